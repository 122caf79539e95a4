# Goofspiel in English. Keys are the same in every language.

## What the game is.
about = Bid for prizes in secret; every card counts once

## Cards.
card-ace = Ace
card-two = Two
card-three = Three
card-four = Four
card-five = Five
card-six = Six
card-seven = Seven
card-eight = Eight
card-nine = Nine
card-ten = Ten
card-jack = Jack
card-queen = Queen
card-king = King

## What happens.
event-prize-turned = The { $card } is turned up as a prize.
event-bid = { $seat } bids.
event-bid-card = { $seat } bids the { $card }.
event-shown = { $seat } shows the { $card }.
event-took-prize = { $seat } takes the { $card }.
event-tied = The highest bids are equal: the prizes stay.
event-won = { $seat } wins with { $amount } points.

## What is asked, and what can be done.
prompt-bid = Bid for { $worth } points
prompt-bid-hint = Choose a card; it is shown when everybody has bid, and is gone then.
move-bid = Bid the { $card }

## Parts of the table.
field-hand = Hand
field-points = Points
field-has_bid = Has bid
field-bid = Bid
field-won = Prizes taken
field-prizes = Prizes
field-pile = Prizes to come
