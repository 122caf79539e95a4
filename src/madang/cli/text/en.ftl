# The madang command in English. Keys are the same in every language.

## Refusals: one sentence each.
refused-folder = { $path } is a folder; a record is a file.
refused-not-a-file = { $path } is not an ordinary file.
refused-too-large = { $path } is far too large to be a record.
refused-not-text = { $path } is not a text file, so it is no record.
refused-unreadable = { $path } cannot be read: { $reason }.
refused-unwritable = { $path } cannot be written: { $reason }.
refused-exists = { $path } exists already and is left alone; choose another name.
refused-exists-force = { $path } exists already; say --force to replace it.
refused-no-folder = { $path } cannot be written: there is no such folder.
refused-no-save = There is no saved game in { $folder } yet.
refused-save-field = A saved game has no field “{ $name }”.
refused-save-bots = The bots of a saved game are a list of names.
refused-save-language = The saved game asks for the language “{ $language }”, which is not there.
refused-rule = { $title } has no rule “{ $rule }”; close to it: { $near }.
refused-no-game = Say which game to play, for example: madang play { $example }
refused-resume-new = A resumed game has its players, options and seed already; leave out --players, --option and --seed.
refused-option-twice = The option “{ $name }” is given twice; say it once.
refused-option-value = The option “{ $name }” of { $title } is one of { $values }, not “{ $value }”.
refused-option-bare = The option “{ $name }” of { $title } needs a value: --option { $name }=VALUE, one of { $values }.
refused-other-game = { $path } is a game of { $title }, not of { $wanted }.
refused-bots = There are { $seats ->
    [one] { $seats } other seat
   *[other] { $seats } other seats
}: name one bot for all of them or one for each, not { $given }.
refused-step = The game has { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}, so --step is from 0 to { $decisions }, not { $step }.
refused-no-scenarios = There are no scenarios of { $game }.
refused-files-and-game = Name files or a game, not both.

## Games.
games-name = name
games-title = game
games-players = players
games-version = rules version
games-options = options
games-range = { $low } to { $high }
games-none = none
option-values = { $count } values, such as { $example }
games-next = Play one: madang play { $example }

## Playing.
welcome = You are { $name }, seat { $seat }.
welcome-bot = { $name }, seat { $seat }: { $bot } bot.
welcome-help = Answer with a number or write the move; ? helps, q saves and leaves.
not-compiled = The rules are being compiled in the background; until then the game runs a little slower.
since = Since your last move
so-far = So far
question = Your move (1-{ $count }, ? for help): 
question-one = Your move (1, ? for help): 
taken-back = Taken back: { $move }
cannot-undo = The last move cannot be taken back: it showed something hidden or passed the turn on.
nothing-to-undo = There is nothing to take back yet.
saved = Saved to { $path }
resume-with = Go on later with:
replay-with = See it again with:
final = Final count
won = { $count ->
    [one] { $names } wins.
   *[other] { $names } win together.
}
not-a-move = “{ $text }” is not a move here; write it like “{ $example }”, or a number from 1 to { $count }.
not-a-number = There is no move { $number }; the moves are numbered 1 to { $count }.
several-moves = “{ $text }” may be several moves: { $moves }. Write more of it.
more-moves = … { $count } moves in all; type moves to see them.
impossible = “{ $move }” is not possible now ({ $rule }); ? { $rule } shows the rule.
unknown-topic = Nothing is known of “{ $text }”; ask about a move, a card or a rule, for example ? { $example }
command-help = ?, help
command-moves = moves
command-table = table
command-log = log
command-undo = undo
command-save = save
command-quit = quit, q, exit

## Help while playing.
help-line = { $typed }: { $does }
help-number = 3
help-number-does = makes move 3 of the list
help-notation-does = makes that move; the beginnings of its words are enough
help-explain-number = ? 3
help-explain-number-does = explains move 3 (or ? and a move)
help-explain-rule-does = shows the rule
help-explain-card-does = explains the card
help-help-does = shows this
help-moves-does = lists what you can do, in whole sentences
help-table-does = shows the table with every card and mark
help-log-does = shows all that has happened
help-undo-does = takes your last move back, if nothing hidden was seen
help-save-does = saves the game
help-quit-does = saves the game and leaves (so do Ctrl-C and Ctrl-D)
explain-move = { $words } ({ $notation })
explain-not-now = Not possible now ({ $rule }).
explain-card = { $card }: { $does }

