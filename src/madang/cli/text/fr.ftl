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
refused-resume-new = Une partie reprise a déjà ses joueurs, ses options et sa graine ; retirez --players, --option et --seed.
refused-option-twice = L’option « { $name } » est donnée deux fois ; dites-la une fois.
refused-option-value = L’option « { $name } » de { $title } est l’une de { $values }, pas « { $value } ».
refused-option-bare = L’option « { $name } » de { $title } demande une valeur : --option { $name }=VALEUR, l’une de { $values }.
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
option-values = { $count } valeurs, comme { $example }
games-next = Pour jouer : madang play { $example }

## La partie.
welcome = Vous êtes { $name }, place { $seat }.
welcome-bot = { $name }, place { $seat } : robot { $bot }.
welcome-help = Répondez par un numéro ou écrivez le coup ; ? aide, q sauvegarde et sort.
not-compiled = Les règles se compilent en arrière-plan ; d’ici là, la partie va un peu moins vite.
since = Depuis votre dernier coup
so-far = Jusqu’ici
question = Votre coup (1-{ $count }, ? pour l’aide) : 
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
help-explain-number-does = explique le coup 3 (ou ? et un coup)
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

## Les coups tels qu’on les tape, par jeu ; les phrases et la notation sont comprises aussi.
typed-koryo-lay = poser { $count } { $card }
typed-koryo-lay-two = poser { $card }+{ $other }
typed-koryo-banker = banquier
typed-koryo-priest = prêtre { $card }
typed-koryo-spy = espion { $seat }
typed-koryo-reveal = dévoiler
typed-koryo-barbarians = barbares { $seat }
typed-koryo-swap = échanger { $seat } { $card }
typed-koryo-end = finir
typed-koryo-destroy = détruire { $card }
typed-koryo-discard = défausser { $card }
typed-choson-lay = poser { $count } { $card }
typed-choson-lay-two = poser { $card }+{ $other }
typed-choson-lay-with-event = poser { $card }+évènement
typed-choson-lay-events = poser 3 évènements
typed-choson-oracle = oracle
typed-choson-scientist = scientifique
typed-choson-gosu = gosu
typed-choson-shield = bouclier { $card }
typed-choson-reveal = dévoiler
typed-choson-end = finir
typed-choson-swap = échanger { $seat } { $card }
typed-choson-strike = détruire { $seat } { $card }
typed-choson-enough = assez
typed-choson-riposte = riposter
typed-choson-let-be = laisser
typed-choson-travel = voyager
typed-choson-stay = rester
typed-choson-from = prendre { $seat }
typed-choson-decline = renoncer
typed-choson-discard = défausser { $card }
typed-chronicle-play = jouer { $card }
typed-chronicle-take = prendre { $card }
typed-chronicle-recall = reprendre { $card }
typed-chronicle-give = donner { $card }
typed-chronicle-discard = défausser { $card }
typed-chronicle-choose = choisir { $seat }
typed-gosux-play = poser { $card }
typed-gosux-play-discard = poser { $card } de la défausse
typed-gosux-shift = relever { $place }
typed-gosux-activate = activer { $place }
typed-gosux-spend-one = dépenser 1
typed-gosux-spend-two = dépenser 2
typed-gosux-pass = passer
typed-gosux-card = choisir { $card }
typed-gosux-card-discard = choisir { $card } de la défausse
typed-gosux-place = choisir { $seat } { $place }
typed-gosux-clan = clan { $clan }
typed-gosux-level = niveau { $level }
typed-gosux-player = joueur { $seat }
typed-gosux-yes = oui
typed-gosux-no = non
typed-gosux-wonder = merveille
typed-gosux-spent = dépensé
typed-gosux-capture = capturer
typed-gosux-destroy = détruire
typed-gosux-free = libérer
typed-gosux-keep = garder
typed-gosux-redraw = repiocher

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
score-total = Total
score-sum = { $seat } : { $points } en tout

