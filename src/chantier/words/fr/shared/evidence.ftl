## What is found out about the dice of the second form, by `chantier verify` and by the pages alike
evidence-and-format = L’enregistrement est au format { $format }, mais ses preuves n’y correspondent pas.
evidence-malformed = Les preuves de cet enregistrement ne sont pas écrites comme il faut : { $field }.
signature-wrong =
    { $step ->
        [commitment] L’engagement de cet enregistrement n’est pas signé par son serveur.
        [promises] Les promesses de cet enregistrement ne sont pas signées par son serveur.
        [start] Le début de cet enregistrement n’est pas signé par son serveur.
       *[newest] Le dernier coup de cet enregistrement n’est pas signé par son serveur.
    }
salt-of-a-bot = La place { $seat } est celle d’un robot, mais quelque chose a été ajouté aux tirages en son nom. Les robots n’ajoutent rien : le serveur aurait pu le choisir.
salt-without-promise = La place { $seat } a un sel qui n’avait pas été promis avant que les autres soient connus.
salt-left-out = Le sel de la personne à la place { $seat } n’a pas été mêlé aux tirages.
salt-breaks-promise = Le sel de la place { $seat } n’est pas celui qui était promis.
chain-link-of-nobody = Le coup { $n } a ouvert un maillon, mais aucune personne munie d’une chaîne ne l’a joué.
chain-link-left-out = La personne à la place { $seat } a joué le coup { $n }, mais aucun maillon de sa chaîne n’a été ouvert avec lui.
chain-link-breaks-promise = Le coup { $n } a ouvert un maillon qui n’est pas de la chaîne promise par la place { $seat }.
receipt-malformed = Ce n’est pas un reçu ; il fallait ce qu’un appareil a gardé d’une seule table.
receipt-not-signed = Le reçu contient quelque chose que son serveur n’a pas signé : il ne prouve rien.
receipt-of-another-table = Le reçu parle d’une table dont l’enregistrement n’est pas dans ce fichier.
receipt-contradicts-itself = Le reçu contient deux déclarations du serveur sur la même étape, et elles diffèrent. Le serveur a signé les deux : c’est une preuve contre lui, quoi que dise l’enregistrement.
receipt-by-another-key = Le reçu et l’enregistrement sont signés avec des clés différentes. L’un des deux n’est pas du serveur annoncé.
receipt-of-another-attempt = Le reçu montre une partie signée à l’essai { $attempt } de cette table, et l’enregistrement une autre. Le serveur a signé les deux.
receipt-contradicts =
    { $step ->
        [commitment] Le reçu montre un autre engagement que l’enregistrement. Le serveur a signé les deux : le secret a été échangé.
        [promises] Le reçu montre d’autres promesses que l’enregistrement. Le serveur a signé les deux : les promesses ont été changées après coup.
       *[mix] Le reçu montre d’autres tirages après le coup { $n } que l’enregistrement. Le serveur a signé les deux : des sels ou des maillons ont été changés après coup.
    }
