# Gosu X en français. Les clés sont les mêmes dans toutes les langues et dans la page.

## Ce qu’est le jeu, et ce qu’on choisit avant de commencer.
about = Levez une armée sur trois lignes et brisez l’autre
option-draft = Choix des clans
option-draft-hint = quels clans chacun joue
option-draft-full = Clan par clan
option-draft-random = Au hasard
option-draft-given = Decks prêts, pour jouer aussitôt

## Les cartes.
card-atalante-a-grand-bouclier = Atalante à grand bouclier
card-les-fleches-de-justice = Les flèches de Justice
card-les-fees-petales = Les fées pétales
card-volantis = Volantis
card-elle = Elle
card-nezha = Nezha
card-quae = Quae
card-sati = Sati
card-tourach = Tourach
card-justice = Justice
card-byun-hyung-ja-justice = Byun Hyung Ja (Justice)
card-le-cercle-rouge = Le Cercle Rouge
card-les-apotres-de-la-nuit = Les apôtres de la nuit
card-les-gardiens-de-la-nuit = Les gardiens de la nuit
card-les-sombres-cultistes = Les sombres cultistes
card-alpha-mort = Alpha (mort)
card-ashes = Ashes
card-cylak = Cylak
card-ecnalab = Ecnalab
card-solok = Solok
card-abhilasha = Abhilasha
card-byun-hyung-ja-abhilasha = Byun Hyung Ja (Abhilasha)
card-aat = Aat
card-chercheurs-de-depouilles = Chercheurs de dépouilles
card-obeezs = Obeezs
card-wiindz = Wiindz
card-ez = EZ
card-fre-e = Fre’e
card-ne-o = Ne’o
card-ne-ye = Ne’ye
card-sha-dow = Sha’dow
card-tomorrow = Tomorrow
card-byun-hyung-ja-tomorrow = Byun Hyung Ja (Tomorrow)
card-nakshatra = Nakshatra
card-navaj = Navaj
card-nikhilesh = Nikhilesh
card-nitish = Nitish
card-nachiketa = Nachiketa
card-nalin = Nalin
card-narashima-lion = Narashima (Lion)
card-niranjan = Niranjan
card-nityananda = Nityananda
card-narashima = Narashima
card-byun-hyung-ja-narashima = Byun Hyung Ja (Narashima)
card-boul-go = Boul Go
card-bun-to = Bun To
card-kno-bo = Kno’Bo
card-un-go = Un’Go
card-galmi-avatar = Galmi (Avatar)
card-kan-te = Kan Te
card-ree-ab = Ree Ab
card-shard = Shard
card-she-rift = She Rift
card-galmi = Galmi
card-byun-hyung-ja-galmi = Byun Hyung Ja (Galmi)
card-arpia = Arpia
card-muraena = Muraena
card-sqeezs = Sqeezs
card-timer = Timer
card-fenghuang = Fenghuang
card-genious = Genious
card-kaez = Kaez
card-phoenix-eliana = Phoenix (Eliana)
card-phoenix-immortal = Phoenix (Immortal)
card-phoenix = Phoenix
card-byun-hyung-ja-phoenix = Byun Hyung Ja (Phoenix)
card-deesses-de-lave = Déesses de lave
card-esprits-de-smook = Esprits de Smook
card-les-gardiens-demons = Les gardiens démons
card-unites-de-bombardement = Unités de bombardement
card-alpha = Alpha
card-hempo = Hempo
card-hemro-le-chasseur-de-primes = Hemro, le chasseur de primes
card-orgah = Orgah
card-smook = Smook
card-goan-sul = Goan Sul
card-byun-hyung-ja-goan-sul = Byun Hyung Ja (Goan Sul)
card-1000-visages = 1000 visages
card-3-voeux = 3 vœux
card-all-in-one = All in one
card-dragon-dansant = Dragon dansant
card-dalisteer = Dalisteer
card-nio = Nio
card-pangu = Pangu
card-shennong = Shennong
card-valeen = Valeen
card-xi-an = Xi’an
card-byun-hyung-ja-xi-an = Byun Hyung Ja (Xi’an)

