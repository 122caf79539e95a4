# La commande madang en français. Les clés sont les mêmes dans toutes les langues.

## Les refus : une phrase chacun.
refused-folder = { $path } est un dossier ; un enregistrement est un fichier.
refused-not-a-file = { $path } n’est pas un fichier ordinaire.
refused-too-large = { $path } est bien trop gros pour être un enregistrement.
refused-not-text = { $path } n’est pas un fichier texte, donc pas un enregistrement.
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
refused-resume-new = Une partie reprise a déjà ses joueurs et sa graine ; retirez --players et --seed.
refused-other-game = { $path } est une partie de { $title }, pas de { $wanted }.
refused-bots = Il y a { $seats ->
    [one] { $seats } autre place
   *[other] { $seats } autres places
} : nommez un robot pour toutes ou un pour chacune, pas { $given }.
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
games-next = Pour jouer : madang play { $example }

## La partie.
welcome = Vous êtes { $name }, place { $seat }.
welcome-bot = { $name }, place { $seat } : robot { $bot }.
welcome-help = Répondez par un numéro ou écrivez le coup ; ? aide, quitter sauvegarde et sort.
not-compiled = Les règles se compilent en arrière-plan ; d’ici là, la partie va un peu moins vite.
since = Depuis votre dernier coup
so-far = Cette ronde jusqu’ici
question = Votre coup (1-{ $count }, ? pour l’aide) : 
question-one = Votre coup (1, ? pour l’aide) : 
taken-back = Repris : { $move }
cannot-undo = Le dernier coup ne peut pas être repris : il a montré quelque chose de caché ou passé la main.
nothing-to-undo = Il n’y a encore rien à reprendre.
saved = Sauvegardé dans { $path }
resume-with = Pour reprendre plus tard : madang play --resume { $path }
replay-with = Pour revoir la partie : madang replay { $path }
final = Décompte final
won = { $count ->
    [one] { $names } gagne.
   *[other] { $names } gagnent ensemble.
}
not-a-move = « { $text } » n’est pas un coup ici ; écrivez par exemple « { $example } », ou un numéro de 1 à { $count }.
not-a-number = Il n’y a pas de coup { $number } ; les coups sont numérotés de 1 à { $count }.
impossible = « { $move } » n’est pas possible maintenant ({ $rule }) ; ? { $rule } montre la règle.
unknown-topic = Rien n’est connu de « { $text } » ; demandez un coup, une carte ou une règle, par exemple ? { $example }
command-undo = annuler
command-log = journal
command-table = table
command-save = sauver
command-quit = quitter

## L’aide pendant la partie.
help-line = { $typed } : { $does }
help-number = 3
help-number-does = joue le coup 3 de la liste
help-notation-does = le même, écrit en toutes lettres
help-explain-number = ? 3
help-explain-number-does = explique le coup 3 (ou ? et un coup écrit)
help-explain-rule-does = montre la règle
help-explain-card-does = explique la carte
help-undo-does = reprend votre dernier coup, si rien de caché n’a été vu
help-log-does = montre tout ce qui s’est passé
help-table-does = montre la table à nouveau
help-save-does = sauvegarde la partie
help-quit-does = sauvegarde la partie et sort (Ctrl-C et Ctrl-D aussi)
explain-move = { $words } ({ $notation })
explain-not-now = Pas possible maintenant ({ $rule }).
explain-card = { $card } : { $power }.

## Revoir une partie.
replay-title = { $title }, { $players } joueurs, { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}
replay-after = La table après la décision { $step } sur { $decisions }
replay-now = La table maintenant : la partie n’est pas finie.
replay-shows-seat = Telle que { $name } (place { $seat }) la voit ; --seat en choisit une autre.

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
bench-peers = Pour comparer avec d’autres programmes : make bench
warmed = { $title } est compilé ({ $seconds } s).