## Jeux à saisons : la table.
season-title = { $title } · ronde { $round } sur 8 · { $phase }
season-track = saisons { $track }
season-dealt = { $dealt } distribuées, { $kept } gardées
season-next = ensuite { $dealt }, { $kept }
pool-koryo = réserve { $pool ->
    [one] { $pool } jeton
   *[other] { $pool } jetons
}
season-pile = paquet { $pile ->
    [one] { $pile } carte
   *[other] { $pile } cartes
}
legend-holds = ▲+1 pouvoir, de 1
legend-tie = = égalité : personne
legend-eye = ▲◉ gagne l’égalité
legend-first = ⚑ premier
legend-two-kinds = * peut-être deux sortes
season-put-back = Rendu au paquet cette ronde : { $cards }

## Jeux à saisons : têtes de colonnes. Une espace marque où le nom peut se couper (six lettres au plus par morceau).
column-koryo-omniscient = Omni- scient
column-koryo-spy = Espion
column-koryo-senator = Séna- teur
column-koryo-priest = Prêtre
column-koryo-ship-owner = Arma- teur
column-koryo-banker = Ban- quier
column-koryo-guardian = Gar- dien
column-koryo-broadcaster = Broad- caster
column-koryo-merchant = Mar- chand
column-koryo-barbarians = Bar- bares
column-koryo-lobbying = Lobby- ing
column-tokens = jetons
column-hand = main
column-order = ordre
column-cards = cart.
column-points = points

## Jeux à saisons : les mêmes en quatre lettres au plus.
tiny-koryo-omniscient = Omni
tiny-koryo-spy = Espi
tiny-koryo-senator = Séna
tiny-koryo-priest = Prêt
tiny-koryo-ship-owner = Arma
tiny-koryo-banker = Banq
tiny-koryo-guardian = Gard
tiny-koryo-broadcaster = Broa
tiny-koryo-merchant = Marc
tiny-koryo-barbarians = Barb
tiny-koryo-lobbying = Lobb
tiny-tokens = jet
tiny-held = main
tiny-points = pts

## Jeux à saisons : la table en lignes simples.
plain-dealt = Distribuées cette ronde : { $dealt }
plain-kept = Gardées au plus : { $kept }
plain-pool-koryo = Jetons dans la réserve : { $pool }
plain-pile = Cartes dans le paquet : { $pile }
plain-first = Premier joueur : { $seat }
plain-points = Points maintenant : { $points }
plain-tokens = Jetons : { $tokens }
plain-cards = Cartes devant : { $cards }, peut en garder { $limit }
plain-pieces = { $amount } { $card } ({ $price })
plain-holds = , a le pouvoir, avance de { $margin }
plain-tied = , à égalité pour le pouvoir
plain-eye = , a le pouvoir : égalité gagnée par l’Omniscient
plain-order = Face cachée : { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
}
plain-order-two-kinds = Face cachée : { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
}, peut-être deux sortes
plain-held = { $amount } { $card } ({ $price }) : { $power }

## Jeux à saisons : le décompte.
score-events = Évènements
score-tokens = Jetons
score-line = { $label } : { $seat } { $points }
score-nobody = { $label } : personne

