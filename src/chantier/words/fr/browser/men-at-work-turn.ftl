## Les conditions en deux ou trois mots
turn-chip-girder-has-a-colour-of-the-card = Couleur de la carte
turn-chip-girder-off-the-ground = Pas au sol
turn-chip-girder-not-on-a-hat = Sur aucun casque
turn-chip-girder-not-along-another = Sans en recouvrir une
turn-chip-rests-on-one-girder-only = Sur une seule poutre
turn-chip-rests-at-one-place = En un seul endroit
turn-chip-both-ends-free = Bouts libres
turn-chip-touches-its-colour = Touche sa couleur
turn-chip-touches-another-colour = Autre couleur
turn-chip-touches-a-third-colour = Troisième couleur
turn-chip-touches-the-highest-girder = Touche la plus haute
turn-chip-worker-on-the-new-girder = Ouvrier dessus
turn-chip-rests-on-an-arm = Sur un bras
turn-chip-support-on-table-or-girder = Pilier à un endroit permis
turn-chip-touches-the-new-support = Touche le nouveau pilier
turn-chip-support-on-a-girder = Pilier sur poutre
turn-chip-touches-a-girder = Touche une poutre
turn-chip-touches-a-support = Touche un pilier
turn-chip-brick-on-the-girder = Brique dessus
turn-chip-is-the-highest-girder = Devient la plus haute
turn-chip-worker-stands-on-a-girder = Debout sur une poutre
turn-chip-girder-has-a-glove-colour = Couleur d’un gant
turn-chip-on-the-highest-glove-girder = Plus haute de ces couleurs
turn-chip-carries-the-brick = Porte la brique
turn-chip-carries-the-beam = Porte le madrier
turn-chip-touches-the-end-of-the-girder = Au bout
turn-chip-beam-on-his-arm = Madrier sur son bras
turn-chip-beam-on-another-workers-arm = Sur le bras d’un autre
turn-chip-second-worker-on-the-same-girder = Même poutre
turn-chip-three-supports-on-the-table = Trois piliers
turn-chip-girders-off-the-ground = Aucune poutre au sol
turn-chips = Ce que la carte demande
turn-chips-folded =
    { $count ->
        [one] { $count } règle respectée
       *[other] { $count } règles respectées
    }

## L’en-tête
turn-game = Men at Work

## Chef Rita
turn-rita = Chef Rita
turn-rita-here = Rita est là.
turn-rita-first-to = { $titles } titres pour gagner
turn-rita-short = est là, { $titles } titres
turn-rita-away = Rita n’est pas encore là
turn-rita-away-short = pas encore là
turn-rita-arrives = Rita est là
turn-rita-arrives-text = Désormais, la plus haute pièce vaut un titre. Il en faut { $titles } pour gagner.

## Qui joue
turn-players = Qui joue
turn-hook = avec le crochet
turn-thinks = réfléchit
turn-certificates =
    { $count ->
        [0] Plus aucun certificat
        [one] Il reste { $count } certificat
       *[other] Il reste { $count } certificats
    }

## Les cartes
turn-how = Comment
turn-place = À poser
turn-a-girder = Une poutre
turn-a-worker = Un ouvrier
turn-or = ou
turn-colour-gone = épuisée
turn-draw-pile =
    { $count ->
        [one] reste { $count } carte
       *[other] restent { $count } cartes
    }
turn-discard =
    { $count ->
        [0] aucune défaussée
        [one] { $count } défaussée
       *[other] { $count } défaussées
    }
turn-changed-by =
    { $who ->
        [you] modifiée par vous
       *[other] changé par { $name }
    }
turn-skipped = Carte passée : { $task }
turn-skipped-more =
    { $count ->
        [one] et { $count } autre carte
       *[other] et { $count } autres cartes
    }

