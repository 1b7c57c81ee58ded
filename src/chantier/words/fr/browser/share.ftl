## Passing on a table, a result, a moment
share-qr = Le lien en code QR
share-scan = Visez ce code avec l’appareil photo d’un autre appareil pour ouvrir cette table.
share-result = Partager
share-result-title = Partager cette partie de { $game }
share-moment = Partager ce moment
share-send = Partager le lien
share-picture-alt = Le résultat en image : ce qui a été bâti, qui a joué et qui a gagné
share-picture-download = Télécharger l’image
share-picture-send = Partager l’image
share-picture-failed = L’image n’a pas pu être faite. Veuillez réessayer.
share-private = Là où ce lien est partagé, un aperçu montre ce qui a été bâti, sans les noms.