## Chosŏn.
pool-choson = centre { $pool ->
    [one] { $pool } point
   *[other] { $pool } points
}
legend-shield = ◆ Bouclier de Yi (▲◆ gagne l’égalité)
legend-return-fire = » Return Fire
legend-counter-attack = † Counter-Attack
legend-legacy = ♕ Yi’s Legacy
choson-played-open = { $seat } a joué { $card } avec un évènement. { $effect }, pas encore utilisé.
choson-played-done = { $seat } a joué { $card } avec un évènement. { $effect }, fait.
choson-named = Nommé d’abord : { $card } de { $seat }
column-choson-yi = Yi
column-choson-sniper = Sniper
column-choson-oracle = Oracle
column-choson-reaper = Fau- cheur
column-choson-gosu = Gosu
column-choson-scientist = Scien- tif.
column-choson-hulk = Hulk
column-choson-time-traveller = Voya- geur
column-choson-watcher = Obser- vateur
column-choson-event = évèn.
column-marks = jetons
column-taken = PV
tiny-choson-yi = Yi
tiny-choson-sniper = Snip
tiny-choson-oracle = Orac
tiny-choson-reaper = Fauc
tiny-choson-gosu = Gosu
tiny-choson-scientist = Scie
tiny-choson-hulk = Hulk
tiny-choson-time-traveller = Voya
tiny-choson-watcher = Obse
tiny-choson-event = évèn
tiny-marks = jet
tiny-taken = pv
plain-pool-choson = Points de victoire au centre : { $pool }
plain-taken = Points de victoire : { $points }
plain-return-fire = Tient Return Fire
plain-counter-attack = Tient Counter-Attack
plain-legacy = Tient Yi’s Legacy
plain-shielded = , sous le Bouclier de Yi
plain-by-shield = , a le pouvoir : égalité gagnée par le Bouclier de Yi
score-taken = Points de victoire
score-kept = Évènements gardés
score-first = Premier joueur
score-legacy = Yi’s Legacy

## Chronicle.
chronicle-title = { $title } · manche { $round } · rencontre { $meeting }
chronicle-title-over = { $title } · manche { $round } · terminé
chronicle-goal = le premier à { $fame } de Notoriété
chronicle-pile = pile Histoire { $pile }
chronicle-options = options { $names }
chronicle-used = déjà vues { $used }
chronicle-used-size = déjà vues { $amount }
chronicle-idle = sans gain : { $cards }
chronicle-discard = défausse { $amount }, dessus { $card }
chronicle-discard-empty = défausse vide
chronicle-aside = à l’écart { $cards }
chronicle-most = plus : { $measure }
chronicle-fewest = moins : { $measure }
chronicle-none = aucun : { $measure }
chronicle-next = sans gain ; { $number } cartes de plus en jeu
chronicle-previous = sans gain ; reprend les cartes de { $number } manches
measure-allies = Alliés
measure-evil = maléfiques
column-fame = Not.
column-held = main
column-wild = Sauvages
column-all = Alliés
column-evil = Mal.
legend-leads = ⚑ commence
legend-ahead = ▲ en tête
legend-gains = +1 si on comptait
legend-excluded = ✗ exclu : maléfique
legend-back = ↺ de nouveau en jeu
chronicle-known = Connu :
chronicle-known-card = a { $card }
chronicle-known-void = sans { $suit }
chronicle-evil = Maléfiques :
evil-allies = { $card } { $seat }
evil-meeting = { $card } dans la rencontre
evil-hand = { $card } en main de { $seat }
evil-held = { $card } chez { $seat }
evil-discard = { $card } défaussé
evil-aside = { $card } à l’écart
evil-unseen = { $card } ?
chronicle-suit = On demande { $suit } :
chronicle-no-suit = pas encore de couleur :
chronicle-ability = { $card } de { $seat } agit : { $does }
chronicle-joined = { $seat } ajoute à ses Alliés ce qui lui reste en main : { $cards }.
few-evil = maléfique
few-counts-as-three = trois Alliés au décompte
few-reverse = la plus basse l’emporte
few-wins = remporte la rencontre
few-lowest-wins-or-self = maléfique ; la plus basse l’emporte
few-burn-meeting = l’emporte et brûle le reste
few-purify = rejette les maléfiques
few-steal-ally = voler un Allié
few-recall-ally = reprendre un de ses Alliés
few-give-ally = donner un Allié
few-discard-ally = défausser un Allié
few-opponent-discards = un autre joueur défausse
few-take-discard = prendre la défausse du dessus
few-turn-down = retourner les autres
few-end-meeting = finir la rencontre
plain-goal = Le premier à { $fame } points de Notoriété
plain-options = Avec les options { $names }
plain-history = Carte Histoire : { $history }. { $condition }
plain-history-back = Carte Histoire, de nouveau en jeu : { $history }. { $condition }
plain-counts = { $history }, pour l’instant : { $counts }
plain-count = { $seat } { $number }
plain-would-gain = { $history } rapporterait à : { $seats }
plain-nobody-excluded = Personne n’est exclu pour ses Alliés maléfiques.
plain-history-pile = Cartes Histoire dans la pile : { $pile }
plain-used = Cartes Histoire déjà vues : { $used }
plain-discard = Défausse : { $amount }, dessus { $card }
plain-aside = À l’écart : { $cards }
plain-fame = Notoriété : { $fame }
plain-gains = Notoriété si on comptait maintenant : { $gains } de plus
plain-allies = Alliés : { $cards }
plain-no-allies = Aucun Allié
plain-excluded = Exclu par un Allié maléfique
plain-known = Connu en main : { $cards }
plain-void = Sans { $suits }
plain-meeting = Rencontre { $meeting }, commencée par { $seat }
plain-suit = Couleur demandée : { $suit }
plain-no-suit = Aucune couleur n’est encore demandée
plain-played = { $seat } a joué { $card }
plain-turned = { $seat } a joué { $card }, retournée face cachée
plain-played-down = { $seat } a joué face cachée : { $card }
plain-down = { $seat } a joué une carte face cachée
plain-to-play = Doivent encore jouer : { $seats }
plain-winning = En tête pour l’instant : { $seat }
plain-evil-allies = Maléfique : { $card }, Allié de { $seat }
plain-evil-meeting = Maléfique : { $card }, dans la rencontre
plain-evil-hand = Maléfique : { $card }, dans la main de { $seat }
plain-evil-held = Maléfique : { $card }, dans la main de { $seat } ou face cachée dans la rencontre
plain-evil-discard = Maléfique : { $card }, défaussé
plain-evil-aside = Maléfique : { $card }, à l’écart
plain-evil-unseen = Maléfique : { $card }, pas encore vu
plain-card = { $card } : { $does }
score-fame = Notoriété

