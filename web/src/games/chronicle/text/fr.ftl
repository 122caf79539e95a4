# La table de Chronicle en français : ce que seule la page dit. Cartes, événements, questions et coups sont dans le fichier du jeu.

## A card's ability in few words
short-1 = Maléfique
short-2 = Compte pour trois
short-3 = Le plus bas gagne
short-4 = Prend un Allié
short-5 = Clôt la rencontre
short-6 = Reprend un Allié
short-7 = Retourne les cartes
short-8 = Un autre défausse
short-9 = Défausse un Allié
short-10 = Prend la défausse
short-king = Gagne
short-demon = Maléfique, le plus bas gagne
short-dragon = Gagne et brûle
short-sage = Prend un Allié
short-fool = Donne un Allié
short-angel = Rejette les maléfiques

## The bar
track-meeting = rencontre { $meeting }, but : { $fame } points de Notoriété
track-two-histories = deux cartes Histoire
track-play-on = on rejoue les égalités
track-round-is = Dès que quelqu’un a { $fame } points de Notoriété ou plus après une manche, qui en a le plus gagne.
track-meeting-is = Une manche se joue rencontre par rencontre, et finit après celle qui laisse quelqu’un sans carte.
track-two-histories-is = Deux cartes Histoire sont révélées à chaque manche.
track-play-on-is = Tant que la première place est partagée, on joue encore une manche.
round-meeting = Manche { $round }, rencontre { $meeting }
round-scoring = Décompte de la manche { $round }

## Seats
fame = Notoriété
won-amount = { $points } { $points ->
    [one] point
   *[other] points
} de Notoriété
fame-of = Notoriété : { $fame } sur { $needed }
known-in-hand = connue dans cette main : { $card }
void-of = pas de { $suit } dans cette main
wilds = Sauvages
column-label = { $name }, { $column } : { $count }
allies-of = Alliés de { $name }
allies-count = { $count ->
    [one] { $count } Allié en tout
   *[other] { $count } Alliés en tout
}
evil-count = { $count ->
    [one] { $count } Allié maléfique
   *[other] { $count } Alliés maléfiques
}
shut-out = Maléfique, exclu
shut-out-why = A un Allié maléfique et ne gagnerait aucune Notoriété.
shut-out-by = { $name } ne marque rien : Allié maléfique ({ $cards }).
shut-out-line = { $name } a un Allié maléfique et ne marque rien.
gains = marque ainsi
gains-why = Gagnerait { $fame } { $fame ->
    [one] point
   *[other] points
} de Notoriété si la manche était décomptée maintenant.

## History
history = Carte Histoire
history-of = Histoire de la manche { $round }
history-again = De nouveau en jeu, manche { $round }
theme-is = Thème : { $card }
theme-shown = Thème : { $card }. Montrée par { $name }, qui a commencé.
theme-you = Thème : { $card }. Vous l’avez montrée et commencé.
theme-nobody = Thème : { $card }
met-by = Pour l’instant : { $names }
met-by-nobody = Personne ne gagnerait de Notoriété
would-gain = { $count ->
    [one] gagnerait de la Notoriété
   *[other] gagneraient de la Notoriété
}

## The meeting
meeting = Rencontre { $number }
suit-led = Couleur demandée : { $suit }
suit-open = Aucune couleur demandée
leads = { $name } commence
you-lead = Vous commencez
meeting-won = { $name } remporte la rencontre
meeting-won-you = Vous remportez la rencontre
won-by-cr-win-1 = par la plus haute Force
won-by-cr-abil-4 = rien ne décide, qui a commencé l’emporte
won-by-cr-card-3 = un 3 fait gagner la plus basse
won-by-cr-card-king = par le Roi
won-by-cr-card-demon = par le Démon
won-by-cr-card-dragon = le Dragon brûle les autres cartes
led = a commencé
winning = l’emporte
won-it = gagne
turned-by-seven = retournée par un 7
could-not-follow = n’a pas pu suivre
did-not-play = n’a pas joué
no-card-left = plus de carte
still-to-come = à venir
turn-of = { $turn ->
    [1] 1re
   *[other] { $turn }e
} sur { $players ->
    [3] trois
    [4] quatre
    [5] cinq
   *[other] six
}
your-card = votre carte
chooses-card = choisit
face-down = face cachée
did-took-ally = a pris { $card } à { $from }
did-recalled-ally = a repris { $card } en main
did-gave-ally = a donné { $card } à { $to }
did-discarded-ally = a défaussé { $card } de { $from }
did-victim-named = { $to } doit défausser
did-discarded-card = { $name } a défaussé { $card }
did-took-discard = a pris { $card } dans la défausse
did-no-target = rien à choisir
did-meeting-cut = clôt la rencontre

## The end of a round
round-scored = Décompte de la manche { $round }
nobody-gained = Personne n’a gagné de Notoriété
all-evil = { $name } a les quatre cartes maléfiques : 2 points de Notoriété, et rien pour les autres.
from-hands = { $count ->
    [one] { $count } carte d’une main a rejoint les Alliés
   *[other] { $count } cartes venues des mains ou rejetées
}
earlier = Avant

## Beside the table
standing = Si la manche s’arrêtait là
standing-over = La dernière manche
two-counts-three = un 2 compte trois
evil-cards = Cartes maléfiques
evil-all-four = les quatre : 2 points
evil-seen = { $count ->
    [one] { $count } carte maléfique vue sur 4
   *[other] { $count } cartes maléfiques vues sur 4
}
not-seen = pas vue
discarded = défaussée
aside = écartée
discard-pile = Défausse
discard-count = { $count ->
    [0] vide
    [one] { $count } carte
   *[other] { $count } cartes
}
discard-look = tout regarder
discard-empty = Rien n’est encore défaussé.
history-pile = Pile Histoire
history-pile-left = { $count } à venir
histories-used = déjà utilisées
histories-none-used = Aucune n’a encore servi.
aside-title = Écartée pour cette manche
cards = Cartes

## The texts of cards
wild-card = Carte sauvage, sans Force
suit-strength = { $suit } { $strength }
origin-book = livret
origin-public = témoignages publics
origin-reconstructed = reconstitué
origin-of-name = Nom
origin-of-ability = Pouvoir
origin-of-title = Titre
origin-of-condition = Condition
origin-of-theme = Thème

## Below
choose-card = Choisissez une carte
choose-ally = Choisissez un Allié
choose-player = Choisissez un joueur
play-down = Jouer { $card } face cachée
goes-down = Elle reste face cachée : ni pouvoir, ni Force.
must-follow-short = il faut suivre
cannot-follow = Vous ne pouvez pas suivre ({ $suit })
cannot-follow-hint = Une carte d’une autre couleur se joue face cachée ; une carte sauvage reste visible.
waiting-card = { $name } choisit une carte
waiting-hand = { $name } défausse une carte
waiting-ability = { $name } utilise un pouvoir

## Keys
key-i-does = le texte de la carte choisie
key-d-does = la défausse

## Plusieurs pas d’un seul acte
event-turned-down-several = Retournées face cachée : { $list }.
event-turned-down-each = { $card }
event-burned-several = À la défausse : { $list }.
event-burned-each = { $card }
event-joined-several = Restées en main, ces cartes rejoignent les Alliés de { $seat } : { $list }.
event-joined-each = { $card }
