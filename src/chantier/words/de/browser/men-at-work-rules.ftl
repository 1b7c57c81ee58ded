## The page
site-rules-title = Die Regeln von Men at Work
site-rules-lead = Eine Baustelle, eine Hand, und so hoch, wie es hält. Für { $fewest } bis { $most } Personen.
site-rules-unofficial = Eine inoffizielle Fassung von Fans des Spiels von Rita Modl: eigene Worte, Teile, Karten und Zeichnungen.
site-rules-ruling = Unsere Festlegung

## In short
site-rules-idea = In Kürze
site-rules-idea-1 = Alle bauen an ein und derselben Baustelle. In jedem Zug sagen die Karten, was hinzukommt, ein Stahlträger oder ein Bauarbeiter, und wie.
site-rules-idea-2 = Du baust mit einer Hand. Die Teile haben Gewicht und Reibung, und was nicht hält, kommt herunter.
site-rules-idea-3 = Was fällt, kostet dich ein Sicherheitszertifikat. Ohne eines scheidest du aus.
site-rules-idea-4 = Sobald Chefin Rita da ist, bringt das höchste Teil einen Titel. Wer genug Titel hat, gewinnt.

## In the box
site-rules-box = In der Schachtel
site-rules-box-support = { $count } Stützen aus Beton
site-rules-box-girder = { $count } Stahlträger, { $each } in jeder Farbe. Auch der Stempel verrät die Farbe.
site-rules-box-worker = { $count } Bauarbeiter, jeder mit einem losen Helm
site-rules-box-beam = { $count } Balken
site-rules-box-brick = { $count } Backsteine
site-rules-box-cards = { $count } Bauplankarten, und Chefin Rita
site-rules-box-certificates = { $count } Sicherheitszertifikate
site-rules-box-titles = { $count } Titel: Bauarbeiter des Monats
site-rules-box-hook = Der Rettungshaken. Wer ihn hat, ist am Zug.
site-rules-box-extra = Für die Varianten: ein Kran auf seiner Plattform, und die Schachtel selbst mit ihrem Einsatz

## Getting ready
site-rules-setup = Aufbau
site-rules-setup-1 = Wer beginnt, bereitet die Baustelle vor: { $supports } Stützen auf dem Tisch, ein Stahlträger in jeder Farbe darauf und ein Bauarbeiter, der mit beiden Füßen auf einem davon steht. Kein Stahlträger berührt den Tisch.
site-rules-setup-2 = Die { $cards } Karten werden gemischt. Chefin Rita kommt etwa nach dem obersten Viertel hinein.
site-rules-setup-3 = Alle nehmen sich { $certificates } Sicherheitszertifikate. Wer als Profi spielt, nimmt { $expert }.
site-rules-setup-4 = Die jüngste Person beginnt mit dem Rettungshaken. Hier nennt der Tisch einen Platz oder überlässt es dem Zufall. Der Haken wandert im Uhrzeigersinn.
site-rules-setup-sites = Die vorbereiteten Baustellen
site-rules-setup-reserve = Im Vorrat bleiben { $support } Stützen, { $girder } Stahlträger, { $worker } Bauarbeiter und alle Balken und Backsteine.
site-rules-setup-by-hand = Eine von Hand gebaute Baustelle wird geprüft, wenn alles steht. Jedes Teil darf noch einmal genommen werden, und nichts kostet ein Zertifikat.
site-rules-setup-rita = Rita folgt auf eine der Karten { $earliest } bis { $latest }, alle gleich wahrscheinlich; ist der Stapel kleiner, weil Vorarbeiter Karten haben, kommt sie früher.

