## Vorausdenken
ahead-sketch = Skizze, nur für dich: { $move }
ahead-prepared = Vorbereitet: { $move }. Wird gespielt, sobald du dran bist.
ahead-prepare = Diesen Zug vorbereiten
ahead-cancel = Abbrechen
ahead-sketch-dropped = Was du ausprobiert hast, passt nicht mehr.
ahead-prepared-dropped = Dein vorbereiteter Zug geht nicht mehr. Wähle einen anderen.
