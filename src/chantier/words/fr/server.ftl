## The server
server-listening = Chantier est ouvert : { $address }
server-how-to-stop = Ctrl-C pour fermer ; à la réouverture, les parties reprennent où elles en étaient.
server-page-title = Chantier
server-page-text = Le serveur fonctionne, mais ses pages n’ont pas été construites : lancez-le avec ./dev run.

## Phrases at the table
phrase-hello = Bonjour !
phrase-luck = Bonne chance !
phrase-nice = Bien joué !
phrase-ouch = Aïe !
phrase-wow = Waouh !
phrase-think = Je réfléchis …
phrase-sorry = Pardon !
phrase-turn = C’est à vous de jouer.
phrase-thanks = Merci pour la partie !
phrase-again = On en refait une ?
phrase-bye = Au revoir !

## Serveurs qui partagent une base de données

nodes-id = serveur
nodes-address = adresse
nodes-version = version
nodes-state = état
nodes-up = en marche depuis
nodes-tables = en mémoire
nodes-leases = tables détenues
nodes-people = personnes
nodes-load = cœurs occupés
nodes-is-living = en marche
nodes-is-closing = en fermeture
nodes-is-gone = parti
nodes-none = Aucun serveur n’a ouvert cette base de données.

## Upkeep
backup-done = Tout est dans { $path } ({ $size }). Gardez-le pour vous : il contient les secrets des parties en cours.
restore-progress = Vérification de ce qui a été rétabli
restore-done = Rétabli à { $address }.
check-store-progress = Chaque partie est rejouée
check-store-good = Tout va bien. Tables : { $tables } ; parties terminées et vérifiées : { $ended }, en cours : { $running } ; tours : { $turns }.
check-store-damaged = La table { $table } ({ $game }) est endommagée : { $problem }
copy-store-progress = Copie
copy-store-done = Copié vers { $address }. Lignes : { $rows }.
