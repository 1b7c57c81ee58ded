## Würfel und Gebäude in Worten
rules-die-wood = Holz { $value }
rules-die-recycled = Recycling { $value }
rules-die-stone = Stein { $value }
rules-die-glass = Glas { $value }
rules-drawn-stack = { $space }: { $dice }.
rules-drawn-planned = { $space }, geplante Höhe { $planned }: { $dice }.
rules-drawn-empty = noch nichts

## Die Seite
rules-title = Die Regeln von Blueprints
rules-lead = { $rounds } Runden, je { $picks } Würfel, ein verborgenes Gebäude. Am Ende gewinnen Auszeichnungen und Preise.
rules-contents = Auf dieser Seite
rules-print = Regeln drucken
rules-to-tutorial = Mit der Einführung anfangen
rules-to-men = Die Regeln von Men at Work
rules-to-blueprints = Die Regeln von Blueprints
rules-unofficial = Eine inoffizielle Fassung von Fans des Spiels von Yves Tourigny: Worte, Pläne und Zeichnungen sind unsere eigenen.

## Kurz gesagt
rules-idea = Kurz gesagt
rules-idea-1 = Alle nehmen Würfel aus demselben Vorrat. Jeder Würfel ist Baumaterial: Holz, Recycling, Stein oder Glas.
rules-idea-2 = Du baust hinter einem Sichtschirm, nach einem Plan, den nur du kennst. Nach je { $picks } Würfeln öffnen sich die Sichtschirme, und die Gebäude werden gewertet.
rules-idea-3 = Die besten Gebäude bekommen Auszeichnungen, besondere Leistungen bringen Preise. Nach { $rounds } Runden gewinnt, wer damit die meisten Punkte hat.

## In der Schachtel
rules-box = In der Schachtel
rules-box-dice = { $dice } Würfel, { $each } aus jedem Material. Du erkennst sie an der Form ihrer Augen, nicht nur an der Farbe.
rules-box-wood = zählt nach Nachbarn
rules-box-recycled = zählt nach Anzahl
rules-box-stone = zählt nach Höhe
rules-box-glass = zählt, was es zeigt
rules-box-plans = { $plans } Baupläne, alle verschieden und alle von uns.
rules-box-medals = Auszeichnungen in Gold, Silber und Bronze. Die Zahl sagt, was sie wert sind.
rules-box-prizes = Preise in vier Sorten, jeder { $points } Punkte wert.

## Dein Bauplan
rules-plan = Dein Bauplan
rules-plan-1 = Der Bauplan zeigt das Grundstück von oben: drei Reihen, zwei Spalten. Die Felder heißen nach ihrer Lage: hinten links, in der Mitte rechts. Im Terminal und in Aufzeichnungen heißen sie a1 bis b3, Reihe für Reihe.
rules-plan-2 = Schraffierte Felder sind gesperrt. Dort steht nie ein Würfel.
rules-plan-3 = Eine Zahl ist die geplante Höhe. Alle Höhen ergeben zusammen { $picks }, so viele Würfel bekommst du.
rules-plan-4 = Wer sich an den Plan hält, bekommt einen Bonus. Du musst nicht: Die Zahlen sind ein Plan, keine Grenze.
rules-plan-picture = Ein Bauplan von oben
rules-plan-closed = gesperrt

## Vorbereitung
rules-setup = Eine Runde vorbereiten
rules-setup-1 = Zu Beginn jeder Runde kommen alle { $dice } Würfel in den Beutel.
rules-setup-2 = Zwei Würfel bestimmen die begehrten Materialien, das erste und das zweite. Ist der zweite aus demselben Material, kommt er zurück, und es wird neu gezogen. Sie liegen die ganze Runde über neben dem Beutel und entscheiden bei Gleichstand.
rules-setup-3 = Alle bekommen einen Bauplan und halten ihn geheim. Ein benutzter Plan kommt nicht wieder.
rules-setup-4 = Der Vorrat wird aus dem Beutel gezogen, gewürfelt und nach Augenzahl sortiert.
rules-setup-5 = Runde 1 eröffnet, wer zuletzt auf einer Baustelle war. Hier nennt der Tisch einen Platz oder überlässt es dem Zufall. Danach geht es im Uhrzeigersinn weiter.
rules-setup-players = Personen
rules-setup-pool = Würfel im Vorrat
rules-setup-awards = Auszeichnungen
rules-setup-refill = Neue Würfel nach einem Zug

