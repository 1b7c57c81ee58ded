## Explications de ce qu’on peut perdre et gagner : au survol, au focus ou au toucher
explain-certificates = Certificats de sécurité : chaque accident pendant votre tour en coûte un. Sans certificat, on n’est plus en jeu.
explain-titles = Ouvrier du mois : une fois Chef Rita arrivée, qui pose la pièce la plus haute reçoit un titre. Qui en a assez le premier gagne.