## Ce qui est écrit sur les cartes. X est le nombre de jetons d’activation que possède un joueur.
text-atalante-a-grand-bouclier = Depuis la main : quand l’adversaire active une de ses cartes avec un jeton d’activation, vous pouvez défausser cette carte pour annuler cette activation. Le jeton reste sur la carte.
text-les-fleches-de-justice = Arrivée : regardez la main de l’adversaire, puis nommez une carte. Jusqu’à la fin de votre prochain tour, l’adversaire ne peut ni la poser ni l’utiliser pour une relève.
text-les-fees-petales = Arrivée : chaque joueur reprend un de ses jetons d’activation ; puis capturez une carte Prime.
text-volantis = Arrivée : le joueur qui a le plus de cartes en jeu sacrifie une carte LIBRE ; puis le joueur qui a le plus de cartes en main en défausse une.
text-elle = Arrivée : cherchez une carte de votre choix dans votre deck et prenez-la en main, puis mélangez votre deck.
text-nezha = Permanent : à la fin de votre tour, si votre main est vide, piochez 2 cartes.
text-quae = Arrivée : le joueur qui a le plus de cartes en jeu sacrifie des cartes LIBRES jusqu’à en avoir autant en jeu que l’autre joueur.
text-sati = Arrivée : piochez jusqu’à avoir autant de cartes en main que l’adversaire.
text-tourach = Arrivée : l’adversaire défausse des cartes jusqu’à en avoir autant en main que vous.
text-justice = Arrivée : retournez une de vos tuiles Immortel : elle devient active. Si c’est la troisième et que vous possédez un jeton Suprématie, vous gagnez immédiatement la partie. Permanent : votre carte LIBRE la plus haute est Éthérée.
text-byun-hyung-ja-justice = Permanent : quand vous perdez une Grande Bataille sans que l’adversaire gagne ainsi la partie, débloquez un jeton d’activation.
text-le-cercle-rouge = Depuis la main : quand une de vos cartes va être capturée ou détruite, vous pouvez défausser cette carte pour l’empêcher.
text-les-apotres-de-la-nuit = Arrivée : capturez ou libérez une carte de niveau I.
text-les-gardiens-de-la-nuit = Permanent : quand cette carte est capturée, l’adversaire défausse une carte de son choix.
text-les-sombres-cultistes = Arrivée : copiez l’effet d’une carte de cette ligne ou de cette colonne de votre armée.
text-alpha-mort = Arrivée : reprenez jusqu’à 2 de vos jetons d’activation, puis capturez cette carte.
text-ashes = Arrivée : choisissez un clan et un niveau, puis prenez en main jusqu’à X cartes correspondantes de votre défausse.
text-cylak = Arrivée : chaque joueur peut capturer une carte de niveau III de l’autre joueur.
text-ecnalab = Arrivée : chaque joueur pioche ou défausse jusqu’à avoir exactement 3 cartes en main.
text-solok = Arrivée : capturez ou libérez une carte de niveau I ou II.
text-abhilasha = Arrivée : copiez l’effet d’une carte d’une défausse, la vôtre ou non, puis retirez cette carte de la partie. Permanent : vos cartes qui ont un coût de relève ont Relève secrète.
text-byun-hyung-ja-abhilasha = Permanent : à la fin de votre tour, si l’adversaire a au moins 3 cartes capturées, débloquez un jeton d’activation, puis libérez toutes les cartes de l’adversaire.
text-aat = Permanent : cette carte a les mots-clés, les effets et le nombre de symboles d’activation de sa carte miroir.
text-chercheurs-de-depouilles = Arrivée : prenez en main toutes les cartes d’un même nom de votre défausse.
text-obeezs = Arrivée : piochez 2 cartes, puis défaussez 2 cartes.
text-wiindz = Arrivée : libérez une carte de cette ligne ou de cette colonne de votre armée.
text-ez = Arrivée : vous pouvez retirer de la partie une carte de votre défausse ; si vous le faites, piochez 1 carte.
text-fre-e = Arrivée : libérez une carte de votre choix, puis copiez son effet.
text-ne-o = Arrivée : piochez 3 cartes, puis défaussez 3 cartes.
text-ne-ye = Permanent : quand un joueur retire cette carte de la partie depuis votre défausse, ce joueur pioche 1 carte.
text-sha-dow = Permanent : les cartes adjacentes à cette carte ont Echo.
text-tomorrow = Arrivée : piochez 1 carte. Permanent : vos cartes de niveau III ont Echo.
text-byun-hyung-ja-tomorrow = Permanent : à la fin de votre tour, si votre Ne’ye est retirée de la partie, mélangez-la dans votre deck et débloquez un jeton d’activation.
text-nakshatra = Arrivée : placez les X cartes du dessus de votre deck dans votre défausse, puis prenez en main une carte de niveau I de votre défausse. Si vous possédez un jeton Suprématie, elle peut être de niveau II ou III.
text-navaj = Arrivée : prenez en main jusqu’à X cartes Merveilleux ou Force de Volonté de votre défausse.
text-nikhilesh = Arrivée : piochez 1 carte par clan différent présent dans votre défausse.
text-nitish = Arrivée : vous pouvez défausser une carte Prime de votre main ; si vous le faites, capturez, détruisez ou libérez une carte de niveau inférieur ou égal au sien.
text-nachiketa = Arrivée : chaque joueur défausse 2 cartes.
text-nalin = Arrivée : choisissez un joueur : il place les 10 cartes du dessus de son deck dans sa défausse.
text-narashima-lion = Arrivée : chaque joueur défausse la moitié de sa main, arrondie au supérieur.
text-niranjan = Arrivée : l’adversaire sacrifie une de ses cartes LIBRES.
text-nityananda = Arrivée : jouez un tour additionnel après celui-ci ; pendant ce tour, vous pouvez jouer une carte de votre défausse au lieu de votre main.
text-narashima = Arrivée : placez les 10 cartes du dessus de votre deck dans votre défausse, puis prenez en main une carte de votre défausse. Permanent : à la fin de leur tour, les joueurs gardent au plus 5 cartes en main au lieu de 7.
text-byun-hyung-ja-narashima = Permanent : quand vous mélangez toute votre défausse dans votre deck, débloquez un jeton d’activation.
text-boul-go = Permanent : quand vous dépensez 2 jetons d’activation pour piocher 3 cartes, jouez un tour additionnel après celui-ci.
text-bun-to = Arrivée : choisissez un niveau et révélez les 4 prochaines cartes de votre deck : toutes celles de ce niveau vont dans votre main, les autres dans votre défausse.
text-kno-bo = Arrivée : vous pouvez échanger 2 cartes d’une même ligne de votre armée ; puis piochez 1 carte par carte du clan Galmi dans cette colonne.
text-un-go = Arrivée : choisissez une carte LIBRE de niveau I ou II : son contrôleur la place sur le dessus de son deck. Si vous possédez un jeton Suprématie, elle peut être de niveau III.
text-galmi-avatar = Permanent : pendant la Grande Bataille, si l’adversaire contrôle une carte Prime, la valeur militaire de cette carte est doublée.
text-kan-te = Arrivée : libérez toutes vos cartes.
text-ree-ab = Arrivée : placez jusqu’à X cartes de votre défausse sur le dessus de votre deck dans l’ordre de votre choix, puis piochez 1 carte.
text-shard = Arrivée : révélez les 4 prochaines cartes de votre deck : une de votre choix va dans votre main, les autres dans votre défausse.
text-she-rift = Arrivée : placez le jeton Prime sur une carte, ou déplacez-le sur une autre.
text-galmi = Arrivée : une carte LIBRE de votre choix est placée sur le dessus du deck de son contrôleur ; puis vous pouvez passer immédiatement. Permanent : quand vous passez, l’adversaire ne peut plus jouer que 2 tours au lieu de 3.
text-byun-hyung-ja-galmi = Permanent : quand vous êtes le premier à passer dans une manche, débloquez un jeton d’activation.
text-arpia = Arrivée : piochez 1 carte ; puis, si Timer est en jeu, jouez un tour additionnel après celui-ci.
text-muraena = Arrivée : piochez X cartes.
text-sqeezs = Arrivée : révélez les 3 prochaines cartes de votre deck : une va dans votre main, une sur le dessus de votre deck, la dernière en dessous.
text-timer = Arrivée : jouez un tour additionnel après celui-ci ; puis, si Arpia est en jeu, piochez 1 carte.
text-fenghuang = Arrivée : cherchez dans votre deck une carte nommée Phoenix, mélangez votre deck et placez cette carte sur le dessus.
text-genious = Arrivée : chaque joueur choisit un clan et mélange dans son deck toutes les cartes de ce clan de sa défausse ; puis piochez 2 cartes.
text-kaez = Arrivée : prenez en main toutes vos cartes nommées Phoenix qui sont retirées de la partie ou dans votre défausse.
text-phoenix-eliana = Permanent : cette carte compte aussi comme Arpia et comme Timer.
text-phoenix-immortal = Permanent : dans toutes les zones, cette carte est de tous les niveaux ; elle peut être posée sur n’importe quelle ligne.
text-phoenix = Arrivée : jouez un tour additionnel après celui-ci. Permanent : pendant la Grande Bataille, votre armée vaut 1 de plus par carte de votre main.
text-byun-hyung-ja-phoenix = Permanent : à la fin de votre tour, si vous contrôlez 3 cartes nommées Phoenix, capturez cette carte et débloquez un jeton d’activation.
text-deesses-de-lave = Arrivée : capturez une carte de niveau I.
text-esprits-de-smook = Arrivée : prenez en main une carte Vétéran de votre défausse.
text-les-gardiens-demons = Arrivée : vous pouvez échanger 2 cartes d’une même ligne d’une armée ; puis détruisez une carte LIBRE de niveau I.
text-unites-de-bombardement = Arrivée : chaque joueur sacrifie une de ses cartes LIBRES. Si vous possédez un jeton Suprématie, vous pouvez le faire une seconde fois.
text-alpha = Arrivée : capturez une carte de niveau I ou II. Si vous possédez un jeton Suprématie, elle peut être de niveau III.
text-hempo = Arrivée : vous pouvez échanger 2 cartes d’une même ligne d’une armée ; puis détruisez une carte LIBRE de niveau I ou II. Si vous possédez un jeton Suprématie, elle peut être de niveau III.
text-hemro-le-chasseur-de-primes = Permanent : quand vous capturez ou détruisez une carte Prime de l’adversaire, vous pouvez piocher une carte de plus.
text-orgah = Arrivée : chaque joueur choisit un clan présent dans sa défausse et en retire de la partie toutes les cartes de ce clan.
text-smook = Arrivée : prenez en main jusqu’à X cartes Vétéran de votre défausse, une au plus de chaque niveau ; puis, si X vaut 4, jouez un tour additionnel après celui-ci.
text-goan-sul = Arrivée : choisissez un clan : détruisez toutes les cartes LIBRES de ce clan. Permanent : quand vous gagnez une Grande Bataille de 10 ou plus, vous gagnez immédiatement la partie ; si vous la gagnez de moins, sacrifiez une carte de plus.
text-byun-hyung-ja-goan-sul = Permanent : quand vous gagnez une Grande Bataille, débloquez un jeton d’activation.
text-1000-visages = Arrivée : piochez 1 carte par clan différent dans cette colonne de votre armée.
text-3-voeux = Arrivée : choisissez un clan et révélez les 4 prochaines cartes de votre deck : toutes celles de ce clan vont dans votre main, les autres dans votre défausse.
text-all-in-one = Permanent : dans toutes les zones, cette carte est des 3 clans de votre deck.
text-dragon-dansant = Arrivée : copiez l’effet d’une carte de niveau I en jeu.
text-dalisteer = Arrivée : piochez 1 carte par clan différent dans cette ligne de votre armée.
text-nio = Arrivée : copiez l’effet d’une carte adjacente de votre armée, puis capturez cette carte.
text-pangu = Arrivée : capturez, détruisez ou libérez une carte de niveau I ou II.
text-shennong = Permanent : dans toutes les zones, cette carte est des 3 clans de votre deck.
text-valeen = Arrivée : copiez l’effet d’une carte de niveau I ou II en jeu.
text-xi-an = Arrivée : copiez l’effet d’une carte en jeu. Permanent : dans toutes les zones, vos cartes de niveau III sont des 3 clans de votre deck.
text-byun-hyung-ja-xi-an = Permanent : à la fin de votre tour, vous pouvez défausser 5 cartes d’un même clan pour débloquer un jeton d’activation.

