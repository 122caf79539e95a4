# La première partie de Chronicle en français. Les clés sont les mêmes dans toutes les langues ; $one et $two sont les robots.

## Le jeu en une minute.
idea-1 = Chacun joue une carte à une rencontre, et doit suivre la couleur s’il le peut. La plus forte de la couleur gagne, et prend toutes les cartes comme Alliés.
idea-2 = Chaque carte sait faire quelque chose : le 3 fait gagner la plus faible, le 4 vole un Allié, le 7 retourne les autres.
idea-3 = À chaque manche, une carte Histoire dit quels Alliés apportent la Notoriété, et les cartes maléfiques vous en excluent. Trois points de Notoriété gagnent la partie.

## Les étapes.
history = L’enjeu de la manche
history-text = La carte Histoire dit qui gagne un point de Notoriété à la fin de la manche : par exemple, qui a le plus de Puissance parmi ses Alliés. Qui a sa carte thème ouvre la première rencontre.
history-known = La carte Histoire fixe l’enjeu

meeting = La plus forte gagne
meeting-text = La première carte fixe la couleur, et les autres doivent la suivre s’ils le peuvent. La plus forte carte de cette couleur gagne la rencontre.
meeting-order-1 = À vous : ouvrez avec le Général. Rien ne dépasse un 10.
meeting-otherwise = Cela peut gagner aussi ; regardez quelle carte est la plus forte de la couleur.
meeting-known = La plus forte de la couleur gagne

allies = Le gagnant prend tout
allies-text = Qui gagne une rencontre en prend toutes les cartes comme Alliés et ouvre la suivante. Un 2 compte pour trois Alliés de sa couleur à la fin de la manche.
allies-known = Le gagnant prend tout

lowest = Un 3 renverse tout
lowest-text = Chaque carte face visible fait ce qu’elle dit. Tant qu’un 3 est visible, c’est la plus faible de la couleur qui gagne.
lowest-order-1 = À vous : ouvrez avec le Marchand, votre 3, et voyez qui est plus faible.
lowest-otherwise = Gardez le 3 pour plus tard : il peut vous éviter de gagner ce dont vous ne voulez pas.
lowest-known = Avec un 3, la plus faible gagne

evil = Le Mal vous exclut
evil-text = Les trois 1 et le Démon sont maléfiques. Qui en a un parmi ses Alliés à la fin de la manche ne gagne rien, sauf si l’Ange le chasse.
evil-known = Un Allié maléfique exclut

face-down = Rien de cette couleur ?
face-down-text = Sans carte de la couleur, vous en jouez une autre face cachée : elle ne fait rien et ne peut gagner. Mais le gagnant doit la prendre.
face-down-order-1 = À vous : donnez au gagnant votre Assassin, qui est maléfique.
face-down-otherwise = Bien, mais attention : une carte maléfique restée en main finit parmi vos Alliés.
face-down-known = Une autre couleur se joue cachée

abilities = Ce que fait une carte
abilities-text = Une carte jouée face visible doit faire ce qu’elle peut avant que la suivante soit jouée. Un 4 prend un Allié à un autre joueur.
abilities-order-1 = À vous : jouez le Barbare, votre 4.
abilities-order-2 = À vous : prenez le Mercenaire à { $one } : une Puissance de plus.
abilities-otherwise = Comme vous voulez : bien des chemins mènent aux Alliés.
abilities-known = Une carte fait ce qu’elle peut

wild = Les cartes sauvages
wild-text = Les cartes sauvages n’ont pas de couleur et peuvent toujours être jouées. Le Roi gagne la rencontre, quelles que soient les forces, sauf si le Dragon paraît.
wild-order-1 = À vous : jouez le Roi.
wild-otherwise = Une carte sauvage peut attendre : rien n’oblige à la jouer tant qu’une autre peut l’être.
wild-known = Les cartes sauvages vont toujours

fame = Trois points de Notoriété
fame-text = À la fin d’une manche, tous ceux qui remplissent la carte Histoire gagnent 1 point de Notoriété, sauf ceux qui ont une carte maléfique. Puis vient une nouvelle carte Histoire, et tout est redistribué.
fame-known = Trois points gagnent la partie
