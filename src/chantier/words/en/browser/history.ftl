## The history at the table
history-title = History
history-loading = Loading what has happened
history-empty = Nothing has happened yet.
history-looking = Looking back: { $moment }
history-game-at = The game is now at: { $moment }
history-your-turn = It is your turn in the game.
history-return = Back to the game
history-last-move = The last die taken
history-held = Put the piece down first, then look back.
history-watching = Watching: { $names }
history-watching-others =
    { $count ->
        [one] 1 more
       *[other] { $count } more
    }
