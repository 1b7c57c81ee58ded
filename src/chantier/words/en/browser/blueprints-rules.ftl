## Dice and buildings in words
rules-die-wood = Wood { $value }
rules-die-recycled = Recycled { $value }
rules-die-stone = Stone { $value }
rules-die-glass = Glass { $value }
rules-drawn-stack = { $space }: { $dice }.
rules-drawn-planned = { $space }, { $planned } planned: { $dice }.
rules-drawn-empty = nothing yet

## The page
rules-title = The rules of Blueprints
rules-lead = { $rounds } rounds, { $picks } dice each, one hidden building. What wins in the end are Awards and Prizes.
rules-contents = On this page
rules-print = Print the rules
rules-to-tutorial = Start with the tutorial
rules-to-men = The rules of Men at Work
rules-to-blueprints = The rules of Blueprints
rules-unofficial = An unofficial version by fans of the game by Yves Tourigny: our own words, plans and drawings.

## In short
rules-idea = In short
rules-idea-1 = Everybody takes dice from one pool. Each die is building material: wood, recycled, stone or glass.
rules-idea-2 = You build behind a screen, on a plan that only you know. After { $picks } dice each, the screens open and the buildings are scored.
rules-idea-3 = The best buildings win Awards, special feats win Prizes. After { $rounds } rounds, whoever has the most points in Awards and Prizes wins.

## In the box
rules-box = In the box
rules-box-dice = { $dice } dice, { $each } of each material. You tell them by the shape of their pips, not only by colour.
rules-box-wood = scores by its neighbours
rules-box-recycled = scores by number
rules-box-stone = scores by height
rules-box-glass = scores what it shows
rules-box-plans = { $plans } plans, all different and all our own.
rules-box-medals = Awards in gold, silver and bronze. The number is what they are worth.
rules-box-prizes = Prizes of four kinds, worth { $points } points each.

## Your plan
rules-plan = Your plan
rules-plan-1 = The plan shows your site from above, three rows by two columns. Spaces are named by where they lie: at the back left, in the middle right. In the terminal and in records they are a1 to b3, row by row.
rules-plan-2 = Hatched spaces are closed. No die ever goes there.
rules-plan-3 = A number is the height planned for that space. All heights together make { $picks }, as many as you get dice.
rules-plan-4 = Keeping to the plan earns a bonus. You need not: the numbers are a plan, not a limit.
rules-plan-picture = A plan from above
rules-plan-closed = closed

## Getting ready
rules-setup = Getting a round ready
rules-setup-1 = All { $dice } dice go into the bag, at the start of every round.
rules-setup-2 = Two dice are drawn for the materials in demand, first and second. If the second is of the same material, it goes back and another is drawn. They lie beside the bag for this round and break ties.
rules-setup-3 = Everybody gets a plan and keeps it secret. A plan that was used does not come back.
rules-setup-4 = The pool is drawn from the bag, rolled, and sorted by value.
rules-setup-5 = Round 1 is opened by whoever was last on a building site. Here the table names a seat or leaves it to chance. Then play goes clockwise.
rules-setup-players = Players
rules-setup-pool = Dice in the pool
rules-setup-awards = Awards
rules-setup-refill = New dice after a turn

## Your turn
rules-turn = Your turn
rules-turn-1 = Take one die from the pool. Everybody sees which one.
rules-turn-2 = Place it on your plan, behind your screen. Nobody sees where.
rules-turn-3 = A new die is drawn, rolled, and joins the pool.
rules-turn-4 = The round ends when everybody has taken { $picks } dice. A die that was removed because it fits nowhere is one of them, although the German rulebook speaks of dice that are placed. After the very last turn nothing is drawn any more.

## Where a die may go
rules-stack = Where a die may go
rules-stack-1 = On an empty open space: any die.
rules-stack-2 = On another die, if that one is equal or lower. From the bottom up, values may stay or rise, never fall.
rules-stack-3 = A stack may grow as high as you like.
rules-stack-4 = A placed die stays where it is, and no die ever changes its value.
rules-stack-right = { $die } on { $below }: fine.
rules-stack-wrong = { $die } on { $below }: not allowed. The die below may not show more.
rules-stack-fits = Where may { $die } go? On the empty space, and on the die with the orange outline. The others show more.
rules-stack-nowhere = A die that fits somewhere must be placed. One that fits nowhere is removed for this round and still counts as one of your { $picks }. You may take such a die on purpose, unless the table has agreed otherwise.

