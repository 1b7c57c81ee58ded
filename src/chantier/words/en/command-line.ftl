## Help
help-chantier = Two construction board games, to play, study and watch. Unofficial, made by fans.
help-usage = Usage:
help-help = Show this and stop.
help-arguments = Arguments
help-options = Options
help-commands = Commands
metavar-options = { "[" }OPTIONS]
metavar-command = COMMAND [ARGUMENTS]…
metavar-game = GAME
metavar-plan = PLAN
metavar-subject = SUBJECT
metavar-building = BUILDING
metavar-file = FILE
metavar-folder = FOLDER
metavar-number = NUMBER
metavar-names = NAMES
metavar-text = TEXT
metavar-setting = NAME=VALUE
help-default = [default: { $value }]
help-required = [required]
help-version = Show the version and stop.
help-lang = Language: en, fr or de. Otherwise your locale chooses.
help-play = Play in the terminal, with people at this keyboard and with bots.
help-game = The game: { $known }.
help-people = The people at this keyboard, separated by commas.
help-play-bots = The bots that sit down after them, separated by commas: { $known }.
help-option = An option of the game, as name=value; may be given several times.
help-save = Where to keep the game while it runs; otherwise in your data folder.
help-resume = Go on with the game that was saved last, or with the one in --save.
help-serve = Open a server on which people and bots play over the net.
help-host = The address to listen on; 0.0.0.0 lets others in.
help-port = The port; 0 takes one that is free.
help-database = The address of the database that keeps everything, like { $known }; otherwise a file in the data folder.
help-data-dir = The data folder; otherwise the one your system has for it.
help-generosity = Multiplies how often somebody may do something: for many people behind one address.
help-limit = Set one limit, as name=value; may be given several times. docs/wire.md has all names.
help-trusted-proxy = The address or network of a proxy whose X-Forwarded-For is believed; may be given several times. Nobody is, otherwise.
help-serve-workers = How many servers share the port, one for each core; more than one needs PostgreSQL.
help-node-address = Where other servers on the same PostgreSQL database reach this one: a host, with or without a port.
help-nodes = List the servers that share a PostgreSQL database, with their tables and their load.
help-nodes-database = The address of the database.
help-backup = Write everything that a server keeps into one file, while it goes on.
help-backup-file = The file to write.
help-restore = Bring a backup back to where there is no database yet, and check it.
help-restore-file = The file that backup has written.
help-kept-database = The address of the database, like { $known }; otherwise the file in the data folder.
help-check-store = Check what a server keeps: every game is played again by the rules, every record verified.
help-copy-store = Copy everything from one database to an empty one, such as from SQLite to PostgreSQL. Close the server first.
help-copy-source = The address of the database to copy, like { $known }.
help-copy-target = The address of the empty database, like { $known }.
help-simulate = Let bots play a series of games and sum it up.
help-players = How many seats.
help-games = How many games.
help-simulate-bots = One bot for all seats, or one for each, separated by commas: { $known }. Otherwise { $usual }.
help-seed = The same seed gives the same games.
help-record = Write all games to this file, one record a line.
help-workers = How many processes share the work.
help-json = Answer in JSON.
help-score = Score a building: a plan and what was built on it.
help-plan = The plan, like “x 1 / 3 1 / 1 x”.
help-building = The building, stacks bottom to top, like “x W1 / R2S3G6 - / W4 x”.
help-replay = Tell a recorded game, move by move.
help-file = A file of game records.
help-line = The line of the file on which the game stands.
help-seat = See it through the eyes of one seat, counted from 0; otherwise everything is open.
help-verify = Check a recorded game: every rule, every die and card, and where the site came to rest.
help-quick = Do not run the physics again: take what was recorded of the site at its word.
help-receipt = A receipt that a device has saved: is there anything in it that contradicts the record?
help-key = The key that the record must be signed with, as the server’s keeper has published it.
help-picture = Draw a building, a site, or one moment of a recorded game, as SVG or PNG.
help-subject = A plan, a prepared site ({ $known }), or a file of game records.
help-building-drawn = The building on the plan, stacks bottom to top, like “x W1 / R2S3G6 - / W4 x”.
help-event = The event after which the site is drawn, counted from 1; otherwise the last one.
help-out = The file to write, ending in .svg or .png; otherwise SVG goes to standard output.
examples-play =
    Examples:
    
    chantier play blueprints
    
    chantier play blueprints --people Ada,Bo --bots builder --option first=chance
    
    chantier play men-at-work --people Ada,Bo --option site=advanced --option foreman=true
    
    chantier play --resume
