## Des robots pour compagnie : quel niveau, et le suivant
company-now =
    { $bots ->
        [one] Contre un robot : { $level }.
        [2] Contre deux robots : { $level }.
       *[other] Contre { $bots } robots : { $level }.
    }
company-soon =
    { $bots ->
        [one] Contre un robot.
        [2] Contre deux robots.
       *[other] Contre { $bots } robots.
    }
company-next = La partie suivante
company-up = Vous avez gagné. Un cran au-dessus :
company-down = Ils étaient forts. Un cran en dessous :
company-play-up = Un cran au-dessus : { $level }
company-play-down = Plus facile : { $level }
level-strength-blueprints = Un nouveau venu gagne { $strength } parties sur 100 contre deux d’entre eux.
level-strength-men-at-work = Réussit { $strength } cartes sur 100 sans accident.
