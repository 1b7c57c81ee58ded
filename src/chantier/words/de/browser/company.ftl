## Bots als Gesellschaft: welche Stufe, und die nächste
company-now =
    { $bots ->
        [one] Gegen einen Bot: { $level }.
        [2] Gegen zwei Bots: { $level }.
       *[other] Gegen { $bots } Bots: { $level }.
    }
company-soon =
    { $bots ->
        [one] Gegen einen Bot.
        [2] Gegen zwei Bots.
       *[other] Gegen { $bots } Bots.
    }
company-next = Das nächste Spiel
company-up = Du hast gewonnen. Eine Stufe höher:
company-down = Sie waren stark. Eine Stufe tiefer:
company-play-up = Nächste Stufe: { $level }
company-play-down = Leichter: { $level }
level-strength-blueprints = Ein Neuling gewinnt { $strength } von 100 Partien gegen zwei davon.
level-strength-men-at-work = Schafft { $strength } von 100 Karten ohne Unfall.
