shell-skip = Aller au contenu
shell-guest = Invité
shell-offline-short = Le serveur ne répond pas. Nouvel essai sous peu.
shell-lost-title = Rien n’est bâti ici
shell-lost-text = Il n’y a pas de page à cette adresse.
shell-to-home = Vers l’entrée
