# La première partie de Koryŏ en français. Les clés sont les mêmes dans toutes les langues ; $one et $two sont les robots.

## Le jeu en une minute.
idea-1 = Neuf familles, numérotées de 1 à 9. Le numéro d’une famille dit combien elle a de cartes, et combien de points elle vaut.
idea-2 = À chaque manche, vous posez des cartes identiques face cachée. Puis tous les ordres sont dévoilés et restent devant leurs joueurs.
idea-3 = Ayez plus de cartes d’une famille que chacun des autres : son pouvoir est à vous aussitôt, ses points après huit manches. Une égalité n’est à personne.

## Les étapes.
deal = Dix cartes, un ordre
deal-text = À chaque manche, vous recevez une main et en posez une partie face cachée : c’est votre ordre. Tout le reste retourne au paquet.
deal-known = Les ordres restent cachés

one-kind = Une seule sorte à la fois
one-kind-text = Un ordre compte autant de cartes que vous voulez, mais toutes de la même sorte. Deux cartes se laissent moins vite dépasser qu’une.
one-kind-order-1 = À vous : choisissez vos deux Marchands, puis posez-les.
one-kind-otherwise = C’est aussi un bon ordre : tous voient combien de cartes il compte, personne ne sait lesquelles.
one-kind-known = Une seule sorte à la fois

points = Le numéro fait les points
points-text = Une fois les ordres dévoilés, les cartes restent devant leurs joueurs. À la fin, une famille rapporte son numéro, 9 pour les Marchands, à qui en a le plus.
points-known = Le numéro fait les points

majorities = Plus que chacun des autres
majorities-text = Une famille est à vous quand vous en avez plus que chacun des autres. Une égalité n’est à personne : la plaque montre alors =.
majorities-order-1 = À vous : posez vos deux Banquiers. { $one } en a un ; à deux contre un, ils sont à vous.
majorities-otherwise = D’autres cartes, donc : elles comptent dès qu’elles sont dévoilées. Regardez la plaque de leur famille.
majorities-known = Une égalité n’est à personne

powers = Une majorité donne un pouvoir
powers-text = Chaque plaque dit ce que sa famille fait pour qui la détient. Elle est à vous dès que vous en avez le plus, et se perd tout aussi vite.
powers-known = Une majorité donne un pouvoir

tokens = Les jetons sont des points
tokens-text = Chaque jeton vaut un point à la fin. Tant que vous détenez les Banquiers, ils en rapportent un à chacun de vos tours ; les Espions les volent.
tokens-order-1 = À vous : prenez un jeton dans la réserve.
tokens-otherwise = Sans conséquence : qui détient les Banquiers à la fin de son tour reçoit le jeton d’office.
tokens-known = Un jeton vaut un point

events = Un évènement sert, puis coûte
events-text = Les Barbares détruisent un personnage d’un rival, mais jamais chez qui détient les Gardiens. Un évènement reste devant vous, et chacun coûte 1 point.
events-order-1 = À vous : posez vos deux Barbares.
events-order-2 = À vous : dévoilez votre ordre.
events-order-3 = À vous : envoyez les Barbares contre { $one }. Les Gardiens protègent { $two }.
events-order-4 = À vous : détruisez le Banquier. Personne d’autre que vous n’en aura plus.
events-order-5 = À vous : envoyez aussi les autres Barbares contre { $one }.
events-order-6 = À vous : prenez votre jeton ; cela finit le tour.
events-otherwise = Comme vous voulez. Un évènement qui n’a pas servi à la fin de son tour est perdu, et reste devant son joueur.
events-known = Un évènement sert, puis coûte 1

keeping = Tout ne peut pas rester
keeping-text = À la fin d’une manche, vous ne gardez pas plus de cartes que la saison ne le dit. Les évènements comptent, mais seuls les personnages se défaussent.
keeping-order-1 = À vous : défaussez un Banquier. Un seul suffit tant que personne d’autre n’en a.
keeping-otherwise = Elle retourne au paquet, et peut revenir à la prochaine manche.
keeping-known = La saison dit combien restent

scoring = Après la huitième manche
scoring-text = Chaque famille rapporte son numéro à qui en a le plus. Chaque jeton ajoute 1, chaque évènement retire 1, et le plus haut total gagne.
scoring-known = Comment on compte
