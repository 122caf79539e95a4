# The first game of Chosŏn in English. Keys are shared with every other language; $one and $two are the bots.

## The game in a minute.
idea-1 = Nine families, numbered 1 to 9. A family’s number is how many cards it has, and its points for whoever has the most of it.
idea-2 = Each round you lay an order face down: one family, two different characters, or a character with an event, which makes it strike or swap.
idea-3 = Who holds a family has its power, too: Hulks and Snipers strike back, the Gosu keeps events. After eight rounds the points are counted.

## Steps.
orders = Four kinds of orders
orders-text = You may lay any number of one family, two different characters, one character with an event, or three events. All the rest goes back into the pile.
orders-known = There are four kinds of orders

family = Strength in numbers
family-text = Cards of one family are hard to overtake. Everybody sees how many cards you lay, but not which.
family-order-1 = Your move: choose both Hulks, then lay them.
family-otherwise = That is an order, too: it lies face down until your turn comes.
family-known = Orders lie face down

points = The number is the points
points-text = The cards stay before their players. At the end a family pays its number, 9 for the Watchers, to whoever has the most of it; a tie pays nobody.
points-known = The number is the points

powers = A majority is a power
powers-text = Whoever has more of a family than everybody else has its power at once. The Hulks bring the Counter-Attack token: you may answer a Sword.
powers-known = A majority is a power

events = An event wakes a character
events-text = Laid with an event, a character acts once: Lobby swaps two cards, Firearm destroys any, Sword only neighbouring numbers. The plaques show who does what.
events-order-1 = Your move: choose the Gosu and one event, then lay them.
events-otherwise = Without an event nobody is struck this time; the cards count all the same.
events-known = An event wakes a character

riposte = Strike back
riposte-text = Whose card was destroyed may destroy the one that struck, given the right token: Counter-Attack against a Sword, Return Fire against a Firearm.
riposte-order-1 = Your move: strike back at the Hulk of { $one }.
riposte-otherwise = Mercy, for once: the token stays with you as long as the majority does.
riposte-known = A token strikes back

sword = Neighbouring numbers
sword-text = A Sword reaches the numbers next to its own and its own: the Gosu, a 5, strikes 4 to 6. So 1, 2 and 9 need fear no Sword.
sword-order-1 = Your move: strike a Scientist of { $two }, then confirm it.
sword-otherwise = An effect may also be left, or aimed elsewhere: it is never compulsory.
sword-known = A Sword strikes neighbours

keep-event = Events go back, but one
keep-event-text = Played events return to the pile when the turn ends. Whoever holds the Gosu majority may keep one of them: that is 1 point at the end.
keep-event-order-1 = Your move: let the Gosu keep the event.
keep-event-otherwise = Then the event goes back into the pile; next time, perhaps.
keep-event-known = The Gosu keeps an event

season = The season sets the limit
season-text = At the end of a round you keep no more characters than the season says, and give up the rest. Kept events never count.
season-known = The season says how many stay

legacy = Three events at once
legacy-text = Whoever lays three events takes Yi’s Legacy: at the end a small total is doubled, a large one grows a little. The next to lay three takes it away.
legacy-known = Three events bring the Legacy

scoring = After the eighth round
scoring-text = Families pay their numbers; each victory point and each kept event adds 1, the 1st Player token 2. Then comes the Legacy, and the highest total wins.
scoring-known = How it is scored
