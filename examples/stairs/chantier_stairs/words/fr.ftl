stairs-title = Escalier
stairs-lead = Bâtir vers le haut, une marche après l’autre.
stairs-rules =
    Il y a 24 marches. À votre tour, vous bâtissez une des vôtres et en piochez une autre.

    Une marche plus haute que la précédente rapporte un point ; une plus basse commence un nouvel escalier. Quand toutes les marches sont bâties, le plus de points l’emporte.
stairs-option-hand = Marches en main
stairs-option-double = La marche juste au-dessus compte double
stairs-top = { $step ->
    [0] Rien n’est encore bâti ; il reste { $left } marches.
   *[other] La dernière marche bâtie est la { $step } ; il en reste { $left }.
}
stairs-player = { $who ->
    [you] { $points ->
        [one] Vous : { $points } point, { $steps } en main
       *[other] Vous : { $points } points, { $steps } en main
    }
   *[other] { $points ->
        [one] { $name } : { $points } point, { $steps } en main
       *[other] { $name } : { $points } points, { $steps } en main
    }
}
stairs-hand = Vos marches : { $steps }
stairs-turn = { $who ->
    [you] C’est à vous de bâtir.
   *[other] C’est à { $name } de bâtir.
}
stairs-build = Bâtir la marche { $step }
stairs-begins = { $who ->
    [you] Vous commencez.
   *[other] { $name } commence.
}
stairs-drew = { $who ->
    [you] Vous piochez la marche { $step }.
   *[other] { $name } pioche la marche { $step }.
}
stairs-built = { $who ->
    [you] { $points ->
        [0] Vous bâtissez la marche { $step } et commencez un nouvel escalier.
        [one] Vous bâtissez la marche { $step } et marquez un point.
       *[other] Vous bâtissez la marche { $step } et marquez { $points } points.
    }
   *[other] { $points ->
        [0] { $name } bâtit la marche { $step } et commence un nouvel escalier.
        [one] { $name } bâtit la marche { $step } et marque un point.
       *[other] { $name } bâtit la marche { $step } et marque { $points } points.
    }
}
stairs-not-in-hand = Vous n’avez pas la marche { $step } en main.
