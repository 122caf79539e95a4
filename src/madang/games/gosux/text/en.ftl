# Gosu X in English. Keys are shared with every other language and with the page.

## What the game is, and what one chooses before it begins.
about = Raise an army in three rows and break the other
option-draft = Draft of the clans
option-draft-hint = which clans each of you plays
option-draft-full = Clan by clan
option-draft-random = Dealt by chance
option-draft-given = Ready decks, to start at once

## Cards.
card-atalante-a-grand-bouclier = Greatshield Atalanta
card-les-fleches-de-justice = Arrows of Justice
card-les-fees-petales = Petal Fairies
card-volantis = Volantis Levellers
card-elle = Elle the Seeker
card-nezha = Nezha the Unburdened
card-quae = Quae the Equalizer
card-sati = Sati the Even-Handed
card-tourach = Tourach the Bailiff
card-justice = Justice
card-byun-hyung-ja-justice = Byun Hyung Ja (Justice)
card-le-cercle-rouge = Crimson Circle
card-les-apotres-de-la-nuit = Apostles of the Night
card-les-gardiens-de-la-nuit = Wardens of the Night
card-les-sombres-cultistes = Shadow Cultists
card-alpha-mort = Alpha (Dead)
card-ashes = Ashes the Gleaner
card-cylak = Cylak the Godsnarer
card-ecnalab = Ecnalab the Unbalancer
card-solok = Solok the Turnkey
card-abhilasha = Abhilasha
card-byun-hyung-ja-abhilasha = Byun Hyung Ja (Abhilasha)
card-aat = Aat Mirrorlings
card-chercheurs-de-depouilles = Bone Scavengers
card-obeezs = Obeezs Samplers
card-wiindz = Wiindz Unbinders
card-ez = EZ the Eraser
card-fre-e = Fre’e the Liberator
card-ne-o = Ne’o the Chooser
card-ne-ye = Ne’ye the Recurrent
card-sha-dow = Sha’dow the Resounding
card-tomorrow = Tomorrow
card-byun-hyung-ja-tomorrow = Byun Hyung Ja (Tomorrow)
card-nakshatra = Nakshatra Stargazers
card-navaj = Navaj Callers
card-nikhilesh = Nikhilesh Gatherers
card-nitish = Nitish Headhunters
card-nachiketa = Nachiketa the Renouncer
card-nalin = Nalin the Undertow
card-narashima-lion = Narashima (Lion)
card-niranjan = Niranjan the Exactor
card-nityananda = Nityananda the Undying
card-narashima = Narashima
card-byun-hyung-ja-narashima = Byun Hyung Ja (Narashima)
card-boul-go = Boul Go Heralds
card-bun-to = Bun To Diviners
card-kno-bo = Kno’Bo Jugglers
card-un-go = Un’Go Banishers
card-galmi-avatar = Galmi (Avatar)
card-kan-te = Kan Te the Redeemer
card-ree-ab = Ree Ab the Rewinder
card-shard = Shard the Oracle
card-she-rift = She Rift the Accuser
card-galmi = Galmi
card-byun-hyung-ja-galmi = Byun Hyung Ja (Galmi)
card-arpia = Arpia Windriders
card-muraena = Muraena Shoal
card-sqeezs = Sqeezs Sorters
card-timer = Timer Hourkeepers
card-fenghuang = Fenghuang the Flamecaller
card-genious = Genious the Reforger
card-kaez = Kaez the Rekindler
card-phoenix-eliana = Phoenix (Eliana)
card-phoenix-immortal = Phoenix (Immortal)
card-phoenix = Phoenix
card-byun-hyung-ja-phoenix = Byun Hyung Ja (Phoenix)
card-deesses-de-lave = Lava Goddesses
card-esprits-de-smook = Spirits of Smook
card-les-gardiens-demons = Demon Guardians
card-unites-de-bombardement = Bombard Crews
card-alpha = Alpha
card-hempo = Hempo the Breaker
card-hemro-le-chasseur-de-primes = Hemro the Bounty Hunter
card-orgah = Orgah the Scourer
card-smook = Smook the Warcaller
card-goan-sul = Goan Sul
card-byun-hyung-ja-goan-sul = Byun Hyung Ja (Goan Sul)
card-1000-visages = Thousand Faces
card-3-voeux = Three Wishes
card-all-in-one = All in One
card-dragon-dansant = Dancing Dragon
card-dalisteer = Dalisteer the Envoy
card-nio = Nio the Usurper
card-pangu = Pangu the Worldshaper
card-shennong = Shennong the Unifier
card-valeen = Valeen the Mimic
card-xi-an = Xi’an
card-byun-hyung-ja-xi-an = Byun Hyung Ja (Xi’an)

