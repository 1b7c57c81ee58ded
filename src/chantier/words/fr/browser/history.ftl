## L’historique à la table
history-title = Historique
history-loading = Chargement de l’historique
history-empty = Il ne s’est encore rien passé.
history-looking = Retour en arrière : { $moment }
history-game-at = La partie en est maintenant à : { $moment }
history-your-turn = Dans la partie, c’est à vous de jouer.
history-return = Revenir à la partie
history-last-move = Le dernier dé pris
history-held = Posez d’abord la pièce, puis revenez en arrière.
history-watching = Regardent : { $names }
history-watching-others =
    { $count ->
        [one] 1 autre personne
       *[other] { $count } autres personnes
    }
