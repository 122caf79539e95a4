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

## Pourquoi pas
why-other = Ceci ne peut pas être choisi maintenant.
why-ko-main-1 = { $asked ->
    [order] On pose les ordres ; pouvoirs et évènements viennent à votre tour.
    [order-free] On pose les ordres ; pouvoirs et évènements viennent à votre tour.
    [turn-before-reveal] Dévoilez d’abord votre ordre ; les évènements agissent ensuite.
   *[other] Finissez ce que vous avez commencé, ou terminez votre tour.
}
why-ko-main-2 = Vous n’avez pas ce pouvoir, ou l’avez déjà utilisé ce tour.
why-ko-bank-1 = Il ne reste aucun jeton à prendre.
why-ko-priest-1 = Le Prêtre ne détruit qu’un évènement devant vous.
why-ko-spy-1 = Il n’y a ici aucun jeton que votre Espion puisse voler.
why-ko-spy-2 = Ses Espions, sans Gardien, tiennent ce camp à l’écart du Lobbying.
why-ko-spy-3 = Des Espions sans Gardien tiennent les deux camps à l’écart du Lobbying.
why-ko-ev-1 = Aucun évènement ouvert : il n’agit qu’au tour qui le dévoile.
why-ko-ev-2 = Les Barbares épargnent qui détient les Gardiens, les évènements, et vous-même.
why-ko-ev-3 = Le Lobbying échange deux personnages de familles différentes, chez deux joueurs.
why-ko-ord-1 = Un ordre : autant de cartes d’une seule sorte que vous voulez.
why-ko-ord-2 = Seul l’Armateur pose deux cartes différentes.
why-ko-end-1 = Vous ne vous défaites maintenant que de vos propres personnages.
why-ko-end-2 = Les évènements restent : seuls des personnages peuvent partir.

## Touches
key-i-does = la carte visée, avec ses règles
