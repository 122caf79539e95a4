# La page en français : ce que tous les jeux partagent. Les clés sont les mêmes dans toutes les langues.

## La cour
home-title = Des jeux de cartes autour d’une cour
home-line = Asseyez-vous avec des amis ou avec des robots. Rien à installer.
go-home = Madang, vers la cour
gate-players = { $from } à { $to } joueurs
gate-minutes = { $minutes } min
gate-play = Jouer tout de suite contre { $bots ->
    [one] un robot
    [2] deux robots
    [3] trois robots
   *[other] { $bots } robots
}
your-tables = Vos tables
no-tables = Pas encore de table. Passez la première porte, ou ouvrez une table pour des amis.
open-table = Ouvrir une table
table-title = { $game }, manche { $round }
table-waiting = { $game }, en attente d’amis
table-over = { $game }, terminé
table-closed = { $game }, fermé
table-your-turn = C’est à vous
table-other-turn = C’est à { $name }
table-free-seats = { $count ->
    [one] { $count } place est libre
   *[other] { $count } places sont libres
}
table-won = Vous avez gagné avec { $points }
table-drawn = Partie nulle
table-shared = Victoire partagée, avec { $points }
table-lost = { $name } a gagné avec { $points }, vous avez { $own }
play = Jouer
look = Regarder
your-name = Votre nom
name-hint = Les autres le voient à la table.
save = Enregistrer
saved = Enregistré

## Remerciements
credits = Crédits
credits-games = Koryŏ, Chosŏn, Chronicle et Gosu X appartiennent à leurs auteurs et éditeurs. Madang est une adaptation d’amateurs, sans lien avec eux ; les emblèmes et les autres dessins sont les siens.
credits-pictures = Images des cartes
credits-pictures-line = Icônes de { $names } ; recolorées, recadrées et arrondies.
credits-fonts = Polices
credits-code = Programmes

## Une nouvelle table
new-title = Ouvrir une table
new-who = Qui s’assied avec vous ?
new-options = À cette table
game = Jeu
game-players = { $from } à { $to }
game-facts = { $players }, { $minutes } min
players = Joueurs
players-count = { $count } joueurs
players-unit = joueurs
seat-number = Place { $seat }
who-sits = Qui s’assied à la place { $seat } ?
yes = Oui
no = Non
sits-friend = Un ami, par un lien
sits-surprise = Au hasard
sits-a-friend = Un ami
sits-a-friend-line = par un lien
sits-anybody = N’importe qui
sits-anybody-line = qui passe par là
sits-elsewhere = à la place { $seat }
sits-another = Un de plus
sits-another-line = un autre oiseau joue comme eux
sum-title = { $game } à { $players ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
   *[other] { $players }
} :
sum-bird = { $bird } ({ $level ->
    [apprentice] Apprenti
    [companion] Compagnon
   *[other] Maître
})
sum-bot = encore un { $level ->
    [apprentice] Apprenti
    [companion] Compagnon
   *[other] Maître
}
sum-friends = { $count ->
    [one] un ami par un lien
   *[other] { $count } amis par un lien
}
sum-anybody = { $count ->
    [one] qui prendra la place libre
   *[other] qui prendra les { $count } places libres
}
sum-no-clock = Sans pendule.
sum-option = { $option } : { $value }.
sum-option-on = { $option }.
sum-rated = Classée.
gone-title = Si quelqu’un s’absente, un oiseau joue
gone-hint = pour que les autres n’attendent pas
gone-choice = { $minutes ->
    [0] jamais
    [60] après 1 h
   *[other] après { $minutes } min
}
gone-line = Si quelqu’un s’absente { $minutes } minutes, un oiseau joue pour lui jusqu’à son retour.
clock = Pendule
clock-none = Sans pendule
clock-none-line = prenez votre temps
clock-live = En direct
clock-days = Au fil des jours
clock-length = Temps de réflexion
clock-live-choice = { $minutes } min + { $seconds } s
clock-days-choice = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
clock-end = Quand le temps de quelqu’un est écoulé
clock-end-taken-over = un oiseau joue pour lui
clock-end-resigned = il abandonne
clock-line = Pendule : { $time }.
clock-line-taken-over = Un oiseau joue pour qui n’a plus de temps.
clock-line-resigned = Qui n’a plus de temps abandonne.
clock-left = Temps restant
clock-days-left = { $days } j { $hours } h
clock-hours-left = { $hours } h { $minutes } min
clock-low = Encore { $seconds } secondes
open-now = Ouvrir la table
start-now = Commencer
invite-title = { $count ->
    [one] Invitez un ami
   *[other] Invitez vos amis
}
invite-kept = La place { $seat } est gardée pour qui ouvre ce lien en premier.
invite-seat = Lien pour la place { $seat }
watch-link = Lien pour regarder
links-renew = Refaire les liens
links-renewed = Les liens sont refaits ; les anciens ne mènent plus nulle part.
share = Partager
copy = Copier
copied = Copié
qr-of = Code QR : { $link }
links-line = Qui a le lien pour regarder voit la table, mais aucune carte cachée.

