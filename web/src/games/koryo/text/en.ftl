# Koryŏ's table in English: what only the page says. Cards, events, prompts and moves are in the game's own file.

two-kinds = may be two kinds
plaque-omniscient = { $numeral } { $card }: { $power }. A tie, held by { $name } through the Omniscient.
tokens-steal = Spy: steal a token from { $name } ({ $tokens })
choose-priest = Priest: destroy one of your events
choose-priest-hint = Touch the event in front of you that is to go.
choose-spy = Spy: steal a token
choose-spy-hint = Touch the tokens of the player you steal from.
choose-barbarians = Barbarians{ $count ->
    [one] {""}
   *[other] {" "}({ $count } open)
}: choose a rival
choose-barbarians-hint = Touch the rival who is to lose a character.
choose-swap = Lobbying{ $count ->
    [one] {""}
   *[other] {" "}({ $count } open)
}: swap two characters
choose-swap-hint = Touch the first of the two characters.
a-character = a character
event-exchanged = Lobbying: { $from }’s { $card } and { $to }’s { $other } change places.

## Several steps of one act
event-laid-card-several = { $seat } orders { $list }.
event-laid-card-each = { $amount } { $card }
event-revealed-several = { $seat } reveals { $list }.
event-revealed-each = { $amount } { $card }
event-lapsed-several = { $seat } lets { $list } lapse.
event-lapsed-each = { $amount } { $card }

## Keys
key-i-does = the card in focus, with its rules

## What things say of themselves
phase-orders-told = Orders: in turn, everybody lays cards of one kind face down.
phase-turns-told = Turns: in turn, everybody reveals the order and uses events and powers.
phase-discards-told = Keep: whoever has more cards than the round allows gives up characters.
points-told = { $points ->
    [one] { $points } point
   *[other] { $points } points
} if the game ended now: the number of each family one has the majority of, -1 for each event, +1 for each token.
