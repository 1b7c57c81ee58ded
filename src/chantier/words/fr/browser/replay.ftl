replay-title = Revoir
replay-of = { $game }, { $names }
replay-loading = Chargement de la partie
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lire
replay-pause = Pause
replay-forward = Un pas en avant
replay-last = À la fin
replay-speed = Vitesse
replay-speed-times = { $times } fois
replay-eyes = Vu par
replay-eyes-open = Tous paravents ouverts
replay-running = La partie est en cours : seul ce qu’un spectateur peut voir est montré.
replay-copy = Copier le lien
replay-copied = Le lien mène à ce moment.
replay-record = Télécharger l’enregistrement
replay-check = Vérifier les dés
replay-result = Vers le résultat
replay-table = Vers la table
replay-moment = Choix { $pick }
replay-moment-start = Manche { $round }
replay-moment-reveal = Révélation { $round }
replay-moment-end = La fin
replay-told-reveal =
    { $who ->
        [you]
            { $points ->
                [one] Les paravents s’ouvrent. Le meilleur édifice est le vôtre, avec { $points } point.
               *[other] Les paravents s’ouvrent. Le meilleur édifice est le vôtre, avec { $points } points.
            }
       *[other]
            { $points ->
                [one] Les paravents s’ouvrent. Le meilleur édifice est celui de { $name }, avec { $points } point.
               *[other] Les paravents s’ouvrent. Le meilleur édifice est celui de { $name }, avec { $points } points.
            }
    }
replay-told-start =
    { $who ->
        [you] Vous commencez. Forte demande : { $first }, puis { $second }.
       *[other] { $name } commence. Forte demande : { $first }, puis { $second }.
    }
replay-told-placed =
    { $who ->
        [you] Vous prenez { $die } et le posez { $space }.
       *[other] { $name } prend { $die } et le pose { $space }.
    }
replay-rule = Où dans la partie
replay-worth = Valeur de l’édifice
replay-worth-best = Valeur du meilleur édifice
replay-none = La partie n’a pas commencé. Il n’y a encore rien à revoir.
replay-bag = { $dice } dans le sac
replay-look-at = Quel édifice
