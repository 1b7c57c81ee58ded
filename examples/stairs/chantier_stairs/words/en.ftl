stairs-title = Stairs
stairs-lead = Build upwards, one step at a time.
stairs-rules =
    There are 24 steps. On your turn you build one of yours and draw another one.

    A step that is higher than the one built before scores a point; a lower one begins new stairs. When all steps are built, most points win.
stairs-option-hand = Steps in hand
stairs-option-double = The very next step counts twice
stairs-top = { $step ->
    [0] Nothing is built yet; { $left } steps are to come.
   *[other] Step { $step } is the last one built; { $left } are to come.
}
stairs-player = { $who ->
    [you] { $points ->
        [one] You: { $points } point, { $steps } in hand
       *[other] You: { $points } points, { $steps } in hand
    }
   *[other] { $points ->
        [one] { $name }: { $points } point, { $steps } in hand
       *[other] { $name }: { $points } points, { $steps } in hand
    }
}
stairs-hand = Your steps: { $steps }
stairs-turn = { $who ->
    [you] You are to build.
   *[other] { $name } is to build.
}
stairs-build = Build step { $step }
stairs-begins = { $who ->
    [you] You begin.
   *[other] { $name } begins.
}
stairs-drew = { $who ->
    [you] You draw step { $step }.
   *[other] { $name } draws step { $step }.
}
stairs-built = { $who ->
    [you] { $points ->
        [0] You build step { $step } and begin new stairs.
        [one] You build step { $step } for one point.
       *[other] You build step { $step } for { $points } points.
    }
   *[other] { $points ->
        [0] { $name } builds step { $step } and begins new stairs.
        [one] { $name } builds step { $step } for one point.
       *[other] { $name } builds step { $step } for { $points } points.
    }
}
stairs-not-in-hand = You do not hold step { $step }.
