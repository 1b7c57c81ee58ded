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
hold-again = { $piece }, à nouveau
hold-with = { $piece } avec { $joined ->
        [brick] une brique
       *[beam] un madrier
    }

## What can be done
hold-lower = Descendre jusqu’au contact
hold-lags = Le chantier a { $seconds } s de retard. Il reste exact.
hold-gap = { $mm } mm
hold-site = Chantier
hold-site-held = Chantier. En main : { $piece }. Les flèches déplacent, Page préc. et Page suiv. lèvent et baissent, Fin descend jusqu’au contact, Q et E tournent, W et S inclinent, R change la pose, Espace lâche.
hold-no-picture = Votre appareil ne peut pas dessiner le chantier en 3D. Le voici de face et de droite ; les touches fonctionnent quand même.

## Help for the hand
hold-assist = Aide pour la main
hold-assist-full = sûre : reste au-dessus de tout tant que vous ne descendez pas
hold-assist-some = légère : passe par-dessus les obstacles
hold-assist-none = aucune : votre main seule

## An act that came to nothing
hold-over-put-back = Reposé. Le chantier est comme avant.
hold-over-left = La ligne a été coupée pendant qu’une pièce était en main. Le chantier est comme avant.
hold-over-taken-over = La main continue dans une autre fenêtre.
hold-over-silent = La main n’a plus donné signe de vie : la pièce est de retour dans la réserve.
hold-over-out-of-time = Le temps est écoulé. Un robot prend la place.
hold-over-path-too-long = Deux minutes en l’air, c’est le maximum. Reprenez-la.
hold-over-site-worker-died = Le chantier a dû être remonté. Rien n’est perdu : reprenez-la.
hold-over-store-unavailable = L’enregistrement a échoué, donc rien ne s’est passé. Reprenez-la.
hold-over-closing = Le serveur ferme. La partie reprendra où elle en était.
hold-over-server-trouble = C’est notre faute. Rien n’est perdu : reprenez-la.
hold-over-refused = Les règles ne le permettent finalement pas. Le chantier est comme avant.
hold-over-withdrawn = La personne est revenue et joue elle-même.
