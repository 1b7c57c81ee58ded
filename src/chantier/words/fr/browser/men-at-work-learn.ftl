## The tutorial of Men at Work
site-learn-title = Comment jouer à Men at Work
site-learn-opening = Votre premier chantier se prépare
site-learn-without = Continuer sans chantier
site-learn-places = Proposer des emplacements

## At the table
site-learn-look-title = Faites le tour
site-learn-look =
    { $by ->
        [touch] Un doigt à côté des pièces pour tourner autour du chantier, deux pour s’approcher. L’œil, en haut, donne des vues fixes.
       *[mouse] Faites glisser pour tourner autour du chantier, tournez la molette pour vous approcher. Les touches 1 à 5 montrent chaque côté, 0 ramène.
    }
site-learn-what-title = Quoi poser
site-learn-what = Le dos de la prochaine carte dit quoi. { $what }
site-learn-how-title = Comment le poser
site-learn-how = La carte d’avant dit comment. { $how }
site-learn-take-title = Prenez la pièce en main
site-learn-take =
    { $by ->
        [touch] Faites-la glisser de la réserve sur le chantier, ou touchez-la. Une main tient une seule pièce à la fois.
       *[mouse] Faites-la glisser de la réserve sur le chantier, ou cliquez dessus. Une main tient une seule pièce à la fois.
    }
site-learn-take-it = Prendre
site-learn-wait-title = Quelqu’un d’autre travaille
site-learn-wait = Dès que c’est de nouveau à vous, prenez une pièce. Ou continuez la leçon.
site-learn-tidy-title = D’abord, nettoyez
site-learn-tidy = Quelque chose traîne. Remettez-le dans la réserve, puis prenez une pièce. Ou continuez la leçon.
site-learn-lead-title = Amenez-la au-dessus de son emplacement
site-learn-lead =
    { $by ->
        [touch] Posez un doigt sur la pièce et faites-la glisser ; levez le doigt, elle attend là. Hauteur et rotation sont en bas. Le trait pointillé montre ce qu’il y a dessous.
       *[mouse] Appuyez sur la pièce et faites-la glisser ; relâchez le bouton, elle attend là. La molette la monte et la descend, Q et E la tournent. Ou les flèches, Page préc. et Page suiv. Le trait pointillé montre ce qu’il y a dessous.
    }
site-learn-lower = Descendre pour moi
site-learn-release-title = Contact
site-learn-release =
    { $by ->
        [touch] Chaque pastille verte est une condition de la carte déjà remplie. Quand tout est bien posé, touchez « Lâcher ».
       *[mouse] Chaque pastille verte est une condition de la carte déjà remplie. Quand tout est bien posé, lâchez avec le bouton ou la barre d’espace.
    }
site-learn-rest-title = Retenez votre souffle
site-learn-rest = Rien ne compte avant que tout soit au repos. L’anneau tourne tant que quelque chose bouge.
site-learn-done-title = Bien posé
site-learn-done = Tout est comme la carte le demande : le crochet passe donc à la personne suivante. Regardez la suite, ou continuez.
site-learn-more-title = Encore une
site-learn-more = Cette carte demande plus d’une pièce. Prenez la suivante, ou continuez la leçon.
site-learn-again-title = Pas encore comme la carte le demande
site-learn-again = Rien de grave : reprenez la pièce et corrigez. Ou continuez la leçon.
site-learn-slipped-title = Elle vous a échappé
site-learn-slipped = Elle n’a jamais fait partie du chantier, rien n’est perdu. Reprenez-la, ou continuez la leçon.
site-learn-accident-title = C’était un accident
site-learn-accident = Cela arrive à tout le monde. Vous allez voir ce que cela coûte.

## In the film
site-learn-fall-title = Une main pressée
site-learn-fall = Un autre chantier. Une poutre arrive trop bas. Suivez l’ouvrier des yeux.
site-learn-watch = Regarder
site-learn-certificate-title = Un casque sur la table
site-learn-certificate = Quelque chose est tombé du chantier sur la table : c’est un accident. Le tour s’arrête et un certificat est déchiré. Après le dernier, la partie est finie pour vous.
site-learn-watch-again = Revoir
site-learn-clear-title = Nettoyer d’abord
site-learn-clear = La personne suivante remet ce qui traîne dans la réserve, puis construit. Ce qui est dessous se tire avec le crochet.
site-learn-clear-up = Nettoyer
site-learn-rita-title = Chef Rita
site-learn-rita = Elle arrive après neuf cartes environ. Dès lors, qui a posé la pièce la plus haute à la fin du tour devient Ouvrier du mois.
site-learn-titles-title = La fin de la partie
site-learn-titles = Pour gagner, il faut { $two } titres à deux, { $three } à trois ou quatre, { $five } à cinq. La dernière personne avec un certificat gagne aussi. Si la réserve s’épuise, on additionne les deux.

## The end
site-learn-end-title = Au travail
site-learn-end-text = Votre chantier vous attend tel que vous l’avez laissé. Continuez-le, ou recommencez du début.
site-learn-end-text-without = C’est en bâtissant qu’on se fait la main. Prenez place.
site-learn-end-slow =
    { $by ->
        [touch] Doucement mais sûrement : laissez « Descendre jusqu’au contact » faire les derniers millimètres.
       *[mouse] Doucement mais sûrement : pour les derniers millimètres, maintenez Alt en faisant glisser, ou Maj avec les flèches.
    }
site-learn-end-caught = Une chute que le chantier retient ne coûte rien. Un pilier qui bascule non plus.
site-learn-end-words =
    { $by ->
        [touch] Dans le menu, « Décrire le chantier » le dit en mots et propose des emplacements.
       *[mouse] La touche L décrit le chantier en mots et propose des emplacements.
    }
site-learn-play-on = Continuer la partie
site-learn-play = Jouer
site-learn-other = Apprendre Blueprints
site-learn-this = Apprendre Men at Work