## Venir par un lien
join-title = Vous êtes invité
join-line = { $name } vous garde une place à { $game }.
join-line-nobody = Une place vous attend à { $game }.
join-take = S’asseoir
join-closed = On ne joue plus ici. Demandez une autre invitation.
join-taken = Quelqu’un d’autre est déjà assis ici.
join-watch = Regarder la partie
join-at-table = À la table
seat-free = Place libre { $seat }
bad-link-title = Ce lien ne mène nulle part

## À toutes les tables
you = vous
you-capital = Vous
bot = robot
bot-plays = Un robot joue ici.
event = évènement
away = absent
points-now = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-brief = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
tie = égalité
seasons = Manches
phases = Phases de la manche
round-of = Manche { $round } sur { $rounds }
round-number = Manche { $round }
deal-keep = donne { $dealt } · garde { $kept }
round-deal-keep = Manche { $round } : chacun reçoit { $dealt } cartes et peut en garder { $kept }
tokens = { $tokens ->
    [one] { $tokens } jeton Point de Victoire
   *[other] { $tokens } jetons Point de Victoire
}
first-short = 1er
in-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
laid = { $count ->
    [one] { $count } posée
   *[other] { $count } posées
}
order-laid = { $count ->
    [one] Ordre de { $count } carte, face cachée
   *[other] Ordre de { $count } cartes, face cachée
}
pool-left = { $tokens ->
    [one] { $tokens } jeton Point de Victoire dans la réserve
   *[other] { $tokens } jetons Point de Victoire dans la réserve
}
pile-left = { $cards ->
    [one] { $cards } carte dans le paquet
   *[other] { $cards } cartes dans le paquet
}
in-pile = dans le paquet
of-left = restent sur { $tokens }
your-hand = Votre main
your-row = Vous, { $name }
hand-card = { $numeral } { $name }, { $power }, { $count } en main{ $picked ->
    [0] {""}
    [one] , { $picked } choisie
   *[other] , { $picked } choisies
}
pile-label = { $owner }, { $numeral } { $card }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
holds-power = détient le pouvoir
can-be-chosen = peut être choisie
own-can-be-chosen = votre propre carte, peut être choisie
new = nouveau
choices = Ce que vous pouvez faire
clear = Effacer
undo = Annuler
others-play = Les autres jouent
skip-hint = Touchez, ou appuyez sur une touche, pour passer.
lobby-free = Place libre
lobby-free-line = attend un ami
lobby-ready = prêt
lobby-ready-who = { $who }, prêt
lobby-table = { $players } joueurs, { $clock }
lobby-no-clock = sans pendule
lobby-sits = { $name } s’assied.
lobby-stands = { $name } se lève.
lobby-begin = Commencer
seat-bird = Asseoir un oiseau
lobby-free-seats = { $count ->
    [0] Toutes les places sont prises.
    [one] Une place est libre.
   *[other] { $count } places sont libres.
}
lobby-begins = { $count ->
    [0] La partie commence.
    [one] La partie commence quand elle est prise ; vous n’avez pas à rester sur cette page.
   *[other] La partie commence quand toutes sont prises ; vous n’avez pas à rester sur cette page.
}
close-table = Fermer cette table
stand-up = Rendre ma place
which-move = Laquelle de ces actions ?
why-elsewhere = La question porte sur autre chose : choisissez ce qui luit.
why-begun = Autre chose est commencé : finissez, ou revenez d’abord d’un pas.
why-not = Non : { $thing }
why-owned = { $thing } ({ $name })
why-over = La partie est finie : plus rien n’est à choisir.
why-watching = Vous regardez : seuls ceux qui jouent choisissent.
not-together = Elles ne peuvent pas être posées ensemble. Reprenez-en une d’abord.
rule-open = Règle { $rule }
log = Journal
log-more = Journal et score
score-now = Si la partie finissait ici
score-ties = égalité : personne
score-caption = Score si la partie finissait maintenant
score-all = Tous les points
score-final = Score final
total-now = Ici
rules = Règles
rules-of = Règles de { $game }
rules-loading = Les règles arrivent …
rules-search = Chercher un mot ou une règle
rules-found = { $found ->
    [one] { $found } règle sur { $all }
   *[other] { $found } règles sur { $all }
}
rules-show = Montrer
rules-all = Toutes
rules-moment = Pour ce moment
rules-ruling = Décisions
rules-reconstructed = Reconstituées
rules-doubtful = Douteuses
rules-nothing = Aucune règle ne contient ces mots.
rules-minute = Le jeu en une minute
rules-play = Dans l’ordre du jeu
rules-exact = Règle par règle
rules-marks = Le sens des marques
rules-not-printed = Pas la carte imprimée.
rules-ours = de nous, pour que le jeu soit complet
rules-note = { $label } : { $note }
mark-book = livret
mark-book-means = Figure dans le livret de règles.
mark-public = public
mark-public-means = Absent du livret, rapporté par des critiques publiques.
mark-reconstructed = reconstitué
mark-reconstructed-means = Ajouté par nous, pour que le jeu soit complet. Ne le prenez pas pour la carte imprimée.
mark-doubtful = douteux
mark-doubtful-means = Tiré d’une liste publique, et personne n’a pu le confirmer.
mark-ruling = décision
mark-ruling-means = Notre choix, là où le livret se tait ou reste ouvert. La dernière partie de ces règles en donne les raisons.
menu = Menu
close = Fermer
watching = Vous regardez
reconnecting = Reconnexion …
line-down = La ligne est coupée
line-down-hint = Nouvel essai. Votre choix est gardé et partira dès que possible.
lost-rights-title = Cette table n’est pas la vôtre
lost-rights = Vous n’avez pas de place ici. Demandez une invitation, ou le lien pour regarder.
no-match-title = Il n’y a pas de telle table
no-match = L’adresse est peut-être incomplète.
lost-title = Il n’y a rien ici
lost-line = L’adresse est peut-être incomplète.
missing-title = Ceci ne peut pas être montré maintenant
missing-line = Il n’y a pas de réseau, le serveur ne répond pas, ou la page a changé depuis que vous l’avez ouverte.
try-again = Réessayer
back-home = Retour à la cour
loading = Un instant …
closed = Cette table est fermée
closed-opener = La personne qui a ouvert la table l’a fermée avant le début de la partie.
closed-operator = Le responsable de ce serveur a fermé la partie.
closed-upgrade = Les règles de ce serveur ont changé depuis le début de la partie : elle ne peut pas continuer.