## La ligne unique : que faire maintenant
turn-now-girder = Prenez une poutre : { $first } ou { $second }
turn-now-girder-only = Prenez une poutre : { $first }
turn-now-worker = Prenez un ouvrier. Sa poutre : { $first } ou { $second }
turn-now-worker-only = Prenez un ouvrier. Sa poutre : { $first }
turn-now-worker-then = Maintenant un ouvrier sur la nouvelle poutre
turn-now-second-worker = Maintenant le deuxième ouvrier, sur la même poutre
turn-now-support = Prenez un pilier : sur la table ou sur une poutre
turn-now-support-up = Prenez un pilier : il va sur une poutre
turn-now-support-girder = Maintenant la poutre : { $first } ou { $second }
turn-now-support-girder-only = Maintenant la poutre : { $first }
turn-now-brick = Maintenant une brique sur ses bras
turn-now-brick-or-beam = Maintenant une brique ou un madrier sur ses bras, dans l’ordre que vous voulez
turn-now-second-brick = Maintenant la deuxième brique
turn-now-beam = Maintenant un madrier sur ses bras
turn-now-second-beam = Maintenant le deuxième madrier
turn-now-connecting-beam = Maintenant un madrier, de son bras à celui d’un autre ouvrier
turn-now-girder-with-brick = Prenez une poutre avec la brique dessus : { $first } ou { $second }
turn-now-girder-with-brick-only = Prenez une poutre avec la brique dessus : { $first }
turn-now-worker-with-beam = Prenez un ouvrier avec le madrier sur le bras. Sa poutre : { $first } ou { $second }
turn-now-worker-with-beam-only = Prenez un ouvrier avec le madrier sur le bras. Sa poutre : { $first }
turn-now-repair = Pas encore comme la carte le demande. Reprenez une pièce de ce tour
turn-now-prepare-support = Préparez le chantier : pilier { $number } sur 3, sur la table
turn-now-prepare-girder = Préparez le chantier : une poutre de chaque couleur. Il manque : { $colours }
turn-now-prepare-worker = Préparez le chantier : un ouvrier debout sur une poutre
turn-now-prepare-repair = Le chantier n’est pas encore conforme. Reprenez une pièce
turn-now-clear = Nettoyez d’abord, ensuite vous construirez
turn-now-keep = Seuls des piliers sont tombés. Remettez-les dans la réserve ou laissez-les là
turn-hold-lower = Faites glisser la pièce au-dessus de son emplacement, descendez jusqu’au contact, puis lâchez
turn-hold-rings = Faites glisser la pièce vers un anneau, ou ailleurs, descendez jusqu’au contact, puis lâchez
turn-hold-ring = Un emplacement possible. Descendez jusqu’au contact, puis lâchez
turn-hold-ring-number = Emplacement { $number } sur { $count }
turn-hold-touches = Elle touche. Est-ce que ça tiendra ?
turn-hold-not-yet = Elle touche. La carte demande plus que cela, voyez la liste
turn-hold-all = Les contacts sont ceux demandés. Est-ce que ça tiendra ?
turn-hold-alone = Menez la pièce à sa place, puis lâchez
turn-hold-hook = Tirez la pièce hors du chantier avec le crochet, puis lâchez
turn-hold-push = Repoussez son bout vers le haut, puis lâchez
turn-connect-far = L’autre ouvrier le plus proche est à { $mm } mm : trop loin pour un madrier de { $beam } mm.
turn-connect-near = L’autre ouvrier le plus proche est à { $mm } mm.
turn-connect-reach = Un madrier relie des ouvriers distants de { $from } à { $to } mm dans l’axe des bras, de { $near } à { $far } mm côte à côte.
turn-connect-again = Mieux vaut reprendre un ouvrier de ce tour.
turn-settling = Le chantier se stabilise
turn-still-moving = Ça bouge encore
turn-wait = { $name } construit
turn-wait-bot = { $name } réfléchit
turn-wait-holds = { $name } tient { $piece }
turn-wait-clears = { $name } nettoie le chantier
turn-wait-asked = { $name } peut jouer une carte : l’instruction est irréalisable
turn-wait-prepares = { $name } prépare le chantier
turn-wait-out = La partie est finie pour vous. { $name } construit
turn-over = La partie est terminée

## Tenir
turn-let-go = Lâcher
turn-put-back = Reposer
turn-give-up = Abandonner cette carte
turn-give-up-title = Abandonner cette carte ?
turn-give-up-costs = Cela vous coûte un certificat, et votre tour se termine. Rien ne bouge sur le chantier.
turn-give-up-last = C’est votre dernier certificat : la partie serait finie pour vous.
turn-give-up-yes = Abandonner
turn-give-up-no = Continuer d’essayer
turn-height = Hauteur
turn-turn = Tourner
turn-pose = Pose
turn-up = Monter
turn-down = Descendre
turn-left = Gauche
turn-right = Droite
turn-side = De côté
turn-side-short = Côté
turn-key-wheel = Molette
turn-key-drag = Glisser
turn-key-hold = Appui long
turn-key-shift = Maj
turn-key-space = Espace
turn-key-escape = Échap
turn-keys-height = haut, bas
turn-keys-across = déplacer
turn-keys-turn = tourner
turn-keys-pose = pose
turn-keys-next = emplacement suivant
turn-keys-fine = précis
turn-keys-let-go = lâcher
turn-keys-put-back = reposer

## La réserve
turn-take = Prendre { $piece }
turn-take-again = Reprendre { $piece }
turn-reserve-girder =
    { $count ->
        [0] Poutres, { $colour } : plus aucune
        [one] Poutres, { $colour } : il en reste { $count }
       *[other] Poutres, { $colour } : il en reste { $count }
    }
turn-reserve-support =
    { $count ->
        [0] Plus aucun pilier
        [one] Il reste { $count } pilier
       *[other] Il reste { $count } piliers
    }
turn-reserve-worker =
    { $count ->
        [0] Plus aucun ouvrier
        [one] Il reste { $count } ouvrier
       *[other] Il reste { $count } ouvriers
    }
turn-reserve-brick =
    { $count ->
        [0] Plus aucune brique
        [one] Il reste { $count } brique
       *[other] Il reste { $count } briques
    }
turn-reserve-beam =
    { $count ->
        [0] Plus aucun madrier
        [one] Il reste { $count } madrier
       *[other] Il reste { $count } madriers
    }

