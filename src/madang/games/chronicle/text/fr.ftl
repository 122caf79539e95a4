# Chronicle en français. Les clés sont communes à toutes les langues et à la page.

## Ce qu’est le jeu, et ce qu’on choisit avant de commencer.
about = On gagne des rencontres, on compte les Alliés, on exclut le Mal
option-two_histories = Deux cartes Histoire par manche
option-two_histories-hint = plus de Notoriété à prendre, donc moins de manches
option-play_on = Rejouer tant que la tête est partagée
option-play_on-hint = sinon, les ex æquo gagnent ensemble

## Cards named in sentences. Where names and texts are known from stands in cards.json.
card-power-1 = { name-power-1 } ({ suit-power } 1)
card-power-2 = { name-power-2 } ({ suit-power } 2)
card-power-3 = { name-power-3 } ({ suit-power } 3)
card-power-4 = { name-power-4 } ({ suit-power } 4)
card-power-5 = { name-power-5 } ({ suit-power } 5)
card-power-6 = { name-power-6 } ({ suit-power } 6)
card-power-7 = { name-power-7 } ({ suit-power } 7)
card-power-8 = { name-power-8 } ({ suit-power } 8)
card-power-9 = { name-power-9 } ({ suit-power } 9)
card-power-10 = { name-power-10 } ({ suit-power } 10)
card-wisdom-1 = { name-wisdom-1 } ({ suit-wisdom } 1)
card-wisdom-2 = { name-wisdom-2 } ({ suit-wisdom } 2)
card-wisdom-3 = { name-wisdom-3 } ({ suit-wisdom } 3)
card-wisdom-4 = { name-wisdom-4 } ({ suit-wisdom } 4)
card-wisdom-5 = { name-wisdom-5 } ({ suit-wisdom } 5)
card-wisdom-6 = { name-wisdom-6 } ({ suit-wisdom } 6)
card-wisdom-7 = { name-wisdom-7 } ({ suit-wisdom } 7)
card-wisdom-8 = { name-wisdom-8 } ({ suit-wisdom } 8)
card-wisdom-9 = { name-wisdom-9 } ({ suit-wisdom } 9)
card-wisdom-10 = { name-wisdom-10 } ({ suit-wisdom } 10)
card-love-1 = { name-love-1 } ({ suit-love } 1)
card-love-2 = { name-love-2 } ({ suit-love } 2)
card-love-3 = { name-love-3 } ({ suit-love } 3)
card-love-4 = { name-love-4 } ({ suit-love } 4)
card-love-5 = { name-love-5 } ({ suit-love } 5)
card-love-6 = { name-love-6 } ({ suit-love } 6)
card-love-7 = { name-love-7 } ({ suit-love } 7)
card-love-8 = { name-love-8 } ({ suit-love } 8)
card-love-9 = { name-love-9 } ({ suit-love } 9)
card-love-10 = { name-love-10 } ({ suit-love } 10)
card-king = { name-king }
card-demon = { name-demon }
card-dragon = { name-dragon }
card-sage = { name-sage }
card-fool = { name-fool }
card-angel = { name-angel }

## Cards: the bare name, where colour and strength stand beside it.
name-power-1 = Assassin
name-power-2 = Prince
name-power-3 = Sergent
name-power-4 = Barbare
name-power-5 = Chasseur
name-power-6 = Porte-étendard
name-power-7 = Mercenaire
name-power-8 = Chevalier
name-power-9 = Champion
name-power-10 = Général
name-wisdom-1 = Nécromancien
name-wisdom-2 = Reine
name-wisdom-3 = Marchand
name-wisdom-4 = Diseuse de bonne aventure
name-wisdom-5 = Juge
name-wisdom-6 = Alchimiste
name-wisdom-7 = Ermite
name-wisdom-8 = Professeur
name-wisdom-9 = Chancelier
name-wisdom-10 = Magicien
name-love-1 = Voleur
name-love-2 = Princesse
name-love-3 = Serveuse
name-love-4 = Courtisane
name-love-5 = Aubergiste
name-love-6 = Ménestrel
name-love-7 = Danseuse
name-love-8 = Clerc
name-love-9 = Entremetteuse
name-love-10 = Sainte
name-king = Roi
name-demon = Démon
name-dragon = Dragon
name-sage = Sage
name-fool = Fou
name-angel = Ange

## Colours.
suit-power = Puissance
suit-wisdom = Sagesse
suit-love = Amour

