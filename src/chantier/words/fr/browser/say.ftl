## The site in words
say-title = Le chantier en mots
say-open = Décrire le chantier
say-close = Fermer
say-asking = Un coup d’œil au chantier
say-failed = Le chantier ne peut pas être décrit pour l’instant.
say-again = Redemander
say-summary =
    { $count ->
        [one] 1 pièce, { $mm } mm de haut.
       *[other] { $count } pièces, { $mm } mm de haut.
    }
say-highest = Pièce la plus haute : { $piece }. Poutre la plus haute : { $girder }.
say-highest-only = Pièce la plus haute : { $piece }.
say-empty = Rien ne se dresse encore ici.
say-ground = Au sol
say-level = Niveau { $level }

## One piece
say-piece = { $piece } : { $where }, sommet à { $mm } mm.
say-piece-girder = { $piece } : { $where }, { $direction }, sommet à { $mm } mm.
say-lying = Couché.
say-lying-worker = À terre.
say-bareheaded = Sans son casque.
say-on-table = Sur la table.
say-rests-on = Repose sur { $others }.
say-carries = Porte { $others }.
say-beside = Touche { $others }.

## Where on the table, seen from the front
say-where-left-front = devant à gauche
say-where-middle-front = devant
say-where-right-front = devant à droite
say-where-left-middle = à gauche
say-where-middle-middle = au milieu
say-where-right-middle = à droite
say-where-left-back = au fond à gauche
say-where-middle-back = au fond
say-where-right-back = au fond à droite
say-direction-across = de gauche à droite
say-direction-deep = de l’avant vers le fond
say-direction-rising = de l’avant gauche au fond droit
say-direction-falling = du fond gauche à l’avant droit

## Room
say-room = Places libres
say-room-none = Il n’y a plus de place libre.
say-room-girder = { $piece } : { $mm } mm libres, { $where }.
say-room-support = { $piece } : sommet libre, { $where }.
say-room-worker =
    { $count ->
        [one] { $piece } : un bras libre, { $where }.
       *[other] { $piece } : les deux bras libres, { $where }.
    }

## The reserve
say-reserve = Réserve

## Places to choose from
say-offers = Places au choix
say-offers-text = Choisissez-en une, et la main s’en charge : calmement, par le haut. La suite dépend du chantier.
say-offers-ask = Proposer des places
say-offers-asking = Recherche de places
say-offers-clearing = À ranger
say-offer-onto = { $piece } sur { $others }, { $where }. Sommet à { $mm } mm, { $safety }.
say-offer-across = { $piece } en travers sur { $others }, { $where }. Sommet à { $mm } mm, { $safety }.
say-offer-drop = { $piece }, à laisser tomber d’en haut. Sommet à { $mm } mm, { $safety }.
say-offer-highest = Ce serait la pièce la plus haute.
say-offer-safety = { $what } { $safety }.
say-offers-none = Aucune place en vue.
