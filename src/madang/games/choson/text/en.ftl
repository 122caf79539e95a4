# Chosŏn in English. Keys are shared with every other language and with the page.

## What the game is, and what one chooses before it begins.
about = The fiercer sequel: swords, shields, ripostes

## Cards. $amount chooses the number.
card-yi = Yi
card-sniper = { $amount ->
    [one] Sniper
   *[other] Snipers
}
card-oracle = { $amount ->
    [one] Oracle
   *[other] Oracles
}
card-reaper = { $amount ->
    [one] Reaper
   *[other] Reapers
}
card-gosu = Gosu
card-scientist = { $amount ->
    [one] Scientist
   *[other] Scientists
}
card-hulk = { $amount ->
    [one] Hulk
   *[other] Hulks
}
card-time-traveller = { $amount ->
    [one] Time Traveller
   *[other] Time Travellers
}
card-watcher = { $amount ->
    [one] Watcher
   *[other] Watchers
}
card-event = { $amount ->
    [one] event
   *[other] events
}

## Powers, in few words.
power-yi = may move the shield
power-sniper = holds Return Fire
power-oracle = point for a riposte token
power-reaper = may strike twice
power-gosu = may keep an event
power-scientist = point for an event
power-hulk = holds Counter-Attack
power-time-traveller = may travel in time
power-watcher = no power
power-event = brings an effect

## What a character does when it is played with an event.
effect-none = No effect
effect-lobby = Lobby: swap two
effect-firearm = Firearm: destroy one
effect-sword = Sword: destroy a neighbour

## What happened.
event-travelled = { $seat } travels in time: a Time Traveller goes back to the pile.
event-stayed = { $seat } does not travel in time.
event-took-point = { $seat } takes a victory point.
event-took-point-from = { $seat } takes a victory point from { $from }.
event-declined-point = { $seat } leaves the victory point.
event-laid-nothing = { $seat } has no combination and lays nothing.
event-placed-shield = { $seat } puts Yi’s Shield on { $card }.
event-lost-shield = Yi’s Shield leaves { $seat }’s { $card }.
event-took-legacy = { $seat } takes Yi’s Legacy.
event-kept-event = { $seat } keeps an event (Gosu).
event-returned-events = { $seat } returns { $amount } { $card } to the pile.
event-struck = { $seat } destroys { $from }’s { $card }.
event-swapped = Lobby: { $card } passes from { $from } to { $to }.
event-riposted = Riposte: { $seat } destroys { $from }’s { $card }.
event-let-be = { $seat } lets it be.
event-forfeited = { $seat } leaves the effect of { $card } unused.
event-scored-points = { $seat }: { $amount } for victory points.
event-scored-events = { $seat }: { $amount } for kept events.
event-scored-first-player = { $seat }: { $amount } for the first player.
event-scored-legacy = { $seat }: { $amount } for Yi’s Legacy.

## What is asked.
prompt-travel = Travel in time?
prompt-travel-hint = Give up one Time Traveller to be first player and take a victory point.
prompt-from = From whom do you take the victory point?
prompt-from-hint = The centre is empty, so it comes from another player.
prompt-from-or-decline = Take a victory point from another player?
prompt-from-or-decline-hint = The centre is empty; you may leave it.
prompt-order = Lay your order face down
prompt-order-hint = Some of one family, two families, a character with an event, or three events. The rest goes back.
prompt-turn-before-reveal = Your turn: use a power or reveal your order
prompt-turn-before-reveal-hint = Only the shield and the Oracle’s point can come before the reveal.
prompt-turn = Your turn: use your powers, then end it
prompt-turn-hint = Points that are due are taken at the end of the turn.
prompt-turn-lobby = { $card }, Lobby: swap two characters between two players
prompt-turn-lobby-hint = Optional.{ $forfeits ->
    [gosu] {" "}Leaving it forfeits Gosu this turn.
    [scientist] {" "}Leaving it forfeits the Scientist this turn.
    [both] {" "}Leaving it forfeits Gosu and Scientist this turn.
   *[none] {""}
} Shielded cards stay.
prompt-turn-firearm = { $card }, Firearm: destroy a character of a rival
prompt-turn-firearm-hint = Optional.{ $forfeits ->
    [gosu] {" "}Leaving it forfeits Gosu this turn.
    [scientist] {" "}Leaving it forfeits the Scientist this turn.
    [both] {" "}Leaving it forfeits Gosu and Scientist this turn.
   *[none] {""}
}
prompt-turn-sword = { $card }, Sword: destroy a character of a neighbouring number
prompt-turn-sword-hint = Optional.{ $forfeits ->
    [gosu] {" "}Leaving it forfeits Gosu this turn.
    [scientist] {" "}Leaving it forfeits the Scientist this turn.
    [both] {" "}Leaving it forfeits Gosu and Scientist this turn.
   *[none] {""}
}
prompt-swap = Swap { $victim }’s { $card } for which card?
prompt-swap-hint = Any character of another player that no shield protects.
prompt-second = Strike a second character as well?
prompt-second-hint = The Reaper doubles the Sword. { $victim }’s { $card } is named already; both fall together.
prompt-riposte = Strike back at { $victim }’s { $card }?
prompt-riposte-hint = One of your characters was destroyed, and you hold the riposte token.
prompt-discard = You have too many characters: give up { $count } more
prompt-discard-hint = You may keep { $limit }. Kept events do not count.

## What a move would do.
would-reach = { $effect ->
    [lobby] Lobby
    [firearm] Firearm
   *[sword] Sword
}: { $count ->
    [0] no target
    [one] { $count } target
   *[other] { $count } targets
} as things lie.
would-legacy = Yi’s Legacy would be yours.
would-riposte = { $seat } could strike back at your { $card }.
would-fall = { $card }: { $seat } would lose one{ $left ->
    [0] , the last
   *[other] { " " }and keep { $left }
}.
would-take-point = You would take a victory point.
would-forfeit = The effect of { $card } would be left unused.

## Moves.
move-lay = Lay { $count } { $card }
move-lay-two = Lay one { $card } and one { $other }
move-lay-with-event = Lay one { $card } with an event
move-lay-events = Lay three events
move-oracle = Oracle: take a victory point
move-scientist = Scientist: take a victory point
move-gosu = Gosu: keep an event
move-shield = Yi’s Shield on { $card }
move-reveal = Reveal the order
move-end = End the turn
move-swap = Lobby: { $seat }’s { $card }
move-strike = Destroy { $seat }’s { $card }
move-enough = Strike once
move-riposte = Strike back
move-let-be = Let it be
move-travel = Travel in time
move-stay = Stay
move-from = Take it from { $seat }
move-decline = Leave it
move-discard = Give up one { $card }

## Phases.
phase-travel = Travel
