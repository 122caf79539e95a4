# Gosu X au terminal, en français. Les clés sont les mêmes dans toutes les langues.

## Les coups tels qu’on les tape ; les phrases et la notation sont comprises aussi.
typed-play = poser { $card }
typed-play-discard = poser { $card } de la défausse
typed-shift = relever { $place }
typed-activate = activer { $place }
typed-spend-one = dépenser 1
typed-spend-two = dépenser 2
typed-pass = passer
typed-card = choisir { $card }
typed-card-discard = choisir { $card } de la défausse
typed-place = choisir { $seat } { $place }
typed-clan = clan { $clan }
typed-level = niveau { $level }
typed-player = joueur { $seat }
typed-yes = oui
typed-no = non
typed-wonder = merveille
typed-spent = dépensé
typed-capture = capturer
typed-destroy = détruire
typed-free = libérer
typed-keep = garder
typed-redraw = repiocher

## La table.
gosux-round = manche { $round }
gosux-turn = tour { $turn }
gosux-additional = tour additionnel
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
gosux-deck-top = Au-dessus du deck de { $seat } :
gosux-deck-bottom = Au fond du deck de { $seat } :
gosux-barred = { $seat } ne peut ni poser ni relever avec :
gosux-military = armée { $amount }
gosux-hand = main { $amount }
gosux-deck = deck { $amount }
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
gosux-milled = Du deck de { $seat } à la défausse : { $cards }.
plain-tile = Tuile active pour les deux joueurs, { $clan } : { $does }
plain-bounty-on-board = Le jeton Prime est sur le plateau
plain-wonder-on-board = Le jeton Merveille est sur le plateau
plain-clans = Clans : { $clans }
plain-supremacy = Jetons Suprématie : { $amount }
plain-military = Armée maintenant : { $amount } (Troupes { $troops }, Héros { $heroes }, Immortels { $immortals }, main { $hand })
plain-activations = Jetons d’activation : { $in_hand } en main, { $on_cards } sur des cartes, { $spent } dépensés, { $locked } verrouillés
plain-wonder = Détient le jeton Merveille
plain-passed = A passé
plain-deck = Cartes dans le deck : { $amount }
plain-captured = capturée
plain-value = valeur { $value }
plain-symbols = { $tokens } sur { $symbols } { $symbols ->
    [one] jeton
   *[other] jetons
} d’activation
plain-activation-symbols = { $count ->
    [one] { $count } symbole d’activation
   *[other] { $count } symboles d’activation
}
plain-shift = relève { $cost }
plain-text-of = avec le texte de { $card }
plain-place = { $place } { $card } : { $facts }
plain-cost = { $cost ->
    [0] gratuite à poser maintenant
    [one] coûte { $cost } carte à poser maintenant
   *[other] coûte { $cost } cartes à poser maintenant
}
plain-in-hand = { $card } : { $facts }. { $does }
score-owned = Jetons d’activation
score-face-up = Cartes face visible
score-turned = Tuiles retournées
score-military = Armée

## Noms courts, quand le premier mot du nom n’en est pas un. Douze lettres au plus.
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
