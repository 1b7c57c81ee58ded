# The arena: its command, its table in the terminal, and its report.

## Help
metavar-numbers = NUMBERS
help-arena = Let bots play against each other, rate them, and write a report.
help-arena-bots = The bots, separated by commas: { $known }. Otherwise all of the game.
help-arena-seats = How many seats, or several such numbers, separated by commas.
help-arena-games = How many games at least; the last deal is always played to its end.
help-engine = Where the games are played: local (processes of this machine) or ray (a Ray cluster).
help-arena-out = The folder for the results and the report.
help-arena-resume = Go on with the results that are in the folder.
examples-arena =
    Examples:
    
    chantier arena blueprints --bots builder,greedy,uniform --seats 2,4 --games 200 --out contest
    
    chantier arena blueprints --bots builder,greedy,greedy,greedy --seats 4 --workers 2
    
    chantier arena men-at-work --bots master,apprentice --games 20 --workers 2 --out site --resume

## Refusals
too-few-to-compare = A contest needs at least two different bots, not { $came }.
company-of-wrong-size = A bot that is named twice sits there twice, so exactly { $seats } bots must be named for { $seats } seats, not { $came }.
unknown-engine = There is no engine “{ $came }”; there are { $known }.
resume-needs-out = --resume goes on with results in a folder; name it with --out.
results-exist = { $path } is there already; go on with it by --resume, or name another folder.
results-of-another-contest = { $path } has the results of another contest: game, options, bots, seats and seed must be the same.
results-out-of-order = { $path }, line { $line }: this is not the game that stands here in this contest.
ray-missing = The engine ray needs Ray, which is not installed; install it with: { $command }
ray-does-not-start = Ray does not start: { $reason }

## In the terminal
arena-progress = Playing
arena-stopped = Stopped after { $done } of { $games } games. Nothing is kept without --out.
arena-stopped-kept = Stopped after { $done } of { $games } games; what was played is in { $path }. Go on with: { $command }
arena-written = Results and report are in { $path }.
arena-title =
    { $deals ->
        [one] { $games } games in 1 deal
       *[other] { $games } games in { $deals } deals
    }
arena-bot = Bot
arena-rating = Rating
arena-interval = 95% interval
arena-skill = openskill
arena-wins-of = Wins, { $seats } seats

## Statistics that only reports tell
statistic-acts = Acts
statistic-accidents = Accidents
statistic-height = Highest piece, mm
