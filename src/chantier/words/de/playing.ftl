## Hilfe während des Spiels
typed-help = hilfe
typed-view = ansicht
