## What is found out about the dice of the second form, by `chantier verify` and by the pages alike
evidence-and-format = Die Aufzeichnung hat das Format { $format }, aber ihre Belege passen nicht dazu.
evidence-malformed = Die Belege in dieser Aufzeichnung sind nicht so geschrieben, wie sie sein müssen: { $field }.
signature-wrong =
    { $step ->
        [commitment] Die Festlegung in dieser Aufzeichnung ist nicht von ihrem Server signiert.
        [promises] Die Versprechen in dieser Aufzeichnung sind nicht von ihrem Server signiert.
        [start] Der Beginn in dieser Aufzeichnung ist nicht von ihrem Server signiert.
       *[newest] Der letzte Zug in dieser Aufzeichnung ist nicht von ihrem Server signiert.
    }
salt-of-a-bot = Auf Platz { $seat } sitzt ein Bot, aber in seinem Namen wurde etwas zu den Ziehungen gegeben. Bots geben nichts dazu: Der Server hätte es aussuchen können.
salt-without-promise = Platz { $seat } hat ein Salz, das nicht versprochen war, bevor man die anderen kannte.
salt-left-out = Das Salz der Person auf Platz { $seat } wurde bei den Ziehungen weggelassen.
salt-breaks-promise = Das Salz von Platz { $seat } ist nicht das versprochene.
chain-link-of-nobody = Mit Zug { $n } wurde ein Glied geöffnet, aber niemand mit einer Kette hat ihn gemacht.
chain-link-left-out = Die Person auf Platz { $seat } hat Zug { $n } gemacht, aber kein Glied ihrer Kette wurde damit geöffnet.
chain-link-breaks-promise = Mit Zug { $n } wurde ein Glied geöffnet, das nicht aus der Kette stammt, die Platz { $seat } versprochen hat.
receipt-malformed = Das ist keine Quittung; erwartet wird, was ein Gerät über einen Tisch gespeichert hat.
receipt-not-signed = Die Quittung enthält etwas, das ihr Server nicht signiert hat, und beweist deshalb nichts.
receipt-of-another-table = Die Quittung handelt von einem Tisch, dessen Aufzeichnung nicht in dieser Datei steht.
receipt-contradicts-itself = Die Quittung enthält zwei Aussagen des Servers über denselben Schritt, und sie sind verschieden. Der Server hat beide signiert: Das ist ein Beweis gegen ihn, was auch immer die Aufzeichnung sagt.
receipt-by-another-key = Quittung und Aufzeichnung sind mit verschiedenen Schlüsseln signiert. Eine von beiden stammt nicht von dem Server, von dem sie sein soll.
receipt-of-another-attempt = Die Quittung zeigt eine signierte Partie im Anlauf { $attempt } an diesem Tisch, die Aufzeichnung eine andere. Der Server hat beide signiert.
receipt-contradicts =
    { $step ->
        [commitment] Die Quittung zeigt eine andere Festlegung als die Aufzeichnung. Der Server hat beide signiert: Das Geheimnis wurde ausgetauscht.
        [promises] Die Quittung zeigt andere Versprechen als die Aufzeichnung. Der Server hat beide signiert: Die Versprechen wurden nachträglich geändert.
       *[mix] Die Quittung zeigt nach Zug { $n } andere Ziehungen als die Aufzeichnung. Der Server hat beide signiert: Salze oder Glieder wurden nachträglich geändert.
    }
