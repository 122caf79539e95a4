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
choose-shield-hint = Touch the own family that the shield shall protect.
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

## Why not
why-other = This cannot be chosen now.
why-ch-main-1 = { $asked ->
    [order] Now orders are laid; powers and effects come in your turn.
    [turn-before-reveal] Reveal your order first.
   *[other] Finish what you have begun, or end your turn.
}
why-ch-ord-1 = { $asked ->
    [order] No combination has this card.
   *[other] Orders are laid in their own phase.
}
why-ch-cip-1 = No effect is open: it needs a character played with an event.
why-ch-cip-2 = { $asked ->
    [turn-sword] The Sword strikes rivals’ characters of a neighbouring number only.
    [turn-firearm] The Firearm destroys a character of a rival only.
   *[other] The effect does not reach this card.
}
why-ch-cip-3 = Yi’s Shield protects this family.
why-ch-cip-4 = The second blow must be possible as well.
why-ch-cip-5 = Gosu and Scientist come after the effect of your character.
why-ch-ora-1 = The Oracle pays once a turn, to whoever also holds a riposte token.
why-ch-sci-1 = The Scientist pays its holder once a turn, with an event played.
why-ch-gos-1 = Gosu keeps one played event a turn, for its holder.
why-ch-yi-1 = Only the holder of Yi moves the Shield, once a turn, to an own family.
why-ch-vp-1 = There is no victory point to take here.
why-ch-tt-1 = Now it is about travelling in time.
why-ch-rip-1 = Now it is about striking back.
why-ch-end-1 = Now you only give up characters of your own.

## Keys
key-i-does = the card in focus, with its rules
