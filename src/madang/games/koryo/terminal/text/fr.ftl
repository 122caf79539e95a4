# Koryŏ au terminal, en français. Les clés sont les mêmes dans toutes les langues.

## Les coups tels qu’on les tape ; les phrases et la notation sont comprises aussi.
typed-lay = poser { $count } { $card }
typed-lay-two = poser { $card }+{ $other }
typed-banker = banquier
typed-priest = prêtre { $card }
typed-spy = espion { $seat }
typed-reveal = dévoiler
typed-barbarians = barbares { $seat }
typed-swap = échanger { $seat } { $card }
typed-end = finir
typed-destroy = détruire { $card }
typed-discard = défausser { $card }

## La table.
pool = réserve { $pool ->
    [one] { $pool } jeton
   *[other] { $pool } jetons
}
legend-eye = ▲◉ gagne l’égalité
legend-two-kinds = * peut-être deux sortes
plain-pool = Jetons dans la réserve : { $pool }
plain-tokens = Jetons : { $tokens }
plain-eye = , a le pouvoir : égalité gagnée par l’Omniscient
plain-order-two-kinds = Face cachée : { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
}, peut-être deux sortes

## Têtes de colonnes. Une espace marque où le nom peut se couper (six lettres au plus par morceau).
column-card-omniscient = Omni- scient
column-card-spy = Espion
column-card-senator = Séna- teur
column-card-priest = Prêtre
column-card-ship-owner = Arma- teur
column-card-banker = Ban- quier
column-card-guardian = Gar- dien
column-card-broadcaster = Broad- caster
column-card-merchant = Mar- chand
column-card-barbarians = Bar- bares
column-card-lobbying = Lobby- ing
column-tokens = jetons

## Les mêmes en quatre lettres au plus.
tiny-card-omniscient = Omni
tiny-card-spy = Espi
tiny-card-senator = Séna
tiny-card-priest = Prêt
tiny-card-ship-owner = Arma
tiny-card-banker = Banq
tiny-card-guardian = Gard
tiny-card-broadcaster = Broa
tiny-card-merchant = Marc
tiny-card-barbarians = Barb
tiny-card-lobbying = Lobb
tiny-tokens = jet
