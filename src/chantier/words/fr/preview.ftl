## Links as others see them before they open them
preview-table = { $game } : une table
preview-table-of = { $game } : { $name } ouvre une table
preview-players = { $game } : { $names }
preview-moment = { $game } : un moment d’une partie
preview-moment-of = { $game } : { $names }, coup { $n }
preview-invited = Ouvrez le lien pour prendre place ou pour regarder.
preview-full = Toutes les places sont prises. Vous pouvez regarder.
preview-free =
    { $count ->
        [one] Une place est libre.
       *[other] { $count } places sont libres.
    }
preview-running = La partie est en cours. Vous pouvez regarder.
preview-over = La partie est finie. Voyez comment elle s’est passée.
preview-won =
    { $count ->
        [one] Victoire de { $names }.
       *[other] { $names } partagent la victoire.
    }
preview-replay = Revoyez la partie à partir de ce moment.
preview-alt = Un dessin de { $game } avec ce qui a été bâti

## On the picture
card-table = Une table
card-seat = Place { $seat }
card-result = Le résultat
card-round = Manche { $round }
card-turn = Tour { $turn }
