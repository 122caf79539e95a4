# Chronicle in English. Keys are shared with every other language and with the page.

## What the game is, and what one chooses before it begins.
about = Meetings are won, Allies counted, Evil shut out
option-two_histories = Two History cards every round
option-two_histories-hint = more Fame to gain in each, so fewer rounds
option-play_on = Play on while the lead is shared
option-play_on-hint = otherwise equals win together

## Cards named in sentences. Where names and texts are known from stands in cards.json.
card-power-1 = { name-power-1 } ({ suit-power } 1)
card-power-2 = { name-power-2 } ({ suit-power } 2)
card-power-3 = { name-power-3 } ({ suit-power } 3)
card-power-4 = { name-power-4 } ({ suit-power } 4)
card-power-5 = { name-power-5 } ({ suit-power } 5)
card-power-6 = { name-power-6 } ({ suit-power } 6)
card-power-7 = { name-power-7 } ({ suit-power } 7)
card-power-8 = { name-power-8 } ({ suit-power } 8)
card-power-9 = { name-power-9 } ({ suit-power } 9)
card-power-10 = { name-power-10 } ({ suit-power } 10)
card-wisdom-1 = { name-wisdom-1 } ({ suit-wisdom } 1)
card-wisdom-2 = { name-wisdom-2 } ({ suit-wisdom } 2)
card-wisdom-3 = { name-wisdom-3 } ({ suit-wisdom } 3)
card-wisdom-4 = { name-wisdom-4 } ({ suit-wisdom } 4)
card-wisdom-5 = { name-wisdom-5 } ({ suit-wisdom } 5)
card-wisdom-6 = { name-wisdom-6 } ({ suit-wisdom } 6)
card-wisdom-7 = { name-wisdom-7 } ({ suit-wisdom } 7)
card-wisdom-8 = { name-wisdom-8 } ({ suit-wisdom } 8)
card-wisdom-9 = { name-wisdom-9 } ({ suit-wisdom } 9)
card-wisdom-10 = { name-wisdom-10 } ({ suit-wisdom } 10)
card-love-1 = { name-love-1 } ({ suit-love } 1)
card-love-2 = { name-love-2 } ({ suit-love } 2)
card-love-3 = { name-love-3 } ({ suit-love } 3)
card-love-4 = { name-love-4 } ({ suit-love } 4)
card-love-5 = { name-love-5 } ({ suit-love } 5)
card-love-6 = { name-love-6 } ({ suit-love } 6)
card-love-7 = { name-love-7 } ({ suit-love } 7)
card-love-8 = { name-love-8 } ({ suit-love } 8)
card-love-9 = { name-love-9 } ({ suit-love } 9)
card-love-10 = { name-love-10 } ({ suit-love } 10)
card-king = { name-king }
card-demon = { name-demon }
card-dragon = { name-dragon }
card-sage = { name-sage }
card-fool = { name-fool }
card-angel = { name-angel }

## Cards: the bare name, where suit and strength stand beside it.
name-power-1 = Assassin
name-power-2 = Prince
name-power-3 = Sergeant
name-power-4 = Barbarian
name-power-5 = Hunter
name-power-6 = Standard-bearer
name-power-7 = Mercenary
name-power-8 = Knight
name-power-9 = Champion
name-power-10 = General
name-wisdom-1 = Necromancer
name-wisdom-2 = Queen
name-wisdom-3 = Merchant
name-wisdom-4 = Fortune-teller
name-wisdom-5 = Judge
name-wisdom-6 = Alchemist
name-wisdom-7 = Hermit
name-wisdom-8 = Professor
name-wisdom-9 = Chancellor
name-wisdom-10 = Wizard
name-love-1 = Thief
name-love-2 = Princess
name-love-3 = Waitress
name-love-4 = Courtesan
name-love-5 = Innkeeper
name-love-6 = Minstrel
name-love-7 = Dancer
name-love-8 = Cleric
name-love-9 = Matchmaker
name-love-10 = Saint
name-king = King
name-demon = Demon
name-dragon = Dragon
name-sage = Sage
name-fool = Fool
name-angel = Angel

## Suits.
suit-power = Power
suit-wisdom = Wisdom
suit-love = Love

## Abilities, by strength and by wild card.
ability-1 = Evil.
ability-2 = Counts as three Allies of its suit when the round is scored.
ability-3 = End of the meeting: the lowest strength wins instead of the highest.
ability-4 = Take one Ally of your choice from another player.
ability-5 = The meeting ends now and is decided among the cards played.
ability-6 = Take one of your own Allies back into your hand.
ability-7 = Turn every other card already played in this meeting face down.
ability-8 = Choose another player with cards in hand: that player discards one of them.
ability-9 = Discard one Ally of any player, yourself included.
ability-10 = Add the top card of the discard pile to your Allies.
ability-king = End of the meeting: its player wins it, unless the Dragon is face up.
ability-demon = Evil. End of the meeting, without King or Dragon: the lowest strength wins (the highest with a 3); without any strength its player wins.
ability-dragon = End of the meeting: its player wins but takes only the Dragon; the other cards of the meeting are discarded.
ability-sage = Take one Ally of your choice from another player.
ability-fool = Give one of your Allies to another player of your choice.
ability-angel = When the round is scored, its owner first discards all own Evil Allies.