## Les clans.
clan-justice = Justice
clan-abhilasha = Abhilasha
clan-tomorrow = Tomorrow
clan-narashima = Narashima
clan-galmi = Galmi
clan-phoenix = Phoenix
clan-goan-sul = Goan Sul
clan-xi-an = Xi’an

## Les tuiles, face active : ce qui vaut pour les deux joueurs.
tile-justice = La carte LIBRE la plus haute de chaque joueur est Éthérée.
tile-abhilasha = Les cartes qui ont un coût de relève ont Relève secrète.
tile-tomorrow = Les cartes de niveau III ont Echo.
tile-narashima = À la fin de leur tour, les joueurs gardent au plus 5 cartes en main au lieu de 7.
tile-galmi = Quand un joueur passe le premier, l’autre ne peut plus jouer que 2 tours au lieu de 3.
tile-phoenix = Pendant la Grande Bataille, chaque armée vaut 1 de plus par carte en main de son joueur.
tile-goan-sul = Qui gagne une Grande Bataille de 10 ou plus gagne immédiatement la partie ; qui la gagne de moins sacrifie une carte de plus.
tile-xi-an = Dans toutes les zones, les cartes de niveau III sont des 3 clans du deck de leur propriétaire.

## Les mots-clés et leur sens.
keyword-recruiter = Recruteur
keyword-recruiter-text = Une Troupe posée juste à droite de cette carte est gratuite.
keyword-force-of-will = Force de Volonté
keyword-force-of-will-text = Quand sa condition se produit, pendant le tour de n’importe qui, vous pouvez défausser cette carte de votre main pour appliquer son effet.
keyword-secret-shift = Relève secrète
keyword-secret-shift-text = Cette carte peut être relevée par une carte de votre défausse au lieu de votre main.
keyword-bounty = Prime
keyword-bounty-text = Qui capture ou détruit cette carte chez l’adversaire peut piocher 1 carte.
keyword-echo = Echo
keyword-echo-text = Quand vous posez cette carte, vous pouvez résoudre son effet d’arrivée une seconde fois.
keyword-ethereal = Éthéré
keyword-ethereal-text = Cette carte ne peut être ni capturée ni détruite. Elle peut être sacrifiée.
keyword-wonder = Merveilleux
keyword-wonder-text = Quand vous posez cette carte, prenez le jeton Merveille. Dépensez-le pour défausser une carte de moins en posant une carte ou en faisant une relève ; le détenir fait gagner une Grande Bataille à égalité.
keyword-veteran = Vétéran
keyword-veteran-text = Avec un jeton d’activation sur elle, cette carte compte double pendant la Grande Bataille.