## What is written on the cards. X is the number of activation tokens a player owns.
text-atalante-a-grand-bouclier = From hand: when the opponent activates one of their cards with an activation token, you may discard this card to cancel that activation. The token stays on the card.
text-les-fleches-de-justice = Entry: look at the opponent’s hand, then name a card. Until the end of your next turn the opponent can neither play that card nor shift it in.
text-les-fees-petales = Entry: each player takes back one of their activation tokens; then capture one card with Bounty.
text-volantis = Entry: the player with more cards in play sacrifices one FREE card; then the player with more cards in hand discards one card.
text-elle = Entry: search your deck for any one card and put it into your hand, then shuffle your deck.
text-nezha = Permanent: at the end of your turn, if your hand is empty, draw 2 cards.
text-quae = Entry: the player with more cards in play sacrifices FREE cards until they have as many in play as the other player.
text-sati = Entry: draw cards until you hold as many as the opponent.
text-tourach = Entry: the opponent discards cards until they hold as many as you.
text-justice = Entry: turn over one of your Immortal tiles: it becomes active. If that was your third one and you own a Supremacy token, you win the game at once. Permanent: your highest FREE card is Ethereal.
text-byun-hyung-ja-justice = Permanent: when you lose a Great Battle without the opponent winning the game by it, unlock an activation token.
text-le-cercle-rouge = From hand: when one of your cards is about to be captured or destroyed, you may discard this card to prevent it.
text-les-apotres-de-la-nuit = Entry: capture or free one level I card.
text-les-gardiens-de-la-nuit = Permanent: when this card is captured, the opponent discards one card of their choice.
text-les-sombres-cultistes = Entry: copy the effect of one card in this row or this column of your army.
text-alpha-mort = Entry: take back up to 2 of your activation tokens, then capture this card.
text-ashes = Entry: choose a clan and a level, then put up to X such cards from your discard into your hand.
text-cylak = Entry: each player may capture one level III card of the other player.
text-ecnalab = Entry: each player draws or discards until they hold exactly 3 cards.
text-solok = Entry: capture or free one card of level I or II.
text-abhilasha = Entry: copy the effect of one card in any discard, then remove that card from the game. Permanent: your cards that have a shift cost have Secret Shift.
text-byun-hyung-ja-abhilasha = Permanent: at the end of your turn, if the opponent has 3 or more captured cards, unlock an activation token, then free all the opponent’s cards.
text-aat = Permanent: this card has the keywords, the effects and the number of activation symbols of its mirror card.
text-chercheurs-de-depouilles = Entry: put all cards of one same name from your discard into your hand.
text-obeezs = Entry: draw 2 cards, then discard 2 cards.
text-wiindz = Entry: free one card in this row or this column of your army.
text-ez = Entry: you may remove a card of your discard from the game; if you do, draw 1 card.
text-fre-e = Entry: free one card of your choice, then copy its effect.
text-ne-o = Entry: draw 3 cards, then discard 3 cards.
text-ne-ye = Permanent: when a player removes this card from the game out of your discard, that player draws 1 card.
text-sha-dow = Permanent: cards adjacent to this card have Echo.
text-tomorrow = Entry: draw 1 card. Permanent: your level III cards have Echo.
text-byun-hyung-ja-tomorrow = Permanent: at the end of your turn, if your Ne’ye the Recurrent is removed from the game, shuffle it into your deck and unlock an activation token.
text-nakshatra = Entry: put the top X cards of your deck into your discard, then put a level I card from your discard into your hand. If you own a Supremacy token, it may be of level II or III.
text-navaj = Entry: put up to X cards with Wonder or Force of Will from your discard into your hand.
text-nikhilesh = Entry: draw 1 card for each different clan in your discard.
text-nitish = Entry: you may discard a card with Bounty from your hand; if you do, capture, destroy or free one card of the same level or lower.
text-nachiketa = Entry: each player discards 2 cards.
text-nalin = Entry: choose a player: they put the top 10 cards of their deck into their discard.
text-narashima-lion = Entry: each player discards half of their hand, rounded up.
text-niranjan = Entry: the opponent sacrifices one of their FREE cards.
text-nityananda = Entry: play an additional turn after this one; in it you may play a card from your discard instead of your hand.
text-narashima = Entry: put the top 10 cards of your deck into your discard, then put one card from your discard into your hand. Permanent: at the end of their turn players keep at most 5 cards in hand instead of 7.
text-byun-hyung-ja-narashima = Permanent: when you shuffle your whole discard into your deck, unlock an activation token.
text-boul-go = Permanent: when you spend 2 activation tokens to draw 3 cards, play an additional turn after this one.
text-bun-to = Entry: choose a level and reveal the next 4 cards of your deck: all of that level go to your hand, the others to your discard.
text-kno-bo = Entry: you may swap 2 cards of one row of your army; then draw 1 card for each card of the Galmi clan in this column.
text-un-go = Entry: choose a FREE card of level I or II: its controller puts it on top of their deck. If you own a Supremacy token, it may be of level III.
text-galmi-avatar = Permanent: in the Great Battle, if the opponent controls a card with Bounty, the military value of this card is doubled.
text-kan-te = Entry: free all your cards.
text-ree-ab = Entry: put up to X cards of your discard on top of your deck in any order, then draw 1 card.
text-shard = Entry: reveal the next 4 cards of your deck: one of your choice goes to your hand, the others to your discard.
text-she-rift = Entry: put the Bounty token on a card, or move it to another one.
text-galmi = Entry: a FREE card of your choice goes on top of its controller’s deck; then you may pass at once. Permanent: when you pass, the opponent may play only 2 more turns instead of 3.
text-byun-hyung-ja-galmi = Permanent: when you are the first to pass in a round, unlock an activation token.
text-arpia = Entry: draw 1 card; then, if Timer Hourkeepers is in play, play an additional turn after this one.
text-muraena = Entry: draw X cards.
text-sqeezs = Entry: reveal the next 3 cards of your deck: one goes to your hand, one on top of your deck, the last one under it.
text-timer = Entry: play an additional turn after this one; then, if Arpia Windriders is in play, draw 1 card.
text-fenghuang = Entry: search your deck for a card named Phoenix, shuffle your deck and put that card on top of it.
text-genious = Entry: each player chooses a clan and shuffles all cards of that clan from their discard into their deck; then draw 2 cards.
text-kaez = Entry: put into your hand all your cards named Phoenix that are removed from the game or in your discard.
text-phoenix-eliana = Permanent: this card also counts as Arpia Windriders and as Timer Hourkeepers.
text-phoenix-immortal = Permanent: in all zones this card counts as every level; it may be laid on any row.
text-phoenix = Entry: play an additional turn after this one. Permanent: in the Great Battle your army is worth 1 more for each card in your hand.
text-byun-hyung-ja-phoenix = Permanent: at the end of your turn, if you control 3 cards named Phoenix, capture this card and unlock an activation token.
text-deesses-de-lave = Entry: capture one level I card.
text-esprits-de-smook = Entry: put one card with Veteran from your discard into your hand.
text-les-gardiens-demons = Entry: you may swap 2 cards of one row of one army; then destroy one FREE level I card.
text-unites-de-bombardement = Entry: each player sacrifices one of their FREE cards. If you own a Supremacy token, you may do this a second time.
text-alpha = Entry: capture one card of level I or II. If you own a Supremacy token, it may be of level III.
text-hempo = Entry: you may swap 2 cards of one row of one army; then destroy one FREE card of level I or II. If you own a Supremacy token, it may be of level III.
text-hemro-le-chasseur-de-primes = Permanent: when you capture or destroy a card of the opponent with Bounty, you may draw one card more.
text-orgah = Entry: each player chooses a clan present in their discard and removes all cards of that clan in it from the game.
text-smook = Entry: put up to X cards with Veteran from your discard into your hand, at most one of each level; then, if X is 4, play an additional turn after this one.
text-goan-sul = Entry: choose a clan: destroy all FREE cards of that clan. Permanent: when you win a Great Battle by 10 or more, you win the game at once; when you win it by less, sacrifice one card more.
text-byun-hyung-ja-goan-sul = Permanent: when you win a Great Battle, unlock an activation token.
text-1000-visages = Entry: draw 1 card for each different clan in this column of your army.
text-3-voeux = Entry: choose a clan and reveal the next 4 cards of your deck: all of that clan go to your hand, the others to your discard.
text-all-in-one = Permanent: in all zones this card is of all 3 clans of your deck.
text-dragon-dansant = Entry: copy the effect of one level I card in play.
text-dalisteer = Entry: draw 1 card for each different clan in this row of your army.
text-nio = Entry: copy the effect of one adjacent card of your army, then capture that card.
text-pangu = Entry: capture, destroy or free one card of level I or II.
text-shennong = Permanent: in all zones this card is of all 3 clans of your deck.
text-valeen = Entry: copy the effect of one card of level I or II in play.
text-xi-an = Entry: copy the effect of one card in play. Permanent: in all zones your level III cards are of all 3 clans of your deck.
text-byun-hyung-ja-xi-an = Permanent: at the end of your turn you may discard 5 cards of one same clan to unlock an activation token.

