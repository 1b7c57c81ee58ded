home-headline = Take a seat. The site is open.
home-play-now = Play now
