## Indices à la demande
hint-ask = Indice
hint-ask-long = Montrez-moi trois bons choix
hint-asking = Recherche de bons choix…
hint-asking-long = La première recherche sur un serveur prend environ une minute.
hint-first-title = Demander un indice ?
hint-first-text = Une recherche vous montre jusqu’à trois bons choix. Dès le premier indice, cette partie ne compte plus pour votre classement ; tout le reste ne change pas.
hint-first-left =
    { $left ->
        [one] Il reste { $left } indice dans cette partie.
       *[other] Il reste { $left } indices dans cette partie.
    }
hint-first-yes = Montrez-moi
hint-first-no = Pas maintenant
hint-title = Bons choix
hint-close = Fermer les indices
hint-used-up = Tous les indices de cette partie ont été donnés.
hint-gain = { $gain } tout de suite
hint-prize = peut obtenir le prix { $prize }
hint-wins = { $wins } % de chances de gagner
hint-points =
    { $points ->
        [one] environ { $points } point à la fin
       *[other] environ { $points } points à la fin
    }
hint-behind = { $behind } de moins que le premier
hint-same = aussi bon que le premier
hint-how = { $games } parties jouées jusqu’au bout avec chacun, d’après ce que vous voyez. Une victoire partagée compte en partie.
hint-mark = Indice { $numbers }.
hint-given = Bons choix : { $picks }
hint-history = { $text } Choisi avec un indice.
hint-key = Demander un indice
