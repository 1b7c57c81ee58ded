# Ablehnungen: was erwartet war, was kam. Je ein Satz; der Schlüssel ist der Code mit Bindestrichen.

## Züge
game-over = Das Spiel ist zu Ende.
not-your-turn = Platz { $seat } ist am Zug.
die-not-in-pool = { $die } liegt nicht im Vorrat; dort liegen { $pool }.
die-must-be-placed = { $die } passt auf { $spaces }, also musst du ihn dort einsetzen.
another-die-fits = { $die } passt nirgends, ein anderer Würfel aus dem Vorrat aber schon: An diesem Tisch musst du einen passenden nehmen.
no-such-action = Die Aktion { $came } gibt es nicht; die Aktionen gehen von 0 bis { $last }.
no-such-space = Das Feld { $space } gibt es nicht; die Felder gehen von a1 bis b3.
space-hatched = { $space } ist auf deinem Bauplan schraffiert: Dort wird nie gebaut.
die-lower-than-below = { $die } passt in { $space } nicht auf { $below }. Darunter muss ein gleicher oder kleinerer Würfel liegen.
discard-needed = Zu zweit nennst du auch einen Würfel, den du entfernst, zum Beispiel G5 a2 W1.
discard-unexpected = Nur zu zweit wird ein zweiter Würfel aus dem Vorrat entfernt.
discard-not-in-pool = { $die } liegt nicht unter den übrigen Würfeln im Vorrat, kann also nicht entfernt werden.
move-not-understood = „{ $text }“ ist kein Zug; erwartet sind ein Würfel und ein Feld, zum Beispiel G5 a2.
space-needed = { $die } passt auf { $spaces }: Sag, wohin.

## Was eingegeben wurde
unknown-language = Chantier spricht kein „{ $came }“; es spricht { $known }.
bad-name = „{ $name }“ ist kein Name; erwartet sind 1 bis { $most } druckbare Zeichen.
name-blank = Ein Name braucht mindestens ein Zeichen, das man sieht.
name-hidden = „{ $name }“ enthält Zeichen, die man nicht sieht oder die andere verdecken; bitte lass sie weg.
name-reserved = „{ $name }“ heißt ein Bot, oder es sieht so aus; bitte nimm einen anderen Namen.
name-taken = „{ $name }“ sieht aus wie „{ $taken }“, und so heißt schon jemand an diesem Tisch; bitte nimm einen anderen Namen.
name-twice = Zwei Personen heißen { $name }; erwartet sind verschiedene Namen, damit alle wissen, wann sie hinschauen.
unknown-game = Das Spiel „{ $came }“ gibt es nicht; es gibt { $known }.
game-not-loaded = Das Spiel des Pakets „{ $package }“ bleibt weg: { $problem }
game-name-bad = „{ $came }“ kann kein Name eines Spiels sein: höchstens 40 Kleinbuchstaben und Ziffern, zwischen Wörtern einzelne Bindestriche.
game-name-taken = Es gibt schon ein anderes Spiel „{ $came }“.
game-import-failed = Es ließ sich nicht importieren ({ $reason }).
game-object-wrong = „{ $came }“ ist kein RegisteredGame, dessen Spiel „{ $name }“ heißt.
unknown-bot = Den Bot „{ $came }“ gibt es nicht; es gibt { $known }.
wrong-bot-count = Erwartet ist ein Bot für alle Plätze oder { $expected } Bots; genannt sind { $came }.
wrong-player-count = Dieses Spiel geht mit { $fewest } bis { $most } Personen, nicht mit { $came }.
rules-unknown = Diese Partie wurde nach Fassung { $came } der Regeln gespielt; dieses Programm kennt die Fassungen bis { $newest }. Ein neueres Programm kann sie lesen.
no-such-first-seat = Es beginnt ein Platz von 0 bis { $last } oder „chance“; { $came } ist keins davon.
unknown-option = „{ $came }“ ist keine Option dieses Spiels; erwartet ist { $known }
bad-option-value = Die Option { $option } erlaubt { $expected }, nicht „{ $came }“.
number-too-small = { $option } muss mindestens 1 sein, nicht { $came }.
no-such-flag = Die Option { $flag } gibt es hier nicht; --help zählt sie auf.
parameter-missing = { $parameter } fehlt; --help zeigt, wie es angegeben wird.
parameter-not-understood = { $parameter } hat einen unverständlichen Wert bekommen; --help zeigt, was es nimmt.
value-needed = { $option } braucht einen Wert.
value-unexpected = { $option } nimmt keinen Wert.
arguments-unexpected = Das ist mehr, als der Befehl erwartet; zu viel ist: { $arguments }
not-readable = „{ $typed }“ ist kein Text in der Kodierung dieses Systems.
usage = „{ $typed }“ kann Chantier nicht; chantier --help zählt die Befehle auf.

