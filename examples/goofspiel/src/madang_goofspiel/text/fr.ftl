# Goofspiel en français. Les clés sont les mêmes dans toutes les langues.

## Ce qu’est le jeu.
about = Enchérissez en secret ; chaque carte ne sert qu’une fois

## Les cartes.
card-ace = As
card-two = Deux
card-three = Trois
card-four = Quatre
card-five = Cinq
card-six = Six
card-seven = Sept
card-eight = Huit
card-nine = Neuf
card-ten = Dix
card-jack = Valet
card-queen = Dame
card-king = Roi

## Ce qui se passe.
event-prize-turned = Prix retourné : { $card }.
event-bid = { $seat } enchérit.
event-bid-card = Enchère de { $seat } : { $card }.
event-shown = { $seat } montre : { $card }.
event-took-prize = { $seat } remporte : { $card }.
event-tied = Les plus hautes enchères sont égales : les prix restent.
event-won = { $seat } gagne avec { $amount } points.

## Ce qui est demandé, et ce qu’on peut faire.
prompt-bid = Enchérir pour { $worth } points
prompt-bid-hint = Choisissez une carte ; on la montre quand tous ont enchéri, et elle est alors perdue.
move-bid = Enchérir : { $card }

## Les parties de la table.
field-hand = Main
field-points = Points
field-has_bid = A enchéri
field-bid = Enchère
field-won = Prix remportés
field-prizes = Prix en jeu
field-pile = Prix à venir
