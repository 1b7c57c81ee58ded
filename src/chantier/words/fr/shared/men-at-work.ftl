## Les pièces. Un nom est fait pour le milieu d’une phrase : aucune phrase ne commence par lui, ni ne met « de » ou « à » devant « le ».
men-at-work-title = Men at Work
piece-support = le pilier n° { $number }
piece-girder =
    { $colour ->
        [orange] la poutre orange n° { $number }
        [purple] la poutre violette n° { $number }
        [black] la poutre noire n° { $number }
       *[white] la poutre blanche n° { $number }
    }
piece-worker = l’ouvrier n° { $number }
piece-hat = le casque de l’ouvrier n° { $number }
piece-brick = la brique n° { $number }
piece-beam = le madrier n° { $number }
piece-crane = la grue
piece-box = la boîte
piece-table = la table
pieces-and = { $some } et { $last }
colour-orange = orange
colour-purple = violette
colour-black = noire
colour-white = blanche

## Les cartes : quoi ajouter, et comment
what-girder = Ajoutez une poutre : { $first } ou { $second }.
what-girder-only = Ajoutez une poutre : { $first }. La réserve n’a plus de poutre { $second }.
what-worker = Ajoutez un ouvrier sur une poutre : { $first } ou { $second }.
card-back-girder = Poutre : { $first } ou { $second }
card-back-worker = Ouvrier sur poutre : { $first } ou { $second }
card-front = Poutre : { $girder }. Ouvrier : { $worker }.
task-balance = En équilibre
task-balance-how = La poutre repose sur une seule autre poutre, à un seul endroit, les deux bouts dans le vide.
task-same-colour = Touche à la même couleur
task-same-colour-how = La poutre touche une poutre de sa couleur.
task-three-colours = Touche à 2 autres couleurs
task-three-colours-how = La poutre touche deux poutres, et les trois sont de couleurs différentes.
task-highest-girder = Touche à la plus haute
task-highest-girder-how = La poutre touche la plus haute poutre, où que ce soit.
task-then-worker = Avec 1 ouvrier
task-then-worker-how = La poutre va n’importe où ; un ouvrier se pose ensuite dessus.
task-on-arm = Ouvrier musclé
task-on-arm-how = La poutre repose sur le bras d’un ouvrier, jamais sur un casque.
task-support-same-colour = Nouveau pilier + même couleur
task-support-same-colour-how = D’abord un nouveau pilier ; puis la poutre touche ce pilier et une poutre de sa couleur.
task-support-other-colour = Nouveau pilier + couleur différente
task-support-other-colour-how = D’abord un nouveau pilier ; puis la poutre touche ce pilier et une poutre d’une autre couleur.
task-support-on-girder = Nouveau pilier sur une poutre
task-support-on-girder-how = D’abord un nouveau pilier sur une poutre ; puis la nouvelle poutre touche au moins une poutre.
task-any-support = Touche à un pilier
task-any-support-how = La poutre touche un pilier, n’importe lequel.
task-with-brick = Déplacement avec 1 brique
task-with-brick-how = La poutre se pose avec une brique dessus, les deux à la fois.
task-becomes-highest = Poutre la plus haute
task-becomes-highest-how = La poutre devient la plus haute de toutes les poutres.
task-one-brick = Une brique
task-one-brick-how = L’ouvrier se tient sur la poutre, puis reçoit une brique sur les bras.
task-two-bricks = Deux briques
task-two-bricks-how = L’ouvrier se tient sur la poutre, puis reçoit deux briques sur les bras.
task-one-beam = Un madrier
task-one-beam-how = L’ouvrier se tient sur la poutre, puis reçoit un madrier sur les bras.
task-two-beams = Deux madriers
task-two-beams-how = L’ouvrier se tient sur la poutre, puis reçoit deux madriers sur les bras.
task-brick-and-beam = Une brique et un madrier
task-brick-and-beam-how = L’ouvrier se tient sur la poutre, puis reçoit une brique et un madrier sur les bras.
task-at-end = Au bout
task-at-end-how = L’ouvrier se tient de façon à toucher un bout de la poutre.
task-together-with-beam = D’un seul geste avec un madrier
task-together-with-beam-how = L’ouvrier se pose avec un madrier déjà sur le bras, les deux à la fois.
task-connected = Relié
task-connected-how = L’ouvrier se tient sur la poutre ; puis un madrier relie son bras à celui d’un autre ouvrier.
task-second-worker = Deux ouvriers
task-second-worker-how = L’ouvrier se tient sur la poutre ; puis un deuxième ouvrier se tient sur la même poutre.

