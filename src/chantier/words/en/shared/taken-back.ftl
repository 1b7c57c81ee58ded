## Take-backs
taken-back =
    { $who ->
        [you] You took your move back; everybody agreed.
       *[other] { $name } took a move back; everybody agreed.
    }
