## L’aide pendant la partie
help-type-one = Tapez un dé et un espace, par exemple G5 a2 : le dé va sur ce qui s’y trouve. Un dé qui ne va nulle part se prend avec un tiret : G5 -. Les espaces vont de a1 à b3, comme sur votre plan.
help-type-two = Tapez un dé, un espace et le dé à retirer, par exemple G5 a2 W1 : le premier va sur ce qui s’y trouve. Un dé qui ne va nulle part se prend avec un tiret : G5 - W1. Les espaces vont de a1 à b3, comme sur votre plan.
help-type-names = Majuscules facultatives ; les noms vont aussi : verre 5 a2. q arrête et enregistre.

help-scoring = Ce que rapporte un édifice
help-score-wood = bois : { $each } par dé à côté, au-dessus ou au-dessous
help-score-recycled = recyclé : ensemble, de 1 à 6 dés : { $points }
help-score-stone = pierre : selon l’étage, depuis le sol : { $points } (et plus haut)
help-score-glass = verre : la valeur qu’il montre
help-score-bonus = Bonus du plan : { $bonus } si chaque espace a exactement la hauteur prévue

help-winning = Ce qui fait gagner
help-awards = Ces points classent seulement les édifices. Les meilleurs reçoivent une distinction : { $awards }. Après { $rounds } manches, le plus de points en distinctions et en prix l’emporte.
help-award =
    { $points ->
        [one] { $award } { $points } point
       *[other] { $award } { $points } points
    }
help-prizes = Les prix, { $points } points chacun, au plus un de chaque sorte par manche :
help-prize-skyscraper = une pile de { $count } dés ou plus
help-prize-integrity = { $count } dés ou plus de même valeur
help-prize-geometer = les { $count } valeurs
help-prize-materials = { $count } dés ou plus du même matériau
help-ties = Égalité : premier matériau recherché, puis second, puis qui a joué plus tard.
