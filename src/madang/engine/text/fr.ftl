# Les mots communs à tous les jeux.
nobody = personne
seat-sun = Soleil
seat-mountain = Montagne
seat-wave = Vague
seat-pine = Pin
seat-cloud = Nuage
seat-moon = Lune

## Ce qui arrive aux places.
incident-resigned = { $seat } abandonne.
incident-taken-over = Un robot continue pour { $seat }.
incident-late-resigned = Temps écoulé pour { $seat }, qui abandonne.
incident-late-taken-over = Temps écoulé pour { $seat } : un robot continue.
incident-given-back = { $seat } est de retour et reprend la main.
incident-taken-back = { $seat } reprend son dernier tour.

## Les jeux à saisons.
event-round-begins = La manche { $amount } sur 8 commence.
event-first-player = Premier joueur : { $seat }.
event-dealt = { $seat } reçoit { $amount } { $amount ->
    [one] carte
   *[other] cartes
}.
event-drew = { $seat } a en main { $amount } { $card }.
event-laid = { $seat } pose { $amount } { $amount ->
    [one] carte face cachée
   *[other] cartes face cachée
}.
event-laid-card = { $seat } a posé { $amount } { $card }.
event-returned = { $seat } rend { $amount } { $amount ->
    [one] carte
   *[other] cartes
} au paquet.
event-turn-begins = Au tour de { $seat }.
event-revealed = { $seat } dévoile { $amount } { $card }.
event-turn-ends = { $seat } termine son tour.
event-discarded = { $seat } défausse : { $card }.
event-power-moved = { $moves ->
    [came] { $card } : { $to } détient désormais le pouvoir.
    [went] { $card } : { $from } ne détient plus le pouvoir.
   *[passed] { $card } : le pouvoir passe de { $from } à { $to }.
}
event-scored-family = { $card } : { $amount } { $amount ->
    [one] point
   *[other] points
} pour { $seat }.
event-won = { $seat } gagne avec { $amount } { $amount ->
    [one] point
   *[other] points
}.
would-lay = { $amount } { $card } : cela ferait { $own } contre { $best }{ $power ->
    [won] , et le pouvoir serait à vous
    [kept] , et le pouvoir resterait à vous
    [nobody] , et personne n’aurait le pouvoir
   *[none] {""}
}.
would-gain-power = { $card } : le pouvoir serait à vous.
would-lose-power = { $card } : vous perdriez le pouvoir.
would-give-power = { $card } : le pouvoir irait à { $seat }.
would-break-power = { $card } : { $seat } perdrait le pouvoir.
would-points = { $points } { $points ->
    [one] point
   *[other] points
} au lieu de { $before }, pour l’instant.
phase-orders = Ordres
phase-turns = Tours
phase-discards = Fin
phase-over = Terminé

## What tables in the terminal and in the page both say.
first-player = Premier joueur
score-total = Total
