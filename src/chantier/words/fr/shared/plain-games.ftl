### Petits jeux, sans écran ni page à eux

plain-player = Joueur { $number }
plain-prompt = un coup de 1 à { $last } (? aide, q arrête) :
plain-help = Tapez le numéro d’un coup de la liste. q arrête ; la partie est sauvegardée.
plain-won = { $count ->
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}
view-impossible = Cette vue ne peut pas être une vue de ce jeu.
not-encodable = « { $where } » ne se met pas en nombres : un nombre a besoin de bornes (ge, le), une liste d’une longueur maximale (max_length).
words-missing = Il manque « { $name } » dans ses phrases ({ $file }).
words-not-theirs = « { $came } » n’est pas une phrase de ce jeu : chaque clé contient « { $game } ».
