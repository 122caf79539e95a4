# La commande madang en français, et ce que disent les tables de plusieurs jeux. Les clés sont les mêmes dans toutes les langues.

## Les refus : une phrase chacun.
refused-folder = { $path } est un dossier ; un relevé est un fichier.
refused-folder-for-file = { $path } est un dossier ; nommez un fichier de ce dossier, ou un autre fichier.
refused-not-a-file = { $path } n’est pas un fichier ordinaire.
refused-too-large = { $path } est bien trop gros pour être un relevé.
refused-not-text = { $path } n’est pas un fichier texte, donc pas un relevé.
refused-unreadable = { $path } est illisible : { $reason }.
refused-unwritable = { $path } ne peut pas être écrit : { $reason }.
refused-exists = { $path } existe déjà et reste intact ; choisissez un autre nom.
refused-exists-force = { $path } existe déjà ; --force le remplace.
refused-no-folder = { $path } ne peut pas être écrit : ce dossier n’existe pas.
refused-no-save = Aucune partie n’est encore sauvegardée dans { $folder }.
refused-save-field = Une partie sauvegardée n’a pas de champ « { $name } ».
refused-save-bots = Les robots d’une partie sauvegardée sont une liste de noms.
refused-save-language = La partie sauvegardée demande la langue « { $language } », qui n’existe pas ici.
refused-rule = { $title } n’a pas de règle « { $rule } » ; les plus proches : { $near }.
refused-no-game = Dites à quel jeu jouer, par exemple : madang play { $example }
refused-resume-new = Une partie reprise a déjà ses joueurs, ses options et sa graine ; retirez --players, --option et --seed.
refused-option-twice = L’option « { $name } » est donnée deux fois ; dites-la une fois.
refused-option-value = L’option « { $name } » de { $title } est l’une de { $values }, pas « { $value } ».
refused-option-bare = L’option « { $name } » de { $title } demande une valeur : --option { $name }=VALEUR, l’une de { $values }.
refused-other-game = { $path } est une partie de { $title }, pas de { $wanted }.
refused-bots = Il y a { $seats ->
    [one] { $seats } autre place
   *[other] { $seats } autres places
} : nommez un robot pour toutes ou un pour chacune, pas { $given }.
refused-commitment = Un engagement se compose des 64 chiffres hexadécimaux que le serveur a montrés au début, pas de « { $given } ».
refused-other-seed = La graine de ce relevé n’est pas celle qui fut promise : son SHA-256 est { $found }, pas { $promised }.
refused-step = La partie compte { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
} : --step va donc de 0 à { $decisions }, pas { $step }.
refused-no-scenarios = Il n’y a pas de scénario pour { $game }.
refused-files-and-game = Nommez des fichiers ou un jeu, pas les deux.

## Les jeux.
games-name = nom
games-title = jeu
games-players = joueurs
games-version = version des règles
games-options = options
games-range = { $low } à { $high }
games-none = aucune
option-values = { $count } valeurs, comme { $example }
games-next = Pour jouer : madang play { $example }

## La partie.
welcome = Vous êtes { $name }, place { $seat }.
welcome-bot = { $name }, place { $seat } : robot { $bot }.
welcome-help = Répondez par un numéro ou écrivez le coup ; ? aide, q sauvegarde et sort.
not-compiled = Les règles se compilent en arrière-plan ; d’ici là, la partie va un peu moins vite.
since = Depuis votre dernier coup
so-far = Jusqu’ici
question = Votre coup (1 à { $count }, ? pour l’aide) : 
question-one = Votre coup (1, ? pour l’aide) : 
taken-back = Repris : { $move }
cannot-undo = Le dernier coup ne peut pas être repris : il a montré quelque chose de caché ou passé la main.
nothing-to-undo = Il n’y a encore rien à reprendre.
saved = Sauvegardé dans { $path }
resume-with = Pour reprendre plus tard :
replay-with = Pour revoir la partie :
final = Décompte final
won = { $count ->
    [one] { $names } gagne.
   *[other] { $names } gagnent ensemble.
}
not-a-move = « { $text } » n’est pas un coup ici ; écrivez par exemple « { $example } », ou un numéro de 1 à { $count }.
not-a-number = Il n’y a pas de coup { $number } ; les coups sont numérotés de 1 à { $count }.
several-moves = « { $text } » peut être plusieurs coups : { $moves }. Écrivez-en plus.
more-moves = … { $count } coups en tout ; tapez coups pour les voir.
impossible = « { $move } » n’est pas possible maintenant ({ $rule }) ; ? { $rule } montre la règle.
unknown-topic = Rien n’est connu de « { $text } » ; demandez un coup, une carte ou une règle, par exemple ? { $example }
command-help = ?, aide
command-moves = coups
command-table = table
command-log = journal
command-undo = annuler
command-save = sauver
command-quit = quitter, q

