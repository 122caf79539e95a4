# La première partie de Chosŏn en français. Les clés sont les mêmes dans toutes les langues ; $one et $two sont les robots.

## Le jeu en une minute.
idea-1 = Neuf familles, numérotées de 1 à 9. Le numéro d’une famille dit combien elle a de cartes, et ce qu’elle rapporte à qui en a le plus.
idea-2 = À chaque manche, vous posez un ordre face cachée : une famille, deux personnages différents, ou un personnage avec un évènement, qui le fait frapper ou échanger.
idea-3 = Qui détient une famille a aussi son pouvoir : les Hulks et les Snipers ripostent, le Gosu garde des évènements. Après huit manches, on compte les points.

## Les étapes.
orders = Quatre sortes d’ordres
orders-text = Vous pouvez poser autant de cartes que vous voulez d’une famille, deux personnages différents, un personnage avec un évènement, ou trois évènements. Tout le reste retourne au paquet.
orders-known = Il y a quatre sortes d’ordres

family = L’union fait la force
family-text = Plusieurs cartes d’une famille se laissent mal dépasser. Tous voient combien de cartes vous posez, mais pas lesquelles.
family-order-1 = À vous : choisissez vos deux Hulks, puis posez-les.
family-otherwise = C’est un ordre aussi : il reste caché jusqu’à votre tour.
family-known = Les ordres restent cachés

points = Le numéro fait les points
points-text = Les cartes restent devant leurs joueurs. À la fin, une famille rapporte son numéro, 9 pour les Observateurs, à qui en a le plus ; une égalité ne rapporte rien.
points-known = Le numéro fait les points

powers = Une majorité donne un pouvoir
powers-text = Qui a plus de cartes d’une famille que chacun des autres en a aussitôt le pouvoir. Les Hulks apportent le jeton Riposte à l’épée : vous pouvez répondre à une Épée.
powers-known = Une majorité donne un pouvoir

events = Un évènement réveille
events-text = Posé avec un évènement, un personnage agit une fois : Lobby échange deux cartes, Arme à feu détruit n’importe laquelle, Épée seulement un numéro voisin. Les plaques montrent qui fait quoi.
events-order-1 = À vous : choisissez le Gosu et un évènement, puis posez-les.
events-otherwise = Sans évènement, personne n’est frappé cette fois ; les cartes comptent tout de même.
events-known = Un évènement réveille

riposte = Riposter
riposte-text = Qui perd une carte peut détruire celle qui l’a frappée, avec le bon jeton : Riposte à l’épée face à une Épée, Riposte par arme à feu face à une Arme à feu.
riposte-order-1 = À vous : ripostez contre le Hulk de { $one }.
riposte-otherwise = Pitié pour cette fois : le jeton reste chez vous tant que la majorité y est.
riposte-known = Un jeton riposte

sword = Les numéros voisins
sword-text = Une Épée atteint son propre numéro et ses voisins : le Gosu, un 5, frappe de 4 à 6. Les 1, les 2 et les 9 ne craignent donc aucune Épée.
sword-order-1 = À vous : frappez un Scientifique de { $two }, puis confirmez.
sword-otherwise = Un effet peut aussi être laissé, ou dirigé ailleurs : il n’est jamais obligatoire.
sword-known = Une Épée frappe les voisins

keep-event = Les évènements repartent, sauf un
keep-event-text = Les évènements joués retournent au paquet à la fin du tour. Qui a la majorité des Gosu peut en garder un : il vaut 1 point à la fin.
keep-event-order-1 = À vous : que le Gosu garde l’évènement.
keep-event-otherwise = L’évènement retourne donc au paquet ; une autre fois, peut-être.
keep-event-known = Le Gosu garde un évènement

season = La saison fixe la limite
season-text = À la fin d’une manche, vous ne gardez pas plus de personnages que la saison ne le dit, et défaussez les autres. Les évènements gardés ne comptent jamais.
season-known = La saison dit combien restent

legacy = Trois évènements d’un coup
legacy-text = Qui pose trois évènements prend Yi’s Legacy : à la fin, un petit total double, un grand augmente un peu. Le prochain à en poser trois le reprend.
legacy-known = Trois évènements, Yi’s Legacy

scoring = Après la huitième manche
scoring-text = Les familles rapportent leurs numéros ; chaque point de victoire et chaque évènement gardé ajoute 1, le jeton 1er joueur 2. Puis vient Yi’s Legacy, et le plus haut total gagne.
scoring-known = Comment on compte