## Abilities, by strength and by wild card.
ability-1 = Maléfique.
ability-2 = Compte pour trois Alliés de sa couleur au décompte de la manche.
ability-3 = Fin de la rencontre : la Force la plus basse l’emporte au lieu de la plus haute.
ability-4 = Prenez un Allié de votre choix à un autre joueur.
ability-5 = La rencontre s’achève aussitôt et se décide entre les cartes jouées.
ability-6 = Reprenez en main un de vos Alliés.
ability-7 = Retournez face cachée toutes les autres cartes déjà jouées dans cette rencontre.
ability-8 = Désignez un autre joueur qui a des cartes en main : il en défausse une de son choix.
ability-9 = Défaussez un Allié de n’importe quel joueur, vous compris.
ability-10 = Ajoutez à vos Alliés la carte du dessus de la défausse.
ability-king = Fin de la rencontre : son joueur la remporte, sauf si le Dragon est face visible.
ability-demon = Maléfique. Fin de la rencontre, sans Roi ni Dragon : la Force la plus basse l’emporte (la plus haute avec un 3) ; sans aucune Force, son joueur l’emporte.
ability-dragon = Fin de la rencontre : son joueur la remporte mais ne prend que le Dragon ; les autres cartes de la rencontre sont défaussées.
ability-sage = Prenez un Allié de votre choix à un autre joueur.
ability-fool = Donnez un de vos Alliés à un autre joueur de votre choix.
ability-angel = Au décompte de la manche, son propriétaire défausse d’abord tous ses Alliés maléfiques.

## History cards: the title, and who scores.
history-monster-attack = Attaque de monstres
history-revolt = Révolte
history-great-reform = Grande Réforme
history-burning-of-books = Bûcher des livres
history-royal-wedding = Noces royales
history-scandal-at-court = Scandale à la cour
history-great-exile = Grand Exil
history-golden-age = Âge d’or
history-pilgrimage = Pèlerinage
history-dark-age = Une sombre période
history-coronation = Le Couronnement du Roi
history-conversation-with-a-dragon = Conversation avec un Dragon
condition-monster-attack = Le plus d’Alliés de Puissance.
condition-revolt = Le moins d’Alliés de Puissance.
condition-great-reform = Le plus d’Alliés de Sagesse.
condition-burning-of-books = Le moins d’Alliés de Sagesse.
condition-royal-wedding = Le plus d’Alliés d’Amour.
condition-scandal-at-court = Le moins d’Alliés d’Amour.
condition-great-exile = Le moins d’Alliés en tout.
condition-golden-age = Le plus d’Alliés en tout.
condition-pilgrimage = Tout joueur sans Allié maléfique.
condition-dark-age = Le plus d’Alliés maléfiques, au moins un. Tant qu’elle est en jeu, personne n’est exclu.
condition-coronation = Ne rapporte rien. Les deux cartes Histoire suivantes entrent en jeu.
condition-conversation-with-a-dragon = Ne rapporte rien. Les cartes Histoire payantes des deux manches précédentes sont de nouveau en jeu.

## History cards named in sentences.
card-monster-attack = { history-monster-attack }
card-revolt = { history-revolt }
card-great-reform = { history-great-reform }
card-burning-of-books = { history-burning-of-books }
card-royal-wedding = { history-royal-wedding }
card-scandal-at-court = { history-scandal-at-court }
card-great-exile = { history-great-exile }
card-golden-age = { history-golden-age }
card-pilgrimage = { history-pilgrimage }
card-dark-age = { history-dark-age }
card-coronation = { history-coronation }
card-conversation-with-a-dragon = { history-conversation-with-a-dragon }

## Les phases.
phase-meetings = Rencontres

