# Refus : ce qui était attendu, ce qui est venu. Une phrase chacun ; la clé est le code avec des tirets.

## Coups
game-over = La partie est terminée.
not-your-turn = C’est au tour de la place { $seat }.
die-not-in-pool = { $die } n’est pas dans la réserve, qui contient { $pool }.
die-must-be-placed = { $die } peut aller en { $spaces } : il faut donc l’y poser.
another-die-fits = { $die } ne va nulle part, mais un autre dé de la réserve peut être posé : à cette table, il faut en prendre un qui peut l’être.
no-such-action = L’action { $came } n’existe pas ; les actions vont de 0 à { $last }.
no-such-space = L’espace { $space } n’existe pas ; les espaces vont de a1 à b3.
space-hatched = { $space } est hachuré sur votre plan : on n’y construit jamais.
die-lower-than-below = { $die } ne va pas sur { $below } en { $space }. Il faut dessous un dé égal ou plus petit.
discard-needed = À deux joueurs, indiquez aussi un dé à retirer, par exemple G5 a2 W1.
discard-unexpected = On ne retire un second dé de la réserve qu’à deux joueurs.
discard-not-in-pool = { $die } n’est pas parmi les dés qui restent dans la réserve : impossible de le retirer.
move-not-understood = « { $text } » n’est pas un coup ; un dé et un espace sont attendus, par exemple G5 a2.
space-needed = { $die } peut aller en { $spaces } : précisez où.

## Ce qui a été tapé
unknown-language = Chantier ne parle pas « { $came } » ; il parle { $known }.
bad-name = « { $name } » n’est pas un nom ; 1 à { $most } caractères imprimables sont attendus.
name-blank = Un nom doit contenir au moins un caractère visible.
name-hidden = « { $name } » contient des caractères invisibles ou qui en recouvrent d’autres ; merci de les enlever.
name-reserved = « { $name } » est le nom d’un robot, ou lui ressemble ; merci d’en choisir un autre.
name-taken = « { $name } » ressemble à « { $taken } », qui a déjà pris place à cette table ; merci de choisir un autre nom.
name-twice = Deux personnes s’appellent { $name } ; des noms différents sont attendus, pour que chacune sache quand regarder.
unknown-game = Le jeu « { $came } » n’existe pas ; il y a { $known }.
game-not-loaded = Le jeu du paquet « { $package } » est laissé de côté : { $problem }
game-name-bad = « { $came } » ne peut pas être le nom d’un jeu : 40 lettres minuscules et chiffres au plus, avec des traits d’union simples entre les mots.
game-name-taken = Il y a déjà un autre jeu « { $came } ».
game-import-failed = Il n’a pas pu être importé ({ $reason }).
game-object-wrong = « { $came } » n’est pas un RegisteredGame dont le jeu s’appelle « { $name } ».
unknown-bot = Le robot « { $came } » n’existe pas ; il y a { $known }.
wrong-bot-count = Il faut un robot pour toutes les places, ou { $expected } robots ; { $came } ont été nommés.
wrong-player-count = Ce jeu se joue de { $fewest } à { $most } joueurs, pas à { $came }.
rules-unknown = Cette partie a été jouée avec la version { $came } des règles ; ce programme connaît les versions jusqu’à { $newest }. Un programme plus récent saura la lire.
no-such-first-seat = La première place à jouer va de 0 à { $last }, ou c’est « chance » ; { $came } n’est ni l’un ni l’autre.
unknown-option = « { $came } » n’est pas une option de ce jeu ; sont attendues { $known }
bad-option-value = L’option { $option } accepte { $expected }, pas « { $came } ».
number-too-small = { $option } doit valoir au moins 1, pas { $came }.
no-such-flag = L’option { $flag } n’existe pas ici ; --help les énumère.
parameter-missing = { $parameter } manque ; --help montre comment l’indiquer.
parameter-not-understood = { $parameter } a reçu une valeur incompréhensible ; --help montre ce qui est accepté.
value-needed = { $option } demande une valeur.
value-unexpected = { $option } ne prend pas de valeur.
arguments-unexpected = C’est plus que la commande n’en attend ; en trop : { $arguments }
not-readable = « { $typed } » n’est pas du texte dans l’encodage de ce système.
usage = « { $typed } » n’est pas une commande de Chantier ; chantier --help les énumère.

