## Die Baustelle in Zeichen
sketch-plan = Von oben, mm
sketch-elevation = Von vorn, mm
sketch-girders = Stahlträger: { $colours }
sketch-support = Stütze
sketch-worker = Bauarbeiter
sketch-hat = Helm
sketch-brick = Backstein
sketch-beam = Balken
sketch-crane = Kran
sketch-box = Schachtel
sketch-last = zuletzt gesetzt: { $pieces }
sketch-no-room = Dieses Terminal ist zu klein für eine Zeichnung; 60 Spalten und 24 Zeilen reichen.
help-view = v zeigt die Baustelle von oben und von vorn.
