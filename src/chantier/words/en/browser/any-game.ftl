# Any game without words of its own
home-play-now-note-any = Against bots.
home-note-any = Played with words and buttons.
home-new-lead-any = A game without pictures: it is played with words and buttons.
home-together-lead-any = One device goes round the table.
home-first-note-any = Begins the game.
room-begins-any = The game is being prepared
rules-none = There are no rules of this game to read here.
option-yes = yes
option-no = no
option-none = none

plain-turn-yours = It is your turn.
plain-turn-of = It is { $name }’s turn.
plain-moves = Your moves
plain-no-moves = Nothing to choose right now.
plain-players = Players
plain-seen = What you see
plain-news = What has happened
plain-no-news = Nothing yet.
plain-over = The game is over
plain-won =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the win.
    }
plain-points = Points
plain-moment = Move { $number }
plain-moment-start = The start
