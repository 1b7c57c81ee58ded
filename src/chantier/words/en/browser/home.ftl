home-headline-1 = Take a seat.
home-headline-2 = The site is open.
home-lead = A construction game in your browser, with friends or with bots. No account needed.
home-play-now = Play now
home-play-now-note = Blueprints against two bots.
home-choose = Choose the bots
home-together = Several at this device
home-make = Make a table
home-by-code = Join by code
home-places = Places
home-game-blueprints = Blueprints
home-game-men-at-work = Men at Work
home-blueprints-players = 2 to 4 players
home-men-at-work-players = 2 to 5 players, so far in the terminal. Its table here comes next.

## A code
home-code = Got a code?
home-code-example = KRAN-47
home-code-unreadable = This is no code and no link. A code looks like KRAN-47.
home-code-unknown = No table has this code. Ask for it again, or make a table.
home-code-full = All seats of this table are taken.
home-code-joined = Found
home-join = Join
home-join-named = Join { $name }
home-watch = Look on

## Open tables
home-open = Open tables
home-open-count =
    { $tables ->
        [one] { $people ->
            [one] 1 person at 1 table
           *[other] { $people } people at 1 table
        }
       *[other] { $people } people at { $tables } tables
    }
home-open-none = Nobody waits just now
home-open-none-text = A table you make for everyone stands here.
home-seats = { $taken } of { $seats } seats taken
home-terminal-only = In the terminal

## My games
home-mine = My games
home-mine-all = All { $count }
home-mine-none = Nothing built yet
home-mine-none-text = Games you play on this device wait here, with their replays.
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
       *[other] Finished, you came fourth
    }
home-mine-ended = Finished
home-mine-abandoned = Given up before it began
home-continue = Continue
home-replay = Replay
home-replay-named = Replay: { $game }
home-to-table = To the table
home-to-table-named = To the table: { $game }

## What is special about a table
home-terms-open-points = Open points
home-terms-forced = No die taken in vain
home-terms-chance = Chance begins
home-terms-first = Seat { $seat } begins
home-terms-talk = Free talk
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