## Gosu X.
gosux-round = ronde { $round }
gosux-turn = tour { $turn }
gosux-additional = tour supplémentaire
gosux-turns-left = { $count ->
    [one] encore { $count } tour
   *[other] encore { $count } tours
}
gosux-goal = deux jetons Suprématie gagnent
gosux-left = Clans à prendre :
gosux-left-effects = Clans à prendre, et l’effet de la tuile si personne ne le prend (? 1 montre les cartes du clan 1) :
gosux-tile = Sa tuile, si personne ne prend le clan : { $does }
gosux-discard-size = défausse { $amount }
gosux-removed-size = hors { $amount }
gosux-tiles = Tuiles actives pour les deux :
gosux-tiles-effects = Tuiles actives pour les deux :
gosux-discard = Défausse de { $seat } ({ $amount }) :
gosux-removed = { $seat }, hors de la partie ({ $amount }) :
gosux-revealed = { $seat } a révélé :
gosux-known-hand = Connu de la main de { $seat } :
gosux-known-own = Connu de votre main :
gosux-deck-top = Au-dessus de la pioche de { $seat } :
gosux-deck-bottom = Au fond de la pioche de { $seat } :
gosux-barred = { $seat } ne peut ni poser ni relever avec :
gosux-military = armée { $amount }
gosux-hand = main { $amount }
gosux-deck = pioche { $amount }
gosux-tokens = jetons { $marks }
gosux-supremacy = Suprématie
gosux-passed = a passé
gosux-cost = { $cost ->
    [0] gratuit
   *[other] coûte { $cost }
}
gosux-token-in-hand = jeton en main
gosux-token-on-card = sur une carte
gosux-token-spent = dépensé
gosux-token-locked = verrouillé
gosux-mark-free = LIBRE
gosux-mark-captured = capturée
gosux-mark-symbol = activation
gosux-mark-shift = cartes pour la relève
gosux-mark-bounty-token = jeton Prime
gosux-pending = { $seat } décide.
gosux-pending-card = { $seat } décide pour { $card }.
gosux-pending-place = { $seat } décide pour { $card } ({ $owner }, { $place }).
gosux-milled = De la pioche de { $seat } à la défausse : { $cards }.
plain-tile = Tuile active pour les deux joueurs, { $clan } : { $does }
plain-bounty-on-board = Le jeton Prime est sur le plateau
plain-wonder-on-board = Le jeton Merveille est sur le plateau
plain-clans = Clans : { $clans }
plain-supremacy = Jetons Suprématie : { $amount }
plain-military = Armée maintenant : { $amount } (Troupes { $troops }, Héros { $heroes }, Immortels { $immortals }, main { $hand })
plain-activations = Jetons d’activation : { $in_hand } en main, { $on_cards } sur des cartes, { $spent } dépensés, { $locked } verrouillés
plain-wonder = Détient le jeton Merveille
plain-passed = A passé
plain-deck = Cartes dans la pioche : { $amount }
plain-captured = capturée
plain-value = valeur { $value }
plain-symbols = { $tokens } jetons d’activation sur { $symbols }
plain-activation-symbols = { $count ->
    [one] { $count } symbole d’activation
   *[other] { $count } symboles d’activation
}
plain-shift = relève { $cost }
plain-text-of = avec le texte de { $card }
plain-place = { $place } { $card } : { $facts }
plain-cost = { $cost ->
    [0] gratuite à poser maintenant
   *[other] coûte { $cost } cartes à poser maintenant
}
plain-in-hand = { $card } : { $facts }. { $does }
score-owned = Jetons d’activation
score-face-up = Cartes face visible
score-turned = Tuiles retournées
score-military = Armée

