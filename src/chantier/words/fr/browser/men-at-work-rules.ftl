## The page
site-rules-title = Les règles de Men at Work
site-rules-lead = Un chantier, une main, et aussi haut que ça tient. De { $fewest } à { $most } personnes.
site-rules-unofficial = Une version non officielle, faite par des passionnés du jeu de Rita Modl : nos propres mots, pièces, cartes et dessins.
site-rules-ruling = Notre arbitrage

## In short
site-rules-idea = En bref
site-rules-idea-1 = Tout le monde bâtit sur le même chantier. À chaque tour, les cartes disent quoi ajouter, une poutre ou un ouvrier, et comment.
site-rules-idea-2 = Vous posez d’une seule main. Les pièces ont un poids et frottent : ce qui ne tient pas tombe.
site-rules-idea-3 = Ce qui tombe vous coûte un certificat de sécurité. Sans certificat, c’est fini pour vous.
site-rules-idea-4 = Dès que Chef Rita est là, la pièce la plus haute rapporte un titre. Avec assez de titres, on gagne.

## In the box
site-rules-box = Dans la boîte
site-rules-box-support = { $count } piliers de béton
site-rules-box-girder = { $count } poutres, { $each } de chaque couleur. Le poinçon dit aussi la couleur.
site-rules-box-worker = { $count } ouvriers, chacun avec un casque amovible
site-rules-box-beam = { $count } madriers
site-rules-box-brick = { $count } briques
site-rules-box-cards = { $count } cartes instruction, et Chef Rita
site-rules-box-certificates = { $count } certificats de sécurité
site-rules-box-titles = { $count } titres : Ouvrier du mois
site-rules-box-hook = Le crochet de sauvetage. C’est à qui le tient de jouer.
site-rules-box-extra = Pour les variantes : une grue sur son support, et la boîte elle-même avec son rangement intérieur

## Getting ready
site-rules-setup = Mise en place
site-rules-setup-1 = Qui commence prépare le chantier : { $supports } piliers sur la table, une poutre de chaque couleur dessus, et un ouvrier debout sur l’une des poutres, les deux pieds dessus. Aucune poutre ne touche la table.
site-rules-setup-2 = Les { $cards } cartes sont mélangées. Chef Rita y est glissée à peu près au quart en partant du haut.
site-rules-setup-3 = Chacun prend { $certificates } certificats de sécurité. Qui joue en expert en prend { $expert }.
site-rules-setup-4 = Le plus jeune commence avec le crochet de sauvetage. Ici, la table désigne une place ou s’en remet au hasard. Le crochet passe dans le sens horaire.
site-rules-setup-sites = Les chantiers tout prêts
site-rules-setup-reserve = Restent dans la réserve : { $support } piliers, { $girder } poutres, { $worker } ouvriers, et tous les madriers et briques.
site-rules-setup-by-hand = Un chantier bâti à la main est jugé quand tout est posé. Chaque pièce peut être reprise, et rien ne coûte de certificat.
site-rules-setup-rita = Rita suit l’une des cartes { $earliest } à { $latest }, avec les mêmes chances ; si la pile est plus petite parce que les contremaîtres ont des cartes, elle vient plus tôt.

## Your turn
site-rules-turn = Votre tour
site-rules-turn-1 = Retournez la première carte de la pioche sur la défausse. Sa face dit COMMENT.
site-rules-turn-2 = Le dos de la carte qui est maintenant sur la pioche dit QUOI : une poutre ou un ouvrier, et deux couleurs.
site-rules-turn-3 = Une poutre : ajoutez-en une de ces deux couleurs, comme la face le dit pour les poutres. Un ouvrier : mettez-le debout sur une poutre de la couleur d’un de ses deux gants, comme la face le dit pour les ouvriers.
site-rules-turn-4 = Quand tout ce que la carte demande est posé et immobile, on vérifie. Si tout est bon, le crochet passe de lui-même.
site-rules-turn-picture = Sur la défausse : COMMENT. Sur la pioche, en bleu : QUOI.
site-rules-turn-several = Les pièces d’une même carte se posent l’une après l’autre, sauf si la carte dit « ensemble ».
site-rules-turn-colour = Si l’une des deux couleurs est épuisée, il vous reste l’autre.
site-rules-turn-lack = S’il manque au chantier ce que la carte exige, par exemple un autre ouvrier à relier, retournez la carte suivante : QUOI et COMMENT changent tous les deux. La difficulté n’est pas une excuse.
site-rules-turn-last = Si la carte retournée est la dernière, elle reste sur la défausse, et toutes les autres sont mélangées en une nouvelle pioche.
site-rules-turn-reserve = On retourne aussi la carte suivante quand la réserve n’a pas ce qui est demandé, sauf si cela met fin à la partie.
site-rules-turn-deck = Chaque dos existe { $backs } fois, chaque instruction de poutre { $girder } fois, chaque instruction d’ouvrier { $worker } fois.

