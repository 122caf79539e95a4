# La première partie de Gosu X en français. Les clés sont les mêmes dans toutes les langues ; $one est le robot.

## Le jeu en une minute.
idea-1 = Levez une armée sur trois lignes : des Troupes, des Héros derrière elles, des Immortels au-dessus. Une carte a besoin d’autres de son clan en dessous d’elle.
idea-2 = Une action par tour : jouer une carte, en remplacer une, utiliser vos jetons ou passer. La plupart des cartes agissent en arrivant : elles piochent, capturent, détruisent.
idea-3 = Quand les deux ont passé, l’armée la plus forte gagne la Grande Bataille, et chacun perd la moitié de la sienne. Deux batailles gagnées gagnent la partie.

## Les étapes.
rows = Trois lignes
rows-text = Votre armée a trois lignes, remplies depuis la gauche : les Troupes, puis les Héros, puis les Immortels. Aucune ne peut compter plus de cartes que la précédente.
rows-known = Trois lignes, depuis la gauche

first-troop = La première Troupe est gratuite
first-troop-text = Un tour est une action, le plus souvent une carte. Votre première Troupe ne coûte rien, et son texte s’applique à son arrivée.
first-troop-order-1 = À vous : jouez Muraena. Elle pioche autant de cartes que vous possédez de jetons.
first-troop-otherwise = C’est une action aussi. Chaque tour en a exactement une.
first-troop-known = La première Troupe est gratuite

same-clan = Le clan reste uni
same-clan-text = Une Troupe est gratuite aussi tant qu’une Troupe visible de son clan se tient dans la ligne. Toute autre vous coûte deux cartes de votre main.
same-clan-order-1 = À vous : jouez Arpia, du clan Phoenix comme votre Muraena.
same-clan-otherwise = Bien. Regardez le signe du clan avant de jouer une Troupe : il décide de son coût.
same-clan-known = La suivante de son clan aussi

free = LIBRE
free-text = Une carte est LIBRE quand rien n’est au-dessus d’elle ni à sa droite. Seules les cartes LIBRES peuvent être détruites ou sacrifiées.
free-known = LIBRE : rien dessus, rien à droite

heroes = Un Héros a besoin de son clan
heroes-text = Les Héros se tiennent derrière les Troupes. Un Héros demande une Troupe visible de son propre clan, et ne coûte alors rien.
heroes-order-1 = À vous : jouez Kaez, Héros du clan Phoenix.
heroes-otherwise = Le Héros peut attendre ; sans Troupe de son clan, il ne pourrait même pas venir.
heroes-known = Un Héros veut une Troupe du clan

immortals = Les Immortels
immortals-text = Un Immortel demande une Troupe et un Héros de son clan, tous deux visibles. Il vaut 5 au combat ; un Héros vaut 3, une Troupe 2.
immortals-order-1 = À vous : jouez Phoenix. Il vous donne aussitôt un tour de plus.
immortals-otherwise = Patience : un Immortel vient dès que sa Troupe et son Héros sont là.
immortals-known = Un Immortel veut les deux

tokens = Les jetons d’activation
tokens-text = Un jeton pioche une carte, deux jetons en piochent trois. Ou posez-en un sur une de vos cartes qui a le signe : ce qu’elle a fait en arrivant, elle le refait.
tokens-order-1 = À vous : dépensez les deux jetons et piochez trois cartes.
tokens-otherwise = Gardez-les un moment, mais pas toujours : avec un jeton en main, vous ne pouvez passer le premier.
tokens-known = Les jetons piochent ou réveillent

shift = La relève
shift-text = Une carte qui a un coût de relève peut être remplacée par une autre de même niveau, de n’importe quel clan. Vous défaussez autant de cartes qu’elle coûte.
shift-order-1 = À vous : choisissez Kaez dans votre armée, pour la relève.
shift-order-2 = À vous : qu’Alpha prenne sa place.
shift-order-3 = À vous : payez avec Elle…
shift-order-4 = À vous : … et avec Tourach.
shift-otherwise = Bien aussi. La relève amène une carte dont vous n’avez pas le clan en jeu.
shift-known = La relève remplace une carte

capture = Capturer
capture-text = Une carte capturée est face cachée : ni valeur, ni texte, ni clan. Elle garde sa place jusqu’à ce que le Chant la libère.
capture-order-1 = À vous : capturez Navaj, chez { $one }.
capture-otherwise = La voilà face cachée : elle ne compte plus au combat.
capture-known = Une carte capturée ne vaut rien

passing = Quand s’arrêter
passing-text = Qui n’a plus de jeton en main peut passer. L’autre a alors trois tours au plus, et la Grande Bataille commence.
passing-order-1 = À vous : vous menez, donc passez.
passing-otherwise = Comme vous voulez : la manche dure jusqu’à ce que les deux aient passé.
passing-known = Passer finit la manche

battle = La Grande Bataille
battle-text = Chaque armée vaut la somme de ses cartes visibles ; Phoenix ajoute 1 par carte en main. La plus forte prend un jeton Suprématie, et un second gagne la partie.
battle-known = La plus forte prend un jeton

song = Le Chant des Morts
song-text = Les cartes capturées sont libérées, et chacun perd la moitié de ses cartes, arrondie au-dessus, le vainqueur d’abord. Seules les cartes LIBRES partent, une à une.
song-order-1 = À vous : sacrifiez Arpia.
song-otherwise = Ce qui reste est le début de votre armée à la manche suivante.
song-known = Le Chant prend la moitié

winning = Comment gagner
winning-text = Deux jetons Suprématie gagnent ; un cinquième jeton d’activation aussi, ou quinze cartes visibles. Chacun pioche jusqu’à sept, et le perdant de la bataille commence.
winning-known = Il y a plusieurs façons de gagner
