## La partie de Men at Work revue
again-loading =
    { $acts ->
        [0] La partie arrive
        [one] La partie arrive : 1 acte
       *[other] La partie arrive : { $acts } actes
    }
again-height = Point le plus haut
again-step = Avancer par
again-step-act = acte
again-step-turn = tour
again-step-accident = accident
again-step-title = titre
again-turns = Tours
again-clears = { $name } débarrasse : { $piece }.
again-hook = { $name } avance le crochet vers { $piece }.
again-pushes = { $name } pousse { $piece }.
again-below = Ce n’est pas le plus haut : pas de titre.
again-verdict-followed = Conforme à la carte
again-verdict-low = Conforme, pas le plus haut
again-verdict-title = Titre, à { $mm } mm
again-verdict-accident = Accident
again-verdict-out = Accident, éliminé du jeu
again-verdict-open = Pas encore fini
again-verdict-end = La réserve est épuisée
again-slips =
    { $count ->
        [one] 1 essai avant
       *[other] { $count } essais avant
    }
again-mark-accident = Accident de { $name }, tour { $turn }
again-mark-title = Titre pour { $name }, tour { $turn }
again-mark-rita = Chef Rita arrive, tour { $turn }
again-mark-skipped = Une carte est passée, tour { $turn }
again-mark-out = { $name } sort du jeu, tour { $turn }
again-mark-end = La fin, tour { $turn }
again-watch-fall = Revoir la chute
again-standing = Qui a quoi
again-no-motion = Le mouvement de cet acte n’a pas été gardé. On voit ce qui est venu au repos.
again-bad-motion = Le mouvement de cet acte est illisible. On voit ce qui est venu au repos.
again-no-tracks = Le mouvement de cette partie n’a pas été gardé. On voit, acte par acte, ce qui est venu au repos.
again-copy = Copier le lien vers cet instant
again-tracks = Télécharger le mouvement
again-site = Le chantier. Faites glisser pour le tourner.
again-nearer = Plus près
again-further = Plus loin
again-no-picture = Votre appareil ne peut pas dessiner le chantier. Ce qui s’est passé est raconté dessous.

## Le résultat de Men at Work
again-over = Fini après { $turns } tours
again-check = Vérifier les tirages
again-top-titles-you =
    { $titles ->
        [one] Le bouquet est pour vous : un titre.
       *[other] Le bouquet est pour vous : { $titles } titres.
    }
again-top-titles-other =
    { $titles ->
        [one] Le bouquet est pour { $name } : un titre.
       *[other] Le bouquet est pour { $name } : { $titles } titres.
    }
again-top-last-you = Le bouquet est pour vous. Il ne reste que vous.
again-top-last-other = Le bouquet est pour { $name }. Il ne reste personne d’autre.
again-top-you =
    { $points ->
        [one] Le bouquet est pour vous : un point.
       *[other] Le bouquet est pour vous : { $points } points.
    }
again-top-other =
    { $points ->
        [one] Le bouquet est pour { $name } : un point.
       *[other] Le bouquet est pour { $name } : { $points } points.
    }
again-top-shared = Le bouquet se partage, { $points } points : { $names }.
again-tree-you = Le petit sapin est à vous.
again-tree-other = Le petit sapin est à { $name }.
again-tree-shared = Le petit sapin est partagé.
again-by-titles = Cela a suffi pour impressionner Chef Rita.
again-by-last = Plus personne d’autre n’a de certificat de sécurité.
again-by-reserve = La réserve est épuisée : on compte certificats et titres.
again-by-reserve-tie = À égalité de points, les titres ont décidé.
again-points-table = Certificats, titres et points
again-points = Points
again-chart = La partie en tours
again-chart-turns =
    { $turns ->
        [one] 1 tour
       *[other] { $turns } tours
    }
again-chart-accidents =
    { $accidents ->
        [0] aucun accident
        [one] 1 accident
       *[other] { $accidents } accidents
    }
again-chart-titles =
    { $titles ->
        [0] aucun titre
        [one] 1 titre
       *[other] { $titles } titres
    }
again-chart-of = { $name } : { $turns }, { $accidents }, { $titles }
again-reached = { $height } mm atteints
