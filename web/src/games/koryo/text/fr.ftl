# La table de Koryŏ en français : ce que seule la page dit. Cartes, évènements et coups sont dans le fichier du jeu.

two-kinds = peut-être deux sortes
plaque-omniscient = { $numeral } { $card } : { $power }. Égalité, à { $name } par l’Omniscient.
tokens-steal = Espion : voler un jeton à { $name } ({ $tokens })
choose-priest = Prêtre : détruire un de vos évènements
choose-priest-hint = Touchez l’évènement devant vous qui doit partir.
choose-spy = Espion : voler un jeton
choose-spy-hint = Touchez les jetons du joueur à qui vous volez.
choose-barbarians = Barbares{ $count ->
    [one] {""}
   *[other] {" "}({ $count } ouverts)
} : choisir un rival
choose-barbarians-hint = Touchez le rival qui perdra un personnage.
choose-swap = Lobbying{ $count ->
    [one] {""}
   *[other] {" "}({ $count } ouverts)
} : échanger deux personnages
choose-swap-hint = Touchez le premier des deux personnages.
a-character = un personnage
event-exchanged = Lobbying : { $card } de { $from } et { $other } de { $to } changent de place.

## Plusieurs pas d’un seul acte
event-laid-card-several = { $seat } a posé { $list }.
event-laid-card-each = { $amount } { $card }
event-revealed-several = { $seat } dévoile { $list }.
event-revealed-each = { $amount } { $card }
event-lapsed-several = { $seat } laisse passer { $list }.
event-lapsed-each = { $amount } { $card }

## Touches
key-i-does = la carte visée, avec ses règles

## Ce que les choses disent d’elles-mêmes
phase-orders-told = Ordres : à son tour, chacun pose face cachée des cartes d’une même sorte.
phase-turns-told = Tours : à son tour, chacun révèle son ordre et utilise évènements et pouvoirs.
phase-discards-told = Fin : qui a plus de cartes que la manche n’en permet se défausse de personnages.
points-told = { $points ->
    [one] { $points } point
   *[other] { $points } points
} si la partie s’arrêtait là : le numéro de chaque famille dont on a la majorité, -1 par évènement, +1 par jeton.