## Les étapes d’un tour
step-support = Posez le nouveau pilier.
step-girder = Posez la poutre.
step-worker = Posez l’ouvrier.
step-brick = Posez la brique.
step-brick-or-beam = Maintenant une brique ou un madrier, dans l’ordre que vous voulez.
step-beam = Posez le madrier.
step-second-worker = Au tour du deuxième ouvrier.
step-second-brick = Au tour de la deuxième brique.
step-second-beam = Au tour du deuxième madrier.
step-girder-with-brick = Posez la poutre avec la brique dessus.
step-worker-with-beam = Posez l’ouvrier avec le madrier sur le bras.
step-repair = Tout est posé, mais pas comme la carte le demande. Reprenez une pièce de ce tour.
prepare-support = Préparez le chantier : posez sur la table le pilier { $number } sur 3.
prepare-girder = Préparez le chantier : une poutre de chaque couleur. Il manque encore : { $colours }.
prepare-worker = Préparez le chantier : placez un ouvrier debout sur une poutre.
prepare-repair = Préparez le chantier : tout est posé, mais pas comme il faut. Reprenez une pièce.

## Les conditions, jugées au repos : le sujet, puis le constat
condition-girder-has-a-colour-of-the-card-held = Couleur : { $piece } a une couleur de la carte.
condition-girder-has-a-colour-of-the-card-missing = Couleur : { $piece } n’a aucune des deux couleurs de la carte.
condition-girder-off-the-ground-held = Pas au sol : { $piece } ne touche pas le sol.
condition-girder-off-the-ground-missing = Pas au sol : { $piece } touche { $others }, ce qui est interdit aux poutres.
condition-girder-not-on-a-hat-held = Pas sur un casque : { $piece } ne repose sur aucun casque.
condition-girder-not-on-a-hat-missing = Pas sur un casque : { $piece } repose sur { $others }, or une poutre ne se pose pas sur une tête.
condition-girder-not-along-another-held = Recouvrement : { $piece } ne recouvre entièrement aucune poutre.
condition-girder-not-along-another-missing = Recouvrement : { $piece } repose entièrement sur { $others }.
condition-rests-on-one-girder-only-held = Équilibre : { $piece } ne repose que sur { $others }.
condition-rests-on-one-girder-only-missing =
    { $count ->
        [0] Équilibre : { $piece } doit reposer sur une poutre.
       *[other] Équilibre : { $piece } doit reposer sur une seule poutre sans rien toucher d’autre ; pour l’instant, elle touche { $others }.
    }
condition-rests-at-one-place-held = Un seul endroit : { $piece } repose en un seul endroit.
condition-rests-at-one-place-missing = Un seul endroit : { $piece } doit reposer en un seul endroit.
condition-both-ends-free-held = Bouts libres : { $piece } a les deux bouts dans le vide.
condition-both-ends-free-missing = Bouts libres : { $piece } est touchée trop près d’un de ses bouts.
condition-touches-its-colour-held = Même couleur : { $piece } touche { $others }.
condition-touches-its-colour-missing = Même couleur : { $piece } doit toucher une poutre de sa couleur.
condition-touches-another-colour-held = Autre couleur : { $piece } touche { $others }.
condition-touches-another-colour-missing = Autre couleur : { $piece } doit toucher une poutre d’une autre couleur.
condition-touches-a-third-colour-held = Trois couleurs : { $piece } touche { $others }.
condition-touches-a-third-colour-missing =
    { $count ->
        [0] Trois couleurs : { $piece } doit toucher des poutres de deux autres couleurs.
       *[other] Trois couleurs : { $piece } touche { $others }, mais doit aussi toucher une poutre d’une troisième couleur.
    }
