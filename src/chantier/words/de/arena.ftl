# Die Arena: ihr Befehl, ihre Tabelle im Terminal und ihr Bericht.

## Hilfe
metavar-numbers = ZAHLEN
help-arena = Bots gegeneinander spielen lassen, sie einstufen und einen Bericht schreiben.
help-arena-bots = Die Bots, durch Kommas getrennt: { $known }. Sonst alle des Spiels.
help-arena-seats = Anzahl der Plätze oder mehrere Zahlen, durch Kommas getrennt.
help-arena-games = Wie viele Partien mindestens; die letzte Auslosung wird immer ganz gespielt.
help-engine = Wo gespielt wird: local (Prozesse auf diesem Rechner) oder ray (ein Ray-Cluster).
help-cluster-address = Die Adresse eines Ray-Clusters, mit ihrem Port; sonst startet Ray auf dieser Maschine.
help-arena-out = Der Ordner für Ergebnisse und Bericht.
help-arena-resume = Mit den Ergebnissen weitermachen, die im Ordner liegen.
examples-arena =
    Beispiele:
    
    chantier arena blueprints --bots builder,greedy,uniform --seats 2,4 --games 200 --out contest
    
    chantier arena blueprints --bots builder,greedy,greedy,greedy --seats 4 --workers 2
    
    chantier arena men-at-work --bots master,apprentice --games 20 --workers 2 --out site --resume

## Absagen
too-few-to-compare = Zum Vergleichen braucht es mindestens zwei verschiedene Bots, nicht { $came }.
company-of-wrong-size = Ein Bot, der zweimal genannt ist, belegt zwei Plätze; für { $seats } Plätze müssen also genau { $seats } Bots genannt sein, nicht { $came }.
address-needs-ray = Die Adresse eines Clusters braucht --engine ray.
unknown-engine = Die Engine „{ $came }“ gibt es nicht; es gibt { $known }.
resume-needs-out = --resume macht mit Ergebnissen in einem Ordner weiter; nenne ihn mit --out.
results-exist = { $path } gibt es schon; mach mit --resume damit weiter oder nenne einen anderen Ordner.
results-in-use = Eine andere Arena schreibt gerade in { $path }; warte auf sie oder halte sie an.
results-of-another-contest = In { $path } liegen die Ergebnisse eines anderen Turniers: Spiel, Optionen, Bots, Plätze und Startwert müssen gleich sein.
results-out-of-order = { $path }, Zeile { $line }: Das ist nicht die Partie, die in diesem Turnier hier steht.
ray-missing = Die Engine ray braucht Ray, das nicht installiert ist; so installierst du es: { $command }
ray-does-not-start = Ray startet nicht: { $reason }

## Im Terminal
arena-progress = Es wird gespielt
arena-stopped = Angehalten nach { $done } von { $games } Partien. Ohne --out bleibt nichts davon.
arena-stopped-kept = Angehalten nach { $done } von { $games } Partien; was gespielt ist, liegt in { $path }. So geht es weiter: { $command }
arena-written = Ergebnisse und Bericht liegen in { $path }.
arena-title =
    { $deals ->
        [one] { $games } Partien mit 1 Auslosung
       *[other] { $games } Partien mit { $deals } Auslosungen
    }
arena-bot = Bot
arena-rating = Wertung
arena-interval = 95-%-Intervall
arena-skill = openskill
arena-wins-of = Siege zu { $seats }

## Statistiken, die nur in Berichten stehen
statistic-acts = Handgriffe
statistic-accidents = Unfälle
statistic-height = Höchstes Teil, mm
statistic-safe = Ohne Unfall

## Der Bericht
report-of-any = { $title }: wer am stärksten ist
report-of-blueprints = Blueprints: wer am stärksten ist
report-of-men-at-work = Men at Work: wer am stärksten ist
report-lead = { $bots } Bots, { $games } Partien aus { $deals } Auslosungen, an Tischen zu { $seats }. Vorn liegt { $first }, { $gap } Punkte vor { $second }.
report-setup = Startwert { $seed }; { $options }.
report-at = { $seats } Plätze
report-seat = Platz { $seat }
report-and = { $some } und { $last }
report-number = { $number }
report-tenths = { NUMBER($number, minimumFractionDigits: 1) }
report-share = { NUMBER($share, minimumFractionDigits: 1) } %
report-times = Mal
report-all-and = alle · { $bot }
report-ratings = Wertungen
report-ratings-how = Eine Skala wie die von Elo: Das Mittel ist 1500, und 400 Punkte mehr bedeuten die zehnfache Chance, vor dem anderen zu landen. An jedem Tisch werden je zwei Bots nach ihren Rängen verglichen. Das 95-%-Intervall kommt aus tausend neuen Ziehungen ganzer Auslosungen; unter zehn Auslosungen gibt es keines. Daneben steht openskill nach allen Partien in ihrer Reihenfolge, und wie unsicher es noch ist.
report-pairs = Direkter Vergleich
report-pairs-how = Wie oft der Bot der Zeile vor dem Bot der Spalte landete, mit Wilsons 95-%-Intervall. Ein Gleichstand zählt halb.
report-wins = Siege
report-wins-how = Der Anteil der Siege an allen Plätzen, auf denen der Bot saß, mit Wilsons 95-%-Intervall; ein geteilter Sieg zählt anteilig. Die gestrichelte Linie ist der gleiche Anteil für alle.
report-points = Punkte
report-points-how = Wie oft ein Bot mit so vielen Punkten endete. Die gestrichelte Linie ist sein Mittel, die Zahl am rechten Rand.
report-seats = Plätze
report-seats-how = Wie oft jeder Platz gewann, egal wer dort saß. Weil jeder Bot gleich oft auf jedem Platz sitzt, kommt vom Platz selbst, was von der gestrichelten Linie abweicht.
report-means-how = Das Mittel je Partie, mit seinem 95-%-Intervall.
report-dice = Gleiches Glück für alle
report-dice-how = In jeder Auslosung spielen alle Zusammenstellungen von Bots mit den gleichen Würfeln und Karten, soweit das Spiel es zulässt, einmal in jeder Drehung der Plätze: Ein Platz mit Glück hilft allen gleich oft. Derselbe Befehl gibt dieselben Partien, egal wie viele Prozesse sich die Arbeit teilen:
chapter-buildings = Gebäude
chapter-awards = Auszeichnungen
chapter-prizes = Preise
chapter-safety = Sicherheit
chapter-heights = Höhen
chapter-length = Länge
subjects-blueprints = Bauplan für Bauplan
subjects-blueprints-how = Die schwersten zuerst: was die Gebäude auf jedem Bauplan brachten und wie viele ihm bis zum Bonus folgten. Der Punkt gilt für alle, mit seinem 95-%-Intervall; der Ring für { $bot } allein.
subjects-men-at-work = Anweisung für Anweisung
subjects-men-at-work-how = Die gefährlichsten zuerst: wie viele Züge ohne Unfall blieben und wie viele Handgriffe sie brauchten. Der Punkt gilt für alle, mit seinem 95-%-Intervall; der Ring für { $bot } allein.
