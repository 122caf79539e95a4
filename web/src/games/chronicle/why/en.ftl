# Why something at the table of Chronicle cannot be chosen: read when somebody first asks.

why-asked = { $asked ->
    [take] { $zone ->
        [allies] { $empty ->
            [yes] No Ally lies here: take one of another player.
           *[no] This Ally is yours already: take one of another player.
        }
        [hand] { $card } takes an Ally, never a card from a hand.
        [meeting] What was played in this meeting is no Ally yet: choose an Ally.
       *[other] First take an Ally of another player.
    }
    [recall] { $zone ->
        [allies] { $empty ->
            [yes] No Ally lies here: take back one of yours.
           *[no] This Ally is { $owner }’s: take back one of yours.
        }
        [hand] { $card } takes back an Ally, never a card from a hand.
        [meeting] What was played in this meeting is no Ally yet: choose an Ally.
       *[other] First take back one of your own Allies.
    }
    [give] { $zone ->
        [allies] { $empty ->
            [yes] No Ally lies here: give away one of yours.
           *[no] This Ally is { $owner }’s: give away one of yours.
        }
        [hand] First choose which of your own Allies goes, then who gets it.
        [meeting] What was played in this meeting is no Ally yet: choose an Ally.
       *[other] First choose which of your own Allies you give away.
    }
    [receiver] { $whose ->
        [own] You give { $card } away: choose another player.
       *[other] First choose the player who gets { $card }.
    }
    [victim] { $whose ->
        [own] Another player has to discard, not you.
        [other] { $zone ->
            [hand] { $owner } has no card in hand to discard: choose somebody else.
           *[other] First choose the player who has to discard a card.
        }
       *[nobody] First choose the player who has to discard a card.
    }
    [discard] { $zone ->
        [hand] These cards are { $owner }’s: discard one of your own hand.
        [allies] No Ally lies here: discard a card of your hand.
       *[other] First discard a card of your hand.
    }
    [discard-ally] { $zone ->
        [allies] No Ally lies here: choose one that does, of any player.
        [hand] { $card } discards an Ally, never a card from a hand.
        [meeting] What was played in this meeting is no Ally yet: choose an Ally.
       *[other] First choose the Ally that is discarded, of any player.
    }
   *[play] { $zone ->
        [hand] These cards are { $owner }’s: play one of your own hand.
        [allies] No Ally lies here: play a card of your hand.
        [meeting] { $whose ->
            [own] Your card will lie here: choose it from your hand.
           *[other] Here lies what { $owner } plays: choose a card of your hand.
        }
       *[other] Now you play a card: choose it from your hand.
    }
}
why-cr-play-2 = You hold { $suit ->
    [power] Power
    [wisdom] Wisdom
   *[love] Love
}: follow it, or play a wild card.

# What stands in the way, in a word or two beside it.
cause-suit = sets the suit
cause-own = yours
cause-other = not yours
