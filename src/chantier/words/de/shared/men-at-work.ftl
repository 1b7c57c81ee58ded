## Die Teile. Namen stehen ohne Artikel und ungebeugt; Tisch, Kran und Schachtel nur in Klammern oder nach einem Doppelpunkt.
men-at-work-title = Men at Work
piece-support = Stütze { $number }
piece-girder =
    { $colour ->
        [orange] Stahlträger Orange { $number }
        [purple] Stahlträger Lila { $number }
        [black] Stahlträger Schwarz { $number }
       *[white] Stahlträger Weiß { $number }
    }
piece-worker = Bauarbeiter { $number }
piece-hat = Helm von Bauarbeiter { $number }
piece-brick = Backstein { $number }
piece-beam = Balken { $number }
piece-crane = Kran
piece-box = Schachtel
piece-table = Tisch
pieces-and = { $some } und { $last }
colour-orange = Orange
colour-purple = Lila
colour-black = Schwarz
colour-white = Weiß

## Die Karten: was hinzukommt und wie
what-girder = Verbaue einen Stahlträger: { $first } oder { $second }.
what-girder-only = Verbaue einen Stahlträger: { $first }. Im Vorrat ist die andere Farbe, { $second }, aufgebraucht.
what-worker = Stelle einen Bauarbeiter auf einen Stahlträger: { $first } oder { $second }.
card-back-girder = Stahlträger: { $first } oder { $second }
card-back-worker = Bauarbeiter auf Stahlträger: { $first } oder { $second }
card-front = Stahlträger: { $girder }. Bauarbeiter: { $worker }.
task-balance = Im Gleichgewicht
task-balance-how = Der Stahlträger liegt auf genau einem anderen, an einer einzigen Stelle, beide Enden in der Luft.
task-same-colour = Gleiche Farbe
task-same-colour-how = Der Stahlträger berührt einen Stahlträger seiner Farbe.
task-three-colours = Drei Farben
task-three-colours-how = Der Stahlträger berührt zwei Stahlträger, und alle drei haben verschiedene Farben.
task-highest-girder = Den höchsten berühren
task-highest-girder-how = Der Stahlträger berührt den höchsten Stahlträger an beliebiger Stelle.
task-then-worker = Mit Bauarbeiter
task-then-worker-how = Der Stahlträger kommt an eine beliebige Stelle; danach stellst du einen Bauarbeiter darauf.
task-on-arm = Auf einem Arm
task-on-arm-how = Der Stahlträger liegt auf dem Arm eines Bauarbeiters, nie auf einem Helm.
task-support-same-colour = Neue Stütze, gleiche Farbe
task-support-same-colour-how = Zuerst eine neue Stütze; dann berührt der Stahlträger sie und einen Stahlträger seiner Farbe.
task-support-other-colour = Neue Stütze, andere Farbe
task-support-other-colour-how = Zuerst eine neue Stütze; dann berührt der Stahlträger sie und einen Stahlträger in einer anderen Farbe.
task-support-on-girder = Stütze auf Stahlträger
task-support-on-girder-how = Zuerst eine neue Stütze auf einen Stahlträger; dann berührt der neue Stahlträger mindestens einen anderen.
task-any-support = Eine Stütze berühren
task-any-support-how = Der Stahlträger berührt eine beliebige Stütze.
task-with-brick = Mit Backstein
task-with-brick-how = Der Stahlträger wird mit einem Backstein darauf verbaut, beide zusammen.
task-becomes-highest = Neuer höchster Stahlträger
task-becomes-highest-how = Der Stahlträger wird zum höchsten aller Stahlträger.
task-one-brick = Ein Backstein
task-one-brick-how = Der Bauarbeiter steht auf dem Stahlträger und bekommt dann einen Backstein auf die Arme.
task-two-bricks = Zwei Backsteine
task-two-bricks-how = Der Bauarbeiter steht auf dem Stahlträger und bekommt dann zwei Backsteine auf die Arme.
task-one-beam = Ein Balken
task-one-beam-how = Der Bauarbeiter steht auf dem Stahlträger und bekommt dann einen Balken auf die Arme.
task-two-beams = Zwei Balken
task-two-beams-how = Der Bauarbeiter steht auf dem Stahlträger und bekommt dann zwei Balken auf die Arme.
task-brick-and-beam = Backstein und Balken
task-brick-and-beam-how = Der Bauarbeiter steht auf dem Stahlträger und bekommt dann einen Backstein und einen Balken auf die Arme.
task-at-end = Am Ende
task-at-end-how = Der Bauarbeiter steht so, dass er ein Ende des Stahlträgers berührt.
task-together-with-beam = Zusammen mit Balken
task-together-with-beam-how = Der Bauarbeiter wird mit einem Balken auf dem Arm aufgestellt, beide zusammen.
task-connected = Verbunden
task-connected-how = Der Bauarbeiter steht auf dem Stahlträger; dann verbindet ein Balken seinen Arm mit dem eines anderen.
task-second-worker = Zwei Bauarbeiter
task-second-worker-how = Der Bauarbeiter steht auf dem Stahlträger; dann kommt ein zweiter auf denselben Stahlträger.