## Clans.
clan-justice = Justice
clan-abhilasha = Abhilasha
clan-tomorrow = Tomorrow
clan-narashima = Narashima
clan-galmi = Galmi
clan-phoenix = Phoenix
clan-goan-sul = Goan Sul
clan-xi-an = Xi’an

## Tiles, active side: what holds for both players.
tile-justice = Each player’s highest FREE card is Ethereal.
tile-abhilasha = Cards that have a shift cost have Secret Shift.
tile-tomorrow = Level III cards have Echo.
tile-narashima = At the end of their turn players keep at most 5 cards in hand instead of 7.
tile-galmi = When a player is the first to pass, the other may play only 2 more turns instead of 3.
tile-phoenix = In the Great Battle each army is worth 1 more for each card in its player’s hand.
tile-goan-sul = Whoever wins a Great Battle by 10 or more wins the game at once; whoever wins it by less sacrifices one card more.
tile-xi-an = In all zones level III cards are of all 3 clans of their owner’s deck.

## Keywords, and what they mean.
keyword-recruiter = Recruiter
keyword-recruiter-text = A Troop played directly to the right of this card costs nothing.
keyword-force-of-will = Force of Will
keyword-force-of-will-text = When its condition occurs, in anyone’s turn, you may discard this card from your hand to apply its effect.
keyword-secret-shift = Secret Shift
keyword-secret-shift-text = This card may be shifted by a card from your discard instead of your hand.
keyword-bounty = Bounty
keyword-bounty-text = Whoever captures or destroys this card of the opponent may draw 1 card.
keyword-echo = Echo
keyword-echo-text = When you lay this card, you may resolve its entry effect a second time.
keyword-ethereal = Ethereal
keyword-ethereal-text = This card can be neither captured nor destroyed. It can be sacrificed.
keyword-wonder = Wonder
keyword-wonder-text = When you lay this card, take the Wonder token. Spend it to discard one card less for a play or a shift; holding it wins a tied Great Battle.
keyword-veteran = Veteran
keyword-veteran-text = With an activation token on it, this card counts double in the Great Battle.

