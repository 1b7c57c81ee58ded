## L’administration
help-admin = Voir et faire ce que peut l’administration, sur un serveur en marche : who, tables, bans, reports, audit ; close, adjudicate, rename, mute, unmute, ban, unban, done, broadcast, drain, undrain.
help-admin-do = Ce qu’il faut montrer ou faire.
help-admin-what = Une table, une personne, des adresses comme 203.0.113.0/24, une exclusion ou un signalement.
help-admin-text = Un nouveau nom, une raison, ou le message à tout le monde.
help-admin-seat = La place où un robot continue, comptée à partir de 0.
help-admin-minutes = Combien de temps un message à tout le monde reste affiché.
help-admin-server = L’adresse du serveur.
help-admin-token = Le jeton de l’administration. Sinon, le fichier admin-token du dossier de données, que le serveur crée.
help-log-format = La forme du journal sur la sortie d’erreur : text ou json.
help-log-level = Ce qui est noté dans le journal : debug, info (chaque requête), warning ou error.
metavar-action = ACTION
metavar-what = QUOI
examples-admin =
    Exemples :
    
    chantier admin who
    
    chantier admin adjudicate TABLE --seat 1
    
    chantier admin broadcast "Fermeture ce soir à dix heures." --minutes 120
admin-done = C’est fait.
admin-nothing = Rien à montrer.
admin-column-name = Nom
admin-column-id = Identifiant
admin-column-address = Adresse
admin-column-table = Table
admin-column-seat = Place
admin-column-game = Jeu
admin-column-status = État
admin-column-seats = Places
admin-column-connections = Connexions
admin-column-turns = Coups
admin-column-live = En direct
admin-column-kind = Sorte
admin-column-what = Quoi
admin-column-reason = Raison
admin-column-reported = Au sujet de
admin-column-text = Texte
admin-column-reporter = De
admin-column-at = Quand
admin-column-action = Action

operator-token-wrong = Il faut ici le jeton de l’administration.
operator-token-short = Le jeton de l’administration est trop court ; il a au moins { $least } caractères.
operator-token-missing = Il n’y a pas de jeton de l’administration : nommez son fichier avec --token-file, ou mettez-le dans { $variable }.
no-such-admin-action = « { $came } » n’existe pas ; il y a { $known }.
admin-refused = Le serveur refuse : { $text }
server-unreachable = Le serveur à l’adresse { $address } ne répond pas : { $reason }
server-address-malformed = « { $came } » n’est pas l’adresse d’un serveur ; elle commence par http ou https.
banned = L’administration de ce serveur vous a exclu.
muted = L’administration de ce serveur vous a retiré la discussion.
ban-unknown = Cette exclusion n’existe pas.
report-unknown = Ce signalement n’existe pas ou est déjà traité.
network-malformed = « { $came } » n’est ni une adresse ni un réseau comme 203.0.113.0/24.
