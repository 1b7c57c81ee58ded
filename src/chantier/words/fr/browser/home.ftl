home-headline = Prenez place. Le chantier est ouvert.
home-play-now = Jouer
