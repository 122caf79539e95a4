# Gosu X's table in English: what only the page says. Cards, events, prompts and moves are in the game's own file.

## The bar
track-turn = turn { $turn }
track-nobody-passed = turn { $turn }, nobody has passed
track-passed = { $name } has passed{ $turns ->
    [0] {""}
    [one] , { $turns } turn left
   *[other] , { $turns } turns left
}
track-you-passed = you have passed{ $turns ->
    [0] {""}
    [one] , { $turns } turn left
   *[other] , { $turns } turns left
}
track-additional = additional turn
track-song = Song of the Dead
track-draft = Draft
track-mulligan = Starting hands
track-round-is = When both have passed, the Great Battle ends the round. There are at most { $rounds } rounds.
track-turn-is = A turn is one action: play a card, shift one, use tokens, or pass.
track-passed-is = Whoever passes takes no more turns in this round; the other has only a few left.
track-additional-is = One more turn after this one, never two in a row.
track-song-is = After the battle each sacrifices half of their cards, the winner first; the rest stays for the next round.
track-draft-is = The clans are drafted: one, two, two, one. The tiles of the two left hold for both all game.
track-mulligan-is = A hand with no or one Troop may be shown and drawn anew.

## The clans in few words
clan-line-justice = Evens things out: hands, armies, tokens. Turns tiles.
clan-line-abhilasha = Captures, copies what was discarded, shields its own.
clan-line-tomorrow = Draws and discards, frees, echoes.
clan-line-narashima = Empties hands and decks, lives from the discard.
clan-line-galmi = Sends cards back, sets bounties, passes early.
clan-line-phoenix = Plays turn after turn and rises again.
clan-line-goan-sul = Captures and destroys, veterans fight double.
clan-line-xi-an = Copies everything and joins all clans.

## The draft
draft-title = The eight clans
draft-taken = taken by { $name }
draft-taken-you = taken by you
draft-tile = Tile if nobody takes it:
draft-cards = Cards of { $clan }
draft-cards-short = Cards
draft-take = Take { $clan }
draft-choose = Choose a clan
draft-order = One clan, then two, two and one: three each. Two are left over.

## Cards in play
row-of = { $name }: { $row }
worth = worth { $value }
worth-double = worth { $value }, { $why }
doubled-veteran = doubled: Veteran
doubled-bounty = doubled against Bounty
free-tag = FREE
free-words = FREE
captured = captured
ethereal-tag = Ethereal
ethereal-words = Ethereal: can be neither captured nor destroyed
bounty-tag = Bounty
bounty-words = with the Bounty token
tokens-on-card = { $tokens } of { $symbols } activation { $symbols ->
    [one] token
   *[other] tokens
}
shift-cost = shift { $cost }
no-shift = cannot be shifted
copies-text = has the text of { $card }
copies-short = as { $card }
source-of = its text is at work
empty-place = empty

## A card in words
card-kind = { $level } of { $clan }
symbols = { $count ->
    [one] { $count } activation symbol
   *[other] { $count } activation symbols
}
copies-in-deck = twice in the deck
read-more = Read the whole card
inspector = The card you look at
inspector-empty = Touch a card to read it here.
text-of-card = Text
barred = named by the opponent: cannot be played or shifted in

## Seats
supremacy-owned = { $count } of 2 Supremacy tokens; whoever has both wins
supremacy = Supremacy
tokens-of = Activation tokens: { $hand } in hand, { $cards } on cards, { $spent } spent; { $owned } owned
tokens-owned = X = { $count }
wonder-held = holds the Wonder token: it pays one card, or wins a tied battle
wonder-board = The Wonder token lies on the board: laying a card with Wonder takes it
bounty-board = The Bounty token lies on the board: the card it comes to lie on has Bounty
has-passed = has passed
passed-tag = passed
passed-told = Has passed: no more turns in this round.
hand-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}{ $limit ->
    [0] {""}
   *[other] , { $limit } may be kept
}
deck-cards = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
discard-cards = { $count ->
    [one] { $count } card in the discard
   *[other] { $count } cards in the discard
}
removed-cards = { $count ->
    [one] { $count } card removed from the game
   *[other] { $count } cards removed from the game
}
clan-tile-turned = { $clan }, tile turned: active for both
clan-of-deck = { $clan }
hand-of = Hand of { $name }
hand-known = { $count ->
    [one] { $count } card of it is known
   *[other] { $count } cards of it are known
}
hand-unknown = Nothing is known of this hand.
deck-of = Deck of { $name }
deck-on-top = On top, the first to be drawn first
deck-at-bottom = At the bottom, the last one last
deck-unknown = Nothing is known of this deck.
discard-of = Discard of { $name }
removed-of = Removed from the game: { $name }
pile-empty = Nothing lies here.
revealed-cards = Revealed
your-army = Your army
army-of = Army of { $name }