## Moves as they are typed, by game; the sentences and the notation are understood as well.
typed-koryo-lay = lay { $count } { $card }
typed-koryo-lay-two = lay { $card }+{ $other }
typed-koryo-banker = banker
typed-koryo-priest = priest { $card }
typed-koryo-spy = spy { $seat }
typed-koryo-reveal = reveal
typed-koryo-barbarians = barbarians { $seat }
typed-koryo-swap = swap { $seat } { $card }
typed-koryo-end = end
typed-koryo-destroy = destroy { $card }
typed-koryo-discard = discard { $card }
typed-choson-lay = lay { $count } { $card }
typed-choson-lay-two = lay { $card }+{ $other }
typed-choson-lay-with-event = lay { $card }+event
typed-choson-lay-events = lay 3 events
typed-choson-oracle = oracle
typed-choson-scientist = scientist
typed-choson-gosu = gosu
typed-choson-shield = shield { $card }
typed-choson-reveal = reveal
typed-choson-end = end
typed-choson-swap = swap { $seat } { $card }
typed-choson-strike = strike { $seat } { $card }
typed-choson-enough = enough
typed-choson-riposte = riposte
typed-choson-let-be = let be
typed-choson-travel = travel
typed-choson-stay = stay
typed-choson-from = from { $seat }
typed-choson-decline = decline
typed-choson-discard = discard { $card }
typed-chronicle-play = play { $card }
typed-chronicle-take = take { $card }
typed-chronicle-recall = recall { $card }
typed-chronicle-give = give { $card }
typed-chronicle-discard = discard { $card }
typed-chronicle-choose = choose { $seat }
typed-gosux-play = play { $card }
typed-gosux-play-discard = play { $card } from discard
typed-gosux-shift = shift { $place }
typed-gosux-activate = activate { $place }
typed-gosux-spend-one = spend 1
typed-gosux-spend-two = spend 2
typed-gosux-pass = pass
typed-gosux-card = choose { $card }
typed-gosux-card-discard = choose { $card } from discard
typed-gosux-place = choose { $seat } { $place }
typed-gosux-clan = clan { $clan }
typed-gosux-level = level { $level }
typed-gosux-player = player { $seat }
typed-gosux-yes = yes
typed-gosux-no = no
typed-gosux-wonder = wonder
typed-gosux-spent = spent
typed-gosux-capture = capture
typed-gosux-destroy = destroy
typed-gosux-free = free
typed-gosux-keep = keep
typed-gosux-redraw = redraw

## Replaying.
replay-title = { $title }, { $players } players, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}
replay-after = The table after decision { $step } of { $decisions }
replay-now = The table now: the game is not over.
replay-shows-seat = As { $name } (seat { $seat }) sees it; --seat chooses another.

## Scenarios.
scenario-holds = holds
scenario-fails = fails
scenario-summary = { $count ->
    [one] { $count } scenario
   *[other] { $count } scenarios
}: { $holds } hold, { $fails } fail, { $unreadable } unreadable.

## Simulating and measuring.
compiling = Compiling { $title }
playing = Playing
measuring = Measuring { $title }
simulated = { $title }, { $players } players: { $games ->
    [one] { $games } random game
   *[other] { $games } random games
} in { $seconds } s
column-seat = seat
column-mean = mean score
column-wins = win share
column-interval = 95 % interval
ties = Shared wins: { $share } % of the games
lengths = Decisions a game: { $mean } on average, { $least } to { $most }
rate = { $rate } decisions a second
wrote = Wrote { $path }
bench-loaded = { $title }: compiled code loaded from the cache in { $seconds } s
bench-compiled = { $title }: compiled in { $seconds } s (the next start loads it from the cache)
bench-unit = Random games, decisions a second
column-players = players
column-one-core = one core
column-all-cores = { $cores ->
    [one] all cores ({ $cores })
   *[other] all { $cores } cores
}
column-length = decisions a game
bench-peers = To compare with other programs: make bench
warmed = { $title } is compiled ({ $seconds } s).

## Tables of all games.
legend-face-down = ▼ face down
zone-hand-own = Your hand: { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}
zone-hand-other = { $seat }’s hand: { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}
zone-order-own = Your order, face down: { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}
zone-order-other = { $seat }’s order, face down: { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}
dealt-hand = { $seat } is dealt { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}: { $cards }.
plain-seat-own = { $name }, seat { $seat }, you
plain-seat-other = { $name }, seat { $seat }
plain-hand = In hand: { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}
score-total = Total
score-sum = { $seat }: { $points } in all