## Placing
site-rules-place = Poser
site-rules-place-1 = Une seule main : elle tient une pièce, ou les deux qu’une carte réunit. Elle ne touche que ce qu’elle tient ; mais la pièce tenue peut toucher, pousser et soulever les autres.
site-rules-place-2 = Essayez une position autant de fois que vous voulez avant de lâcher.
site-rules-place-3 = Ce que ni la carte ni les règles n’interdisent est permis. Les contacts en plus sont toujours admis.
site-rules-place-4 = Si ce n’est pas ce que la carte demande et que rien n’est tombé, recommencez avec cette même pièce. Cela ne coûte rien, et la reposer plus bas n’est pas une chute.
site-rules-place-5 = On ne juge que lorsque tout est immobile, jamais avant.
site-rules-place-lean = Elle peut pencher. On touche par-dessus, par-dessous ou par le côté : tout compte.
site-rules-place-load = Elle peut reposer sur des briques et des madriers.
site-rules-place-table = Une poutre ne touche jamais la table.
site-rules-place-hat = Elle ne repose jamais sur un casque.
site-rules-place-along = Elle ne recouvre jamais entièrement une autre poutre.
site-rules-place-stand = Un ouvrier se tient debout, les deux pieds sur la poutre.
site-rules-place-foot = Un seul pied ne suffit pas.
site-rules-place-carry = La charge va sur les bras, même empilée.
site-rules-place-again = Si une carte a plusieurs pièces, vous pouvez reprendre n’importe laquelle de celles posées pendant ce tour.
site-rules-place-gesture = Un geste, de la prise au lâcher, dure aussi longtemps que vous voulez ; seule l’horloge de la table, s’il y en a une, y met fin.
site-rules-place-head = Une tête nue compte comme un casque. Frôler un casque par le côté est permis.
site-rules-place-whole = Entièrement veut dire : portée sur au moins { $long } de ses { $whole } mm.

## Instructions
site-rules-girders = Instructions de poutre
site-rules-girders-1 = Il y en a { $count }, chacune sur { $copies } cartes. En orange, la pièce que vous posez ; un anneau veut dire : elle doit toucher ici.
site-rules-workers = Instructions d’ouvrier
site-rules-workers-1 = Il y en a { $count }, chacune sur { $copies } cartes. L’ouvrier se tient toujours sur une poutre de la couleur d’un des deux gants.
site-rules-task-balance = Les contacts qui ne portent rien ne comptent pas. L’endroit a { $spread } mm de long au plus et ne s’écarte pas de plus de { $free } mm du milieu de la poutre.
site-rules-task-highest-girder = Une poutre à { $mm } mm au plus de la plus haute compte aussi comme telle.
site-rules-task-on-arm = Une partie au moins de son poids repose là.
site-rules-task-support-same-colour = Le pilier se pose debout ou couché, sur la table, sur une poutre, sur la grue ou dans la boîte.
site-rules-task-becomes-highest = De plus de { $mm } mm. Elle n’a pas à être la plus haute des pièces.
site-rules-task-brick-and-beam = Dans l’ordre que vous voulez.
site-rules-task-at-end = Le bout, c’est la dernière longueur de { $mm } mm.
site-rules-task-connected = Le madrier repose sur un bras de chacun des deux, ou sur ce que ce bras porte déjà.

## Accidents
site-rules-accidents = Accidents
site-rules-accidents-1 = Il y a accident quand une pièce, même un casque, tombe de la structure et finit sur la table ou sur un ouvrier.
site-rules-accidents-2 = Vous perdez un certificat, et votre tour s’arrête aussitôt. On n’en perd jamais plus d’un par tour.
site-rules-accidents-3 = Sans certificat, vous êtes éliminé et ne pouvez plus gagner, mais vous pouvez continuer à regarder.
site-rules-accidents-girder = Sur la table : un accident
site-rules-accidents-hat = Un casque aussi
site-rules-accidents-worker = Sur un ouvrier : un accident
site-rules-accidents-caught = Retenue par la structure : aucun
site-rules-accidents-support = Un pilier seul : aucun
site-rules-accidents-slip = Une pièce qui échappe à la main et va droit sur la table, avant d’avoir fait partie de la structure, donne droit à un nouvel essai. À une table stricte, c’est un accident.
site-rules-accidents-member = Une pièce fait partie de la structure dès qu’elle est restée presque immobile pendant { $seconds } s.
site-rules-accidents-sank = Pour être tombée sur un ouvrier, elle doit être descendue d’au moins { $mm } mm et reposer sur un ouvrier ou un casque qu’elle ne touchait pas avant. Son propre casque ne compte pas.
site-rules-accidents-away = On n’échappe pas à une chute en partant : dès que la pièce tenue a déplacé autre chose, une connexion coupée, une main immobile ou la fin du temps revient à lâcher prise sur place, et ce qui arrive compte.

