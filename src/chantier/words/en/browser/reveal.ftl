## The reveal
reveal-game = Blueprints
reveal-title = Round { $round }, the reveal
reveal-you = You
reveal-skip = Skip to the result
reveal-skip-short = Skip
reveal-next = Next
reveal-back = Back
reveal-pause = Pause
reveal-play = Go on by itself
reveal-continue = To round { $round }
reveal-finish = To the final result
reveal-line-bonus = Plan kept
reveal-status-screens = The screens open
reveal-status-yours = Counting your building
reveal-status-of = Counting the building of { $name }
reveal-status-done = Every line opens its sum
reveal-begins = { $name } begins round { $round }, with the lowest building.
reveal-plan-kept = Every height as planned
reveal-plan-lost = Not as planned
reveal-touches =
    { $count ->
        [0] Touches no die
        [one] Touches 1 die
       *[other] Touches { $count } dice
    }
reveal-dice-recycled =
    { $count ->
        [one] 1 recycled die
       *[other] { $count } recycled dice
    }
reveal-level = On level { $level }
reveal-values = What the glass shows
reveal-none = None in this building
reveal-product = { $times } × { $each } = { $points }
reveal-sum = { $terms } = { $points }
reveal-together = Together { $points }
reveal-ties = Ties go to
reveal-then = then
reveal-ties-in-words = Ties go to { $first }, then to { $second }.
reveal-award-by-points =
    { $points ->
        [one] { $award } for { $name }, with 1 point.
       *[other] { $award } for { $name }, with { $points } points.
    }
reveal-award-tie = { $award } for { $name }. { $names } are level at { $points }.
reveal-prize-alone = { $prize } for { $name }.
reveal-prize-nobody = { $prize }: nobody
reveal-prize-tie = { $prize } for { $name }. { $names } all qualify.
reveal-by-first = In demand first is { $first }: { $counts }.
reveal-by-second = Level in { $first }, so { $second } decides: { $counts }.
reveal-by-last = Level in both materials, so the later turn counts: { $name } acted last.
reveal-count = { $name } { $count }
reveal-prizes = Prizes
reveal-prizes-worth = { $points } points each
reveal-prize-is-skyscraper = a stack of five
reveal-prize-is-integrity = four of one value
reveal-prize-is-geometer = one to six
reveal-prize-is-materials = five of one material
reveal-nobody = nobody
reveal-table = The count of round { $round }
reveal-seat = Player
reveal-won = Won
reveal-building-of = The building of { $name }
reveal-choose = Which building
reveal-trouble = The count could not be fetched. The points stand all the same.

## The result
reveal-over = Three rounds, finished
reveal-top-you =
    { $points ->
        [one] You top out at one.
       *[other] You top out at { $points }.
    }
reveal-top-other =
    { $points ->
        [one] { $name } tops out at one.
       *[other] { $name } tops out at { $points }.
    }
reveal-top-shared = { $names } top out together at { $points }.
reveal-tree-you = The little tree is yours.
reveal-tree-other = The little tree goes to { $name }.
reveal-tree-shared = The little tree is shared.
reveal-behind =
    { $points ->
        [0] { $names } had as many points.
        [one] { $names } came 1 point short.
       *[other] { $names } came { $points } points short.
    }
reveal-reason-prizes = Level on points: more Prizes decide.
reveal-reason-gold = Level on points and Prizes: more gold decides.
reveal-reason-silver = Level down to gold: more silver decides.
reveal-reason-bronze = Level down to silver: more bronze decides.
reveal-reason-shared = Level in everything.
reveal-points = Points
reveal-round-short = Round { $round }
reveal-points-table = Points by round
reveal-again = Play again
reveal-replay = Watch the replay
reveal-check = Check the dice
reveal-record = Download the record
reveal-look-back = The reveal of round { $round }
reveal-again-watch = Watch the rematch
reveal-again-waits = A table for the same people is open already.
