## The rules over the table
rules-open = Règles
rules-over = Règles de { $game }
rules-search = Chercher dans les règles
rules-section = Aller à une section
rules-found =
    { $count ->
        [one] Une section en parle.
       *[other] { $count } sections en parlent.
    }
rules-not-found = Aucune section n’en parle. Essayez un autre mot.
