## Dés et cases, comme on les appelle à la table
table-space-a1 = au fond à gauche
table-space-b1 = au fond à droite
table-space-a2 = au milieu à gauche
table-space-b2 = au milieu à droite
table-space-a3 = devant à gauche
table-space-b3 = devant à droite
table-level = Étage { $level } : { $die }.
table-space-closed = { $space } : fermé.
table-space-empty = { $space } : vide, { $planned ->
        [one] 1 dé prévu.
       *[other] { $planned } dés prévus.
    }
table-space-built = { $space } : { $height } sur { $planned } prévus.
table-space-lit = { $die } peut aller ici.
table-space-placed = { $die } est posé ici, pas encore bâti.
table-none-taken = rien pour l’instant

## L’en-tête
table-game = Blueprints
table-round-pick = Manche { $round }, dé { $pick } sur { $picks }
table-pick = Dé { $pick } sur { $picks }
table-round-of = Manche { $round } sur { $rounds }
table-looking-on = Vous regardez
table-onlookers =
    { $count ->
        [one] 1 personne regarde
       *[other] { $count } personnes regardent
    }
table-title-turn = À vous

## Les places
table-seats = Les autres places
table-seat-taken = { $taken } sur { $picks }
table-seat-next = { $taken } sur { $picks }, joue ensuite
table-seat-turn = { $taken } sur { $picks }, à son tour
table-seat-thinking = { $taken } sur { $picks }, réfléchit
table-seat-lost =
    { $count ->
        [one] { $count } perdu
       *[other] { $count } perdus
    }
table-seat-away = Pas là
table-seat-stand-in = Un robot joue à sa place
table-seat-in-words = Joue avec les mots
table-seat-in-words-text =
    { $who ->
        [you] Vous jouez avec le chantier en mots et choisissez parmi des places proposées.
       *[other] { $name } joue avec le chantier en mots et choisit parmi des emplacements proposés.
    }
table-unrated = Tout le monde n’a pas la même aide : cette partie n’est pas classée.
table-casual = Une partie amicale : elle ne compte pas pour le classement, et un coup peut être repris si tout le monde est d’accord.
table-house = Règles maison
table-house-title = Règles maison de cette table
table-house-lead = Ce qui diffère du jeu imprimé :
table-seat-dice =
    { $who ->
        [you] Les dés que vous avez pris
       *[other] Dés pris par { $name }
    }
table-die-lost = { $die } (perdu)
table-clock-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
table-points-own =
    { $points ->
        [one] Vous avez { $points } point.
       *[other] Vous avez { $points } points.
    }
table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## La réserve, le sac, les matériaux demandés, le plan
table-pool = Réserve
table-pool-nowhere = ne va nulle part
table-pool-chosen = dans votre main
table-pool-placed = sur votre plan, pas encore bâti
table-pool-removed = à retirer
table-bag = Sac
table-bag-left =
    { $dice ->
        [one] dé restant
       *[other] dés restants
    }
table-bag-in-words =
    { $dice ->
        [one] Il reste { $dice } dé dans le sac
       *[other] Il reste { $dice } dés dans le sac
    }
table-in-demand = Forte demande
table-in-demand-order = gauche d’abord
table-in-demand-then = puis
table-in-demand-in-words = Forte demande : { $first }, puis { $second }
table-removed = Retirés
table-your-plan = Votre plan
table-your-plan-secret = Personne ne le voit avant la révélation
table-lost-dice =
    { $count ->
        [one] { $count } dé perdu dans cette manche
       *[other] { $count } dés perdus dans cette manche
    }
table-plan-in-words = Votre plan, trois rangées de deux espaces, celle du fond d’abord

## Ce que ça vaut
table-tally = À ce stade
table-tally-plan = Plan
table-tally-plan-done = achevé
table-tally-plan-reach = possible, +{ $points }
table-tally-plan-missed = hors d’atteinte
table-tally-gain = +{ $points }
table-tally-prizes = Prix
table-prize-have = { $have } sur { $need }
table-prize-sure = rempli

## La ligne unique
table-take = Prenez un dé dans la réserve
table-take-short = Prenez un dé
table-place = { $die } : { $count ->
        [one] choisissez l’espace éclairé
        [2] choisissez un des deux espaces éclairés
        [3] choisissez un des trois espaces éclairés
       *[other] choisissez un des quatre espaces éclairés
    }
table-place-short = { $die } : { $count ->
        [one] choisissez l’espace éclairé
       *[other] choisissez un espace éclairé
    }