## Clearing up
site-rules-clearing = Nettoyage
site-rules-clearing-1 = Après un accident, la personne suivante nettoie d’abord : les ouvriers, poutres, madriers et briques qui sont sur la table retournent dans la réserve.
site-rules-clearing-2 = Ce qui est sous le chantier se récupère avec le crochet de sauvetage.
site-rules-clearing-3 = Une poutre dont un seul bout touche la table peut être repoussée en place.
site-rules-clearing-4 = Les piliers tombés peuvent rester où ils sont, ou retourner dans la réserve.
site-rules-clearing-5 = Puis le tour normal commence. Un accident pendant le nettoyage compte comme un autre et met fin au tour.
site-rules-clearing-lift = Ce qui n’a rien au-dessus s’enlève tout simplement ; le reste se tire d’abord le long de la table. Ce qui n’est pas sorti en { $pulls } fois se prend là où il est.
site-rules-clearing-hat = Un casque perdu retourne dans la réserve. Son ouvrier reste tête nue sur le chantier.
site-rules-clearing-push = On la pousse dans sa longueur, on ne la porte pas. Une fois son milieu au-dessus du bord, on peut la coucher.
site-rules-clearing-earlier = On décide aussi des piliers tombés à un tour précédent, sans accident.

## Boss Rita
site-rules-rita = Chef Rita
site-rules-rita-1 = Quand Rita apparaît, on la met de côté et on retourne aussitôt une autre carte.
site-rules-rita-2 = Dès ce tour, qui termine son tour en ayant posé la plus haute pièce du chantier reçoit un titre. Le matériel compte, et un ouvrier avec son casque aussi.
site-rules-rita-picture = La nouvelle pièce est la plus haute : un titre
site-rules-rita-higher = Elle doit dépasser toutes les autres de plus de { $mm } mm. Après un accident, pas de titre. La grue et la boîte ne concourent pas, et deux pièces du même tour ne se font pas concurrence.

## The end
site-rules-end = La fin
site-rules-end-1 = La victoire revient à qui obtient en premier assez de titres, ou à la dernière personne qui a encore un certificat.
site-rules-end-players = Personnes
site-rules-end-titles = Titres pour gagner
site-rules-end-2 = Si la réserve est épuisée, la partie s’arrête : on additionne certificats et titres de ceux qui ne sont pas éliminés. En cas d’égalité, les titres départagent ; s’ils sont égaux aussi, la victoire est partagée.
site-rules-end-used-up = Épuisée veut dire : il faut poser un ouvrier et il n’en reste plus, ou il ne reste plus aucune poutre.

## Variants
site-rules-variants = Variantes
site-rules-variants-1 = Seules ou combinées.
site-rules-variants-foreman = Avant que Rita soit glissée dans la pioche, chacun reçoit { $cards } cartes que personne d’autre ne voit. Si vous ne voulez pas faire ce qui est indiqué, ou ne le pouvez pas, vous pouvez en poser une sur la pioche, ce qui change QUOI, ou sur la défausse, ce qui change COMMENT. Elle n’est pas remplacée. De plus, un ouvrier va toujours sur la plus haute poutre de la couleur d’un des deux gants.
site-rules-variants-foreman-ruling = On en joue une par tour au plus, avant la première pièce. On ne peut pas jouer une carte qui demande ce que le chantier ou la réserve n’ont pas. Avant qu’une action irréalisable soit passée ou mette fin à la partie, la question vous est posée, même si aucune de vos cartes n’y change rien.
site-rules-variants-crane = Elle se dresse sur son support au milieu du chantier, et toutes ses parties peuvent porter des pièces. Une pièce qui tombe sur le support cause un accident.
site-rules-variants-crane-ruling = Poser une pièce sur le support est permis.
site-rules-variants-crane-more = Si la grue se renverse, c’est aussi un accident. Qui nettoie la redresse où elle était, ou aussi près qu’il y a de la place.
site-rules-variants-skyscraper = On bâtit dans la boîte ouverte, avec une poutre de chaque couleur en travers du rangement intérieur. Les poutres ne touchent ni le fond de la boîte ni la table ; les parois peuvent servir. Les piliers n’arrivent que par les cartes. Ce qui touche le fond ou la table est un accident. Au nettoyage, les ouvriers, briques et madriers tombés dans la boîte y restent ; les poutres et les piliers retournent dans la réserve.
site-rules-variants-skyscraper-ruling = Un pilier demandé par une carte peut se poser au fond de la boîte. Les casques restent eux aussi dans la boîte.
site-rules-variants-skyscraper-more = Peu importe que la pièce soit tombée ou qu’on l’y ait posée, et que la table soit stricte ou non : celle qu’on vient de lâcher compte aussi.
site-rules-variants-both = Grue et Gratte-ciel
site-rules-variants-both-text = La grue se dresse au fond de la boîte ou, plus difficile, sur un coin de son rebord.