examples-nodes =
    Examples:
    
    chantier nodes --database $DATABASE
examples-backup =
    Examples:
    
    chantier backup tonight.backup
    
    chantier backup tonight.backup --database $DATABASE
examples-restore =
    Examples:
    
    chantier restore tonight.backup
    
    chantier restore tonight.backup --data-dir games
examples-check-store =
    Examples:
    
    chantier check-store
    
    chantier check-store --data-dir games --quick
examples-copy-store =
    Examples:
    
    chantier copy-store $FROM $TO
examples-serve =
    Examples:
    
    chantier serve
    
    chantier serve --host 0.0.0.0 --port 8080 --data-dir games
    
    chantier serve --trusted-proxy 127.0.0.1 --limit sockets.address=1000
examples-simulate =
    Examples:
    
    chantier simulate blueprints --players 3 --games 1000 --bots builder,greedy,uniform --seed 1 --record games.jsonl
    
    chantier simulate men-at-work --players 2 --games 4 --workers 2
examples-score =
    Example:
    
    chantier score "x 1 / 3 1 / 1 x" "x W1 / R2S3G6 G1 / W4 x"
examples-replay =
    Example:
    
    chantier replay games.jsonl --line 7 --seat 0
examples-verify =
    Example:
    
    chantier verify games.jsonl
examples-picture =
    Examples:
    
    chantier picture "x 1 / 3 1 / 1 x" "x W1 / R2S3G6 G1 / W4 x" --out building.svg
    
    chantier picture beginner --out site.svg
    
    chantier picture games.jsonl --event 12 --out moment.png

## Playing
play-guest = Guest
play-commitment = Dice and cards are fixed by a secret whose hash is { $commitment }. It is revealed at the end.
play-saved = Saved in { $path }. Go on with: { $command }
play-kept = The whole game is in { $path }. Check it with: { $command }
play-bots-only = A game between bots.
play-thinking = { $name } is thinking …
play-moving = The site is coming to rest …
curtain = { $name } is next. Everybody else looks away.
press-enter = Press Enter to go on.

## Series
simulate-progress = Playing
simulate-title =
    { $games ->
        [one] 1 game, averages per game
       *[other] { $games } games, averages per game
    }
simulate-seat = Seat
simulate-wins = Wins
simulate-points = Points
simulate-share = { $share }%
simulate-mean = { NUMBER($mean, minimumFractionDigits: 2) }
simulate-recorded = All games are in { $path }.

## Answers
picture-written = The picture is in { $path }.
noted-stand-in = From here on a bot stands in for { $name }.
noted-returned = { $name } is back.
noted-left-out = { $name } revealed no entropy; the dice were thrown without it.
noted-chain-lost = { $name } plays on without the promised chain; what is drawn after these moves rests on the server’s secret alone.
verify-progress = Checking line { $line }
verify-proved =
    { $games ->
        [one] 1 game is true: every rule was kept, and every draw follows from the secret, the salts and the links, all promised and signed in their order.
       *[other] { $games } games are true: every rule was kept, and every draw follows from the secrets, the salts and the links, all promised and signed in their order.
    }
verify-proved-first =
    { $games ->
        [one] 1 game is true: every rule was kept and every draw follows from the secret and the salts. It is of the first form, which does not show that the secret was fixed before the salts were known.
       *[other] { $games } games are true: every rule was kept and every draw follows from the secrets and the salts. They are of the first form, which does not show that a secret was fixed before the salts were known.
    }
verify-alone =
    { $moves ->
        [one] After 1 move, of a bot or without a chain, what was drawn rests on the server’s secret alone.
       *[other] After { $moves } moves, of bots or without a chain, what was drawn rests on the server’s secret alone.
    }
verify-signed = Signed with the key { $server }.
verify-receipt-agrees = The receipt says the same as the record.
verify-unproved =
    { $games ->
        [one] 1 game keeps the rules; its draws can be proved once its secret is revealed.
       *[other] { $games } games keep the rules; their draws can be proved once their secrets are revealed.
    }
verify-simulated =
    { $games ->
        [one] In 1 game the site was simulated again and came to the same rest.
       *[other] In { $games } games the site was simulated again and came to the same rest.
    }
verify-as-recorded =
    { $games ->
        [one] In 1 game the site is taken as recorded; it was not simulated again here.
       *[other] In { $games } games the site is taken as recorded; it was not simulated again here.
    }
verify-wrong = Line { $line } is not a true record. { $problem }
