## What a device finds out about the dice while a table is open
dice-wrong-title = Mit den Ziehungen stimmt etwas nicht
dice-wrong-lead = Dein Gerät vergleicht, was der Server sagt, mit dem, was es aufgehoben hat. Das passt nicht zusammen:
dice-wrong-key-changed = Dieser Server signiert mit einem anderen Schlüssel als früher. Entweder wurde er neu eingerichtet, oder es ist nicht derselbe. Frag, wer ihn betreibt, bevor du dem neuen Schlüssel traust.
dice-wrong-steps-missing = Der Server signiert nicht, wie die Ziehungen dieses Tisches zustande kommen, obwohl er das an jedem Tisch muss.
dice-wrong-promises-missing = Das Spiel läuft, aber der Server zeigt die Versprechen nicht, die davor kommen mussten.
dice-wrong-promise-changed = Unter den Versprechen, die der Server zeigt, ist deines nicht das, was dein Gerät versprochen hat.
dice-wrong-reveal-too-early = Der Server verlangt das Salz deines Geräts, bevor die Versprechen aller gezeigt wurden. Dein Gerät behält es.
dice-wrong-began-again = Der Server kehrt zu einem Anfang zurück, über den er schon hinaus war; die Signaturen dazu hat dein Gerät aufgehoben.
dice-wrong-commitment-changed = Der Server zeigt eine andere Festlegung als die, die er vorher signiert hat. Vielleicht hat er sein Geheimnis vertauscht.
dice-wrong-promises-changed = Der Server zeigt andere Versprechen als die, die er vorher signiert hat.
dice-wrong-mix-changed = Nach Zug { $n } zeigt der Server andere Ziehungen als die, die er vorher signiert hat.
dice-wrong-mix-wrong =
    { $n ->
        [0] Die Ziehungen am Anfang folgen nicht aus dem, was die Geräte dazugegeben haben.
       *[other] Die Ziehungen nach Zug { $n } folgen nicht aus dem, was die Geräte dazugegeben haben.
    }
dice-wrong-went-back = Der Server hatte schon spätere Züge signiert und sagt jetzt, Zug { $n } sei der letzte gewesen.
dice-wrong-signature-wrong = Eine Signatur ist falsch: Was gezeigt wurde, stammt nicht von dem Server, dessen Schlüssel dein Gerät aufhebt.
dice-kept = Schlüssel bisher
dice-came = Schlüssel jetzt
dice-evidence = Was der Server signiert hat, ist auf diesem Gerät aufgehoben. Speichere die Quittung: Zusammen mit der Aufzeichnung des Spiels kann jeder sie prüfen.
dice-save = Quittung speichern
dice-go-on = Trotzdem weiterspielen
dice-trust = Dem neuen Schlüssel trauen
dice-show = Was ist es?
dice-stopped = Es wurde nichts gespielt: Mit den Ziehungen stimmt etwas nicht. Sag erst, ob du trotzdem weiterspielen willst.
dice-unchecked = Die Signaturen des Servers konnten in diesem Browser nicht geprüft werden. Seine Versprechen werden trotzdem verglichen.
dice-chain-lost =
    { $who ->
        [you] Du spielst ohne das Gerät, das am Anfang versprochen hat: Ab jetzt fügen deine Züge den Ziehungen nichts Neues hinzu.
       *[other] { $name } spielt ohne das Gerät, das am Anfang versprochen hat: Diese Züge geben ab jetzt nichts Neues zu den Ziehungen.
    }
