## The site in words
say-title = The site in words
say-open = Describe the site
say-close = Close
say-asking = Looking at the site
say-failed = The site could not be described just now.
say-again = Ask again
say-summary =
    { $count ->
        [one] 1 piece, { $mm } mm high.
       *[other] { $count } pieces, { $mm } mm high.
    }
say-highest = Highest piece: { $piece }. Highest girder: { $girder }.
say-highest-only = Highest piece: { $piece }.
say-empty = Nothing has been built yet.
say-ground = On the ground
say-level = Level { $level }

## One piece
say-piece = { $piece }: { $where }, top at { $mm } mm.
say-piece-girder = { $piece }: { $where }, { $direction }, top at { $mm } mm.
say-lying = Lies on its side.
say-lying-worker = Lying down.
say-bareheaded = Without his hat.
say-on-table = On the table.
say-rests-on = Rests on { $others }.
say-carries = Carries { $others }.
say-beside = Touches { $others }.

## Where on the table, seen from the front
say-where-left-front = front left
say-where-middle-front = in front
say-where-right-front = front right
say-where-left-middle = left
say-where-middle-middle = in the middle
say-where-right-middle = right
say-where-left-back = back left
say-where-middle-back = at the back
say-where-right-back = back right
say-direction-across = from left to right
say-direction-deep = from front to back
say-direction-rising = from front left to back right
say-direction-falling = from back left to front right

## Room
say-room = Free places
say-room-none = There is no free place left.
say-room-girder = { $piece }: { $mm } mm free, { $where }.
say-room-support = { $piece }: its top is free, { $where }.
say-room-worker =
    { $count ->
        [one] { $piece }: one arm free, { $where }.
       *[other] { $piece }: both arms free, { $where }.
    }

## The reserve
say-reserve = Reserve

## Places to choose from
say-offers = Places to choose from
say-offers-text = Choose one, and the hand does it for you: calmly, from above. How it ends is up to the site.
say-offers-ask = Suggest places
say-offers-asking = Looking for places
say-offers-clearing = What to clear away
say-offer-onto = { $piece } on { $others }, { $where }. Top at { $mm } mm, { $safety }.
say-offer-across = { $piece } across { $others }, { $where }. Top at { $mm } mm, { $safety }.
say-offer-drop = { $piece }, dropped on the site from above. Top at { $mm } mm, { $safety }.
say-offer-highest = It would be the highest piece.
say-offer-safety = { $what } { $safety }.
say-offers-none = No place in sight.

## Places at a table with less help
say-in-words = At this table nobody is offered places. If you cannot lead a piece by hand, you may choose among places all the same, until the game ends: everybody at the table sees that you do, and the game is not rated.
say-in-words-choose = Choose among places
say-in-words-on = You choose among places. Everybody at the table sees it.
