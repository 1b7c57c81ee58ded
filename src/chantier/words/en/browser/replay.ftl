replay-title = Replay
replay-of = { $game }, { $names }
replay-loading = Loading the game
replay-first = To the start
replay-back = One back
replay-play = Play
replay-pause = Pause
replay-forward = One further
replay-last = To the end
replay-speed = Speed
replay-speed-times = { $times } times
replay-eyes = Seen by
replay-eyes-open = All screens open
replay-running = The game is still running: only what an onlooker may see is shown.
replay-copy = Copy link
replay-copied = The link leads to this moment.
replay-record = Download the record
replay-check = Check the dice
replay-result = To the result
replay-table = To the table
replay-moment = Pick { $pick }
replay-moment-start = Round { $round }
replay-moment-reveal = Reveal { $round }
replay-moment-end = The end
replay-told-reveal =
    { $who ->
        [you]
            { $points ->
                [one] The screens open. The best building is yours, with 1 point.
               *[other] The screens open. The best building is yours, with { $points } points.
            }
       *[other]
            { $points ->
                [one] The screens open. The best building is { $name }’s, with 1 point.
               *[other] The screens open. The best building is { $name }’s, with { $points } points.
            }
    }
replay-told-start =
    { $who ->
        [you] You begin. In demand: { $first }, then { $second }.
       *[other] { $name } begins. In demand: { $first }, then { $second }.
    }
replay-told-placed =
    { $who ->
        [you] You take { $die } and place it { $space }.
       *[other] { $name } takes { $die } and places it { $space }.
    }
replay-rule = Where in the game
replay-worth = Worth of the building
replay-worth-best = Worth of the best building
replay-none = The game has not begun. There is nothing to replay yet.
replay-bag = { $dice } in the bag
replay-look-at = Which building