## Between the armies
middle = Between the armies
tile-active = { $clan }: { $text }
tile-both = active for both players
tile-turned-by = turned by { $name }
battle-now = Great Battle now
battle-short = Battle now
lead-you = You lead by { $points }
lead-other = { $name } leads by { $points }
lead-tie = A tie
lead-tie-wonder = A tie: Wonder decides
battle-details = The Great Battle as it stands
battle-was = Great Battle of round { $round }
battle-won = { $how ->
    [wonder] A tie, { $own } to { $other }: { $who ->
        [you] you win
       *[other] { $name } wins
    } by the Wonder token
   *[worth] { $who ->
        [you] You win
       *[other] { $name } wins
    } the battle, { $own } to { $other }
}
battle-won-brief = { $who ->
    [you] You win
   *[other] { $name } wins
} { $how ->
    [wonder] by the Wonder token
   *[worth] by { $points }
}
battle-prize = { $who ->
    [you] { $count ->
        [1] Your first Supremacy
       *[other] Your second Supremacy
    }
   *[other] { $count ->
        [1] { $name }’s first Supremacy
       *[other] { $name }’s second Supremacy
    }
}
battle-drawn = Both take a Supremacy token
battle-tied = A tie, { $own } to { $other }: both take a Supremacy token
row-sum = { $own } against { $other }.
skip-count = Skip the count
to-the-song = To the Song of the Dead
bonus-column = bonus
row-counted = { $row }: { $own } against { $other }.
given = { $card }, sacrificed

## What a tile says, in a glance; all of it is read upon a touch
law-justice = Each player’s highest FREE card is Ethereal.
law-abhilasha = Cards with a shift cost have Secret Shift.
law-tomorrow = Level III cards have Echo.
law-narashima = At the end of a turn at most 5 cards in hand.
law-galmi = After the first pass the other has 2 turns.
law-phoenix = In battle each card in hand is worth 1.
law-goan-sul = Win by 10: the game. By less: one more goes.
law-xi-an = Level III cards are of all 3 clans.

## Beside the table
parts-title = Military values
troops-row = Troops
heroes-row = Heroes
immortals-row = Immortals
hand-row = Cards in hand (Phoenix)
military-row = Army
ways-title = Ways to win
way-supremacy = 2 Supremacies
way-tokens = 5th token
way-face-up = 15 face up
way-goan-sul = Goan Sul: lead by 10
way-justice = Justice: 3 tiles
way-won = Won by
log-and-battle = Log and battle
rounds-row = Battle of round { $round }
face-up-row = Face-up cards
supremacy-row = Supremacy tokens
tokens-owned-row = Activation tokens
won-by-gx-win-1 = by two Supremacy tokens
won-by-gx-win-2 = by a fifth activation token
won-by-gx-win-3 = by fifteen face-up cards
won-by-gx-win-4 = by a Great Battle won by 10 or more
won-by-gx-win-5 = by the third Immortal tile
drawn-game = A perfect draw: both own two Supremacy tokens