## Quitter une table
leave = Quitter la table
leave-title = Quitter la table ?
leave-line = Que devient votre place ?
leave-back = Je reviens
leave-back-line = Votre place reste la vôtre, et les autres vous attendent.
leave-back-go = Partir
leave-hand-over = { $bird } joue pour moi
leave-hand-over-line = Votre main lui revient telle quelle. À votre retour, c’est vous qui jouez.
leave-hand-over-go = Laisser la place à { $bird }
leave-resign = J’abandonne
leave-resign-line = { $players ->
    [2] La partie se termine aussitôt, et l’autre gagne.
   *[other] Vous ne pouvez plus gagner. Un oiseau finit la partie pour que les autres puissent jouer.
}
leave-resign-go = Abandonner
leave-stay = Rester
resigned = a abandonné
resigned-name = { $name } (abandon)
resigned-you = Vous avez abandonné
stand-in = { $bird } pour { $name }
stand-in-you = { $bird } joue pour vous
return = Me revoilà

## Parler
talk = Parler
talk-hint = ce que disent les autres à vos tables ; sinon, silence partout
talk-new = { $count ->
    [one] Parler, { $count } nouveau message
   *[other] Parler, { $count } nouveaux messages
}
say-something = Dites quelque chose …
send = Envoyer
phrase-well-played = Bien joué
phrase-one-moment = Un instant
phrase-oh-no = Oh non !
phrase-thank-you = Merci
phrase-hello = Bonjour
phrase-take-your-time = Prenez votre temps
phrase-ready = C’est quand vous voulez
about-saying = Agir contre ce message
report = Le signaler
reported = Signalé.
block = Ne plus entendre { $name }
blocked = Vous n’entendez pas { $name }.
unblock = Entendre de nouveau
quiet = Silence
quiet-hint = Vous n’entendez rien à cette table.
hush = Personne ne parle ici
hush-hint = vous avez ouvert cette table, vous décidez
hushed = Qui a ouvert cette table la veut silencieuse.

