pig-title = Pig
pig-lead = Roll as often as you dare; a one takes it all.
pig-rules =
    On your turn you roll a die as often as you like, and then keep the sum.

    A one ends your turn, and what it had is lost. Who reaches the goal first wins.
pig-option-goal = Points to win
pig-player = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pig-turn = { $name } has { $points } in this turn; { $goal } win.
pig-roll = Roll
pig-hold = Keep the sum
pig-begins = { $name } begins.
pig-rolled = { $name } rolls { $die ->
    [1] a one and loses the turn
   *[other] { $die }
}.
pig-held = { $name } keeps { $points }.
pig-not-now = This cannot be done now.
