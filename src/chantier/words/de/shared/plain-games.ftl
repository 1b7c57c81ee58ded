### Kleine Spiele ohne eigenen Bildschirm und ohne eigene Seite

plain-player = Person { $number }
plain-prompt = ein Zug von 1 bis { $last } (? = Hilfe, q = Beenden):
plain-help = Tippe die Nummer eines Zuges aus der Liste. q hört auf; das Spiel ist gespeichert.
plain-won = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
view-impossible = Diese Ansicht kann keine dieses Spiels sein.
not-encodable = „{ $where }“ lässt sich nicht in Zahlen fassen: Zahlen brauchen Grenzen (ge, le), Listen eine größte Länge (max_length).
words-missing = In seinen Sätzen fehlt „{ $name }“ ({ $file }).
words-not-theirs = „{ $came }“ ist kein Satz dieses Spiels: Jeder Schlüssel enthält „{ $game }“.
