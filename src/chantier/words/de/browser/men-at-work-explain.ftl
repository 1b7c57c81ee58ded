## Erklärungen, was man verlieren und gewinnen kann: beim Zeigen, beim Fokus oder beim Tippen
explain-certificates = Sicherheitszertifikate: Jeder Unfall in deinem Zug kostet eines. Ohne Zertifikat bist du ausgeschieden.
explain-titles = Bauarbeiter des Monats: Ist Chefin Rita da, bekommt einen Titel, wer das höchste Teil setzt. Wer zuerst genug davon hat, gewinnt.
