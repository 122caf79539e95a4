# Why something at the table of Koryŏ cannot be chosen: read when somebody first asks.

why-asked = { $asked ->
    [order] { $zone ->
        [tableau] Cards in play stay there: lay cards from your hand.
        [tokens] Spies steal in your own turn: now lay cards from your hand.
        [pool] Bankers take tokens in your own turn: now lay cards from your hand.
        [hand] These cards are { $owner }’s: lay some of your own hand.
        [act] First choose one or more cards of one kind.
        [order] This order is laid already: lay yours from your hand.
       *[pile] Nobody chooses from the pile: lay cards from your hand.
    }
    [order-free] { $zone ->
        [tableau] Cards in play stay there: lay cards from your hand.
        [tokens] Spies steal in your own turn: now lay cards from your hand.
        [pool] Bankers take tokens in your own turn: now lay cards from your hand.
        [hand] These cards are { $owner }’s: lay some of your own hand.
        [act] First choose cards of one kind, or two of different kinds.
        [order] This order is laid already: lay yours from your hand.
       *[pile] Nobody chooses from the pile: lay cards from your hand.
    }
    [character] { $zone ->
        [tableau] Barbarians never destroy events: choose a character of { $victim }.
       *[other] The Barbarians come first: choose a character of { $victim }.
    }
    [swap] { $zone ->
        [tableau] Events are never swapped: choose a character.
       *[other] A swap once begun is finished first: choose its second character.
    }
    [discard] { $zone ->
        [tableau] { $whose ->
            [own] Events stay: only characters can be given up.
           *[other] This lies before { $owner }: give up characters of your own.
        }
       *[other] Powers and orders wait: now give up { $count } of your own characters.
    }
   *[turn] { $zone ->
        [tableau] { $open ->
            [lobbying] Events are never swapped: choose a character.
           *[none] Nothing destroys or swaps an event of another player.
        }
        [tokens] These tokens are yours: a Spy steals from another player.
        [order] This is { $owner }’s order, revealed in { $owner }’s own turn.
        [hand] These cards are { $owner }’s: nobody takes cards from a hand.
       *[pile] Nobody chooses from the pile: it only deals cards.
    }
}
why-ko-main-1 = { $asked ->
    [turn-before-reveal] Reveal your order first: events work only after that.
   *[other] Only the order revealed this turn works now, or end your turn.
}
why-ko-main-2 = { $used ->
    [yes] { $zone ->
        [pool] Your Banker has taken a token this turn: only one a turn.
        [tokens] Your Spy has stolen a token this turn: only one a turn.
       *[tableau] Your Priest has destroyed an event this turn: only one a turn.
    }
   *[no] { $zone ->
        [pool] Only the majority of Bankers takes tokens, and you do not hold it.
        [tokens] Only the majority of Spies steals tokens, and you do not hold it.
       *[tableau] Only the majority of Priests destroys own events, and you do not hold it.
    }
}
why-ko-bank-1 = The pool is empty: no token is left for your Banker.
why-ko-priest-1 = The Priest destroys only an event in front of you.
why-ko-spy-1 = { $whose ->
    [own] These tokens are yours: a Spy steals from another player.
   *[other] { $owner } has no token that your Spy could steal.
}
why-ko-spy-2 = { $whose ->
    [own] You hold the Spies without a Guardian: Lobbying cannot touch your cards.
   *[other] { $owner } holds the Spies without a Guardian: Lobbying cannot touch these cards.
}
why-ko-spy-3 = With two players, the Spies without a Guardian make every Lobbying impossible.
why-ko-ev-1 = { $asked ->
    [character] These Barbarians fall upon { $victim }: choose a character there.
   *[turn] You have no event open that could do this to a character.
}
why-ko-ev-2 = { $whose ->
    [own] { $asked ->
        [character] Barbarians never destroy your own cards: choose { $victim }’s.
       *[turn] Barbarians never destroy your own cards: choose another player’s.
    }
   *[other] { $guarded ->
        [yes] { $owner } holds the Guardians: Barbarians cannot strike there.
       *[no] { $owner } has no character that Barbarians could destroy.
    }
}
why-ko-ev-3 = { $asked ->
    [swap] { $whose ->
        [victim] The second character must lie before another player than { $victim }.
       *[other] Two characters of one family: choose one of another family.
    }
   *[turn] No other player has a character of another family to give for it.
}

# What stands in the way, in a word or two beside it.
cause-majority = { $most } to { $next }
cause-used = used this turn
cause-nobody = nobody’s
cause-own = yours
cause-victim = their victim
cause-unrevealed = face down
cause-first = first card
