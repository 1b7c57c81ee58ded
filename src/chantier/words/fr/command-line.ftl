## Aide
help-chantier = Deux jeux de construction, à jouer, à étudier et à regarder. Non officiel, réalisé par des passionnés.
help-usage = Utilisation :
help-help = Afficher ceci et s’arrêter.
help-arguments = Arguments
help-options = Options
help-commands = Commandes
metavar-options = { "[" }OPTIONS]
metavar-command = COMMANDE [ARGUMENTS]…
metavar-game = JEU
metavar-plan = PLAN
metavar-subject = SUJET
metavar-building = ÉDIFICE
metavar-file = FICHIER
metavar-folder = DOSSIER
metavar-number = NOMBRE
metavar-names = NOMS
metavar-text = TEXTE
metavar-setting = NOM=VALEUR
help-default = [par défaut : { $value }]
help-required = [obligatoire]
help-version = Afficher la version et s’arrêter.
help-lang = Langue : en, fr ou de. Sinon, celle de votre système.
help-play = Jouer dans le terminal, entre personnes à ce clavier et avec des robots.
help-game = Le jeu : { $known }.
help-people = Les personnes à ce clavier, séparées par des virgules.
help-play-bots = Les robots qui prennent place après elles, séparés par des virgules : { $known }.
help-option = Une option du jeu, sous la forme nom=valeur ; plusieurs fois si besoin.
help-save = Où sauvegarder la partie en cours ; sinon dans votre dossier de données.
help-resume = Reprendre la dernière partie sauvegardée, ou celle de --save.
help-serve = Ouvrir un serveur où personnes et robots jouent par le réseau.
help-host = L’adresse d’écoute ; 0.0.0.0 laisse entrer les autres.
help-port = Le port ; 0 en prend un qui est libre.
help-database = L’adresse de la base de données qui garde tout, comme { $known } ; sinon un fichier dans le dossier de données.
help-data-dir = Le dossier de données ; sinon celui que prévoit votre système.
help-generosity = Multiplie la fréquence permise des actions : pour beaucoup de monde derrière une seule adresse.
help-limit = Règle une limite, sous la forme nom=valeur ; peut être répété. docs/wire.md donne tous les noms.
help-trusted-proxy = L’adresse ou le réseau d’un proxy dont l’en-tête X-Forwarded-For est cru ; peut être répété. Sinon, personne ne l’est.
help-serve-workers = Combien de serveurs partagent le port, un par cœur ; au-delà d’un, il faut PostgreSQL.
help-node-address = Où les autres serveurs de la même base PostgreSQL joignent celui-ci : un hôte, avec ou sans port.
help-nodes = Lister les serveurs qui partagent une base PostgreSQL, avec leurs tables et leur charge.
help-nodes-database = L’adresse de la base de données.
help-backup = Écrire tout ce qu’un serveur conserve dans un fichier, pendant qu’il continue.
help-backup-file = Le fichier à écrire.
help-restore = Rétablir une sauvegarde là où il n’y a pas encore de base de données, et la vérifier.
help-restore-file = Le fichier écrit par backup.
help-kept-database = L’adresse de la base de données, comme { $known } ; sinon le fichier du dossier de données.
help-check-store = Vérifier ce qu’un serveur conserve : chaque partie est rejouée selon les règles, chaque relevé vérifié.
help-copy-store = Copier tout d’une base de données vers une base vide, par exemple de SQLite vers PostgreSQL. Fermez d’abord le serveur.
help-copy-source = L’adresse de la base à copier, comme { $known }.
help-copy-target = L’adresse de la base vide, comme { $known }.
help-simulate = Faire jouer une série de parties par des robots et en tirer le bilan.
help-players = Nombre de places.
help-games = Nombre de parties.
help-simulate-bots = Un robot pour toutes les places, ou un par place, séparés par des virgules : { $known }. Sinon { $usual }.
help-seed = La même graine donne les mêmes parties.
help-record = Écrire toutes les parties dans ce fichier, une par ligne.
help-workers = Nombre de processus qui se partagent le travail.
help-json = Répondre en JSON.
help-score = Évaluer un édifice : un plan et ce qui y est bâti.
help-plan = Le plan, par exemple « x 1 / 3 1 / 1 x ».
help-building = L’édifice, piles de bas en haut, par exemple « x W1 / R2S3G6 - / W4 x ».
help-replay = Raconter une partie enregistrée, coup par coup.
help-file = Un fichier de parties enregistrées.
help-line = La ligne du fichier où se trouve la partie.
help-seat = La suivre du point de vue d’une place, comptée à partir de 0 ; sinon tout est ouvert.
help-verify = Vérifier une partie enregistrée : chaque règle, chaque dé et carte, et le chantier au repos.
help-quick = Ne pas relancer la physique : croire ce qui a été enregistré du chantier.
help-receipt = Un reçu gardé par un appareil : contredit-il l’enregistrement ?
help-key = La clé avec laquelle l’enregistrement doit être signé, telle que l’a publiée qui tient le serveur.
help-picture = Dessiner un édifice, un chantier ou un moment d’une partie enregistrée, en SVG ou PNG.
help-subject = Un plan, un chantier de départ ({ $known }), ou un fichier de parties enregistrées.
help-building-drawn = L’édifice sur le plan, piles de bas en haut, par exemple « x W1 / R2S3G6 - / W4 x ».
help-event = L’événement après lequel le chantier est dessiné, compté à partir de 1 ; sinon le dernier.
help-out = Le fichier à écrire, en .svg ou .png ; sinon le SVG va sur la sortie standard.
examples-play =
    Exemples :
    
    chantier play blueprints
    
    chantier play blueprints --people Ada,Bo --bots builder --option first=chance
    
    chantier play men-at-work --people Ada,Bo --option site=advanced --option foreman=true
    
    chantier play --resume