## Die Schritte eines Zugs
step-support = Stell die neue Stütze auf.
step-girder = Verbaue den Stahlträger.
step-worker = Stell den Bauarbeiter auf.
step-brick = Leg den Backstein auf.
step-brick-or-beam = Jetzt ein Backstein oder ein Balken; was zuerst kommt, entscheidest du.
step-beam = Leg den Balken auf.
step-second-worker = Jetzt der zweite Bauarbeiter.
step-second-brick = Jetzt der zweite Backstein.
step-second-beam = Jetzt der zweite Balken.
step-girder-with-brick = Verbaue den Stahlträger mit dem Backstein darauf.
step-worker-with-beam = Stell den Bauarbeiter mit dem Balken auf dem Arm auf.
step-repair = Alles ist verbaut, aber nicht so, wie die Karte es verlangt. Nimm ein Teil dieses Zugs noch einmal.
prepare-support = Bereite die Baustelle vor: Stell Stütze { $number } von 3 auf den Tisch.
prepare-girder = Bereite die Baustelle vor: ein Stahlträger in jeder Farbe. Es fehlt noch: { $colours }.
prepare-worker = Bereite die Baustelle vor: Stell einen Bauarbeiter auf einen Stahlträger.
prepare-repair = Bereite die Baustelle vor: Alles ist verbaut, aber noch nicht richtig. Nimm ein Teil noch einmal.

## Die Bedingungen, geprüft, wenn alles stillliegt: erst das Thema, dann der Befund
condition-girder-has-a-colour-of-the-card-held = Farbe: { $piece } hat eine Farbe der Karte.
condition-girder-has-a-colour-of-the-card-missing = Farbe: { $piece } hat keine der beiden Farben der Karte.
condition-girder-off-the-ground-held = Kein Bodenkontakt: { $piece } liegt frei über dem Boden.
condition-girder-off-the-ground-missing = Kein Bodenkontakt: { $piece } darf nicht am Boden liegen (berührt: { $others }).
condition-girder-not-on-a-hat-held = Nicht auf einem Helm: { $piece } liegt auf keinem Helm.
condition-girder-not-on-a-hat-missing = Nicht auf einem Helm: { $piece } liegt auf { $others }, aber auf einem Kopf darf kein Stahlträger liegen.
condition-girder-not-along-another-held = Nicht in ganzer Länge: { $piece } liegt auf keinem anderen Stahlträger ganz auf.
condition-girder-not-along-another-missing = Nicht in ganzer Länge: { $piece } liegt ganz auf { $others } auf.
condition-rests-on-one-girder-only-held = Gleichgewicht: { $piece } liegt nur auf { $others }.
condition-rests-on-one-girder-only-missing =
    { $count ->
        [0] Gleichgewicht: { $piece } muss auf einem Stahlträger liegen.
       *[other] Gleichgewicht: { $piece } muss auf einem einzigen Stahlträger liegen und darf sonst nichts berühren (jetzt berührt: { $others }).
    }
