## The site in words
say-title = Die Baustelle in Worten
say-open = Baustelle beschreiben
say-close = Schließen
say-asking = Ein Blick auf die Baustelle
say-failed = Die Baustelle lässt sich gerade nicht beschreiben.
say-again = Noch einmal fragen
say-summary =
    { $count ->
        [one] 1 Teil, { $mm } mm hoch.
       *[other] { $count } Teile, { $mm } mm hoch.
    }
say-highest = Höchstes Teil: { $piece }. Höchster Stahlträger: { $girder }.
say-highest-only = Höchstes Teil: { $piece }.
say-empty = Hier steht noch nichts.
say-ground = Auf dem Boden
say-level = Ebene { $level }

## One piece
say-piece = { $piece }: { $where }, oben bei { $mm } mm.
say-piece-girder = { $piece }: { $where }, { $direction }, oben bei { $mm } mm.
say-lying = Liegt auf der Seite.
say-lying-worker = Liegt.
say-bareheaded = Ohne Helm.
say-on-table = Auf dem Tisch.
say-rests-on = Liegt auf: { $others }.
say-carries = Trägt: { $others }.
say-beside = Berührt: { $others }.

## Where on the table, seen from the front
say-where-left-front = vorn links
say-where-middle-front = vorn
say-where-right-front = vorn rechts
say-where-left-middle = links
say-where-middle-middle = in der Mitte
say-where-right-middle = rechts
say-where-left-back = hinten links
say-where-middle-back = hinten
say-where-right-back = hinten rechts
say-direction-across = von links nach rechts
say-direction-deep = von vorn nach hinten
say-direction-rising = von vorn links nach hinten rechts
say-direction-falling = von hinten links nach vorn rechts

## Room
say-room = Freie Stellen
say-room-none = Keine Stelle ist mehr frei.
say-room-girder = { $piece }: { $mm } mm frei, { $where }.
say-room-support = { $piece }: oben frei, { $where }.
say-room-worker =
    { $count ->
        [one] { $piece }: ein Arm frei, { $where }.
       *[other] { $piece }: beide Arme frei, { $where }.
    }

## The reserve
say-reserve = Vorrat

## Places to choose from
say-offers = Stellen zur Wahl
say-offers-text = Wähl eine, und die Hand erledigt es für dich: ruhig, von oben. Wie es ausgeht, entscheidet die Baustelle.
say-offers-ask = Stellen vorschlagen
say-offers-asking = Stellen werden gesucht
say-offers-clearing = Was aufzuräumen ist
say-offer-onto = { $piece } auf: { $others }, { $where }. Oben bei { $mm } mm, { $safety }.
say-offer-across = { $piece } quer über: { $others }, { $where }. Oben bei { $mm } mm, { $safety }.
say-offer-drop = { $piece }, von oben fallen gelassen. Oben bei { $mm } mm, { $safety }.
say-offer-highest = Es wäre das höchste Teil.
say-offer-safety = { $what } { $safety }.
say-offers-none = Keine Stelle in Sicht.

## Places at a table with less help
say-in-words = An diesem Tisch werden keine Stellen vorgeschlagen. Wenn du ein Teil nicht von Hand führen kannst, darfst du trotzdem aus Stellen wählen, bis die Partie endet: Alle am Tisch sehen das, und die Partie wird nicht gewertet.
say-in-words-choose = Aus Stellen wählen
say-in-words-on = Du wählst aus Stellen. Alle am Tisch sehen das.
