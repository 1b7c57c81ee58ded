home-headline-1 = Take a seat.
home-headline-2 = The site is open.
home-lead =
    { $games ->
        [2] Two construction games in your browser, with friends or with bots. No account needed.
       *[other] Construction games and more in your browser, with friends or with bots. No account needed.
    }
home-play-now = Play now
home-choose = Choose the bots
home-together = Several at this device
home-make = Make a table
home-by-code = Join by code
home-places = Navigation
home-licences = Licences of what these pages are made of
home-game-blueprints = Blueprints
home-game-men-at-work = Men at Work
home-players-blueprints = 2 to 4 players
home-players-men-at-work = 2 to 5 players

## A code
home-code = Got a code?
home-code-example = KRAN-TURM-4711
home-code-unreadable = This is no code and no link. A code looks like KRAN-TURM-4711.
home-code-unknown = No table has this code. Ask for it again, or make a table.
home-code-full = All seats of this table are taken.
home-code-joined = Found
home-join = Join
home-join-named = Join { $name }
home-watch = Watch

## Open tables
home-open = Open tables
home-open-count =
    { $people ->
        [one] 1 person at a table
       *[other] { $people } people at tables
    }
home-open-none = Nobody is waiting just now
home-open-none-text = A table you open to everyone is listed here.
home-seats = { $taken } of { $seats } seats taken

## My games
home-mine = My games
home-mine-all = All { $count }
home-mine-none = Nothing built yet
home-mine-none-text = Games you play on this device are listed here, with their replays.
home-tutorial = Start with the tutorial, 5 min
home-mine-with = { $game } with { $names }
home-mine-with-many = { $game } with { $count } others
home-mine-your-turn = Your turn
home-mine-turn-of = { $name } is building
home-mine-running = Under way
home-mine-waiting = Waiting for players
home-mine-place =
    { $place ->
        [1] Finished, you won
        [2] Finished, you came second
        [3] Finished, you came third
        [4] Finished, you came fourth
       *[other] Finished, you came fifth
    }
home-mine-ended = Finished
home-mine-abandoned = Given up before it began
home-continue = Continue
home-replay = Replay
home-replay-named = Replay: { $game }
home-to-table = To the table
home-to-table-named = To the table: { $game }

## What is special about a table
option-blueprints-open-points = Open points
terms-blueprints-unplaceable-forced = Only dice that fit
home-terms-chance = First player drawn at random
home-terms-first = Seat { $seat } begins
home-terms-talk = Free chat
home-clock-none = No clock
home-clock-per-move = { $seconds } s a move
home-clock-bank =
    { $increment ->
        [0] { $minutes } min in all
       *[other] { $minutes } min + { $increment } s a move
    }
home-clock-days =
    { $days ->
        [one] 1 day a move
       *[other] { $days } days a move
    }

## Make a table
home-new-title = Make a table
home-new-title-bots = Play against bots
home-new-lead-blueprints = Dice behind screens, in three rounds. Build in secret, then reveal.
home-new-lead-men-at-work = Girders and workers, one steady hand, as high as it holds.
home-new-seats = Who plays
home-new-how-many = Seats
home-new-door = Who can find the table
home-new-rules = Clock and rules
home-new-open = Open the table
home-new-open-note = You get a code and a link to pass on.
home-new-play = Start the game
home-new-play-note = Everyone is here: it begins at once.
home-seat = Seat { $seat }
home-seat-who = Who plays in seat { $seat }
home-seat-level = Level of the bot in seat { $seat }
home-seat-name = Name for seat { $seat }
home-seat-you = That is you
home-seat-friend = A friend
home-seat-here = Somebody here
home-seat-bot = A bot
home-seat-friend-note = Joins by code or link
home-name-empty = A name is missing here.
home-name-twice = Somebody else has this name already.
home-name-example = Name
home-public = Among the open tables
home-public-note-on = Everyone who comes by can find it.
home-public-note-off = Only people with the code or the link find it.
home-talk-note = Everyone at the table may write what they like. Otherwise there are preset phrases.
home-casual = Casual game
home-casual-note = It does not count for the rating, and a move can be taken back if everybody agrees.
home-onlookers-note = Onlookers with the link are always welcome. They see what everyone sees.
home-clock = Clock
home-clock-kind-per-move = For each move
home-clock-kind-bank = For the game
home-clock-kind-days = Over several days
home-clock-note-none = Everyone thinks as long as they like.
home-clock-note-per-move = When the time for a move is up, a bot plays it.
home-clock-note-bank = Everyone has this much for the whole game, and a little more with every move. When it is used up, a bot plays on.
home-clock-note-days = A game alongside daily life: nobody has to stay at the table.
home-clock-per-move-how-long = Time for a move
home-clock-bank-how-long = Time for the game
home-clock-increment = Extra time per move
home-clock-days-how-long = Time for a move
home-seconds = { $seconds } s
home-minutes = { $minutes } min
home-days =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
home-first = Who begins
home-first-you = You
home-first-chance = Drawn at random
home-first-note-blueprints = The first round only. After that, whoever has the lowest-scoring building begins.
home-first-note-men-at-work = Gets the rescue hook first, and builds the site if that is done by hand.
option-blueprints-unplaceable = A die that fits nowhere
choice-blueprints-unplaceable-any = May be taken
choice-blueprints-unplaceable-forced = Only if no die fits
choice-blueprints-unplaceable-any-note = You may take such a die on purpose. It is removed and still counts as one of your six.
choice-blueprints-unplaceable-forced-note = As long as one die of the pool fits, you must take one that fits.
option-blueprints-open-points-note = A running total stays in view. Otherwise points lie face down until the end.

