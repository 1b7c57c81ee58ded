## Help while playing
help-type-one = Type a die and a space, like G5 a2: the die goes on top of what stands there. A die that fits nowhere is taken with a dash, like G5 -. Spaces are a1 to b3, as on your plan.
help-type-two = Type a die, a space and the die to remove, like G5 a2 W1: the first goes on top of what stands there. A die that fits nowhere is taken with a dash, like G5 - W1. Spaces are a1 to b3, as on your plan.
help-type-names = Capitals do not matter; materials have names too: glass 5 a2. q stops and saves.

help-scoring = What a building scores
help-score-wood = wood: { $each } for every die beside it, above or below
help-score-recycled = recycled: together, for 1 to 6 of them: { $points }
help-score-stone = stone: by level, from the ground: { $points } (also above)
help-score-glass = glass: the value it shows
help-score-bonus = Blueprint bonus: { $bonus } if every space has exactly its planned height

help-winning = What wins
help-awards = The score only ranks the buildings. The best ones get Awards: { $awards }. After { $rounds } rounds the most points in Awards and Prizes win.
help-award =
    { $points ->
        [one] { $award } 1 point
       *[other] { $award } { $points } points
    }
help-prizes = Prizes, { $points } points each, at most one of a kind a round:
help-prize-skyscraper = a stack of { $count } dice or more
help-prize-integrity = { $count } or more dice of one value
help-prize-geometer = all { $count } values
help-prize-materials = { $count } or more dice of one material
help-ties = Ties: the first material in demand, then the second, then who came later.
