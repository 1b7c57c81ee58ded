home-headline-1 = Prenez place.
home-headline-2 = Le chantier est ouvert.
home-lead =
    { $games ->
        [2] Deux jeux de construction dans le navigateur, entre amis ou avec des robots. Sans compte.
       *[other] Des jeux de construction, et d’autres, dans le navigateur, entre amis ou avec des robots. Sans compte.
    }
home-play-now = Jouer
home-choose = Choisir les robots
home-together = À plusieurs ici
home-make = Ouvrir une table
home-by-code = Entrer un code
home-places = Navigation
home-licences = Licences de ce dont ces pages sont faites
home-game-blueprints = Blueprints
home-game-men-at-work = Men at Work
home-players-blueprints = 2 à 4 personnes
home-players-men-at-work = 2 à 5 personnes

## A code
home-code = Vous avez un code ?
home-code-example = KRAN-TURM-4711
home-code-unreadable = Ce n’est ni un code ni un lien. Un code ressemble à KRAN-TURM-4711.
home-code-unknown = Aucune table n’a ce code. Redemandez-le, ou ouvrez une table.
home-code-full = Toutes les places de cette table sont prises.
home-code-joined = Trouvé
home-join = Entrer
home-join-named = Entrer : { $name }
home-watch = Regarder

## Open tables
home-open = Tables ouvertes
home-open-count =
    { $people ->
        [one] { $people } personne à une table
       *[other] { $people } personnes aux tables
    }
home-open-none = Personne n’attend pour l’instant
home-open-none-text = Une table ouverte à tous s’affiche ici.
home-seats = Places prises : { $taken } sur { $seats }

## My games
home-mine = Mes parties
home-mine-all = Toutes ({ $count })
home-mine-none = Rien de bâti pour l’instant
home-mine-none-text = Les parties jouées sur cet appareil se retrouvent ici ; vous pouvez les revoir.
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
        [4] Terminée, quatrième place pour vous
       *[other] Terminée, cinquième place pour vous
    }
home-mine-ended = Terminée
home-mine-abandoned = Abandonnée avant le début
home-continue = Continuer
home-replay = Revoir
home-replay-named = Revoir : { $game }
home-to-table = À la table
home-to-table-named = À la table : { $game }

## What is special about a table
option-blueprints-open-points = Points visibles
terms-blueprints-unplaceable-forced = Seulement des dés à poser
home-terms-chance = Premier joueur tiré au sort
home-terms-first = La place { $seat } commence
home-terms-talk = Discussion libre
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

## Make a table
home-new-title = Ouvrir une table
home-new-title-bots = Jouer contre des robots
home-new-lead-blueprints = Des dés derrière des paravents, en trois manches. On bâtit en secret, puis on dévoile.
home-new-lead-men-at-work = Des poutres, des ouvriers, une main sûre, et aussi haut que ça tient.
home-new-seats = Qui joue
home-new-how-many = Places
home-new-door = Qui peut trouver la table
home-new-rules = Pendule et règles
home-new-open = Ouvrir la table
home-new-open-note = Vous recevez un code et un lien à transmettre.
home-new-play = Commencer la partie
home-new-play-note = Tout le monde est là : la partie commence aussitôt.
home-seat = Place { $seat }
home-seat-who = Qui joue à la place { $seat }
home-seat-level = Niveau du robot à la place { $seat }
home-seat-name = Nom pour la place { $seat }
home-seat-you = C’est vous
home-seat-friend = Sur invitation
home-seat-here = Quelqu’un ici
home-seat-bot = Un robot
home-seat-friend-note = Entre avec le code ou le lien
home-name-empty = Il manque un nom ici.
home-name-twice = Ce nom est déjà pris.
home-name-example = Nom
home-public = Parmi les tables ouvertes
home-public-note-on = Toute personne qui passe par ici peut la trouver.
home-public-note-off = Seules les personnes qui ont le code ou le lien la trouvent.
home-talk-note = À la table, chacun peut écrire ce qu’il veut. Sinon, il y a des phrases toutes faites.
home-casual = Partie amicale
home-casual-note = Elle ne compte pas pour le classement, et un coup peut être repris si tout le monde est d’accord.
home-onlookers-note = Avec le lien, on peut toujours venir regarder. On ne voit que ce que tout le monde voit.
home-clock = Pendule
home-clock-kind-per-move = Par coup
home-clock-kind-bank = Par partie
home-clock-kind-days = Sur plusieurs jours
home-clock-note-none = Chacun réfléchit aussi longtemps qu’il veut.
home-clock-note-per-move = Quand le temps d’un coup est écoulé, un robot le joue.
home-clock-note-bank = Chacun a ce temps pour toute la partie, et un peu plus à chaque coup. Quand il est épuisé, un robot continue.
home-clock-note-days = Une partie au fil des jours : personne n’est obligé de rester à la table.
home-clock-per-move-how-long = Temps par coup
home-clock-bank-how-long = Temps pour la partie
home-clock-increment = Temps ajouté à chaque coup
home-clock-days-how-long = Temps par coup
home-seconds = { $seconds } s
home-minutes = { $minutes } min
home-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
home-first = Qui commence
home-first-you = Vous
home-first-chance = Tirage au sort
home-first-note-blueprints = Seulement à la première manche. Ensuite commence la personne dont l’édifice a le score le plus faible.
home-first-note-men-at-work = Reçoit le crochet de sauvetage en premier, et bâtit le chantier s’il se bâtit à la main.
option-blueprints-unplaceable = Un dé qui ne va nulle part
choice-blueprints-unplaceable-any = Peut être pris
choice-blueprints-unplaceable-forced = Seulement si aucun dé ne va
choice-blueprints-unplaceable-any-note = Vous pouvez prendre exprès un tel dé. Il est retiré et compte quand même parmi vos six.
choice-blueprints-unplaceable-forced-note = Tant qu’un dé de la réserve peut être posé, il faut en prendre un qui peut l’être.
option-blueprints-open-points-note = Le total reste visible. Sinon les points restent face cachée jusqu’à la fin.

