# La table de Gosu X en français : ce que seule la page dit. Cartes, événements, questions et coups sont dans le fichier du jeu.

## La barre
track-turn = tour { $turn }
track-nobody-passed = tour { $turn }, personne n’a passé
track-passed = { $name } a passé{ $turns ->
    [0] {""}
    [one] , encore { $turns } tour
   *[other] , encore { $turns } tours
}
track-you-passed = vous avez passé{ $turns ->
    [0] {""}
    [one] , encore { $turns } tour
   *[other] , encore { $turns } tours
}
track-additional = tour additionnel
track-song = Chant des Morts
track-draft = Choix des clans
track-mulligan = Mains de départ
track-round-is = Quand les deux ont passé, la Grande Bataille finit la manche. Il y a au plus { $rounds } manches.
track-turn-is = Un tour est une seule action : poser une carte, faire une relève, utiliser des jetons ou passer.
track-passed-is = Qui passe ne joue plus de tour dans cette manche ; l’autre n’en a plus que quelques-uns.
track-additional-is = Un tour de plus après celui-ci, jamais deux de suite.
track-song-is = Après la bataille, chacun sacrifie la moitié de ses cartes, le gagnant d’abord ; le reste demeure pour la manche suivante.
track-draft-is = Les clans sont choisis : un, deux, deux, un. Les tuiles des deux derniers valent pour les deux joueurs, toute la partie.
track-mulligan-is = Une main sans Troupe ou avec une seule peut être montrée et piochée à nouveau.

## Les clans en peu de mots
clan-line-justice = Égalise : mains, armées, jetons. Retourne des tuiles.
clan-line-abhilasha = Capture, copie la défausse, protège les siens.
clan-line-tomorrow = Pioche et défausse, libère, répète.
clan-line-narashima = Vide mains et decks, vit de la défausse.
clan-line-galmi = Renvoie des cartes, pose des primes, passe tôt.
clan-line-phoenix = Enchaîne les tours et renaît.
clan-line-goan-sul = Prend et détruit, ses vétérans comptent double.
clan-line-xi-an = Copie tout et réunit tous les clans.

## Le choix des clans
draft-title = Les huit clans
draft-taken = pris par { $name }
draft-taken-you = pris par vous
draft-tile = Tuile si personne ne le prend :
draft-cards = Cartes de { $clan }
draft-cards-short = Cartes
draft-take = Prendre { $clan }
draft-choose = Choisissez un clan
draft-order = Un clan, puis deux, deux et un : trois chacun. Deux restent.

## Les cartes en jeu
row-of = { $name } : { $row }
worth = vaut { $value }
worth-double = vaut { $value }, { $why }
doubled-veteran = doublé : Vétéran
doubled-bounty = doublé contre Prime
free-tag = LIBRE
free-words = LIBRE
captured = capturée
ethereal-tag = Éthéré
ethereal-words = Éthéré : ne peut être ni capturée ni détruite
bounty-tag = Prime
bounty-words = avec le jeton Prime
tokens-on-card = { $tokens } sur { $symbols } { $symbols ->
    [one] jeton
   *[other] jetons
} d’activation
shift-cost = relève { $cost }
no-shift = sans relève
copies-text = a le texte de { $card }
copies-short = comme { $card }
source-of = son texte s’applique
empty-place = vide

## Une carte en toutes lettres
card-kind = { $level } de { $clan }
symbols = { $count ->
    [one] { $count } symbole d’activation
   *[other] { $count } symboles d’activation
}
copies-in-deck = deux fois dans le paquet
read-more = Lire toute la carte
inspector = La carte que vous regardez
inspector-empty = Touchez une carte pour la lire ici.
text-of-card = Texte
barred = nommée par l’adversaire : ni jouée ni mise en relève

## Les places
supremacy-owned = { $count ->
    [one] { $count } jeton Suprématie
   *[other] { $count } jetons Suprématie
} sur 2 ; qui a les deux gagne
supremacy = Suprématie
tokens-of = Jetons d’activation : { $hand } en main, { $cards } sur des cartes, { $spent } dépensés ; { $owned } en tout
tokens-owned = X = { $count }
wonder-held = a le jeton Merveille : il paie une carte, ou gagne une bataille à égalité
wonder-board = Le jeton Merveille est sur le plateau : poser une carte Merveilleux le prend
bounty-board = Le jeton Prime est sur le plateau : la carte qui le reçoit a Prime
has-passed = a passé
passed-tag = a passé
passed-told = A passé : plus de tour dans cette manche.
hand-cards = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}{ $limit ->
    [0] {""}
   *[other] , { $limit } au plus à garder
}
deck-cards = { $count ->
    [one] { $count } carte dans le deck
   *[other] { $count } cartes dans le deck
}
discard-cards = { $count ->
    [one] { $count } carte dans la défausse
   *[other] { $count } cartes dans la défausse
}
removed-cards = { $count ->
    [one] { $count } carte retirée du jeu
   *[other] { $count } cartes retirées du jeu
}
clan-tile-turned = { $clan }, tuile retournée : active pour les deux
clan-of-deck = { $clan }
hand-of = Main de { $name }
hand-known = { $count ->
    [one] { $count } carte en est connue
   *[other] { $count } cartes en sont connues
}
hand-unknown = On ne sait rien de cette main.
deck-of = Deck de { $name }
deck-on-top = Au-dessus, la première sera piochée d’abord
deck-at-bottom = Au-dessous, la dernière en dernier
deck-unknown = On ne sait rien de ce deck.
discard-of = Défausse de { $name }
removed-of = Retirées du jeu : { $name }
pile-empty = Il n’y a rien ici.
revealed-cards = Révélées
your-army = Votre armée
army-of = Armée de { $name }