## Ce qui s’est passé.
event-round-opens = La manche { $amount } commence.
event-pile-renewed = Les cartes Histoire utilisées sont mélangées : { $amount } { $amount ->
    [one] carte
   *[other] cartes
} dans la pile.
event-history-turned = Histoire : { $card }.
event-history-put-back = { $card } vient trop tôt et retourne dans la pile.
event-history-back = { $card } est de nouveau en jeu.
event-set-aside = { $card } : carte écartée.
event-received = { $seat } reçoit { $card }.
event-theme-shown = { $seat } montre la carte du thème : { $card }.
event-meeting-begins = Rencontre { $amount } : { $seat } commence.
event-played = { $seat } joue { $card }.
event-played-down = { $seat } ne peut pas suivre : une carte face cachée.
event-played-down-card = { $seat } joue { $card } face cachée.
event-passed-over = { $seat } n’a plus de carte et passe son tour.
event-no-target = { $card } : aucune cible.
event-took-ally = { $seat } prend { $card } à { $from }.
event-recalled-ally = { $seat } reprend { $card } en main.
event-gave-ally = { $seat } donne { $card } à { $to }.
event-discarded-ally = { $seat } défausse { $card }, Allié de { $from }.
event-victim-named = { $seat } oblige { $to } à défausser une carte.
event-discarded-card = { $seat } défausse { $card } de sa main.
event-took-discard = { $seat } prend { $card } dans la défausse.
event-turned-down = { $card } de { $seat } : retournée face cachée.
event-meeting-cut = { $card } met aussitôt fin à la rencontre.
event-meeting-won = { $seat } remporte la rencontre et prend { $amount } { $amount ->
    [one] carte
   *[other] cartes
}.
event-turned-up = La carte cachée de { $seat } : { $card }.
event-burned = { $card } de { $seat } va à la défausse.
event-joined = { $card } reste en main et rejoint les Alliés de { $seat }.
event-purified = { $seat } défausse { $card } grâce à l’Ange.
event-shut-out = { $seat } a un Allié maléfique et ne marque rien.
event-scored-evil = { $seat } réunit toutes les cartes maléfiques : { $amount } { $amount ->
    [one] point
   *[other] points
} de Notoriété.
event-counted = { $card } : { $amount } pour { $seat }.
event-scored-history = { $card } : { $amount } { $amount ->
    [one] point
   *[other] points
} de Notoriété pour { $seat }.
event-won-game = { $seat } gagne la partie avec { $amount } { $amount ->
    [one] point
   *[other] points
} de Notoriété.

## Ce qui est demandé.
prompt-lead = Ouvrez la rencontre
prompt-lead-hint = N’importe quelle carte. La première carte de couleur fixe la couleur de la rencontre.
prompt-open = Jouez une carte de votre choix
prompt-open-hint = La couleur n’est pas fixée : votre carte est face visible, et une carte de couleur la fixe.
prompt-follow = Suivez { $suit ->
    [power] la Puissance
    [wisdom] la Sagesse
   *[love] l’Amour
}, ou jouez une carte sauvage
prompt-follow-hint = Sans carte de cette couleur : n’importe quelle carte face cachée, ou une carte sauvage.
prompt-take = { $card } : quel Allié prenez-vous ?
prompt-take-hint = L’Allié d’un autre joueur rejoint les vôtres.
prompt-recall = { $card } : quel Allié reprenez-vous ?
prompt-recall-hint = Un de vos Alliés revient dans votre main ; tous voient lequel.
prompt-give = { $card } : quel Allié donnez-vous ?
prompt-give-hint = Un de vos Alliés ; vous choisissez ensuite qui le reçoit.
prompt-receiver = Qui reçoit { $card } ?
prompt-receiver-hint = La carte rejoint les Alliés de ce joueur.
prompt-victim = { $card } : qui doit défausser une carte ?
prompt-victim-hint = Un autre joueur qui a des cartes en main ; il choisit ensuite la carte.
prompt-discard = { $card } : défaussez une carte de votre main
prompt-discard-hint = La carte est montrée et va sur la défausse.
prompt-discard-ally = { $card } : quel Allié est défaussé ?
prompt-discard-ally-hint = L’Allié de n’importe quel joueur, vous compris.

## Ce que ferait un coup.
would-turn-down = Elle retournerait { $amount } { $amount ->
    [one] autre carte
   *[other] autres cartes
} face cachée.
would-cut = Elle mettrait aussitôt fin à la rencontre.
would-find-nothing = { $card } : aucune cible.
would-take-discard = Vous prendriez { $card } dans la défausse.
would-win = Vous remporteriez la rencontre et prendriez { $amount } { $amount ->
    [one] carte
   *[other] cartes
}.
would-lose = { $seat } remporterait la rencontre et prendrait { $amount } { $amount ->
    [one] carte
   *[other] cartes
}.
would-lead = Vous mèneriez la rencontre jusqu’ici.
would-trail = { $seat } mènerait la rencontre jusqu’ici.
would-meet = Vous rempliriez la condition : { $card }.
would-miss = Vous ne rempliriez plus la condition : { $card }.
would-shut-out = Un Allié maléfique vous exclurait.

## Les coups.
move-play = Jouer { $card }
move-take = Prendre { $card }
move-recall = Reprendre { $card }
move-give = Donner { $card }
move-discard = Défausser { $card }
move-choose = Choisir { $seat }
