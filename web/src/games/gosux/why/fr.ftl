# Pourquoi quelque chose ne peut pas être choisi à la table de Gosu X : lu dès que quelqu’un le demande.

why-asked = { $asked ->
    [draft] Prenez d’abord un clan : choisissez-en un qui est libre.
    [mulligan] { $zone ->
        [hand] Une main de départ se garde ou se refait tout entière.
       *[other] Décidez d’abord de votre main de départ : gardez-la ou refaites-la.
    }
    [row] Choisissez d’abord la ligne où poser { $card }.
    [shift-in] { $zone ->
        [army] { $same ->
            [yes] Cette carte part : choisissez celle qui la remplace.
           *[no] Une carte en jeu ne remplace rien : choisissez dans votre main.
        }
       *[other] Choisissez d’abord la carte qui remplace { $card }.
    }
    [pay] { $zone ->
        [army] Une carte en jeu ne paie rien : choisissez dans votre main.
        [tokens] Un jeton d’activation ne paie rien : choisissez dans votre main.
       *[other] Payez d’abord { $card } avec des cartes de votre main.
    }
    [pay-shift] { $zone ->
        [army] Une carte en jeu ne paie rien : choisissez dans votre main.
        [tokens] Un jeton d’activation ne paie rien : choisissez dans votre main.
       *[other] Payez d’abord { $card } avec des cartes de votre main.
    }
    [discard] { $card } : on défausse des cartes de sa main, choisissez-y.
    [limit] Vous avez trop de cartes : choisissez dans votre main lesquelles défausser.
    [trade] { $card } : choisissez une carte à Prime dans votre main.
    [same-clan] Des cartes d’un même clan quittent votre main : choisissez-y.
    [search] { $card } : choisissez parmi les cartes de votre deck, ci-dessous.
    [fetch] { $card } : choisissez parmi les cartes de votre défausse, ci-dessous.
    [fetch-more] { $card } : choisissez parmi les cartes de votre défausse, ci-dessous.
    [top-discard] { $card } : choisissez parmi les cartes de votre défausse, ci-dessous.
    [remove] { $card } : choisissez parmi les cartes de votre défausse, ci-dessous.
    [keep-revealed] { $card } : choisissez parmi les cartes révélées, ci-dessous.
    [top-revealed] { $card } : choisissez parmi les cartes révélées, ci-dessous.
    [name] { $card } : choisissez la carte à nommer dans la liste ci-dessous.
    [copy-discard] { $card } : choisissez parmi les cartes des défausses, ci-dessous.
    [verb] Dites d’abord ce qu’il advient de { $other }.
    [token] { $zone ->
        [tokens] Choisissez d’où il vient : une de vos cartes, ou les dépensés.
        [act] Choisissez d’où il vient : une de vos cartes, ou les dépensés.
       *[other] Aucun de vos jetons d’activation ici : choisissez où il y en a.
    }
    [may-token] { $zone ->
        [tokens] Choisissez d’où il vient : une de vos cartes, ou les dépensés.
        [act] Choisissez d’où il vient : une de vos cartes, ou les dépensés.
       *[other] Aucun de vos jetons d’activation ici : choisissez où il y en a.
    }
    [clan] { $card } : choisissez un clan ci-dessous.
    [level] { $card } : choisissez un niveau ci-dessous.
    [player] { $card } : choisissez un joueur ci-dessous.
    [tile] { $card } : choisissez une tuile Immortel ci-dessous.
    [echo] Répondez d’abord à Echo : { $card } encore une fois, ou non ?
    [again] Répondez d’abord : { $card } encore une fois, ou non ?
    [bounty] Répondez d’abord : piocher pour la Prime, ou non ?
    [pass-now] Répondez d’abord : passer tout de suite, ou non ?
    [unlock] Répondez d’abord : défausser cinq cartes d’un clan, ou non ?
    [end-effect] Choisissez d’abord laquelle de vos cartes agit à la fin du tour.
    [cancel-activation] Aucune carte n’est à choisir ici : répondez, ou laissez faire.
    [cancel-capture] Aucune carte n’est à choisir ici : répondez, ou laissez faire.
    [cancel-destruction] Aucune carte n’est à choisir ici : répondez, ou laissez faire.
    [turn] { $zone ->
        [army] Cette carte est à { $owner } : agissez avec les vôtres.
        [empty] { $whose ->
            [own] Ici se posent les cartes jouées : choisissez-en une dans votre main.
           *[other] Ici, c’est { $owner } qui pose des cartes : agissez avec les vôtres.
        }
        [tokens] { $whose ->
            [own] Il ne vous reste en main aucun jeton d’activation à dépenser.
           *[other] Ces jetons sont à { $owner } : utilisez les vôtres.
        }
       *[other] À vous d’agir : avec votre main, votre armée ou vos jetons.
    }
    [turn-after-pass] { $zone ->
        [army] Cette carte est à { $owner } : agissez avec les vôtres.
        [empty] { $whose ->
            [own] Ici se posent les cartes jouées : choisissez-en une dans votre main.
           *[other] Ici, c’est { $owner } qui pose des cartes : agissez avec les vôtres.
        }
        [tokens] { $whose ->
            [own] Il ne vous reste en main aucun jeton d’activation à dépenser.
           *[other] Ces jetons sont à { $owner } : utilisez les vôtres.
        }
       *[other] À vous d’agir : avec votre main, votre armée ou vos jetons.
    }
    [sacrifice] { $zone ->
        [hand] On ne sacrifie que des cartes en jeu : choisissez-en une LIBRE.
        [act] Choisissez d’abord la carte LIBRE que vous sacrifiez.
       *[other] Rien à sacrifier ici : choisissez une de vos cartes LIBRES.
    }
    [song] { $zone ->
        [hand] On ne sacrifie que des cartes en jeu : choisissez-en une LIBRE.
        [act] Choisissez d’abord la carte LIBRE que vous sacrifiez.
       *[other] Rien à sacrifier ici : choisissez une de vos cartes LIBRES.
    }
   *[place] { $zone ->
        [army] { $card } : aucune carte de niveau { $level } ne convient, choisissez-en une autre.
        [hand] { $card } : choisissez une carte en jeu, pas d’une main.
        [tokens] { $card } : choisissez une carte en jeu, pas des jetons.
        [act] { $card } : choisissez d’abord une carte en jeu qui luit.
       *[empty] Aucune carte ici : choisissez-en une en jeu.
    }
}
why-gx-play-1 = Vous ne pouvez pas la payer : elle coûte deux autres cartes de votre main.
why-gx-play-2 = { $level ->
    [II] Il lui faut une Troupe visible de son clan dans votre armée.
   *[III] Il lui faut une Troupe et un Héros visibles de son clan.
}
why-gx-play-3 = { $asked ->
    [trade] Elle n’a pas de Prime : seule une carte à Prime se défausse ici.
    [same-clan] Elle n’est pas du clan qui se défausse.
   *[other] { $card } : cette carte ne convient pas, choisissez-en une autre.
}
why-gx-play-4 = Aucune ligne n’a de place pour elle que vous puissiez payer.
why-gx-play-5 = { $asked ->
    [swap] { $whose ->
        [own] Elle est seule dans sa ligne : rien avec quoi l’échanger.
       *[other] Vous échangez deux cartes d’une ligne de votre armée : pas ici.
    }
   *[swap-with] { $same ->
        [yes] C’est la carte à échanger : choisissez-en une autre de sa ligne.
       *[no] Elle n’est pas dans la ligne de { $other } : choisissez dans celle-là.
    }
}
why-gx-army-1 = { $asked ->
    [copy] Hors de la ligne et de la colonne de { $card } : choisissez-y.
    [free] Hors de la ligne et de la colonne de { $card } : choisissez-y.
   *[turn] Pas de place : une ligne ne dépasse ni celle d’en dessous, ni cinq.
}
why-gx-army-2 = Elle n’est pas LIBRE : une carte est au-dessus ou à sa droite.
why-gx-army-3 = Pas à côté de { $card } : seule une voisine peut être copiée.
why-gx-shift-1 = { $asked ->
    [shift-in] Seule une carte de même niveau que { $card } peut entrer.
   *[turn] { $shift ->
        [none] Sans coût de relève, elle reste ; elle ne peut pas non plus être activée.
       *[some] Aucune carte de son niveau pour la relève, ou trop peu pour payer.
    }
}
why-gx-shift-2 = { $asked ->
    [shift-in] Une carte n’est jamais remplacée par la même : choisissez-en une autre.
   *[turn] { $captured ->
        [yes] Elle est capturée : face cachée, elle ne peut pas être relevée.
       *[no] Votre seule carte de ce niveau est la même : pas de relève.
    }
}
why-gx-tok-1 = Pas de jeton d’activation en main, ou pas de symbole libre dessus.
why-gx-tok-2 = Aucun de vos jetons d’activation dessus : choisissez où il y en a.
why-gx-pass-1 = On ne passe que sans jeton d’activation en main.
why-gx-kw-named = L’adversaire l’a nommée : pas avant la fin de son prochain tour.
why-gx-kw-capture = { $asked ->
    [copy] Elle est capturée : elle n’a aucun effet à copier.
    [bounty-token] Elle est capturée : le jeton Prime va sur une carte visible.
   *[other] { $captured ->
        [yes] Elle est déjà capturée : choisissez une carte visible.
       *[no] Cette carte est à vous : choisissez-en une de l’adversaire.
    }
}
why-gx-kw-release = Elle est visible : seule une carte capturée peut être libérée.
why-gx-kw-destroy = Cette carte est à { $owner } : sacrifiez-en une de votre armée.
why-gx-song-1 = Cette carte est à { $owner } : sacrifiez-en une de votre armée.
why-gx-kw-copy = Ni la carte qui copie ni une carte déjà choisie ne peut être copiée.
why-gx-kw-bounty = { $asked ->
    [bounty-token] Le jeton Prime est déjà ici : choisissez une autre carte.
   *[other] Elle n’a pas de Prime : seule une carte à Prime peut être choisie.
}
why-gx-kw-ethereal = Elle est Éthérée : ni capturée, ni détruite.
why-gx-kw-secret = Seule une carte à Relève secrète se remplace depuis la défausse.
why-gx-turn-1 = { $asked ->
    [end-effect] Rien de cette carte n’arrive à la fin de ce tour.
   *[other] Elle n’est pas dans votre main : agissez avec ce que vous avez.
}
why-gx-turn-2 = Après 200 tours dans une manche, on ne peut plus que passer.
why-gx-set-1 = { $owner } a pris ce clan : prenez-en un qui est libre.

# Ce qui s’y oppose, en un mot ou deux à côté.
cause-own = à vous
cause-other = pas à vous
cause-named = l’a nommée
cause-row = { $count } seulement
cause-same = la même carte
cause-level = niveau { $level ->
    [1] I
    [2] II
   *[3] III
}
cause-upon = la couvre
cause-row-of = cette ligne
cause-text = agit ici
