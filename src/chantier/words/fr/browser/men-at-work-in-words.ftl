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
say-empty = Rien n’est encore bâti ici.
say-ground = Au sol
say-level = Étage { $level }

## One piece
say-piece = { $piece } : { $where }, sommet à { $mm } mm.
say-piece-girder = { $piece } : { $where }, { $direction }, sommet à { $mm } mm.
say-lying = Couché sur le côté.
say-lying-worker = Couché.
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
say-room = Emplacements libres
say-room-none = Il n’y a plus d’emplacement libre.
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
say-offers = Emplacements au choix
say-offers-text = Choisissez-en un, et la main s’en charge : calmement, par le haut. La suite dépend du chantier.
say-offers-ask = Proposer des emplacements
say-offers-asking = Recherche d’emplacements
say-offers-clearing = À remettre dans la réserve
say-offer-onto = { $piece } sur { $others }, { $where }. Sommet à { $mm } mm, { $safety }.
say-offer-across = { $piece } en travers sur { $others }, { $where }. Sommet à { $mm } mm, { $safety }.
say-offer-drop = { $piece }, à laisser tomber d’en haut. Sommet à { $mm } mm, { $safety }.
say-offer-highest = Ce serait la pièce la plus haute.
say-offer-safety = { $what } { $safety }.
say-offers-none = Aucun emplacement en vue.

## Places at a table with less help
say-in-words = À cette table, aucun emplacement n’est proposé. Si vous ne pouvez pas mener une pièce à la main, vous pouvez quand même choisir parmi des emplacements, jusqu’à la fin de la partie : toute la table le voit, et la partie n’est pas classée.
say-in-words-choose = Choisir parmi des emplacements
say-in-words-on = Vous choisissez parmi des emplacements. Toute la table le voit.
