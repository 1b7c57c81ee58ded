check-title = Vérifier les tirages
check-lead = Chaque dé et chaque carte découlent d’un secret fixé avant la partie et de ce que les places y ont ajouté. Déposez l’enregistrement : tout est recalculé ici, dans votre navigateur. Rien n’est envoyé.
check-drop = Déposez un enregistrement ici
check-drop-hint = Une partie, ou un fichier avec une partie par ligne. Un reçu peut l’accompagner.
check-file = Choisir un fichier
check-paste = Le coller plutôt
check-paste-label = L’enregistrement en texte
check-go = Vérifier
check-table-label = Ou le code d’une table
check-table-example = comme dans son adresse
check-fetch = Charger l’enregistrement
check-several = { $games } parties dans ce fichier
check-several-hint = Choisissez celle à vérifier.
check-row = { $game }, { $names }
check-fetching = Chargement de l’enregistrement
check-working = Événement { $event } sur { $events }
check-another = Vérifier un autre enregistrement
check-download = Télécharger l’enregistrement
check-replay = Revoir la partie
check-sealed = La partie est en cours.
check-sealed-lead = Le secret reste scellé jusqu’à la fin : rien ne peut encore être recalculé. Gardez la promesse ci-dessous et comparez-la alors.
check-proved-blueprints = Chaque dé est celui qui devait venir.
check-proved-men-at-work = Chaque carte est celle qui devait venir.
check-proved-lead = { $draws } tirages en { $decisions } décisions ont été recalculés. L’enregistrement montre exactement ceux-là.
check-wrong = Cet enregistrement n’est pas valable.
check-wrong-lead-event = Le problème est à l’événement { $event }. Tout ce qui précède est comme il se doit.
check-wrong-lead-start = Le tout premier tirage diffère déjà. Le secret, un sel ou leur ordre a donc été changé, ou bien cet événement.
check-refused = Ce n’est pas un enregistrement lisible.
check-expected = Devait venir
check-expected-pool = Il y avait dans la réserve
check-found = L’enregistrement dit
check-nothing-there = rien
check-field = Événement { $event }, champ « { $field } »
check-why-seed = Le secret n’est pas celui qui était promis : son empreinte est différente.
check-why-secret-missing = La partie est finie, mais son secret a été retiré. Sans lui, on pourrait prétendre n’importe quoi.
check-why-not-ended = Le secret est révélé, mais l’enregistrement s’arrête avant la fin de la partie.
check-why-pool = Un dé a été pris qui n’était pas dans la réserve.
check-why-buildings = Les édifices révélés ne sont pas ceux qui ont été bâtis.
check-why-draw = Un autre tirage devait venir ici.
check-why-order = Après ce qui précède devait venir « { $expected } » ; l’enregistrement a « { $found } ».
check-why-nothing = Il est vide.
check-why-not-json = La ligne { $line } n’est pas du JSON.
check-why-not-a-record = Le champ « { $field } » manque ou n’est pas ce que demande docs/record.md.
check-why-field-unknown = Un enregistrement n’a pas de champ « { $field } ».
check-why-game-unknown = Cette page ne sait pas recalculer les tirages du jeu « { $game } ». La commande chantier verify le fait.
check-holds = Prouvé
check-holds-secret = Le secret révélé à la fin est bien celui de la promesse. Qui a vu la promesse avant la partie sait que le secret était alors fixé.
check-holds-salts =
    { $salted ->
        [0] Aucune place n’a rien ajouté. Les tirages étaient fixés d’avance, mais qui tenait le secret les connaissait.
        [one] Une place sur { $seats } a ajouté son propre hasard : le serveur n’a pas pu choisir les tirages.
       *[other] { $salted } places sur { $seats } ont ajouté leur propre hasard : le serveur n’a pas pu choisir les tirages.
    }
check-holds-own = Ce que cet appareil a ajouté s’y trouve, inchangé.
check-holds-own-missing = Ce que cet appareil a ajouté n’y est pas : on l’a laissé de côté.
check-holds-draws-blueprints = Qui commence, les matériaux à forte demande, chaque plan et chaque dé sont venus comme ils devaient.
check-holds-draws-men-at-work = Qui commence, chaque main, chaque carte, chaque dos visible, Rita et chaque tremblement sont venus comme ils devaient.
check-holds-pieces = Chaque dé pris était dans la réserve, et les édifices sont faits exactement de ces dés.
check-open = Non prouvé ici
check-open-rules = Que chaque coup respecte les règles et que les points sont justes. Cette page recalcule les tirages ; « chantier verify » rejoue aussi toute la partie.
check-open-rest = Où les pièces se sont arrêtées : seul le moteur le dit. « chantier verify » le simule à nouveau.
check-open-secret = Que le serveur a gardé son secret pour lui pendant la partie.
check-open-moves = Que les coups sont ceux que les joueurs ont choisis. Ni les coups ni les noms ne sont signés.
check-open-last = Que personne, connaissant le secret, n’a essayé des secrets ou des sels jusqu’à ce que les tirages conviennent. Cet enregistrement a la première forme des tirages : il ne montre ni quand quelque chose a été promis, ni quelles places étaient des robots. Dans un terminal, un seul programme tient tout.
check-from = D’où cela découle
check-promise = Promesse
check-secret = Secret
check-salt = Sel de { $name }
check-salt-none = rien d’ajouté
check-key = Clé
check-decisions = Les tirages, décision par décision
check-decisions-hint = Chaque ligne s’ouvre. Les huit premiers octets du HMAC-SHA256 du message sous la clé, pris comme un nombre, modulo le nombre d’éléments, désignent l’élément.
check-setup = Mise en place
check-draws =
    { $draws ->
        [0] aucun tirage
        [one] 1 tirage
       *[other] { $draws } tirages
    }
