## Die Teile
table-name = der Tisch
piece-support = Stütze { $number }
piece-girder = Stahlträger { $colour } { $number }
piece-worker = Bauarbeiter { $number }
piece-hat = Helm { $number }
piece-brick = Backstein { $number }
piece-beam = Balken { $number }
piece-crane = Kran
piece-box = Schachtel
girder-colour-orange = orange
girder-colour-purple = violett
girder-colour-black = schwarz
girder-colour-white = weiß

## Das Bild einer Baustelle
site-title = Eine Baustelle
site-empty = Noch nichts gebaut.
site-contents = Stützen: { $support }, Stahlträger: { $girder }, Bauarbeiter: { $worker }, Helme: { $hat }, Backsteine: { $brick }, Balken: { $beam }, Kran: { $crane }, Schachtel: { $box }.
site-highest = Höchster Punkt: { $piece }, { $height } mm.
site-height = { $height } mm
site-mark = { $piece }: { $mark }.
site-contact = Berührung
mark-placed = gerade gesetzt
mark-held = wie verlangt
mark-missing = nicht wie verlangt
mark-fell = gefallen
