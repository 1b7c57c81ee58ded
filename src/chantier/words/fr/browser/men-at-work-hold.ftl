## Pieces where one is as good as the other
hold-sort-girder =
    { $colour ->
        [orange] poutre orange
        [purple] poutre violette
        [black] poutre noire
       *[white] poutre blanche
    }
hold-sort-support = pilier
hold-sort-worker = ouvrier
hold-sort-brick = brique
hold-sort-beam = madrier
hold-again = { $piece }, à reprendre
hold-with = { $piece } avec { $joined ->
        [brick] une brique
       *[beam] un madrier
    }

## What can be done
hold-lower = Descendre jusqu’au contact
hold-lower-short = Au contact
hold-put-back-short = Reposer
hold-free = Rien d’autre n’a bougé : on peut encore reposer la pièce.
hold-bound = Autre chose a bougé : maintenant, cela compte. Lâchez la pièce.
hold-lags = Le chantier a { $seconds } s de retard. Il reste exact.
hold-gap = { $mm } mm
hold-ask = Encore { $mm } mm de vide, puis { $onto }. Lâcher quand même ?
hold-ask-yes = Lâcher quand même
hold-modes = Comment la main bouge
hold-fine = Précis
hold-fine-means = Dix fois plus fin
hold-push = Pousser
hold-push-means = Pousser exprès : rien n’écarte plus la pièce des autres
hold-handle-across = Déplacer : faites glisser, ou les flèches
hold-handle-height = Hauteur : faites glisser, ou les flèches haut et bas
hold-handle-turn = Tourner : faites glisser autour, ou les flèches
hold-handle-tilt = Incliner : faites glisser vers le haut ou le bas, ou les flèches
hold-site = Chantier
hold-site-held = Chantier. En main : { $piece }. Les flèches déplacent, Page préc. et Page suiv. lèvent et baissent, Fin descend jusqu’au contact, Q et E tournent, W et S inclinent, R change la pose, Espace lâche. Les poignées suivent avec Tab.
hold-site-held-alone = Chantier. En main : { $piece }. Les flèches déplacent, Page préc. et Page suiv. lèvent et baissent, Q et E tournent, W et S inclinent, R change la pose, Espace lâche. Les poignées suivent avec Tab.
hold-no-picture = Votre appareil ne peut pas dessiner le chantier en 3D. Le voici vu de face et de droite ; les touches fonctionnent quand même.

## Est-ce que ça tiendra ?
hold-chance-all = Tient dans les { $tries } essais
hold-chance-none = Tombe dans les { $tries } essais
hold-chance-some = Tient dans { $stood } essais sur { $tries }
hold-chance-between = La probabilité est comprise entre { $low } et { $high } %.
hold-chance-first = À tomber en premier : { $piece }, sur { $onto }.
hold-chance-topples = À basculer en premier : { $piece }.
hold-chance-unknown = Pas encore essayé. Gardez la pièce immobile, près de sa place.
hold-chance-help = dire si ça tiendra

## Help for the hand
hold-assist = Aide pour la main
hold-assist-full = sûre : monte avant les obstacles tant que vous ne descendez pas
hold-assist-some = légère : passe par-dessus les obstacles
hold-assist-none = aucune : votre main seule
hold-assist-table-all = Cette table permet toute l’aide. Sur cet appareil, vous pouvez en prendre moins.
hold-assist-table-some = Cette table se joue avec une aide réduite, la même pour toutes les mains : vous voyez ce qu’une pièce touche, et rien de plus.
hold-assist-table-none = Cette table se joue sans aide, toutes les mains à égalité : rien n’est indiqué pendant que vous tenez une pièce, sauf un accident.

## An act that came to nothing
hold-over-put-back = Reposé. Le chantier est comme avant.
hold-over-left = La connexion a été coupée pendant qu’une pièce était en main. Le chantier est comme avant.
hold-over-taken-over = La main continue dans une autre fenêtre.
hold-over-silent = La main n’a plus bougé : la pièce est de retour dans la réserve.
hold-over-out-of-time = Le temps est écoulé. Un robot joue à votre place.
hold-over-path-too-long = Une pièce reste en l’air un jour au plus. Reprenez-la.
hold-over-site-worker-died = Le chantier a dû être remonté. Rien n’est perdu : reprenez la pièce.
hold-over-store-unavailable = L’enregistrement a échoué : le geste ne compte pas. Reprenez la pièce.
hold-over-closing = Le serveur ferme. La partie reprendra où elle en était.
hold-over-server-trouble = C’est notre faute. Rien n’est perdu : reprenez la pièce.
hold-over-refused = Les règles ne le permettent finalement pas. Le chantier est comme avant.
hold-over-withdrawn = La personne est revenue et reprend la main.
