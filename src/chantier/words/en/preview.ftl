## Links as others see them before they open them
preview-table = { $game }: a table
preview-table-of = { $game }: { $name } has a table
preview-players = { $game }: { $names }
preview-moment = { $game }: a moment of a game
preview-moment-of = { $game }: { $names }, move { $n }
preview-invited = Open the link to sit down or to look on.
preview-full = All seats are taken. You may look on.
preview-free =
    { $count ->
        [one] One seat is free.
       *[other] { $count } seats are free.
    }
preview-running = They are playing now. You may look on.
preview-over = The game is over. See how it went.
preview-won =
    { $count ->
        [one] { $names } has won.
       *[other] { $names } share the victory.
    }
preview-replay = See the game from this moment on.
preview-alt = A drawing of { $game } with what has been built

## On the picture
card-table = A table
card-seat = Seat { $seat }
card-result = The result
card-round = Round { $round }
card-turn = Turn { $turn }