## Games with seasons: the table.
season-title = { $title } · round { $round } of 8 · { $phase }
season-track = seasons { $track }
season-dealt = dealt { $dealt }, keep { $kept }
season-next = next round { $dealt }, { $kept }
pool-koryo = pool { $pool ->
    [one] { $pool } token
   *[other] { $pool } tokens
}
season-pile = pile { $pile ->
    [one] { $pile } card
   *[other] { $pile } cards
}
legend-holds = ▲+1 power, by 1
legend-tie = = tie: nobody
legend-eye = ▲◉ wins the tie
legend-first = ⚑ first player
legend-two-kinds = * may be two kinds
season-put-back = You put back this round: { $cards }

## Games with seasons: heads of columns. A space is where the name may break (six letters a part at most).
column-koryo-omniscient = Omni- scient
column-koryo-spy = Spy
column-koryo-senator = Sena- tor
column-koryo-priest = Priest
column-koryo-ship-owner = Ship- owner
column-koryo-banker = Banker
column-koryo-guardian = Guard- ian
column-koryo-broadcaster = Broad- caster
column-koryo-merchant = Mer- chant
column-koryo-barbarians = Barba- rians
column-koryo-lobbying = Lobby- ing
column-tokens = tokens
column-hand = hand
column-order = order
column-cards = cards
column-points = points

## Games with seasons: the same in four letters at most.
tiny-koryo-omniscient = Omni
tiny-koryo-spy = Spy
tiny-koryo-senator = Sena
tiny-koryo-priest = Prie
tiny-koryo-ship-owner = Ship
tiny-koryo-banker = Bank
tiny-koryo-guardian = Guar
tiny-koryo-broadcaster = Broa
tiny-koryo-merchant = Merc
tiny-koryo-barbarians = Barb
tiny-koryo-lobbying = Lobb
tiny-tokens = tok
tiny-held = hand
tiny-points = pts

## Games with seasons: the table in plain lines.
plain-dealt = Dealt this round: { $dealt }
plain-kept = Kept at most: { $kept }
plain-pool-koryo = Tokens in the pool: { $pool }
plain-pile = Cards in the pile: { $pile }
plain-first = First player: { $seat }
plain-points = Points now: { $points }
plain-tokens = Tokens: { $tokens }
plain-cards = Cards in front: { $cards }, may keep { $limit }
plain-pieces = { $amount } { $card } ({ $price })
plain-holds = , holds the power by { $margin }
plain-tied = , tied for the power
plain-eye = , holds the power: tie won by the Omniscient
plain-order = Face down: { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}
plain-order-two-kinds = Face down: { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}, may be two kinds
plain-held = { $amount } { $card } ({ $price }): { $power }

## Games with seasons: the count.
score-events = Events
score-tokens = Tokens
score-line = { $label }: { $seat } { $points }
score-nobody = { $label }: nobody

## Chosŏn.
pool-choson = centre { $pool ->
    [one] { $pool } point
   *[other] { $pool } points
}
legend-shield = ◆ Yi’s Shield (▲◆ wins the tie)
legend-return-fire = » Return Fire
legend-counter-attack = † Counter-Attack
legend-legacy = ♕ Yi’s Legacy
choson-played-open = { $seat } has played { $card } with an event. { $effect }, not used yet.
choson-played-done = { $seat } has played { $card } with an event. { $effect }, done.
choson-named = Named first: { $seat }’s { $card }
column-choson-yi = Yi
column-choson-sniper = Sniper
column-choson-oracle = Oracle
column-choson-reaper = Reaper
column-choson-gosu = Gosu
column-choson-scientist = Scien- tist
column-choson-hulk = Hulk
column-choson-time-traveller = Time Trav.
column-choson-watcher = Watch- er
column-choson-event = events
column-marks = tokens
column-taken = VP
tiny-choson-yi = Yi
tiny-choson-sniper = Snip
tiny-choson-oracle = Orac
tiny-choson-reaper = Reap
tiny-choson-gosu = Gosu
tiny-choson-scientist = Scie
tiny-choson-hulk = Hulk
tiny-choson-time-traveller = Time
tiny-choson-watcher = Watc
tiny-choson-event = even
tiny-marks = tok
tiny-taken = vp
plain-pool-choson = Victory points in the centre: { $pool }
plain-taken = Victory points: { $points }
plain-return-fire = Holds Return Fire
plain-counter-attack = Holds Counter-Attack
plain-legacy = Holds Yi’s Legacy
plain-shielded = , under Yi’s Shield
plain-by-shield = , holds the power: tie won by Yi’s Shield
score-taken = Victory points
score-kept = Kept events
score-first = First player
score-legacy = Yi’s Legacy

