## Coups repris
take-back-title = Reprise d’un coup
take-back-ask = Demander à reprendre
take-back-key = Demander à reprendre votre dernier coup (parties amicales)
take-back-moment = Coup repris
take-back-question =
    { $after ->
        [0] { $name } voudrait reprendre son dernier coup (numéro { $n }). Vous êtes d’accord ?
        [one] { $name } voudrait reprendre son coup numéro { $n }, et avec lui celui qui a suivi. Vous êtes d’accord ?
       *[other] { $name } voudrait reprendre son coup numéro { $n }, et avec lui les { $after } qui ont suivi. Vous êtes d’accord ?
    }
take-back-others = { $name } voudrait reprendre son coup numéro { $n }. On attend la réponse de { $names }.
take-back-waiting = Vous avez demandé à reprendre votre coup. On attend la réponse de { $names }.
take-back-question-short = { $name } voudrait reprendre le coup { $n }. D’accord ?
take-back-waiting-short = En attente de { $names }
take-back-yes = Oui
take-back-no = Non
take-back-grant = D’accord
take-back-refuse = Refuser
take-back-withdraw = Tant pis
take-back-refused =
    { $who ->
        [you] { $by } préfère que non : votre coup reste joué.
       *[other] { $by } préfère que non : le coup de { $name } reste joué.
    }
take-back-withdrawn =
    { $who ->
        [you] Votre coup reste joué.
       *[other] { $name } a changé d’avis : le coup reste joué.
    }
take-back-lapsed =
    { $who ->
        [you] Tout le monde n’a pas répondu avant la suite de la partie : votre coup reste joué.
       *[other] La demande de { $name } n’est plus valable : le coup reste joué.
    }
