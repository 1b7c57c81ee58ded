## Zurückgenommene Züge
taken-back =
    { $who ->
        [you] Du hast deinen Zug zurückgenommen; alle waren einverstanden.
       *[other] { $name } hat einen Zug zurückgenommen; alle waren einverstanden.
    }
