## Messages that tell people that it is their turn
notify-turn-title = Du bist am Zug
notify-turn-text = Du bist am Zug in einer Partie { $game }.
notify-begins-title = Deine Partie beginnt
notify-begins-text = Eine Partie { $game } beginnt und wartet auf dein Gerät: Schau bitte am Tisch vorbei.
notify-invited-title = Eine Einladung
notify-invited-text = { $name } lädt dich zu einer Partie { $game } ein.
notify-with = Du spielst mit { $names }.
notify-until = Du hast Zeit bis { $until }.
notify-confirm-title = Ist das deine Adresse?
notify-confirm-text = Jemand, wahrscheinlich du, möchte hier erfahren, wann er am Zug ist. Öffne diesen Link, um das zu bestätigen. Wenn du das nicht warst, tu nichts: Es kommt keine weitere Mail.
notify-test-title = Ein Test
notify-test-text = Diese Nachricht kommt an: Von jetzt an erfährst du hier, wann du am Zug bist.
notify-off = Keine solchen Nachrichten mehr:
notify-trouble-push = Die letzte Nachricht hat dieses Gerät nicht erreicht.
notify-trouble-email = Die letzte Mail konnte nicht verschickt werden.
notify-trouble-webhook = Die letzte Nachricht wurde dort nicht angenommen.

## What is refused
notify-link-unknown = Dieser Link ist zu alt oder unvollständig.
channel-unknown = Auf diesem Weg bekommst du keine Nachrichten; vielleicht ist er schon entfernt.
channel-gone = Unter dieser Adresse hört niemand mehr zu.
too-many-channels = Du bekommst schon auf { $most } Wegen Nachrichten; entferne erst einen davon.
push-keys-wrong = Die Schlüssel dieses Browsers für Nachrichten sind nicht lesbar.
email-malformed = Das ist keine E-Mail-Adresse; erwartet wird etwas wie ada@example.org.
email-not-confirmed = Diese Adresse ist noch nicht bestätigt; der Link steht in der Mail.
no-email-here = Dieser Server verschickt keine E-Mail.
mail-not-taken = Der Mailserver hat die Mail nicht angenommen; versuch es später noch einmal.
time-zone-unknown = Es gibt keine Zeitzone „{ $came }“; erwartet wird etwas wie Europe/Paris.
webhook-malformed = Das ist keine Webadresse; erwartet wird etwas wie https://example.org/hook.
webhook-not-encrypted = Erwartet wird eine Adresse, die mit https:// beginnt.
webhook-inside = Diese Adresse liegt nicht im Internet; dorthin werden keine Nachrichten geschickt.
webhook-port = Port { $port } ist nicht erlaubt; erwartet wird 443 oder ab 1024.
webhook-unreachable = Unter dieser Adresse antwortet niemand.
webhook-answered = Die Gegenseite hat die Nachricht abgelehnt (Status { $status }).

## Settings of the server
public-url-malformed = „{ $came }“ ist keine Adresse eines Servers; erwartet wird etwas wie https://chantier.example.
mail-needs-public-url = E-Mail braucht für ihre Links die Adresse dieses Servers; erwartet wird --public-url.
mail-needs-sender = E-Mail braucht einen Absender; erwartet wird --mail-from.
help-public-url = Die Adresse dieses Servers, wie die Leute sie kennen, etwa https://chantier.example: für Links, Cookies und die Herkunft von Seiten.
help-smtp-host = Der Mailserver, der die E-Mail verschickt; ohne ihn gibt es keine.
help-smtp-port = Sein Port; sonst der, der zu --smtp-security gehört.
help-smtp-security = starttls, tls oder none.
help-smtp-user = Der Name, unter dem der Mailserver diesen kennt.
help-mail-from = Die Adresse, von der die E-Mail kommt.
help-allow-private-hooks = Webhooks und Push-Dienste auch im eigenen Netz und ohne Verschlüsselung erlauben.
help-notify-after = Sekunden, die jemand hat, um an den Tisch zu kommen, bevor eine Nachricht hinausgeht.
