# La table de Chosŏn en français : ce que seule la page dit. Cartes, évènements et coups sont dans le fichier du jeu.

plaque-shield = { $numeral } { $card } : { $power }. Égalité, à { $name } par le Bouclier de Yi.
kept-count = { $count ->
    [one] { $count } gardé
   *[other] { $count } gardés
}
kept-label = { $owner }, { $numeral } { $card }, { $count ->
    [one] { $count } gardé
   *[other] { $count } gardés
}
played-label = { $owner }, { $numeral } { $card }, { $count ->
    [one] { $count } joué ce tour
   *[other] { $count } joués ce tour
}
token-shield = Bouclier de Yi
token-shield-short = Bouclier
token-shield-does = Le Bouclier de Yi protège la famille où il est, et gagne ses égalités
token-return-fire = Riposte par arme à feu
token-return-fire-short = Riposte
token-return-fire-does = Riposte par arme à feu : si une arme à feu détruit votre carte, vous pouvez riposter
token-counter-attack = Riposte à l’épée
token-counter-attack-short = Riposte
token-counter-attack-does = Riposte à l’épée : si une épée détruit votre carte, vous pouvez riposter
token-legacy = Yi’s Legacy
token-legacy-short = Legacy
token-legacy-does = Yi’s Legacy : plus de points à la fin, au plus le double
shielded = protégé par le Bouclier de Yi
will-be-destroyed = sera détruit
points-sum = ({ $points }+{ $legacy })
choose-shield = Bouclier de Yi : choisir une famille
choose-shield-hint = Touchez la famille devant vous que le bouclier doit protéger.
second-victim = deuxième victime
first-lobby = première carte
first-strike = qui elle frappe
sword-reaches = L’Épée ({ $card }) atteint les numéros { $nearest } à { $farthest }
step-revealed = { $card } avec un évènement : dévoilé
step-then-gosu = Gosu : vous pouvez garder l’évènement
step-then-scientist = Scientifique : un point, obligatoire une fois l’effet résolu
step-then-both = Gosu : gardez l’évènement. Scientifique : un point, obligatoire une fois l’effet résolu
may-answer = { $name } a le jeton « { $token } » et peut répondre.
played-cards = Vous jouez : { $cards }
waiting-travel = { $name } peut voyager dans le temps
waiting-from = { $name } prend un point de victoire
waiting-answers = En attente de réponses
points-row = Points pris
kept-row = Évènements gardés
legacy-row = Yi’s Legacy
shield-scores = le Bouclier ne compte pas
event-exchanged = Lobby : { $card } de { $from } et { $other } de { $to } changent de place.

## Plusieurs pas d’un seul acte
event-laid-card-several = { $seat } a posé { $list }.
event-laid-card-each = { $amount } { $card }
event-revealed-several = { $seat } dévoile { $list }.
event-revealed-each = { $amount } { $card }

## Touches
key-i-does = la carte visée, avec ses règles

## Ce que les choses disent d’elles-mêmes
phase-travel-told = Voyage : qui a la majorité des Voyageurs temporels peut en sacrifier un pour devenir premier joueur.
phase-orders-told = Ordres : à son tour, chacun pose une combinaison de cartes face cachée.
phase-turns-told = Tours : à son tour, chacun révèle son ordre et utilise effets et pouvoirs.
phase-discards-told = Fin : qui a plus de personnages que la manche n’en permet en défausse.
points-told = { $points ->
    [one] { $points } point
   *[other] { $points } points
} si la partie s’arrêtait là : le numéro de chaque famille dont on a le plus, points de victoire, évènements gardés, 2 pour le premier joueur, et enfin Yi’s Legacy.
