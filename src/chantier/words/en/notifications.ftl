## Messages that tell people that it is their turn
notify-turn-title = Your turn
notify-turn-text = It is your turn in a game of { $game }.
notify-begins-title = Your game begins
notify-begins-text = A game of { $game } begins and waits for your device: please look in at the table.
notify-invited-title = An invitation
notify-invited-text = { $name } invites you to a game of { $game }.
notify-with = You play with { $names }.
notify-until = You have time until { $until }.
notify-confirm-title = Is this your address?
notify-confirm-text = Somebody, most likely you, wants to be told here when it is their turn. Open this link to confirm it. If it was not you, do nothing: no other mail will come.
notify-test-title = A test
notify-test-text = This message arrives: from now on you are told here when it is your turn.
notify-off = No more of these messages:
notify-trouble-push = The last message did not reach this device.
notify-trouble-email = The last mail could not be sent.
notify-trouble-webhook = The last message was not accepted there.

## What is refused
notify-link-unknown = This link is too old, or not complete.
channel-unknown = You are not told by this way; perhaps it has been removed already.
channel-gone = Nobody listens at this address any more.
too-many-channels = You are told in { $most } ways already; remove one of them first.
push-keys-wrong = This browser’s keys for messages cannot be read.
email-malformed = This is no e-mail address; expected something like ada@example.org.
email-not-confirmed = This address has not been confirmed yet; the link is in the mail.
no-email-here = This server sends no e-mail.
mail-not-taken = The mail server has not taken the mail; please try again later.
time-zone-unknown = There is no time zone “{ $came }”; expected something like Europe/Paris.
webhook-malformed = This is no web address; expected something like https://example.org/hook.
webhook-not-encrypted = Expected an address that begins with https://.
webhook-inside = This address is not on the internet; messages are not sent there.
webhook-port = Port { $port } is not allowed; expected 443, or 1024 and above.
webhook-unreachable = Nobody answers at this address.
webhook-answered = The other side has refused the message (status { $status }).

## Settings of the server
public-url-malformed = “{ $came }” is no address of a server; expected something like https://chantier.example.
mail-needs-public-url = E-mail needs the address of this server for its links; expected --public-url.
mail-needs-sender = E-mail needs the address that it comes from; expected --mail-from.
help-public-url = The address of this server as people know it, like https://chantier.example: for links, cookies and the origin of pages.
help-smtp-host = The mail server that sends e-mail for this one; without it there is no e-mail.
help-smtp-port = Its port; usually the one that belongs to --smtp-security.
help-smtp-security = starttls, tls or none.
help-smtp-user = The name by which the mail server knows this one.
help-mail-from = The address that e-mail comes from.
help-allow-private-hooks = Let people’s webhooks and push services also be inside your network, and without encryption.
help-notify-after = Seconds that somebody has to come to the table before a message is sent.
