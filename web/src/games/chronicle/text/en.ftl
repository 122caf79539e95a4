# Chronicle's table in English: what only the page says. Cards, events, prompts and moves are in the game's own file.

## A card's ability in few words
short-1 = Evil
short-2 = Counts as three
short-3 = Lowest wins
short-4 = Take an Ally
short-5 = Ends the meeting
short-6 = Recall an Ally
short-7 = Turns cards down
short-8 = Another discards
short-9 = Discard an Ally
short-10 = Takes the top discard
short-king = Wins
short-demon = Evil, lowest wins
short-dragon = Wins and burns
short-sage = Take an Ally
short-fool = Give an Ally
short-angel = Casts off Evil

## The bar
track-meeting = meeting { $meeting }, first to { $fame } Fame
track-two-histories = two History cards
track-play-on = ties are played on
track-round-is = When somebody has { $fame } Fame or more after a round, the most Fame wins.
track-meeting-is = A round is played meeting by meeting, and ends after one that leaves somebody without a card.
track-two-histories-is = Two History cards are revealed every round.
track-play-on-is = While the most Fame is shared, another round is played.
round-meeting = Round { $round }, meeting { $meeting }
round-scoring = Scoring of round { $round }

## Seats
fame = Fame
won-amount = { $points } Fame
fame-of = { $fame } of { $needed } Fame
known-in-hand = known to be in this hand: { $card }
void-of = no { $suit } in this hand
wilds = Wild
column-label = { $name }, { $column }: { $count }
allies-of = Allies of { $name }
allies-count = { $count ->
    [one] { $count } Ally in all
   *[other] { $count } Allies in all
}
evil-count = { $count ->
    [one] { $count } Evil Ally
   *[other] { $count } Evil Allies
}
shut-out = Evil, shut out
shut-out-why = Has an Evil Ally and would gain no Fame.
shut-out-by = { $name } is shut out: an Evil Ally ({ $cards }).
shut-out-line = { $name } has an Evil Ally and is shut out.
gains = scores now
gains-why = Would gain { $fame } Fame if the round were scored now.

## History
history = History card
history-of = History of round { $round }
history-again = In play again, round { $round }
theme-is = Theme: { $card }
theme-shown = Theme: { $card }. { $name } showed it and led.
theme-you = Theme: { $card }. You showed it and led.
theme-nobody = Theme: { $card }
met-by = Now: { $names }
met-by-nobody = Nobody would gain Fame now
would-gain = { $count ->
   *[other] would gain Fame now
}

## The meeting
meeting = Meeting { $number }
suit-led = { $suit } was led
suit-open = No suit is set yet
leads = { $name } leads
you-lead = You lead
meeting-won = { $name } wins the meeting
meeting-won-you = You win the meeting
won-by-cr-win-1 = by the highest strength
won-by-cr-abil-4 = nothing decides, so whoever led wins
won-by-cr-card-3 = a 3 lets the lowest win
won-by-cr-card-king = by the King
won-by-cr-card-demon = by the Demon
won-by-cr-card-dragon = the Dragon burns the other cards
led = led
winning = winning
won-it = wins
turned-by-seven = turned down by a 7
could-not-follow = could not follow
did-not-play = did not play
no-card-left = no card left
still-to-come = still to come
turn-of = { $turn ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $turn }th
} of { $players ->
    [3] three
    [4] four
    [5] five
   *[other] six
}
your-card = your card
chooses-card = chooses
face-down = face down
did-took-ally = took { $card } from { $from }
did-recalled-ally = took { $card } back into the hand
did-gave-ally = gave { $card } to { $to }
did-discarded-ally = discarded { $card } of { $from }
did-victim-named = { $to } must discard
did-discarded-card = { $name } discarded { $card }
did-took-discard = took { $card } from the discard pile
did-no-target = nothing to choose
did-meeting-cut = ends the meeting

## The end of a round
round-scored = Round { $round } is scored
nobody-gained = Nobody gained Fame
all-evil = { $name } owns all four Evil cards: 2 Fame, and nobody else gains any.
from-hands = { $count ->
    [one] { $count } card from a hand joined the Allies
   *[other] { $count } cards came from hands or were cast off
}
earlier = Earlier

## Beside the table
standing = If the round ended now
standing-over = The last round
two-counts-three = a 2 counts three
evil-cards = Evil cards
evil-all-four = all four: 2 Fame
evil-seen = { $count } of 4 Evil cards seen
not-seen = not seen
discarded = discarded
aside = set aside
discard-pile = Discard pile
discard-count = { $count ->
    [0] empty
    [one] { $count } card
   *[other] { $count } cards
}
discard-look = look at all of it
discard-empty = Nothing has been discarded yet.
history-pile = History pile
history-pile-left = { $count } to come
histories-used = used so far
histories-none-used = None has been used yet.
aside-title = Set aside for this round
cards = Cards

## The texts of cards
wild-card = Wild card, no strength
suit-strength = { $suit } { $strength }
origin-book = rulebook
origin-public = public reports
origin-reconstructed = reconstructed
origin-of-name = Name
origin-of-ability = Ability
origin-of-title = Title
origin-of-condition = Condition
origin-of-theme = Theme

## Below
choose-card = Choose a card
choose-ally = Choose an Ally
choose-player = Choose a player
play-down = Play { $card } face down
goes-down = It goes face down: no ability, no strength.
must-follow-short = you must follow
cannot-follow = You cannot follow { $suit }
cannot-follow-hint = A card of another suit goes face down; a wild card stays face up.
waiting-card = { $name } is choosing a card
waiting-hand = { $name } is discarding a card
waiting-ability = { $name } is using an ability

## Keys
key-i-does = the text of the card in focus
key-d-does = the discard pile

## Several steps of one act
event-turned-down-several = Turned face down: { $list }.
event-turned-down-each = { $card }
event-burned-several = Discarded: { $list }.
event-burned-each = { $card }
event-joined-several = { $list }, left in hand, join the Allies of { $seat }.
event-joined-each = { $card }