condition-rests-at-one-place-held = Eine Stelle: { $piece } liegt an einer einzigen Stelle auf.
condition-rests-at-one-place-missing = Eine Stelle: { $piece } muss an einer einzigen Stelle aufliegen.
condition-both-ends-free-held = Freie Enden: { $piece } hat beide Enden in der Luft.
condition-both-ends-free-missing = Freie Enden: { $piece } wird zu nah an einem Ende berührt.
condition-touches-its-colour-held = Gleiche Farbe: { $piece } berührt { $others }.
condition-touches-its-colour-missing = Gleiche Farbe: { $piece } muss einen Stahlträger der eigenen Farbe berühren.
condition-touches-another-colour-held = Andere Farbe: { $piece } berührt { $others }.
condition-touches-another-colour-missing = Andere Farbe: { $piece } muss einen Stahlträger in einer anderen Farbe berühren.
condition-touches-a-third-colour-held = Drei Farben: { $piece } berührt { $others }.
condition-touches-a-third-colour-missing =
    { $count ->
        [0] Drei Farben: { $piece } muss Stahlträger in zwei anderen Farben berühren.
       *[other] Drei Farben: { $piece } berührt { $others }, muss aber auch einen Stahlträger in einer dritten Farbe berühren.
    }
condition-touches-the-highest-girder-held = Höchster Stahlträger: { $piece } berührt { $others }.
condition-touches-the-highest-girder-missing =
    { $count ->
        [one] Höchster Stahlträger: { $piece } muss { $others } berühren.
       *[other] Höchster Stahlträger: { $piece } muss einen von diesen gleich hohen berühren: { $others }.
    }
condition-worker-on-the-new-girder-held = Bauarbeiter: { $piece } steht auf { $others }.
condition-worker-on-the-new-girder-missing =
    { $count ->
        [0] Bauarbeiter: Auf { $piece } muss noch einer stehen.
       *[other] Bauarbeiter: { $piece } muss aufrecht und mit beiden Füßen auf { $others } stehen.
    }
condition-rests-on-an-arm-held = Auf einem Arm: { $piece } wird getragen von { $others }.
condition-rests-on-an-arm-missing = Auf einem Arm: { $piece } muss auf dem Arm eines Bauarbeiters liegen.
condition-support-on-table-or-girder-held = Neue Stütze: { $piece } ist an einer erlaubten Stelle.
condition-support-on-table-or-girder-missing = Neue Stütze: { $piece } muss auf dem Tisch, auf einem Stahlträger, auf dem Kran oder in der Schachtel sein.
condition-touches-the-new-support-held = Neue Stütze: { $piece } berührt { $others }.
condition-touches-the-new-support-missing = Neue Stütze: { $piece } muss { $others } berühren.
condition-support-on-a-girder-held = Neue Stütze: { $piece } ruht auf { $others }.
condition-support-on-a-girder-missing = Neue Stütze: { $piece } muss auf einem Stahlträger ruhen.
condition-touches-a-girder-held = Berührung: { $piece } berührt { $others }.
condition-touches-a-girder-missing = Berührung: { $piece } muss mindestens einen Stahlträger berühren.
condition-touches-a-support-held = Stütze: { $piece } berührt { $others }.
condition-touches-a-support-missing = Stütze: { $piece } muss eine Stütze berühren.
condition-brick-on-the-girder-held = Backstein: { $piece } liegt auf { $others }.
condition-brick-on-the-girder-missing = Backstein: { $piece } muss auf { $others } liegen.
condition-is-the-highest-girder-held = Höchster Stahlträger: { $piece } ist jetzt der höchste.
condition-is-the-highest-girder-missing = Höchster Stahlträger: { $piece } muss um mehr als einen Millimeter höher sein als { $others }.
condition-worker-stands-on-a-girder-held = Aufrecht: { $piece } steht auf { $others }.
condition-worker-stands-on-a-girder-missing = Aufrecht: { $piece } muss mit beiden Füßen auf einem Stahlträger stehen.
condition-girder-has-a-glove-colour-held = Handschuhfarbe: { $piece } steht auf { $others }.
condition-girder-has-a-glove-colour-missing =
    { $count ->
        [0] Handschuhfarbe: { $piece } muss auf einem Stahlträger in einer der beiden Handschuhfarben stehen.
       *[other] Handschuhfarbe: { $piece } muss auf einem Stahlträger in einer der beiden Handschuhfarben stehen, nicht auf { $others }.
    }
condition-on-the-highest-glove-girder-held = Vorarbeiter: { $piece } steht auf dem höchsten Stahlträger in einer Handschuhfarbe.
condition-on-the-highest-glove-girder-missing =
    { $count ->
        [one] Vorarbeiter: { $piece } muss auf dem höchsten Stahlträger in einer Handschuhfarbe stehen, nämlich { $others }.
       *[other] Vorarbeiter: { $piece } muss auf einem der höchsten Stahlträger in einer Handschuhfarbe stehen: { $others }.
    }
