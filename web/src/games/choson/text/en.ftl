# Chosŏn's table in English: what only the page says. Cards, events, prompts and moves are in the game's own file.

plaque-shield = { $numeral } { $card }: { $power }. A tie, held by { $name } through Yi’s Shield.
kept-count = { $count } kept
kept-label = { $owner }, { $numeral } { $card }, { $count } kept
played-label = { $owner }, { $numeral } { $card }, { $count } played this turn
token-shield = Yi’s Shield
token-shield-short = Shield
token-shield-does = Yi’s Shield protects the family it lies on, and wins its ties
token-return-fire = Return Fire
token-return-fire-short = Return Fire
token-return-fire-does = Return Fire: if a Firearm destroys your card, you may strike back
token-counter-attack = Counter-Attack
token-counter-attack-short = Counter
token-counter-attack-does = Counter-Attack: if a Sword destroys your card, you may strike back
token-legacy = Yi’s Legacy
token-legacy-short = Legacy
token-legacy-does = Yi’s Legacy: more points at the end, at most twice as many
shielded = protected by Yi’s Shield
will-be-destroyed = will be destroyed
points-sum = ({ $points }+{ $legacy })
choose-shield = Yi’s Shield: choose a family
choose-shield-hint = Touch the family of yours that the shield is to protect.
second-victim = second victim
first-lobby = first card
first-strike = whom it strikes
sword-reaches = { $card }’s Sword reaches { $nearest } to { $farthest }
step-revealed = { $card } revealed with an event
step-then-gosu = Gosu: you may keep the event
step-then-scientist = Scientist: take a point, compulsory once the effect is done
step-then-both = Gosu: keep the event. Scientist: take a point, compulsory once the effect is done
may-answer = { $name } holds { $token } and may answer.
played-cards = You play: { $cards }
waiting-travel = { $name } may travel in time
waiting-from = { $name } takes a victory point
waiting-answers = Waiting for answers
points-row = Points taken
kept-row = Events kept
legacy-row = Yi’s Legacy
shield-scores = the Shield does not score
event-exchanged = Lobby: { $from }’s { $card } and { $to }’s { $other } change places.

## Several steps of one act
event-laid-card-several = { $seat } orders { $list }.
event-laid-card-each = { $amount } { $card }
event-revealed-several = { $seat } reveals { $list }.
event-revealed-each = { $amount } { $card }

## Keys
key-i-does = the card in focus, with its rules

## What things say of themselves
phase-travel-told = Travel: whoever has the majority of Time Travellers may give one up to become first player.
phase-orders-told = Orders: in turn, everybody lays a combination of cards face down.
phase-turns-told = Turns: in turn, everybody reveals the order and uses effects and powers.
phase-discards-told = Keep: whoever has more characters than the round allows gives some up.
points-told = { $points ->
    [one] { $points } point
   *[other] { $points } points
} if the game ended now: the number of each family one has most of, victory points, kept events, 2 for the first player, last Yi’s Legacy.