## Reprendre
take-back = Reprendre mon dernier tour
take-back-asks = { $name } demande à reprendre son tour.
take-back-hidden = Rien de caché n’a été vu depuis.
take-back-let = D’accord
take-back-not-now = Pas maintenant
take-back-asked = Vous demandez à reprendre votre dernier tour. Tout le monde doit être d’accord.
take-back-refused = { $name } : pas maintenant.

## Qui est absent
away-line = { $name } est absent.
away-soon = { $bird } prend la place dans { $time }.
away-agree = Laisser jouer { $bird }
away-agreed = { $count ->
    [one] Il manque encore un accord.
   *[other] Il manque encore { $count } accords.
}

## Les tables à saisons
court = La cour : familles, pouvoirs, détenteurs
plaque-held = { $numeral } { $card } : { $power }. À { $name }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
plaque-tie = { $numeral } { $card } : { $power }. Égalité, à personne.
plaque-nobody = { $numeral } { $card } : { $power }. À personne.
plaque-event = { $numeral } { $card }, évènement : { $power }.
cards-limit = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, on peut en garder { $limit }
own-order = Votre ordre : { $cards }
own-order-hint = Votre ordre : vous seul le voyez
put-back = Vous avez rendu cette manche :
lay-what = Choisissez des cartes
card-of = { $card } de { $name }
second-card = deuxième carte
waiting-order = { $name } choisit son ordre
waiting-turn = { $name } joue son tour
waiting-discard = { $name } se défait de cartes
log-ending = Le décompte

## La fin
story = Le cours de la partie
level-apprentice = Apprenti
level-apprentice-line = Joue ce qui lui plaît. Bonne compagnie pour apprendre.
level-companion = Compagnon
level-companion-line = Pèse chaque coup. Une partie équilibrée.
level-master = Maître
level-master-line = Joue la partie dans sa tête, bien des fois.
game-over = La partie est terminée
won-you = Vous gagnez
won-shared = Victoire partagée : { $names }
won-resigned = { $count ->
    [one] L’autre a abandonné.
   *[other] Tous les autres ont abandonné.
}
won-other = { $name } gagne
won-ahead = { $amount }, { $ahead } de plus que { $name }
won-points = { $points } { $points ->
    [one] point
   *[other] points
}
# Une carte, et ce qui y est écrit.
reads = { $name } : { $words }
# Après un mot en gras ; la suite dit de quoi il s’agit.
colon = { "\u00A0" }:
won-with = avec { $amount }
# Le résultat tel qu’il est lu à voix haute ; `how` est `won-with`, ou la façon de gagner d’un jeu sans points.
told-won = { $who ->
    [you] Vous gagnez { $how }.
    [shared] { $name } gagnent ensemble { $how }.
   *[other] { $name } gagne { $how }.
}
told-points = { $name } { $points }
told = { $words }.
told-you = Vous gagnez.
and = { $before } et { $last }
rematch = Rejouer
rematch-go = Vers la revanche
record = Télécharger le relevé
look-at-table = Voir la table
show-score = Voir le score
fair-title = Cette donne est vérifiable
fair-line = Avant la première carte, le serveur s’est engagé sur un nombre secret en publiant son empreinte (SHA-256). Voici maintenant ce nombre. Si son empreinte est bien celle promise, personne n’a changé la donne.
fair-commitment = Empreinte promise
fair-seed = Le nombre
fair-checked = Vérifié ici : les empreintes concordent.
fair-differs = Les empreintes diffèrent. Ne vous fiez pas à cette donne.
fair-how = Avec le relevé, « madang replay » remontre la même partie sur votre machine.