## Notation
not-a-die = « { $text } » n’est pas un dé ; une lettre W, R, S ou G et une valeur de 1 à 6 sont attendues, par exemple G6.
not-a-plan = « { $text } » n’est pas un plan ; trois rangées de deux sont attendues, des hauteurs dont la somme fait 6 et deux ou trois x, par exemple « x 1 / 3 1 / 1 x ».
not-a-building = « { $text } » n’est pas un édifice ; trois rangées de deux piles sont attendues, par exemple « x W1 / R2S3G6 - / W4 x ».
hatching-differs = { $space } n’est hachuré que dans l’un des deux : plan « { $plan } », édifice « { $building } » ; ils doivent concorder.
stack-descends = { $die } est posé sur { $below } en { $space }, or un dé doit être égal ou supérieur à celui du dessous.
too-many-dice = Un édifice compte au plus { $most } dés, pas { $came }.

## Fichiers et parties enregistrées
cannot-write = Impossible d’écrire { $path } : { $reason }.
cannot-read = Impossible de lire { $path } : { $reason }.
not-text = { $path } n’est pas un fichier texte ; des parties enregistrées en JSON sont attendues.
in-line = { $path }, ligne { $line } : { $problem }
in-event = Événement { $event } : { $problem }
json-truncated = Le JSON s’arrête trop tôt ; il doit être entier.
json-malformed = Ce n’est pas du JSON ; un texte dans ce format est attendu.
field-missing = Le champ « { $field } » manque (à { $where }).
field-unknown = Il n’y a pas de champ « { $field } » ici (à { $where }).
value-of-wrong-type = { $expected } est attendu à { $where }, pas { $came }.
value-not-of-type = { $expected } est attendu à { $where }.
length-out-of-bounds = La longueur de ce qui figure à { $where } doit être { $expected }.
number-out-of-bounds = Le nombre à { $where } doit être { $expected }.
text-of-wrong-form = Le texte à { $where } n’a pas la forme { $expected }.
list-of-wrong-length = { $expected } éléments sont attendus à { $where }.
number-out-of-range = Le nombre à { $where } est hors des limites admises.
value-unknown = « { $came } » n’est pas une valeur admise à { $where }.
record-empty = { $path } est vide ; des parties enregistrées, une par ligne, sont attendues.
record-without-events = La partie n’a aucun événement ; au moins une première manche est attendue.
record-hides = Cette partie cache ce qu’une place ne pouvait pas voir ; seule une partie entière se rejoue ou se vérifie.
wrong-count = « { $field } » demande { $expected } éléments, pas { $came }.
no-such-seat = Les places vont de 0 à { $last } ; la place { $came } n’existe pas.
event-out-of-order = L’événement { $event } est « { $came } », or seul « { $expected } » peut suivre ici.
no-such-line = { $path } n’a pas de partie à la ligne { $line } ; la dernière est à la ligne { $last }.
nothing-saved = Aucune partie sauvegardée dans { $path }.
save-unreadable = { $path } n’est pas une partie que l’on peut reprendre : { $problem }

## Ce que trouve une vérification
commitment-not-hex = L’engagement doit compter 64 chiffres hexadécimaux.
salt-not-hex = Le sel « { $salt } » doit être fait de paires de chiffres hexadécimaux en minuscules.
seed-not-hex = Le secret du serveur doit compter 64 chiffres hexadécimaux en minuscules.
seed-breaks-commitment = Le secret du serveur ne correspond pas à l’engagement pris avant la partie.
key-differs = L’enregistrement est signé avec la clé { $came } ; { $expected } était attendue.
event-differs = Événement { $event } : « { $field } » indique { $came }, or les tirages et les règles donnent { $expected }.
event-missing = L’événement { $event } manque : « { $expected } » doit suivre.
event-unexpected = L’événement { $event } est de trop : rien ne peut suivre ici.
draw-missing = Il manque un tirage « { $purpose } ».
draw-impossible = Le tirage « { $result } » (« { $purpose } ») n’était plus possible.
save-exists = { $path } existe déjà ; une nouvelle partie demande son propre fichier, et --resume reprend une partie sauvegardée.
secret-missing = La partie est terminée mais son secret manque : impossible de prouver ses tirages.
game-not-ended = Le secret est révélé, mais la partie n’est pas terminée : il manque des événements.
players-differ = Les joueurs et les noms de la partie ne concordent pas.
picture-ending-unknown = { $path } doit se terminer par .svg ou .png, pour qu’on sache quoi dessiner.
no-such-event = La partie compte { $last } événements, à partir de 1 ; il n’y a pas d’événement { $came }.
no-site-in-record = La ligne { $line } contient une partie de { $game }, sans chantier ; attendu : une partie de { $known }. Un édifice se dessine d’après son plan et ses piles.
analysis-unfinished = Cette partie n’est pas finie ; le coach n’étudie que des parties finies.
analysis-unknown-game = Le coach ne connaît que { $known } ; ceci est une partie de { $game }.
nothing-to-draw = « { $came } » n’est ni un plan, ni un chantier de départ ({ $known }), ni un fichier de parties.