## Several at one device
home-together-title = Several at this device
home-together-lead-blueprints = One device goes round the table. A curtain hides your plan until you have it in your hands.
home-together-lead-men-at-work = One device goes round the table, like the rescue hook: whoever has it builds.
home-together-start = Start the game

## Join
home-carry-title = Continue on this device
home-carry-text = This link carries your name and your games here. It works once.
home-carry-take = Continue here
home-carry-done = That is you, here too.

## All my games
home-mine-running-title = Under way
home-mine-over-title = Finished

## You and this device
home-me-lead = No account, no password: a name, and a cookie that knows this device.
home-me-name = Your name
home-me-save = Save
home-me-name-saved = Saved
home-me-name-note = It is used the next time you take a seat.
home-me-settings = Settings of this device
home-quality = Picture
home-quality-auto = Automatic
home-quality-high = Full
home-quality-low = Reduced, for older devices
home-sound-note = Dice, wood, concrete and metal, never music.
home-vibration-note = On devices that can: what your own hand touches.
home-motion-note = None: things appear where they are. A system that asks for less motion is obeyed.
home-confirm-note = Choose a space, then confirm. Otherwise a die is placed at once.
home-labels = Labels on dice
home-labels-note = Sign and number beside every die.
home-strong = Bold lines
home-strong-note = Thicker outlines, no grid.
home-me-device = Another device
home-me-device-text = A link carries you and your games to another device. It works once, within fifteen minutes.
home-me-link = Make a link
home-me-data = What is stored
home-me-data-text = Your name, your games, what you said at tables, and how you want to be told of your turn. Nothing else, and nothing elsewhere.
home-me-download = Download everything
home-me-forget = Delete my data
home-me-forget-title = Delete your data for good?
home-me-forget-text = Everything that is yours alone is deleted. In games with others, a dash stands in place of your name. This cannot be undone.
home-me-stay = Keep them
home-me-forgotten = Your data has been deleted here.

## Men at Work: what a table may choose
home-which = Which game
home-note-blueprints = Dice, plans, secrets. 2 to 4 players.
home-note-men-at-work = Girders, balance, nerves. 2 to 5 players.
home-new-site = The site
home-new-variants = Variants
home-site-beginner-note = Firm and level. Good for a first game.
home-site-advanced-note = Crooked and crosswise, few easy places.
home-site-expert-note = One girder is only just balanced. Every touch counts.
home-site-by-hand-note = Whoever begins builds it, piece by piece.
home-foreman-note = Everyone gets two cards that change what to place, or how. And workers always go on the highest girder of the two colours.
home-crane-note = It stands on the site, and every part of it may carry pieces. What falls on its platform is an accident.
home-skyscraper-note = You build in the open box. What touches its floor or the table is an accident.
home-crane-on-floor-note = It rises above the walls.
home-crane-on-rim-note = Harder: it has little to stand on.
home-slips-friendly-note = A piece that was never part of the site may be tried again.
home-slips-strict-note = It costs a certificate and ends the turn.
home-experts-note = Everyone else begins with { $certificates }.
home-tremor-note = What an expert holds trembles a little, as in a real hand.
home-tremor = Trembling hands
home-tremor-nobody = Nobody’s
home-tremor-experts = The experts’
home-tremor-all = Everybody’s
home-tremor-note-nobody = Every hand is steady.
home-tremor-note-all = What anybody holds trembles a little, as in a real hand.

## Men at Work: house rules
home-house = House rules
home-house-lead = As set here, it is the printed game.
home-house-changed =
    { $count ->
        [one] 1 differs from the printed game.
       *[other] { $count } differ from the printed game.
    }
home-help-all = All
home-help-some = Some
home-help-none = None
home-help-note-all = While you hold a piece, you are told what it touches and which conditions are met. Places are offered, and the hand keeps clear of the site.
home-help-note-some = While you hold a piece, you are told what it touches, and no more.
home-help-note-none = Your hand alone: nothing is told while you hold a piece, except an accident.
home-help-same = It holds for everybody at the table.
home-certificates-note = The printed game gives { $printed }. An expert begins with one less, but with at least one.
home-titles-printed = { $titles }, as printed
home-titles-note = Whoever has so many titles first wins.
home-rita-0 = At once
home-rita-25 = After a quarter
home-rita-50 = After half
home-rita-75 = After three quarters
home-rita-100 = At the end
home-rita-note = Where in the pile she waits, give or take { $cards } cards; a quarter is the printed game. Once she is there, the highest piece earns titles.
home-give-up-no = No
home-give-up-yes = Yes
home-give-up-note = Whoever finds no place may give up the card. It costs a certificate and ends the turn; nothing on the site moves.

## Men at Work: a table in a few words
home-terms-site-beginner = Site for beginners
home-terms-site-advanced = Site for advanced players
home-terms-site-expert = Site for experts
home-terms-site-by-hand = Site built by hand
home-terms-strict = Slips count
home-terms-experts =
    { $count ->
        [one] 1 expert
       *[other] { $count } experts
    }
home-terms-tremor = Trembling hands
home-terms-crane-rim = Crane on the rim
home-terms-certificates =
    { $count ->
        [one] 1 certificate each
       *[other] { $count } certificates each
    }
home-terms-titles =
    { $count ->
        [one] 1 title wins
       *[other] { $count } titles win
    }
home-terms-rita = Rita after { $percent }% of the pile
home-terms-help-some = Some help
home-terms-help-none = No help
home-terms-give-up = Cards may be given up