## Les niveaux.
level-1 = Troupe
level-1-many = Troupes
level-2 = Héros
level-2-many = Héros
level-3 = Immortel
level-3-many = Immortels

## Les phases.
phase-draft = Choix des clans
phase-mulligan = Mains de départ
phase-round = Manche
phase-song = Chant des Morts

## Ce qui se passe. Un clan et sa tuile portent le nom de son Immortel.
event-drafted = { $seat } prend le clan { $card }.
event-tile-active = Personne n’a pris { $card } : sa tuile est active pour les deux joueurs.
event-shuffled = { $seat } mélange son deck ({ $amount } { $amount ->
    [one] carte
   *[other] cartes
}).
event-kept = { $seat } garde sa main de départ.
event-redrew = { $seat } remélange sa main de départ et pioche { $amount } { $amount ->
    [one] carte
   *[other] cartes
}.
event-showed = { $seat } montre { $card }.
event-round-opens = La manche { $amount } commence : { $seat } débute.
event-additional-turn-begins = { $seat } joue un tour additionnel.
event-played = { $seat } pose { $card }.
event-shifted = { $seat } fait la relève avec { $card }.
event-replaced = Chez { $seat }, { $card } cède sa place et va dans la défausse.
event-paid = { $seat } paie avec { $card }.
event-entered = { $card } entre en jeu.
event-activated = { $seat } active { $card }.
event-spent = { $seat } dépense { $amount } { $amount ->
    [one] jeton
   *[other] jetons
} d’activation.
event-passed = { $amount ->
    [0] { $seat } passe : les deux joueurs ont passé.
    [one] { $seat } passe : il reste { $amount } tour à l’adversaire.
   *[other] { $seat } passe : il reste { $amount } tours à l’adversaire.
}
event-drew-cards = { $seat } pioche { $amount } { $amount ->
    [one] carte
   *[other] cartes
}.
event-drawn = { $seat } pioche { $card }.
event-discarded-card = { $seat } défausse { $card }.
event-milled = { $card } va du deck de { $seat } dans sa défausse.
event-turned-up = { $seat } révèle { $card }.
event-took = { $seat } prend { $card } en main.
event-searched = { $amount ->
    [0] { $seat } cherche dans son deck et ne trouve rien.
   *[other] { $seat } cherche dans son deck.
}
event-found = { $seat } trouve { $card }.
event-put-on-top = { $card } va sur le deck de { $seat }.
event-put-under = { $card } va sous le deck de { $seat }.
event-shuffled-in = { $amount ->
    [one] { $amount } carte est mélangée au deck de { $seat }.
   *[other] { $amount } cartes sont mélangées au deck de { $seat }.
}
event-removed = Chez { $from }, { $card } est retirée de la partie.
event-captured = { $seat } capture chez { $from } : { $card }.
event-freed = Chez { $from }, { $card } est libérée.
event-destroyed = { $seat } détruit { $whose ->
    [own] sa propre carte : { $card }.
   *[other] chez { $from } : { $card }.
}
event-sacrificed = { $seat } sacrifie { $card }.
event-sent-to-deck = Chez { $from }, { $card } va sur le deck.
event-swapped = Chez { $from }, { $card } change de place.
event-copied = { $seat } copie l’effet de { $card }.
event-echoed = Echo : { $seat } résout une seconde fois l’effet de { $card }.
event-answered = Force de Volonté : { $seat } défausse { $card }.
event-token-taken-back = { $seat } reprend un jeton d’activation.
event-token-spent = { $seat } : { $amount } { $amount ->
    [one] jeton d’activation posé sur une carte est dépensé
   *[other] jetons d’activation posés sur une carte sont dépensés
}.
event-token-unlocked = { $seat } débloque un jeton d’activation et en possède { $amount }.
event-tokens-returned = { $seat } reprend { $amount ->
    [one] son jeton d’activation
   *[other] ses { $amount } jetons d’activation
}.
event-wonder-taken = { $seat } prend le jeton Merveille.
event-wonder-spent = { $seat } paie avec le jeton Merveille.
event-wonder-returned = Le jeton Merveille de { $from } retourne sur le plateau.
event-bounty-placed = { $seat } pose le jeton Prime sur { $card }.
event-bounty-returned = Le jeton Prime retourne sur le plateau.
event-tile-turned = { $seat } retourne la tuile { $card } : elle est active pour les deux joueurs.
event-named = { $seat } nomme { $card } : l’adversaire ne peut ni la poser ni s’en servir pour une relève.
event-looked = { $seat } regarde la main adverse ({ $amount } { $amount ->
    [one] carte
   *[other] cartes
}).
event-saw = { $seat } voit { $card }.
event-chose-clan = { $seat } choisit le clan { $card }.
event-chose-level = { $seat } choisit le niveau { $amount }.
event-chose-player = { $seat } choisit { $to }.
event-additional-turn = { $seat } jouera un tour additionnel.
event-battle-value = Grande Bataille : { $seat } a une armée qui vaut { $amount }.
event-supremacy = { $seat } prend un jeton Suprématie et en possède { $amount }.
event-song-begins = Le Chant des Morts commence : { $seat } sacrifie en premier.
event-won-game = { $seat } gagne la partie : { $rule ->
    [GX-WIN-2] un cinquième jeton d’activation
    [GX-WIN-3] quinze cartes face visible
    [GX-WIN-4] une Grande Bataille gagnée de 10 ou plus
    [GX-WIN-5] la troisième tuile Immortel
   *[other] deux jetons Suprématie
}.

