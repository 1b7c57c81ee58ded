## Told when it is one’s turn: the page about oneself
notify-title = Wenn du am Zug bist
notify-lead = In Partien über mehrere Tage bleibt niemand am Tisch. Wähle, wie du es erfahren möchtest.
notify-push-add = Auf diesem Gerät melden
notify-push-name = Ein Gerät ({ $service })
notify-push-refused = Dieser Browser erlaubt keine Nachrichten, oder sein Push-Dienst antwortet nicht.
notify-push-impossible = Dieser Browser kann keine Nachrichten dieser Seite zeigen.
notify-live = Auch an Live-Tischen
notify-live-note = Wenn du einen Tisch verlassen hast, an dem alle gleichzeitig spielen
notify-email = Per E-Mail
notify-email-other = Eine andere E-Mail-Adresse
notify-email-note = Du bekommst einen Link, um sie zu bestätigen. Jede Nachricht hat einen Link, der sie beendet.
notify-email-sent = Eine Mail ist unterwegs. Öffne ihren Link, um die Adresse zu bestätigen.
notify-unconfirmed = Noch nicht bestätigt: Der Link steht in der Mail.
notify-webhook = An eine eigene Adresse im Web
notify-webhook-form = Für
notify-webhook-url = Adresse
notify-webhook-token = Zugangstoken
notify-webhook-secret = Das Geheimnis, das die Nachrichten signiert. Es wird nur dieses eine Mal gezeigt.
notify-form-json = Ein eigenes Programm
notify-form-discord = Discord
notify-form-slack = Slack
notify-form-matrix = Matrix
notify-form-ntfy = ntfy
notify-form-note-json = Signiertes JSON nach Standard Webhooks.
notify-form-note-discord = In den Einstellungen des Kanals: Integrationen, Webhooks, URL kopieren.
notify-form-note-slack = Die Adresse eines eingehenden Webhooks.
notify-form-note-matrix = https://SERVER/_matrix/client/v3/rooms/RAUM/send/m.room.message, und das Token, mit dem dort geschrieben wird.
notify-form-note-ntfy = https://ntfy.sh/DEIN-THEMA oder ein eigener Server; das Token nur, wenn er eines will.
notify-add = Hinzufügen
notify-test = Testen
notify-test-named = Testen: { $name }
notify-test-sent = Eine Nachricht ist unterwegs.
notify-remove = Entfernen
notify-remove-named = Entfernen: { $name }
notify-removed = Entfernt
notify-quiet = Ruhezeit
notify-quiet-note = Was inzwischen geschieht, erfährst du an ihrem Ende.
notify-quiet-begins = Von
notify-quiet-ends = bis
notify-about = Über { $game }

## Pages that links of messages lead to
notify-confirm-page = Deine Adresse
notify-confirmed-title = Deine Adresse ist bestätigt
notify-confirmed-text = Von jetzt an erfährst du dort, wann du am Zug bist.
notify-off-page = Keine Nachrichten mehr
notify-ended-title = Keine Nachrichten mehr
notify-ended-text = Auf diesem Weg erfährst du nichts mehr. Auf der Seite über dich kannst du ihn wieder wählen.
notify-again = Noch einmal versuchen

## My games
mine-until = bis { $time }
mine-moved = { $name } hat { $ago } gezogen
mine-you-moved = du hast { $ago } gezogen
