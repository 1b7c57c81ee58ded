room-yours = Votre table
room-of = Chez { $name }
room-a-table = Une table
room-seats = Places
room-your-name = Vous vous asseyez sous le nom
room-open = Place libre
room-open-note = Place { $seat }
room-you = C’est vous
room-here = Sur place
room-away = Pas là pour l’instant
room-sit = M’asseoir ici
room-bot = Asseoir un robot
room-bot-title = Quel niveau de jeu ?
room-bot-away = Renvoyer
room-bot-away-named = Renvoyer : { $name }
room-start = Commencer la partie
room-leave = Rendre la place
room-ready = Tout le monde est là.
room-all-here = Toutes les places sont prises.
room-free =
    { $count ->
        [one] Il reste une place libre.
       *[other] Il reste { $count } places libres.
    }
room-host-starts = C’est à { $name } de lancer la partie.
room-maker-starts = La partie est lancée par qui a ouvert la table.
room-look-on = Vous pouvez rester et regarder.
room-begins-blueprints = On tire les dés
room-begins-men-at-work = On mélange les cartes
room-abandoned = Tout le monde est parti avant le début de la partie.
room-invite = Inviter
room-public = Cette table figure aussi parmi les tables ouvertes.
room-private = Seules les personnes qui ont le code ou le lien trouvent cette table.
room-code = Code
room-link = Lien
room-copy = Copier le lien
room-copied = Copié
room-share = Partager
room-share-title = Une table chez Chantier
room-share-text = Une place vous attend à cette table.
