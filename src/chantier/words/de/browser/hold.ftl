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
hold-again = { $piece }, noch einmal
hold-with = { $piece } mit { $joined ->
        [brick] einem Backstein
       *[beam] einem Balken
    }

## What can be done
hold-lower = Absenken, bis es berührt
hold-lags = Die Baustelle hinkt { $seconds } s hinterher. Genau ist sie trotzdem.
hold-gap = { $mm } mm
hold-site = Baustelle
hold-site-held = Baustelle. In deiner Hand: { $piece }. Pfeiltasten bewegen, Bild auf und Bild ab heben und senken, Ende senkt bis zur Berührung, Q und E drehen, W und S kippen, R wechselt die Lage, die Leertaste lässt los.
hold-no-picture = Dein Gerät kann die Baustelle nicht in 3D zeichnen. Hier ist sie von vorn und von rechts; die Tasten gehen trotzdem.

## Help for the hand
hold-assist = Hilfe für die Hand
hold-assist-full = ruhig: bleibt über allem, bis du absenkst
hold-assist-some = leicht: steigt über Hindernisse
hold-assist-none = keine: nur deine Hand

## An act that came to nothing
hold-over-put-back = Zurückgelegt. Die Baustelle ist wie vorher.
hold-over-left = Die Leitung riss, während ein Teil in der Hand war. Die Baustelle ist wie vorher.
hold-over-taken-over = Die Hand macht in einem anderen Fenster weiter.
hold-over-silent = Von der Hand kam länger nichts, also liegt das Teil wieder im Vorrat.
hold-over-out-of-time = Die Zeit ist um. Ein Bot springt ein.
hold-over-path-too-long = Länger als zwei Minuten bleibt nichts in der Luft. Nimm es noch einmal.
hold-over-site-worker-died = Die Baustelle musste neu eingerichtet werden. Nichts ist verloren: Nimm es noch einmal.
hold-over-store-unavailable = Es ließ sich nicht speichern, also ist es nicht geschehen. Nimm es noch einmal.
hold-over-closing = Der Server schließt. Das Spiel geht später weiter, wo es war.
hold-over-server-trouble = Unser Fehler. Nichts ist verloren: Nimm es noch einmal.
hold-over-refused = Die Regeln erlauben es doch nicht. Die Baustelle ist wie vorher.
hold-over-withdrawn = Die Person ist zurück und spielt selbst weiter.
