## The reveal
reveal-game = Blueprints
reveal-title = Round { $round }, the reveal
reveal-skip = Skip to the result
reveal-skip-short = Skip
reveal-next = Next
reveal-back = Back
reveal-pause = Pause
reveal-play = Play automatically
reveal-continue = To round { $round }
reveal-finish = To the final result
reveal-line-bonus = Plan kept
reveal-status-screens = The screens open
reveal-status-yours = Scoring your building
reveal-status-of = Scoring the building of { $name }
reveal-status-done = Open a line to see how it adds up
reveal-begins =
    { $who ->
        [you] You begin round { $round }, with the lowest-scoring building.
       *[other] { $name } begins round { $round }, with the lowest-scoring building.
    }
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
    { $who ->
        [you]
            { $points ->
                [one] { $award } for you, with 1 point.
               *[other] { $award } for you, with { $points } points.
            }
       *[other]
            { $points ->
                [one] { $award } for { $name }, with 1 point.
               *[other] { $award } for { $name }, with { $points } points.
            }
    }
reveal-award-tie =
    { $who ->
        [you] { $award } for you. You and { $names } are level at { $points }.
        [with-you] { $award } for { $name }. You and { $names } are level at { $points }.
       *[other] { $award } for { $name }. { $names } are level at { $points }.
    }
reveal-prize-alone =
    { $who ->
        [you] { $prize } for you.
       *[other] { $prize } for { $name }.
    }
reveal-prize-nobody = { $prize }: nobody
reveal-prize-tie =
    { $who ->
        [you] { $prize } for you. You and { $names } all qualify.
        [with-you] { $prize } for { $name }. You and { $names } all qualify.
       *[other] { $prize } for { $name }. { $names } all qualify.
    }
reveal-by-first = First in demand is { $first }: { $counts }.
reveal-by-second = Level in { $first }, so { $second } decides: { $counts }.
reveal-by-last =
    { $who ->
        [you] Level in both materials, so the later turn counts: you acted last.
       *[other] Level in both materials, so the later turn counts: { $name } acted last.
    }
reveal-count =
    { $who ->
        [you] you { $count }
       *[other] { $name } { $count }
    }
reveal-prizes = Prizes
reveal-prizes-worth = { $points } points each
reveal-prize-is-skyscraper = a stack of five
reveal-prize-is-integrity = four of one value
reveal-prize-is-geometer = one to six
reveal-prize-is-materials = five of one material
reveal-nobody = nobody
reveal-table = The scores of round { $round }
reveal-seat = Player
reveal-won = Won
reveal-building-of =
    { $who ->
        [you] Your building
       *[other] The building of { $name }
    }
reveal-choose = Which building
reveal-trouble = The scores could not be fetched. The points stand all the same.

## The result
reveal-over = After three rounds
reveal-top-you =
    { $points ->
        [one] You win with 1 point.
       *[other] You win with { $points } points.
    }
reveal-top-other =
    { $points ->
        [one] { $name } wins with 1 point.
       *[other] { $name } wins with { $points } points.
    }
reveal-top-shared =
    { $who ->
        [with-you] You and { $names } share the victory with { $points } points each.
       *[other] { $names } share the victory with { $points } points each.
    }
reveal-tree-you = The topping-out tree goes up in your honour.
reveal-tree-other = The topping-out tree goes up in honour of { $name }.
reveal-tree-shared = The topping-out tree goes up in honour of all who won.
reveal-behind =
    { $who ->
        [you]
            { $points ->
                [0] You had as many points.
                [one] You came 1 point short.
               *[other] You came { $points } points short.
            }
        [with-you]
            { $points ->
                [0] You and { $names } had as many points.
                [one] You and { $names } came 1 point short.
               *[other] You and { $names } came { $points } points short.
            }
       *[other]
            { $points ->
                [0] { $names } had as many points.
                [one] { $names } came 1 point short.
               *[other] { $names } came { $points } points short.
            }
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