## Your turn
site-rules-turn = Dein Zug
site-rules-turn-1 = Dreh die oberste Karte des Nachziehstapels auf den Ablagestapel um. Ihre Vorderseite sagt, WIE.
site-rules-turn-2 = Die Rückseite der Karte, die nun oben auf dem Nachziehstapel liegt, sagt, WAS: ein Stahlträger oder ein Bauarbeiter, und zwei Farben.
site-rules-turn-3 = Ein Stahlträger: Verbaue einen in einer der beiden Farben, wie die Vorderseite es für Stahlträger sagt. Ein Bauarbeiter: Stell ihn auf einen Stahlträger in einer der beiden Farben seiner Handschuhe, wie die Vorderseite es für Bauarbeiter sagt.
site-rules-turn-4 = Wenn alles, was die Karte verlangt, verbaut ist und stillliegt, wird geprüft. Stimmt es, wandert der Haken von selbst weiter.
site-rules-turn-picture = Auf dem Ablagestapel: WIE. Auf dem Nachziehstapel, in Blau: WAS.
site-rules-turn-several = Mehrere Teile einer Karte werden nacheinander verbaut, sofern die Karte nicht „zusammen“ sagt.
site-rules-turn-colour = Ist eine der beiden Farben aufgebraucht, bleibt dir die andere.
site-rules-turn-lack = Fehlt auf der Baustelle etwas, das die Karte braucht, etwa ein anderer Bauarbeiter zum Verbinden, dreh die nächste Karte um: WAS und WIE ändern sich beide. Dass es schwierig ist, gilt nicht als Ausrede.
site-rules-turn-last = War die umgedrehte Karte die letzte, bleibt sie auf dem Ablagestapel, und alle anderen werden zu einem neuen Nachziehstapel gemischt.
site-rules-turn-reserve = Die nächste Karte wird auch umgedreht, wenn im Vorrat fehlt, was verlangt ist, sofern damit nicht das Spiel endet.
site-rules-turn-deck = Jede Rückseite gibt es { $backs }-mal, jede Stahlträger-Anweisung { $girder }-mal, jede Bauarbeiter-Anweisung { $worker }-mal.

## Placing
site-rules-place = Bauen
site-rules-place-1 = Eine Hand: Sie hält ein Teil oder die zwei, die eine Karte verbindet. Sie berührt nur, was sie hält; das gehaltene Teil aber darf andere berühren, schieben und anheben.
site-rules-place-2 = Probier eine Stellung aus, sooft du willst, bevor du loslässt.
site-rules-place-3 = Was weder Karte noch Regeln verbieten, ist erlaubt. Zusätzliche Berührungen sind immer in Ordnung.
site-rules-place-4 = Ist es nicht so, wie die Karte verlangt, und ist nichts gefallen, versuch es noch einmal mit genau diesem Teil. Das kostet nichts, und es tiefer abzusetzen ist kein Sturz.
site-rules-place-5 = Geprüft wird erst, wenn alles stillliegt, nie zwischendurch.
site-rules-place-lean = Er darf schräg liegen. Ob von oben, von unten oder von der Seite: Jede Berührung zählt.
site-rules-place-load = Er darf auf Backsteinen und Balken liegen.
site-rules-place-table = Ein Stahlträger berührt nie den Tisch.
site-rules-place-hat = Er liegt nie auf einem Helm.
site-rules-place-along = Er liegt nie in ganzer Länge auf einem anderen Stahlträger.
site-rules-place-stand = Ein Bauarbeiter steht aufrecht, beide Füße auf dem Stahlträger.
site-rules-place-foot = Ein Fuß reicht nicht.
site-rules-place-carry = Lasten liegen auf den Armen, auch übereinander.
site-rules-place-again = Verlangt eine Karte mehrere Teile, darfst du jedes, das du in diesem Zug verbaut hast, noch einmal nehmen.
site-rules-place-gesture = Eine einzelne Bewegung, vom Nehmen bis zum Loslassen, dauert, solange du willst; nur die Uhr des Tisches, wo es eine gibt, beendet sie.
site-rules-place-head = Ein bloßer Kopf gilt wie ein Helm. Einen Helm von der Seite zu berühren ist erlaubt.
site-rules-place-whole = In ganzer Länge heißt: auf mindestens { $long } seiner { $whole } mm getragen.

## Instructions
site-rules-girders = Stahlträger-Anweisungen
site-rules-girders-1 = Es gibt { $count }, jede auf { $copies } Karten. Orange ist das Teil, das du verbaust; ein Ring heißt: Hier muss es berühren.
site-rules-workers = Bauarbeiter-Anweisungen
site-rules-workers-1 = Es gibt { $count }, jede auf { $copies } Karten. Er steht immer auf einem Stahlträger in einer der beiden Handschuhfarben.
site-rules-task-balance = Berührungen, die nichts tragen, spielen keine Rolle. Die Stelle ist höchstens { $spread } mm lang und reicht nicht weiter als { $free } mm von der Mitte des Stahlträgers.
site-rules-task-highest-girder = Auch ein Stahlträger, dem dazu höchstens { $mm } mm fehlt, gilt als höchster.
site-rules-task-on-arm = Mindestens ein Teil seines Gewichts ruht dort.
site-rules-task-support-same-colour = Die Stütze steht oder liegt auf dem Tisch, auf einem Stahlträger, auf dem Kran oder in der Schachtel.
site-rules-task-becomes-highest = Um mehr als { $mm } mm. Er muss nicht das höchste Teil sein.
site-rules-task-brick-and-beam = In beliebiger Reihenfolge.
site-rules-task-at-end = Als Ende gilt das letzte Stück von { $mm } mm.
site-rules-task-connected = Der Balken liegt bei beiden auf einem Arm oder auf dem, was dieser Arm schon trägt.