condition-touches-the-highest-girder-held = La plus haute : { $piece } touche { $others }.
condition-touches-the-highest-girder-missing =
    { $count ->
        [one] La plus haute : { $piece } doit toucher { $others }.
       *[other] La plus haute : { $piece } doit toucher l’une de celles-ci, de même hauteur : { $others }.
    }
condition-worker-on-the-new-girder-held = Ouvrier : { $piece } se tient sur { $others }.
condition-worker-on-the-new-girder-missing =
    { $count ->
        [0] Ouvrier : il en faut encore un sur { $piece }.
       *[other] Ouvrier : { $piece } doit se tenir debout sur { $others }, les deux pieds dessus.
    }
condition-rests-on-an-arm-held = Sur un bras : { $piece } est portée par { $others }.
condition-rests-on-an-arm-missing = Sur un bras : { $piece } doit reposer sur le bras d’un ouvrier.
condition-support-on-table-or-girder-held = Nouveau pilier : { $piece } est à un endroit permis.
condition-support-on-table-or-girder-missing = Nouveau pilier : { $piece } doit être sur la table, sur une poutre, sur la grue ou dans la boîte.
condition-touches-the-new-support-held = Nouveau pilier : { $piece } touche { $others }.
condition-touches-the-new-support-missing = Nouveau pilier : { $piece } doit toucher { $others }.
condition-support-on-a-girder-held = Nouveau pilier : { $piece } repose sur { $others }.
condition-support-on-a-girder-missing = Nouveau pilier : { $piece } doit reposer sur une poutre.
condition-touches-a-girder-held = Contact : { $piece } touche { $others }.
condition-touches-a-girder-missing = Contact : { $piece } doit toucher au moins une poutre.
condition-touches-a-support-held = Pilier : { $piece } touche { $others }.
condition-touches-a-support-missing = Pilier : { $piece } doit toucher un pilier.
condition-brick-on-the-girder-held = Brique : { $piece } est posée sur { $others }.
condition-brick-on-the-girder-missing = Brique : { $piece } doit être posée sur { $others }.
condition-is-the-highest-girder-held = La plus haute : { $piece } est maintenant la plus haute des poutres.
condition-is-the-highest-girder-missing = La plus haute : { $piece } doit dépasser de plus d’un millimètre { $others }.
condition-worker-stands-on-a-girder-held = Debout : { $piece } se tient sur { $others }.
condition-worker-stands-on-a-girder-missing = Debout : { $piece } doit se tenir sur une poutre, les deux pieds dessus.
condition-girder-has-a-glove-colour-held = Couleur des gants : { $piece } se tient sur { $others }.
condition-girder-has-a-glove-colour-missing =
    { $count ->
        [0] Couleur des gants : { $piece } doit se tenir sur une poutre de la couleur d’un des deux gants.
       *[other] Couleur des gants : { $piece } doit se tenir sur une poutre de la couleur d’un des deux gants, et non sur { $others }.
    }
condition-on-the-highest-glove-girder-held = Contremaître : { $piece } se tient sur la plus haute poutre de la couleur d’un gant.
condition-on-the-highest-glove-girder-missing =
    { $count ->
        [one] Contremaître : { $piece } doit se tenir sur la plus haute poutre de la couleur d’un gant, { $others }.
       *[other] Contremaître : { $piece } doit se tenir sur l’une des plus hautes poutres de la couleur d’un gant : { $others }.
    }