condition-carries-the-brick-held = Backstein: { $piece } trägt { $others }.
condition-carries-the-brick-missing =
    { $count ->
        [0] Backstein: { $piece } muss einen Backstein tragen.
       *[other] Backstein: { $piece } muss { $others } auf einem Arm tragen.
    }
condition-carries-the-beam-held = Balken: { $piece } trägt { $others }.
condition-carries-the-beam-missing =
    { $count ->
        [0] Balken: { $piece } muss einen Balken tragen.
       *[other] Balken: { $piece } muss { $others } auf einem Arm tragen.
    }
condition-touches-the-end-of-the-girder-held = Am Ende: { $piece } berührt ein Ende von { $others }.
condition-touches-the-end-of-the-girder-missing = Am Ende: { $piece } muss ein Ende des Stahlträgers berühren.
condition-beam-on-his-arm-held = Verbindung: { $piece } trägt { $others } auf einem Arm.
condition-beam-on-his-arm-missing =
    { $count ->
        [0] Verbindung: Auf einem Arm von { $piece } muss ein Balken liegen.
       *[other] Verbindung: { $others } muss auf einem Arm von { $piece } liegen.
    }
condition-beam-on-another-workers-arm-held = Verbindung: { $piece } wird auch getragen von { $others }.
condition-beam-on-another-workers-arm-missing = Verbindung: Der Balken muss auch auf dem Arm eines anderen Bauarbeiters liegen.
condition-second-worker-on-the-same-girder-held = Zweiter Bauarbeiter: { $piece } steht auch auf { $others }.
condition-second-worker-on-the-same-girder-missing = Zweiter Bauarbeiter: Er muss aufrecht und mit beiden Füßen auf demselben Stahlträger stehen.
condition-three-supports-on-the-table-held = Stützen: Drei sind auf dem Tisch.
condition-three-supports-on-the-table-missing = Stützen: Drei müssen auf dem Tisch sein.
condition-girders-off-the-ground-held = Stahlträger: Keiner berührt den Boden.
condition-girders-off-the-ground-missing = Stahlträger: Keiner darf den Boden berühren.

## Der Tisch: wer was hat
board-turn = Zug { $turn }
board-what = Was
board-how = Wie
board-hand = Deine Karten
board-certificates =
    { $count ->
        [one] 1 Zertifikat
       *[other] { $count } Zertifikate
    }
board-titles =
    { $count ->
        [one] 1 Titel
       *[other] { $count } Titel
    }
board-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
board-titles-to-win = { $titles } Titel zum Sieg
board-out = ausgeschieden
board-rita-away = Chefin Rita ist noch nicht da.
board-rita-here = Chefin Rita ist da: Das höchste Teil bringt einen Titel.
board-height = Höchster Punkt: { $mm } mm
board-reserve = Vorrat
reserve-girders = Stahlträger: { $counts }
reserve-colour = { $colour } { $count }
reserve-support =
    { $count ->
        [one] 1 Stütze
       *[other] { $count } Stützen
    }
reserve-worker =
    { $count ->
        [one] 1 Bauarbeiter
       *[other] { $count } Bauarbeiter
    }
reserve-brick =
    { $count ->
        [one] 1 Backstein
       *[other] { $count } Backsteine
    }
reserve-beam =
    { $count ->
        [one] 1 Balken
       *[other] { $count } Balken
    }
pieces-and-more = { $some } und { $count } weitere
board-to-clear = Aufzuräumen: { $pieces }
board-pushable = Lässt sich zurückschieben: { $pieces }
board-fallen-supports = Gefallene Stützen, liegen lassen oder zurücklegen: { $pieces }
board-impossible-skipped = Für diese Karte fehlt auf der Baustelle oder im Vorrat ein Teil. Du darfst eine deiner Karten legen; sonst wird die nächste Karte aufgedeckt.
board-impossible-used-up = Für diese Karte ist kein Bauarbeiter mehr da. Du darfst eine deiner Karten legen; sonst endet die Partie.

