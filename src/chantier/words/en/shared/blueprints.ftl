## Things
blueprints-title = Blueprints
material-wood = wood
material-recycled = recycled
material-stone = stone
material-glass = glass
material-and-letter = { $material } ({ $letter })
award-gold = Gold
award-silver = Silver
award-bronze = Bronze
prize-skyscraper = Skyscraper
prize-integrity = Structural Integrity
prize-geometer = Geometer
prize-materials = Materials
score-bonus = Blueprint bonus
score-wood = Wood
score-recycled = Recycled
score-stone = Stone
score-glass = Glass
score-total = Total

## The board
board-round = Round { $round } of { $rounds }
board-in-demand = In demand: { $first }, then { $second }
board-bag =
    { $dice ->
        [one] 1 die in the bag
       *[other] { $dice } dice in the bag
    }
board-pool = Pool
board-plan = Plan
board-building = Your building
board-worth = Worth now
board-taken = { $taken } of { $picks }
board-nothing-taken = nothing yet
board-lost = lost: { $count }
board-discarded = Removed
board-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
prompt-one = die and space, like G5 a2 (? for help, q to stop):
prompt-two = die, space and the die to remove, like G5 a2 W1 (? for help, q to stop):
help-dice = { $dice }: may go on { $spaces }
help-dice-nowhere = { $dice }: fits nowhere; take it to remove it, like { $example } -

## Events
event-round = Round { $round }. { $name } begins. In demand: { $first }, then { $second }.
event-taken =
    { $who ->
        [you] You take { $die }.
       *[other] { $name } takes { $die }.
    }
event-placed = { $name } takes { $die } for { $space }.
event-removed =
    { $who ->
        [you] You take { $die }, which fits nowhere and is removed.
       *[other] { $name } takes { $die }, which fits nowhere and is removed.
    }
event-discarded = { $die } is removed.
event-drawn =
    { $count ->
        [one] { $dice } is rolled.
       *[other] { $dice } are rolled.
    }
event-revealed = The screens open
event-award = { $award } Award: { $name }
event-prize = { $prize } Prize: { $name }
event-prize-kept = { $prize } Prize: nobody
event-ended = The game is over.

## The end
ending-points = Points
ending-prizes = Prizes
ending-by-points = { $names } wins on points.
ending-by-prizes = { $names } wins: level on points, but more Prizes.
ending-by-gold = { $names } wins: level on points and Prizes, but more gold.
ending-by-silver = { $names } wins: level down to gold, but more silver.
ending-by-bronze = { $names } wins: level down to silver, but more bronze.
ending-by-shared = { $names } share the victory.

## Pictures and counts
picture-title = A building on the plan { $plan }
picture-description = Stacks from bottom to top, row by row: { $building }
score-prizes = Qualifies for: { $prizes }
score-no-prizes = Qualifies for no Prize.
statistic-building = Building
statistic-bonus = Bonus
statistic-gold = Gold
statistic-silver = Silver
statistic-bronze = Bronze
statistic-skyscraper = Skyscraper
statistic-integrity = Integrity
statistic-geometer = Geometer
statistic-materials = Materials
