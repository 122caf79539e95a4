# Pourquoi quelque chose ne peut pas être choisi à la table de Chronicle : lu dès que quelqu’un le demande.

why-asked = { $asked ->
    [take] { $zone ->
        [allies] { $empty ->
            [yes] Aucun Allié ici : prenez-en un à un autre joueur.
           *[no] Cet Allié est déjà à vous : prenez-en un à un autre joueur.
        }
        [hand] { $card } prend un Allié, jamais une carte d’une main.
        [meeting] Les cartes de cette rencontre ne sont pas encore des Alliés.
       *[other] Prenez d’abord un Allié à un autre joueur.
    }
    [recall] { $zone ->
        [allies] { $empty ->
            [yes] Aucun Allié ici : reprenez un des vôtres.
           *[no] Cet Allié est à { $owner } : reprenez un des vôtres.
        }
        [hand] { $card } reprend un Allié, jamais une carte d’une main.
        [meeting] Les cartes de cette rencontre ne sont pas encore des Alliés.
       *[other] Reprenez d’abord un de vos propres Alliés.
    }
    [give] { $zone ->
        [allies] { $empty ->
            [yes] Aucun Allié ici : donnez un des vôtres.
           *[no] Cet Allié est à { $owner } : donnez un des vôtres.
        }
        [hand] Choisissez d’abord lequel de vos Alliés part, puis qui le reçoit.
        [meeting] Les cartes de cette rencontre ne sont pas encore des Alliés.
       *[other] Choisissez d’abord lequel de vos Alliés vous donnez.
    }
    [receiver] { $whose ->
        [own] Vous donnez { $card } : choisissez un autre joueur.
       *[other] Choisissez d’abord le joueur qui reçoit { $card }.
    }
    [victim] { $whose ->
        [own] C’est un autre joueur qui doit défausser, pas vous.
        [other] { $zone ->
            [hand] { $owner } n’a aucune carte en main : choisissez quelqu’un d’autre.
           *[other] Choisissez d’abord le joueur qui doit défausser une carte.
        }
       *[nobody] Choisissez d’abord le joueur qui doit défausser une carte.
    }
    [discard] { $zone ->
        [hand] Ces cartes sont à { $owner } : défaussez-en une de votre main.
        [allies] Aucun Allié ici : défaussez une carte de votre main.
       *[other] Défaussez d’abord une carte de votre main.
    }
    [discard-ally] { $zone ->
        [allies] Aucun Allié ici : choisissez-en un, de n’importe quel joueur.
        [hand] { $card } défausse un Allié, jamais une carte d’une main.
        [meeting] Les cartes de cette rencontre ne sont pas encore des Alliés.
       *[other] Choisissez d’abord l’Allié défaussé, de n’importe quel joueur.
    }
   *[play] { $zone ->
        [hand] Ces cartes sont à { $owner } : jouez-en une de votre main.
        [allies] Aucun Allié ici : jouez une carte de votre main.
        [meeting] { $whose ->
            [own] Votre carte viendra ici : choisissez-la dans votre main.
           *[other] Ici viendra la carte de { $owner } : jouez-en une de votre main.
        }
       *[other] Vous jouez maintenant une carte : choisissez-la dans votre main.
    }
}
why-cr-play-2 = Vous avez { $suit ->
    [power] de la Puissance
    [wisdom] de la Sagesse
   *[love] de l’Amour
} : suivez, ou jouez une carte sauvage.

# Ce qui s’y oppose, en un mot ou deux à côté.
cause-suit = fixe la couleur
cause-own = à vous
cause-other = pas à vous