## Réglages
language = Langue
theme = Thème
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
settings = Réglages
settings-table = À la table
pace = Les coups des autres
pace-hint = Pas à pas attend votre signe après chacun
pace-fast = Vite
pace-calm = Posé
pace-slow = Lent
pace-step = Pas à pas
go-on = Continuer
go-on-hint = Touchez pour continuer, ou appuyez sur Espace.
sound = Son
sound-hint = papier, bois et laiton, jamais de musique
sound-off = coupé
sound-volume = { $percent } pour cent
motion = Mouvement
motion-hint = les cartes volent et se tournent ; sans : elles sont là
call = Me prévenir quand c’est à moi
call-hint = par une notification, aux tables au fil des jours, quand la page n’est pas ouverte
call-cannot = ce navigateur ne peut pas être prévenu ici ; sur un téléphone, mettez d’abord Madang sur l’écran d’accueil
call-denied = vous avez interdit les notifications d’ici ; les réglages du navigateur peuvent les permettre à nouveau
call-failed = cela n’a pas marché cette fois ; réessayez plus tard
settings-cards = Cartes
card-size = Texte des cartes
card-size-small = Petit
card-size-usual = Normal
card-size-large = Grand
patterns = Motifs des familles
patterns-hint = une trame pour chaque couleur
patterns-why = Prêtre, Banquier et Broadcaster se ressemblent pour certains yeux. Avec les motifs, chaque famille a sa trame.
sample-priest = Prêtre
sample-banker = Banquier
sample-broadcaster = Broadcaster
keys-title = Touches
key-tab = Tab
key-tab-does = partie suivante de la table
key-arrows = Flèches
key-arrows-does = parcourir cartes et main
key-choose = Entrée, Espace
key-choose-does = choisir
key-escape = Échap
key-escape-does = revenir d’un pas : effacer, annuler
key-numbers = 1 à 9
key-numbers-does = aller à une colonne
key-log = L
key-log-does = journal et score
key-help = ?
key-help-does = règles et touches

## Refus
refused-illegal-move = Ce n’est pas possible maintenant.
refused-malformed = Le serveur n’a pas compris. Rechargez la page.
refused-stale = La table a changé entre-temps. Regardez, puis choisissez.
refused-not-your-turn = Ce n’est pas à vous.
refused-not-your-seat = Vous n’avez pas de place ici.
refused-over = La partie est terminée.
refused-bad-words = On peut dire une ligne de 200 caractères visibles au plus.
refused-hushed = Personne ne parle ici.
refused-no-take-back = Cela ne se reprend plus, ou quelqu’un a dit non.
refused-not-away = Cette personne est revenue, ou ce n’est pas son tour.
refused-not-over = La partie n’est pas terminée.
refused-waiting = La partie commence quand toutes les places sont prises.
refused-not-found = Il n’y a rien de tel ici.
refused-banned = Qui tient ce serveur ne vous laisse plus entrer.
refused-bad-name = Un nom a de 1 à 24 caractères visibles.
refused-bad-password = Un mot de passe a de 8 à 128 caractères.
refused-has-account = Vous avez déjà un compte.
refused-name-taken = Quelqu’un d’autre s’appelle ainsi, ou presque. Choisissez un autre nom.
refused-no-account = Il faut un compte pour cela.
refused-wrong-password = Aucun compte n’a ce nom et ce mot de passe.
refused-bad-seats = On ne peut pas s’asseoir ainsi. Choisissez à nouveau.
refused-bad-link = Ce lien est abîmé. Redemandez-le.
refused-bad-host = Ce serveur porte un autre nom.
refused-bad-origin = Cette page ne vient pas de son serveur.
refused-seat-taken = Quelqu’un d’autre est déjà assis là.
refused-too-many = C’est trop à la fois. Finissez ou fermez d’abord quelque chose.
refused-unavailable = Le serveur ne le peut pas en ce moment. Rien n’est perdu ; réessayez.
refused-too-large = C’est trop long.
refused-closed = Cette table est fermée.
refused-begun = La partie a commencé.
refused-unreachable = Le serveur est injoignable pour l’instant.

