## Le chantier en caractères
sketch-plan = Vu d’en haut, mm
sketch-elevation = Vu de face, mm
sketch-girders = Poutres : { $colours }
sketch-support = pilier
sketch-worker = ouvrier
sketch-hat = casque
sketch-brick = brique
sketch-beam = madrier
sketch-crane = grue
sketch-box = boîte
sketch-last = dernière pose : { $pieces }
sketch-no-room = Ce terminal est trop petit pour un dessin ; 60 colonnes et 24 lignes suffisent.
help-view = v montre le chantier d’en haut et de face.