## Levels.
level-1 = Troop
level-1-many = Troops
level-2 = Hero
level-2-many = Heroes
level-3 = Immortal
level-3-many = Immortals

## Phases.
phase-draft = Draft
phase-mulligan = Starting hands
phase-round = Round
phase-song = Song of the Dead

## What happens. A clan and its tile are named by its Immortal.
event-drafted = { $seat } takes the clan { $card }.
event-tile-active = Nobody took { $card }: its tile is active for both players.
event-shuffled = { $seat } shuffles the deck ({ $amount } { $amount ->
    [one] card
   *[other] cards
}).
event-kept = { $seat } keeps the starting hand.
event-redrew = { $seat } shuffles the starting hand back and draws { $amount } { $amount ->
    [one] card
   *[other] cards
}.
event-showed = { $seat } shows { $card }.
event-round-opens = Round { $amount } begins: { $seat } starts.
event-additional-turn-begins = { $seat } has an additional turn.
event-played = { $seat } plays { $card }.
event-shifted = { $seat } shifts in { $card }.
event-replaced = { $seat }’s { $card } makes room and goes to the discard.
event-paid = { $seat } pays with { $card }.
event-entered = { $card } comes into play.
event-activated = { $seat } activates { $card }.
event-spent = { $seat } spends { $amount } activation { $amount ->
    [one] token
   *[other] tokens
}.
event-passed = { $amount ->
    [0] { $seat } passes: now both have passed.
    [one] { $seat } passes: the opponent has { $amount } turn left.
   *[other] { $seat } passes: the opponent has { $amount } turns left.
}
event-drew-cards = { $seat } draws { $amount } { $amount ->
    [one] card
   *[other] cards
}.
event-drawn = { $seat } draws { $card }.
event-discarded-card = { $seat } discards { $card }.
event-milled = { $card } goes from { $seat }’s deck to the discard.
event-turned-up = { $seat } reveals { $card }.
event-took = { $seat } takes { $card } into the hand.
event-searched = { $amount ->
    [0] { $seat } searches the deck and finds nothing.
   *[other] { $seat } searches the deck.
}
event-found = { $seat } finds { $card }.
event-put-on-top = { $card } goes on top of { $seat }’s deck.
event-put-under = { $card } goes under { $seat }’s deck.
event-shuffled-in = { $amount ->
    [one] { $amount } card is shuffled into { $seat }’s deck.
   *[other] { $amount } cards are shuffled into { $seat }’s deck.
}
event-removed = { $from }’s { $card } is removed from the game.
event-captured = { $seat } captures { $from }’s { $card }.
event-freed = { $from }’s { $card } is freed.
event-destroyed = { $seat } destroys { $whose ->
    [own] a card of their own: { $card }.
   *[other] { $from }’s { $card }.
}
event-sacrificed = { $seat } sacrifices { $card }.
event-sent-to-deck = { $from }’s { $card } goes on top of the deck.
event-swapped = { $from }’s { $card } changes its place.
event-copied = { $seat } copies the effect of { $card }.
event-echoed = Echo: { $seat } carries out the effect of { $card } a second time.
event-answered = Force of Will: { $seat } discards { $card }.
event-token-taken-back = { $seat } takes back an activation token.
event-token-spent = { $amount } activation { $amount ->
    [one] token
   *[other] tokens
} of { $seat } left on a card now { $amount ->
    [one] counts
   *[other] count
} as spent.
event-token-unlocked = { $seat } unlocks an activation token and owns { $amount }.
event-tokens-returned = { $seat } takes back { $amount ->
    [one] the activation token
   *[other] all { $amount } activation tokens
}.
event-wonder-taken = { $seat } takes the Wonder token.
event-wonder-spent = { $seat } pays with the Wonder token.
event-wonder-returned = The Wonder token of { $from } returns to the board.
event-bounty-placed = { $seat } puts the Bounty token on { $card }.
event-bounty-returned = The Bounty token returns to the board.
event-tile-turned = { $seat } turns the tile { $card }: it is active for both players.
event-named = { $seat } names { $card }: the opponent can neither play it nor shift it in.
event-looked = { $seat } looks at the opponent’s hand ({ $amount } { $amount ->
    [one] card
   *[other] cards
}).
event-saw = { $seat } sees { $card }.
event-chose-clan = { $seat } chooses the clan { $card }.
event-chose-level = { $seat } chooses level { $amount }.
event-chose-player = { $seat } chooses { $to }.
event-additional-turn = { $seat } will have an additional turn.
event-battle-value = Great Battle: the army of { $seat } is worth { $amount }.
event-supremacy = { $seat } takes a Supremacy token and owns { $amount }.
event-song-begins = The Song of the Dead begins: { $seat } sacrifices first.
event-won-game = { $seat } wins the game: { $rule ->
    [GX-WIN-2] a fifth activation token
    [GX-WIN-3] fifteen face-up cards
    [GX-WIN-4] a Great Battle won by 10 or more
    [GX-WIN-5] the third Immortal tile
   *[other] two Supremacy tokens
}.

