### Small games, which have no screen or page of their own

plain-player = Player { $number }
plain-prompt = a move from 1 to { $last } (? for help, q to stop):
plain-help = Type the number of a move from the list. q stops; the game is saved.
plain-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
view-impossible = This view cannot be one of this game.
not-encodable = “{ $where }” cannot become numbers: numbers need bounds (ge, le), lists a greatest length (max_length).
words-missing = Its words lack “{ $name }” in { $file }.
words-not-theirs = “{ $came }” is no sentence of this game: every key has “{ $game }” in it.
