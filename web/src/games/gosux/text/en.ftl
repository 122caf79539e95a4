# Gosu X's table in English: what only the page says. Cards, events, prompts and moves are in the game's own file.

## The bar
track-turn = turn { $turn }
track-nobody-passed = turn { $turn }, nobody has passed
track-passed = { $name } has passed, { $turns ->
    [one] { $turns } turn left
   *[other] { $turns } turns left
}
track-you-passed = you have passed, { $turns ->
    [one] { $turns } turn left
   *[other] { $turns } turns left
}
track-additional = additional turn
track-song = Song of the Dead
track-draft = Draft
track-mulligan = Starting hands

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
worth-double = worth { $value }, counted double
free-tag = FREE
free-words = FREE
captured = captured
ethereal-tag = Ethereal
ethereal-words = Ethereal: can be neither captured nor destroyed
bounty-tag = Bounty
bounty-words = with the Bounty token
tokens-on-card = { $tokens } of { $symbols } activation tokens
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
battle-won = { $name } wins the battle
battle-won-you = You win the battle
battle-drawn = Both take a Supremacy token
bonus-column = bonus
row-counted = { $row }: { $own } against { $other }.
given = { $card }, given

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
event-battle-value-several = Great Battle: { $list }.
event-battle-value-each = { $seat } { $amount }

