check-title = Check the draws
check-lead = Every die and every card follows from a secret that was fixed before the game, and from what the seats added. Load the record, and all of it is derived again, here in your browser. Nothing is sent anywhere.
check-drop = Drop a record here
check-drop-hint = One game, or a file with one game a line. A receipt may come along.
check-file = Choose a file
check-paste = Paste it instead
check-paste-label = The record as text
check-go = Check it
check-table-label = Or the code of a table
check-table-example = as in its address
check-fetch = Load the record
check-several = { $games } games in this file
check-several-hint = Choose the one to check.
check-row = { $game }, { $names }
check-fetching = Loading the record
check-working = Event { $event } of { $events }
check-another = Check another record
check-download = Download the record
check-replay = Watch the replay
check-sealed = The game is still running.
check-sealed-lead = Its secret stays sealed until the end, so nothing can be derived yet. Keep the promise below and compare it then.
check-proved-blueprints = Every die is the one that had to come.
check-proved-men-at-work = Every card is the one that had to come.
check-proved-lead = { $draws } draws in { $decisions } decisions were derived again. The record shows exactly these.
check-wrong = This record is not right.
check-wrong-lead-event = The trouble is at event { $event }. What stands before it is as it had to be.
check-wrong-lead-start = The very first draw is already another one. Then the secret, a salt or their order was changed, or this event was.
check-refused = That cannot be read as a record.
check-expected = Had to come
check-expected-pool = In the pool were
check-found = The record says
check-nothing-there = nothing
check-field = Event { $event }, field “{ $field }”
check-why-seed = The secret is not the one that was promised: its hash is different.
check-why-secret-missing = The game is over, but its secret was taken out of the record. Without it any draws could be claimed.
check-why-not-ended = The secret is out, but the record stops before the end of the game.
check-why-pool = A die was taken that was not in the pool.
check-why-buildings = The buildings that were revealed are not the ones that were built.
check-why-draw = Another draw had to come here.
check-why-order = After what stands before, “{ $expected }” had to come; the record has “{ $found }”.
check-why-nothing = There is nothing in it.
check-why-not-json = Line { $line } is not JSON.
check-why-not-a-record = The field “{ $field }” is missing or is not what docs/record.md asks for.
check-why-field-unknown = A record has no field “{ $field }”.
check-why-game-unknown = The draws of the game “{ $game }” cannot be derived in this page. The command chantier verify does it.
check-holds = Proved
check-holds-secret = The secret opened at the end is the one behind the promise. Whoever saw the promise before the game knows that the secret was fixed by then.
check-holds-salts =
    { $salted ->
        [0] No seat added anything of its own. The draws were fixed beforehand, but whoever held the secret knew them.
        [one] One seat of { $seats } added entropy of its own, so the server could not choose the draws.
       *[other] { $salted } of { $seats } seats added entropy of their own, so the server could not choose the draws.
    }
check-holds-own = What this device added is in it, unchanged.
check-holds-own-missing = What this device added is not in it: it was left out.
check-holds-draws-blueprints = Who begins, the materials in demand, every plan and every die came out as they had to.
check-holds-draws-men-at-work = Who begins, every hand, every card, every back that shows, Rita and every tremor came out as they had to.
check-holds-pieces = Every die that was taken lay in the pool, and the buildings are made of exactly these dice.
check-open = Not proved here
check-open-rules = That every move kept the rules and that the points are right. This page derives draws; “chantier verify” also plays the whole game again.
check-open-rest = Where the pieces came to rest: for that there is only the engine’s word. “chantier verify” simulates it again.
check-open-secret = That the server kept its secret to itself while the game ran.
check-open-moves = That the moves are the ones the players chose. Moves and names are not signed.
check-open-last = That nobody who knew the secret tried secrets or salts until the draws suited. This record has the first form of the draws: it shows neither when anything was promised nor which seats were bots. In a terminal a single program holds everything.
check-from = What it follows from
check-promise = Promise
check-secret = Secret
check-salt = Salt of { $name }
check-salt-none = nothing added
check-key = Key
check-decisions = The draws, decision by decision
check-decisions-hint = Each line opens. The first eight bytes of HMAC-SHA256 of the message under the key, as a number, modulo the number of items, give the item.
check-setup = Set-up
check-draws =
    { $draws ->
        [0] no draw
        [one] 1 draw
       *[other] { $draws } draws
    }
