## Ein Bot auf dem eigenen Platz
stand-in-now = Ein Bot springt für dich ein: Deine Zeit ist um. Du bekommst den Platz zurück, sobald wieder Zeit da ist.
stand-in-now-for =
    { $count ->
        [one] Ein Bot springt für { $names } ein: Die Zeit ist um.
       *[other] Bots springen für { $names } ein: Die Zeit ist um.
    }
stand-in-over = Ein Bot ist für dich eingesprungen, als du weg warst. Du hast deinen Platz wieder.
stand-in-over-for =
    { $count ->
        [one] Ein Bot ist für { $names } eingesprungen. Der Platz ist wieder besetzt.
       *[other] Bots sind für { $names } eingesprungen. Die Plätze sind wieder besetzt.
    }