## Le chantier
piece-not-in-reserve = La réserve ne contient pas { $piece } ; on ne prend que ce qui s’y trouve.
piece-not-on-site = Impossible de déplacer { $piece } : ce n’est pas sur le chantier, ou c’est fixe.
piece-still-held = La main tient encore { $piece } et doit d’abord lâcher prise.
hand-not-empty = La main tient déjà { $piece } ; il faut une main vide pour prendre une pièce.
hand-empty = La main est vide ; il faut d’abord prendre une pièce.
pose-inside-piece = Il n’y a pas de place ici pour { $piece } : { $other } l’occupe.
piece-is-fixed = On ne peut pas prendre { $piece } : cela reste en place.
pose-out-of-bounds = L’étape { $target } du geste n’est pas au-dessus de la table, comme il le faudrait.
path-not-finite = L’étape { $target } du geste contient une valeur qui n’est pas un nombre.
path-times-not-rising = Les temps d’un geste vont en croissant de 0 à sa fin ; l’étape { $target } n’en tient pas compte.
path-too-long = Un geste dure au plus { $most } secondes.
path-too-dense = Un geste a au plus { $most } étapes.
rotation-not-unit = L’étape { $target } du geste n’est pas une rotation ; ses quatre nombres doivent avoir la longueur 1.
site-worker-died = Le chantier n’a pas pu être calculé ; merci de réessayer.
clear-up-first = Rien ne se pose avant que le chantier soit nettoyé.
lay-or-decline-first = Cette carte est irréalisable : jouez une de vos cartes ou passez avant de poser quoi que ce soit.
nothing-to-clear-there = Impossible d’enlever ou de repousser { $piece } maintenant ; seul ce qui est tombé s’enlève.
pull-it-out-first = Quelque chose se trouve au-dessus : il faut d’abord tirer { $piece } avec le crochet.
nothing-to-keep = Il n’y a rien à laisser en place ; seuls des piliers tombés peuvent rester, une fois tout le reste enlevé.
nothing-to-decline = Impossible de passer : la carte est réalisable.
no-giving-up = Impossible d’abandonner la carte : cette table ne joue pas avec cette règle maison, ou il n’y a pas de carte à réaliser en ce moment.
piece-not-asked-for = La carte ne demande pas { $piece } maintenant ; prenez dans la réserve une pièce qu’elle nomme, ou une pièce de ce tour.
two-pieces-together =
    { $kind ->
        [brick] La carte demande deux pièces posées ensemble ; il manque une brique.
       *[beam] La carte demande deux pièces posées ensemble ; il manque un madrier.
    }
no-such-card-to-lay = La carte { $card } ne peut pas être posée : absente de votre main, ou la première pièce est déjà posée.
card-cannot-be-laid = Avec la carte { $card }, il manquerait quelque chose sur le chantier ou dans la réserve ; jouez-en une qui soit réalisable.
crane-on-needs-both = L’option crane_on ne vaut qu’avec crane=true et skyscraper=true ; indiquez les deux ou laissez-la de côté.
track-unreadable = Cette trace d’un mouvement est illisible ; une trace écrite par Chantier est attendue.
track-wrong-version = Cette trace d’un mouvement vient d’une autre version de Chantier ; une trace de cette version est attendue.
site-differs = Le chantier de départ contient d’autres pièces que celles données par ces options.
place-off-the-table = Ce n’est pas au-dessus de la table : x et y vont de -{ $reach } à { $reach } mm, la hauteur de 0 à { $ceiling } mm.
no-such-piece = Il n’y a pas de pièce « { $came } » ; un nom s’écrit comme { $example }.
no-such-offer = Il n’y a pas de numéro { $number } dans la liste ; elle s’arrête à { $last }.
site-move-not-understood = « { $text } » n’est pas un coup ; attendu : un numéro de la liste, ou une pièce et son emplacement, par exemple { $example }.

