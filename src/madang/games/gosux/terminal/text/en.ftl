# Gosu X in a terminal, in English. Keys are the same in every language.

## Moves as they are typed; the sentences and the notation are understood as well.
typed-play = play { $card }
typed-play-discard = play { $card } from discard
typed-shift = shift { $place }
typed-activate = activate { $place }
typed-spend-one = spend 1
typed-spend-two = spend 2
typed-pass = pass
typed-card = choose { $card }
typed-card-discard = choose { $card } from discard
typed-place = choose { $seat } { $place }
typed-clan = clan { $clan }
typed-level = level { $level }
typed-player = player { $seat }
typed-yes = yes
typed-no = no
typed-wonder = wonder
typed-spent = spent
typed-capture = capture
typed-destroy = destroy
typed-free = free
typed-keep = keep
typed-redraw = redraw

## The table.
gosux-round = round { $round }
gosux-turn = turn { $turn }
gosux-additional = additional turn
gosux-turns-left = { $count ->
    [one] { $count } turn left
   *[other] { $count } turns left
}
gosux-goal = two Supremacy tokens win
gosux-left = Clans to take:
gosux-left-effects = Clans to take, and what the tile does if nobody takes it (? 1 lists the cards of clan 1):
gosux-tile = Its tile, if nobody takes the clan: { $does }
gosux-discard-size = discard { $amount }
gosux-removed-size = out { $amount }
gosux-tiles = Tiles active for both:
gosux-tiles-effects = Tiles active for both:
gosux-discard = { $seat }’s discard ({ $amount }):
gosux-removed = { $seat }, out of the game ({ $amount }):
gosux-revealed = { $seat } has revealed:
gosux-known-hand = Known of { $seat }’s hand:
gosux-known-own = Known of your hand:
gosux-deck-top = On top of { $seat }’s deck:
gosux-deck-bottom = At the bottom of { $seat }’s deck:
gosux-barred = { $seat } can neither play nor shift in:
gosux-military = army { $amount }
gosux-hand = hand { $amount }
gosux-deck = deck { $amount }
gosux-tokens = tokens { $marks }
gosux-supremacy = Supremacy
gosux-passed = passed
gosux-cost = { $cost ->
    [0] free
   *[other] costs { $cost }
}
gosux-token-in-hand = token in hand
gosux-token-on-card = on a card
gosux-token-spent = spent
gosux-token-locked = locked
gosux-mark-free = FREE
gosux-mark-captured = captured
gosux-mark-symbol = activation
gosux-mark-shift = cards to shift it
gosux-mark-bounty-token = Bounty token
gosux-pending = { $seat } decides.
gosux-pending-card = { $seat } decides for { $card }.
gosux-pending-place = { $seat } decides for { $card } ({ $owner }, { $place }).
gosux-milled = From { $seat }’s deck to the discard: { $cards }.
plain-tile = Tile active for both players, { $clan }: { $does }
plain-bounty-on-board = The Bounty token lies on the board
plain-wonder-on-board = The Wonder token lies on the board
plain-clans = Clans: { $clans }
plain-supremacy = Supremacy tokens: { $amount }
plain-military = Army now: { $amount } (Troops { $troops }, Heroes { $heroes }, Immortals { $immortals }, hand { $hand })
plain-activations = Activation tokens: { $in_hand } in hand, { $on_cards } on cards, { $spent } spent, { $locked } locked
plain-wonder = Holds the Wonder token
plain-passed = Has passed
plain-deck = Cards in the deck: { $amount }
plain-captured = captured
plain-value = value { $value }
plain-symbols = { $tokens } of { $symbols } activation { $symbols ->
    [one] token
   *[other] tokens
}
plain-activation-symbols = { $count ->
    [one] { $count } activation symbol
   *[other] { $count } activation symbols
}
plain-shift = shift { $cost }
plain-text-of = with the text of { $card }
plain-place = { $place } { $card }: { $facts }
plain-cost = { $cost ->
    [0] free to play now
    [one] costs { $cost } card to play now
   *[other] costs { $cost } cards to play now
}
plain-in-hand = { $card }: { $facts }. { $does }
score-owned = Activation tokens
score-face-up = Face-up cards
score-turned = Tiles turned
score-military = Army

## Short names, where the first word of the name is none. Twelve letters at most.
brief-atalante-a-grand-bouclier = Atalanta
brief-les-fleches-de-justice = Arrows
brief-les-fees-petales = Fairies
brief-byun-hyung-ja-justice = Byun (Jus)
brief-le-cercle-rouge = Circle
brief-les-apotres-de-la-nuit = Apostles
brief-les-gardiens-de-la-nuit = Wardens
brief-les-sombres-cultistes = Cultists
brief-alpha-mort = Alpha (Dead)
brief-byun-hyung-ja-abhilasha = Byun (Abh)
brief-chercheurs-de-depouilles = Scavengers
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
brief-deesses-de-lave = Goddesses
brief-esprits-de-smook = Spirits
brief-les-gardiens-demons = Demons
brief-unites-de-bombardement = Crews
brief-hemro-le-chasseur-de-primes = Hemro
brief-goan-sul = Goan Sul
brief-byun-hyung-ja-goan-sul = Byun (Goa)
brief-1000-visages = Faces
brief-3-voeux = Wishes
brief-all-in-one = All in One
brief-dragon-dansant = Dragon
brief-byun-hyung-ja-xi-an = Byun (Xi’an)
