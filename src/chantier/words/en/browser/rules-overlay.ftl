## The rules over the table
rules-open = Rules
rules-over = Rules of { $game }
rules-search = Search in the rules
rules-section = Go to a section
rules-found =
    { $count ->
        [one] One section says that.
       *[other] { $count } sections say that.
    }
rules-not-found = No section says that. Try another word.