## Gosu X : noms courts, quand le premier mot du nom n’en est pas un. Douze lettres au plus.
brief-atalante-a-grand-bouclier = Atalante
brief-les-fleches-de-justice = Flèches
brief-les-fees-petales = Fées
brief-byun-hyung-ja-justice = Byun (Jus)
brief-le-cercle-rouge = Cercle
brief-les-apotres-de-la-nuit = Apôtres
brief-les-gardiens-de-la-nuit = Gardiens
brief-les-sombres-cultistes = Cultistes
brief-alpha-mort = Alpha (mort)
brief-byun-hyung-ja-abhilasha = Byun (Abh)
brief-chercheurs-de-depouilles = Chercheurs
brief-byun-hyung-ja-tomorrow = Byun (Tom)
brief-narashima-lion = Lion
brief-byun-hyung-ja-narashima = Byun (Nar)
brief-boul-go = Boul Go
brief-bun-to = Bun To
brief-galmi-avatar = Avatar
brief-kan-te = Kan Te
brief-ree-ab = Ree Ab
brief-she-rift = She Rift
brief-byun-hyung-ja-galmi = Byun (Gal)
brief-phoenix-eliana = Eliana
brief-phoenix-immortal = Immortal
brief-byun-hyung-ja-phoenix = Byun (Pho)
brief-deesses-de-lave = Déesses
brief-esprits-de-smook = Esprits
brief-les-gardiens-demons = Démons
brief-unites-de-bombardement = Unités
brief-hemro-le-chasseur-de-primes = Hemro
brief-goan-sul = Goan Sul
brief-byun-hyung-ja-goan-sul = Byun (Goa)
brief-1000-visages = Visages
brief-3-voeux = Vœux
brief-all-in-one = All in one
brief-dragon-dansant = Dragon
brief-byun-hyung-ja-xi-an = Byun (Xi’an)
