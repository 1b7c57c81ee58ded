## Zurückgenommene Züge
take-back-title = Zug zurücknehmen
take-back-ask = Um Rücknahme bitten
take-back-key = Darum bitten, den letzten Zug zurückzunehmen (freie Spiele)
take-back-moment = Zurückgenommen
take-back-question =
    { $after ->
        [0] { $name } möchte den letzten Zug (Nummer { $n }) zurücknehmen. Bist du einverstanden?
        [one] { $name } möchte Zug Nummer { $n } zurücknehmen und damit auch den danach. Bist du einverstanden?
       *[other] { $name } möchte Zug Nummer { $n } zurücknehmen und damit auch die { $after } danach. Bist du einverstanden?
    }
take-back-others = { $name } möchte Zug Nummer { $n } zurücknehmen. Es fehlt noch die Antwort von { $names }.
take-back-waiting = Du hast gebeten, deinen Zug zurückzunehmen. Es fehlt noch die Antwort von { $names }.
take-back-question-short = { $name } möchte Zug { $n } zurück. Einverstanden?
take-back-waiting-short = Warten auf { $names }
take-back-yes = Ja
take-back-no = Nein
take-back-grant = Einverstanden
take-back-refuse = Ablehnen
take-back-withdraw = Doch nicht
take-back-refused =
    { $who ->
        [you] { $by } möchte das lieber nicht: Dein Zug bleibt stehen.
       *[other] { $by } möchte das lieber nicht: Der Zug von { $name } bleibt stehen.
    }
take-back-withdrawn =
    { $who ->
        [you] Dein Zug bleibt stehen.
       *[other] { $name } hat es sich anders überlegt: Der Zug bleibt stehen.
    }
take-back-lapsed =
    { $who ->
        [you] Nicht alle haben geantwortet, bevor es weiterging: Dein Zug bleibt stehen.
       *[other] Die Bitte von { $name } hat sich erledigt: Der Zug bleibt stehen.
    }
