# Koryŏ in a terminal, in English. Keys are the same in every language.

## Moves as they are typed; the sentences and the notation are understood as well.
typed-lay = lay { $count } { $card }
typed-lay-two = lay { $card }+{ $other }
typed-banker = banker
typed-priest = priest { $card }
typed-spy = spy { $seat }
typed-reveal = reveal
typed-barbarians = barbarians { $seat }
typed-swap = swap { $seat } { $card }
typed-end = end
typed-destroy = destroy { $card }
typed-discard = discard { $card }

## The table.
pool = pool { $pool ->
    [one] { $pool } token
   *[other] { $pool } tokens
}
legend-eye = ▲◉ wins the tie
legend-two-kinds = * may be two kinds
plain-pool = Tokens in the pool: { $pool }
plain-tokens = Tokens: { $tokens }
plain-eye = , holds the power: tie won by the Omniscient
plain-order-two-kinds = Face down: { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}, may be two kinds

## Heads of columns. A space is where the name may break (six letters a part at most).
column-card-omniscient = Omni- scient
column-card-spy = Spy
column-card-senator = Sena- tor
column-card-priest = Priest
column-card-ship-owner = Ship- owner
column-card-banker = Banker
column-card-guardian = Guard- ian
column-card-broadcaster = Broad- caster
column-card-merchant = Mer- chant
column-card-barbarians = Barba- rians
column-card-lobbying = Lobby- ing
column-tokens = tokens

## The same in four letters at most.
tiny-card-omniscient = Omni
tiny-card-spy = Spy
tiny-card-senator = Sena
tiny-card-priest = Prie
tiny-card-ship-owner = Ship
tiny-card-banker = Bank
tiny-card-guardian = Guar
tiny-card-broadcaster = Broa
tiny-card-merchant = Merc
tiny-card-barbarians = Barb
tiny-card-lobbying = Lobb
tiny-tokens = tok
