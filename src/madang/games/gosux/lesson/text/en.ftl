# The first game of Gosu X in English. Keys are shared with every other language; $one is the bot.

## The game in a minute.
idea-1 = Raise an army in three rows: Troops, Heroes behind them, Immortals on top. A card needs others of its clan below it.
idea-2 = One action a turn: play a card, replace one, use your tokens, or pass. Most cards do something as they enter: draw, capture, destroy.
idea-3 = When both have passed, the stronger army wins the Great Battle, and both must give up half of theirs. Two battles won win the game.

## Steps.
rows = Three rows
rows-text = Your army has three rows, filled from the left: Troops, then Heroes, then Immortals. No row may hold more cards than the one before it.
rows-known = Three rows, filled from the left

first-troop = The first Troop is free
first-troop-text = A turn is one action, mostly a card. Your first Troop costs nothing, and what its text says happens as it enters.
first-troop-order-1 = Your move: play the Muraena Shoal. It draws as many cards as you own tokens.
first-troop-otherwise = That is one action, too. Every turn has exactly one.
first-troop-known = The first Troop is free

same-clan = Clans keep together
same-clan-text = A Troop is free, too, while a face-up Troop of its clan stands in the row. Any other costs you two cards of your hand.
same-clan-order-1 = Your move: play the Arpia Windriders. They are of the Phoenix clan, like your Muraena.
same-clan-otherwise = Fine. Look at the clan signs before you play a Troop: they decide what it costs.
same-clan-known = Another of its clan is free

free = FREE
free-text = A card is FREE when nothing lies above it and nothing to its right. Only FREE cards can be destroyed or sacrificed.
free-known = FREE: nothing above, nothing right

heroes = A Hero needs its clan
heroes-text = Heroes stand behind the Troops. A Hero needs one face-up Troop of its own clan, and then costs nothing.
heroes-order-1 = Your move: play Kaez, a Hero of the Phoenix clan.
heroes-otherwise = The Hero can wait; without a Troop of its clan it could not even come.
heroes-known = A Hero needs a Troop of its clan

immortals = Immortals
immortals-text = An Immortal needs a Troop and a Hero of its clan, both face up. It is worth 5 in battle; a Hero is worth 3, a Troop 2.
immortals-order-1 = Your move: play Phoenix. It gives you one more turn at once.
immortals-otherwise = Patience pays: an Immortal comes as soon as its Troop and its Hero stand.
immortals-known = An Immortal needs both

tokens = Activation tokens
tokens-text = A token draws one card, two tokens draw three. Or lay one on a card of yours that has the sign: what it did as it entered, it does again.
tokens-order-1 = Your move: spend both tokens and draw three cards.
tokens-otherwise = Keep them for a while, but not for ever: with a token in hand you cannot be the first to pass.
tokens-known = Tokens draw, or wake a card

shift = Shift: one for another
shift-text = A card with a shift cost may be replaced by one of the same level, of any clan. You discard as many cards as it costs.
shift-order-1 = Your move: choose Kaez in your army, to be shifted.
shift-order-2 = Your move: let Alpha take its place.
shift-order-3 = Your move: pay with Elle …
shift-order-4 = Your move: … and with Tourach.
shift-otherwise = Good, too. A shift is the way to a card whose clan you do not have in play.
shift-known = A shift replaces a card

capture = Capture
capture-text = A captured card lies face down: no value, no text, no clan. It still keeps its place until the Song frees it.
capture-order-1 = Your move: capture the Navaj Callers of { $one }.
capture-otherwise = It lies face down now, and counts for nothing in battle.
capture-known = Captured cards count nothing

passing = When to stop
passing-text = Who has no token in hand may pass. The other then has three turns at most, and the Great Battle begins.
passing-order-1 = Your move: you are ahead, so pass.
passing-otherwise = As you like: the round goes on until both have passed.
passing-known = Passing ends the round

battle = The Great Battle
battle-text = Each army is worth the sum of its face-up cards; Phoenix adds 1 for each card in hand. The stronger one takes a Supremacy token, and a second one wins the game.
battle-known = The stronger army takes a token

song = The Song of the Dead
song-text = Captured cards are freed, and both give up half of their cards, rounded up, the winner first. Only FREE cards can go, one at a time.
song-order-1 = Your move: give up the Arpia Windriders.
song-otherwise = Whatever stays is where your army begins in the next round.
song-known = The Song takes half

winning = Ways to win
winning-text = Two Supremacy tokens win; so does a fifth activation token, or fifteen face-up cards. Both draw up to seven, and the loser of the battle begins.
winning-known = There are several ways to win
