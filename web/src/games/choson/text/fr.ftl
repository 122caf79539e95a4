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
sword-reaches = L’Épée ({ $card }) atteint { $nearest } à { $farthest }
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

## Pourquoi pas
why-other = Ceci ne peut pas être choisi maintenant.
why-ch-main-1 = { $asked ->
    [order] On pose les ordres ; pouvoirs et effets viennent à votre tour.
    [turn-before-reveal] Dévoilez d’abord votre ordre.
   *[other] Finissez ce que vous avez commencé, ou terminez votre tour.
}
why-ch-ord-1 = { $asked ->
    [order] Aucune combinaison n’a cette carte.
   *[other] Les ordres se posent dans leur propre phase.
}
why-ch-cip-1 = Aucun effet ouvert : il faut un personnage joué avec un évènement.
why-ch-cip-2 = { $asked ->
    [turn-sword] Le Sabre ne frappe qu’un rival, sur un numéro voisin.
    [turn-firearm] L’Arme à feu ne détruit qu’un personnage d’un rival.
   *[other] L’effet n’atteint pas cette carte.
}
why-ch-cip-3 = Le bouclier de Yi protège cette famille.
why-ch-cip-4 = Le second coup doit être possible lui aussi.
why-ch-cip-5 = Gosu et Scientifique viennent après l’effet de votre personnage.
why-ch-ora-1 = L’Oracle paie une fois par tour qui détient aussi un jeton de riposte.
why-ch-sci-1 = Le Scientifique paie une fois par tour, avec un évènement joué.
why-ch-gos-1 = Gosu garde un évènement joué par tour, pour son détenteur.
why-ch-yi-1 = Seul le détenteur de Yi déplace le bouclier, une fois, sur sa famille.
why-ch-vp-1 = Il n’y a pas de point de victoire à prendre ici.
why-ch-tt-1 = Il s’agit maintenant de voyager dans le temps.
why-ch-rip-1 = Il s’agit maintenant de riposter.
why-ch-end-1 = Vous ne vous défaites maintenant que de vos propres personnages.

## Touches
key-i-does = la carte visée, avec ses règles
