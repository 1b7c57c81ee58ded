## Take-backs
take-back-title = A take-back
take-back-ask = Ask to take back
take-back-key = Ask to take back your last move (casual games)
take-back-moment = Taken back
take-back-question =
    { $after ->
        [0] { $name } would like to take back the last move (number { $n }). Do you agree?
        [one] { $name } would like to take back move number { $n }, and with it the one after it. Do you agree?
       *[other] { $name } would like to take back move number { $n }, and with it the { $after } after it. Do you agree?
    }
take-back-others = { $name } would like to take back move number { $n }. Still to answer: { $names }.
take-back-waiting = You asked to take your move back. Still to answer: { $names }.
take-back-question-short = { $name } wants move { $n } back. Agree?
take-back-waiting-short = Waiting for { $names }
take-back-yes = Yes
take-back-no = No
take-back-grant = Agree
take-back-refuse = Refuse
take-back-withdraw = Never mind
take-back-refused =
    { $who ->
        [you] { $by } would rather not: your move stays.
       *[other] { $by } would rather not: { $name }’s move stays.
    }
take-back-withdrawn =
    { $who ->
        [you] Your move stays.
       *[other] { $name } thought better of it: the move stays.
    }
take-back-lapsed =
    { $who ->
        [you] Not everybody answered before the game went on: your move stays.
       *[other] The question of { $name } has lapsed: the move stays.
    }
