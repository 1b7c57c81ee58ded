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
stairs-player = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $steps } en main
stairs-hand = Vos marches : { $steps }
stairs-turn = C’est à { $name } de bâtir.
stairs-build = Bâtir la marche { $step }
stairs-begins = { $name } commence.
stairs-drew = { $name } pioche la marche { $step }.
stairs-built = { $name } bâtit la marche { $step }{ $points ->
    [0] {""} et commence un nouvel escalier.
    [one] {""} et marque un point.
   *[other] {""} et marque { $points } points.
}
stairs-not-in-hand = Vous n’avez pas la marche { $step } en main.
