## Settings of a server
help-config-file = Un fichier TOML de réglages ; sinon chantier.toml dans le dossier de données, s’il y est.
help-unix-socket = Un socket Unix où écouter au lieu d’un port ; qui peut l’ouvrir compte comme un proxy de confiance.
help-base-path = Le chemin sous lequel on atteint le serveur, comme /games/chantier/ ; sinon celui de --public-url.
help-proxy-protocol = Les proxys de confiance ouvrent chaque connexion par le protocole PROXY (version 1 ou 2), qui nomme le client.
help-hsts = Pendant combien de secondes les navigateurs s’en tiennent à HTTPS (HSTS) ; dit sous HTTPS seulement, et pas du tout avec 0.
help-smtp-password = Le mot de passe pour le serveur de courrier.
help-secret-file = Un fichier avec la valeur de { $flag }, pour qu’elle ne paraisse pas dans la liste des processus.
help-config = Afficher les réglages en vigueur et d’où ils viennent ; ce qui est secret reste caché.
examples-config =
    Exemples :
    
    chantier config
    
    chantier config --config chantier.toml --json
config-name = Réglage
config-value = Valeur
config-source = D’où
config-is-default = par défaut

## Settings that cannot be used
setting-unknown = { $where } : le réglage { $name } n’existe pas ; docs/configuration.md les donne tous.
setting-unknown-near = { $where } : le réglage { $name } n’existe pas ; peut-être s’agit-il de { $near }.
setting-malformed = { $where } : on attend { $expected }, pas « { $came } ».
setting-twice = { $one } et { $other } sont donnés tous deux ; on n’en attend qu’un.
setting-text = un texte
setting-path = un chemin
setting-switch = true ou false
setting-list = une liste de textes
setting-one-of = l’un de { $known }
setting-whole-between = un nombre entier de { $least } à { $most }
setting-number-between = un nombre de { $least } à { $most }
setting-number-above = un nombre au-dessus de { $least }
config-malformed = { $path } n’est pas un fichier TOML : { $reason }.
secret-file-malformed = { $path } : on attend une seule ligne, avec le secret.
base-path-malformed = « { $came } » n’est pas un chemin de base ; on attend quelque chose comme /games/chantier/.
base-path-reserved = Le chemin de base ne peut pas commencer par /{ $came }/ : les adresses propres du serveur commencent ainsi.
base-path-differs = Le chemin de base est { $base }, mais celui de { $public } est autre ; on attend le même dans les deux.
cannot-listen-there = Impossible d’écouter sur { $path } : { $reason }.
unix-socket-in-use = Un autre serveur écoute sur { $path }.
proxy-protocol-needs-proxies = proxy_protocol est donné, mais aucun proxy n’est de confiance ; on attend trusted_proxy.