condition-carries-the-brick-held = Brique : { $piece } porte { $others }.
condition-carries-the-brick-missing =
    { $count ->
        [0] Brique : { $piece } doit porter une brique.
       *[other] Brique : { $piece } doit porter { $others } sur un bras.
    }
condition-carries-the-beam-held = Madrier : { $piece } porte { $others }.
condition-carries-the-beam-missing =
    { $count ->
        [0] Madrier : { $piece } doit porter un madrier.
       *[other] Madrier : { $piece } doit porter { $others } sur un bras.
    }
condition-touches-the-end-of-the-girder-held = Au bout : { $piece } touche un bout de { $others }.
condition-touches-the-end-of-the-girder-missing = Au bout : { $piece } doit toucher un bout de la poutre.
condition-beam-on-his-arm-held = Liaison : { $piece } porte { $others } sur un bras.
condition-beam-on-his-arm-missing =
    { $count ->
        [0] Liaison : un madrier doit reposer sur un bras de { $piece }.
       *[other] Liaison : { $others } doit reposer sur un bras de { $piece }.
    }
condition-beam-on-another-workers-arm-held = Liaison : { $piece } est aussi porté par { $others }.
condition-beam-on-another-workers-arm-missing = Liaison : le madrier doit aussi reposer sur un bras d’un autre ouvrier.
condition-second-worker-on-the-same-girder-held = Deuxième ouvrier : { $piece } se tient lui aussi sur { $others }.
condition-second-worker-on-the-same-girder-missing = Deuxième ouvrier : il doit se tenir debout sur la même poutre, les deux pieds dessus.
condition-three-supports-on-the-table-held = Piliers : il y en a trois sur la table.
condition-three-supports-on-the-table-missing = Piliers : il en faut trois sur la table.
condition-girders-off-the-ground-held = Poutres : aucune ne touche le sol.
condition-girders-off-the-ground-missing = Poutres : aucune ne doit toucher le sol.

## La table : qui a quoi
board-turn = Tour { $turn }
board-what = Quoi
board-how = Comment
board-hand = Vos cartes
board-certificates =
    { $count ->
        [one] { $count } certificat
       *[other] { $count } certificats
    }
board-titles =
    { $count ->
        [one] { $count } titre
       *[other] { $count } titres
    }
board-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
board-titles-to-win = { $titles } titres pour gagner
board-out = plus en jeu
board-rita-away = Chef Rita n’est pas encore là.
board-rita-here = Chef Rita est là : la plus haute pièce vaut un titre.
board-height = Point le plus haut : { $mm } mm
board-reserve = Réserve
reserve-girders = Poutres : { $counts }
reserve-colour = { $colour } { $count }
reserve-support =
    { $count ->
        [one] { $count } pilier
       *[other] { $count } piliers
    }
reserve-worker =
    { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
    }
reserve-brick =
    { $count ->
        [one] { $count } brique
       *[other] { $count } briques
    }
reserve-beam =
    { $count ->
        [one] { $count } madrier
       *[other] { $count } madriers
    }
pieces-and-more = { $some } et { $count } autres
board-to-clear = À remettre dans la réserve : { $pieces }
board-pushable = À repousser en place, si vous le voulez : { $pieces }
board-fallen-supports = Piliers tombés, à laisser ou à remettre dans la réserve : { $pieces }
board-impossible-skipped = Il manque une pièce sur le chantier ou dans la réserve pour cette carte. Vous pouvez jouer une de vos cartes ; sinon, la carte suivante est retournée.
board-impossible-used-up = Il ne reste plus d’ouvrier pour cette carte. Vous pouvez jouer une de vos cartes ; sinon, la partie est finie.