## Notation
not-a-die = „{ $text }“ ist kein Würfel; erwartet sind ein Buchstabe W, R, S oder G und ein Wert von 1 bis 6, zum Beispiel G6.
not-a-plan = „{ $text }“ ist kein Bauplan; erwartet sind drei Reihen zu je zwei Feldern, Höhen mit der Summe 6 und zwei oder drei x, zum Beispiel „x 1 / 3 1 / 1 x“.
not-a-building = „{ $text }“ ist kein Gebäude; erwartet sind drei Reihen zu je zwei Stapeln, zum Beispiel „x W1 / R2S3G6 - / W4 x“.
hatching-differs = { $space } ist nur in einem von beiden schraffiert: Bauplan „{ $plan }“, Gebäude „{ $building }“; beide müssen übereinstimmen.
stack-descends = { $die } liegt in { $space } auf { $below }, aber ein Würfel muss gleich oder höher sein als der darunter.
too-many-dice = Ein Gebäude hat höchstens { $most } Würfel, nicht { $came }.

## Dateien und Partien
cannot-write = { $path } lässt sich nicht schreiben: { $reason }.
cannot-read = { $path } lässt sich nicht lesen: { $reason }.
not-text = { $path } ist keine Textdatei; erwartet sind aufgezeichnete Partien in JSON.
in-line = { $path }, Zeile { $line }: { $problem }
in-event = Ereignis { $event }: { $problem }
json-truncated = Das JSON endet zu früh; erwartet ist das ganze.
json-malformed = Das ist kein JSON; erwartet ist ein Text in diesem Format.
field-missing = Das Feld „{ $field }“ fehlt (bei { $where }).
field-unknown = Ein Feld „{ $field }“ gibt es hier nicht (bei { $where }).
value-of-wrong-type = Erwartet ist { $expected } bei { $where }, nicht { $came }.
value-not-of-type = Erwartet ist { $expected } bei { $where }.
length-out-of-bounds = Was bei { $where } steht, muss eine Länge { $expected } haben.
number-out-of-bounds = Die Zahl bei { $where } muss { $expected } sein.
text-of-wrong-form = Der Text bei { $where } hat nicht die Form { $expected }.
list-of-wrong-length = Erwartet sind { $expected } Einträge bei { $where }.
number-out-of-range = Die Zahl bei { $where } liegt außerhalb des zulässigen Bereichs.
value-unknown = „{ $came }“ darf bei { $where } nicht stehen.
record-empty = { $path } ist leer; erwartet sind aufgezeichnete Partien, eine je Zeile.
record-without-events = Die Partie hat keine Ereignisse; erwartet ist mindestens eine erste Runde.
record-hides = Die Partie verbirgt, was ein Platz nicht sehen konnte; nur eine ganze Partie lässt sich nachspielen oder prüfen.
wrong-count = „{ $field }“ braucht { $expected } Einträge, nicht { $came }.
no-such-seat = Die Plätze gehen von 0 bis { $last }; einen Platz { $came } gibt es nicht.
event-out-of-order = Ereignis { $event } ist „{ $came }“, aber hier kann nur „{ $expected }“ folgen.
no-such-line = { $path } hat in Zeile { $line } keine Partie; die letzte steht in Zeile { $last }.
nothing-saved = In { $path } liegt kein gespeichertes Spiel.
save-unreadable = { $path } ist kein Spiel, das weitergehen kann: { $problem }