## Ce qui est conservé
database-address-unknown = Une adresse de base de données ne commence pas par « { $came } » ; il en faut une comme { $known }.
database-cannot-open = La base de données { $address } ne s’ouvre pas : { $reason }
database-newer = La base de données { $address } vient d’une version plus récente de Chantier ou d’un autre programme ; il en faut une de cette version ou d’une plus ancienne.
database-in-use = La base de données { $address } est déjà utilisée par un autre serveur ; arrêtez d’abord celui-ci ou indiquez une autre base.
database-taken-over = Un autre serveur a pris la main sur la base de données { $address } ; celui-ci s’est arrêté et n’enregistre plus rien.
database-not-utf8 = La base de données conserve ses textes en { $came } ; UTF8 est attendu.
store-unavailable = La base de données ne répond pas pour le moment ; veuillez réessayer.
for-nodes-only = Seuls les autres serveurs de la maison peuvent s’adresser ici.
house-closes = Ce serveur est sur le point de fermer ; un autre prend le relais.
workers-need-postgresql = Plusieurs serveurs demandent une base PostgreSQL (--database), sous Linux ou macOS ; un fichier SQLite n’a qu’un serveur.
nodes-need-postgresql = Indiquez la base PostgreSQL avec --database ; un fichier SQLite n’a qu’un serveur.
table-moved = La table est en train de changer de serveur ; veuillez réessayer dans un instant.
store-clash = Cela ne s’accorde pas avec ce qui est conservé : un élément nommé n’existe pas, ou existe déjà.
text-not-storable = Ce texte contient un caractère qui ne peut pas être conservé.
number-not-storable = Ce nombre est trop grand ou trop petit pour être conservé.
json-not-storable = Ceci n’est pas du JSON et ne peut pas être conservé comme tel.
no-such-table = Cette table n’existe pas.
table-not-running = Aucune partie n’est en cours à cette table.
old-number = À cette table, c’est au coup numéro { $expected }, pas { $came }.