## Ce qu’on peut choisir, et taper
offer-onto = { $what } → { $others }
offer-height = { $mm } mm
safety-safe = sûr
safety-fair = correct
safety-risky = risqué
offer-clear = Remettre { $piece } dans la réserve.
offer-pull = Tirer avec le crochet : { $piece }
offer-push = Remonter en place : { $piece }
offer-put-up = Redresser la grue.
offer-keep = Laisser les piliers tombés là où ils sont.
offer-decline-skipped = Ne rien jouer : la carte suivante est retournée.
offer-decline-used-up = Ne rien jouer : la partie est finie.
offer-give-up = Abandonner cette carte : cela coûte un certificat, et le tour se termine.
offer-lay-draw = Contremaître, autre QUOI : { $card }
offer-lay-discard = Contremaître, autre COMMENT : { $card }
offer-none = Aucun bon emplacement en vue ; donnez-en un vous-même (? aide).
board-picture = Image : { $path }
prompt-place = un numéro, ou une pièce et sa place (? aide, v vue, q arrêt) :
prompt-clear = un numéro (? aide, v vue, q arrêt) :
help-place = Un numéro choisit dans la liste. Ou bien nommez une pièce et son emplacement, par exemple { $example } : x et y en mm depuis le milieu de la table, puis l’angle ; elle descend sur ce qui s’y trouve. Avec quatre nombres, le troisième est la hauteur de son dessous.
help-pieces = Pièces au choix : { $pieces }
help-turned = On peut ajouter à la fin « { $upright } » ou « { $lying } ».
help-clear = Un numéro choisit dans la liste. Ou bien tapez { $clear }, { $push } et une pièce, par exemple { $example }, ou { $keep }.
help-asked = Choisissez un numéro : une de vos cartes, ou aucune.
typed-clear = rendre
typed-push = pousser
typed-keep = laisser
typed-upright = debout
typed-lying = couché

## Ce qui s’est passé
event-site-prepared =
    { $who ->
        [you] Le chantier est prêt. Vous commencez avec le crochet de sauvetage.
       *[other] Le chantier est prêt. { $name } commence avec le crochet de sauvetage.
    }
event-opened = Options de la partie : { $options }
event-preparing =
    { $who ->
        [you] Vous préparez le chantier à la main.
       *[other] { $name } prépare le chantier à la main.
    }
event-hand-dealt = Vos deux cartes : { $cards }
event-work =
    { $who ->
        [you] Au travail : à vous. { $what } { $how }
       *[other] Au travail, { $name }. { $what } { $how }
    }
event-shuffled = La pioche est épuisée ; les autres cartes de la défausse sont mélangées pour en former une nouvelle.
event-rita = Chef Rita arrive. Dès ce tour, la plus haute pièce vaut un titre.
event-skipped = Il manque une pièce pour cette carte, sur le chantier ou dans la réserve : on retourne la suivante.
event-asked =
    { $who ->
        [you] Cette carte est irréalisable. Vous pouvez jouer une carte.
       *[other] Cette carte est irréalisable. { $name } peut jouer une carte.
    }
event-declined =
    { $who ->
        [you] Vous ne jouez pas de carte.
       *[other] { $name } ne joue pas de carte.
    }
event-given-up =
    { $who ->
        [you] Vous abandonnez la carte et perdez un certificat.
       *[other] { $name } abandonne la carte et perd un certificat.
    }
event-laid-on-draw =
    { $who ->
        [you] Vous posez une carte sur la pioche. { $what }
       *[other] { $name } pose une carte sur la pioche. { $what }
    }
event-laid-on-discard =
    { $who ->
        [you] Vous posez une carte sur la défausse. { $how }
       *[other] { $name } pose une carte sur la défausse. { $how }
    }
event-put =
    { $who ->
        [you] Vous posez { $pieces }.
       *[other] { $name } pose { $pieces }.
    }
event-slipped =
    { $who ->
        [you] Vous laissez échapper { $pieces }. Rien de grave : nouvel essai.
       *[other] { $name } laisse échapper { $pieces }. Rien de grave : nouvel essai.
    }
