room-yours = Votre table
room-of = Chez { $name }
room-a-table = Une table
room-seats = Places
room-your-name = Votre nom à cette table
room-open = Place libre
room-open-note = Place { $seat }
room-you = C’est vous
room-here = Ici
room-away = Pas là pour l’instant
room-sit = Prendre cette place
room-bot = Ajouter un robot
room-bot-title = Quel niveau de jeu ?
room-bot-away = Renvoyer
room-bot-away-named = Renvoyer : { $name }
room-start = Commencer la partie
room-leave = Laisser ma place
room-ready = Tout le monde est là.
room-all-here = Toutes les places sont prises.
room-free =
    { $count ->
        [one] Il reste une place libre.
       *[other] Il reste { $count } places libres.
    }
room-host-starts = C’est à { $name } de lancer la partie.
room-maker-starts = C’est à l’hôte de la table de lancer la partie.
room-look-on = Vous pouvez rester et regarder.
room-begins-blueprints = On tire les dés
room-begins-men-at-work = On mélange les cartes
room-awaits =
    { $count ->
        [one] On attend encore un appareil : { $names }
       *[other] On attend encore des appareils : { $names }
    }
room-awaits-you = On attend encore votre appareil
room-awaits-note = Avant le début de la partie, chaque appareil ajoute sa part au tirage.
room-abandoned = Tout le monde est parti avant le début de la partie.
room-invite = Inviter
room-public = Cette table figure aussi parmi les tables ouvertes.
room-private = Seules les personnes qui ont le code ou le lien trouvent cette table.
room-in-words = Je joue avec le chantier en mots
room-in-words-note = Vous choisissez parmi des emplacements proposés. Toute la table le voit, et la partie n’est pas classée. Une fois la partie commencée, cela ne change plus.
room-code = Code
room-link = Lien
room-copy = Copier le lien
room-copied = Copié
room-share = Partager
room-share-title = Une table chez Chantier
room-share-text = Une place vous attend à cette table.
