# Koryŏ's table in English: what only the page says. Cards, events, prompts and moves are in the game's own file.

court = The court: families, powers, holders
two-kinds = may be two kinds
plaque-held = { $numeral } { $card }: { $power }. Held by { $name }, { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
plaque-omniscient = { $numeral } { $card }: { $power }. A tie, held by { $name } through the Omniscient.
plaque-tie = { $numeral } { $card }: { $power }. A tie, held by nobody.
plaque-nobody = { $numeral } { $card }: { $power }. Held by nobody.
plaque-event = { $numeral } { $card }, event: { $power }.
tokens-steal = Spy: steal a token from { $name } ({ $tokens })
cards-limit = { $cards } cards, { $limit } may be kept
own-order = Your order: { $cards }
own-order-hint = Your order: only you see it
put-back = You put back this round:
lay-what = Choose cards to lay
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
card-of = { $card } of { $name }
second-card = second card
a-character = a character
waiting-order = { $name } is choosing an order
waiting-turn = { $name } is playing a turn
waiting-discard = { $name } is giving up cards
log-ending = The count