event-restless = Le chantier ne s’immobilisait pas de lui-même ; il a été arrêté.
event-followed = La carte est respectée.
event-not-followed = Ce n’est pas encore comme il faut.
event-title =
    { $who ->
        [you] Vous avez posé la plus haute pièce, { $piece }, et devenez Ouvrier du mois.
       *[other] { $name } a posé la plus haute pièce, { $piece }, et devient Ouvrier du mois.
    }
event-passed =
    { $who ->
        [you] Le crochet de sauvetage vous revient.
       *[other] Le crochet de sauvetage passe à { $name }.
    }
event-passed-to-clear =
    { $who ->
        [you] Le crochet de sauvetage vous revient. Vous nettoyez d’abord le chantier : { $pieces }.
       *[other] Le crochet de sauvetage passe à { $name }, qui nettoie d’abord le chantier : { $pieces }.
    }
event-cleared =
    { $who ->
        [you] Vous remettez { $piece } dans la réserve.
       *[other] { $name } remet { $piece } dans la réserve.
    }
event-pulled =
    { $who ->
        [you] Vous sortez { $piece } avec le crochet de sauvetage.
       *[other] { $name } sort { $piece } avec le crochet de sauvetage.
    }
event-pulled-in-vain =
    { $who ->
        [you] Vous tirez, mais le crochet ne sort pas encore { $piece }.
       *[other] { $name } tire, mais le crochet ne sort pas encore { $piece }.
    }
event-put-up =
    { $who ->
        [you] Vous redressez la grue.
       *[other] { $name } redresse la grue.
    }
event-put-up-in-vain =
    { $who ->
        [you] Vous redressez la grue, mais elle ne tient pas debout.
       *[other] { $name } redresse la grue, mais elle ne tient pas debout.
    }
event-pushed-back =
    { $who ->
        [you] Vous repoussez { $piece } en place.
       *[other] { $name } repousse { $piece } en place.
    }
event-pushed-in-vain =
    { $who ->
        [you] Vous poussez { $piece } sans réussir à la remettre en place.
       *[other] { $name } pousse { $piece } sans réussir à la remettre en place.
    }
event-supports-kept =
    { $who ->
        [you] Vous laissez les piliers tombés là où ils sont.
       *[other] { $name } laisse les piliers tombés là où ils sont.
    }
event-site-safe = Le nettoyage est terminé ; le chantier est de nouveau sûr.

## Les accidents
accident-table =
    { $who ->
        [you] Accident : { $piece } a atterri sur la table. Vous perdez un certificat.
       *[other] Accident : { $piece } a atterri sur la table. { $name } perd un certificat.
    }
accident-box =
    { $who ->
        [you] Accident : { $piece } a atterri au fond de la boîte. Vous perdez un certificat.
       *[other] Accident : { $piece } a atterri au fond de la boîte. { $name } perd un certificat.
    }
accident-crane =
    { $who ->
        [you] Accident : { $piece } a atterri sur le support de la grue. Vous perdez un certificat.
       *[other] Accident : { $piece } a atterri sur le support de la grue. { $name } perd un certificat.
    }
accident-worker =
    { $who ->
        [you] Accident : { $piece } a atterri sur { $onto }. Vous perdez un certificat.
       *[other] Accident : { $piece } a atterri sur { $onto }. { $name } perd un certificat.
    }
accident-hat =
    { $who ->
        [you] Accident : { $piece } a atterri sur { $onto }. Vous perdez un certificat.
       *[other] Accident : { $piece } a atterri sur { $onto }. { $name } perd un certificat.
    }
accident-tipped =
    { $who ->
        [you] Accident : la grue s’est renversée. Vous perdez un certificat.
       *[other] Accident : la grue s’est renversée. { $name } perd un certificat.
    }
