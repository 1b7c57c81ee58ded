## Messages qui annoncent un tour de jeu
notify-turn-title = À vous de jouer
notify-turn-text = C’est à vous de jouer dans une partie de { $game }.
notify-begins-title = Votre partie commence
notify-begins-text = Une partie de { $game } commence et attend votre appareil : passez à la table.
notify-invited-title = Une invitation
notify-invited-text = { $name } vous invite à une partie de { $game }.
notify-with = Vous jouez avec { $names }.
notify-until = Vous avez jusqu’au { $until }.
notify-confirm-title = Est-ce bien votre adresse ?
notify-confirm-text = Quelqu’un, sans doute vous, veut être prévenu ici quand vient son tour. Ouvrez ce lien pour le confirmer. Si ce n’était pas vous, ne faites rien : aucun autre message ne viendra.
notify-test-title = Un essai
notify-test-text = Ce message arrive : vous serez désormais prévenu ici quand ce sera à vous de jouer.
notify-off = Ne plus recevoir ces messages :
notify-trouble-push = Le dernier message n’a pas atteint cet appareil.
notify-trouble-email = Le dernier courriel n’a pas pu être envoyé.
notify-trouble-webhook = Le dernier message n’y a pas été accepté.

## What is refused
notify-link-unknown = Ce lien est trop ancien, ou incomplet.
channel-unknown = Vous n’êtes pas prévenu par ce moyen ; peut-être est-il déjà supprimé.
channel-gone = Plus personne n’écoute à cette adresse.
too-many-channels = Vous êtes déjà prévenu par { $most } moyens ; supprimez-en un d’abord.
push-keys-wrong = Les clés de ce navigateur pour les messages sont illisibles.
email-malformed = Ce n’est pas une adresse électronique ; attendu quelque chose comme ada@example.org.
email-not-confirmed = Cette adresse n’est pas encore confirmée ; le lien est dans le courriel.
no-email-here = Ce serveur n’envoie pas de courriel.
mail-not-taken = Le serveur de courrier n’a pas pris le message ; réessayez plus tard.
time-zone-unknown = Il n’y a pas de fuseau horaire « { $came } » ; attendu quelque chose comme Europe/Paris.
webhook-malformed = Ce n’est pas une adresse web ; attendu quelque chose comme example.org/hook en HTTPS.
webhook-not-encrypted = Attendu une adresse en HTTPS.
webhook-inside = Cette adresse n’est pas sur internet ; aucun message n’y est envoyé.
webhook-port = Le port { $port } n’est pas permis ; attendu 443, ou 1024 et plus.
webhook-unreachable = Personne ne répond à cette adresse.
webhook-answered = L’autre côté a refusé le message (statut { $status }).

## Settings of the server
public-url-malformed = « { $came } » n’est pas l’adresse d’un serveur ; attendu quelque chose comme chantier.example avec https.
mail-needs-public-url = Les courriels ont besoin de l’adresse de ce serveur pour leurs liens ; attendu --public-url.
mail-needs-sender = Les courriels ont besoin d’une adresse d’expéditeur ; attendu --mail-from.
help-public-url = L’adresse de ce serveur telle qu’on la connaît, comme chantier.example avec https, pour les liens, les cookies et l’origine des pages.
help-smtp-host = Le serveur de courrier qui envoie les courriels ; sans lui, il n’y en a pas.
help-smtp-port = Son port ; d’ordinaire celui qui va avec --smtp-security.
help-smtp-security = starttls, tls ou none.
help-smtp-user = Le nom sous lequel le serveur de courrier connaît celui-ci.
help-mail-from = L’adresse d’où viennent les courriels.
help-allow-private-hooks = Permettre les webhooks et services push dans votre réseau, et sans chiffrement.
help-notify-after = Secondes laissées pour venir à la table avant qu’un message ne parte.
