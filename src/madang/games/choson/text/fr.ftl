# Chosŏn en français. Les clés sont les mêmes dans toutes les langues et dans la page.

## Ce qu’est le jeu, et ce qu’on choisit avant de commencer.
about = La suite, plus féroce : épées, boucliers, ripostes

## Les cartes. $amount choisit le nombre.
card-yi = Yi
card-sniper = { $amount ->
    [one] Sniper
   *[other] Snipers
}
card-oracle = { $amount ->
    [one] Oracle
   *[other] Oracles
}
card-reaper = { $amount ->
    [one] Faucheur
   *[other] Faucheurs
}
card-gosu = Gosu
card-scientist = { $amount ->
    [one] Scientifique
   *[other] Scientifiques
}
card-hulk = { $amount ->
    [one] Hulk
   *[other] Hulks
}
card-time-traveller = { $amount ->
    [one] Voyageur temporel
   *[other] Voyageurs temporels
}
card-watcher = { $amount ->
    [one] Observateur
   *[other] Observateurs
}
card-event = { $amount ->
    [one] évènement
   *[other] évènements
}

## Les pouvoirs, en peu de mots.
power-yi = peut placer le bouclier
power-sniper = riposte par arme à feu
power-oracle = un point par jeton de riposte
power-reaper = peut frapper deux fois
power-gosu = peut garder un évènement
power-scientist = un point par évènement
power-hulk = riposte à l’épée
power-time-traveller = peut voyager dans le temps
power-watcher = aucun pouvoir
power-event = apporte un effet

## Ce que fait un personnage joué avec un évènement.
effect-none = Aucun effet
effect-lobby = Lobby : échanger deux
effect-firearm = Arme à feu : détruire un
effect-sword = Épée : détruire un voisin

## Ce qui s’est passé.
event-travelled = { $seat } voyage dans le temps : un Voyageur temporel retourne au paquet.
event-stayed = { $seat } ne voyage pas dans le temps.
event-took-point = { $seat } prend un point de victoire.
event-took-point-from = { $seat } prend un point de victoire à { $from }.
event-declined-point = { $seat } laisse le point de victoire.
event-laid-nothing = { $seat } n’a aucune combinaison et ne pose rien.
event-placed-shield = { $seat } place le Bouclier de Yi : { $card }.
event-lost-shield = Le Bouclier de Yi quitte { $seat } : { $card }.
event-took-legacy = { $seat } prend Yi’s Legacy.
event-kept-event = { $seat } garde un évènement (Gosu).
event-returned-events = { $seat } rend { $amount } { $card } au paquet.
event-struck = { $seat } détruit une carte de { $from } : { $card }.
event-swapped = Lobby : { $card } passe de { $from } à { $to }.
event-riposted = Riposte : { $seat } détruit une carte de { $from } : { $card }.
event-let-be = { $seat } ne riposte pas.
event-forfeited = { $seat } laisse passer l’effet : { $card }.
event-scored-points = { $seat } : { $amount } pour les points de victoire.
event-scored-events = { $seat } : { $amount } pour les évènements gardés.
event-scored-first-player = { $seat } : { $amount } comme premier joueur.
event-scored-legacy = { $seat } : { $amount } pour Yi’s Legacy.

