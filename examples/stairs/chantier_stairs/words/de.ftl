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
stairs-player = { $who ->
    [you] { $points ->
        [one] Du: { $points } Punkt, { $steps } auf der Hand
       *[other] Du: { $points } Punkte, { $steps } auf der Hand
    }
   *[other] { $points ->
        [one] { $name }: { $points } Punkt, { $steps } auf der Hand
       *[other] { $name }: { $points } Punkte, { $steps } auf der Hand
    }
}
stairs-hand = Deine Stufen: { $steps }
stairs-turn = { $who ->
    [you] Du baust als Nächstes.
   *[other] { $name } baut als Nächstes.
}
stairs-build = Stufe { $step } bauen
stairs-begins = { $who ->
    [you] Du beginnst.
   *[other] { $name } beginnt.
}
stairs-drew = { $who ->
    [you] Du ziehst Stufe { $step }.
   *[other] { $name } zieht Stufe { $step }.
}
stairs-built = { $who ->
    [you] { $points ->
        [0] Du baust Stufe { $step } und beginnst eine neue Treppe.
        [one] Du baust Stufe { $step } für einen Punkt.
       *[other] Du baust Stufe { $step } für { $points } Punkte.
    }
   *[other] { $points ->
        [0] { $name } baut Stufe { $step } und beginnt eine neue Treppe.
        [one] { $name } baut Stufe { $step } für einen Punkt.
       *[other] { $name } baut Stufe { $step } für { $points } Punkte.
    }
}
stairs-not-in-hand = Stufe { $step } hast du nicht auf der Hand.
