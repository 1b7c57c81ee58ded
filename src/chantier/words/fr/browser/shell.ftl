shell-skip = Aller au contenu
shell-guest = Invité
shell-waiting = Un instant
shell-lost-title = Rien n’est bâti ici
shell-lost-text = Il n’y a pas de page à cette adresse.
shell-to-home = Retour à l’accueil

## When the server is away
shell-offline-short = Le serveur ne répond pas. Nouvel essai sous peu.
shell-offline-title = Connexion perdue
shell-offline-text = Le serveur ne répond pas.
shell-offline-again =
    { $seconds ->
        [0] Nouvel essai en cours.
        [one] Nouvel essai dans { $seconds } seconde.
       *[other] Nouvel essai dans { $seconds } secondes.
    }
shell-offline-try = Réessayer

shell-broken-title = Cette page ne s’est pas chargée
shell-broken-text = Le serveur répond, mais une partie de la page manque.
shell-broken-again = Recharger

## The menu
shell-menu = Menu
shell-menu-home = Accueil
shell-menu-games = Mes parties
shell-menu-learn = Apprendre à jouer
shell-menu-rules-blueprints = Règles de Blueprints
shell-menu-rules-men-at-work = Règles de Men at Work
shell-menu-check = Vérifier les tirages
shell-menu-me = Vous et cet appareil
shell-language = Langue
shell-theme = Apparence
shell-theme-light = Jour
shell-theme-dark = Nuit
shell-theme-system = Système
shell-to-light = Passer en mode jour
shell-to-dark = Passer en mode nuit
shell-sound = Son
shell-sound-on = Activer le son
shell-sound-off = Couper le son
shell-vibration = Vibrations
shell-speed = Animations
shell-speed-normal = Normales
shell-speed-fast = Rapides
shell-speed-none = Aucune
shell-confirm = Confirmer avant de jouer

## Bots: a name for each chair, and how well they play
shell-you = Vous
shell-level-uniform = Rêveur
shell-level-dabbler = Tranquille
shell-level-novice = Débutant
shell-level-greedy = Solide
shell-level-builder = Redoutable
shell-level-planner = Rusé
shell-level-architect = Architecte
shell-level-note-blueprints-uniform = Prend n’importe quel dé qui peut être posé, sans réfléchir.
shell-level-note-blueprints-dabbler = Compte ce qu’un dé rapporte sur le moment, et se trompe souvent. Bien pour une première partie.
shell-level-note-blueprints-novice = Compte ce qu’un dé rapporte sur le moment, et se trompe parfois.
shell-level-note-blueprints-greedy = Prend ce qui rapporte le plus tout de suite.
shell-level-note-blueprints-builder = Pense au plan et aux prix à venir.
shell-level-note-blueprints-planner = Joue plusieurs fois la fin de la manche dans sa tête avant de prendre un dé.
shell-level-note-blueprints-architect = Joue des milliers de fois la fin de la manche, avec tout ce que vous cachez peut-être.
shell-level-apprentice = Apprenti
shell-level-journeyman = Compagnon
shell-level-master = Maître
shell-level-note-men-at-work-uniform = Lâche les pièces n’importe où. Ne tiendra pas longtemps.
shell-level-note-men-at-work-apprentice = Regarde, puis pose. La main glisse encore.
shell-level-note-men-at-work-journeyman = Une main plus sûre, et un essai ou deux avant. Réfléchit un instant.
shell-level-note-men-at-work-master = Essaie tout d’avance et ne glisse presque jamais. Prend son temps.
