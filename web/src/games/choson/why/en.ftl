# Why something at the table of Chosŏn cannot be chosen: read when somebody first asks.

why-asked = { $asked ->
    [travel] Give up your Time Traveller or stay: nothing else can be done now.
    [from] The point comes from another player’s tokens: choose among them.
    [from-or-decline] The point comes from another player’s tokens: choose some, or leave it.
    [order] { $zone ->
        [tableau] Characters in play stay there: lay cards from your hand.
        [tokens] Points are taken in your own turn: now lay cards from your hand.
        [pool] Points are taken in your own turn: now lay cards from your hand.
        [kept] Kept events stay where they are: lay cards from your hand.
        [hand] { $whose ->
            [own] An event needs one character, no Watcher, or two more events.
           *[other] These cards are { $owner }’s: lay some of your own hand.
        }
        [act] First choose one family, two, a character with an event, or three events.
        [order] This order is laid already: lay yours from your hand.
       *[pile] Nobody chooses from the pile: lay cards from your hand.
    }
    [swap] A Lobby once begun is finished first: choose its second character.
    [second] The Sword comes first: name a second victim, or strike only one.
    [riposte] Only { $victim }’s { $card } can fall now: strike back or let be.
    [discard] { $zone ->
        [tableau] This lies before { $owner }: give up characters of your own.
        [kept] Kept events do not count: give up { $count } of your characters.
       *[other] First give up { $count } of your own characters.
    }
    [turn-lobby] { $zone ->
        [tokens] These points are yours already: choose a character to swap.
        [order] This is { $owner }’s order, revealed in { $owner }’s own turn.
       *[other] Nothing is taken here: choose a character to swap.
    }
    [turn-firearm] { $zone ->
        [order] This is { $owner }’s order, revealed in { $owner }’s own turn.
       *[other] The Firearm destroys characters: choose one of a rival.
    }
    [turn-sword] { $zone ->
        [order] This is { $owner }’s order, revealed in { $owner }’s own turn.
       *[other] The Sword destroys characters: choose one of a rival.
    }
   *[turn] { $zone ->
        [tokens] These points are yours already: nothing is to be taken here.
        [kept] { $whose ->
            [own] You have kept this event: it stays and counts at the end.
           *[other] { $owner } has kept this event: nothing takes it away.
        }
        [order] This is { $owner }’s order, revealed in { $owner }’s own turn.
        [hand] These cards are { $owner }’s: nobody takes cards from a hand.
       *[pile] Nobody chooses from the pile: it only deals cards.
    }
}
why-ch-main-1 = { $asked ->
    [turn-before-reveal] { $zone ->
        [tableau] Reveal your order first: effects work only after that.
       *[other] Reveal your order first: Gosu and Scientist work only after that.
    }
   *[other] Finish the effect of your character first.
}
why-ch-ord-1 = An event needs one character, no Watcher, or two more events.
why-ch-cip-1 = { $events ->
    [0] Nothing works on characters: you have played no character with an event.
    [1] The effect of your character has been carried out: once a turn.
   *[other] Three events have no effect on characters: use your powers.
}
why-ch-cip-2 = { $asked ->
    [turn-sword] { $whose ->
        [own] The Sword never strikes your own characters: choose a rival’s.
       *[other] Out of the Sword’s reach: only numbers { $nearest } to { $farthest }.
    }
    [turn-firearm] The Firearm never strikes your own characters: choose a rival’s.
    [swap] Both would come from { $victim }: choose a character of another player.
    [turn-lobby] No other player has a character to give for this one.
   *[other] The effect of your character finds no target here.
}
why-ch-cip-3 = { $whose ->
    [own] Yi’s Shield, held by you, protects this family: not even you swap it.
   *[other] Yi’s Shield, held by { $owner }, protects this family: choose another.
}
why-ch-cip-4 = { $whose ->
    [own] The Sword never strikes your own characters: choose a rival’s.
   *[other] { $named ->
        [yes] This one is named already: the second victim is another card.
       *[no] Out of the Sword’s reach: only numbers { $nearest } to { $farthest }.
    }
}
why-ch-cip-5 = Carry out the effect of your character first: Gosu and Scientist follow.
why-ch-ora-1 = { $power ->
    [lacking] Only the majority of Oracles takes a point, and you do not hold it.
    [used] Your Oracle has taken its point this turn: only one a turn.
   *[held] The Oracle takes a point only beside Return Fire or Counter-Attack: you hold neither.
}
why-ch-sci-1 = { $power ->
    [lacking] Only the majority of Scientists takes a point, and you do not hold it.
    [used] Your Scientist has taken the point this turn: only one a turn.
   *[held] The Scientist takes a point only after an event: you have played none.
}
why-ch-gos-1 = { $power ->
    [lacking] Only the majority of Gosus keeps an event, and you do not hold it.
    [used] Your Gosu has kept an event this turn: only one a turn.
   *[held] There is no event in play that your Gosu could keep.
}
why-ch-yi-1 = { $power ->
    [lacking] Only the majority of Yi moves the Shield, and you do not hold it.
    [used] You have moved the Shield this turn: once a turn.
   *[held] The Shield lies here already: choose another family of yours.
}
why-ch-vp-1 = { $asked ->
    [from] { $whose ->
        [own] The point comes from another player, not from yourself.
       *[other] { $owner } has no victory point: choose somebody who has one.
    }
    [from-or-decline] { $whose ->
        [own] The point comes from another player, not from yourself.
       *[other] { $owner } has no victory point: choose somebody who has one.
    }
   *[other] { $pool ->
        [0] Nobody has a victory point that you could take.
       *[other] Points come from the centre; from others only when it is empty.
    }
}

# What stands in the way, in a word or two beside it.
cause-majority = { $most } to { $next }
cause-used = used this turn
cause-nobody = nobody’s
cause-own = yours
cause-unrevealed = face down
cause-first = first card
cause-trio = no effect
cause-reach = reaches { $nearest } to { $farthest }
cause-open = this first
cause-lacking = not yours
cause-pool = { $count } left