## L’aide pendant la partie.
help-line = { $typed } : { $does }
help-number = 3
help-number-does = joue le coup 3 de la liste
help-notation-does = joue ce coup ; le début de ses mots suffit
help-explain-number = ? 3
help-explain-number-does = explique le coup 3 (ou ? et un coup), et dit ce qu’il ferait
help-explain-rule-does = montre la règle
help-explain-card-does = explique la carte
help-help-does = montre ceci
help-moves-does = montre ce que vous pouvez faire, en phrases entières
help-table-does = montre la table avec toutes ses cartes et tous ses signes
help-log-does = montre tout ce qui s’est passé
help-undo-does = reprend votre dernier coup, si rien de caché n’a été vu
help-save-does = sauvegarde la partie
help-quit-does = sauvegarde la partie et sort (Ctrl-C et Ctrl-D aussi)
explain-move = { $words } ({ $notation })
explain-not-now = Pas possible maintenant ({ $rule }).
explain-card = { $card } : { $does }

## Revoir une partie.
replay-title = { $title }, { $players } joueurs, { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}
replay-after = La table après la décision { $step } sur { $decisions }
replay-now = La table maintenant : la partie n’est pas finie.
replay-shows-seat = Telle que { $name } (place { $seat }) la voit ; --seat en choisit une autre.

## Vérifier un relevé.
verified-decisions = La donne est celle de la graine, et { $decisions ->
    [one] { $decisions } décision était possible
   *[other] les { $decisions } décisions étaient possibles
} selon les règles ({ $version }).
verified-seed = Graine { $seed }
    Son SHA-256 { $found }
verified-promised = C’est le SHA-256 promis au début.
verified-not-promised = Comparez ce SHA-256 à celui affiché au début, ou donnez-le avec --commitment.
verified-not-over = La partie n’est pas finie.

## Les scénarios.
scenario-holds = tient
scenario-fails = échoue
scenario-summary = { $count ->
    [one] { $count } scénario
   *[other] { $count } scénarios
} : { $holds } tiennent, { $fails } échouent, { $unreadable } illisibles.

## Simuler et mesurer.
compiling = Compilation de { $title }
playing = Parties
measuring = Mesure de { $title }
simulated = { $title }, { $players } joueurs : { $games ->
    [one] { $games } partie au hasard
   *[other] { $games } parties au hasard
} en { $seconds } s
column-seat = place
column-mean = score moyen
column-wins = part des victoires
column-interval = intervalle à 95 %
ties = Victoires partagées : { $share } % des parties
lengths = Décisions par partie : { $mean } en moyenne, de { $least } à { $most }
rate = { $rate } décisions par seconde
wrote = Écrit : { $path }
bench-loaded = { $title } : code compilé chargé du cache en { $seconds } s
bench-compiled = { $title } : compilé en { $seconds } s (le prochain démarrage le charge du cache)
bench-unit = Parties au hasard, décisions par seconde
column-players = joueurs
column-one-core = un cœur
column-all-cores = { $cores ->
    [one] tous les cœurs ({ $cores })
   *[other] les { $cores } cœurs
}
column-length = décisions par partie
bench-peers = Pour comparer avec d’autres bibliothèques : make bench-peers
warmed = { $title } est compilé ({ $seconds } s).

## L’arène.
arena-title = { $title }, { $players } joueurs : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}{ $duplicate ->
    [yes] , chaque donne rejouée en changeant les places
   *[no] {""}
}
arena-table = À la table : { $names }
arena-wins = gagné %
arena-interval = à 95 %
arena-fair = juste %
arena-times = × juste
arena-rating = niveau
arena-bot = robot
arena-matrix = De ce que deux robots gagnent à une même table, la part de celui de gauche, en % :
arena-gain = Rejouer les donnes a valu { $times } fois plus de parties.
arena-no-gain = Ce que vaut le fait de rejouer les donnes se voit après { $rounds } donnes.
arena-sure = L’ordre est sûr : un ordre faux serait dit sûr dans 5 % des concours au plus.
arena-unsure = L’ordre n’est pas sûr : rien encore ne départage { $above } et { $below } avec certitude.
arena-faults = { $bot } : { $late ->
    [one] { $late } réponse en retard
   *[other] { $late } réponses en retard
}, { $illegal ->
    [one] { $illegal } illégale
   *[other] { $illegal } illégales
} ; le premier coup permis a été joué à la place.
arena-kept = { $rounds ->
    [one] { $rounds } tour est gardé
   *[other] { $rounds } tours sont gardés
} dans { $path } ; la même commande reprend là.
refused-patience = La patience va de 0,01 à 3600 secondes, pas { $given }.