## The server
cannot-listen = Impossible d’écouter sur { $host }, port { $port } : { $reason }
no-such-port = Les ports vont de 0 à { $last } ; il n’y a pas de port { $came }.
not-positive = { $option } prend un nombre supérieur à 0.
note-impossible = Une note parle de la place { $seat } à la décision { $n } ; cette place ou cette décision n’existe pas.
already-seated = Vous avez déjà une place à cette table.
body-too-large = C’est trop long : { $most } octets au plus sont lus.
hand-busy = La main est occupée : ce qu’elle tient doit d’abord être lâché et s’immobiliser.
not-live = Ce jeu ne se joue pas en direct ; un coup entier est attendu.
site-disturbed = Autre chose a déjà bougé : on ne peut plus simplement reposer la pièce ; il faut la lâcher.
code-unknown = Aucune table ouverte n’a ce code ; sa partie a peut-être commencé.
enter-first = Un message « enter » est attendu avant tout autre.
entered-already = Vous êtes déjà à cette table ; ouvrez une autre connexion pour y entrer encore une fois.
commitment-outdated = La table a un nouveau secret ; une promesse pour celui-là est attendue.
nothing-to-promise = Il n’y a plus rien à promettre ; cela se fait une fois, avant le début de la partie.
promises-missing = Rien n’est encore révélé ; les promesses de toute la table sont attendues d’abord.
salt-not-promised = Ce n’est pas ce que votre appareil a promis ; les octets dont il a donné l’empreinte sont attendus.
chain-link-missing = Votre place a promis une chaîne ; son maillon { $n } est attendu avec ce coup, ou l’indication qu’elle est perdue.
chain-link-wrong = Ce n’est pas le maillon { $n } de la chaîne promise par votre place.
chain-lost = Votre place joue sans chaîne ; un coup sans maillon est attendu.
frame-not-expected = Un message de ce genre n’est pas attendu ici.
frame-not-text = Les messages sont du texte ; du JSON est attendu, pas des octets.
frame-too-large = C’est trop long : { $most } octets au plus sont lus.
game-not-over = La partie est encore en cours ; ceci sera disponible une fois qu’elle sera finie.
in-words-stays = Qui a commencé à choisir parmi les emplacements proposés continue ainsi jusqu’à la fin de la partie.
language-unknown = Le serveur ne parle pas cette langue.
link-unknown = Ce lien a déjà servi ou est trop vieux ; demandez-en un nouveau sur l’autre appareil.
no-advice = Il n’y a pas de conseils pour ce jeu ; ses vues donnent tous les coups.
no-advice-for-others = Les conseils sont pour la personne dont c’est le tour, sur sa propre vue.
no-places-here = À cette table, aucun emplacement n’est proposé. Une place qui joue avec le chantier en mots en reçoit dès qu’elle l’a annoncé à la table.
no-free-talk = À cette table, il n’y a que les phrases toutes faites.
no-seat = Vous n’avez pas de place à cette table.
no-such-page = Il n’y a rien à cette adresse.
nothing-to-explain = Il n’y a rien à expliquer dans ce jeu ; ses vues disent tout.
no-analysis = Il n’y a pas de coach pour ce jeu.
no-practice = Ce jeu n’a pas de chantier à soi pour s’exercer.
practice-crowded = Trop de chantiers sont en cours en ce moment ; veuillez réessayer dans un instant.
analyses-crowded = Trop de parties attendent l’analyse en ce moment ; veuillez réessayer dans quelques minutes.
connections-crowded = Trop de connexions sont ouvertes en ce moment ; veuillez réessayer dans un instant.
hands-crowded = Trop de mains construisent en ce moment ; veuillez réessayer dans un instant.
sockets-crowded = Trop de fenêtres de ce jeu sont ouvertes ici ; veuillez en fermer et réessayer.
nothing-to-reveal = Il n’y a rien à révéler en ce moment.
device-unknown = Aucun de vos appareils ne porte cet identifiant ; il est peut-être déjà déconnecté.
nobody-there = Personne n’est assis à cette place.
own-seat = C’est votre propre place ; pour la libérer, quittez la table.
removed-from-table = L’hôte vous a demandé de quitter cette table ; prenez place à une autre.
too-many-open-tables = Vous avez déjà { $most } tables de ce genre en attente ; commencez-y une partie ou quittez-en une d’abord.
limit-malformed = « { $came } » n’est pas une limite ; attendu : quelque chose comme advice.person=40/2 (d’un coup / par seconde) ou sockets.address=1000.
limit-unknown = Il n’y a pas de limite « { $came } » ; il y a : { $known }.
proxy-malformed = Ce n’est ni l’adresse ni le réseau d’un proxy : { $reason }
only-the-host = Seul l’hôte de cette table peut faire cela.
phrase-unknown = Cette phrase n’existe pas ; leur liste est sur /api/games.
request-malformed = Cette demande ne peut pas être lue ; ce qui est attendu se trouve sur /api/docs.
say-one-thing = Soit une phrase, soit un texte est attendu.
seat-taken = Cette place est prise.
seats-open = Il reste des places libres ; attribuez-les d’abord à des personnes ou à des robots.
server-trouble = Quelque chose a échoué de notre côté ; rien n’a changé. Veuillez réessayer.
table-not-open = La partie à cette table a déjà commencé, ou la table a été abandonnée.
text-not-printable = Ce texte contient des caractères qui ne peuvent pas être affichés ; des lettres, chiffres et signes sont attendus.
token-unknown = Ce jeton n’est pas (ou plus) valable pour une place à cette table.
too-much = C’est plus que ce qu’envoie quelqu’un qui joue ; la ligne est fermée. Vous pouvez revenir.
too-slow = Cela arrivait trop lentement ; veuillez réessayer.
too-often = C’était trop souvent ; veuillez patienter un instant.
took-too-long = Cela a pris trop de temps au serveur ; veuillez réessayer.
who-are-you = Le serveur ne vous connaît pas encore ; dites-lui d’abord votre nom.
wrong-method = Cette adresse ne prend pas de demandes de cette sorte.
wrong-origin = Cette demande vient de la page d’un autre site et n’est pas exécutée.
