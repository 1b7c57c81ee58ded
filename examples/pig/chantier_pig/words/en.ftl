pig-title = Pig
pig-lead = Roll as often as you dare; a one takes it all.
pig-rules =
    On your turn you roll a die as often as you like, and then keep the sum.

    A one ends your turn, and what it had is lost. Who reaches the goal first wins.
pig-option-goal = Points to win
pig-player = { $who ->
    [you] { $points ->
        [one] You: { $points } point
       *[other] You: { $points } points
    }
   *[other] { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
    }
}
pig-turn = { $who ->
    [you] You have { $points } in this turn; { $goal } win.
   *[other] { $name } has { $points } in this turn; { $goal } win.
}
pig-roll = Roll
pig-hold = Keep the sum
pig-begins = { $who ->
    [you] You begin.
   *[other] { $name } begins.
}
pig-rolled = { $who ->
    [you] { $die ->
        [1] You roll a one and lose the turn.
       *[other] You roll { $die }.
    }
   *[other] { $die ->
        [1] { $name } rolls a one and loses the turn.
       *[other] { $name } rolls { $die }.
    }
}
pig-held = { $who ->
    [you] You keep { $points }.
   *[other] { $name } keeps { $points }.
}
pig-not-now = This cannot be done now.