check-column-message = Message
check-column-word = 8 premiers octets
check-column-items = Éléments
check-column-index = Rang
check-column-result = Tiré
check-skipped =
    { $words ->
        [one] après 1 mot qui n’aurait pas été équitable
       *[other] après { $words } mots qui n’auraient pas été équitables
    }
check-holds-signed = L’engagement, les promesses, le début et le dernier coup sont signés avec la clé du serveur.
check-holds-promised = Le sel de chaque personne a été promis avec tous les autres avant qu’aucun soit montré, et aucun robot n’en a ajouté.
check-holds-links =
    { $links ->
        [one] Un coup
       *[other] { $links } coups
    } sur { $moves } : un maillon promis par l’appareil de qui jouait a été ouvert. Personne ne pouvait connaître d’avance ce qui a été tiré alors.
check-holds-receipt = Ce que cet appareil a gardé pendant la partie dit la même chose que l’enregistrement.
check-open-alone =
    { $moves ->
        [one] Un coup est celui d’un robot, ou a été joué
       *[other] { $moves } coups sont ceux de robots, ou ont été joués
    } sans l’appareil qui avait promis. Ce qui y a été tiré repose sur le seul secret du serveur : il pouvait le connaître d’avance.
check-open-receipt = Que le serveur n’a rien signé d’autre : cet appareil n’a rien gardé de cette table. Qui a joué a un reçu.
check-open-signatures = Que les signatures sont justes : ce navigateur n’a pas pu les vérifier.
check-receipt = Un reçu de cette partie
check-receipt-lead = Chaque appareil garde ce que le serveur signe pendant la partie et peut l’enregistrer dans un fichier : le reçu. Apportez-en un, le vôtre ou celui d’un autre. S’il ne concorde pas avec cet enregistrement, le serveur a signé deux choses qui ne peuvent pas être vraies toutes les deux.
check-receipt-drop = Déposez un reçu ici
check-receipt-file = Choisir un reçu
check-receipt-agrees = Le reçu concorde : rien n’y contredit l’enregistrement.
check-receipt-unchecked = Mais ce navigateur n’a pas pu vérifier les signatures.
check-receipt-other-table = Ce reçu est celui d’une autre partie : il ne dit rien de cet enregistrement.
check-receipt-first-form = Il n’y a rien à comparer au reçu : aucune étape de cet enregistrement n’est signée. Il vient d’une version plus ancienne ou d’un terminal.
check-receipt-record-doubtful = Le reçu n’a pas été comparé : les signatures de l’enregistrement lui-même ne tiennent pas, ce n’est donc pas la parole du serveur.
check-receipt-alone = C’est un reçu. Ajoutez maintenant l’enregistrement de la même partie.
check-server-key = Clé du serveur
check-server-key-kept = C’est la clé que garde cet appareil.
check-server-key-other = Ce n’est pas la clé que cet appareil garde pour ce serveur.
check-attempt = Essai
check-against = Ce qui est prouvé contre qui
check-against-lead = Pour les parties en ligne depuis la version 0.2. Les enregistrements plus anciens et les parties au terminal prouvent moins : chaque tirage découle du secret et des sels de l’enregistrement, mais l’exploitant a pu essayer les deux jusqu’à ce que les tirages conviennent.
check-against-who = Qui pourrait tricher
check-against-cannot = Ne peut pas
check-against-can = Peut encore, ou n’est pas prouvé
check-against-players = Les joueurs
check-against-players-cannot = Connaître ou orienter un tirage : ils ignorent le secret du serveur, et ce qu’ajoutent leurs appareils est promis avant que rien soit connu. Qui ne révèle pas perd sa place.
check-against-players-can = Se dire ce que le jeu cache. Partir avant le début, ce qui le fait recommencer ; l’enregistrement compte les essais.
check-against-onlookers = Les spectateurs, et qui reçoit l’enregistrement
check-against-onlookers-cannot = Modifier l’enregistrement sans que cela se voie : chaque tirage découle du secret, et chaque étape est signée.
check-against-onlookers-can = Dire à un joueur ce qu’ils voient.
check-against-operator = L’exploitant du serveur
check-against-operator-cannot = Choisir ou changer le secret quand un sel est connu, omettre un sel ou en ajouter un pour un robot : le reçu de chaque appareil le montre. Savoir ce qui sera tiré après le coup d’une personne avant qu’il soit joué.
check-against-operator-can = Voir ce que le jeu cache, et le dire. Savoir d’avance ce qui est tiré après les coups des robots et des remplaçants. Prétendre qu’un appareil a tardé et obtenir ainsi une fois d’autres tirages, au vu de tous. Modifier coups, noms, pendules, notes ou options dans un enregistrement : ils ne sont pas signés. Vous envoyer une page qui ne vérifie pas.
check-against-both = L’exploitant avec un joueur
check-against-both-cannot = Connaître ou orienter ce qui est tiré après les coups de tous les autres.
check-against-both-can = Savoir d’avance ce qui est tiré après les coups de ce joueur, et le faire remplacer par un robot quand d’autres tirages conviennent mieux, au vu de tous.