## Was man wählen und tippen kann
offer-onto = { $what } → { $others }
offer-height = { $mm } mm
safety-safe = sicher
safety-fair = mäßig
safety-risky = riskant
offer-clear = In den Vorrat zurücklegen: { $piece }
offer-pull = Mit dem Haken herausziehen: { $piece }
offer-push = Wieder hinaufschieben: { $piece }
offer-put-up = Den Kran wieder aufstellen
offer-keep = Die gefallenen Stützen liegen lassen.
offer-decline-skipped = Keine Karte legen: Die nächste wird aufgedeckt.
offer-decline-used-up = Keine Karte legen: Die Partie endet.
offer-give-up = Diese Karte aufgeben: Das kostet ein Zertifikat, und der Zug endet.
offer-lay-draw = Vorarbeiter, anderes WAS: { $card }
offer-lay-discard = Vorarbeiter, anderes WIE: { $card }
offer-none = Keine gute Stelle in Sicht; nenne selbst eine (? = Hilfe).
board-picture = Bild: { $path }
prompt-place = Nummer, oder Teil und Stelle (? Hilfe, v Ansicht, q Ende):
prompt-clear = Nummer (? Hilfe, v Ansicht, q Ende):
help-place = Eine Nummer wählt aus der Liste. Oder nenne ein Teil und seine Stelle, zum Beispiel { $example }: x und y in mm von der Tischmitte, dann der Winkel; es wird auf das abgesenkt, was dort ist. Bei vier Zahlen ist die dritte die Höhe seiner Unterseite.
help-pieces = Teile zur Wahl: { $pieces }
help-turned = Am Ende darf „{ $upright }“ oder „{ $lying }“ stehen.
help-clear = Eine Nummer wählt aus der Liste. Oder tippe { $clear }, { $push } und ein Teil, zum Beispiel { $example }, oder { $keep }.
help-asked = Wähl eine Nummer: eine deiner Karten oder keine.
typed-clear = räumen
typed-push = schieben
typed-keep = lassen
typed-upright = aufrecht
typed-lying = liegend

## Was geschehen ist
event-site-prepared =
    { $who ->
        [you] Die Baustelle ist bereit. Du beginnst mit dem Rettungshaken.
       *[other] Die Baustelle ist bereit. { $name } beginnt mit dem Rettungshaken.
    }
event-opened = Gespielt wird mit: { $options }
event-preparing =
    { $who ->
        [you] Du bereitest die Baustelle von Hand vor.
       *[other] { $name } bereitet die Baustelle von Hand vor.
    }
event-hand-dealt = Deine zwei Karten: { $cards }
event-work =
    { $who ->
        [you] Du bist am Zug. { $what } { $how }
       *[other] { $name } ist am Zug. { $what } { $how }
    }
event-shuffled = Der Nachziehstapel ist leer; die übrigen abgelegten Karten werden zu einem neuen gemischt.
event-rita = Chefin Rita kommt. Ab diesem Zug bringt das höchste Teil einen Titel.
event-skipped = Für diese Karte fehlt auf der Baustelle oder im Vorrat ein Teil; die nächste wird umgedreht.
event-asked =
    { $who ->
        [you] Die Karte lässt sich nicht ausführen. Du darfst eine Karte legen.
       *[other] Die Karte lässt sich nicht ausführen. { $name } darf eine Karte legen.
    }
event-declined =
    { $who ->
        [you] Du legst keine Karte.
       *[other] { $name } legt keine Karte.
    }
event-given-up =
    { $who ->
        [you] Du gibst die Karte auf und verlierst ein Zertifikat.
       *[other] { $name } gibt die Karte auf und verliert ein Zertifikat.
    }
event-laid-on-draw =
    { $who ->
        [you] Du legst eine Karte auf den Nachziehstapel. { $what }
       *[other] { $name } legt eine Karte auf den Nachziehstapel. { $what }
    }
event-laid-on-discard =
    { $who ->
        [you] Du legst eine Karte auf den Ablagestapel. { $how }
       *[other] { $name } legt eine Karte auf den Ablagestapel. { $how }
    }
event-put =
    { $who ->
        [you] Du setzt { $pieces }.
       *[other] { $name } setzt { $pieces }.
    }
event-slipped =
    { $who ->
        [you] Du lässt etwas fallen: { $pieces }. Nichts passiert, neuer Versuch.
       *[other] { $name } lässt etwas fallen: { $pieces }. Nichts passiert, neuer Versuch.
    }
