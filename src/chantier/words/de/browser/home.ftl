home-headline = Nimm Platz. Die Baustelle ist offen.
home-play-now = Jetzt spielen
