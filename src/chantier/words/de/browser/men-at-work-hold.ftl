## Pieces where one is as good as the other
hold-sort-girder =
    { $colour ->
        [orange] Stahlträger Orange
        [purple] Stahlträger Lila
        [black] Stahlträger Schwarz
       *[white] Stahlträger Weiß
    }
hold-sort-support = Stütze
hold-sort-worker = Bauarbeiter
hold-sort-brick = Backstein
hold-sort-beam = Balken
hold-again = { $piece }, noch einmal genommen
hold-with = { $piece } mit { $joined ->
        [brick] einem Backstein
       *[beam] einem Balken
    }

## What can be done
hold-lower = Bis zum Kontakt absenken
hold-lower-short = Zum Kontakt
hold-put-back-short = Zurück
hold-free = Nichts anderes hat sich bewegt: Du kannst das Teil noch zurücklegen.
hold-bound = Etwas anderes hat sich bewegt: Jetzt zählt es. Lass das Teil los.
hold-lags = Die Baustelle hinkt { $seconds } s hinterher. Genau ist sie trotzdem.
hold-gap = { $mm } mm
hold-ask = Noch { $mm } mm Luft, darunter: { $onto }. Trotzdem loslassen?
hold-ask-yes = Trotzdem loslassen
hold-modes = Wie sich die Hand bewegt
hold-fine = Fein
hold-fine-means = Zehnmal feiner
hold-push = Schieben
hold-push-means = Absichtlich schieben: Nichts hält das Teil von anderen fern
hold-handle-across = Bewegen: ziehen, oder Pfeiltasten
hold-handle-height = Höhe: ziehen, oder Pfeiltasten auf und ab
hold-handle-turn = Drehen: im Kreis ziehen, oder Pfeiltasten
hold-handle-tilt = Neigen: auf oder ab ziehen, oder Pfeiltasten
hold-site = Baustelle
hold-site-held = Baustelle. In deiner Hand: { $piece }. Pfeiltasten bewegen, Bild auf und Bild ab heben und senken, Ende senkt bis zum Kontakt, Q und E drehen, W und S kippen, R wechselt die Lage, die Leertaste lässt los. Die Anfasser folgen mit Tab.
hold-site-held-alone = Baustelle. In deiner Hand: { $piece }. Pfeiltasten bewegen, Bild auf und Bild ab heben und senken, Q und E drehen, W und S kippen, R wechselt die Lage, die Leertaste lässt los. Die Anfasser folgen mit Tab.
hold-no-picture = Dein Gerät kann die Baustelle nicht in 3D zeichnen. Hier ist sie von vorn und von rechts; die Tasten funktionieren trotzdem.

## Hält es?
hold-chance-all = Hält in allen { $tries } Versuchen
hold-chance-none = Fällt in allen { $tries } Versuchen
hold-chance-some = Hält in { $stood } von { $tries } Versuchen
hold-chance-between = Die Wahrscheinlichkeit liegt zwischen { $low } und { $high } %.
hold-chance-first = Zuerst fällt: { $piece }. Darunter: { $onto }.
hold-chance-topples = Zuerst kippt um: { $piece }.
hold-chance-unknown = Noch nicht ausprobiert. Halte das Teil ruhig, nahe an seinem Platz.
hold-chance-help = ansagen, ob es hält

## Help for the hand
hold-assist = Hilfe für die Hand
hold-assist-full = ruhig: steigt rechtzeitig vor Hindernissen, bis du absenkst
hold-assist-some = leicht: steigt über Hindernisse
hold-assist-none = keine: nur deine Hand
hold-assist-table-all = Dieser Tisch erlaubt volle Hilfe. Auf diesem Gerät darf es auch weniger sein.
hold-assist-table-some = An diesem Tisch gibt es etwas Hilfe, für jede Hand dieselbe: Du siehst, was ein Teil berührt, und sonst nichts.
hold-assist-table-none = An diesem Tisch wird ohne Hilfe gespielt, mit jeder Hand gleich: Solange du ein Teil hältst, wird nichts angezeigt außer einem Unfall.

## An act that came to nothing
hold-over-put-back = Zurückgelegt. Die Baustelle ist wie vorher.
hold-over-left = Die Verbindung riss ab, während ein Teil in der Hand war. Die Baustelle ist wie vorher.
hold-over-taken-over = Die Hand macht in einem anderen Fenster weiter.
hold-over-silent = Von der Hand kam länger nichts, also liegt das Teil wieder im Vorrat.
hold-over-out-of-time = Die Zeit ist um. Ein Bot springt ein.
hold-over-path-too-long = Länger als einen Tag bleibt nichts in der Luft. Nimm es noch einmal.
hold-over-site-worker-died = Die Baustelle musste neu eingerichtet werden. Nichts ist verloren: Nimm es noch einmal.
hold-over-store-unavailable = Es ließ sich nicht speichern und zählt deshalb nicht. Nimm es noch einmal.
hold-over-closing = Der Server schließt. Das Spiel geht später weiter, wo es war.
hold-over-server-trouble = Unser Fehler. Nichts ist verloren: Nimm es noch einmal.
hold-over-refused = Die Regeln erlauben es doch nicht. Die Baustelle ist wie vorher.
hold-over-withdrawn = Die Person ist zurück und spielt selbst weiter.
