# Any game without words of its own
home-note-any = Played with words and buttons.
home-new-lead-any = A game without pictures: it is played with words and buttons.
home-together-lead-any = One device goes round the table.
home-first-note-any = Begins the game.
room-begins-any = The game is being prepared
rules-none = There are no rules of this game to read here.
option-yes = yes
option-no = no
option-none = none

plain-table-turn-yours = It is your turn.
plain-table-turn-of = It is { $name }’s turn.
plain-table-moves = Your moves
plain-table-no-moves = Nothing to choose right now.
plain-table-players = Players
plain-table-seen = What you see
plain-table-news = What has happened
plain-table-no-news = Nothing yet.
plain-table-over = The game is over
plain-table-points = Points
plain-table-moment = Move { $number }
plain-table-moment-start = The start
plain-table-end = At the end
plain-table-verify = To check the dice, download the record: chantier verify { $file }
plain-table-won =
    { $who ->
        [you] You win.
        [with-you] You and { $names } share the victory.
       *[other]
            { $count ->
                [one] { $names } wins.
               *[other] { $names } share the victory.
            }
    }
