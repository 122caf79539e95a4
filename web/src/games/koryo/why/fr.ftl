# Pourquoi quelque chose ne peut pas être choisi à la table de Koryŏ : lu dès que quelqu’un le demande.

why-asked = { $asked ->
    [order] { $zone ->
        [tableau] Les cartes en jeu y restent : posez des cartes de votre main.
        [tokens] L’Espion vole à votre tour ; posez d’abord des cartes de votre main.
        [pool] Le Banquier se sert à votre tour ; posez d’abord des cartes de votre main.
        [hand] Ces cartes sont à { $owner } : posez des cartes de votre main.
        [act] Choisissez d’abord une ou plusieurs cartes d’une même sorte.
        [order] Cet ordre est déjà posé : posez le vôtre, de votre main.
       *[pile] On ne choisit pas dans le paquet : posez des cartes de votre main.
    }
    [order-free] { $zone ->
        [tableau] Les cartes en jeu y restent : posez des cartes de votre main.
        [tokens] L’Espion vole à votre tour ; posez d’abord des cartes de votre main.
        [pool] Le Banquier se sert à votre tour ; posez d’abord des cartes de votre main.
        [hand] Ces cartes sont à { $owner } : posez des cartes de votre main.
        [act] Choisissez d’abord des cartes d’une sorte, ou deux différentes.
        [order] Cet ordre est déjà posé : posez le vôtre, de votre main.
       *[pile] On ne choisit pas dans le paquet : posez des cartes de votre main.
    }
    [character] { $zone ->
        [tableau] Les Barbares ne détruisent pas d’évènement : choisissez un personnage de { $victim }.
       *[other] Les Barbares d’abord : choisissez un personnage de { $victim }.
    }
    [swap] { $zone ->
        [tableau] Un évènement ne s’échange jamais : choisissez un personnage.
       *[other] Un échange commencé se finit d’abord : choisissez le second personnage.
    }
    [discard] { $zone ->
        [tableau] { $whose ->
            [own] Les évènements restent : seuls des personnages peuvent partir.
           *[other] Cette carte est à { $owner } : défaussez vos propres personnages.
        }
       *[other] Pouvoirs et ordres attendent : défaussez d’abord { $count } de vos personnages.
    }
   *[turn] { $zone ->
        [tableau] { $open ->
            [lobbying] Un évènement ne s’échange jamais : choisissez un personnage.
           *[none] Rien ne détruit ni n’échange l’évènement d’un autre joueur.
        }
        [tokens] Ces jetons sont à vous : l’Espion vole à un autre joueur.
        [order] C’est l’ordre de { $owner }, dévoilé à son propre tour.
        [hand] Ces cartes sont à { $owner } : personne ne prend dans une main.
       *[pile] On ne choisit pas dans le paquet : il ne sert qu’à distribuer.
    }
}
why-ko-main-1 = { $asked ->
    [turn-before-reveal] Dévoilez d’abord votre ordre : les évènements n’agissent qu’ensuite.
   *[other] Seul agit l’ordre dévoilé ce tour ; sinon, terminez votre tour.
}
why-ko-main-2 = { $used ->
    [yes] { $zone ->
        [pool] Votre Banquier a pris un jeton : un seul par tour.
        [tokens] Votre Espion a volé un jeton : un seul par tour.
       *[tableau] Votre Prêtre a détruit un évènement : un seul par tour.
    }
   *[no] { $zone ->
        [pool] Seule la majorité de Banquiers prend un jeton, et vous ne l’avez pas.
        [tokens] Seule la majorité d’Espions vole un jeton, et vous ne l’avez pas.
       *[tableau] Seule la majorité de Prêtres détruit ses évènements, et vous ne l’avez pas.
    }
}
why-ko-bank-1 = La réserve est vide : plus de jeton pour votre Banquier.
why-ko-priest-1 = Le Prêtre ne détruit qu’un évènement devant vous.
why-ko-spy-1 = { $whose ->
    [own] Ces jetons sont à vous : l’Espion vole à un autre joueur.
   *[other] { $owner } n’a aucun jeton que votre Espion puisse voler.
}
why-ko-spy-2 = { $whose ->
    [own] Vous avez les Espions sans Gardien : le Lobbying ne touche pas vos cartes.
   *[other] { $owner } a les Espions sans Gardien : le Lobbying n’atteint pas ces cartes.
}
why-ko-spy-3 = À deux joueurs, les Espions sans Gardien empêchent tout Lobbying.
why-ko-ev-1 = { $asked ->
    [character] Ces Barbares visent { $victim } : choisissez l’un de ses personnages.
   *[turn] Vous n’avez aucun évènement ouvert qui puisse agir sur un personnage.
}
why-ko-ev-2 = { $whose ->
    [own] { $asked ->
        [character] Les Barbares épargnent vos cartes : choisissez celles de { $victim }.
       *[turn] Les Barbares épargnent vos cartes : choisissez celles d’un autre joueur.
    }
   *[other] { $guarded ->
        [yes] { $owner } détient les Gardiens : les Barbares n’y peuvent rien.
       *[no] { $owner } n’a aucun personnage que les Barbares puissent détruire.
    }
}
why-ko-ev-3 = { $asked ->
    [swap] { $whose ->
        [victim] Le second personnage doit être chez un autre joueur que { $victim }.
       *[other] Deux personnages d’une même famille : choisissez-en un d’une autre.
    }
   *[turn] Aucun autre joueur n’a de personnage d’une autre famille à échanger.
}

# Ce qui s’y oppose, en un mot ou deux à côté.
cause-majority = { $most } à { $next }
cause-used = déjà fait
cause-nobody = à personne
cause-own = à vous
cause-victim = leur victime
cause-unrevealed = face cachée
cause-first = première carte