## Entre les armées
middle = Entre les armées
tile-active = { $clan } : { $text }
tile-both = active pour les deux joueurs
tile-turned-by = retournée par { $name }
battle-now = Grande Bataille à présent
battle-short = Bataille à présent
lead-you = Vous menez de { $points }
lead-other = { $name } mène de { $points }
lead-tie = Égalité
lead-tie-wonder = Égalité : la Merveille décide
battle-details = La Grande Bataille à présent
battle-was = Grande Bataille de la manche { $round }
battle-won = { $how ->
    [wonder] Égalité, { $own } à { $other } : { $who ->
        [you] vous gagnez
       *[other] { $name } gagne
    } par le jeton Merveille
   *[worth] { $who ->
        [you] Vous gagnez
       *[other] { $name } gagne
    } la bataille, { $own } à { $other }
}
battle-won-brief = { $who ->
    [you] Vous gagnez
   *[other] { $name } gagne
} { $how ->
    [wonder] par le jeton Merveille
   *[worth] de { $points }
}
battle-prize = { $who ->
    [you] { $count ->
        [1] Votre première Suprématie
       *[other] Votre deuxième Suprématie
    }
   *[other] { $count ->
        [1] Première Suprématie de { $name }
       *[other] Deuxième Suprématie de { $name }
    }
}
battle-drawn = Chacun prend un jeton Suprématie
battle-tied = Égalité, { $own } à { $other } : chacun prend un jeton Suprématie
row-sum = { $own } contre { $other }.
skip-count = Passer le compte
to-the-song = Vers le Chant des Morts
bonus-column = bonus
row-counted = { $row } : { $own } contre { $other }.
given = { $card } : sacrifiée

## Ce que dit une tuile, en un coup d’œil ; on la touche pour tout lire
law-justice = La carte LIBRE la plus haute de chacun est Éthérée.
law-abhilasha = Les cartes à coût de relève ont Relève secrète.
law-tomorrow = Les cartes de niveau III ont Echo.
law-narashima = En fin de tour, 5 cartes en main au plus.
law-galmi = Après la première passe, l’autre a 2 tours.
law-phoenix = En bataille, chaque carte en main vaut 1.
law-goan-sul = Gagner de 10 : la partie. De moins : une carte de plus.
law-xi-an = Les cartes de niveau III sont des 3 clans.

## À côté de la table
parts-title = Valeurs militaires
troops-row = Troupes
heroes-row = Héros
immortals-row = Immortels
hand-row = Cartes en main (Phoenix)
military-row = Armée
ways-title = Façons de gagner
way-supremacy = 2 Suprématies
way-tokens = 5e jeton
way-face-up = 15 faces visibles
way-goan-sul = Goan Sul : mener de 10
way-justice = Justice : 3 tuiles
way-won = Gagné par
log-and-battle = Journal et bataille
rounds-row = Bataille de la manche { $round }
face-up-row = Cartes face visible
supremacy-row = Jetons Suprématie
tokens-owned-row = Jetons d’activation
won-by-gx-win-1 = par deux jetons Suprématie
won-by-gx-win-2 = par un cinquième jeton d’activation
won-by-gx-win-3 = par quinze cartes face visible
won-by-gx-win-4 = par une Grande Bataille gagnée de 10 ou plus
won-by-gx-win-5 = par la troisième tuile Immortel
drawn-game = Égalité parfaite : chacun a deux jetons Suprématie