## What is asked.
prompt-draft = Take a clan
prompt-draft-hint = Its fifteen cards join your deck. The tiles of the two clans that nobody takes are active for both players.
prompt-mulligan = Keep this hand?
prompt-mulligan-hint = A hand with one Troop or none may be shown, shuffled back and drawn anew.
prompt-turn = Your turn: one action
prompt-turn-hint = Play or shift a card, use activation tokens or, with none left in hand, pass.
prompt-turn-after-pass = Your turn: one action, { $count } { $count ->
    [one] turn
   *[other] turns
} left
prompt-turn-after-pass-hint = The opponent has passed. Play or shift a card, use activation tokens or pass.
prompt-row = { $card }: which row?
prompt-row-hint = The conditions and the cost of the row you choose apply.
prompt-shift-in = Which card replaces { $card }?
prompt-shift-in-hint = A different card of the same level. You pay for it next.
prompt-pay = Pay for { $card }: { $count } { $count ->
    [one] card
   *[other] cards
} to discard
prompt-pay-hint = From your hand{ $wonder ->
    [1] ; the Wonder token stands for one card
   *[0] {""}
}.
prompt-pay-shift = Shift in { $card }: { $count } { $count ->
    [one] card
   *[other] cards
} to discard
prompt-pay-shift-hint = From your hand{ $wonder ->
    [1] ; the Wonder token stands for one card
   *[0] {""}
}.{ $tokens ->
    [0] {""}
    [one] {" "}The token on the card that leaves has lowered the cost.
   *[other] {" "}The tokens on the card that leaves have lowered the cost.
}
prompt-discard = { $card }: discard { $count } { $count ->
    [one] card
   *[other] cards
}
prompt-discard-hint = From your hand, one at a time.
prompt-limit = Too many cards in hand: discard { $count }
prompt-limit-hint = At the end of your turn you may keep { $limit }.
prompt-trade = { $card }: discard a card with Bounty?
prompt-trade-hint = If you do, you capture, destroy or free a card of its level or lower.
prompt-same-clan = { $card }: discard { $count } { $count ->
    [one] card
   *[other] cards
} of the clan you chose
prompt-same-clan-hint = From your hand, one at a time; then you unlock an activation token.
prompt-search = { $card }: search your deck
prompt-search-hint = Choose one card; the deck is shuffled.
prompt-fetch = { $card }: take a card from your discard
prompt-fetch-hint = It goes to your hand.
prompt-fetch-more = { $card }: take a card from your discard?
prompt-fetch-more-hint = It goes to your hand. You may stop here.
prompt-keep-revealed = { $card }: take one of the revealed cards
prompt-keep-revealed-hint = It goes to your hand.
prompt-top-revealed = { $card }: put one of the revealed cards on top of your deck
prompt-top-revealed-hint = The last one goes under the deck.
prompt-top-discard = { $card }: put a card of your discard on top of your deck?
prompt-top-discard-hint = The last one you put there is drawn first. You may stop here.
prompt-remove = { $card }: remove a card of your discard from the game?
prompt-remove-hint = If you do, you draw 1 card.
prompt-name = { $card }: name a card of the opponent
prompt-name-hint = Until the end of your next turn it can be neither played nor shifted in.
prompt-copy = { $card }: copy the effect of which card?
prompt-copy-hint = Its entry effect is carried out as if it were printed on your card.
prompt-copy-discard = { $card }: copy the effect of which card in a discard?
prompt-copy-discard-hint = Afterwards that card is removed from the game.
prompt-capture = { $card }: capture a card
prompt-capture-hint = It is turned face down and counts for nothing until it is freed.
prompt-may-capture = { $card }: capture a card?
prompt-may-capture-hint = It is turned face down and counts for nothing until it is freed.
prompt-destroy = { $card }: destroy a FREE card
prompt-destroy-hint = It goes to its owner’s discard.
prompt-free = { $card }: free a captured card
prompt-free-hint = It is turned face up again, without its entry effect.
prompt-capture-or-free = { $card }: capture or free which card?
prompt-capture-or-free-hint = Face-up cards are captured, captured ones freed.
prompt-strike = { $card }: capture, destroy or free which card?
prompt-strike-hint = Only FREE cards can be destroyed.
prompt-verb = { $card }: what happens to { $other }?
prompt-verb-hint = Captured cards lie face down, destroyed ones leave play.
prompt-sacrifice = { $card }: sacrifice one of your FREE cards
prompt-sacrifice-hint = It goes to your discard.
prompt-song = Song of the Dead: sacrifice { $count } { $count ->
    [one] card
   *[other] cards
}
prompt-song-hint = Half of your army, rounded up{ $more ->
    [0] {""}
   *[other] , and one more for Goan Sul
}: one FREE card at a time.
prompt-return = { $card }: put a FREE card on top of its owner’s deck
prompt-return-hint = Captured cards may be chosen too.
prompt-swap = { $card }: swap two cards of one row?
prompt-swap-hint = Choose the first one. What lies on the cards moves with them.
prompt-swap-with = { $card }: swap { $other } with which card?
prompt-swap-with-hint = A card of the same row.
prompt-bounty-token = { $card }: put the Bounty token on a card
prompt-bounty-token-hint = Whoever captures or destroys it on the other side may draw.
prompt-token = { $card }: take back an activation token
prompt-token-hint = From one of your cards or from those spent.
prompt-may-token = { $card }: take back an activation token?
prompt-may-token-hint = From one of your cards or from those spent. You may stop here.
prompt-clan = { $card }: choose a clan
prompt-clan-hint = Everybody sees your choice.
prompt-level = { $card }: choose a level
prompt-level-hint = Everybody sees your choice.
prompt-player = { $card }: choose a player
prompt-player-hint = The effect strikes the player you choose.
prompt-tile = { $card }: turn one of your Immortal tiles
prompt-tile-hint = Its effect then holds for both players. The third one wins the game if you own a Supremacy token.
prompt-echo = { $card }: Echo?
prompt-echo-hint = Its entry effect is carried out a second time.
prompt-again = { $card }: once more?
prompt-again-hint = You own a Supremacy token, so each player may have to sacrifice again.
prompt-bounty = { $card }: draw for the Bounty?
prompt-bounty-hint = You captured or destroyed a Bounty card of the opponent.
prompt-pass-now = { $card }: pass at once?
prompt-pass-now-hint = That ends your action; what comes at the end of the turn still follows.
prompt-unlock = { $card }: discard five cards of one clan?
prompt-unlock-hint = If you do, you unlock an activation token.
prompt-end-effect = The end of your turn: which effect comes next?
prompt-end-effect-hint = Each comes once while its condition holds.
prompt-cancel-activation = { $card } is activated: cancel that?
prompt-cancel-activation-hint = Force of Will: discard { card-atalante-a-grand-bouclier } from your hand. The token stays where it is.
prompt-cancel-capture = { $card } is about to be captured: prevent it?
prompt-cancel-capture-hint = Force of Will: discard { card-le-cercle-rouge } from your hand.
prompt-cancel-destruction = { $card } is about to be destroyed: prevent it?
prompt-cancel-destruction-hint = Force of Will: discard { card-le-cercle-rouge } from your hand.

