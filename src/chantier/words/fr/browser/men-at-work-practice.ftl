## A site of one’s own
practice-title = Votre chantier
practice-tools = Chantier
practice-now = Prenez n’importe quelle pièce, dans la réserve ou sur le chantier
practice-empty = Rien de bâti pour l’instant. Prenez un pilier pour commencer
practice-fell = Chute : { $piece } a atterri sur { $onto }. À une table, ce serait un accident ; ici, il suffit d’annuler
practice-busy = Attendez que la main soit vide et que le chantier se soit immobilisé.
practice-close = Fermer
practice-kept = Ce que vous avez bâti est gardé sur cet appareil. En attendant, vous pouvez le regarder, annuler, enregistrer et partager.

## Steps
practice-undo = Annuler
practice-redo = Rétablir
practice-undo-none = Il n’y a rien à annuler.
practice-redo-none = Il n’y a rien à rétablir.
practice-undone =
    { $count ->
        [0] Annulé. C’est la première étape.
        [one] Annulé. { $count } étape avant celle-ci.
       *[other] Annulé. { $count } étapes avant celle-ci.
    }
practice-redone =
    { $count ->
        [0] Rétabli. C’est la dernière étape.
        [one] Rétabli. { $count } étape après celle-ci.
       *[other] Rétabli. { $count } étapes après celle-ci.
    }

## Another site
practice-new = Nouveau chantier
practice-new-note = « Annuler » fait revenir le chantier actuel.
practice-empty-site = vide
practice-crane = Avec la grue
practice-box = Dans la boîte
practice-rim = La grue sur un coin du rebord
practice-begin = Commencer
practice-keep = Garder celui-ci
practice-clear = Vider le chantier

## Pieces
practice-pieces = Pièces du chantier
practice-take = Prendre
practice-remove = À la réserve

## Saved on this device
practice-sites = Chantiers enregistrés
practice-sites-none = Rien d’enregistré sur cet appareil pour l’instant.
practice-name = Nom de ce chantier
practice-name-missing = Donnez d’abord un nom au chantier.
practice-save = Enregistrer
practice-replace = Remplacer
practice-saved = Enregistré : { $name }
practice-save-failed = Cet appareil ne garde plus rien. Supprimez un chantier enregistré ou partagez celui-ci par un lien.
practice-open = Ouvrir
practice-forget = Supprimer

## Shared by link
practice-share = Partager ce chantier
practice-share-short = Partager
practice-share-title = Un chantier à poursuivre
practice-share-text = Qui ouvre ce lien reçoit une copie du chantier et peut continuer à bâtir. Le lien contient le chantier lui-même ; rien n’est enregistré ailleurs.
practice-link = Lien
practice-link-broken = Ce lien ne contient pas un chantier entier. Il a peut-être été coupé : copiez-le encore une fois, du début à la fin.
practice-link-newer = Ce lien vient d’une version plus récente. Rechargez la page, puis ouvrez le lien de nouveau.

## Ways to it
practice-way = Votre chantier
practice-way-note = Essayez toutes les pièces, annulez tout : rien ne compte.
