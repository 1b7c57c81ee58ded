## What a device finds out about the dice while a table is open
dice-wrong-title = Quelque chose ne va pas avec les tirages
dice-wrong-lead = Votre appareil compare ce que dit le serveur avec ce qu’il a gardé. Ceci ne concorde pas :
dice-wrong-key-changed = Ce serveur signe avec une autre clé qu’avant. Ou bien il a été réinstallé, ou bien ce n’est plus le même. Demandez à qui s’en occupe avant de faire confiance à la nouvelle clé.
dice-wrong-steps-missing = Le serveur ne signe pas la façon dont naissent les tirages de cette table, alors qu’il le doit à chaque table.
dice-wrong-promises-missing = La partie est en cours, mais le serveur ne montre pas les promesses qui devaient la précéder.
dice-wrong-promise-changed = Parmi les promesses que montre le serveur, la vôtre n’est pas celle de votre appareil.
dice-wrong-reveal-too-early = Le serveur demande le sel de votre appareil avant que les promesses de tous aient été montrées. Votre appareil le garde.
dice-wrong-began-again = Le serveur revient à un début qu’il avait déjà dépassé, signatures à l’appui : votre appareil les a gardées.
dice-wrong-commitment-changed = Le serveur montre un autre engagement que celui qu’il avait signé. Il a peut-être changé de secret.
dice-wrong-promises-changed = Le serveur montre d’autres promesses que celles qu’il avait signées.
dice-wrong-mix-changed = Après le coup { $n }, le serveur montre d’autres tirages que ceux qu’il avait signés.
dice-wrong-mix-wrong =
    { $n ->
        [0] Les tirages du début ne découlent pas de ce que les appareils ont ajouté.
       *[other] Les tirages après le coup { $n } ne découlent pas de ce que les appareils ont ajouté.
    }
dice-wrong-went-back = Le serveur avait signé des coups plus récents, et dit maintenant que le coup { $n } était le dernier.
dice-wrong-signature-wrong = Une signature est fausse : ce qui a été montré ne vient pas du serveur dont votre appareil garde la clé.
dice-kept = Clé jusqu’ici
dice-came = Clé maintenant
dice-evidence = Ce que le serveur a signé est gardé sur cet appareil. Enregistrez le reçu : avec l’enregistrement de la partie, chacun peut le vérifier.
dice-save = Enregistrer le reçu
dice-go-on = Continuer quand même
dice-trust = Faire confiance à la nouvelle clé
dice-show = De quoi s’agit-il ?
dice-stopped = Rien n’a été joué : quelque chose ne va pas avec les tirages. Dites d’abord si vous voulez continuer quand même.
dice-unchecked = Les signatures du serveur n’ont pas pu être vérifiées dans ce navigateur. Ses promesses sont comparées quand même.
dice-chain-lost =
    { $who ->
        [you] Vous jouez sans l’appareil qui avait promis au début : désormais vos coups n’ajoutent plus rien aux tirages.
       *[other] { $name } joue sans l’appareil qui avait promis au début : désormais ces coups n’ajoutent plus rien aux tirages.
    }
