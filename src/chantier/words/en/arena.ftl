# The arena: its command, its table in the terminal, and its report.

## Help
metavar-numbers = NUMBERS
help-arena = Let bots play against each other, rate them, and write a report.
help-arena-bots = The bots, separated by commas: { $known }. Otherwise all of the game.
help-arena-seats = How many seats, or several such numbers, separated by commas.
help-arena-games = How many games at least; the last deal is always played to its end.
help-engine = Where the games are played: local (processes of this machine) or ray (a Ray cluster).
help-cluster-address = The address of a Ray cluster, with its port; otherwise Ray starts on this machine.
help-arena-out = The folder for the results and the report.
help-arena-resume = Go on with the results that are in the folder.
examples-arena =
    Examples:
    
    chantier arena blueprints --bots builder,greedy,uniform --seats 2,4 --games 200 --out contest
    
    chantier arena blueprints --bots builder,greedy,greedy,greedy --seats 4 --workers 2
    
    chantier arena men-at-work --bots master,apprentice --games 20 --workers 2 --out site --resume

## Refusals
too-few-to-compare = A contest needs at least two different bots, not { $came }.
company-of-wrong-size = A bot that is named twice takes two seats, so exactly { $seats } bots must be named for { $seats } seats, not { $came }.
address-needs-ray = An address of a cluster needs --engine ray.
unknown-engine = There is no engine “{ $came }”; there are { $known }.
resume-needs-out = --resume goes on with results in a folder; name it with --out.
results-exist = { $path } is there already; go on with it by --resume, or name another folder.
results-in-use = { $path } is being added to by another arena; wait for it, or stop it.
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
statistic-safe = Without an accident

## The report
report-of-any = { $title }: who is the strongest
report-of-blueprints = Blueprints: who is the strongest
report-of-men-at-work = Men at Work: who is the strongest
report-lead = { $bots } bots, { $games } games from { $deals } deals, at tables of { $seats }. In the lead: { $first }, { $gap } points ahead of { $second }.
report-setup = Seed { $seed }; { $options }.
report-at = { $seats } seats
report-seat = Seat { $seat }
report-and = { $some } and { $last }
report-number = { $number }
report-tenths = { NUMBER($number, minimumFractionDigits: 1) }
report-share = { NUMBER($share, minimumFractionDigits: 1) }%
report-times = Times
report-all-and = all · { $bot }
report-ratings = Ratings
report-ratings-how = A scale like Elo’s: the mean is 1500, and 400 points more are ten times the chance to be placed before the other. Every two bots at a table are compared by their places. The 95% interval comes from drawing whole deals again a thousand times; fewer than ten deals give none. Beside it stands openskill, after all games in their order, and how unsure it still is.
report-pairs = Head to head
report-pairs-how = How often the bot of the row was placed before the bot of the column, with Wilson’s 95% interval. A tie is half of it.
report-wins = Wins
report-wins-how = The share of victories of each seat the bot had, with Wilson’s 95% interval; a shared victory counts in part. The dashed line is an even share.
report-points = Points
report-points-how = How often a bot ended with so many points. The dashed line is its mean, the number at the right edge.
report-seats = Seats
report-seats-how = How often each seat has won, whoever sat there. As every bot sits on every seat equally often, what differs from the dashed line is the seat’s own.
report-means-how = The mean of a game, with its 95% interval.
report-dice = The same luck for all
report-dice-how = In every deal all companies of bots play with the same dice and cards, as far as the game allows it, once in each rotation of the seats: a lucky seat helps everybody equally often. The same command gives the same games, whatever the number of workers:
chapter-buildings = Buildings
chapter-awards = Awards
chapter-prizes = Prizes
chapter-safety = Safety
chapter-heights = Heights
chapter-length = Length
subjects-blueprints = Plan by plan
subjects-blueprints-how = The hardest first: what the buildings on each plan scored, and how many followed it to the bonus. The dot is for all, with its 95% interval; the ring is { $bot } alone.
subjects-men-at-work = Instruction by instruction
subjects-men-at-work-how = The most dangerous first: how many turns went without an accident, and how many acts they took. The dot is for all, with its 95% interval; the ring is { $bot } alone.