## Was eine Prüfung findet
commitment-not-hex = Die Prüfsumme des Geheimnisses muss aus 64 Hexadezimalziffern bestehen.
salt-not-hex = Das Salz „{ $salt }“ muss aus Paaren von Hexadezimalziffern in Kleinbuchstaben bestehen.
seed-not-hex = Das Geheimnis des Servers muss aus 64 Hexadezimalziffern in Kleinbuchstaben bestehen.
seed-breaks-commitment = Das Geheimnis des Servers passt nicht zur Prüfsumme, die vor dem Spiel gezeigt wurde.
key-differs = Die Aufzeichnung ist mit dem Schlüssel { $came } signiert; erwartet wird { $expected }.
event-differs = Ereignis { $event }: „{ $field }“ sagt { $came }, aus Ziehungen und Regeln folgt aber { $expected }.
event-missing = Ereignis { $event } fehlt: „{ $expected }“ muss folgen.
event-unexpected = Ereignis { $event } gehört nicht dorthin: Hier darf nichts folgen.
draw-missing = Eine Ziehung „{ $purpose }“ fehlt.
draw-impossible = Die Ziehung „{ $result }“ („{ $purpose }“) war nicht mehr möglich.
save-exists = { $path } gibt es schon; ein neues Spiel braucht eine eigene Datei, und --resume setzt ein gespeichertes fort.
secret-missing = Die Partie ist zu Ende, aber ihr Geheimnis fehlt, also lassen sich ihre Ziehungen nicht beweisen.
game-not-ended = Das Geheimnis ist verraten, aber die Partie ist nicht zu Ende: Es fehlen Ereignisse.
players-differ = Die Personen und die Namen in der Partie stimmen nicht überein.
picture-ending-unknown = { $path } muss auf .svg oder .png enden, damit klar ist, was gezeichnet wird.
no-such-event = Die Partie hat { $last } Ereignisse, ab 1 gezählt; ein Ereignis { $came } gibt es nicht.
no-site-in-record = Zeile { $line } ist eine Partie { $game } ohne Baustelle; erwartet ist eine Partie { $known }. Ein Gebäude wird nach Bauplan und Stapeln gezeichnet.
analysis-unfinished = Diese Partie ist nicht zu Ende; der Coach sieht sich beendete Partien an.
analysis-unknown-game = Der Coach kennt nur { $known }; dies ist eine Partie { $game }.
nothing-to-draw = „{ $came }“ ist weder ein Bauplan noch eine Baustelle ({ $known }) noch eine Datei mit Partien.