## Ce qui est tombé, ce que cela coûte
turn-accident-title =
    { $onto ->
        [table]
            { $kind ->
                [hat] Un casque sur la table
                [worker] Un ouvrier sur la table
                [brick] Une brique sur la table
                [beam] Un madrier sur la table
                [crane] La grue s’est renversée
               *[girder] Une poutre sur la table
            }
        [box]
            { $kind ->
                [hat] Un casque dans la boîte
                [worker] Un ouvrier dans la boîte
                [brick] Une brique dans la boîte
                [beam] Un madrier dans la boîte
                [crane] La grue s’est renversée
               *[girder] Une poutre dans la boîte
            }
        [crane]
            { $kind ->
                [hat] Un casque sur le support de la grue
                [worker] Un ouvrier sur le support de la grue
                [brick] Une brique sur le support de la grue
                [beam] Un madrier sur le support de la grue
               *[girder] Une poutre sur le support de la grue
            }
       *[worker]
            { $kind ->
                [hat] Un casque sur un ouvrier
                [worker] Un ouvrier sur un ouvrier
                [brick] Une brique sur un ouvrier
                [beam] Un madrier sur un ouvrier
               *[girder] Une poutre sur un ouvrier
            }
    }
turn-accident-yours = C’est un accident. Votre tour s’arrête là.
turn-accident-theirs = C’est un accident. Le tour de { $name } s’arrête là.
turn-accident-out = Le dernier certificat est perdu : la partie est finie pour { $name }.
turn-accident-out-you = Le dernier certificat est perdu : la partie est finie pour vous. Vous pouvez regarder la suite.
turn-clears-next = Au tour de { $name } de nettoyer.
turn-clears-next-you = À vous de nettoyer.
turn-slow-motion = Ralenti, 1/4
turn-skip = Passer
turn-continue = Continuer

## Ranger
turn-clearing = Nettoyage
turn-clearing-text = Ce qui traîne retourne dans la réserve.
turn-clearing-supports = Les piliers tombés peuvent rester.
turn-clearing-crane = La grue est redressée.
turn-return = Remettre
turn-pull = Tirer
turn-push = Remonter
turn-put-up = Redresser
turn-keep = Les laisser là

## Après un essai
turn-verdict = Pas encore comme la carte le demande
turn-verdict-again = Rien de cassé. Reprenez la pièce et corrigez.
turn-slipped = Elle a glissé. Rien de cassé, recommencez.

## La mesure
turn-measured = { $mm } mm
turn-title = Ouvrier du mois
turn-title-yours = La plus haute pièce est la vôtre : { $piece }.
turn-title-theirs = La plus haute pièce : { $piece }, posée par { $name }.
turn-title-count = { $titles } sur { $most } titres

## Contremaître
turn-foreman = Vos cartes de contremaître
turn-foreman-open = Cartes de contremaître : { $count }
turn-foreman-show = Montrer mes cartes
turn-foreman-hide = Les cacher
turn-foreman-text = Posez-en une au lieu de faire ce que disent les cartes. Une fois par tour, avant de construire.
turn-foreman-done = Une carte a déjà été posée pendant ce tour.
turn-foreman-later = Vous posez vos cartes pendant votre tour, avant de construire.
turn-foreman-draw = Changer ce qu’on pose
turn-foreman-discard = Changer comment on le pose
turn-foreman-then = Alors : { $what }, { $how }
turn-foreman-lay = Poser
turn-foreman-cannot = impossible maintenant

## L’allure des robots, les vues
turn-pace = Vitesse des robots
turn-pace-times = { $times }×
turn-view = Vue
turn-view-front = De face
turn-view-right = De droite
turn-view-back = De derrière
turn-view-left = De gauche
turn-view-top = D’en haut
turn-view-home = Vue de départ

## L’aide
turn-turn-left = Tourner à gauche
turn-turn-right = Tourner à droite
turn-help = La main et les touches
turn-help-arrows = Déplacer la pièce de 5 mm
turn-help-height = La monter, la descendre
turn-help-lower = La descendre jusqu’au contact
turn-help-turn = La tourner
turn-help-tilt = L’incliner
turn-help-pose = Une autre pose : debout, couchée, penchée
turn-help-next = L’amener au-dessus de l’emplacement marqué suivant
turn-help-fine = Maintenue : les flèches vont dix fois plus fin
turn-help-drag = Sur la pièce ou une poignée : la déplacer. Ailleurs : tourner la vue
turn-help-shift = Avec Maj : vers le haut et le bas
turn-help-alt = En faisant glisser : dix fois plus fin
turn-help-wheel = Sur la pièce : la monter, la descendre. Ailleurs : plus près, plus loin
turn-help-hold = Sur la pièce : la lâcher
turn-help-let-go = Lâcher
turn-help-put-back = Reposer
turn-help-views = Face, droite, arrière, gauche, dessus
turn-help-touch = Au doigt : faites glisser la pièce ou l’une de ses poignées ; deux doigts sur la pièce la tournent, ailleurs ils tournent la vue et l’approchent. Un appui long sur la pièce la lâche.
