# Words every game shares.
nobody = nobody
seat-sun = Sun
seat-mountain = Mountain
seat-wave = Wave
seat-pine = Pine
seat-cloud = Cloud
seat-moon = Moon

## What befalls seats.
incident-resigned = { $seat } resigns.
incident-taken-over = A bot plays on for { $seat }.
incident-late-resigned = Time is up for { $seat }, who resigns.
incident-late-taken-over = Time is up for { $seat }: a bot plays on.
incident-given-back = { $seat } is back and plays again.
incident-taken-back = { $seat } takes the last turn back.

## Games with seasons.
event-round-begins = Round { $amount } of 8 begins.
event-first-player = { $seat } is first player.
event-dealt = { $seat } is dealt { $amount } { $amount ->
    [one] card
   *[other] cards
}.
event-drew = { $seat } receives { $amount } { $card }.
event-laid = { $seat } lays { $amount } { $amount ->
    [one] card
   *[other] cards
} face down.
event-laid-card = { $seat } orders { $amount } { $card }.
event-returned = { $seat } returns { $amount } { $amount ->
    [one] card
   *[other] cards
} to the pile.
event-turn-begins = { $seat }’s turn.
event-revealed = { $seat } reveals { $amount } { $card }.
event-turn-ends = { $seat } ends the turn.
event-discarded = { $seat } gives up one { $card }.
event-power-moved = { $moves ->
    [came] { $card }: { $to } has the power now.
    [went] { $card }: { $from } has the power no longer.
   *[passed] { $card }: the power passes from { $from } to { $to }.
}
event-scored-family = { $card }: { $amount } { $amount ->
    [one] point
   *[other] points
} for { $seat }.
event-won = { $seat } wins with { $amount } { $amount ->
    [one] point
   *[other] points
}.
would-lay = { $amount } { $card } would make it { $own } to { $best }{ $power ->
    [won] : the power would be yours
    [kept] : the power stays yours
    [nobody] : nobody would have the power
   *[none] {""}
}.
would-gain-power = { $card }: the power would be yours.
would-lose-power = { $card }: you would lose the power.
would-give-power = { $card }: the power would go to { $seat }.
would-break-power = { $card }: { $seat } would lose the power.
would-points = { $points } { $points ->
    [one] point
   *[other] points
} instead of { $before }, as things stand.
phase-orders = Orders
phase-turns = Turns
phase-discards = Keep
phase-over = Over

## What tables in the terminal and in the page both say.
first-player = First player
score-total = Total