## Why not
why-asked = { $asked ->
    [draft] First take a clan: choose one that is free.
    [mulligan] { $zone ->
        [hand] A starting hand is kept or drawn anew as a whole.
       *[other] First decide about your starting hand: keep it or draw anew.
    }
    [row] First choose the row on which { $card } is laid.
    [shift-in] { $zone ->
        [army] { $same ->
            [yes] This card leaves: choose the one that replaces it.
           *[no] Cards in play replace nothing: choose one of your hand.
        }
       *[other] First choose the card that replaces { $card }.
    }
    [pay] { $zone ->
        [army] Cards in play pay for nothing: choose cards of your hand.
        [tokens] Activation tokens pay for nothing: choose cards of your hand.
       *[other] First pay for { $card } with cards of your hand.
    }
    [pay-shift] { $zone ->
        [army] Cards in play pay for nothing: choose cards of your hand.
        [tokens] Activation tokens pay for nothing: choose cards of your hand.
       *[other] First pay for { $card } with cards of your hand.
    }
    [discard] { $card }: only cards of your hand can be discarded: choose there.
    [limit] You hold too many cards: choose some of your hand to discard.
    [trade] { $card }: choose a card with Bounty from your hand.
    [same-clan] Cards of one clan leave your hand: choose there.
    [search] { $card }: choose among the cards of your deck, offered below.
    [fetch] { $card }: choose among the cards of your discard, offered below.
    [fetch-more] { $card }: choose among the cards of your discard, offered below.
    [top-discard] { $card }: choose among the cards of your discard, offered below.
    [remove] { $card }: choose among the cards of your discard, offered below.
    [keep-revealed] { $card }: choose among the revealed cards, offered below.
    [top-revealed] { $card }: choose among the revealed cards, offered below.
    [name] { $card }: choose the card to be named in the list below.
    [copy-discard] { $card }: choose among the cards of the discards, offered below.
    [verb] First say what happens to { $other }.
    [token] { $zone ->
        [tokens] Choose where it comes from: a card of yours, or those spent.
       *[other] No activation token of yours lies here: choose where one does.
    }
    [may-token] { $zone ->
        [tokens] Choose where it comes from: a card of yours, or those spent.
       *[other] No activation token of yours lies here: choose where one does.
    }
    [clan] { $card }: choose a clan below.
    [level] { $card }: choose a level below.
    [player] { $card }: choose a player below.
    [tile] { $card }: choose an Immortal tile below.
    [echo] First answer about Echo: { $card } once more, or not?
    [again] First answer: { $card } once more, or not?
    [bounty] First answer: draw for the Bounty, or not?
    [pass-now] First answer: pass at once, or not?
    [unlock] First answer: discard five cards of one clan, or not?
    [end-effect] First choose which of your cards acts next at the end of this turn.
    [cancel-activation] No single card is chosen here: answer, or let it be.
    [cancel-capture] No single card is chosen here: answer, or let it be.
    [cancel-destruction] No single card is chosen here: answer, or let it be.
    [turn] { $zone ->
        [army] This is { $owner }’s card: act with your own.
        [empty] { $whose ->
            [own] Cards come here by being played: choose one of your hand.
           *[other] Only { $owner } lays cards here: act with your own.
        }
        [tokens] { $whose ->
            [own] No activation token is left in your hand to spend.
           *[other] These tokens are { $owner }’s: use your own.
        }
       *[other] Now you act: with your hand, your army or your tokens.
    }
    [turn-after-pass] { $zone ->
        [army] This is { $owner }’s card: act with your own.
        [empty] { $whose ->
            [own] Cards come here by being played: choose one of your hand.
           *[other] Only { $owner } lays cards here: act with your own.
        }
        [tokens] { $whose ->
            [own] No activation token is left in your hand to spend.
           *[other] These tokens are { $owner }’s: use your own.
        }
       *[other] Now you act: with your hand, your army or your tokens.
    }
    [sacrifice] { $zone ->
        [hand] Only cards in play are sacrificed: choose a FREE one of yours.
       *[other] Nothing to sacrifice here: choose a FREE card of yours.
    }
    [song] { $zone ->
        [hand] Only cards in play are sacrificed: choose a FREE one of yours.
       *[other] Nothing to sacrifice here: choose a FREE card of yours.
    }
   *[place] { $zone ->
        [army] { $card }: no card of level { $level } can be chosen, only of another.
        [hand] { $card }: only cards in play can be chosen, none in a hand.
        [tokens] { $card }: choose a card in play, not tokens.
       *[empty] No card lies here: choose one in play.
    }
}
why-gx-play-1 = You cannot pay for it: two other cards of your hand are needed.
why-gx-play-2 = { $level ->
    [II] It needs a face-up Troop of its clan in your army.
   *[III] It needs a face-up Troop and a face-up Hero of its clan.
}
why-gx-play-3 = { $asked ->
    [trade] It has no Bounty: only a card with Bounty is discarded here.
    [same-clan] It is not of the clan that is being discarded.
   *[other] { $card }: this card does not fit, choose another one.
}
why-gx-play-4 = No row has room for it that you could pay for.
why-gx-play-5 = { $asked ->
    [swap] { $whose ->
        [own] It lies alone in its row: nothing to swap it with.
       *[other] You swap two cards of one row of your own army: not here.
    }
   *[swap-with] { $same ->
        [yes] This is the card that is swapped: choose another of its row.
       *[no] It lies in another row than { $other }: choose in that row.
    }
}
why-gx-army-1 = { $asked ->
    [copy] Outside the row and the column of { $card }: choose in those.
    [free] Outside the row and the column of { $card }: choose in those.
   *[turn] No room: a row is never longer than the one below, nor than five.
}
why-gx-army-2 = It is not FREE: a card lies above it or to its right.
why-gx-army-3 = Not beside { $card }: only a neighbour can be copied.
why-gx-shift-1 = { $asked ->
    [shift-in] Only a card of the same level as { $card } can come in.
   *[turn] { $shift ->
        [none] It has no shift cost, so it stays; nor can it be activated now.
       *[some] No card of its level to shift in, or too few cards to pay.
    }
}
why-gx-shift-2 = { $asked ->
    [shift-in] A card is never replaced by the same one: choose another.
   *[turn] { $captured ->
        [yes] It is captured: it lies face down and cannot be shifted.
       *[no] Your only card of this level is the same one: no shift.
    }
}
why-gx-tok-1 = No activation token in hand for it, or no free symbol on it.
why-gx-tok-2 = No activation token of yours lies on it: choose where one does.
why-gx-pass-1 = You can pass only with no activation token left in hand.
why-gx-kw-named = The opponent has named it: not until their next turn has ended.
why-gx-kw-capture = { $asked ->
    [copy] It is captured, so it has no effect to copy.
    [bounty-token] It is captured: the Bounty token goes onto a face-up card.
   *[other] { $captured ->
        [yes] It is captured already: choose a face-up card.
       *[no] This card is yours: choose one of the opponent.
    }
}
why-gx-kw-release = It lies face up: only a captured card can be freed.
why-gx-kw-destroy = This is { $owner }’s card: sacrifice one of your own army.
why-gx-song-1 = This is { $owner }’s card: sacrifice one of your own army.
why-gx-kw-copy = Neither the copying card nor one chosen before can be copied.
why-gx-kw-bounty = { $asked ->
    [bounty-token] The Bounty token lies here already: choose another card.
   *[other] It has no Bounty: only a card with Bounty can be chosen.
}
why-gx-kw-ethereal = It is Ethereal: it can be neither captured nor destroyed.
why-gx-kw-secret = Only a card with Secret Shift is replaced from the discard.
why-gx-turn-1 = { $asked ->
    [end-effect] Nothing of this card happens at the end of this turn.
   *[other] It is not in your hand: act with what you have.
}
why-gx-turn-2 = After 200 turns in one round only passing is left.
why-gx-set-1 = { $owner } has taken this clan: take one that is free.
song-share = { $all } of { $army } cards: half of them, rounded up, and more where a card says so
given-of = { $given } of { $all } given