## Dein Zug
rules-turn = Dein Zug
rules-turn-1 = Nimm einen Würfel aus dem Vorrat. Alle sehen, welchen.
rules-turn-2 = Setz ihn auf deinen Bauplan, hinter dem Sichtschirm. Niemand sieht, wohin.
rules-turn-3 = Ein neuer Würfel wird gezogen, gewürfelt und kommt in den Vorrat.
rules-turn-4 = Die Runde endet, wenn alle { $picks } Würfel genommen haben. Ein Würfel, der entfernt wurde, weil er nirgends passt, ist einer davon, auch wenn die deutsche Anleitung von platzierten Würfeln spricht. Nach dem allerletzten Zug wird nichts mehr gezogen.

## Wohin ein Würfel darf
rules-stack = Wohin ein Würfel darf
rules-stack-1 = Auf ein leeres offenes Feld: jeder Würfel.
rules-stack-2 = Auf einen anderen Würfel, wenn der gleich oder kleiner ist. Von unten nach oben bleiben die Zahlen gleich oder steigen, sie fallen nie.
rules-stack-3 = Ein Stapel darf so hoch werden, wie du willst.
rules-stack-4 = Ein gesetzter Würfel bleibt, wo er ist, und kein Würfel ändert je seine Augenzahl.
rules-stack-right = { $die } auf { $below }: passt.
rules-stack-wrong = { $die } auf { $below }: nicht erlaubt. Der untere Würfel darf nicht mehr zeigen.
rules-stack-fits = Wohin darf { $die }? Auf das leere Feld und auf den orange umrandeten Würfel. Die anderen zeigen mehr.
rules-stack-nowhere = Ein Würfel, der irgendwo passt, muss gesetzt werden. Einer, der nirgends passt, wird für diese Runde entfernt und zählt trotzdem zu deinen { $picks }. Du darfst so einen Würfel absichtlich nehmen, wenn der Tisch nichts anderes ausgemacht hat.

## Zu zweit
rules-two = Zu zweit
rules-two-1 = Jeder Zug verbraucht zwei Würfel: Mit einem baust du, einen zweiten entfernst du für diese Runde aus dem Vorrat. Alle sehen beide.
rules-two-2 = Dann werden zwei neue gezogen. Bevor du einen Würfel entfernst, schau, was dein Gegenüber sammelt.
rules-two-build = gesetzt
rules-two-remove = entfernt

## Was die anderen sehen
rules-secret = Was die anderen sehen
rules-secret-1 = Offen: jeder Würfel, den du nimmst oder entfernst, auch dass ein genommener nirgends passt und entfernt wird.
rules-secret-2 = Geheim bis zum Aufdecken: dein Bauplan und wo deine Würfel stehen.

## Werten
rules-score = Ein Gebäude werten
rules-score-1 = Wenn sich die Sichtschirme öffnen, wird jedes Gebäude in fünf Zeilen gewertet. Auch ein Gebäude aus weniger Würfeln wird gewertet; entfernte Würfel zählen nichts.
rules-score-2 = Die Wertung bringt selbst keine Punkte. Sie entscheidet über die Auszeichnungen und darüber, wer die nächste Runde eröffnet; danach verfällt sie.
rules-score-bonus = { $points }, wenn jedes Feld genau seine geplante Höhe hat. Ein Würfel auf dem falschen Stapel, und der Bonus ist weg.
rules-score-kept = Plan eingehalten: { $points }
rules-score-not-kept = Ein Würfel auf dem falschen Stapel: { $points }
rules-score-wood = Jeder Holzwürfel zählt { $each } für jeden Würfel, der ihn mit einer ganzen Seite berührt: daneben, darüber oder darunter, egal aus welchem Material.
rules-score-recycled = Recyclingwürfel zählen gemeinsam, nach ihrer Anzahl. Wo sie stehen, ist egal.
rules-score-stone = Jeder Steinwürfel zählt nach seiner Ebene im eigenen Stapel. Was darunter liegt, ist egal.
rules-score-glass = Jeder Glaswürfel zählt seine Augenzahl, auch wenn ein anderer auf ihm steht.
rules-score-sum = { $material }: { $points }
rules-score-dice = Würfel
rules-score-level = Ebene
rules-score-points = Wertung
rules-score-or-higher = { $level } oder höher

