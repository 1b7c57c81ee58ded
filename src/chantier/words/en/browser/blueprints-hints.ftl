## Hints on demand
hint-ask = Hint
hint-ask-long = Show me three good picks
hint-asking = Searching for good picks…
hint-asking-long = The first search on a server takes about a minute.
hint-first-title = Ask for a hint?
hint-first-text = A search shows you up to three good picks. From the first hint on, this game does not count for your rating; everything else stays as it is.
hint-first-left =
    { $left ->
        [one] One hint is left in this game.
       *[other] { $left } hints are left in this game.
    }
hint-first-yes = Show me
hint-first-no = Not now
hint-title = Good picks
hint-close = Close the hints
hint-used-up = All hints of this game have been given.
hint-gain = { $gain } now
hint-prize = qualifies for { $prize }
hint-wins = { $wins }% to win
hint-points =
    { $points ->
        [one] about { $points } point in the end
       *[other] about { $points } points in the end
    }
hint-behind = { $behind } below the first
hint-same = as good as the first
hint-how = { $games } games played out with each, by what you can see. A shared victory counts in part.
hint-mark = Hint { $numbers }.
hint-given = Good picks: { $picks }
hint-history = { $text } Picked with a hint.
hint-key = Ask for a hint
