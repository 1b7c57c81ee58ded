# Tout jeu sans textes propres
home-note-any = Se joue avec des mots et des boutons.
home-new-lead-any = Un jeu sans images : il se joue avec des mots et des boutons.
home-together-lead-any = Un appareil passe de main en main autour de la table.
home-first-note-any = Commence la partie.
room-begins-any = La partie se prépare
rules-none = Les règles de ce jeu ne se lisent pas ici.
option-yes = oui
option-no = non
option-none = aucun

plain-table-turn-yours = C’est à vous.
plain-table-turn-of = C’est à { $name }.
plain-table-moves = Vos coups
plain-table-no-moves = Rien à choisir pour l’instant.
plain-table-players = Joueurs
plain-table-seen = Ce que vous voyez
plain-table-news = Ce qui s’est passé
plain-table-no-news = Rien encore.
plain-table-over = La partie est finie
plain-table-points = Points
plain-table-moment = Coup { $number }
plain-table-moment-start = Le début
plain-table-end = À la fin
plain-table-verify = Pour vérifier les dés, téléchargez l’enregistrement : chantier verify { $file }
plain-table-won =
    { $who ->
        [you] Vous gagnez.
        [with-you] Vous partagez la victoire avec { $names }.
       *[other]
            { $count ->
                [one] { $names } gagne.
               *[other] { $names } se partagent la victoire.
            }
    }