cause-tipped = Cause : { $piece } a basculé sur { $over }. Son poids dépassait l’arête d’appui de { $mm } mm.
cause-tipped-load = Cause : avec { $by } dessus, { $piece } a basculé sur { $over }. Le poids dépassait l’arête d’appui de { $mm } mm.
cause-tipped-stand = Cause : { $piece } a basculé. Son poids dépassait sa base de { $mm } mm.
cause-balance = Cause : { $piece } a perdu l’équilibre.
cause-slid = Cause : { $piece } a glissé sur { $over }. La pente dépassait de { $degrees }° ce que le frottement retient.
cause-slid-away = Cause : { $piece } a glissé.
cause-pushed = Cause : la main a poussé { $piece } de { $mm } mm avec { $by }, jusqu’à la perte d’équilibre.
cause-hit = Cause : la main a lâché { $by } { $mm } mm au-dessus, et { $piece } a reçu le choc.
cause-unborne = Cause : { $piece } a perdu un appui, { $by }. Son poids dépassait de { $mm } mm ce qui restait.
cause-unborne-whole = Cause : { $piece } a perdu son appui, { $by }.
cause-dropped = Cause : la main a lâché { $piece } en l’air, { $mm } mm au-dessus de son point de chute.
event-out =
    { $who ->
        [you] Vous n’avez plus de certificat de sécurité et ne jouez plus.
       *[other] { $name } n’a plus de certificat de sécurité et ne joue plus.
    }

## La fin de la partie
ending-certificates = Certificats
ending-titles = Titres
ending-total = Total
ending-by-titles = Victoire : { $names }. Assez de titres pour impressionner Chef Rita.
ending-by-last = Victoire : { $names }. Plus personne d’autre n’a de certificat de sécurité.
ending-by-reserve =
    { $count ->
        [one] La réserve est épuisée. Victoire au total des certificats et des titres : { $names }.
       *[other] La réserve est épuisée. Victoire partagée au total des certificats et des titres : { $names }.
    }
statistic-certificates = Certificats
statistic-titles = Titres
statistic-out = Éliminations
statistic-turns = Tours

## Les options
option-site = Chantier de départ
option-first = Qui commence
option-slips = Quand une pièce échappe à la main
option-experts = Experts, qui commencent avec un certificat de moins
option-tremor = La main des experts tremble
option-foreman = Contremaître
option-crane = Grue
option-skyscraper = Gratte-ciel
option-crane-on = Dans la boîte, la grue se dresse
option-certificates = Certificats au départ
option-titles = Titres pour gagner
option-rita = Chef Rita arrive
option-help = Aide pour toutes les mains
option-give-up = On peut abandonner une carte contre un certificat
choice-site-beginner = pour débutants
choice-site-advanced = pour joueurs avancés
choice-site-expert = pour experts
choice-site-by-hand = bâti à la main
choice-first-chance = tirage au sort
choice-slips-friendly = indulgent : nouvel essai
choice-slips-strict = strict : un accident
choice-crane-on-floor = au fond
choice-crane-on-rim = sur un coin du rebord
choice-tremor-all = Toutes les mains tremblent
choice-rita-share = après environ { $percent } % de la pioche
choice-help-all = complète
choice-help-some = réduite (les contacts, mais ni conditions ni emplacements proposés)
choice-help-none = aucune
option-and-choice = { $option } : { $choice }

## L’image d’un chantier
site-title = Un chantier
site-empty = Rien de bâti pour l’instant.
site-contents = Piliers : { $support }, poutres : { $girder }, ouvriers : { $worker }, casques : { $hat }, briques : { $brick }, madriers : { $beam }, grue : { $crane }, boîte : { $box }.
site-highest = Point le plus haut : { $piece }, { $height } mm.
site-height = { $height } mm
site-mark = { $mark } : { $piece }.
site-contact = contact
mark-placed = pièce posée
mark-held = conforme
mark-missing = non conforme
mark-fell = chute
