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
hold-take = Wähl ein Teil, und du hast es in der Hand.
hold-holding = Bring es an seinen Platz, senk es ab, bis es berührt, dann lass los.
hold-pulling = Zieh es unter den anderen hervor.
hold-pushing = Schieb ihn wieder hinauf.
hold-settling = Halt die Luft an.
hold-clear = Erst wird aufgeräumt.
hold-waiting = { $name } ist bei der Arbeit.
hold-watching = Sieh { $name } zu.
hold-loading = Die Baustelle wird eingerichtet.
hold-let-go = Loslassen
hold-put-back = Zurücklegen
hold-lower = Absenken, bis es berührt
hold-faster = Schneller
hold-slow = Zeitlupe. Tipp, um weiterzumachen.
hold-lags = Die Baustelle hinkt { $seconds } s hinterher. Genau ist sie trotzdem.
hold-soon = Noch fünfzehn Sekunden in der Luft, dann geht das Teil zurück.
hold-gap = { $mm } mm
hold-site = Baustelle
hold-site-held = Baustelle. In deiner Hand: { $piece }. Pfeiltasten bewegen, Bild auf und Bild ab heben und senken, Q und E drehen, Leertaste lässt los.
hold-side = Von der Seite
hold-no-picture = Dein Gerät kann die Baustelle nicht zeichnen. Die Tasten gehen trotzdem.

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