## Die Baustelle
piece-not-in-reserve = Im Vorrat fehlt { $piece }; nehmen kannst du nur, was dort liegt.
piece-not-on-site = Auf der Baustelle gibt es nichts Bewegliches namens { $piece }.
piece-still-held = Die Hand hält noch { $piece } und muss erst loslassen.
hand-not-empty = Die Hand hält schon { $piece }; zum Nehmen muss sie leer sein.
hand-empty = Die Hand ist leer; sie muss erst ein Teil nehmen.
pose-inside-piece = Hier ist kein Platz für { $piece } (im Weg: { $other }).
piece-is-fixed = Das kann man nicht nehmen ({ $piece }): Es bleibt, wo es steht.
pose-out-of-bounds = Ziel { $target } der Bewegung liegt nicht über dem Tisch, wie es sein müsste.
path-not-finite = Ziel { $target } der Bewegung enthält etwas, das keine Zahl ist.
path-times-not-rising = Die Zeiten einer Bewegung müssen von 0 bis zu ihrem Ende steigen; Ziel { $target } hält sich nicht daran.
path-too-long = Eine Bewegung dauert höchstens { $most } Sekunden.
path-too-dense = Eine Bewegung hat höchstens { $most } Zielpunkte.
rotation-not-unit = Ziel { $target } der Bewegung ist keine Drehung; ihre vier Zahlen müssen die Länge 1 haben.
site-worker-died = Die Baustelle konnte nicht berechnet werden; bitte noch einmal versuchen.
clear-up-first = Bevor du etwas verbaust, muss die Baustelle aufgeräumt sein.
lay-or-decline-first = Diese Karte lässt sich nicht ausführen: Leg eine deiner Karten oder verzichte, bevor etwas verbaut wird.
nothing-to-clear-there = Jetzt lässt sich { $piece } weder wegräumen noch zurückschieben; aufgeräumt wird nur, was gefallen ist.
pull-it-out-first = Darüber liegt etwas; zieh { $piece } erst mit dem Haken heraus.
nothing-to-keep = Es gibt nichts, was liegen bleiben darf; nur gefallene Stützen dürfen das, wenn alles andere aufgeräumt ist.
nothing-to-decline = Verzichten geht hier nicht: Die Karte lässt sich ausführen.
no-giving-up = Die Karte lässt sich nicht aufgeben: Dieser Tisch spielt ohne diese Hausregel, oder es gibt gerade keine Karte auszuführen.
piece-not-asked-for = Die Karte verlangt { $piece } jetzt nicht; nimm aus dem Vorrat, was sie nennt, oder ein Teil dieses Zugs.
two-pieces-together =
    { $kind ->
        [brick] Die Karte verlangt zwei Teile zusammen; es fehlt ein Backstein.
       *[beam] Die Karte verlangt zwei Teile zusammen; es fehlt ein Balken.
    }
no-such-card-to-lay = Die Karte { $card } lässt sich jetzt nicht legen: nicht auf deiner Hand, oder das erste Teil ist schon verbaut.
card-cannot-be-laid = Mit der Karte { $card } würde auf der Baustelle oder im Vorrat etwas fehlen; leg eine, die sich ausführen lässt.
crane-on-needs-both = Die Option crane_on gilt nur mit crane=true und skyscraper=true; setze beide oder lass sie weg.
track-unreadable = Diese Bewegungsspur ist nicht lesbar; erwartet ist eine, die Chantier geschrieben hat.
track-wrong-version = Diese Bewegungsspur stammt aus einer anderen Version von Chantier; erwartet ist eine aus dieser Version.
site-differs = Die Baustelle zu Beginn hat andere Teile, als diese Optionen ergeben.
place-off-the-table = Das ist nicht über dem Tisch: x und y gehen von -{ $reach } bis { $reach } mm, die Höhe von 0 bis { $ceiling } mm.
no-such-piece = Ein Teil „{ $came }“ gibt es nicht; Teile heißen wie { $example }.
no-such-offer = Die Nummer { $number } steht nicht in der Liste; sie endet mit { $last }.
site-move-not-understood = „{ $text }“ ist kein Zug; erwartet ist eine Nummer der Liste oder ein Teil und seine Stelle wie { $example }.

