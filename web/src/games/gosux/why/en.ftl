# Why something at the table of Gosu X cannot be chosen: read when somebody first asks.

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
        [act] Choose where it comes from: a card of yours, or those spent.
       *[other] No activation token of yours lies here: choose where one does.
    }
    [may-token] { $zone ->
        [tokens] Choose where it comes from: a card of yours, or those spent.
        [act] Choose where it comes from: a card of yours, or those spent.
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
        [act] First choose the FREE card of yours that is sacrificed.
       *[other] Nothing to sacrifice here: choose a FREE card of yours.
    }
    [song] { $zone ->
        [hand] Only cards in play are sacrificed: choose a FREE one of yours.
        [act] First choose the FREE card of yours that is sacrificed.
       *[other] Nothing to sacrifice here: choose a FREE card of yours.
    }
   *[place] { $zone ->
        [army] { $card }: no card of level { $level } can be chosen, only of another.
        [hand] { $card }: only cards in play can be chosen, none in a hand.
        [tokens] { $card }: choose a card in play, not tokens.
        [act] { $card }: first choose a card in play that glows.
       *[empty] No card lies here: choose one in play.
    }
}
why-gx-play-1 = You cannot pay for it: it costs two other cards of your hand.
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

# What stands in the way, in a word or two beside it.
cause-own = yours
cause-other = not yours
cause-named = named it
cause-row = only { $count }
cause-same = the same card
cause-level = level { $level ->
    [1] I
    [2] II
   *[3] III
}
cause-upon = lies over it
cause-row-of = this row
cause-text = acts here
