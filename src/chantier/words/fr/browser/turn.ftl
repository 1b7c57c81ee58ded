## Les conditions en deux ou trois mots
turn-chip-girder-has-a-colour-of-the-card = Couleur de la carte
turn-chip-girder-off-the-ground = Loin du sol
turn-chip-girder-not-on-a-hat = Sur aucun casque
turn-chip-girder-not-along-another = Pas tout du long
turn-chip-rests-on-one-girder-only = Une seule poutre
turn-chip-rests-at-one-place = Un seul endroit
turn-chip-both-ends-free = Bouts libres
turn-chip-touches-its-colour = Même couleur
turn-chip-touches-another-colour = Autre couleur
turn-chip-touches-a-third-colour = Troisième couleur
turn-chip-touches-the-highest-girder = La plus haute
turn-chip-worker-on-the-new-girder = Ouvrier dessus
turn-chip-rests-on-an-arm = Sur un bras
turn-chip-support-on-table-or-girder = Pilier bien placé
turn-chip-touches-the-new-support = Nouveau pilier
turn-chip-support-on-a-girder = Pilier sur poutre
turn-chip-touches-a-girder = Touche une poutre
turn-chip-touches-a-support = Touche un pilier
turn-chip-brick-on-the-girder = Brique dessus
turn-chip-is-the-highest-girder = Nouveau sommet
turn-chip-worker-stands-on-a-girder = Bien debout
turn-chip-girder-has-a-glove-colour = Couleur d’un gant
turn-chip-on-the-highest-glove-girder = Plus haute du gant
turn-chip-carries-the-brick = Porte la brique
turn-chip-carries-the-beam = Porte le madrier
turn-chip-touches-the-end-of-the-girder = Au bout
turn-chip-beam-on-his-arm = Madrier sur son bras
turn-chip-beam-on-another-workers-arm = Sur un autre bras
turn-chip-second-worker-on-the-same-girder = Même poutre
turn-chip-three-supports-on-the-table = Trois piliers
turn-chip-girders-off-the-ground = Poutres loin du sol
turn-chips = Ce que la carte demande
turn-chips-folded =
    { $count ->
        [one] { $count } règle respectée
       *[other] { $count } règles respectées
    }

## L’en-tête
turn-game = Men at Work
turn-looking-on = Vous regardez

## Chef Rita
turn-rita = Chef Rita
turn-rita-here = Rita est là.
turn-rita-first-to = { $titles } titres pour gagner
turn-rita-short = est là, { $titles } titres
turn-rita-away = Rita n’est pas encore là
turn-rita-away-short = pas encore là
turn-rita-arrives = Rita est là
turn-rita-arrives-text = Désormais, la plus haute pièce vaut un titre. { $titles } titres pour gagner.

## Qui joue
turn-players = Qui joue
turn-you = Vous
turn-hook = a le crochet
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
        [0] aucune jouée
        [one] { $count } jouée
       *[other] { $count } jouées
    }
turn-changed-by = changé par { $name }
turn-skipped = Passée : { $task }
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
turn-now-second-brick = Maintenant la deuxième brique
turn-now-beam = Maintenant un madrier sur ses bras
turn-now-second-beam = Maintenant le deuxième madrier
turn-now-connecting-beam = Maintenant un madrier, de son bras à celui d’un autre ouvrier
turn-now-girder-with-brick = Prenez une poutre avec la brique dessus : { $first } ou { $second }
turn-now-girder-with-brick-only = Prenez une poutre avec la brique dessus : { $first }
turn-now-worker-with-beam = Prenez un ouvrier avec le madrier sur le bras. Sa poutre : { $first } ou { $second }
turn-now-worker-with-beam-only = Prenez un ouvrier avec le madrier sur le bras. Sa poutre : { $first }
turn-now-repair = Pas encore comme la carte le veut. Reprenez une pièce de ce tour
turn-now-prepare-support = Préparez le chantier : pilier { $number } sur 3, sur la table
turn-now-prepare-girder = Préparez le chantier : une poutre de chaque couleur. Il manque : { $colours }
turn-now-prepare-worker = Préparez le chantier : un ouvrier debout sur une poutre
turn-now-prepare-repair = Ce n’est pas encore un chantier. Reprenez une pièce
turn-now-clear = Rangez d’abord, ensuite vous construirez
turn-now-keep = Il ne traîne que des piliers. Rangez-les ou laissez-les là
turn-hold-lower = Descendez jusqu’au contact, puis lâchez
turn-hold-touches = Il y a contact. Lâchez quand tout est bien en place
turn-hold-all = Tout est comme la carte le veut. Lâchez
turn-hold-hook = Tirez la pièce hors du chantier avec le crochet, puis lâchez
turn-hold-push = Repoussez son bout vers le haut, puis lâchez
turn-settling = Le chantier se stabilise
turn-still-moving = Ça bouge encore
turn-wait = { $name } est à l’ouvrage
turn-wait-bot = { $name } réfléchit
turn-wait-holds = { $name } tient { $piece }
turn-wait-clears = { $name } range
turn-wait-prepares = { $name } prépare le chantier
turn-wait-out = Vous êtes hors jeu. { $name } est à l’ouvrage
turn-over = La partie est terminée
turn-hold-ends =
    { $seconds ->
        [one] Encore { $seconds } seconde, puis la pièce retourne à sa place
       *[other] Encore { $seconds } secondes, puis la pièce retourne à sa place
    }

