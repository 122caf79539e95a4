# Koryŏ's table in English: what only the page says. Cards, events, prompts and moves are in the game's own file.

two-kinds = may be two kinds
plaque-omniscient = { $numeral } { $card }: { $power }. A tie, held by { $name } through the Omniscient.
tokens-steal = Spy: steal a token from { $name } ({ $tokens })
choose-priest = Priest: destroy one of your events
choose-priest-hint = Touch the event in front of you that shall go.
choose-spy = Spy: steal a token
choose-spy-hint = Touch the tokens of the player you steal from.
choose-barbarians = Barbarians{ $count ->
    [one] {""}
   *[other] {" "}({ $count } open)
}: choose a rival
choose-barbarians-hint = Touch the rival whose character shall go.
choose-swap = Lobbying{ $count ->
    [one] {""}
   *[other] {" "}({ $count } open)
}: swap two characters
choose-swap-hint = Touch the first of the two characters.
a-character = a character
event-exchanged = Lobbying: { $from }’s { $card } and { $to }’s { $other } change places.

## Why not
why-other = This cannot be chosen now.
why-ko-main-1 = { $asked ->
    [order] Now orders are laid; powers and events come in your turn.
    [order-free] Now orders are laid; powers and events come in your turn.
    [turn-before-reveal] Reveal your order first; events work after that.
   *[other] Finish what you have begun, or end your turn.
}
why-ko-main-2 = You do not hold this power, or have used it this turn.
why-ko-bank-1 = There is no token left to take.
why-ko-priest-1 = The Priest destroys only an event in front of you.
why-ko-spy-1 = There is no token here that your Spy could steal.
why-ko-spy-2 = Spies without a Guardian keep this side out of any Lobbying.
why-ko-spy-3 = Spies without a Guardian keep both sides out of any Lobbying.
why-ko-ev-1 = You have no event open: one works only in the turn that reveals it.
why-ko-ev-2 = Barbarians spare whoever holds the Guardians, events, and yourself.
why-ko-ev-3 = Lobbying swaps two characters of different families before different players.
why-ko-ord-1 = An order is any number of one kind.
why-ko-ord-2 = Only the Ship-owner lays two different cards.
why-ko-end-1 = Now you only give up characters of your own.
why-ko-end-2 = Events stay: only characters can be given up.

## Keys
key-i-does = the card in focus, with its rules
