# Chosŏn in a terminal, in English. Keys are the same in every language.

## Moves as they are typed; the sentences and the notation are understood as well.
typed-lay = lay { $count } { $card }
typed-lay-two = lay { $card }+{ $other }
typed-lay-with-event = lay { $card }+event
typed-lay-events = lay 3 events
typed-oracle = oracle
typed-scientist = scientist
typed-gosu = gosu
typed-shield = shield { $card }
typed-reveal = reveal
typed-end = end
typed-swap = swap { $seat } { $card }
typed-strike = strike { $seat } { $card }
typed-enough = enough
typed-riposte = riposte
typed-let-be = let be
typed-travel = travel
typed-stay = stay
typed-from = from { $seat }
typed-decline = decline
typed-discard = discard { $card }

## The table.
pool = centre { $pool ->
    [one] { $pool } point
   *[other] { $pool } points
}
legend-shield = ◆ Yi’s Shield (▲◆ wins the tie)
legend-return-fire = » Return Fire
legend-counter-attack = † Counter-Attack
legend-legacy = ♕ Yi’s Legacy
choson-played-open = { $seat } has played { $card } with an event. { $effect }, not used yet.
choson-played-done = { $seat } has played { $card } with an event. { $effect }, done.
choson-named = Named first: { $seat }’s { $card }
plain-pool = Victory points in the centre: { $pool }
plain-taken = Victory points: { $points }
plain-return-fire = Holds Return Fire
plain-counter-attack = Holds Counter-Attack
plain-legacy = Holds Yi’s Legacy
plain-shielded = , under Yi’s Shield
plain-by-shield = , holds the power: tie won by Yi’s Shield
score-taken = Victory points
score-kept = Kept events
score-legacy = Yi’s Legacy

## Heads of columns. A space is where the name may break (six letters a part at most).
column-card-yi = Yi
column-card-sniper = Sniper
column-card-oracle = Oracle
column-card-reaper = Reaper
column-card-gosu = Gosu
column-card-scientist = Scien- tist
column-card-hulk = Hulk
column-card-time-traveller = Time Trav.
column-card-watcher = Watch- er
column-card-event = events
column-marks = tokens
column-taken = VP

## The same in four letters at most.
tiny-card-yi = Yi
tiny-card-sniper = Snip
tiny-card-oracle = Orac
tiny-card-reaper = Reap
tiny-card-gosu = Gosu
tiny-card-scientist = Scie
tiny-card-hulk = Hulk
tiny-card-time-traveller = Time
tiny-card-watcher = Watc
tiny-card-event = even
tiny-marks = tok
tiny-taken = vp