## Two players
rules-two = With two players
rules-two-1 = Every turn uses two dice: you build with one and remove another from the pool for this round. Everybody sees both.
rules-two-2 = Then two new dice are drawn. Before you remove a die, look at what the other one is collecting.
rules-two-build = placed
rules-two-remove = removed

## What the others see
rules-secret = What the others see
rules-secret-1 = In the open: every die you take or remove, and that a die you took fits nowhere and is removed.
rules-secret-2 = Hidden until the reveal: your plan, and where your dice stand.

## Scoring
rules-score = Scoring a building
rules-score-1 = When the screens open, each building is scored in five lines. A building of fewer dice is scored all the same; removed dice count for nothing.
rules-score-2 = The score is not points. It decides the Awards and who opens the next round, and is then forgotten.
rules-score-bonus = { $points } if every space has exactly its planned height. One die on the wrong stack, and it is gone.
rules-score-kept = Plan kept: { $points }
rules-score-not-kept = One die on the wrong stack: { $points }
rules-score-wood = Each wood die scores { $each } for every die that touches it face to face: beside, above or below, whatever the material.
rules-score-recycled = Recycled dice score together, by their number. Where they stand does not matter.
rules-score-stone = Each stone die scores by its level in its own stack. What is below does not matter.
rules-score-glass = Each glass die scores the value it shows, also when another die covers it.
rules-score-sum = { $material }: { $points }
rules-score-dice = Dice
rules-score-level = Level
rules-score-points = Score
rules-score-or-higher = { $level } or higher

## A round, scored
rules-round = A round, scored
rules-round-1 = Four buildings at the reveal. In demand: { $first }, then { $second }.
rules-round-award = { $award }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
rules-round-no-award = no Award

## Awards
rules-awards = Awards
rules-awards-1 = The buildings are ranked by their score. How many Awards there are depends on the number of players.
rules-awards-2 = Whoever loses a tie for one Award is next in line for the one below.
rules-awards-rank = Rank { $rank }
rules-awards-none = none

## Ties
rules-ties = In demand: who wins a tie
rules-ties-1 = The building with more dice of the first material in demand.
rules-ties-2 = Still equal: more dice of the second.
rules-ties-3 = Still equal: whoever of them acted last in this round.
rules-ties-4 = This holds for Awards and for Prizes.
rules-ties-example = In the round above, { $loser } and { $winner } both score { $total }. { $first }: { $loserFirst } to { $winnerFirst }. { $second }: { $loserSecond } to { $winnerSecond }. So { $winner } is ahead.

## Prizes
rules-prizes = Prizes
rules-prizes-1 = Each kind is given at most once a round and is worth { $points } points. If several buildings qualify, the tie-break alone decides; exceeding the condition is no help. If none qualifies, nobody gets it.
rules-prizes-2 = One building may win several Prizes, and a building that misses every Award may still win one.
rules-prize-skyscraper = a stack of { $count } dice or more
rules-prize-integrity = { $count } or more dice of one value
rules-prize-geometer = all { $count } values
rules-prize-materials = { $count } or more dice of one material

## The next round, the end
rules-next = The next round
rules-next-1 = Whoever has the lowest-scoring building opens the next round. If several share the lowest score, the one of them who acted earliest begins.
rules-next-2 = All dice go back into the bag; there are new plans and new materials in demand.
rules-next-3 = Awards and Prizes are given in sight of all and then lie face down until the end, unless the table plays with open points.
rules-end = The end
rules-end-1 = After round { $rounds }, whoever has the most points in Awards and Prizes wins.
rules-end-2 = If there is a tie, these decide, one after the other. The French rulebook words it differently; we read it as the same.
rules-end-prizes = more Prizes
rules-end-gold = more gold
rules-end-silver = more silver
rules-end-bronze = more bronze
rules-end-shared = otherwise the victory is shared
rules-end-example = An example

## Options
rules-options = What a table may choose
rules-options-unplaceable = Dice that fit nowhere
rules-options-unplaceable-text = You may take them on purpose (the default), or only if no die in the pool fits.
rules-options-first = Who begins
rules-options-first-text = A seat, or one drawn at random.
rules-options-points = Open points
rules-options-points-text = Points won so far stay in view, or are shown only at the end (the default).