## What is done
choose-card = Choose a card
choose-something = Choose
choose-action = Choose an action
act-shift = Shift { $card }
shift-short = Shift
activate-short = Activate
act-activate = Activate { $card }
act-play-discard = Play { $card } from the discard
act-shift-in = Shift in { $card }
act-pay = Pay with { $card }
act-pay-shift = Pay with { $card }
act-discard = Discard { $card }
act-limit = Discard { $card }
act-trade = Discard { $card }
act-same-clan = Discard { $card }
act-search = Take { $card }
act-fetch = Take { $card }
act-fetch-more = Take { $card }
act-keep-revealed = Take { $card }
act-top-revealed = { $card } on top
act-top-discard = { $card } on top
act-remove = Remove { $card }
act-name = Name { $card }
act-copy = Copy { $card }
act-copy-discard = Copy { $card }
act-capture = Capture { $card }
act-may-capture = Capture { $card }
act-destroy = Destroy { $card }
act-free = Free { $card }
act-capture-or-free = { $captured ->
    [yes] Free { $card }
   *[no] Capture { $card }
}
act-strike = Choose { $card }
act-sacrifice = Sacrifice { $card }
act-song = Sacrifice { $card }
act-return = Send { $card } to the deck
act-swap = Swap { $card }
act-swap-with = Swap with { $card }
act-bounty-token = Bounty on { $card }
act-token = Token from { $card }
act-may-token = Token from { $card }
act-end-effect = { $card } first
act-row = Row { $level }
draw-one = Draw 1
draw-three = Draw 3
no-more = No more
let-be = Let it be
answer = Answer
cannot-answer = You do not hold the card that could. You are asked all the same, so that nobody can tell.
which-way = { $card }: what do you do?
search-cards = Search by name
search-none = No card is called that.
choices-of = Choose from
from-deck = Your deck
from-their-deck = Cards of { $name }
from-discard = Your discard
from-their-discard = Discard of { $name }
from-revealed = Revealed cards
waiting-draft = { $name } is taking a clan
waiting-mulligan = { $name } is looking at the starting hand
waiting-turn-of = { $name } is playing a turn
waiting-effect = { $name } is choosing: { $card }
waiting-choice = { $name } is choosing
waiting-answers = Waiting for answers
waiting-song = { $name } is sacrificing

## Several steps of one act
event-drawn-several = { $seat } draws { $list }.
event-drawn-each = { $card }
event-drawn-also = and draws { $list }.
event-drew-cards-also = and draws { $amount } { $amount ->
    [one] card
   *[other] cards
}.
event-discarded-card-several = { $seat } discards { $list }.
event-discarded-card-each = { $card }
event-milled-several = From { $seat }’s deck to the discard: { $list }.
event-milled-each = { $card }
event-turned-up-several = { $seat } reveals { $list }.
event-turned-up-each = { $card }
event-took-several = { $seat } takes { $list } into the hand.
event-took-each = { $card }
event-freed-several = Freed, in { $from }’s army: { $list }.
event-freed-each = { $card }
event-saw-several = { $seat } sees { $list }.
event-saw-each = { $card }
event-showed-several = { $seat } shows { $list }.
event-showed-each = { $card }
event-tile-active-several = Nobody took { $list }: their tiles are active for both players.
event-tile-active-each = { $card }
event-paid-several = { $seat } pays with { $list }.
event-paid-each = { $card }
event-put-on-top-several = One after the other on top of { $seat }’s deck: { $list }.
event-put-on-top-each = { $card }
event-removed-several = { $from }’s { $list } are removed from the game.
event-removed-each = { $card }
event-sacrificed-several = { $seat } sacrifices { $list }.
event-sacrificed-each = { $card }
event-swapped-several = { $from }’s { $list } change places.
event-swapped-each = { $card }
event-battle-value-several = Great Battle: { $list }.
event-battle-value-each = { $seat } { $amount }

song-share = Half of { $army }, rounded up{ $more ->
    [0] {""}
   *[other] , and one more for Goan Sul
}: { $all }
song-then = Then { $name } gives { $cards }
song-then-you = Then you give { $cards }
given-of = { $given } of { $all } sacrificed

## What things say of themselves
level-1-told = Troops (I): the lowest row. Each row is filled from the left.
level-2-told = Heroes (II): above the Troops, never more of them than Troops.
level-3-told = Immortals (III): above the Heroes, never more of them than Heroes.
way-supremacy-told = Whoever owns two Supremacy tokens wins at once. A Great Battle that is won gives one.
way-tokens-told = Whoever is to unlock a fifth activation token wins at once.
way-face-up-told = Whoever has 15 face-up cards in their army wins at once.
way-goan-sul-told = Whoever wins a Great Battle by 10 or more with Goan Sul face up in their army wins the game; anybody, while its tile is active.
way-justice-told = Whoever turns over the third of their Immortal tiles and owns a Supremacy token wins at once. The card Justice turns them.