## Chronicle.
chronicle-title = { $title } · round { $round } · meeting { $meeting }
chronicle-title-over = { $title } · round { $round } · over
chronicle-goal = first to { $fame } Fame
chronicle-pile = History pile { $pile }
chronicle-options = options { $names }
chronicle-used = used { $used }
chronicle-used-size = used { $amount }
chronicle-idle = pay nothing: { $cards }
chronicle-discard = discard { $amount }, on top { $card }
chronicle-discard-empty = discard empty
chronicle-aside = set aside { $cards }
chronicle-most = most { $measure }
chronicle-fewest = fewest { $measure }
chronicle-none = no { $measure }
chronicle-next = pays nothing; { $number } more cards are in play
chronicle-previous = pays nothing; the cards of { $number } rounds are back
measure-allies = Allies
measure-evil = Evil
column-fame = Fame
column-held = hand
column-wild = wild
column-all = Allies
column-evil = Evil
legend-leads = ⚑ leads
legend-ahead = ▲ ahead
legend-gains = +1 if scored now
legend-excluded = ✗ excluded: Evil
legend-back = ↺ back in play
chronicle-known = Known:
chronicle-known-card = has { $card }
chronicle-known-void = no { $suit }
chronicle-evil = Evil:
evil-allies = { $card } { $seat }
evil-meeting = { $card } in the meeting
evil-hand = { $card } in { $seat }’s hand
evil-held = { $card } with { $seat }
evil-discard = { $card } discarded
evil-aside = { $card } set aside
evil-unseen = { $card } ?
chronicle-suit = { $suit } is asked for:
chronicle-no-suit = no colour yet:
chronicle-ability = { $seat }’s { $card } acts: { $does }
chronicle-joined = { $seat } adds what is left in hand to the Allies: { $cards }.
few-evil = Evil
few-counts-as-three = three Allies when scoring
few-reverse = the lowest wins
few-wins = wins the meeting
few-lowest-wins-or-self = Evil; the lowest wins
few-burn-meeting = wins and burns the rest
few-purify = casts off Evil
few-steal-ally = steal an Ally
few-recall-ally = recall an own Ally
few-give-ally = give an Ally away
few-discard-ally = discard an Ally
few-opponent-discards = another player discards
few-take-discard = take the top discard
few-turn-down = turn the others down
few-end-meeting = end the meeting
plain-goal = First to { $fame } Fame
plain-options = With the options { $names }
plain-history = History card: { $history }. { $condition }
plain-history-back = History card, back in play: { $history }. { $condition }
plain-counts = { $history } now: { $counts }
plain-count = { $seat } { $number }
plain-would-gain = { $history } would pay: { $seats }
plain-nobody-excluded = Nobody is excluded by Evil Allies.
plain-history-pile = History cards in the pile: { $pile }
plain-used = History cards used: { $used }
plain-discard = Discard pile: { $amount }, on top { $card }
plain-aside = Set aside: { $cards }
plain-fame = Fame: { $fame }
plain-gains = Fame if the round were scored now: { $gains } more
plain-allies = Allies: { $cards }
plain-no-allies = No Allies
plain-excluded = Excluded by an Evil Ally
plain-known = Known in hand: { $cards }
plain-void = Has no { $suits }
plain-meeting = Meeting { $meeting }, led by { $seat }
plain-suit = Colour asked for: { $suit }
plain-no-suit = No colour is asked for yet
plain-played = { $seat } played { $card }
plain-turned = { $seat } played { $card }, turned face down
plain-played-down = { $seat } played face down: { $card }
plain-down = { $seat } played a card face down
plain-to-play = Still to play: { $seats }
plain-winning = Winning so far: { $seat }
plain-evil-allies = Evil: { $card }, Ally of { $seat }
plain-evil-meeting = Evil: { $card }, in the meeting
plain-evil-hand = Evil: { $card }, in the hand of { $seat }
plain-evil-held = Evil: { $card }, in the hand of { $seat } or face down in the meeting
plain-evil-discard = Evil: { $card }, discarded
plain-evil-aside = Evil: { $card }, set aside
plain-evil-unseen = Evil: { $card }, not seen yet
plain-card = { $card }: { $does }
score-fame = Fame

