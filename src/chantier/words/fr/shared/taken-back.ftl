## Coups repris
taken-back =
    { $who ->
        [you] Vous avez repris votre coup, tout le monde était d’accord.
       *[other] { $name } a repris un coup, tout le monde était d’accord.
    }