## Ce qui est demandé.
prompt-draft = Prenez un clan
prompt-draft-hint = Ses quinze cartes rejoignent votre deck. Les tuiles des deux clans que personne ne prend sont actives pour les deux joueurs.
prompt-mulligan = Garder cette main ?
prompt-mulligan-hint = Une main sans Troupe ou avec une seule peut être montrée, remélangée et piochée à nouveau.
prompt-turn = À vous : une action
prompt-turn-hint = Posez une carte, faites une relève, utilisez des jetons d’activation ou, sans jeton en main, passez.
prompt-turn-after-pass = À vous : une action, encore { $count } { $count ->
    [one] tour
   *[other] tours
}
prompt-turn-after-pass-hint = L’adversaire a passé. Posez une carte, faites une relève, utilisez des jetons d’activation ou passez.
prompt-row = { $card } : sur quelle ligne ?
prompt-row-hint = Les conditions et le coût de la ligne choisie s’appliquent.
prompt-shift-in = Quelle carte remplace { $card } ?
prompt-shift-in-hint = Une carte différente du même niveau. Vous la payez ensuite.
prompt-pay = Payez { $card } : { $count } { $count ->
    [one] carte
   *[other] cartes
} à défausser
prompt-pay-hint = De votre main{ $wonder ->
    [1] {" "}; le jeton Merveille remplace une carte
   *[0] {""}
}.
prompt-pay-shift = Relève par { $card } : { $count } { $count ->
    [one] carte
   *[other] cartes
} à défausser
prompt-pay-shift-hint = De votre main{ $wonder ->
    [1] {" "}; le jeton Merveille remplace une carte
   *[0] {""}
}.{ $tokens ->
    [0] {""}
    [one] {" "}Le jeton sur la carte qui part a réduit le coût.
   *[other] {" "}Les jetons sur la carte qui part ont réduit le coût.
}
prompt-discard = { $card } : défaussez { $count } { $count ->
    [one] carte
   *[other] cartes
}
prompt-discard-hint = De votre main, une à la fois.
prompt-limit = Trop de cartes en main : défaussez-en { $count }
prompt-limit-hint = À la fin de votre tour, vous pouvez en garder { $limit }.
prompt-trade = { $card } : défausser une carte Prime ?
prompt-trade-hint = Si vous le faites, vous capturez, détruisez ou libérez une carte de son niveau ou d’un niveau inférieur.
prompt-same-clan = { $card } : défaussez { $count } { $count ->
    [one] carte
   *[other] cartes
} du clan choisi
prompt-same-clan-hint = De votre main, une à la fois ; vous débloquez ensuite un jeton d’activation.
prompt-search = { $card } : cherchez dans votre deck
prompt-search-hint = Choisissez une carte ; le deck est mélangé.
prompt-fetch = { $card } : prenez une carte de votre défausse
prompt-fetch-hint = Elle va dans votre main.
prompt-fetch-more = { $card } : prendre une carte de votre défausse ?
prompt-fetch-more-hint = Elle va dans votre main. Vous pouvez vous arrêter là.
prompt-keep-revealed = { $card } : prenez une des cartes révélées
prompt-keep-revealed-hint = Elle va dans votre main.
prompt-top-revealed = { $card } : mettez une des cartes révélées sur votre deck
prompt-top-revealed-hint = La dernière va sous le deck.
prompt-top-discard = { $card } : mettre une carte de votre défausse sur votre deck ?
prompt-top-discard-hint = La dernière posée sera piochée en premier. Vous pouvez vous arrêter là.
prompt-remove = { $card } : retirer du jeu une carte de votre défausse ?
prompt-remove-hint = Si vous le faites, vous piochez 1 carte.
prompt-name = { $card } : nommez une carte adverse
prompt-name-hint = Jusqu’à la fin de votre prochain tour, elle ne peut être ni posée ni utilisée pour une relève.
prompt-copy = { $card } : copier l’effet de quelle carte ?
prompt-copy-hint = Son effet d’arrivée se résout comme s’il était imprimé sur votre carte.
prompt-copy-discard = { $card } : copier l’effet de quelle carte d’une défausse ?
prompt-copy-discard-hint = Cette carte est ensuite retirée du jeu.
prompt-capture = { $card } : capturez une carte
prompt-capture-hint = Elle est retournée face cachée et ne compte plus jusqu’à sa libération.
prompt-may-capture = { $card } : capturer une carte ?
prompt-may-capture-hint = Elle est retournée face cachée et ne compte plus jusqu’à sa libération.
prompt-destroy = { $card } : détruisez une carte LIBRE
prompt-destroy-hint = Elle va dans la défausse de son propriétaire.
prompt-free = { $card } : libérez une carte capturée
prompt-free-hint = Elle est remise face visible, sans son effet d’arrivée.
prompt-capture-or-free = { $card } : capturer ou libérer quelle carte ?
prompt-capture-or-free-hint = Une carte face visible est capturée, une carte capturée est libérée.
prompt-strike = { $card } : capturer, détruire ou libérer quelle carte ?
prompt-strike-hint = Seules les cartes LIBRES peuvent être détruites.
prompt-verb = { $card } : qu’advient-il de { $other } ?
prompt-verb-hint = Une carte capturée reste face cachée, une carte détruite quitte le jeu.
prompt-sacrifice = { $card } : sacrifiez une de vos cartes LIBRES
prompt-sacrifice-hint = Elle va dans votre défausse.
prompt-song = Chant des Morts : sacrifiez { $count } { $count ->
    [one] carte
   *[other] cartes
}
prompt-song-hint = La moitié de votre armée, arrondie au supérieur{ $more ->
    [0] {""}
   *[other] , et une de plus pour Goan Sul
} : une carte LIBRE à la fois.
prompt-return = { $card } : mettez une carte LIBRE sur le deck de son propriétaire
prompt-return-hint = Les cartes capturées peuvent aussi être choisies.
prompt-swap = { $card } : échanger deux cartes d’une ligne ?
prompt-swap-hint = Choisissez la première. Ce qui est posé sur les cartes les suit.
prompt-swap-with = { $card } : échanger { $other } avec quelle carte ?
prompt-swap-with-hint = Une carte de la même ligne.
prompt-bounty-token = { $card } : posez le jeton Prime sur une carte
prompt-bounty-token-hint = Qui la capture ou la détruit dans l’autre camp peut piocher.
prompt-token = { $card } : reprenez un jeton d’activation
prompt-token-hint = Sur une de vos cartes ou parmi les jetons dépensés.
prompt-may-token = { $card } : reprendre un jeton d’activation ?
prompt-may-token-hint = Sur une de vos cartes ou parmi les jetons dépensés. Vous pouvez vous arrêter là.
prompt-clan = { $card } : choisissez un clan
prompt-clan-hint = Tout le monde voit votre choix.
prompt-level = { $card } : choisissez un niveau
prompt-level-hint = Tout le monde voit votre choix.
prompt-player = { $card } : choisissez un joueur
prompt-player-hint = L’effet touche le joueur choisi.
prompt-tile = { $card } : retournez une de vos tuiles Immortel
prompt-tile-hint = Son effet vaut ensuite pour les deux joueurs. La troisième gagne la partie si vous possédez un jeton Suprématie.
prompt-echo = { $card } : Echo ?
prompt-echo-hint = Son effet d’arrivée se résout une seconde fois.
prompt-again = { $card } : encore une fois ?
prompt-again-hint = Vous possédez un jeton Suprématie : chaque joueur peut devoir sacrifier à nouveau.
prompt-bounty = { $card } : piocher pour la Prime ?
prompt-bounty-hint = Vous avez capturé ou détruit une carte Prime adverse.
prompt-pass-now = { $card } : passer tout de suite ?
prompt-pass-now-hint = Cela met fin à votre action ; ce qui vient en fin de tour suit encore.
prompt-unlock = { $card } : défausser cinq cartes d’un même clan ?
prompt-unlock-hint = Si vous le faites, vous débloquez un jeton d’activation.
prompt-end-effect = Fin de votre tour : quel effet vient ensuite ?
prompt-end-effect-hint = Chacun vient une fois tant que sa condition est remplie.
prompt-cancel-activation = { $card } est activée : l’annuler ?
prompt-cancel-activation-hint = Force de Volonté : défaussez { card-atalante-a-grand-bouclier } de votre main. Le jeton reste en place.
prompt-cancel-capture = { $card } va être capturée : l’empêcher ?
prompt-cancel-capture-hint = Force de Volonté : défaussez { card-le-cercle-rouge } de votre main.
prompt-cancel-destruction = { $card } va être détruite : l’empêcher ?
prompt-cancel-destruction-hint = Force de Volonté : défaussez { card-le-cercle-rouge } de votre main.

