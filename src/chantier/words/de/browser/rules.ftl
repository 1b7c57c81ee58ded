## Würfel und Gebäude in Worten
rules-die = { $material } { $value }
rules-drawn-stack = { $space }: { $dice }.
rules-drawn-planned = { $space }, geplant { $planned }: { $dice }.
rules-drawn-empty = noch nichts
