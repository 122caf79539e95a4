# Koryŏ en français. Les clés sont les mêmes dans toutes les langues et dans la page.

## Ce qu’est le jeu, et ce qu’on choisit avant de commencer.
about = Majorités et masques dans une Corée de laiton et de vapeur

## Les cartes. $amount choisit le nombre.
card-omniscient = Omniscient
card-spy = { $amount ->
    [one] Espion
   *[other] Espions
}
card-senator = { $amount ->
    [one] Sénateur
   *[other] Sénateurs
}
card-priest = { $amount ->
    [one] Prêtre
   *[other] Prêtres
}
card-ship-owner = { $amount ->
    [one] Armateur
   *[other] Armateurs
}
card-banker = { $amount ->
    [one] Banquier
   *[other] Banquiers
}
card-guardian = { $amount ->
    [one] Gardien
   *[other] Gardiens
}
card-broadcaster = { $amount ->
    [one] Broadcaster
   *[other] Broadcasters
}
card-merchant = { $amount ->
    [one] Marchand
   *[other] Marchands
}
card-barbarians = Barbares
card-lobbying = Lobbying

## Les pouvoirs, en peu de mots.
power-omniscient = gagne les égalités
power-spy = peut voler un jeton
power-senator = garde deux de plus
power-priest = peut brûler un évènement
power-ship-owner = deux cartes différentes
power-banker = prend un jeton
power-guardian = à l’abri des Barbares
power-broadcaster = reçoit une de plus
power-merchant = aucun pouvoir
power-barbarians = peut détruire un rival
power-lobbying = peut échanger deux cartes

## Ce qui s’est passé.
event-took-token = { $seat } prend un jeton de la réserve (Banquier).
event-stole-token = { $seat } vole un jeton à { $from } (Espion).
event-burned-event = { $seat } détruit son propre évènement : { $card } (Prêtre).
event-destroyed = Les Barbares de { $seat } détruisent une carte de { $from } : { $card }.
event-swapped = Lobbying : { $card } passe de { $from } à { $to }.
event-lapsed = { $seat } laisse passer { $amount } { $card }.
event-scored-events = { $seat } : { $amount } pour les évènements.
event-scored-tokens = { $seat } : { $amount } pour les jetons.

## Ce qui est demandé.
prompt-order = Posez votre ordre face cachée
prompt-order-hint = Autant de cartes que vous voulez d’une seule famille ou d’un seul évènement. Le reste retourne au paquet.
prompt-order-free = Posez votre ordre face cachée
prompt-order-free-hint = Autant de cartes identiques que vous voulez ou, Armateur, deux cartes différentes. Le reste retourne au paquet.
prompt-turn-before-reveal = À vous : un pouvoir, ou dévoilez votre ordre
prompt-turn-before-reveal-hint = Chaque pouvoir sert une fois par tour, avant ou après l’ordre, tant que vous avez la majorité.
prompt-turn = À vous : évènements et pouvoirs, puis fin du tour
prompt-turn-hint = Les évènements ouverts sont perdus à la fin du tour ; le jeton du Banquier est alors pris d’office.
prompt-character = Quel personnage de { $victim } les Barbares détruisent-ils ?
prompt-character-hint = Un personnage retourne au paquet.
prompt-swap = { $card } de { $victim } : contre quelle carte ?
prompt-swap-hint = Un personnage d’une autre famille, chez un autre joueur.
prompt-discard = Trop de cartes : défaussez-en encore { $count }
prompt-discard-hint = Vous pouvez en garder { $limit }. Seuls les personnages partent ; perdre un Sénateur peut baisser la limite.

## Ce que ferait un coup.
would-lapse = { $card } : { $amount } sans effet ce tour.
would-take-token = Vous prendriez un jeton (Banquier).

## Les coups.
move-lay = Poser { $count } { $card }
move-lay-two = Poser { $card } et { $other }
move-banker = Banquier : prendre un jeton
move-priest = Prêtre : détruire { $card }
move-spy = Espion : voler un jeton à { $seat }
move-reveal = Dévoiler l’ordre
move-barbarians = Barbares contre { $seat }
move-destroy = Détruire : { $card }
move-swap = Lobbying : { $card } de { $seat }
move-end = Finir le tour
move-discard = Défausser : { $card }

## The final count.
score-events = Évènements
score-tokens = Jetons
