# The first game of Chronicle in English. Keys are shared with every other language; $one and $two are the bots.

## The game in a minute.
idea-1 = Everybody plays one card to a meeting, and must follow the suit if they can. The highest card of the suit wins, and takes all cards as Allies.
idea-2 = Every card can do something: the 3 lets the lowest win, the 4 steals an Ally, the 7 turns the others face down.
idea-3 = Each round a History card says which Allies bring Fame, and Evil cards shut you out. Three Fame win the game.

## Steps.
history = What the round is about
history-text = The History card says who gains Fame when the round is over: whoever has the most Power among their Allies, for example. Whoever holds its theme card leads the first meeting.
history-known = The History card says what counts

meeting = The highest wins
meeting-text = The first card sets the suit, and the others must follow it if they can. The highest card of that suit wins the meeting.
meeting-order-1 = Your move: lead the General. Nothing is higher than a 10.
meeting-otherwise = That may win, too; look which card is the highest of the suit.
meeting-known = The highest of the suit wins

allies = The winner takes all
allies-text = Whoever wins a meeting takes all its cards as Allies and leads the next one. A 2 counts as three Allies of its suit when the round is scored.
allies-known = The winner takes all cards

lowest = A 3 turns it round
lowest-text = Every card face up does what it says. While a 3 lies face up, the lowest card of the suit wins.
lowest-order-1 = Your move: lead the Merchant, your 3, and see who is lower.
lowest-otherwise = Keep the 3 for later: it can save you from winning what you do not want.
lowest-known = With a 3 the lowest wins

evil = Evil shuts you out
evil-text = The three 1s and the Demon are Evil. Whoever has one among their Allies when the round is scored gains no Fame, unless the Angel casts it off.
evil-known = Evil Allies shut you out

face-down = Nothing of that suit?
face-down-text = Without a card of the suit you play any other face down: it does nothing and cannot win. But the winner has to take it.
face-down-order-1 = Your move: give the winner your Assassin, which is Evil.
face-down-otherwise = Good, but look out: an Evil card left in your hand joins your own Allies in the end.
face-down-known = Other suits lie face down

abilities = What a card does
abilities-text = A card played face up must do what it can before the next one is played. A 4 takes an Ally from another player.
abilities-order-1 = Your move: play the Barbarian, your 4.
abilities-order-2 = Your move: take the Mercenary from { $one }: that is one more Power.
abilities-otherwise = As you like: many roads lead to Allies.
abilities-known = A card does what it can

wild = Wild cards
wild-text = Wild cards have no suit and may always be played. The King wins the meeting, whatever its strengths, unless the Dragon comes.
wild-order-1 = Your move: play the King.
wild-otherwise = A wild card can wait: it never has to be played while another one can.
wild-known = Wild cards may always be played

fame = Three Fame win
fame-text = At the end of a round all who meet the History card gain 1 Fame, but for those with Evil. Then comes a new History card, and all cards are dealt again.
fame-known = Three Fame win
