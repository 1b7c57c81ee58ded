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
stairs-player = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $steps } in hand
stairs-hand = Your steps: { $steps }
stairs-turn = { $name } is to build.
stairs-build = Build step { $step }
stairs-begins = { $name } begins.
stairs-drew = { $name } draws step { $step }.
stairs-built = { $name } builds step { $step }{ $points ->
    [0] {""} and begins new stairs.
    [one] {""} for one point.
   *[other] {""} for { $points } points.
}
stairs-not-in-hand = You do not hold step { $step }.