## Was aufbewahrt wird
database-address-unknown = Eine Datenbankadresse beginnt nicht mit „{ $came }“; erwartet ist eine wie { $known }.
database-cannot-open = Die Datenbank { $address } lässt sich nicht öffnen: { $reason }
database-newer = Die Datenbank { $address } stammt von einer neueren Version von Chantier oder von einem anderen Programm; erwartet ist diese Version oder eine ältere.
database-in-use = Die Datenbank { $address } benutzt gerade schon ein anderer Server; beende erst ihn oder gib eine eigene Datenbank an.
database-taken-over = Ein anderer Server hat die Datenbank { $address } übernommen; dieser ist beendet und speichert nichts mehr.
database-not-utf8 = Die Datenbank bewahrt ihre Texte in { $came } auf; erwartet ist UTF8.
store-unavailable = Die Datenbank antwortet gerade nicht; bitte versuch es noch einmal.
for-nodes-only = Hier dürfen nur andere Server dieses Hauses anfragen.
house-closes = Dieser Server schließt gleich; ein anderer macht weiter.
workers-need-postgresql = Mehrere Server brauchen eine PostgreSQL-Datenbank (--database), unter Linux oder macOS; eine SQLite-Datei hat nur einen.
nodes-need-postgresql = Gib mit --database an, welche PostgreSQL-Datenbank gemeint ist; eine SQLite-Datei hat nur einen Server.
table-moved = Der Tisch zieht gerade auf einen anderen Server um; bitte versuch es gleich noch einmal.
store-clash = Das passt nicht zu dem, was aufbewahrt ist: Etwas Genanntes fehlt oder ist schon da.
text-not-storable = Dieser Text enthält ein Zeichen, das sich nicht aufbewahren lässt.
number-not-storable = Diese Zahl ist zu groß oder zu klein zum Aufbewahren.
json-not-storable = Das ist kein JSON und lässt sich nicht als solches aufbewahren.
no-such-table = Diesen Tisch gibt es nicht.
table-not-running = An diesem Tisch läuft kein Spiel.
old-number = An diesem Tisch ist Zug Nummer { $expected } dran, nicht { $came }.