## Koryŏ : la table.
koryo-title = Koryŏ · ronde { $round } sur 8 · { $phase }
koryo-track = saisons { $track }
koryo-season = { $dealt } distribuées, { $kept } gardées
koryo-next = ronde suivante { $dealt }, { $kept }
koryo-pool = réserve { $pool ->
    [one] { $pool } jeton
   *[other] { $pool } jetons
}
koryo-pile = paquet { $pile ->
    [one] { $pile } carte
   *[other] { $pile } cartes
}
koryo-legend-holds = ▲+1 pouvoir, de 1
koryo-legend-tie = = égalité : personne
koryo-legend-eye = ▲◉ gagne l’égalité
koryo-legend-first = ⚑ premier
koryo-legend-face-down = ▼ face cachée
koryo-legend-two-kinds = * peut-être deux sortes
koryo-hand-own = Votre main : { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
}
koryo-hand-other = Main de { $seat } : { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
}
koryo-order-own = Votre ordre, face cachée : { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
}
koryo-order-other = Ordre de { $seat }, face cachée : { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
}
koryo-put-back = Rendu au paquet cette ronde : { $cards }
koryo-dealt = { $seat } reçoit { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
} : { $cards }.

## Koryŏ : têtes de colonnes. Une espace marque où le nom peut se couper (six lettres au plus par morceau).
koryo-column-omniscient = Omni- scient
koryo-column-spy = Espion
koryo-column-senator = Séna- teur
koryo-column-priest = Prêtre
koryo-column-ship-owner = Arma- teur
koryo-column-banker = Ban- quier
koryo-column-guardian = Gar- dien
koryo-column-broadcaster = Broad- caster
koryo-column-merchant = Mar- chand
koryo-column-barbarians = Bar- bares
koryo-column-lobbying = Lobby- ing
koryo-column-tokens = jetons
koryo-column-hand = main
koryo-column-order = ordre
koryo-column-cards = cart.
koryo-column-points = points

## Koryŏ : les mêmes en quatre lettres au plus.
koryo-tiny-omniscient = Omni
koryo-tiny-spy = Espi
koryo-tiny-senator = Séna
koryo-tiny-priest = Prêt
koryo-tiny-ship-owner = Arma
koryo-tiny-banker = Banq
koryo-tiny-guardian = Gard
koryo-tiny-broadcaster = Broa
koryo-tiny-merchant = Marc
koryo-tiny-barbarians = Barb
koryo-tiny-lobbying = Lobb
koryo-tiny-tokens = jet
koryo-tiny-held = main
koryo-tiny-points = pts

## Koryŏ : la table en lignes simples.
koryo-plain-dealt = Distribuées cette ronde : { $dealt }
koryo-plain-kept = Gardées au plus : { $kept }
koryo-plain-pool = Jetons dans la réserve : { $pool }
koryo-plain-pile = Cartes dans le paquet : { $pile }
koryo-plain-first = Premier joueur : { $seat }
koryo-plain-seat-own = { $name }, place { $seat }, vous
koryo-plain-seat-other = { $name }, place { $seat }
koryo-plain-points = Points maintenant : { $points }
koryo-plain-tokens = Jetons : { $tokens }
koryo-plain-cards = Cartes devant : { $cards }, peut en garder { $limit }
koryo-plain-pieces = { $amount } { $card } ({ $price })
koryo-plain-holds = , a le pouvoir, avance de { $margin }
koryo-plain-tied = , à égalité pour le pouvoir
koryo-plain-eye = , a le pouvoir : égalité gagnée par l’Omniscient
koryo-plain-hand = En main : { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
}
koryo-plain-order-one-kind = Face cachée : { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
}
koryo-plain-order-two-kinds = Face cachée : { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
}, peut-être deux sortes
koryo-plain-held = { $amount } { $card } ({ $price }) : { $power }

## Koryŏ : le décompte.
koryo-score-events = Évènements
koryo-score-tokens = Jetons
koryo-score-total = Total
koryo-score-line = { $label } : { $seat } { $points }
koryo-score-nobody = { $label } : personne
koryo-score-sum = { $seat } : { $points } en tout
