## The replay of Men at Work
again-loading =
    { $acts ->
        [0] Loading the game
        [one] Loading the game: 1 act so far
       *[other] Loading the game: { $acts } acts so far
    }
again-height = Highest point
again-step = Step by
again-step-act = act
again-step-turn = turn
again-step-accident = accident
again-step-title = title
again-turns = Turns
again-clears =
    { $who ->
        [you] You clear up: { $piece }.
       *[other] { $name } clears up: { $piece }.
    }
again-hook =
    { $who ->
        [you] You reach for { $piece } with the hook.
       *[other] { $name } reaches for { $piece } with the hook.
    }
again-pushes =
    { $who ->
        [you] You push { $piece }.
       *[other] { $name } pushes { $piece }.
    }
again-below = Not the highest of all: no title.
again-verdict-followed = As the card asks
again-verdict-low = Done, not the highest
again-verdict-title = Title, at { $mm } mm
again-verdict-accident = Accident
again-verdict-out = Accident, out of the game
again-verdict-given-up = Card given up
again-verdict-given-up-out = Card given up, out of the game
again-verdict-open = Not finished yet
again-verdict-end = The reserve is used up
again-slips =
    { $count ->
        [one] 1 try before
       *[other] { $count } tries before
    }
again-mark-accident =
    { $who ->
        [you] Your accident, turn { $turn }
       *[other] Accident of { $name }, turn { $turn }
    }
again-mark-given-up =
    { $who ->
        [you] You give up a card, turn { $turn }
       *[other] { $name } gives up a card, turn { $turn }
    }
again-mark-title =
    { $who ->
        [you] Title for you, turn { $turn }
       *[other] Title for { $name }, turn { $turn }
    }
again-mark-rita = Boss Rita arrives, turn { $turn }
again-mark-skipped = A card is skipped, turn { $turn }
again-mark-out =
    { $who ->
        [you] You are out of the game, turn { $turn }
       *[other] { $name } is out of the game, turn { $turn }
    }
again-mark-end = The end, turn { $turn }
again-watch-fall = Watch the fall
again-standing = Who has what
again-no-motion = The motion of this act was not kept. Only where the pieces came to rest is shown.
again-bad-motion = The motion of this act cannot be read. Only where the pieces came to rest is shown.
again-no-tracks = The motion of this game was not kept. Only where the pieces came to rest is shown, act by act.
again-copy = Copy link to this moment
again-tracks = Download the motion
again-site = The building site. Drag to turn it.
again-nearer = Nearer
again-further = Further away
again-no-picture = Your device cannot draw the site. What happened is told below.

## The result of Men at Work
again-over = Finished after { $turns } turns
again-check = Check the draws
again-top-titles-you =
    { $titles ->
        [one] You win with one title.
       *[other] You win with { $titles } titles.
    }
again-top-titles-other =
    { $titles ->
        [one] { $name } wins with one title.
       *[other] { $name } wins with { $titles } titles.
    }
again-top-last-you = You win: you are the last one on site.
again-top-last-other = { $name } wins: nobody else is left on site.
again-top-you =
    { $points ->
        [one] You win with one point.
       *[other] You win with { $points } points.
    }
again-top-other =
    { $points ->
        [one] { $name } wins with one point.
       *[other] { $name } wins with { $points } points.
    }
again-top-shared =
    { $who ->
        [with-you] You and { $names } share the victory with { $points } points each.
       *[other] { $names } share the victory with { $points } points each.
    }
again-tree-you = The topping-out tree goes up in your honour.
again-tree-other = The topping-out tree goes up in honour of { $name }.
again-tree-shared = The topping-out tree goes up in honour of all who won.
again-by-titles = That was enough to impress Boss Rita.
again-by-last = Nobody else has a safety certificate left.
again-by-reserve = The reserve is used up, so certificates and titles are added up.
again-by-reserve-tie = Level on points, so the titles decided.
again-points-table = Certificates, titles and points
again-points = Points
again-chart = The game, turn by turn
again-chart-turns =
    { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
again-chart-accidents =
    { $accidents ->
        [0] no accident
        [one] 1 accident
       *[other] { $accidents } accidents
    }
again-chart-titles =
    { $titles ->
        [0] no title
        [one] 1 title
       *[other] { $titles } titles
    }
again-chart-of =
    { $who ->
        [you] You: { $turns }, { $accidents }, { $titles }
       *[other] { $name }: { $turns }, { $accidents }, { $titles }
    }
again-reached = { $height } mm reached
