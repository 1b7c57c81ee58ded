## Friends
friends-title = Freunde
friends-lead = Freunde sehen, ob du da bist und an welchem öffentlichen Tisch.
friends-offered = { $name } möchte mit dir befreundet sein.
friends-accept = Freundschaft annehmen
friends-made = Du und { $name } seid jetzt befreundet.
friends-invitations = Einladungen
friends-invites = { $name } lädt dich ein: { $game }
friends-to-table = Zum Tisch
friends-decline = Jetzt nicht
friends-decline-this = Jetzt nicht: die Einladung von { $name }
friends-list = Deine Freunde
friends-none = Noch niemand. Schick jemandem einen Link.
friends-here = da
friends-away = nicht da
friends-at-table = an einem Tisch: { $game }
friends-profile-of = Profil von { $name }
friends-part-from = { $name } aus deinen Freunden entfernen
friends-new = Ein neuer Freund
friends-new-text = Wer deinen Link öffnet, kann dein Freund werden, eine Woche lang. Ein neuer Link ersetzt den alten.
friends-make-link = Link erstellen
friends-qr = QR-Code des Links zur Freundschaft
friends-blocked = Blockiert
friends-invite-title = Freunde einladen
friends-invite = Einladen
friends-invite-named = { $name } einladen
friends-invited = Eingeladen
friends-invited-here = { $name } sieht die Einladung jetzt.
friends-invited-away = { $name } erfährt es auf dem selbst gewählten Weg.
friends-more =
    { $count ->
        [one] Noch ein Freund
       *[other] Noch { $count } Freunde
    }
people-players = Am Tisch
people-profile-apart = Profil von { $name }, in einem neuen Tab