## Ce que ferait un coup.
would-pay = Cela coûterait { $amount } { $amount ->
    [one] carte
   *[other] cartes
} de votre main.
would-draw = Vous piocheriez { $amount } { $amount ->
    [one] carte
   *[other] cartes
}.
would-unlock = Vous posséderiez { $amount } { $amount ->
    [one] jeton
   *[other] jetons
} d’activation.
would-another-turn = Vous joueriez un tour additionnel.
would-pass = Il resterait { $amount } { $amount ->
    [one] tour
   *[other] tours
} à { $seat }.
would-battle = La bataille en serait à { $own } contre { $best }.
would-fight = La Grande Bataille aurait lieu, { $own } contre { $best }.
would-supremacy = Vous prendriez un jeton Suprématie.
would-no-supremacy = { $seat } prendrait un jeton Suprématie.
would-win-game = Vous gagneriez la partie.
would-lose-game = { $seat } gagnerait la partie.

## Les coups. Une place porte le nom de sa ligne (a Troupes, b Héros, c Immortels) et de sa colonne.
move-play = Poser { $card }
move-play-discard = Poser { $card } depuis la défausse
move-shift = Relever la carte en { $place }
move-activate = Activer la carte en { $place }
move-spend-one = Dépenser un jeton : piocher 1 carte
move-spend-two = Dépenser deux jetons : piocher 3 cartes
move-pass = Passer
move-card = { $card }
move-card-discard = { $card } de la défausse
move-place = { $seat } : la carte en { $place }
move-clan = Clan { $clan ->
    [justice] { clan-justice }
    [abhilasha] { clan-abhilasha }
    [tomorrow] { clan-tomorrow }
    [narashima] { clan-narashima }
    [galmi] { clan-galmi }
    [phoenix] { clan-phoenix }
    [goan-sul] { clan-goan-sul }
   *[xi-an] { clan-xi-an }
}
move-level = Niveau { $level }
move-player = { $seat }
move-yes = Oui
move-no = Non
move-wonder = Le jeton Merveille
move-spent = Un jeton dépensé
move-capture = Capturer
move-destroy = Détruire
move-free = Libérer
move-keep = Garder la main
move-redraw = Piocher à nouveau