## Options
site-rules-options = Ce qu’une table peut choisir
site-rules-options-usual = Par défaut : { $choice }.

## House rules
site-rules-house = Règles maison
site-rules-house-1 = Une table peut aussi changer ce qui suit. Sans changement, c’est le jeu imprimé. La salle d’attente et la table montrent ce qui diffère.
site-rules-house-certificates = De { $least } à { $most }, d’habitude { $usual }. Un expert commence avec un de moins, mais au moins un.
site-rules-house-titles = De { $least } à { $most }. D’habitude { $two } à deux, { $three } à trois ou quatre, { $five } à cinq.
site-rules-house-rita = Après n’importe quelle part de la pioche, à { $cards } cartes près. D’habitude après un quart.
site-rules-house-tremor = Celles de personne, des experts ou de tous. D’habitude, aucune ne tremble. Une main qui tremble secoue ce qu’elle tient d’environ un dixième de millimètre.
site-rules-house-give-up = Non ou oui. D’habitude non. Si oui, vous pouvez à tout moment, la main vide, abandonner votre carte au lieu de réessayer : cela coûte un certificat et termine votre tour, comme un accident. Ce que vous avez posé reste en place ; ce qui est sur la table est nettoyé par le joueur suivant. Avec votre dernier certificat, la partie est finie pour vous.
site-rules-house-help = Complète, réduite ou aucune ; elle vaut pour toutes les mains de la table, et le serveur y veille. D’habitude complète.
site-rules-house-words = Qui joue avec le chantier en mots peut choisir parmi des emplacements proposés, quelle que soit l’aide. La table montre alors à quelle place, et si l’aide n’est pas complète, une telle partie n’est pas classée : ce qui est classé se joue avec la même aide pour tous.

## Limits
site-rules-limits = Avec quelle précision on juge
site-rules-limits-1 = Le chantier est une simulation de pièces rigides, avec leur poids et leur frottement. Rien n’est jugé avant que tout soit immobile. Ce qui continue de trembler est calmé après { $damp } s et arrêté après { $stop } s, pour qu’aucune partie ne reste bloquée.
site-rules-limits-word = Mot
site-rules-limits-meaning = Ce qu’il veut dire ici
site-rules-limits-touches = toucher
site-rules-limits-touches-text = les surfaces sont à moins de { $mm } mm
site-rules-limits-rests = reposer sur
site-rules-limits-rests-text = toucher par-dessus, sur une pente de { $degrees } degrés au plus
site-rules-limits-stands = se tenir debout
site-rules-limits-stands-text = les deux pieds reposent sur la poutre, et l’ouvrier penche de { $degrees } degrés au plus
site-rules-limits-end = bout d’une poutre
site-rules-limits-end-text = un contact à { $mm } mm au moins de son milieu ; une demi-poutre mesure { $half } mm
site-rules-limits-higher = plus haut
site-rules-limits-higher-text = de plus de { $mm } mm, mesuré au coin le plus haut
site-rules-limits-fallen = tombé
site-rules-limits-fallen-text = le milieu est descendu d’au moins { $mm } mm
site-rules-limits-hand = La main n’est pas une grue : elle tient une poutre avec { $newton } newton, environ trois fois son poids. Elle va à { $free } mm par seconde au plus, { $carrying } avec deux pièces, { $near } près des autres et { $careful } au contact.

## Sizes
site-rules-sizes = Les mesures
site-rules-sizes-1 = Les vraies dimensions ne sont pas publiées. Celles-ci sont les nôtres, essayées jusqu’à ce que le chantier se comporte comme un vrai.
site-rules-sizes-piece = Pièce
site-rules-sizes-size = Taille en mm
site-rules-sizes-weight = Poids en g
site-rules-sizes-fixed = fixe
site-rules-piece-girder = poutre
site-rules-piece-support = pilier
site-rules-piece-worker = ouvrier
site-rules-piece-hat = casque
site-rules-piece-brick = brique
site-rules-piece-beam = madrier
site-rules-piece-crane = grue
site-rules-piece-box = boîte
site-rules-sizes-worker = { $wide } d’une main à l’autre, { $deep } d’épaisseur, { $high } jusqu’au sommet du crâne
site-rules-sizes-crane = support { $wide } × { $deep }, { $high } de haut, la flèche allant à { $reach } du centre