## Several at one device
home-together-title = À plusieurs sur cet appareil
home-together-lead-blueprints = L’appareil fait le tour de la table. Un rideau cache votre plan tant que vous ne l’avez pas en main.
home-together-lead-men-at-work = L’appareil fait le tour de la table, comme le crochet de sauvetage : qui le tient construit.
home-together-start = Commencer la partie

## Join
home-carry-title = Continuer sur cet appareil
home-carry-text = Ce lien apporte ici votre nom et vos parties. Il sert une seule fois.
home-carry-take = Continuer ici
home-carry-done = C’est vous, ici aussi.

## All my games
home-mine-running-title = En cours
home-mine-over-title = Terminées

## You and this device
home-me-lead = Pas de compte, pas de mot de passe : un nom, et un cookie qui reconnaît cet appareil.
home-me-name = Votre nom
home-me-save = Enregistrer
home-me-name-saved = Enregistré
home-me-name-note = Il sera utilisé la prochaine fois que vous prendrez place.
home-me-settings = Réglages de cet appareil
home-quality = Image
home-quality-auto = Automatique
home-quality-high = Complète
home-quality-low = Allégée, pour appareils anciens
home-sound-note = Des dés, du bois, du béton et du métal, jamais de musique.
home-vibration-note = Si l’appareil le permet : ce que touche votre propre main.
home-motion-note = Aucune : les choses apparaissent à leur place. Si le système demande moins de mouvement, c’est lui qui décide.
home-confirm-note = Choisir un espace, puis confirmer. Sinon le dé est posé aussitôt.
home-labels = Étiquettes sur les dés
home-labels-note = Signe et nombre à côté de chaque dé.
home-strong = Traits épais
home-strong-note = Contours plus épais, pas de grille.
home-me-device = Un autre appareil
home-me-device-text = Un lien vous emmène avec vos parties sur un autre appareil. Il sert une seule fois, pendant quinze minutes.
home-me-link = Créer un lien
home-me-data = Ce qui est conservé
home-me-data-text = Votre nom, vos parties, ce que vous avez dit aux tables, et comment vous voulez être prévenu de votre tour. Rien d’autre, et rien ailleurs.
home-me-download = Tout télécharger
home-me-forget = Effacer mes données
home-me-forget-title = Effacer vos données pour de bon ?
home-me-forget-text = Tout ce qui n’est qu’à vous est effacé. Dans les parties avec d’autres, un tiret remplace votre nom. C’est définitif.
home-me-stay = Les garder
home-me-forgotten = Vos données ont été effacées ici.

