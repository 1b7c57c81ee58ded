stairs-title = Treppe
stairs-lead = Nach oben bauen, Stufe um Stufe.
stairs-rules =
    Es gibt 24 Stufen. Wer am Zug ist, baut eine der eigenen und zieht eine neue.

    Eine Stufe, die höher ist als die vorige, bringt einen Punkt; mit einer niedrigeren beginnt eine neue Treppe. Sind alle Stufen gebaut, gewinnen die meisten Punkte.
stairs-option-hand = Stufen auf der Hand
stairs-option-double = Die nächsthöhere Stufe zählt doppelt
stairs-top = { $step ->
    [0] Noch ist nichts gebaut; { $left } Stufen kommen noch.
   *[other] Zuletzt wurde Stufe { $step } gebaut; { $left } kommen noch.
}
stairs-player = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $steps } auf der Hand
stairs-hand = Deine Stufen: { $steps }
stairs-turn = { $name } baut als Nächstes.
stairs-build = Stufe { $step } bauen
stairs-begins = { $name } beginnt.
stairs-drew = { $name } zieht Stufe { $step }.
stairs-built = { $name } baut Stufe { $step }{ $points ->
    [0] {""} und beginnt eine neue Treppe.
    [one] {""} für einen Punkt.
   *[other] {""} für { $points } Punkte.
}
stairs-not-in-hand = Stufe { $step } hast du nicht auf der Hand.