event-restless = Die Baustelle kam nicht von selbst zur Ruhe und wurde angehalten.
event-followed = Die Karte ist erfüllt.
event-not-followed = Noch nicht so, wie es sein soll.
event-title =
    { $who ->
        [you] Du hast das höchste Teil gesetzt, { $piece }, und wirst Bauarbeiter des Monats.
       *[other] { $name } hat das höchste Teil gesetzt, { $piece }, und wird Bauarbeiter des Monats.
    }
event-passed =
    { $who ->
        [you] Der Rettungshaken geht an dich.
       *[other] Der Rettungshaken geht an { $name }.
    }
event-passed-to-clear =
    { $who ->
        [you] Der Rettungshaken geht an dich. Zuerst räumst du auf: { $pieces }.
       *[other] Der Rettungshaken geht an { $name }. Zuerst wird aufgeräumt: { $pieces }.
    }
event-cleared =
    { $who ->
        [you] Du legst { $piece } in den Vorrat zurück.
       *[other] { $name } legt { $piece } in den Vorrat zurück.
    }
event-pulled =
    { $who ->
        [you] Du ziehst { $piece } mit dem Rettungshaken heraus.
       *[other] { $name } zieht { $piece } mit dem Rettungshaken heraus.
    }
event-pulled-in-vain =
    { $who ->
        [you] Du ziehst am Haken, aber noch klemmt { $piece }.
       *[other] { $name } zieht am Haken, aber noch klemmt { $piece }.
    }
event-put-up =
    { $who ->
        [you] Du stellst den Kran wieder auf.
       *[other] { $name } stellt den Kran wieder auf.
    }
event-put-up-in-vain =
    { $who ->
        [you] Du stellst den Kran wieder auf, aber er bleibt nicht stehen.
       *[other] { $name } stellt den Kran wieder auf, aber er bleibt nicht stehen.
    }
event-pushed-back =
    { $who ->
        [you] Du schiebst { $piece } wieder hinauf.
       *[other] { $name } schiebt { $piece } wieder hinauf.
    }
event-pushed-in-vain =
    { $who ->
        [you] Du schiebst, aber oben bleibt { $piece } nicht.
       *[other] { $name } schiebt, aber oben bleibt { $piece } nicht.
    }
event-supports-kept =
    { $who ->
        [you] Du lässt die gefallenen Stützen liegen.
       *[other] { $name } lässt die gefallenen Stützen liegen.
    }
event-site-safe = Alles ist aufgeräumt, die Baustelle ist wieder sicher.

## Unfälle
accident-table =
    { $who ->
        [you] Unfall: { $piece } ist auf den Tisch gefallen. Du verlierst ein Zertifikat.
       *[other] Unfall: { $piece } ist auf den Tisch gefallen. { $name } verliert ein Zertifikat.
    }
accident-box =
    { $who ->
        [you] Unfall: { $piece } ist auf den Boden der Schachtel gefallen. Du verlierst ein Zertifikat.
       *[other] Unfall: { $piece } ist auf den Boden der Schachtel gefallen. { $name } verliert ein Zertifikat.
    }
accident-crane =
    { $who ->
        [you] Unfall: { $piece } ist auf die Plattform des Krans gefallen. Du verlierst ein Zertifikat.
       *[other] Unfall: { $piece } ist auf die Plattform des Krans gefallen. { $name } verliert ein Zertifikat.
    }
accident-worker =
    { $who ->
        [you] Unfall: { $piece } ist auf { $onto } gefallen. Du verlierst ein Zertifikat.
       *[other] Unfall: { $piece } ist auf { $onto } gefallen. { $name } verliert ein Zertifikat.
    }
accident-hat =
    { $who ->
        [you] Unfall: { $piece } ist auf einen Helm gefallen ({ $onto }). Du verlierst ein Zertifikat.
       *[other] Unfall: { $piece } ist auf einen Helm gefallen ({ $onto }). { $name } verliert ein Zertifikat.
    }
accident-tipped =
    { $who ->
        [you] Unfall: Der Kran ist umgekippt. Du verlierst ein Zertifikat.
       *[other] Unfall: Der Kran ist umgekippt. { $name } verliert ein Zertifikat.
    }