## Accidents
site-rules-accidents = Unfälle
site-rules-accidents-1 = Ein Unfall ist es, wenn ein Teil, und sei es ein Helm, aus der Konstruktion fällt und auf dem Tisch oder auf einem Bauarbeiter landet.
site-rules-accidents-2 = Du verlierst ein Zertifikat, und dein Zug endet sofort. Mehr als eines in einem Zug geht nie verloren.
site-rules-accidents-3 = Ohne Zertifikat bist du ausgeschieden und kannst nicht mehr gewinnen, darfst aber weiter zusehen.
site-rules-accidents-girder = Auf dem Tisch: ein Unfall
site-rules-accidents-hat = Auch ein Helm
site-rules-accidents-worker = Auf einem Bauarbeiter: ein Unfall
site-rules-accidents-caught = Von der Konstruktion aufgefangen: keiner
site-rules-accidents-support = Nur eine Stütze: keiner
site-rules-accidents-slip = Rutscht ein Teil aus der Hand geradewegs auf den Tisch, bevor es je zur Konstruktion gehörte, darfst du es noch einmal versuchen. An einem strengen Tisch ist es ein Unfall.
site-rules-accidents-member = Zur Konstruktion gehört ein Teil, sobald es { $seconds } s lang fast still gelegen hat.
site-rules-accidents-sank = Auf einen Bauarbeiter gefallen ist es, wenn es um mindestens { $mm } mm gesunken ist und auf einem Bauarbeiter oder Helm liegt, den es vorher nicht berührt hat. Sein eigener Helm zählt nicht.
site-rules-accidents-away = Niemand entgeht einem Sturz, indem er geht: Hat das Teil in deiner Hand etwas anderes bewegt, gilt eine abgerissene Verbindung, eine stille Hand oder das Ende der Zeit als Loslassen an Ort und Stelle, und was geschieht, zählt.

## Clearing up
site-rules-clearing = Aufräumen
site-rules-clearing-1 = Nach einem Unfall räumt zuerst auf, wer als Nächstes dran ist: Bauarbeiter, Stahlträger, Balken und Backsteine auf dem Tisch kommen zurück in den Vorrat.
site-rules-clearing-2 = Was unter der Baustelle liegt, wird mit dem Rettungshaken geholt.
site-rules-clearing-3 = Ein Stahlträger, der nur mit einem Ende auf dem Tisch liegt, darf stattdessen wieder hinaufgeschoben werden.
site-rules-clearing-4 = Gefallene Stützen dürfen liegen bleiben oder in den Vorrat zurück.
site-rules-clearing-5 = Danach beginnt der gewöhnliche Zug. Ein Unfall beim Aufräumen zählt wie jeder andere und beendet den Zug.
site-rules-clearing-lift = Was nichts über sich hat, wird einfach weggenommen; alles andere wird erst am Tisch entlang herausgezogen. Was nach { $pulls } Versuchen nicht heraus ist, wird genommen, wo es liegt.
site-rules-clearing-hat = Ein verlorener Helm kommt in den Vorrat. Sein Bauarbeiter bleibt barhäuptig auf der Baustelle.
site-rules-clearing-push = Er wird in seiner Richtung hinaufgeschoben, nicht getragen. Ist seine Mitte über der Kante, darf er flach abgelegt werden.
site-rules-clearing-earlier = Auch über Stützen, die in einem früheren Zug ohne Unfall gefallen sind, wird entschieden.

