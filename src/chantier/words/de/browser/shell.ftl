shell-skip = Zum Inhalt
shell-guest = Gast
shell-offline-short = Der Server antwortet nicht. Es wird wieder versucht.
shell-lost-title = Hier ist nichts gebaut
shell-lost-text = Unter dieser Adresse gibt es keine Seite.
shell-to-home = Zum Eingang