## What a move would do.
would-pay = It would cost { $amount } { $amount ->
    [one] card
   *[other] cards
} of your hand.
would-draw = You would draw { $amount } { $amount ->
    [one] card
   *[other] cards
}.
would-unlock = You would own { $amount } activation { $amount ->
    [one] token
   *[other] tokens
}.
would-another-turn = You would have an additional turn.
would-pass = { $seat } would have { $amount } { $amount ->
    [one] turn
   *[other] turns
} left.
would-battle = The battle would stand { $own } to { $best }.
would-fight = The Great Battle would be fought, { $own } to { $best }.
would-supremacy = You would take a Supremacy token.
would-no-supremacy = { $seat } would take a Supremacy token.
would-win-game = You would win the game.
would-lose-game = { $seat } would win the game.

## Moves. Places are named by row (a Troops, b Heroes, c Immortals) and column.
move-play = Play { $card }
move-play-discard = Play { $card } from the discard
move-shift = Shift the card at { $place }
move-activate = Activate the card at { $place }
move-spend-one = Spend a token: draw 1 card
move-spend-two = Spend two tokens: draw 3 cards
move-pass = Pass
move-card = { $card }
move-card-discard = { $card } from the discard
move-place = { $seat }: the card at { $place }
move-clan = Clan { $clan ->
    [justice] { clan-justice }
    [abhilasha] { clan-abhilasha }
    [tomorrow] { clan-tomorrow }
    [narashima] { clan-narashima }
    [galmi] { clan-galmi }
    [phoenix] { clan-phoenix }
    [goan-sul] { clan-goan-sul }
   *[xi-an] { clan-xi-an }
}
move-level = Level { $level }
move-player = { $seat }
move-yes = Yes
move-no = No
move-wonder = The Wonder token
move-spent = A spent token
move-capture = Capture
move-destroy = Destroy
move-free = Free
move-keep = Keep the hand
move-redraw = Draw anew