## La première partie avec la pie
learn-minute = Apprendre en une minute
idea-of = { $game } en une minute
learn-first = Jouer une première partie avec la pie
learn-first-line = Environ { $minutes } minutes. Elle explique une chose à la fois, et c’est vous qui jouez.
play-now = Jouer tout de suite
learn-back = Revenir à l’étape { $step } sur { $steps }
lesson-of = Première partie, leçon { $step } sur { $steps }
step-of = Étape { $step } sur { $steps }
table-lesson = { $game }, première partie
coach-label = La pie explique
coach-again = Redites-le
coach-skip = Sauter cette étape
coach-skip-short = Sauter
coach-leave = Partir, elle vous attend
coach-leave-short = Partir
coach-leave-out = Continuer sans la pie
key-c-does = la pie le redit
coach-go-on = Continuer
coach-play-on = Continuez sans moi
coach-rule = Règle { $rule }.
coach-else = Vous pouvez faire autre chose ; je vous dirai ce que cela donne.
coach-minutes = { $minutes ->
    [one] encore une minute environ
   *[other] encore { $minutes } minutes environ
}
coach-watch = Regardez les autres
coach-free = Comme vous voulez
coach-back = Je reviens dès qu’il y a du nouveau.
coach-as-you-like = À vous : choisissez comme vous voulez.
known-title = Ce que vous savez déjà
known-count = { $step } sur { $steps }

## Problèmes : les scénarios des règles
puzzle = Problème
puzzle-try = Essayez
puzzle-put-away = Ranger
puzzle-find = Quel coup est-ce ?
puzzle-find-line = Cette règle est ici à l’œuvre. Jouez le coup dont elle parle.
puzzle-forbidden = Qu’est-ce qui est impossible ?
puzzle-forbidden-line = Cette règle interdit ici quelque chose. Touchez ce que vous croyez être interdit.
puzzle-solved = C’est cela
puzzle-other = Cela se peut aussi
puzzle-other-line = Mais c’est un autre coup qui était demandé. Continuez ici, ou recommencez.
puzzle-show = Montrez-moi
puzzle-again = Recommencer
puzzle-next = Un autre
puzzle-back = Retour

## Le compte
account = Compte
account-offer = Gardez vos places : créez un compte
account-open = Votre compte
account-line = Vous êtes de passage : seul ce navigateur vous connaît. Avec un compte, vous revenez de partout. Aucune adresse n’est demandée.
account-yours = Vous êtes { $name }, où que vous vous connectiez.
account-make = Nouveau compte
account-log-in = Se connecter
account-made = Votre compte est créé, avec vos tables.
account-bring = Emporter ces tables
account-bring-hint = ce que vous avez joué ici appartient alors au compte
name = Nom
password = Mot de passe
password-now = Mot de passe actuel
password-new = Nouveau mot de passe
password-change = Changer de mot de passe
password-changed = Le mot de passe est changé ; toutes les autres connexions sont closes.
logins = Où vous êtes connecté
login-here = Ce navigateur
login-seen = Un autre navigateur, utilisé { $when }
login-end = Fermer
log-out = Se déconnecter
log-out-everywhere = Se déconnecter partout
figures = Vos parties
figures-played = Jouées
figures-won = Gagnées
figures-points = Points
your-data = Vos données
your-data-line = Tout ce qui est gardé de vous, avec les relevés de vos parties ; ou plus rien du tout.
export = Télécharger
forget = M’oublier
forget-line = Vous abandonnez là où vous jouez. Votre nom, votre compte et ce que vous avez dit sont effacés. Les parties restent à qui les a jouées, et personne n’est assis à votre place.
forget-now = M’oublier pour de bon
filter-games = Tous les jeux
filter-state = État
filter-all = Toutes les tables
filter-going = En cours
filter-ended = Terminées
table-remove = Retirer de la liste : { $table }
tables-more = { $count ->
    [one] Encore une
   *[other] Encore { $count }
}

## Les noms que donne le serveur
called-Guest = Invité
called-Nobody = Personne
called-Crane = Grue
called-Magpie = Pie
called-Heron = Héron
called-Owl = Hibou
called-Wren = Troglodyte
called-Swift = Martinet

## Les places libres
free-seats = Places libres
sit-down = S’asseoir
public = Tout le monde peut s’asseoir
public-hint = les places libres sont annoncées dans la cour
rated = Classée
rated-hint = compte pour le classement ; réservée aux personnes qui ont un compte
ladder = Classement
ladder-line = D’après les parties classées entre personnes qui ont un compte. On y voit qui en a joué dix au moins ; plus il y en a, plus le chiffre est sûr.
ladder-empty = Personne n’a encore joué dix parties classées de ce jeu.
ladder-rating = Niveau
ladder-bots = Robots
ladder-bots-line = Niveaux fixes, d’après des parties de robots entre eux : ils disent ce qui sépare les robots, pas comment vous vous en tireriez contre eux.
