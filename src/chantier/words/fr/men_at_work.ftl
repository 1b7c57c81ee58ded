## Les pièces
table-name = la table
piece-support = pilier { $number }
piece-girder = poutre { $colour } { $number }
piece-worker = ouvrier { $number }
piece-hat = casque { $number }
piece-brick = brique { $number }
piece-beam = madrier { $number }
piece-crane = grue
piece-box = boîte
girder-colour-orange = orange
girder-colour-purple = violette
girder-colour-black = noire
girder-colour-white = blanche

## L’image d’un chantier
site-title = Un chantier
site-empty = Rien de bâti pour l’instant.
site-contents = Piliers : { $support }, poutres : { $girder }, ouvriers : { $worker }, casques : { $hat }, briques : { $brick }, madriers : { $beam }, grue : { $crane }, boîte : { $box }.
site-highest = Point le plus haut : { $piece }, { $height } mm.
site-height = { $height } mm
site-mark = { $piece } : { $mark }.
site-contact = contact
mark-placed = pose du tour
mark-held = conforme
mark-missing = non conforme
mark-fell = chute