table-lose = { $die } ne va nulle part. Qui le prend le perd.
table-lose-it = Le prendre et le perdre
table-lose-title = Perdre { $die } ?
table-lose-text = Ce dé ne va nulle part sur votre plan. Qui le prend le perd : il ne compte pas, et le tour est passé.
table-lose-sure = Le perdre
table-remove = { $die }, { $space }. Choisissez maintenant un dé à retirer.
table-remove-short = Choisissez un dé à retirer
table-remove-lost = { $die } sera perdu. Choisissez maintenant un dé à retirer.
table-confirm = { $die }, { $space }
table-confirm-two = { $die }, { $space } ; { $removed } est retiré
table-confirm-lost = { $die } sera perdu
table-confirm-lost-two = { $die } sera perdu ; { $removed } est retiré
table-build = Bâtir
table-put-back = Reposer le dé
table-put-back-short = Reposer
table-sent = Pose du dé
table-wait = { $name } choisit un dé
table-wait-bot = { $name } réfléchit
table-over = La partie est finie
table-refused-closed = Cet espace est hachuré. On n’y bâtit jamais.
table-refused-low = Un { $value } ne va pas sur un { $top }. Il faut dessous un dé égal ou plus petit.
table-your-turn = À vous
table-event-taken = { $name } prend { $die }.
table-event-removed = { $name } prend { $die } et retire { $removed }.
table-event-taken-lost = { $name } prend { $die }, qui ne va nulle part et est perdu.
table-event-lost-removed = { $name } prend { $die }, qui ne va nulle part et est perdu, et retire { $removed }.
table-event-placed = { $die } est posé { $space }. Votre édifice vaut { $total }.
table-event-lost = { $die } est perdu.

## Touches
table-keys = Touches
table-keys-tab = Entre les dés, le plan et les boutons
table-keys-arrows = De dé en dé, d’un espace à l’autre
table-keys-enter = Prendre, poser, bâtir
table-keys-digits = Prendre le dé de ce rang, compté depuis la gauche
table-keys-escape = Un pas en arrière
table-keys-zero = Revenir à la vue de départ

## Parler
table-talk = Discussion
table-talk-new =
    { $count ->
        [one] Discussion, { $count } nouveau message
       *[other] Discussion, { $count } nouveaux messages
    }
table-talk-empty = Personne n’a encore rien dit.
table-talk-write = Écrire un mot
table-talk-send = Envoyer
table-talk-phrases = Phrases
table-talk-onlooker = Les spectateurs peuvent lire. Seules les personnes qui jouent peuvent écrire.
table-talk-hidden = Message masqué
table-talk-show = Afficher
table-talk-show-this = Afficher le message masqué de { $name }

## Partir, revenir, regarder
table-leave = Quitter la table
table-leave-title = Quitter la table ?
table-leave-text = Un robot joue à votre place. Vous pouvez revenir tant que la partie dure.
table-leave-stay = Rester
table-kept = Votre place et la partie sont gardées.
table-kept-onlooker = La partie continue un moment sans vous.
table-stand-in-after =
    { $minutes ->
        [one] Un robot joue pour vous au bout d’une minute.
       *[other] Un robot joue pour vous au bout de { $minutes } minutes.
    }
table-shut-title = Cette porte est fermée
table-shut-elsewhere-title = Votre place est ailleurs
table-shut-elsewhere = Cette place a été reprise sur un autre appareil ou quittée, ou bien la partie n’a pas pu commencer parce que votre appareil n’a pas répondu à temps.
table-shut-given-up-title = Cette place a été rendue
table-shut-given-up = Votre appareil n’a pas répondu à temps alors que la partie allait commencer, ou quelqu’un est parti. La table attend de nouveau : reprenez place.
table-shut-back = Retour à la table
table-play-here = Jouer ici
table-look-on = Regarder
table-elsewhere-title = Vous avez une place à cette table
table-elsewhere-text = Votre place est sur un autre appareil. Elle peut venir ici ; l’autre appareil ne fera plus que regarder.
table-loading = La table se prépare
table-abandoned-title = Personne n’est venu bâtir
table-abandoned-text = Tout le monde a quitté cette table avant la partie.

## Un appareil pour plusieurs
table-curtain-title = Passez l’appareil à { $name }
table-curtain-text = Seule cette personne peut voir le plan derrière le rideau.
table-curtain-open = C’est moi, { $name }

table-help = Aide : les touches
table-close = Fermer