## The server
cannot-listen = Auf { $host }, Port { $port }, kann der Server nicht lauschen: { $reason }
no-such-port = Ports gehen von 0 bis { $last }; einen Port { $came } gibt es nicht.
not-positive = { $option } nimmt eine Zahl über 0.
note-impossible = Eine Anmerkung spricht von Platz { $seat } bei Entscheidung { $n }; diesen Platz oder diese Entscheidung gibt es nicht.
already-seated = Du hast an diesem Tisch schon einen Platz.
body-too-large = Das ist zu lang: höchstens { $most } Bytes werden gelesen.
hand-busy = Die Hand ist beschäftigt: Was sie hält, muss erst losgelassen werden und zur Ruhe kommen.
not-live = Dieses Spiel wird nicht live gespielt; erwartet wird ein ganzer Zug.
site-disturbed = Etwas anderes hat sich schon bewegt, das Teil kann nicht mehr einfach zurück; lass es los.
code-unknown = Kein offener Tisch hat diesen Code; vielleicht hat sein Spiel schon begonnen.
enter-first = Vor allem anderen wird eine „enter“-Nachricht erwartet.
entered-already = Du bist schon an diesem Tisch; öffne eine weitere Verbindung, um noch einmal einzutreten.
commitment-outdated = Der Tisch hat inzwischen ein neues Geheimnis; erwartet wird ein Versprechen für dieses.
nothing-to-promise = Es gibt nichts mehr zu versprechen; erwartet wird das einmal, bevor das Spiel beginnt.
promises-missing = Noch wird nichts aufgedeckt; erwartet werden zuerst die Versprechen aller am Tisch.
salt-not-promised = Das ist nicht, was dein Gerät versprochen hat; erwartet werden die Bytes, deren Prüfsumme es gegeben hat.
chain-link-missing = Dein Platz hat eine Kette versprochen; erwartet wird mit diesem Zug ihr Glied { $n } oder die Angabe, dass sie verloren ist.
chain-link-wrong = Das ist nicht Glied { $n } der Kette, die dein Platz versprochen hat.
chain-lost = Dein Platz spielt ohne Kette; erwartet wird ein Zug ohne Glied.
frame-not-expected = Eine Nachricht dieser Art wird hier nicht erwartet.
frame-not-text = Nachrichten sind Text; erwartet wird JSON, nicht Bytes.
frame-too-large = Das ist zu lang: höchstens { $most } Bytes werden gelesen.
game-not-over = Die Partie läuft noch; das gibt es, wenn sie zu Ende ist.
in-words-stays = Wer einmal aus vorgeschlagenen Stellen wählt, bleibt dabei, bis die Partie endet.
language-unknown = Diese Sprache spricht der Server nicht.
link-unknown = Dieser Link wurde schon benutzt oder ist zu alt; hol dir auf dem anderen Gerät einen neuen.
no-advice = Für dieses Spiel gibt es keinen Rat; seine Ansichten nennen alle Züge.
no-advice-for-others = Rat bekommt, wer am Zug ist, zur eigenen Ansicht.
no-places-here = An diesem Tisch werden keine Stellen vorgeschlagen. Wer mit der Baustelle in Worten spielt, bekommt sie, sobald der Tisch es weiß.
no-free-talk = An diesem Tisch gibt es nur die vorbereiteten Sätze.
no-seat = Du hast an diesem Tisch keinen Platz.
no-such-page = Unter dieser Adresse ist nichts.
nothing-to-explain = Zu diesem Spiel gibt es nichts zu erklären; seine Ansichten sagen alles.
no-analysis = Für dieses Spiel gibt es keinen Coach.
no-practice = Für dieses Spiel gibt es keine eigene Baustelle zum Üben.
practice-crowded = Gerade wird auf zu vielen Baustellen gebaut; bitte versuche es gleich noch einmal.
analyses-crowded = Gerade warten zu viele Partien auf die Analyse; bitte versuche es in ein paar Minuten noch einmal.
connections-crowded = Gerade sind zu viele Verbindungen offen; bitte versuche es gleich noch einmal.
hands-crowded = Gerade bauen zu viele Hände; bitte versuche es gleich noch einmal.
sockets-crowded = Hier sind zu viele Fenster dieses Spiels offen; bitte schließe einige und versuche es noch einmal.
nothing-to-reveal = Im Augenblick ist nichts offenzulegen.
device-unknown = Keines deiner Geräte hat diese Kennung; vielleicht ist es schon abgemeldet.
nobody-there = Auf diesem Platz sitzt niemand.
own-seat = Das ist dein eigener Platz; um ihn aufzugeben, verlass den Tisch.
removed-from-table = Wer diesen Tisch leitet, hat dich gebeten, ihn zu verlassen; nimm bitte an einem anderen Platz.
too-many-open-tables = Du hast schon { $most } solche Tische, an denen noch gewartet wird; beginne zuerst an einem davon oder verlass ihn.
limit-malformed = „{ $came }“ ist keine Grenze; erwartet wird etwas wie advice.person=40/2 (auf einmal / je Sekunde) oder sockets.address=1000.
limit-unknown = Eine Grenze „{ $came }“ gibt es nicht; es gibt: { $known }.
proxy-malformed = Das ist weder Adresse noch Netz eines Proxys: { $reason }
only-the-host = Das darf nur, wer diesen Tisch leitet.
phrase-unknown = Diesen Satz gibt es nicht; die Liste steht unter /api/games.
request-malformed = Diese Anfrage ist nicht lesbar; was erwartet wird, steht unter /api/docs.
say-one-thing = Erwartet wird entweder ein Satz oder ein Text.
seat-taken = Dieser Platz ist besetzt.
seats-open = Es sind noch Plätze frei; besetze sie zuerst mit Menschen oder Bots.
server-trouble = Bei uns ging etwas schief; geändert hat sich nichts. Bitte versuch es noch einmal.
table-not-open = Die Partie an diesem Tisch hat schon begonnen, oder der Tisch wurde aufgegeben.
text-not-printable = Dieser Text enthält Zeichen, die sich nicht anzeigen lassen; erwartet werden Buchstaben, Ziffern, Satzzeichen.
token-unknown = Dieser Schlüssel gilt nicht (mehr) für einen Platz an diesem Tisch.
too-much = Das ist mehr, als irgendjemand schickt, der spielt; die Verbindung wird geschlossen. Bitte komm wieder.
too-slow = Das kam zu langsam; bitte versuche es noch einmal.
too-often = Das war zu oft; bitte warte einen Augenblick.
took-too-long = Das hat den Server zu lange beschäftigt; bitte versuche es noch einmal.
who-are-you = Der Server kennt dich noch nicht; nenne ihm zuerst deinen Namen.
wrong-method = Diese Adresse nimmt keine Anfragen dieser Art.
wrong-origin = Diese Anfrage kommt von einer fremden Website und wird nicht ausgeführt.
