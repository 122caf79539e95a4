# La table de Koryŏ en français : ce que seule la page dit. Cartes, événements et coups sont dans le fichier du jeu.

court = La cour : familles, pouvoirs, détenteurs
two-kinds = peut-être deux sortes
plaque-held = { $numeral } { $card } : { $power }. À { $name }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
plaque-omniscient = { $numeral } { $card } : { $power }. Égalité, à { $name } par l’Omniscient.
plaque-tie = { $numeral } { $card } : { $power }. Égalité, à personne.
plaque-nobody = { $numeral } { $card } : { $power }. À personne.
plaque-event = { $numeral } { $card }, événement : { $power }.
tokens-steal = Espion : voler un jeton à { $name } ({ $tokens })
cards-limit = { $cards } cartes, on peut en garder { $limit }
own-order = Votre ordre : { $cards }
own-order-hint = Votre ordre : vous seul le voyez
put-back = Vous avez rendu cette ronde :
lay-what = Choisissez des cartes
choose-priest = Prêtre : détruire un de vos événements
choose-priest-hint = Touchez l’événement devant vous qui doit partir.
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
card-of = { $card } de { $name }
second-card = deuxième carte
a-character = un personnage
waiting-order = { $name } choisit son ordre
waiting-turn = { $name } joue son tour
waiting-discard = { $name } se défait de cartes
log-ending = Le décompte
