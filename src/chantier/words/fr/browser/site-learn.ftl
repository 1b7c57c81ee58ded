## The tutorial of Men at Work
site-learn-title = Comment jouer à Men at Work
site-learn-opening = Votre premier chantier se prépare
site-learn-without = Continuer sans chantier
site-learn-places = Proposer des places

## At the table
site-learn-look-title = Faites le tour
site-learn-look =
    { $by ->
        [touch] Un doigt pour tourner autour du chantier, deux pour s’approcher. L’œil, en haut, donne des vues fixes.
       *[mouse] Glissez pour tourner autour du chantier, la molette rapproche. Les touches 1 à 5 montrent chaque côté, 0 ramène.
    }
site-learn-what-title = Quoi poser
site-learn-what = Le dos de la prochaine carte dit quoi. { $what }
site-learn-how-title = Comment le poser
site-learn-how = La carte d’avant dit comment. { $how }
site-learn-take-title = Prenez en main
site-learn-take = Choisissez dans la réserve. Une main tient une seule pièce à la fois.
site-learn-take-it = Prendre
site-learn-lead-title = Amenez au-dessus de sa place
site-learn-lead =
    { $by ->
        [touch] Glissez pour déplacer. Hauteur et rotation sont en bas ; deux doigts font les deux. Le trait pointillé montre ce qu’il y a dessous.
       *[mouse] La souris déplace, la molette monte et descend, Q et E tournent, Maj ralentit. Ou les flèches, Page haut et Page bas. Le trait pointillé montre ce qu’il y a dessous.
    }
site-learn-lower = Descendre pour moi
site-learn-release-title = Contact
site-learn-release = Chaque pastille verte est un vœu de la carte exaucé. Quand tout est bien posé, lâchez.
site-learn-rest-title = Retenez votre souffle
site-learn-rest = Rien ne compte avant que tout soit au repos. L’anneau tourne tant que quelque chose bouge.
site-learn-done-title = Bien posé
site-learn-done = Tout est comme la carte le veut, le crochet passe donc plus loin. Regardez la suite, ou continuez.
site-learn-more-title = Encore une
site-learn-more = Cette carte demande plus d’une pièce. Prenez la suivante, ou continuez la leçon.
site-learn-again-title = Pas encore comme la carte le veut
site-learn-again = Rien de grave : reprenez la pièce et corrigez. Ou continuez la leçon.
site-learn-slipped-title = Elle a glissé
site-learn-slipped = Elle n’a jamais fait partie du chantier, rien n’est perdu. Reprenez-la, ou continuez la leçon.
site-learn-accident-title = C’était un accident
site-learn-accident = Cela arrive à tout le monde. La suite dit ce que cela coûte.

## In the film
site-learn-fall-title = Une main pressée
site-learn-fall = Un autre chantier. Une poutre arrive trop bas. Suivez l’ouvrier des yeux.
site-learn-watch = Regarder
site-learn-certificate-title = Un casque sur la table
site-learn-certificate = Quelque chose est tombé du chantier sur la table : c’est un accident. Le tour s’arrête et un certificat est déchiré. Après le dernier, on est éliminé.
site-learn-watch-again = Revoir
site-learn-clear-title = D’abord ranger
site-learn-clear = La personne suivante remet ce qui traîne dans la réserve, puis construit. Ce qui est dessous, le crochet le tire.
site-learn-clear-up = Ranger
site-learn-rita-title = Chef Rita
site-learn-rita = Elle arrive après neuf cartes environ. Dès lors, qui a posé la pièce la plus haute à la fin du tour devient Ouvrier du mois.
site-learn-titles-title = La fin de la partie
site-learn-titles = { $two } titres gagnent à deux, { $three } à trois ou quatre, { $five } à cinq. La dernière personne avec un certificat gagne aussi. Si la réserve s’épuise, on compte les deux.

## The end
site-learn-end-title = Au travail
site-learn-end-text = Votre chantier attend tel que vous l’avez laissé. Continuez là, ou recommencez à neuf.
site-learn-end-text-without = La main se fait à l’ouvrage. Prenez place.
site-learn-end-slow =
    { $by ->
        [touch] Lentement, c’est sûrement : laissez « Descendre jusqu’au contact » faire les derniers millimètres.
       *[mouse] Lentement, c’est sûrement : tenez Maj pour les derniers millimètres, ou descendez d’une touche.
    }
site-learn-end-caught = Une chute que le chantier retient ne coûte rien. Un pilier qui bascule non plus.
site-learn-end-words =
    { $by ->
        [touch] Dans le menu, « Décrire le chantier » le dit en mots et propose des places.
       *[mouse] La touche L décrit le chantier en mots et propose des places.
    }
site-learn-play-on = Continuer la partie
site-learn-play = Jouer
site-learn-other = Apprendre Blueprints
site-learn-this = Apprendre Men at Work