cause-tipped = Ursache: { $piece } ist von { $over } gekippt. Das Gewicht lag { $mm } mm jenseits der Kante, die es trug.
cause-tipped-load = Ursache: Mit { $by } darauf ist { $piece } von { $over } gekippt. Das Gewicht lag { $mm } mm jenseits der Kante, die es trug.
cause-tipped-stand = Ursache: { $piece } ist gekippt. Das Gewicht lag { $mm } mm jenseits der Standfläche.
cause-balance = Ursache: { $piece } hat das Gleichgewicht verloren.
cause-slid = Ursache: { $piece } ist auf { $over } gerutscht, { $degrees }° zu steil für die Reibung.
cause-slid-away = Ursache: { $piece } ist weggerutscht.
cause-pushed = Ursache: Die Hand hat { $piece } mit { $by } um { $mm } mm verschoben, bis das Gleichgewicht verloren war.
cause-hit = Ursache: { $by } wurde { $mm } mm darüber losgelassen und traf { $piece }.
cause-unborne = Ursache: { $piece } verlor den Halt, als { $by } verschwand. Das Gewicht lag { $mm } mm jenseits dessen, was noch trug.
cause-unborne-whole = Ursache: { $piece } verlor den Halt, als { $by } verschwand.
cause-dropped = Ursache: { $piece } wurde in der Luft losgelassen und fiel { $mm } mm tief.
event-out =
    { $who ->
        [you] Du hast kein Sicherheitszertifikat mehr und scheidest aus.
       *[other] { $name } hat kein Sicherheitszertifikat mehr und scheidet aus.
    }

## Das Ende des Spiels
ending-certificates = Zertifikate
ending-titles = Titel
ending-total = Summe
ending-by-titles = { $names } gewinnt: genug Titel, um Chefin Rita zu beeindrucken.
ending-by-last = { $names } gewinnt: Sonst hat niemand mehr ein Sicherheitszertifikat.
ending-by-reserve =
    { $count ->
        [one] Der Vorrat ist erschöpft. { $names } gewinnt nach Zertifikaten und Titeln.
       *[other] Der Vorrat ist erschöpft. { $names } teilen sich nach Zertifikaten und Titeln den Sieg.
    }
statistic-certificates = Zertifikate
statistic-titles = Titel
statistic-out = Ausgeschieden
statistic-turns = Züge

## Optionen
option-site = Baustelle zu Beginn
option-first = Wer beginnt
option-slips = Wenn dir ein Teil aus der Hand rutscht
option-experts = Profis, die mit einem Zertifikat weniger beginnen
option-tremor = Die Hand der Profis zittert
option-foreman = Vorarbeiter
option-crane = Kran
option-skyscraper = Hochhaus
option-crane-on = In der Schachtel steht der Kran
option-certificates = Zertifikate zu Beginn
option-titles = Titel zum Sieg
option-rita = Chefin Rita kommt
option-help = Hilfe für alle Hände
option-give-up = Karten dürfen für ein Zertifikat aufgegeben werden
choice-site-beginner = für den Einstieg
choice-site-advanced = für Fortgeschrittene
choice-site-expert = für Profis
choice-site-by-hand = von Hand gebaut
choice-first-chance = ausgelost
choice-slips-friendly = freundlich: neuer Versuch
choice-slips-strict = streng: ein Unfall
choice-crane-on-floor = auf dem Boden
choice-crane-on-rim = auf einer Ecke des Rands
choice-tremor-all = Allen zittert die Hand
choice-rita-share = nach etwa { $percent } % des Stapels
choice-help-all = volle
choice-help-some = etwas (Kontakte, aber keine Bedingungen und keine vorgeschlagenen Stellen)
choice-help-none = keine
option-and-choice = { $option }: { $choice }

## Das Bild einer Baustelle
site-title = Eine Baustelle
site-empty = Noch nichts gebaut.
site-contents = Stützen: { $support }, Stahlträger: { $girder }, Bauarbeiter: { $worker }, Helme: { $hat }, Backsteine: { $brick }, Balken: { $beam }, Kran: { $crane }, Schachtel: { $box }.
site-highest = Höchster Punkt: { $piece }, { $height } mm.
site-height = { $height } mm
site-mark = { $mark }: { $piece }.
site-contact = Berührung
mark-placed = gerade gesetzt
mark-held = wie verlangt
mark-missing = nicht wie verlangt
mark-fell = gefallen
