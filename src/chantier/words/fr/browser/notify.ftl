## Told when it is one’s turn: the page about oneself
notify-title = Quand vient votre tour
notify-lead = Sur plusieurs jours, personne ne reste à la table. Choisissez comment être prévenu.
notify-push-add = Me prévenir sur cet appareil
notify-push-name = Un appareil ({ $service })
notify-push-refused = Ce navigateur ne permet pas les messages, ou son service push ne répond pas.
notify-push-impossible = Ce navigateur ne peut pas afficher les messages de cette page.
notify-live = Aussi aux tables en direct
notify-live-note = Quand vous avez quitté une table où l’on joue en même temps
notify-email = Par courriel
notify-email-other = Une autre adresse électronique
notify-email-note = Vous recevez un lien pour la confirmer. Chaque message a un lien pour y mettre fin.
notify-email-sent = Un courriel est en route. Ouvrez son lien pour confirmer l’adresse.
notify-unconfirmed = Pas encore confirmée ; le lien est dans le courriel.
notify-webhook = À une adresse web à vous
notify-webhook-form = Pour
notify-webhook-url = Adresse
notify-webhook-token = Jeton d’accès
notify-webhook-secret = Le secret qui signe les messages. Il n’est montré que cette fois.
notify-form-json = Un programme à vous
notify-form-discord = Discord
notify-form-slack = Slack
notify-form-matrix = Matrix
notify-form-ntfy = ntfy
notify-form-note-json = Du JSON signé, selon Standard Webhooks.
notify-form-note-discord = Dans les paramètres du salon, Intégrations, Webhooks, copier l’adresse.
notify-form-note-slack = L’adresse d’un webhook entrant.
notify-form-note-matrix = https://SERVEUR/_matrix/client/v3/rooms/SALON/send/m.room.message, et le jeton de qui y écrit.
notify-form-note-ntfy = https://ntfy.sh/VOTRE-SUJET, ou un serveur à vous ; le jeton seulement s’il en veut un.
notify-add = Ajouter
notify-test = Essayer
notify-test-named = Essayer : { $name }
notify-test-sent = Un message est en route.
notify-remove = Supprimer
notify-remove-named = Supprimer : { $name }
notify-removed = Supprimé
notify-quiet = Heures calmes
notify-quiet-note = Ce qui arrive entre-temps est annoncé à leur fin.
notify-quiet-begins = De
notify-quiet-ends = à
notify-about = Au sujet de { $game }

## Pages that links of messages lead to
notify-confirm-page = Votre adresse
notify-confirmed-title = Votre adresse est confirmée
notify-confirmed-text = Vous y serez désormais prévenu quand ce sera à vous de jouer.
notify-off-page = Plus de messages
notify-ended-title = Plus de messages
notify-ended-text = Vous n’êtes plus prévenu par ce moyen. Vous pouvez le choisir de nouveau sur la page qui vous concerne.
notify-again = Réessayer

## My games
mine-until = jusqu’au { $time }
mine-moved = { $name } a joué { $ago }
mine-you-moved = vous avez joué { $ago }
