## Passing on a table, a result, a moment
share-qr = Der Link als QR-Code
share-scan = Richte die Kamera eines anderen Geräts hierauf, um diesen Tisch zu öffnen.
share-result = Teilen
share-result-title = Diese Partie { $game } teilen
share-moment = Diesen Moment teilen
share-send = Link teilen
share-picture-alt = Das Ergebnis als Bild: was gebaut ist, wer gespielt und wer gewonnen hat
share-picture-download = Bild herunterladen
share-picture-send = Bild teilen
share-picture-failed = Das Bild ist nicht gelungen. Versuche es noch einmal.
share-private = Wo dieser Link geteilt wird, zeigt eine Vorschau, was gebaut ist, ohne Namen.