## Eine Runde
rules-round = Eine Runde, gewertet
rules-round-1 = Vier Gebäude beim Aufdecken. Begehrt: { $first }, dann { $second }.
rules-round-award = { $award }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
rules-round-no-award = keine Auszeichnung

## Auszeichnungen
rules-awards = Auszeichnungen
rules-awards-1 = Die Gebäude kommen nach ihrer Wertung in eine Reihenfolge. Wie viele Auszeichnungen es gibt, hängt von der Personenzahl ab.
rules-awards-2 = Wer einen Gleichstand um eine Auszeichnung verliert, bleibt für die nächste im Rennen.
rules-awards-rank = Rang { $rank }
rules-awards-none = keine

## Gleichstand
rules-ties = Begehrt: wer einen Gleichstand gewinnt
rules-ties-1 = Das Gebäude mit mehr Würfeln aus dem ersten begehrten Material.
rules-ties-2 = Immer noch gleich: mehr Würfel aus dem zweiten.
rules-ties-3 = Immer noch gleich: wer von ihnen in dieser Runde zuletzt am Zug war.
rules-ties-4 = Das gilt für Auszeichnungen und für Preise.
rules-ties-example = In der Runde oben kommen { $loser } und { $winner } beide auf { $total }. { $first }: { $loserFirst } zu { $winnerFirst }. { $second }: { $loserSecond } zu { $winnerSecond }. Also liegt { $winner } vorn.

## Preise
rules-prizes = Preise
rules-prizes-1 = Jede Sorte wird höchstens einmal pro Runde vergeben und ist { $points } Punkte wert. Erfüllen mehrere Gebäude die Bedingung, entscheidet allein die Gleichstandsregel; die Bedingung zu übertreffen bringt nichts. Erfüllt sie keines, bekommt niemand den Preis.
rules-prizes-2 = Ein Gebäude kann mehrere Preise gewinnen, und auch eines ohne Auszeichnung kann einen bekommen.
rules-prize-skyscraper = ein Stapel aus { $count } oder mehr Würfeln
rules-prize-integrity = { $count } oder mehr Würfel mit gleicher Augenzahl
rules-prize-geometer = alle { $count } Augenzahlen
rules-prize-materials = { $count } oder mehr Würfel aus einem Material

## Die nächste Runde, das Ende
rules-next = Die nächste Runde
rules-next-1 = Die nächste Runde eröffnet, wer das Gebäude mit der niedrigsten Wertung hat. Teilen sich mehrere diese Wertung, beginnt, wer von ihnen am frühesten am Zug war.
rules-next-2 = Alle Würfel kommen zurück in den Beutel; es gibt neue Baupläne und neue begehrte Materialien.
rules-next-3 = Auszeichnungen und Preise werden offen vergeben und liegen dann verdeckt bis zum Schluss, außer der Tisch spielt mit offenen Punkten.
rules-end = Das Ende
rules-end-1 = Nach Runde { $rounds } gewinnt, wer die meisten Punkte aus Auszeichnungen und Preisen hat.
rules-end-2 = Bei Gleichstand entscheidet der Reihe nach, was folgt. Die französische Anleitung drückt es anders aus; wir lesen sie ebenso.
rules-end-prizes = mehr Preise
rules-end-gold = mehr Gold
rules-end-silver = mehr Silber
rules-end-bronze = mehr Bronze
rules-end-shared = sonst wird der Sieg geteilt
rules-end-example = Ein Beispiel

## Optionen
rules-options = Was ein Tisch wählen darf
rules-options-unplaceable = Würfel, die nirgends passen
rules-options-unplaceable-text = Du darfst sie absichtlich nehmen (Voreinstellung) oder nur, wenn kein Würfel im Vorrat passt.
rules-options-first = Wer beginnt
rules-options-first-text = Ein Platz oder das Los.
rules-options-points = Offene Punkte
rules-options-points-text = Gewonnene Punkte bleiben sichtbar oder werden erst am Ende gezeigt (Voreinstellung).
