# The first game of Koryŏ in English. Keys are shared with every other language; $one and $two are the bots.

## The game in a minute.
idea-1 = Nine families, numbered 1 to 9. A family’s number is how many cards it has, and how many points it is worth.
idea-2 = Each round you lay cards of one kind face down. All orders are then revealed and stay before their players.
idea-3 = Have more of a family than everybody else: its power is yours at once, and its points after eight rounds. A tie belongs to nobody.

## Steps.
deal = Ten cards, one order
deal-text = Each round you are dealt a hand and lay part of it face down: that is your order. All the rest goes back into the pile.
deal-known = Orders lie face down

one-kind = One kind at a time
one-kind-text = An order has as many cards as you like, but all of one kind. Two of a kind are harder to overtake than one.
one-kind-order-1 = Your move: choose both Merchants, then lay them.
one-kind-otherwise = That is a good order, too: how many cards it has is seen by all, which ones by nobody.
one-kind-known = Only one kind at a time

points = The number is the points
points-text = Once all orders are open, the cards stay before their players. At the end a family pays its number, 9 for the Merchants, to whoever has the most of it.
points-known = The number is the points

majorities = More than everybody else
majorities-text = A family is yours when you have more of it than each of the others. A tie belongs to nobody: the plaque then shows =.
majorities-order-1 = Your move: lay both Bankers. { $one } has one; two against one is yours.
majorities-otherwise = Other cards, then: they count as soon as they are revealed. Look at the plaque of their family.
majorities-known = A tie belongs to nobody

powers = A majority is a power
powers-text = Each plaque says what its family does for whoever holds it. You hold it from the moment you have the most, and lose it just as fast.
powers-known = A majority is a power

tokens = Tokens are points
tokens-text = Each token is one point at the end. The Bankers bring one in every turn of yours while you hold them; Spies steal them.
tokens-order-1 = Your move: take a token from the pool.
tokens-otherwise = No harm done: whoever holds the Bankers when their turn ends is given the token anyway.
tokens-known = A token is one point

events = Events work once, then cost
events-text = Barbarians destroy a character of a rival, though never of whoever holds the Guardians. An event stays before you, and each one is −1 point.
events-order-1 = Your move: lay both Barbarians.
events-order-2 = Your move: reveal your order.
events-order-3 = Your move: send the Barbarians against { $one }. The Guardians protect { $two }.
events-order-4 = Your move: destroy the Banker. Then nobody but you has any.
events-order-5 = Your move: send the other Barbarians against { $one } as well.
events-order-6 = Your move: take your token; that ends the turn.
events-otherwise = As you like. An event that is not used when its turn ends lapses, and stays before its player.
events-known = Events work once, then cost 1

keeping = Only so many may stay
keeping-text = At the end of a round you keep no more cards than the season says. Events count, but only characters can be given up.
keeping-order-1 = Your move: give up one Banker. One is enough while nobody else has any.
keeping-otherwise = It goes back into the pile, and may be dealt again next round.
keeping-known = The season says how many stay

scoring = After the eighth round
scoring-text = Each family pays its number to whoever has the most of it. Each token adds 1, each event takes 1, and the highest total wins.
scoring-known = How it is scored
