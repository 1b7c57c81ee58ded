## La partie de Men at Work revue
again-loading =
    { $acts ->
        [0] Chargement de la partie
        [one] Chargement de la partie : 1 geste
       *[other] Chargement de la partie : { $acts } gestes
    }
again-height = Point le plus haut
again-step = Avancer par
again-step-act = geste
again-step-turn = tour
again-step-accident = accident
again-step-title = titre
again-turns = Tours
again-clears =
    { $who ->
        [you] Vous nettoyez le chantier : { $piece }.
       *[other] { $name } nettoie le chantier : { $piece }.
    }
again-hook =
    { $who ->
        [you] Vous avancez le crochet vers { $piece }.
       *[other] { $name } avance le crochet vers { $piece }.
    }
again-pushes =
    { $who ->
        [you] Vous poussez { $piece }.
       *[other] { $name } pousse { $piece }.
    }
again-below = Ce n’est pas la plus haute pièce : pas de titre.
again-verdict-followed = Conforme à la carte
again-verdict-low = Conforme, pas la plus haute
again-verdict-title = Titre, à { $mm } mm
again-verdict-accident = Accident
again-verdict-out = Accident, élimination
again-verdict-given-up = Carte abandonnée
again-verdict-given-up-out = Carte abandonnée, élimination
again-verdict-open = Pas encore fini
again-verdict-end = La réserve est épuisée
again-slips =
    { $count ->
        [one] 1 essai avant
       *[other] { $count } essais avant
    }
again-mark-accident =
    { $who ->
        [you] Votre accident, tour { $turn }
       *[other] Accident de { $name }, tour { $turn }
    }
again-mark-given-up =
    { $who ->
        [you] Vous abandonnez une carte, tour { $turn }
       *[other] { $name } abandonne une carte, tour { $turn }
    }
again-mark-title =
    { $who ->
        [you] Titre pour vous, tour { $turn }
       *[other] Titre pour { $name }, tour { $turn }
    }
again-mark-rita = Chef Rita arrive, tour { $turn }
again-mark-skipped = Une carte est passée, tour { $turn }
again-mark-out =
    { $who ->
        [you] La partie est finie pour vous, tour { $turn }
       *[other] La partie est finie pour { $name }, tour { $turn }
    }
again-mark-end = La fin, tour { $turn }
again-watch-fall = Revoir la chute
again-standing = Qui a quoi
again-no-motion = Le mouvement de ce geste n’a pas été conservé. On ne voit que les pièces une fois immobiles.
again-bad-motion = Le mouvement de ce geste est illisible. On ne voit que les pièces une fois immobiles.
again-no-tracks = Le mouvement de cette partie n’a pas été conservé. On ne voit, geste par geste, que les pièces une fois immobiles.
again-copy = Copier le lien vers cet instant
again-tracks = Télécharger le mouvement
again-site = Le chantier. Faites glisser pour le tourner.
again-nearer = Plus près
again-further = Plus loin
again-no-picture = Votre appareil ne peut pas dessiner le chantier. Ce qui s’est passé est raconté ci-dessous.

## Le résultat de Men at Work
again-over = Fini après { $turns } tours
again-check = Vérifier les tirages
again-top-titles-you =
    { $titles ->
        [one] Vous gagnez avec un titre.
       *[other] Vous gagnez avec { $titles } titres.
    }
again-top-titles-other =
    { $titles ->
        [one] { $name } gagne avec un titre.
       *[other] { $name } gagne avec { $titles } titres.
    }
again-top-last-you = Vous gagnez : il ne reste que vous sur le chantier.
again-top-last-other = { $name } gagne : il ne reste personne d’autre sur le chantier.
again-top-you =
    { $points ->
        [one] Vous gagnez avec un point.
       *[other] Vous gagnez avec { $points } points.
    }
again-top-other =
    { $points ->
        [one] { $name } gagne avec un point.
       *[other] { $name } gagne avec { $points } points.
    }
again-top-shared =
    { $who ->
        [with-you] Vous partagez la victoire avec { $names } : { $points } points chacun.
       *[other] Victoire partagée, avec { $points } points chacun : { $names }.
    }
again-tree-you = Le sapin de fin de chantier vous revient.
again-tree-other = Le sapin de fin de chantier revient à { $name }.
again-tree-shared = Le sapin de fin de chantier revient à tous les gagnants.
again-by-titles = Cela a suffi pour impressionner Chef Rita.
again-by-last = Plus personne d’autre n’a de certificat de sécurité.
again-by-reserve = La réserve est épuisée : on additionne certificats et titres.
again-by-reserve-tie = À égalité de points, les titres ont décidé.
again-points-table = Certificats, titres et points
again-points = Points
again-chart = La partie, tour par tour
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
again-chart-of =
    { $who ->
        [you] Vous : { $turns }, { $accidents }, { $titles }
       *[other] { $name } : { $turns }, { $accidents }, { $titles }
    }
again-reached = { $height } mm atteints