## Le banc d’essai.
benchmark-title = { $bot } : banc d’essai de Madang, version { $version }
benchmark-task = épreuve
benchmark-against = contre { $opponent }
benchmark-thinking = une décision, budget
benchmark-unit = Combien de fois sa juste part des victoires, l’intervalle à 95 % et le nombre de parties.

## Jeux de données.
dataset-written = { $games ->
    [one] { $games } partie est
   *[other] { $games } parties sont
} dans { $path }.
dataset-kept = { $games ->
    [one] { $games } partie est
   *[other] { $games } parties sont
} dans { $path } ; la même commande reprend à cet endroit.
refused-no-out = Dites où écrire le jeu de données : --out DOSSIER
refused-no-bots = Dites quels robots jouent : --bots NOM, par exemple greedy ou search:2000

## Les tables de tous les jeux.
legend-face-down = ▼ face cachée
zone-hand-own = Votre main : { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
}
zone-hand-other = Main de { $seat } : { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
}
zone-order-own = Votre ordre, face cachée : { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
}
zone-order-other = Ordre de { $seat }, face cachée : { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
}
dealt-hand = { $seat } reçoit { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
} : { $cards }.
plain-seat-own = { $name }, place { $seat }, vous
plain-seat-other = { $name }, place { $seat }
plain-hand = En main : { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
}
score-sum = { $seat } : { $points } en tout

## Jeux à saisons : la table.
season-title = { $title } · manche { $round } sur 8 · { $phase }
season-track = saisons { $track }
season-dealt = { $dealt } distribuées, { $kept } gardées
season-next = ensuite { $dealt }, { $kept }
season-pile = paquet { $pile ->
    [one] { $pile } carte
   *[other] { $pile } cartes
}
legend-holds = ▲+1 pouvoir, de 1
legend-tie = = égalité : personne
legend-first = ⚑ premier
season-put-back = Rendu au paquet cette manche : { $cards }

## Jeux à saisons : têtes de colonnes.
column-hand = main
column-order = ordre
column-cards = cart.
column-points = points

## Jeux à saisons : les mêmes en quatre lettres au plus.
tiny-held = main
tiny-points = pts

## Jeux à saisons : la table en lignes simples.
plain-dealt = Distribuées cette manche : { $dealt }
plain-kept = Gardées au plus : { $kept }
plain-pile = Cartes dans le paquet : { $pile }
plain-first = Premier joueur : { $seat }
plain-points = Points maintenant : { $points }
plain-cards = Cartes devant : { $cards }, peut en garder { $limit }
plain-pieces = { $amount } { $card } ({ $price })
plain-holds = , a le pouvoir, avance de { $margin }
plain-tied = , à égalité pour le pouvoir
plain-order = Face cachée : { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
}
plain-held = { $amount } { $card } ({ $price }) : { $power }

## Jeux à saisons : le décompte.
score-line = { $label } : { $seat } { $points }
score-nobody = { $label } : personne

## La table simple, des jeux qui n’en ont pas à eux.
plain-title = { $title } · manche { $round }
plain-nothing = rien
plain-fact = { $label } : { $value }

## Vérifier un jeu.
check-fine = Il ne manque rien à { $title }.
check-count = Il manque { $count ->
    [one] une chose
   *[other] { $count } choses
} à { $title }.
check-message = Il n’a pas de message « { $name } » en { $language }.
check-broken-message = Son message « { $name } » ne peut être dit en { $language } : { $problem }.
check-other-keys = Ses textes en { $language } n’ont pas les mêmes messages qu’en { $first } : { $keys }.
check-rules-page = Il n’a pas de page de règles { $name }.
check-rule-missing = Sa page de règles { $name } n’a pas { $rules }.
check-no-scenario = Aucun scénario ne porte sur { $rules }.
check-scenario = Le scénario { $name } ne tient pas : { $difference }
check-lesson = Sa leçon ne peut être donnée : { $problem }
check-view-field = Sa vue n’a pas de champ « { $name } ».
check-seat-field = Les places de sa vue n’ont pas de champ « { $name } ».
check-legal = Ses coups permis à la décision { $decision } ne sont pas croissants et uniques, ou il n’y en a pas.
check-why-not = Il ne nomme aucune de ses règles qui interdise « { $move } » à la décision { $decision }.
check-leak = La place { $seat } peut savoir à la décision { $decision } ce qui est caché, par : { $part }.
check-observation = Son observation ne commence pas par sa version, { $version }.
check-gate = Sa porte ne montre pas de cartes ; « cards » dans about.json les nomme.
check-notes = Ne manquent pas, mais restent à dessiner :
check-no-terminal = une table à lui au terminal ; la table simple sert.
check-no-views = une structure de sa vue (views.py), avec laquelle le serveur vérifie ce qu’il envoie.
