# Koryŏ in English. Keys are shared with every other language and with the page.

## What the game is, and what one chooses before it begins.
about = Majorities and masks in a Korea of brass and steam

## Cards. $amount chooses the number.
card-omniscient = Omniscient
card-spy = { $amount ->
    [one] Spy
   *[other] Spies
}
card-senator = { $amount ->
    [one] Senator
   *[other] Senators
}
card-priest = { $amount ->
    [one] Priest
   *[other] Priests
}
card-ship-owner = { $amount ->
    [one] Ship-owner
   *[other] Ship-owners
}
card-banker = { $amount ->
    [one] Banker
   *[other] Bankers
}
card-guardian = { $amount ->
    [one] Guardian
   *[other] Guardians
}
card-broadcaster = { $amount ->
    [one] Broadcaster
   *[other] Broadcasters
}
card-merchant = { $amount ->
    [one] Merchant
   *[other] Merchants
}
card-barbarians = Barbarians
card-lobbying = Lobbying

## Powers, in few words.
power-omniscient = wins power ties
power-spy = may steal a token
power-senator = keeps two more
power-priest = may burn own event
power-ship-owner = may order two kinds
power-banker = takes a token
power-guardian = no Barbarians
power-broadcaster = dealt one more
power-merchant = no power
power-barbarians = may destroy a rival
power-lobbying = may swap two cards

## What happened.
event-took-token = { $seat } takes a token from the pool (Banker).
event-stole-token = { $seat } steals a token from { $from } (Spy).
event-burned-event = { $seat } destroys own { $card } (Priest).
event-destroyed = { $seat }’s Barbarians destroy { $from }’s { $card }.
event-swapped = Lobbying: { $card } passes from { $from } to { $to }.
event-lapsed = { $seat } lets { $amount } { $card } lapse.
event-scored-events = { $seat }: { $amount } for events.
event-scored-tokens = { $seat }: { $amount } for tokens.

## What is asked.
prompt-order = Lay your order face down
prompt-order-hint = Any number of one family, or of one event. Everything else goes back to the pile.
prompt-order-free = Lay your order face down
prompt-order-free-hint = Any number of one kind or, as Ship-owner, two different cards. Everything else goes back to the pile.
prompt-turn-before-reveal = Your turn: use a power or reveal your order
prompt-turn-before-reveal-hint = Powers work once a turn, before or after the reveal, while you hold the majority.
prompt-turn = Your turn: resolve events and powers, then end it
prompt-turn-hint = Open events lapse at the end of the turn; an unclaimed Banker’s token is taken then.
prompt-character = Which character of { $victim } do the Barbarians destroy?
prompt-character-hint = One character goes back to the pile.
prompt-swap = Swap { $victim }’s { $card } for which card?
prompt-swap-hint = A character of another family, in front of another player.
prompt-discard = You hold too many cards: give up { $count } more
prompt-discard-hint = You may keep { $limit }. Only characters can go; giving up a Senator can lower the limit.

## What a move would do.
would-lapse = { $card }: { $amount } would lapse unused.
would-take-token = You would take a token (Banker).

## Moves.
move-lay = Lay { $count } { $card }
move-lay-two = Lay one { $card } and one { $other }
move-banker = Banker: take a token
move-priest = Priest: destroy own { $card }
move-spy = Spy: steal a token from { $seat }
move-reveal = Reveal the order
move-barbarians = Barbarians against { $seat }
move-destroy = Destroy one { $card }
move-swap = Lobbying: { $seat }’s { $card }
move-end = End the turn
move-discard = Give up one { $card }

## The final count.
score-events = Events
score-tokens = Tokens
