# L’arène : sa commande, son tableau dans le terminal et son rapport.

## Aide
metavar-numbers = NOMBRES
help-arena = Faire jouer des robots les uns contre les autres, les classer et écrire un rapport.
help-arena-bots = Les robots, séparés par des virgules : { $known }. Sinon tous ceux du jeu.
help-arena-seats = Nombre de places, ou plusieurs nombres séparés par des virgules.
help-arena-games = Nombre minimal de parties ; la dernière donne est toujours jouée en entier.
help-engine = Où se jouent les parties : local (des processus de cette machine) ou ray (une grappe Ray).
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
unknown-engine = Le moteur « { $came } » n’existe pas ; il y a { $known }.
resume-needs-out = --resume reprend les résultats d’un dossier ; indiquez-le avec --out.
results-exist = { $path } existe déjà ; reprenez-le avec --resume, ou choisissez un autre dossier.
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