## Boss Rita
site-rules-rita = Chefin Rita
site-rules-rita-1 = Wird Rita aufgedeckt, legt man sie beiseite und dreht sofort eine weitere Karte um.
site-rules-rita-2 = Von diesem Zug an bekommt einen Titel, wer am Ende des eigenen Zugs das höchste Teil der Baustelle verbaut hat. Material zählt, und auch ein Bauarbeiter mit Helm.
site-rules-rita-picture = Das neue Teil ist das höchste: ein Titel
site-rules-rita-higher = Es muss alle anderen Teile um mehr als { $mm } mm überragen. Nach einem Unfall gibt es keinen Titel. Kran und Schachtel zählen nicht mit, und zwei Teile desselben Zugs nehmen einander nichts weg.

## The end
site-rules-end = Das Ende
site-rules-end-1 = Es gewinnt, wer zuerst genug Titel hat. Oder wer als letzte Person noch ein Zertifikat besitzt.
site-rules-end-players = Personen
site-rules-end-titles = Titel zum Sieg
site-rules-end-2 = Ist der Vorrat erschöpft, endet das Spiel: Zertifikate und Titel aller, die nicht ausgeschieden sind, werden zusammengezählt. Bei Gleichstand entscheiden die meisten Titel; sind auch die gleich, wird der Sieg geteilt.
site-rules-end-used-up = Erschöpft heißt: Ein Bauarbeiter ist aufzustellen und keiner mehr da, oder es gibt keinen Stahlträger mehr, gleich welcher Farbe.

## Variants
site-rules-variants = Varianten
site-rules-variants-1 = Einzeln oder kombiniert.
site-rules-variants-foreman = Bevor Rita in den Stapel kommt, bekommen alle { $cards } Karten, die sonst niemand sieht. Wenn du nicht tun willst oder kannst, was ausliegt, darfst du eine davon auf den Nachziehstapel legen und so das WAS ändern oder auf den Ablagestapel und so das WIE. Sie wird nicht ersetzt. Außerdem kommt ein Bauarbeiter immer auf den höchsten Stahlträger in einer der beiden Handschuhfarben.
site-rules-variants-foreman-ruling = Du legst höchstens eine je Zug, vor dem ersten Teil. Eine Karte, die verlangt, was auf der Baustelle oder im Vorrat fehlt, kann nicht gelegt werden. Bevor eine Anweisung, die sich nicht ausführen lässt, übergangen wird oder das Spiel beendet, wirst du gefragt, auch wenn keine deiner Karten hilft.
site-rules-variants-crane = Er steht auf seiner Plattform mitten auf der Baustelle, und jeder Teil von ihm darf etwas tragen. Fällt ein Teil auf die Plattform, ist es ein Unfall.
site-rules-variants-crane-ruling = Ein Teil auf der Plattform abzusetzen ist erlaubt.
site-rules-variants-crane-more = Kippt der Kran um, ist auch das ein Unfall. Wer aufräumt, stellt ihn dorthin zurück, wo er stand, oder so nahe, wie Platz ist.
site-rules-variants-skyscraper = Gebaut wird in der offenen Schachtel, mit einem Stahlträger in jeder Farbe quer über dem Einsatz. Stahlträger berühren weder ihren Boden noch den Tisch; die Wände dürfen benutzt werden. Stützen kommen nur durch Karten. Was den Boden oder den Tisch berührt, ist ein Unfall. Beim Aufräumen bleiben Bauarbeiter, Backsteine und Balken, die in die Schachtel gefallen sind, dort liegen; Stahlträger und Stützen kommen zurück.
site-rules-variants-skyscraper-ruling = Eine Stütze, die eine Karte verlangt, darf auf dem Schachtelboden stehen. Auch Helme bleiben in der Schachtel.
site-rules-variants-skyscraper-more = Ob es gefallen ist oder dort abgesetzt wurde und ob der Tisch streng ist, spielt keine Rolle: Auch das eben losgelassene Teil zählt.
site-rules-variants-both = Kran und Hochhaus
site-rules-variants-both-text = Der Kran steht auf dem Boden der Schachtel oder, schwieriger, auf einer Ecke ihres Rands.

## Options
site-rules-options = Was ein Tisch wählen kann
site-rules-options-usual = Voreinstellung: { $choice }.

