## Explications de ce qui compte et de ce qui se gagne : au survol, au focus ou au toucher
explain-total = Ce que rapporte votre édifice à ce stade. Les scores classent les édifices pour les Distinctions ; ce ne sont pas des points.
explain-wood = Chaque dé de bois rapporte 2 pour chaque dé qui le touche par une face, à côté, au-dessus ou au-dessous, quel que soit son matériau.
explain-recycled = Les dés recyclés rapportent ensemble, selon leur nombre : 2, 5, 10, 15, 20, 30.
explain-stone = Chaque dé de pierre rapporte selon son étage : 2 au sol, 3 au deuxième, 5 au troisième, 8 à partir du quatrième.
explain-glass = Chaque dé de verre rapporte sa valeur, même avec d’autres dés dessus.
explain-bonus = { $points } de plus si chaque espace a exactement la hauteur prévue. On peut bâtir autrement : c’est un plan, pas une limite.
explain-prize-skyscraper = Gratte-ciel : une pile d’au moins cinq dés. { $points } points ; si plusieurs y ont droit, les matériaux à forte demande décident.
explain-prize-integrity = Intégrité structurelle : au moins quatre dés de même valeur. { $points } points ; si plusieurs y ont droit, les matériaux à forte demande décident.
explain-prize-geometer = Géomètre : les six valeurs, de 1 à 6. { $points } points ; si plusieurs y ont droit, les matériaux à forte demande décident.
explain-prize-materials = Matériaux : au moins cinq dés d’un même matériau. { $points } points ; si plusieurs y ont droit, les matériaux à forte demande décident.
explain-award =
    { $award }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, selon le rang du score de l’édifice : à deux, le meilleur reçoit l’argent ; à trois, les deux meilleurs l’or et l’argent ; à quatre, les trois meilleurs l’or, l’argent et le bronze.
