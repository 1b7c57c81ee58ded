## A site of one’s own
practice-title = Eigene Baustelle
practice-tools = Baustelle
practice-now = Nimm ein beliebiges Teil aus dem Vorrat oder von der Baustelle
practice-empty = Noch nichts gebaut. Nimm eine Stütze, um zu beginnen
practice-fell = Gefallen: { $piece } (auf: { $onto }). An einem Tisch wäre das ein Unfall; hier machst du es einfach rückgängig
practice-busy = Warte, bis die Hand leer und die Baustelle zur Ruhe gekommen ist.
practice-close = Schließen
practice-kept = Was du gebaut hast, bleibt auf diesem Gerät. Ansehen, rückgängig machen, speichern und teilen kannst du es auch jetzt.

## Steps
practice-undo = Rückgängig
practice-redo = Wiederholen
practice-undo-none = Es gibt nichts rückgängig zu machen.
practice-redo-none = Es gibt nichts zu wiederholen.
practice-undone =
    { $count ->
        [0] Rückgängig gemacht. Das ist der erste Schritt.
        [one] Rückgängig gemacht. Davor liegt noch 1 Schritt.
       *[other] Rückgängig gemacht. Davor liegen noch { $count } Schritte.
    }
practice-redone =
    { $count ->
        [0] Wiederholt. Das ist der letzte Schritt.
        [one] Wiederholt. Danach kommt noch 1 Schritt.
       *[other] Wiederholt. Danach kommen noch { $count } Schritte.
    }

## Another site
practice-new = Neue Baustelle
practice-new-note = Mit „Rückgängig“ kommt die jetzige zurück.
practice-empty-site = leer
practice-crane = Mit dem Kran
practice-box = In der Schachtel
practice-rim = Der Kran auf einer Ecke des Rands
practice-begin = Anfangen
practice-keep = Diese behalten
practice-clear = Baustelle leeren

## Pieces
practice-pieces = Teile der Baustelle
practice-take = Nehmen
practice-remove = In den Vorrat

## Saved on this device
practice-sites = Gespeicherte Baustellen
practice-sites-none = Auf diesem Gerät ist noch nichts gespeichert.
practice-name = Name dieser Baustelle
practice-name-missing = Gib der Baustelle zuerst einen Namen.
practice-save = Speichern
practice-replace = Ersetzen
practice-saved = Gespeichert: { $name }
practice-save-failed = Dieses Gerät kann nichts mehr speichern. Lösche eine gespeicherte Baustelle oder teile diese per Link.
practice-open = Öffnen
practice-forget = Löschen

## Shared by link
practice-share = Diese Baustelle teilen
practice-share-short = Teilen
practice-share-title = Eine Baustelle zum Weiterbauen
practice-share-text = Wer diesen Link öffnet, bekommt eine Kopie der Baustelle und kann daran weiterbauen. Der Link enthält die Baustelle selbst; gespeichert wird nichts.
practice-link = Link
practice-link-broken = Dieser Link enthält keine ganze Baustelle. Vielleicht wurde er abgeschnitten: Kopiere ihn noch einmal von Anfang bis Ende.
practice-link-newer = Dieser Link stammt aus einer neueren Version. Lade die Seite neu und öffne den Link dann noch einmal.

## Ways to it
practice-way = Eigene Baustelle
practice-way-note = Probiere jedes Teil, mach alles rückgängig: Nichts zählt.
