## Told when it is one’s turn: the page about oneself
notify-title = When it is your turn
notify-lead = Over days nobody stays at the table. Choose how you want to be told.
notify-push-add = Tell me on this device
notify-push-name = A device ({ $service })
notify-push-refused = This browser does not allow messages, or its push service does not answer.
notify-push-impossible = This browser cannot show messages of this page.
notify-live = Also at live tables
notify-live-note = When you have left a table where people play at the same time
notify-email = By e-mail
notify-email-other = Another e-mail address
notify-email-note = You get a link to confirm it. Every message has a link that ends them.
notify-email-sent = A mail is on its way. Open its link to confirm the address.
notify-unconfirmed = Not confirmed yet: the link is in the mail.
notify-webhook = To an address of your own on the web
notify-webhook-form = For
notify-webhook-url = Address
notify-webhook-token = Access token
notify-webhook-secret = The secret that signs the messages. It is shown this once.
notify-form-json = A program of your own
notify-form-discord = Discord
notify-form-slack = Slack
notify-form-matrix = Matrix
notify-form-ntfy = ntfy
notify-form-note-json = Signed JSON, as Standard Webhooks has it.
notify-form-note-discord = In the channel’s settings: Integrations, Webhooks, Copy Webhook URL.
notify-form-note-slack = The address of an incoming webhook.
notify-form-note-matrix = https://SERVER/_matrix/client/v3/rooms/ROOM/send/m.room.message, and the token of whoever writes there.
notify-form-note-ntfy = https://ntfy.sh/YOUR-TOPIC, or a server of your own; the token only if it wants one.
notify-add = Add
notify-test = Try
notify-test-named = Try: { $name }
notify-test-sent = A message is on its way.
notify-remove = Remove
notify-remove-named = Remove: { $name }
notify-removed = Removed
notify-quiet = Quiet hours
notify-quiet-note = What happens meanwhile is told when they end.
notify-quiet-begins = From
notify-quiet-ends = to
notify-about = About { $game }

## Pages that links of messages lead to
notify-confirm-page = Your address
notify-confirmed-title = Your address is confirmed
notify-confirmed-text = From now on you are told there when it is your turn.
notify-off-page = No more messages
notify-ended-title = No more messages
notify-ended-text = You are told nothing more this way. You can choose it again on the page about you.
notify-again = Try again

## My games
mine-until = until { $time }
mine-moved = { $name } moved { $ago }
mine-you-moved = you moved { $ago }
