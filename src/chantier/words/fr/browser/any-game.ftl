# Tout jeu sans textes propres
home-play-now-note-any = Contre des robots.
home-note-any = Se joue avec des mots et des boutons.
home-new-lead-any = Un jeu sans images : il se joue avec des mots et des boutons.
home-together-lead-any = Un appareil passe de main en main autour de la table.
home-first-note-any = Commence la partie.
room-begins-any = La partie se prépare
rules-none = Les règles de ce jeu ne se lisent pas ici.
option-yes = oui
option-no = non
option-none = aucun

plain-turn-yours = C’est à vous.
plain-turn-of = C’est à { $name }.
plain-moves = Vos coups
plain-no-moves = Rien à choisir pour l’instant.
plain-players = Joueurs
plain-seen = Ce que vous voyez
plain-news = Ce qui s’est passé
plain-no-news = Rien encore.
plain-over = La partie est finie
plain-won =
    { $count ->
        [one] { $names } gagne.
       *[other] { $names } se partagent la victoire.
    }
plain-points = Points
plain-moment = Coup { $number }
plain-moment-start = Le début
