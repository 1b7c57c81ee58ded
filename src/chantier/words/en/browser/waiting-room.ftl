room-yours = Your table
room-of = { $name }’s table
room-a-table = A table
room-seats = Seats
room-your-name = Your name at this table
room-open = Open seat
room-open-note = Seat { $seat }
room-you = That is you
room-here = Here
room-away = Away for the moment
room-sit = Sit here
room-bot = Add a bot
room-bot-title = How well should it play?
room-bot-away = Send away
room-bot-away-named = Send away: { $name }
room-start = Start the game
room-leave = Give up the seat
room-ready = Everyone is here.
room-all-here = All seats are taken.
room-free =
    { $count ->
        [one] One seat is still open.
       *[other] { $count } seats are still open.
    }
room-host-starts = { $name } starts the game.
room-maker-starts = The host of the table starts the game.
room-look-on = You can stay and watch.
room-begins-blueprints = The dice are being drawn
room-begins-men-at-work = The cards are being shuffled
room-awaits =
    { $count ->
        [one] Waiting for { $names }’s device
       *[other] Waiting for the devices of { $names }
    }
room-awaits-you = Waiting for your device
room-awaits-note = Before the game begins, every device adds its part to the draws.
room-abandoned = Everyone left before the game began.
room-invite = Invite somebody
room-public = This table is also listed among the open tables.
room-private = Only people with the code or the link find this table.
room-in-words = I play by the site in words
room-in-words-note = You choose among places that are offered to you. Everybody at the table sees it, and the game is not rated. Once the game has begun, it stays so.
room-code = Code
room-link = Link
room-copy = Copy the link
room-copied = Copied
room-share = Share
room-share-title = A table at Chantier
room-share-text = There is a seat for you at this table.
