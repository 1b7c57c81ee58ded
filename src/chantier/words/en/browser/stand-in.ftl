## A bot in one's own seat
stand-in-now = A bot stands in for you: your time is up. You have your seat back as soon as there is time again.
stand-in-now-for =
    { $count ->
        [one] A bot stands in for { $names }: the time is up.
       *[other] Bots stand in for { $names }: the time is up.
    }
stand-in-over = A bot stood in while you were away. You have your seat back.
stand-in-over-for =
    { $count ->
        [one] A bot stood in for { $names }. The seat is back.
       *[other] Bots stood in for { $names }. The seats are back.
    }
