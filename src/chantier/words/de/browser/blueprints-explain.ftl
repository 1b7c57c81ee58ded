## Erklärungen, was zählt und was zu gewinnen ist: beim Zeigen, beim Fokus oder beim Tippen
explain-total = Was dein Gebäude jetzt zählt. Die Wertung reiht die Gebäude für die Auszeichnungen; Punkte sind das noch nicht.
explain-wood = Jeder Holzwürfel zählt 2 für jeden Würfel, der ihn mit einer ganzen Seite berührt, neben, über oder unter ihm, egal aus welchem Material.
explain-recycled = Die Recyclingwürfel zählen gemeinsam, je nach Anzahl: 2, 5, 10, 15, 20, 30.
explain-stone = Jeder Steinwürfel zählt nach seiner Ebene: 2 am Boden, 3 auf der zweiten, 5 auf der dritten, 8 ab der vierten.
explain-glass = Jeder Glaswürfel zählt den Wert, den er zeigt, auch wenn andere Würfel darauf liegen.
explain-bonus = { $points } dazu, wenn jedes Feld genau die geplante Höhe hat. Du darfst anders bauen: Es ist ein Plan, keine Grenze.
explain-prize-skyscraper = Hochhaus: ein Stapel aus mindestens fünf Würfeln. { $points } Punkte; erfüllen es mehrere, entscheiden die begehrten Materialien.
explain-prize-integrity = Strukturelle Integrität: mindestens vier Würfel mit demselben Wert. { $points } Punkte; erfüllen es mehrere, entscheiden die begehrten Materialien.
explain-prize-geometer = Geometrie: alle sechs Werte, 1 bis 6. { $points } Punkte; erfüllen es mehrere, entscheiden die begehrten Materialien.
explain-prize-materials = Material: mindestens fünf Würfel aus einem Material. { $points } Punkte; erfüllen es mehrere, entscheiden die begehrten Materialien.
explain-award =
    { $award }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, nach dem Rang der Wertung: Zu zweit bekommt das beste Gebäude Silber, zu dritt die besten zwei Gold und Silber, zu viert die besten drei Gold, Silber und Bronze.