## Men at Work: what a table may choose
home-which = Quel jeu
home-note-blueprints = Dés, plans, secrets. De 2 à 4 personnes.
home-note-men-at-work = Poutres, équilibre, sang-froid. De 2 à 5 personnes.
home-new-site = Le chantier
home-new-variants = Variantes
home-site-beginner-note = Solide et d’aplomb. Bien pour une première partie.
home-site-advanced-note = De biais et de travers, peu d’emplacements faciles.
home-site-expert-note = Une poutre ne tient qu’en équilibre. Chaque contact compte.
home-site-by-hand-note = Qui commence le bâtit, pièce par pièce.
home-foreman-note = Chacun reçoit deux cartes qui changent ce qu’il faut poser, ou comment. Et les ouvriers vont toujours sur la plus haute poutre des deux couleurs.
home-crane-note = Elle se dresse sur le chantier, et toutes ses parties peuvent porter des pièces. Ce qui tombe sur son support est un accident.
home-skyscraper-note = On bâtit dans la boîte ouverte. Ce qui touche le fond ou la table est un accident.
home-crane-on-floor-note = Elle dépasse des parois.
home-crane-on-rim-note = Plus difficile : elle a peu d’appui.
home-slips-friendly-note = Une pièce qui n’a jamais fait partie du chantier donne droit à un nouvel essai.
home-slips-strict-note = Cela coûte un certificat et met fin au tour.
home-experts-note = Les autres commencent avec { $certificates }.
home-tremor-note = Ce qu’un expert tient tremble un peu, comme dans une vraie main.
home-tremor = Mains qui tremblent
home-tremor-nobody = Aucune
home-tremor-experts = Celles des experts
home-tremor-all = Toutes
home-tremor-note-nobody = Toutes les mains sont sûres.
home-tremor-note-all = Ce que chacun tient tremble un peu, comme dans une vraie main.

## Men at Work: house rules
home-house = Règles maison
home-house-lead = Tel quel, c’est le jeu imprimé.
home-house-changed =
    { $count ->
        [one] { $count } règle diffère du jeu imprimé.
       *[other] { $count } règles diffèrent du jeu imprimé.
    }
home-help-all = Complète
home-help-some = Réduite
home-help-none = Aucune
home-help-note-all = Pendant que vous tenez une pièce, vous voyez ce qu’elle touche et quelles conditions sont remplies. Des emplacements sont proposés, et la main évite le chantier.
home-help-note-some = Pendant que vous tenez une pièce, vous voyez ce qu’elle touche, et rien de plus.
home-help-note-none = Votre main seule : rien n’est indiqué pendant que vous tenez une pièce, sauf un accident.
home-help-same = Cela vaut pour toute la table.
home-certificates-note = Le jeu imprimé en donne { $printed }. Un expert commence avec un de moins, mais au moins un.
home-titles-printed = { $titles }, jeu imprimé
home-titles-note = Qui a le premier autant de titres gagne.
home-rita-0 = Tout de suite
home-rita-25 = Après un quart
home-rita-50 = À la moitié
home-rita-75 = Aux trois quarts
home-rita-100 = À la fin
home-rita-note = Où elle attend dans la pioche, à { $cards } cartes près ; un quart, c’est le jeu imprimé. Dès qu’elle est là, la plus haute pièce vaut un titre.
home-give-up-no = Non
home-give-up-yes = Oui
home-give-up-note = Qui ne trouve aucun emplacement peut abandonner la carte. Cela coûte un certificat et termine le tour ; rien ne bouge sur le chantier.

## Men at Work: a table in a few words
home-terms-site-beginner = Chantier pour débutants
home-terms-site-advanced = Chantier pour joueurs avancés
home-terms-site-expert = Chantier pour experts
home-terms-site-by-hand = Chantier bâti à la main
home-terms-strict = Toute pièce échappée compte
home-terms-experts =
    { $count ->
        [one] { $count } expert
       *[other] { $count } experts
    }
home-terms-tremor = Mains qui tremblent
home-terms-crane-rim = Grue sur le rebord
home-terms-certificates =
    { $count ->
        [one] { $count } certificat par personne
       *[other] { $count } certificats par personne
    }
home-terms-titles =
    { $count ->
        [one] { $count } titre pour gagner
       *[other] { $count } titres pour gagner
    }
home-terms-rita = Rita après { $percent } % de la pioche
home-terms-help-some = Aide réduite
home-terms-help-none = Sans aide
home-terms-give-up = Abandon de carte permis