## History cards: the title, and who scores.
history-monster-attack = Monster Attack
history-revolt = Revolt
history-great-reform = Great Reform
history-burning-of-books = Burning of the Books
history-royal-wedding = Royal Wedding
history-scandal-at-court = Scandal at Court
history-great-exile = Great Exile
history-golden-age = Golden Age
history-pilgrimage = Pilgrimage
history-dark-age = Dark Age
history-coronation = The King’s Coronation
history-conversation-with-a-dragon = Conversation with a Dragon
condition-monster-attack = Most Power Allies.
condition-revolt = Fewest Power Allies.
condition-great-reform = Most Wisdom Allies.
condition-burning-of-books = Fewest Wisdom Allies.
condition-royal-wedding = Most Love Allies.
condition-scandal-at-court = Fewest Love Allies.
condition-great-exile = Fewest Allies in all.
condition-golden-age = Most Allies in all.
condition-pilgrimage = Every player without an Evil Ally.
condition-dark-age = Most Evil Allies, at least one. While it is in play nobody is excluded.
condition-coronation = Pays nothing itself. The next two History cards come into play.
condition-conversation-with-a-dragon = Pays nothing itself. The paying History cards of the previous two rounds are in play again.

## History cards named in sentences.
card-monster-attack = { history-monster-attack }
card-revolt = { history-revolt }
card-great-reform = { history-great-reform }
card-burning-of-books = { history-burning-of-books }
card-royal-wedding = { history-royal-wedding }
card-scandal-at-court = { history-scandal-at-court }
card-great-exile = { history-great-exile }
card-golden-age = { history-golden-age }
card-pilgrimage = { history-pilgrimage }
card-dark-age = { history-dark-age }
card-coronation = { history-coronation }
card-conversation-with-a-dragon = { history-conversation-with-a-dragon }

## Phases.
phase-meetings = Meetings

## What happened.
event-round-opens = Round { $amount } begins.
event-pile-renewed = The used History cards are shuffled: { $amount } { $amount ->
    [one] card is
   *[other] cards are
} in the pile.
event-history-turned = History: { $card }.
event-history-put-back = { $card } comes too early and is shuffled into the pile.
event-history-back = { $card } is in play again.
event-set-aside = { $card } is set aside.
event-received = { $seat } receives { $card }.
event-theme-shown = { $seat } shows the theme card: { $card }.
event-meeting-begins = Meeting { $amount }: { $seat } leads.
event-played = { $seat } plays { $card }.
event-played-down = { $seat } cannot follow: a card face down.
event-played-down-card = { $seat } plays { $card } face down.
event-passed-over = { $seat } has no card left and is passed over.
event-no-target = { $card } finds no target.
event-took-ally = { $seat } takes { $card } from { $from }.
event-recalled-ally = { $seat } takes { $card } back into the hand.
event-gave-ally = { $seat } gives { $card } to { $to }.
event-discarded-ally = { $seat } discards { $card }, an Ally of { $from }.
event-victim-named = { $seat } makes { $to } discard a card.
event-discarded-card = { $seat } discards { $card } from the hand.
event-took-discard = { $seat } takes { $card } from the discard pile.
event-turned-down = { $card } of { $seat } is turned face down.
event-meeting-cut = { $card } ends the meeting at once.
event-meeting-won = { $seat } wins the meeting and takes { $amount } { $amount ->
    [one] card
   *[other] cards
}.
event-turned-up = The face-down card of { $seat }: { $card }.
event-burned = { $card } of { $seat } is discarded.
event-joined = { $card }, left in hand, joins the Allies of { $seat }.
event-purified = { $seat } discards { $card }, thanks to the Angel.
event-shut-out = { $seat } has an Evil Ally and is shut out.
event-scored-evil = { $seat } owns all Evil cards: { $amount } Fame.
event-counted = { $card }: { $seat } has { $amount }.
event-scored-history = { $card }: { $amount } Fame for { $seat }.
event-won-game = { $seat } wins the game with { $amount } Fame.

## What is asked.
prompt-lead = Lead the meeting
prompt-lead-hint = Any card. The first suited card sets the suit of the meeting.
prompt-open = Play any card
prompt-open-hint = No suit is set yet: your card lies face up, and a suited one sets the suit.
prompt-follow = Follow { $suit ->
    [power] Power
    [wisdom] Wisdom
   *[love] Love
}, or play a wild card
prompt-follow-hint = Without a card of the suit: any card face down, or a wild card.
prompt-take = { $card }: which Ally do you take?
prompt-take-hint = An Ally of another player joins yours.
prompt-recall = { $card }: which Ally do you take back?
prompt-recall-hint = One of your own Allies goes back into your hand; everybody sees which.
prompt-give = { $card }: which Ally do you give away?
prompt-give-hint = One of your own Allies; then you choose who gets it.
prompt-receiver = Who gets { $card }?
prompt-receiver-hint = It joins that player’s Allies.
prompt-victim = { $card }: who must discard a card?
prompt-victim-hint = Another player with cards in hand, who then chooses the card.
prompt-discard = { $card }: discard a card from your hand
prompt-discard-hint = The card is shown and goes onto the discard pile.
prompt-discard-ally = { $card }: which Ally is discarded?
prompt-discard-ally-hint = An Ally of any player, your own included.

## What a move would do.
would-turn-down = It would turn { $amount } other { $amount ->
    [one] card
   *[other] cards
} face down.
would-cut = It would end the meeting at once.
would-find-nothing = { $card } would find no target.
would-take-discard = You would take { $card } from the discard pile.
would-win = You would win the meeting and take { $amount } { $amount ->
    [one] card
   *[other] cards
}.
would-lose = { $seat } would win the meeting and take { $amount } { $amount ->
    [one] card
   *[other] cards
}.
would-lead = You would be winning the meeting so far.
would-trail = { $seat } would be winning the meeting so far.
would-meet = You would meet { $card }.
would-miss = You would no longer meet { $card }.
would-shut-out = An Evil Ally would shut you out.

## Moves.
move-play = Play { $card }
move-take = Take { $card }
move-recall = Take back { $card }
move-give = Give { $card }
move-discard = Discard { $card }
move-choose = Choose { $seat }
