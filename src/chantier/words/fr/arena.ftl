# L’arène : sa commande, son tableau dans le terminal et son rapport.

## Aide
metavar-numbers = NOMBRES
help-arena = Faire jouer des robots les uns contre les autres, les classer et écrire un rapport.
help-arena-bots = Les robots, séparés par des virgules : { $known }. Sinon tous ceux du jeu.
help-arena-seats = Nombre de places, ou plusieurs nombres séparés par des virgules.
help-arena-games = Nombre minimal de parties ; la dernière donne est toujours jouée en entier.
help-engine = Où se jouent les parties : local (des processus de cette machine) ou ray (une grappe Ray).
help-cluster-address = L’adresse d’un cluster Ray, avec son port ; sinon Ray démarre sur cette machine.
help-arena-out = Le dossier pour les résultats et le rapport.
help-arena-resume = Reprendre à partir des résultats qui sont dans le dossier.
examples-arena =
    Exemples :
    
    chantier arena blueprints --bots builder,greedy,uniform --seats 2,4 --games 200 --out contest
    
    chantier arena blueprints --bots builder,greedy,greedy,greedy --seats 4 --workers 2
    
    chantier arena men-at-work --bots master,apprentice --games 20 --workers 2 --out site --resume

## Refus
too-few-to-compare = Pour comparer, il faut au moins deux robots différents, pas { $came }.
company-of-wrong-size = Un robot nommé deux fois occupe deux places ; pour { $seats } places, il faut donc nommer exactement { $seats } robots, pas { $came }.
address-needs-ray = L’adresse d’un cluster demande --engine ray.
unknown-engine = Le moteur « { $came } » n’existe pas ; il y a { $known }.
resume-needs-out = --resume reprend les résultats d’un dossier ; indiquez-le avec --out.
results-exist = { $path } existe déjà ; reprenez-le avec --resume, ou choisissez un autre dossier.
results-in-use = Une autre arène complète { $path } en ce moment ; attendez-la ou arrêtez-la.
results-of-another-contest = { $path } contient les résultats d’un autre tournoi : jeu, options, robots, places et graine doivent être les mêmes.
results-out-of-order = { $path }, ligne { $line } : ce n’est pas la partie attendue à cet endroit du tournoi.
ray-missing = Le moteur ray a besoin de Ray, qui n’est pas installé ; installez-le avec : { $command }
ray-does-not-start = Ray ne démarre pas : { $reason }

## Dans le terminal
arena-progress = Parties en cours
arena-stopped = Arrêt après { $done } parties sur { $games }. Sans --out, rien n’est gardé.
arena-stopped-kept = Arrêt après { $done } parties sur { $games } ; ce qui est joué est dans { $path }. Pour reprendre : { $command }
arena-written = Les résultats et le rapport sont dans { $path }.
arena-title =
    { $deals ->
        [one] { $games } parties en { $deals } donne
       *[other] { $games } parties en { $deals } donnes
    }
arena-bot = Robot
arena-rating = Cote
arena-interval = Intervalle à 95 %
arena-skill = openskill
arena-wins-of = Victoires à { $seats }

## Statistiques réservées aux rapports
statistic-acts = Gestes
statistic-accidents = Accidents
statistic-height = Pièce la plus haute, mm
statistic-safe = Sans accident

## Le rapport
report-of-any = { $title } : qui est le plus fort
report-of-blueprints = Blueprints : qui est le plus fort
report-of-men-at-work = Men at Work : qui est le plus fort
report-lead = { $bots } robots, { $games } parties sur { $deals } donnes, à des tables de { $seats }. En tête : { $first }, avec { $gap } points d’avance sur { $second }.
report-setup = Graine { $seed } ; { $options }.
report-at = { $seats } places
report-seat = Place { $seat }
report-and = { $some } et { $last }
report-number = { $number }
report-tenths = { NUMBER($number, minimumFractionDigits: 1) }
report-share = { NUMBER($share, minimumFractionDigits: 1) } %
report-times = Fois
report-all-and = tous · { $bot }
report-ratings = Cotes
report-ratings-how = Une échelle comme celle d’Elo : la moyenne est 1500, et 400 points de plus donnent dix fois plus de chances d’être classé devant l’autre. À chaque table, les robots sont comparés deux à deux d’après leur rang. L’intervalle à 95 % vient de mille nouveaux tirages de donnes entières ; avec moins de dix donnes, il n’y en a pas. À côté figure openskill, après toutes les parties dans l’ordre, et ce qui lui reste d’incertitude.
report-pairs = Face à face
report-pairs-how = Combien de fois le robot de la ligne a été classé devant celui de la colonne, avec l’intervalle de Wilson à 95 %. Une égalité compte pour moitié.
report-wins = Victoires
report-wins-how = La part de victoires de chaque place occupée par le robot, avec l’intervalle de Wilson à 95 % ; une victoire partagée compte en partie. Le trait pointillé marque une part égale.
report-points = Points
report-points-how = Combien de fois un robot a fini avec tant de points. Le trait pointillé marque sa moyenne, inscrite au bord droit.
report-seats = Places
report-seats-how = Combien de fois chaque place a gagné, quel que soit le robot qui l’occupait. Comme chaque robot occupe chaque place aussi souvent, ce qui s’écarte du trait pointillé vient de la place elle-même.
report-means-how = La moyenne par partie, avec son intervalle à 95 %.
report-dice = La même chance pour tous
report-dice-how = Dans chaque donne, toutes les combinaisons de robots jouent avec les mêmes dés et les mêmes cartes, autant que le jeu le permet, une fois dans chaque rotation des places : une place chanceuse aide tout le monde aussi souvent. La même commande donne les mêmes parties, quel que soit le nombre de processus :
chapter-buildings = Édifices
chapter-awards = Distinctions
chapter-prizes = Prix
chapter-safety = Sécurité
chapter-heights = Hauteurs
chapter-length = Durée
subjects-blueprints = Plan par plan
subjects-blueprints-how = Les plus difficiles d’abord : ce que les édifices ont marqué sur chaque plan, et combien l’ont suivi jusqu’au bonus. Le point vaut pour tous, avec son intervalle à 95 % ; le cercle, pour { $bot } seul.
subjects-men-at-work = Instruction par instruction
subjects-men-at-work-how = Les plus dangereuses d’abord : combien de tours se sont passés sans accident, et combien de gestes ils ont demandés. Le point vaut pour tous, avec son intervalle à 95 % ; le cercle, pour { $bot } seul.