## Tenir
turn-let-go = Lâcher
turn-put-back = Reposer
turn-height = Hauteur
turn-turn = Tourner
turn-pose = Pose
turn-up = Monter
turn-down = Descendre
turn-side = De côté
turn-side-short = Côté
turn-key-wheel = Molette
turn-key-shift = Maj
turn-key-space = Espace
turn-key-escape = Échap
turn-keys-height = haut, bas
turn-keys-turn = tourner
turn-keys-pose = pose
turn-keys-fine = précis
turn-keys-let-go = lâcher
turn-keys-put-back = reposer

## La réserve
turn-take = Prendre { $piece }
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
               *[girder] Une poutre sur la table
            }
        [box]
            { $kind ->
                [hat] Un casque dans la boîte
                [worker] Un ouvrier dans la boîte
                [brick] Une brique dans la boîte
                [beam] Un madrier dans la boîte
               *[girder] Une poutre dans la boîte
            }
        [crane]
            { $kind ->
                [hat] Un casque sur le socle de la grue
                [worker] Un ouvrier sur le socle de la grue
                [brick] Une brique sur le socle de la grue
                [beam] Un madrier sur le socle de la grue
               *[girder] Une poutre sur le socle de la grue
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
turn-accident-out = Le dernier certificat est perdu : { $name } est hors jeu.
turn-accident-out-you = Le dernier certificat est perdu : vous êtes hors jeu. Regardez la suite tant qu’il vous plaira.
turn-clears-next = Au tour de { $name } de ranger.
turn-clears-next-you = À vous de ranger.
turn-slow-motion = Ralenti, 1/4
turn-skip = Passer
turn-continue = Continuer

## Ranger
turn-clearing = Rangement
turn-clearing-text = Ce qui traîne retourne à la réserve.
turn-clearing-supports = Les piliers tombés peuvent rester.
turn-return = Ranger
turn-pull = Dégager
turn-push = Remonter
turn-keep = Les laisser là

## Après un essai
turn-verdict = Pas encore comme la carte le veut
turn-verdict-again = Rien de cassé. Reprenez la pièce et corrigez.
turn-slipped = Elle a glissé. Rien de cassé, recommencez.

## La mesure
turn-measured = { $mm } mm
turn-title = Ouvrier du mois
turn-title-yours = La plus haute pièce est la vôtre : { $piece }.
turn-title-theirs = La plus haute pièce : { $piece }, posée par { $name }.
turn-title-count = { $titles } titres sur { $most }

## Contremaître
turn-foreman = Vos cartes de contremaître
turn-foreman-open = Cartes de contremaître : { $count }
turn-foreman-show = Montrer mes cartes
turn-foreman-hide = Les cacher
turn-foreman-text = Posez-en une au lieu de faire ce que disent les cartes. Une fois par tour, avant de construire.
turn-foreman-done = Une carte a déjà été posée pendant ce tour.
turn-foreman-later = Vous posez vos cartes pendant votre tour, avant de construire.
turn-foreman-draw = Changer ce qu’on pose
turn-foreman-discard = Changer comment
turn-foreman-then = Alors : { $what }, { $how }
turn-foreman-lay = Poser
turn-foreman-cannot = impossible maintenant

## L’allure des robots, les vues
turn-pace = Allure des robots
turn-pace-times = { $times }×
turn-view = Vue
turn-view-front = De face
turn-view-right = De droite
turn-view-back = De dos
turn-view-left = De gauche
turn-view-top = D’en haut
turn-view-home = Comme au début

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
turn-help-fine = Maintenue : dix fois plus fin
turn-help-let-go = Lâcher
turn-help-put-back = Reposer
turn-help-views = Face, droite, dos, gauche, dessus
turn-help-touch = Au doigt : un doigt déplace, deux doigts lèvent et tournent, le bouton lâche.