## Ce que l’on fait
choose-card = Choisissez une carte
choose-something = Choisissez
choose-action = Choisissez une action
act-shift = Relever { $card }
shift-short = Relever
activate-short = Activer
act-activate = Activer { $card }
act-play-discard = Jouer { $card } depuis la défausse
act-shift-in = Relève : { $card }
act-pay = Payer avec { $card }
act-pay-shift = Payer avec { $card }
act-discard = Défausser { $card }
act-limit = Défausser { $card }
act-trade = Défausser { $card }
act-same-clan = Défausser { $card }
act-search = Prendre { $card }
act-fetch = Prendre { $card }
act-fetch-more = Prendre { $card }
act-keep-revealed = Prendre { $card }
act-top-revealed = { $card } au-dessus
act-top-discard = { $card } au-dessus
act-remove = Retirer { $card }
act-name = Nommer { $card }
act-copy = Copier { $card }
act-copy-discard = Copier { $card }
act-capture = Capturer { $card }
act-may-capture = Capturer { $card }
act-destroy = Détruire { $card }
act-free = Libérer { $card }
act-capture-or-free = { $captured ->
    [yes] Libérer { $card }
   *[no] Capturer { $card }
}
act-strike = Choisir { $card }
act-sacrifice = Sacrifier { $card }
act-song = Sacrifier { $card }
act-return = Renvoyer { $card } sur le deck
act-swap = Échanger { $card }
act-swap-with = Échanger avec { $card }
act-bounty-token = Prime sur { $card }
act-token = Jeton de { $card }
act-may-token = Jeton de { $card }
act-end-effect = { $card } d’abord
act-row = Ligne { $level }
draw-one = Piocher 1
draw-three = Piocher 3
no-more = Pas plus
let-be = Laisser faire
answer = Répondre
cannot-answer = Vous n’avez pas la carte qu’il faut. La question vous est posée quand même : personne ne doit le savoir.
which-way = { $card } : que faites-vous ?
search-cards = Chercher par nom
search-none = Aucune carte de ce nom.
choices-of = Choisissez parmi
from-deck = Votre deck
from-their-deck = Cartes de { $name }
from-discard = Votre défausse
from-their-discard = Défausse de { $name }
from-revealed = Cartes révélées
waiting-draft = { $name } prend un clan
waiting-mulligan = { $name } regarde sa main de départ
waiting-turn-of = { $name } joue son tour
waiting-effect = { $name } choisit : { $card }
waiting-choice = { $name } choisit
waiting-answers = En attente de réponses
waiting-song = { $name } sacrifie

## Plusieurs pas d’un seul acte
event-drawn-several = { $seat } pioche { $list }.
event-drawn-each = { $card }
event-drawn-also = et pioche { $list }.
event-drew-cards-also = et pioche { $amount } { $amount ->
    [one] carte
   *[other] cartes
}.
event-discarded-card-several = { $seat } défausse { $list }.
event-discarded-card-each = { $card }
event-milled-several = Du deck de { $seat } à la défausse : { $list }.
event-milled-each = { $card }
event-turned-up-several = { $seat } révèle { $list }.
event-turned-up-each = { $card }
event-took-several = { $seat } prend en main { $list }.
event-took-each = { $card }
event-freed-several = Libérées chez { $from } : { $list }.
event-freed-each = { $card }
event-saw-several = { $seat } voit { $list }.
event-saw-each = { $card }
event-showed-several = { $seat } montre { $list }.
event-showed-each = { $card }
event-tile-active-several = Personne n’a pris { $list } : leurs tuiles sont actives pour les deux joueurs.
event-tile-active-each = { $card }
event-paid-several = { $seat } paie avec { $list }.
event-paid-each = { $card }
event-put-on-top-several = L’une après l’autre sur le deck de { $seat } : { $list }.
event-put-on-top-each = { $card }
event-removed-several = Retirées de la partie chez { $from } : { $list }.
event-removed-each = { $card }
event-sacrificed-several = { $seat } sacrifie { $list }.
event-sacrificed-each = { $card }
event-swapped-several = Chez { $from }, { $list } échangent leurs places.
event-swapped-each = { $card }
event-battle-value-several = Grande Bataille : { $list }.
event-battle-value-each = { $seat } { $amount }

song-share = La moitié de { $army }, arrondie au supérieur{ $more ->
    [0] {""}
   *[other] , et une de plus pour Goan Sul
} : { $all }
song-then = Ensuite { $name } en donne { $cards }
song-then-you = Ensuite vous en donnez { $cards }
given-of = { $given } { $given ->
    [one] sacrifiée
   *[other] sacrifiées
} sur { $all }

## Ce que les choses disent d’elles-mêmes
level-1-told = Troupes (I) : la ligne du bas. Chaque ligne se remplit depuis la gauche.
level-2-told = Héros (II) : au-dessus des Troupes, jamais plus nombreux qu’elles.
level-3-told = Immortels (III) : au-dessus des Héros, jamais plus nombreux qu’eux.
way-supremacy-told = Qui possède deux jetons Suprématie gagne aussitôt. Une Grande Bataille gagnée en donne un.
way-tokens-told = Qui doit débloquer un cinquième jeton d’activation gagne aussitôt.
way-face-up-told = Qui a 15 cartes face visible dans son armée gagne aussitôt.
way-goan-sul-told = Qui gagne une Grande Bataille de 10 ou plus avec Goan Sul face visible dans son armée gagne la partie ; tous le peuvent tant que sa tuile est active.
way-justice-told = Qui retourne la troisième de ses tuiles Immortel en possédant un jeton Suprématie gagne aussitôt. La carte Justice les retourne.
