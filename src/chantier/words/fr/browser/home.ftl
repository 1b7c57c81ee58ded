home-headline-1 = Prenez place.
home-headline-2 = Le chantier est ouvert.
home-lead = Un jeu de construction dans le navigateur, entre amis ou avec des robots. Sans compte.
home-play-now = Jouer
home-play-now-note = Blueprints contre deux robots.
home-choose = Choisir les robots
home-together = À plusieurs ici
home-make = Ouvrir une table
home-by-code = Entrer un code
home-places = Lieux
home-game-blueprints = Blueprints
home-game-men-at-work = Men at Work
home-blueprints-players = 2 à 4 personnes
home-men-at-work-players = 2 à 5 personnes, pour l’instant dans le terminal. Sa table ici vient ensuite.

## A code
home-code = Vous avez un code ?
home-code-example = KRAN-47
home-code-unreadable = Ce n’est ni un code ni un lien. Un code ressemble à KRAN-47.
home-code-unknown = Aucune table n’a ce code. Redemandez-le, ou ouvrez une table.
home-code-full = Toutes les places de cette table sont prises.
home-code-joined = Trouvé
home-join = Entrer
home-join-named = Entrer : { $name }
home-watch = Regarder

## Open tables
home-open = Tables ouvertes
home-open-count =
    { $tables ->
        [one] { $people ->
            [one] 1 personne à 1 table
           *[other] { $people } personnes à 1 table
        }
       *[other] { $people } personnes à { $tables } tables
    }
home-open-none = Personne n’attend pour l’instant
home-open-none-text = Une table ouverte à tous s’affiche ici.
home-seats = { $taken } places prises sur { $seats }
home-terminal-only = Dans le terminal

## My games
home-mine = Mes parties
home-mine-all = Toutes ({ $count })
home-mine-none = Rien de bâti pour l’instant
home-mine-none-text = Les parties jouées sur cet appareil vous attendent ici, avec leur film.
home-tutorial = Commencer par le tutoriel, 5 min
home-mine-with = { $game } avec { $names }
home-mine-with-many = { $game } avec { $count } autres
home-mine-your-turn = À vous
home-mine-turn-of = { $name } construit
home-mine-running = En cours
home-mine-waiting = Il reste des places
home-mine-place =
    { $place ->
        [1] Terminée, vous avez gagné
        [2] Terminée, deuxième place pour vous
        [3] Terminée, troisième place pour vous
       *[other] Terminée, quatrième place pour vous
    }
home-mine-ended = Terminée
home-mine-abandoned = Abandonnée avant le début
home-continue = Continuer
home-replay = Revoir
home-replay-named = Revoir : { $game }
home-to-table = À la table
home-to-table-named = À la table : { $game }

## What is special about a table
home-terms-open-points = Points visibles
home-terms-forced = Aucun dé pris pour rien
home-terms-chance = Le hasard commence
home-terms-first = La place { $seat } commence
home-terms-talk = Parole libre
home-clock-none = Sans pendule
home-clock-per-move = { $seconds } s par coup
home-clock-bank =
    { $increment ->
        [0] { $minutes } min en tout
       *[other] { $minutes } min + { $increment } s par coup
    }
home-clock-days =
    { $days ->
        [one] { $days } jour par coup
       *[other] { $days } jours par coup
    }