check-column-message = Message
check-column-word = First 8 bytes
check-column-items = Items
check-column-index = Item
check-column-result = Drawn
check-skipped =
    { $words ->
        [one] after 1 word that would not have been fair
       *[other] after { $words } words that would not have been fair
    }
check-holds-signed = Commitment, promises, start and last move are signed with the server’s key.
check-holds-promised = Every person’s salt was promised together with all others before any was shown, and no bot has added one.
check-holds-links =
    { $links ->
        [one] One move
       *[other] { $links } moves
    } of { $moves } opened a link that the mover’s device had promised. What was drawn then, nobody could know before.
check-holds-receipt = What this device kept during the game says the same as the record.
check-open-alone =
    { $moves ->
        [one] One move was a bot’s, or made
       *[other] { $moves } moves were bots’, or made
    } without the device that had promised. What was drawn there rests on the server’s secret alone: the server could know it before.
check-open-receipt = That the server has signed nothing else: this device has kept nothing about this table. Whoever played has a receipt.
check-open-signatures = That the signatures are right: this browser could not check them.
check-receipt = A receipt of this game
check-receipt-lead = Every device keeps what the server signs during the game, and can save it as a file: the receipt. Bring one, yours or somebody else’s. If it does not fit this record, the server has signed two things that cannot both be true.
check-receipt-drop = Drop a receipt here
check-receipt-file = Choose a receipt
check-receipt-agrees = The receipt agrees: nothing in it contradicts the record.
check-receipt-unchecked = But this browser could not check the signatures.
check-receipt-other-table = This receipt is of another game, so it says nothing about this record.
check-receipt-first-form = There is nothing to compare the receipt with: no step of this record is signed. It is of an older version, or from a terminal.
check-receipt-record-doubtful = The receipt was not compared: the record’s own signatures do not hold, so it is not the server’s word.
check-receipt-alone = That is a receipt. Now add the record of the same game.
check-server-key = Key of the server
check-server-key-kept = It is the key that this device keeps.
check-server-key-other = It is not the key that this device keeps for this server.
check-attempt = Attempt
check-against = What is proved against whom
check-against-lead = For games online since version 0.2. Older records, and games in the terminal, prove less: every draw follows from the secret and the salts in the record, but an operator could have tried both until the draws suited.
check-against-who = Who might cheat
check-against-cannot = Cannot
check-against-can = Still can, or is not proved
check-against-players = Players
check-against-players-cannot = Know or steer a draw: they do not know the server’s secret, and what their devices add is promised before anybody’s is known. Whoever does not reveal loses the seat.
check-against-players-can = Tell each other what the game hides. Leave before the start, so that it begins again; the record counts the attempts.
check-against-onlookers = Onlookers, and whoever gets the record
check-against-onlookers-cannot = Change the record without being found out: every draw follows from the secret, and every step is signed.
check-against-onlookers-can = Tell a player what they see.
check-against-operator = The operator of the server
check-against-operator-cannot = Choose or swap the secret once a salt is known, leave a salt out or add one for a bot: every device’s receipt shows it. Know what is drawn after a person’s move before that move is made.
check-against-operator-can = See what the game hides, and tell somebody. Know beforehand what is drawn after moves of bots and stand-ins. Pretend that a device was too late and so get other draws once, for all to see. Change moves, names, clocks, notes and options in a record: they are not signed. Send you a page that does not check.
check-against-both = The operator together with a player
check-against-both-cannot = Know or steer what is drawn after the moves of all the others.
check-against-both-can = Know beforehand what is drawn after that player’s own moves, and let a bot stand in where other draws suit better, for all to see.
