## Les dés et les bâtiments en mots
rules-die = { $material } { $value }
rules-drawn-stack = { $space } : { $dice }.
rules-drawn-planned = { $space }, hauteur prévue { $planned } : { $dice }.
rules-drawn-empty = rien encore
