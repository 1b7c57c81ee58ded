## Friends
friends-title = Amis
friends-lead = Vos amis voient si vous êtes là, et à quelle table publique.
friends-offered = { $name } aimerait être ami avec vous.
friends-accept = Devenir amis
friends-made = Vous et { $name } êtes amis maintenant.
friends-invitations = Invitations
friends-invites = { $name } vous invite : { $game }
friends-to-table = À la table
friends-decline = Pas maintenant
friends-decline-this = Pas maintenant : l’invitation de { $name }
friends-list = Vos amis
friends-none = Personne pour l’instant. Envoyez un lien à quelqu’un.
friends-here = présent
friends-away = absent
friends-at-table = à une table : { $game }
friends-profile-of = Profil de { $name }
friends-part-from = Retirer { $name } de vos amis
friends-new = Un nouvel ami
friends-new-text = Qui ouvre votre lien peut devenir votre ami, pendant une semaine. Un nouveau lien remplace l’ancien.
friends-make-link = Créer un lien
friends-qr = Code QR du lien pour devenir amis
friends-blocked = Bloqués
friends-invite-title = Inviter des amis
friends-invite = Inviter
friends-invite-named = Inviter { $name }
friends-invited = Invitation envoyée
friends-invited-here = { $name } voit l’invitation maintenant.
friends-invited-away = { $name } reçoit l’invitation par le moyen de son choix.
friends-more =
    { $count ->
        [one] Un autre ami
       *[other] { $count } autres amis
    }
people-players = À la table
people-profile-apart = Profil de { $name }, dans un nouvel onglet
