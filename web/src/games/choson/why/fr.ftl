# Pourquoi quelque chose ne peut pas être choisi à la table de Chosŏn : lu dès que quelqu’un le demande.

why-asked = { $asked ->
    [travel] Sacrifiez votre Voyageur temporel ou restez : rien d’autre n’est possible.
    [from] Le point vient des jetons d’un autre joueur : choisissez-le parmi eux.
    [from-or-decline] Le point vient des jetons d’un autre joueur : choisissez, ou renoncez.
    [order] { $zone ->
        [tableau] Les personnages en jeu y restent : posez des cartes de votre main.
        [tokens] Les points se prennent à votre tour ; posez d’abord votre ordre.
        [pool] Les points se prennent à votre tour ; posez d’abord votre ordre.
        [kept] Les évènements gardés restent là : posez des cartes de votre main.
        [hand] { $whose ->
            [own] Un évènement veut un personnage, sauf Observateur, ou deux autres évènements.
           *[other] Ces cartes sont à { $owner } : posez des cartes de votre main.
        }
        [act] Choisissez une famille, deux, un personnage avec évènement, ou trois évènements.
        [order] Cet ordre est déjà posé : posez le vôtre, de votre main.
       *[pile] On ne choisit pas dans le paquet : posez des cartes de votre main.
    }
    [swap] Un Lobby commencé se finit d’abord : choisissez le second personnage.
    [second] L’épée d’abord : nommez une seconde victime, ou contentez-vous d’une.
    [riposte] Seul { $card } de { $victim } peut tomber : ripostez ou renoncez.
    [discard] { $zone ->
        [tableau] Cette carte est à { $owner } : défaussez vos propres personnages.
        [kept] Les évènements gardés ne comptent pas : défaussez { $count } de vos personnages.
       *[other] Défaussez d’abord { $count } de vos propres personnages.
    }
    [turn-lobby] { $zone ->
        [tokens] Ces points sont déjà à vous : choisissez un personnage à échanger.
        [order] C’est l’ordre de { $owner }, dévoilé à son propre tour.
       *[other] Il n’y a rien à prendre ici : choisissez un personnage à échanger.
    }
    [turn-firearm] { $zone ->
        [order] C’est l’ordre de { $owner }, dévoilé à son propre tour.
       *[other] L’arme à feu détruit un personnage : choisissez celui d’un rival.
    }
    [turn-sword] { $zone ->
        [order] C’est l’ordre de { $owner }, dévoilé à son propre tour.
       *[other] L’épée détruit un personnage : choisissez celui d’un rival.
    }
   *[turn] { $zone ->
        [tokens] Ces points sont déjà à vous : il n’y a rien à prendre ici.
        [kept] { $whose ->
            [own] Vous avez gardé cet évènement : il reste et compte à la fin.
           *[other] { $owner } a gardé cet évènement : rien ne le lui reprend.
        }
        [order] C’est l’ordre de { $owner }, dévoilé à son propre tour.
        [hand] Ces cartes sont à { $owner } : personne ne prend dans une main.
       *[pile] On ne choisit pas dans le paquet : il ne sert qu’à distribuer.
    }
}
why-ch-main-1 = { $asked ->
    [turn-before-reveal] { $zone ->
        [tableau] Dévoilez d’abord votre ordre : les effets n’agissent qu’ensuite.
       *[other] Dévoilez d’abord votre ordre : Gosu et Scientifique n’agissent qu’ensuite.
    }
   *[other] Finissez d’abord l’effet de votre personnage.
}
why-ch-ord-1 = Un évènement veut un personnage, sauf Observateur, ou deux autres évènements.
why-ch-cip-1 = { $events ->
    [0] Rien n’agit sur les personnages : vous n’en avez joué aucun avec un évènement.
    [1] L’effet de votre personnage a eu lieu : une fois par tour.
   *[other] Trois évènements n’agissent pas sur les personnages : utilisez vos pouvoirs.
}
why-ch-cip-2 = { $asked ->
    [turn-sword] { $whose ->
        [own] L’épée épargne vos personnages : choisissez celui d’un rival.
       *[other] Hors de portée de l’épée : seulement les numéros { $nearest } à { $farthest }.
    }
    [turn-firearm] L’arme à feu épargne vos personnages : choisissez celui d’un rival.
    [swap] Les deux viendraient de { $victim } : choisissez chez un autre joueur.
    [turn-lobby] Aucun autre joueur n’a de personnage à donner en échange.
   *[other] L’effet de votre personnage ne trouve pas de cible ici.
}
why-ch-cip-3 = { $whose ->
    [own] Votre bouclier de Yi est ici : même vous n’y échangez rien.
   *[other] Le bouclier de Yi, à { $owner }, protège cette famille : choisissez ailleurs.
}
why-ch-cip-4 = { $whose ->
    [own] L’épée épargne vos personnages : choisissez celui d’un rival.
   *[other] { $named ->
        [yes] Celui-ci est déjà nommé : la seconde victime est une autre carte.
       *[no] Hors de portée de l’épée : seulement les numéros { $nearest } à { $farthest }.
    }
}
why-ch-cip-5 = D’abord l’effet de votre personnage ; Gosu et Scientifique viennent ensuite.
why-ch-ora-1 = { $power ->
    [lacking] Seule la majorité d’Oracles prend un point, et vous ne l’avez pas.
    [used] Votre Oracle a pris son point ce tour : un seul par tour.
   *[held] L’Oracle ne prend un point qu’avec un jeton de riposte : vous n’en avez pas.
}
why-ch-sci-1 = { $power ->
    [lacking] Seule la majorité de Scientifiques prend un point, et vous ne l’avez pas.
    [used] Votre Scientifique a pris son point ce tour : un seul par tour.
   *[held] Le Scientifique prend un point après un évènement : vous n’en avez pas joué.
}
why-ch-gos-1 = { $power ->
    [lacking] Seule la majorité de Gosu garde un évènement, et vous ne l’avez pas.
    [used] Votre Gosu a gardé un évènement ce tour : un seul par tour.
   *[held] Aucun évènement en jeu que votre Gosu puisse garder.
}
why-ch-yi-1 = { $power ->
    [lacking] Seule la majorité de Yi déplace le bouclier, et vous ne l’avez pas.
    [used] Vous avez déplacé le bouclier ce tour : une fois par tour.
   *[held] Le bouclier est déjà ici : choisissez une autre de vos familles.
}
why-ch-vp-1 = { $asked ->
    [from] { $whose ->
        [own] Le point vient d’un autre joueur, pas de vous-même.
       *[other] { $owner } n’a pas de point de victoire : choisissez quelqu’un qui en a.
    }
    [from-or-decline] { $whose ->
        [own] Le point vient d’un autre joueur, pas de vous-même.
       *[other] { $owner } n’a pas de point de victoire : choisissez quelqu’un qui en a.
    }
   *[other] { $pool ->
        [0] Personne n’a de point de victoire à vous céder.
       *[other] Les points viennent du centre ; des autres seulement s’il est vide.
    }
}

# Ce qui s’y oppose, en un mot ou deux à côté.
cause-majority = { $most } à { $next }
cause-used = déjà fait
cause-nobody = à personne
cause-own = à vous
cause-unrevealed = face cachée
cause-first = première carte
cause-trio = sans effet
cause-reach = atteint { $nearest } à { $farthest }
cause-open = d’abord ceci
cause-lacking = pas à vous
cause-pool = il en reste { $count }