## House rules
site-rules-house = Hausregeln
site-rules-house-1 = Ein Tisch darf auch ändern, was hier steht. Ohne Änderung gilt das gedruckte Spiel. Warteraum und Tisch zeigen, was abweicht.
site-rules-house-certificates = { $least } bis { $most }, üblich sind { $usual }. Profis beginnen mit einem weniger, aber mit mindestens einem.
site-rules-house-titles = { $least } bis { $most }. Üblich sind { $two } zu zweit, { $three } zu dritt oder zu viert, { $five } zu fünft.
site-rules-house-rita = Nach einem beliebigen Teil des Stapels, plus oder minus { $cards } Karten. Üblich ist nach einem Viertel.
site-rules-house-tremor = Keine, die der Profis oder alle. Üblich ist keine. Eine zitternde Hand bewegt, was sie hält, um etwa einen Zehntelmillimeter.
site-rules-house-give-up = Nein oder ja. Üblich ist nein. Bei Ja darfst du deine Karte mit leerer Hand jederzeit aufgeben, statt es weiter zu versuchen: Das kostet ein Zertifikat und beendet deinen Zug wie ein Unfall. Was du verbaut hast, bleibt, wo es ist; was auf dem Tisch liegt, räumt weg, wer als Nächstes dran ist. Mit dem letzten Zertifikat scheidest du aus.
site-rules-house-help = Volle, etwas oder keine; sie gilt für jede Hand am Tisch, und der Server achtet darauf. Üblich ist volle.
site-rules-house-words = Wer mit der Baustelle in Worten spielt, darf bei jeder Hilfe aus vorgeschlagenen Stellen wählen. Der Tisch zeigt dann, auf welchem Platz, und ohne volle Hilfe wird eine solche Partie nicht gewertet: Was gewertet wird, wird mit gleicher Hilfe für alle gespielt.

## Limits
site-rules-limits = Wie genau geprüft wird
site-rules-limits-1 = Die Baustelle ist eine Simulation starrer Teile mit Gewicht und Reibung. Geprüft wird erst, wenn alles stillliegt. Was weiter zittert, wird nach { $damp } s beruhigt und nach { $stop } s angehalten, damit kein Spiel je hängen bleibt.
site-rules-limits-word = Wort
site-rules-limits-meaning = Was es hier heißt
site-rules-limits-touches = berührt
site-rules-limits-touches-text = die Flächen sind weniger als { $mm } mm voneinander entfernt
site-rules-limits-rests = liegt auf
site-rules-limits-rests-text = berührt von oben, bei einer Neigung von höchstens { $degrees } Grad
site-rules-limits-stands = steht
site-rules-limits-stands-text = beide Füße ruhen auf dem Stahlträger, und er ist höchstens { $degrees } Grad geneigt
site-rules-limits-end = Ende eines Stahlträgers
site-rules-limits-end-text = eine Berührung mindestens { $mm } mm von der Mitte; ein halber Stahlträger misst { $half } mm
site-rules-limits-higher = höher
site-rules-limits-higher-text = um mehr als { $mm } mm, gemessen an der höchsten Ecke
site-rules-limits-fallen = gefallen
site-rules-limits-fallen-text = die Mitte ist um mindestens { $mm } mm gesunken
site-rules-limits-hand = Die Hand ist kein Kran: Sie hält einen Stahlträger mit { $newton } Newton, etwa dem Dreifachen seines Gewichts. Sie bewegt sich mit bis zu { $free } mm in der Sekunde, mit zwei Teilen bis { $carrying }, nahe an anderen mit { $near } und bei Berührung mit { $careful }.

## Sizes
site-rules-sizes = Die Maße
site-rules-sizes-1 = Die echten Maße sind nicht veröffentlicht. Das sind unsere, erprobt, bis sich die Baustelle wie eine echte verhielt.
site-rules-sizes-piece = Teil
site-rules-sizes-size = Größe in mm
site-rules-sizes-weight = Gewicht in g
site-rules-sizes-fixed = fest
site-rules-piece-girder = Stahlträger
site-rules-piece-support = Stütze
site-rules-piece-worker = Bauarbeiter
site-rules-piece-hat = Helm
site-rules-piece-brick = Backstein
site-rules-piece-beam = Balken
site-rules-piece-crane = Kran
site-rules-piece-box = Schachtel
site-rules-sizes-worker = { $wide } von Hand zu Hand, { $deep } tief, { $high } bis zum Scheitel
site-rules-sizes-crane = Plattform { $wide } × { $deep }, { $high } hoch, Ausleger bis { $reach } von der Mitte