examples-nodes =
    Exemples :
    
    chantier nodes --database $DATABASE
examples-backup =
    Exemples :
    
    chantier backup tonight.backup
    
    chantier backup tonight.backup --database $DATABASE
examples-restore =
    Exemples :
    
    chantier restore tonight.backup
    
    chantier restore tonight.backup --data-dir games
examples-check-store =
    Exemples :
    
    chantier check-store
    
    chantier check-store --data-dir games --quick
examples-copy-store =
    Exemples :
    
    chantier copy-store $FROM $TO
examples-serve =
    Exemples :
    
    chantier serve
    
    chantier serve --host 0.0.0.0 --port 8080 --data-dir games
    
    chantier serve --trusted-proxy 127.0.0.1 --limit sockets.address=1000
examples-simulate =
    Exemples :
    
    chantier simulate blueprints --players 3 --games 1000 --bots builder,greedy,uniform --seed 1 --record parties.jsonl
    
    chantier simulate men-at-work --players 2 --games 4 --workers 2
examples-score =
    Exemple :
    
    chantier score "x 1 / 3 1 / 1 x" "x W1 / R2S3G6 G1 / W4 x"
examples-replay =
    Exemple :
    
    chantier replay parties.jsonl --line 7 --seat 0
examples-verify =
    Exemple :
    
    chantier verify parties.jsonl
examples-picture =
    Exemples :
    
    chantier picture "x 1 / 3 1 / 1 x" "x W1 / R2S3G6 G1 / W4 x" --out edifice.svg
    
    chantier picture beginner --out chantier.svg
    
    chantier picture parties.jsonl --event 12 --out moment.png

## Jouer
play-guest = Invité
play-commitment = Dés et cartes découlent d’un secret dont l’empreinte est { $commitment }. Il sera révélé à la fin.
play-saved = Partie sauvegardée dans { $path }. Pour la reprendre : { $command }
play-kept = La partie entière est dans { $path }. Pour la vérifier : { $command }
play-bots-only = Une partie entre robots.
play-thinking = { $name } réfléchit…
play-moving = Le chantier se stabilise…
curtain = C’est à { $name }. Les autres détournent les yeux.
press-enter = Appuyez sur Entrée pour continuer.

## Séries
simulate-progress = Parties en cours
simulate-title =
    { $games ->
        [one] { $games } partie, moyennes par partie
       *[other] { $games } parties, moyennes par partie
    }
simulate-seat = Place
simulate-wins = Victoires
simulate-points = Points
simulate-share = { $share } %
simulate-mean = { NUMBER($mean, minimumFractionDigits: 2) }
simulate-recorded = Toutes les parties sont dans { $path }.

## Réponses
picture-written = L’image est dans { $path }.
noted-stand-in = À partir d’ici, un robot remplace { $name }.
noted-returned = { $name } est de retour.
noted-left-out = { $name } n’a pas révélé son aléa ; les dés ont été jetés sans lui.
noted-chain-lost = { $name } continue sans la chaîne promise ; ce qui est tiré après ces coups ne repose que sur le secret du serveur.
verify-progress = Vérification, ligne { $line }
verify-proved =
    { $games ->
        [one] { $games } partie est authentique : chaque règle a été suivie et chaque tirage découle du secret, des sels et des maillons, tous promis et signés dans l’ordre.
       *[other] { $games } parties sont authentiques : chaque règle a été suivie et chaque tirage découle des secrets, des sels et des maillons, tous promis et signés dans l’ordre.
    }
verify-proved-first =
    { $games ->
        [one] { $games } partie est authentique : chaque règle a été suivie et chaque tirage découle du secret et des sels. Elle est de la première forme, qui ne montre pas que le secret était fixé avant que les sels soient connus.
       *[other] { $games } parties sont authentiques : chaque règle a été suivie et chaque tirage découle des secrets et des sels. Elles sont de la première forme, qui ne montre pas que le secret était fixé avant que les sels soient connus.
    }
verify-alone =
    { $moves ->
        [one] Après { $moves } coup, d’un robot ou sans chaîne, ce qui a été tiré ne repose que sur le secret du serveur.
       *[other] Après { $moves } coups, de robots ou sans chaîne, ce qui a été tiré ne repose que sur le secret du serveur.
    }
verify-signed = Signé avec la clé { $server }.
verify-receipt-agrees = Le reçu dit la même chose que l’enregistrement.
verify-unproved =
    { $games ->
        [one] { $games } partie suit les règles ; ses tirages pourront être vérifiés quand son secret sera révélé.
       *[other] { $games } parties suivent les règles ; leurs tirages pourront être vérifiés quand leurs secrets seront révélés.
    }
verify-simulated =
    { $games ->
        [one] Dans { $games } partie, le chantier a été simulé de nouveau et s’est immobilisé de la même façon.
       *[other] Dans { $games } parties, le chantier a été simulé de nouveau et s’est immobilisé de la même façon.
    }
verify-as-recorded =
    { $games ->
        [one] Dans { $games } partie, le chantier est admis tel qu’enregistré ; il n’a pas été simulé de nouveau ici.
       *[other] Dans { $games } parties, le chantier est admis tel qu’enregistré ; il n’a pas été simulé de nouveau ici.
    }
verify-wrong = La ligne { $line } n’est pas authentique. { $problem }