## Ce qui est demandé.
prompt-travel = Voyager dans le temps ?
prompt-travel-hint = Sacrifiez un Voyageur temporel pour devenir premier joueur et prendre un point de victoire.
prompt-from = À qui prenez-vous le point de victoire ?
prompt-from-hint = Le centre est vide : il vient d’un autre joueur.
prompt-from-or-decline = Prendre un point de victoire à un autre joueur ?
prompt-from-or-decline-hint = Le centre est vide ; vous pouvez y renoncer.
prompt-order = Posez votre ordre face cachée
prompt-order-hint = Une seule famille, deux familles, un personnage avec un évènement ou trois évènements. Le reste retourne au paquet.
prompt-turn-before-reveal = À vous : un pouvoir, ou dévoilez votre ordre
prompt-turn-before-reveal-hint = Avant l’ordre, seuls le bouclier et le point de l’Oracle sont possibles.
prompt-turn = À vous : vos pouvoirs, puis fin du tour
prompt-turn-hint = Les points dus sont pris à la fin du tour.
prompt-turn-lobby = { $card }, Lobby : échangez deux personnages entre deux joueurs
prompt-turn-lobby-hint = Facultatif.{ $forfeits ->
    [gosu] {" "}Y renoncer prive de Gosu ce tour.
    [scientist] {" "}Y renoncer prive du Scientifique ce tour.
    [both] {" "}Y renoncer prive de Gosu et du Scientifique ce tour.
   *[none] {""}
} Les cartes protégées restent.
prompt-turn-firearm = { $card }, arme à feu : détruisez un personnage adverse
prompt-turn-firearm-hint = Facultatif.{ $forfeits ->
    [gosu] {" "}Y renoncer prive de Gosu ce tour.
    [scientist] {" "}Y renoncer prive du Scientifique ce tour.
    [both] {" "}Y renoncer prive de Gosu et du Scientifique ce tour.
   *[none] {""}
}
prompt-turn-sword = { $card }, épée : détruisez un personnage de numéro voisin
prompt-turn-sword-hint = Facultatif.{ $forfeits ->
    [gosu] {" "}Y renoncer prive de Gosu ce tour.
    [scientist] {" "}Y renoncer prive du Scientifique ce tour.
    [both] {" "}Y renoncer prive de Gosu et du Scientifique ce tour.
   *[none] {""}
}
prompt-swap = { $card } de { $victim } : contre quelle carte ?
prompt-swap-hint = N’importe quel personnage d’un autre joueur qu’aucun bouclier ne protège.
prompt-second = Frapper aussi un second personnage ?
prompt-second-hint = Le Faucheur double l’épée. Déjà nommé : { $card } de { $victim } ; les deux tombent ensemble.
prompt-riposte = Riposter contre { $card } de { $victim } ?
prompt-riposte-hint = Un de vos personnages a été détruit et vous avez le jeton de riposte.
prompt-discard = Trop de personnages : défaussez-en encore { $count }
prompt-discard-hint = Vous pouvez en garder { $limit }. Les évènements gardés ne comptent pas.

## Ce que ferait un coup.
would-reach = { $effect ->
    [lobby] Lobby
    [firearm] Arme à feu
   *[sword] Épée
} : { $count ->
    [0] aucune cible
    [one] { $count } cible
   *[other] { $count } cibles
} pour l’instant.
would-legacy = Yi’s Legacy serait à vous.
would-riposte = { $seat } pourrait riposter contre votre { $card }.
would-fall = { $card } : { $seat } en perdrait un{ $left ->
    [0] , le dernier
   *[other] { " " }et en garderait { $left }
}.
would-take-point = Vous prendriez un point de victoire.
would-forfeit = L’effet de cette carte serait perdu : { $card }.

## Les coups.
move-lay = Poser { $count } { $card }
move-lay-two = Poser { $card } et { $other }
move-lay-with-event = Poser { $card } avec un évènement
move-lay-events = Poser trois évènements
move-oracle = Oracle : prendre un point de victoire
move-scientist = Scientifique : prendre un point de victoire
move-gosu = Gosu : garder un évènement
move-shield = Bouclier de Yi : { $card }
move-reveal = Dévoiler l’ordre
move-end = Finir le tour
move-swap = Lobby : { $card } de { $seat }
move-strike = Détruire : { $card } de { $seat }
move-enough = Frapper une fois
move-riposte = Riposter
move-let-be = Laisser faire
move-travel = Voyager dans le temps
move-stay = Rester
move-from = Le prendre à { $seat }
move-decline = Y renoncer
move-discard = Défausser : { $card }

## Les phases.
phase-travel = Voyage