## Gosu X.
gosux-round = round { $round }
gosux-turn = turn { $turn }
gosux-additional = additional turn
gosux-turns-left = { $count ->
    [one] { $count } turn left
   *[other] { $count } turns left
}
gosux-goal = two Supremacy tokens win
gosux-left = Clans to take:
gosux-left-effects = Clans to take, and what the tile does if nobody takes it (? 1 lists the cards of clan 1):
gosux-tile = Its tile, if nobody takes the clan: { $does }
gosux-discard-size = discard { $amount }
gosux-removed-size = out { $amount }
gosux-tiles = Tiles active for both:
gosux-tiles-effects = Tiles active for both:
gosux-discard = { $seat }’s discard ({ $amount }):
gosux-removed = { $seat }, out of the game ({ $amount }):
gosux-revealed = { $seat } has revealed:
gosux-known-hand = Known of { $seat }’s hand:
gosux-known-own = Known of your hand:
gosux-deck-top = On top of { $seat }’s deck:
gosux-deck-bottom = At the bottom of { $seat }’s deck:
gosux-barred = { $seat } can neither play nor shift in:
gosux-military = army { $amount }
gosux-hand = hand { $amount }
gosux-deck = deck { $amount }
gosux-tokens = tokens { $marks }
gosux-supremacy = Supremacy
gosux-passed = passed
gosux-cost = { $cost ->
    [0] free
   *[other] costs { $cost }
}
gosux-token-in-hand = token in hand
gosux-token-on-card = on a card
gosux-token-spent = spent
gosux-token-locked = locked
gosux-mark-free = FREE
gosux-mark-captured = captured
gosux-mark-symbol = activation
gosux-mark-shift = cards to shift it
gosux-mark-bounty-token = Bounty token
gosux-pending = { $seat } decides.
gosux-pending-card = { $seat } decides for { $card }.
gosux-pending-place = { $seat } decides for { $card } ({ $owner }, { $place }).
gosux-milled = From { $seat }’s deck to the discard: { $cards }.
plain-tile = Tile active for both players, { $clan }: { $does }
plain-bounty-on-board = The Bounty token lies on the board
plain-wonder-on-board = The Wonder token lies on the board
plain-clans = Clans: { $clans }
plain-supremacy = Supremacy tokens: { $amount }
plain-military = Army now: { $amount } (Troops { $troops }, Heroes { $heroes }, Immortals { $immortals }, hand { $hand })
plain-activations = Activation tokens: { $in_hand } in hand, { $on_cards } on cards, { $spent } spent, { $locked } locked
plain-wonder = Holds the Wonder token
plain-passed = Has passed
plain-deck = Cards in the deck: { $amount }
plain-captured = captured
plain-value = value { $value }
plain-symbols = { $tokens } of { $symbols } activation tokens
plain-activation-symbols = { $count ->
    [one] { $count } activation symbol
   *[other] { $count } activation symbols
}
plain-shift = shift { $cost }
plain-text-of = with the text of { $card }
plain-place = { $place } { $card }: { $facts }
plain-cost = { $cost ->
    [0] free to play now
   *[other] costs { $cost } cards to play now
}
plain-in-hand = { $card }: { $facts }. { $does }
score-owned = Activation tokens
score-face-up = Face-up cards
score-turned = Tiles turned
score-military = Army

## Gosu X: short names, where the first word of the name is none. Twelve letters at most.
brief-atalante-a-grand-bouclier = Atalanta
brief-les-fleches-de-justice = Arrows
brief-les-fees-petales = Fairies
brief-byun-hyung-ja-justice = Byun (Jus)
brief-le-cercle-rouge = Circle
brief-les-apotres-de-la-nuit = Apostles
brief-les-gardiens-de-la-nuit = Wardens
brief-les-sombres-cultistes = Cultists
brief-alpha-mort = Alpha (Dead)
brief-byun-hyung-ja-abhilasha = Byun (Abh)
brief-chercheurs-de-depouilles = Scavengers
brief-byun-hyung-ja-tomorrow = Byun (Tom)
brief-narashima-lion = Lion
brief-byun-hyung-ja-narashima = Byun (Nar)
brief-boul-go = Boul Go
brief-bun-to = Bun To
brief-galmi-avatar = Avatar
brief-kan-te = Kan Te
brief-ree-ab = Ree Ab
brief-she-rift = She Rift
brief-byun-hyung-ja-galmi = Byun (Gal)
brief-phoenix-eliana = Eliana
brief-phoenix-immortal = Immortal
brief-byun-hyung-ja-phoenix = Byun (Pho)
brief-deesses-de-lave = Goddesses
brief-esprits-de-smook = Spirits
brief-les-gardiens-demons = Demons
brief-unites-de-bombardement = Crews
brief-hemro-le-chasseur-de-primes = Hemro
brief-goan-sul = Goan Sul
brief-byun-hyung-ja-goan-sul = Byun (Goa)
brief-1000-visages = Faces
brief-3-voeux = Wishes
brief-all-in-one = All in One
brief-dragon-dansant = Dragon
brief-byun-hyung-ja-xi-an = Byun (Xi’an)
