# The madang command in English, and what tables of several games say. Keys are the same in every language.

## Refusals: one sentence each.
refused-folder = { $path } is a folder; a record is a file.
refused-folder-for-file = { $path } is a folder; name a file in it, or another file.
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
refused-bots = There { $seats ->
    [one] is { $seats } other seat
   *[other] are { $seats } other seats
}: name one bot for all of them or one for each, not { $given }.
refused-commitment = A commitment is the 64 hexadecimal digits that the server showed at the start, not '{ $given }'.
refused-other-seed = The seed of this record was not promised: its SHA-256 is { $found }, not { $promised }.
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
help-explain-number-does = explains move 3 (or ? and a move), and says what it would do
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

## Replaying.
replay-title = { $title }, { $players } players, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}
replay-after = The table after decision { $step } of { $decisions }
replay-now = The table now: the game is not over.
replay-shows-seat = As { $name } (seat { $seat }) sees it; --seat chooses another.

## Checking a record.
verified-decisions = The cards are dealt as the seed says, and all { $decisions ->
    [one] { $decisions } decision was
   *[other] { $decisions } decisions were
} possible by the rules ({ $version }).
verified-seed = Seed { $seed }
    SHA-256 of it { $found }
verified-promised = That is the SHA-256 promised at the start.
verified-not-promised = Compare this SHA-256 with the one shown at the start, or give that with --commitment.
verified-not-over = The game is not over.

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
bench-peers = To compare with other libraries: make bench-peers
warmed = { $title } is compiled ({ $seconds } s).

## The arena.
arena-title = { $title }, { $players } players: { $games ->
    [one] { $games } game
   *[other] { $games } games
}{ $duplicate ->
    [yes] , each deal replayed with the seats rotated
   *[no] {""}
}
arena-table = At the table: { $names }
arena-wins = wins %
arena-interval = 95 % interval
arena-fair = fair %
arena-times = × fair
arena-rating = rating
arena-bot = bot
arena-matrix = Of what two bots win at one table, the part of the one at the left, in %:
arena-gain = Replaying deals was worth { $times } times as many games.
arena-no-gain = What replaying deals is worth shows after { $rounds } deals.
arena-sure = The order is sure: a wrong one would be called so in 5 % of contests at most.
arena-unsure = The order is not sure: nothing yet tells { $above } from { $below } for certain.
arena-faults = { $bot }: { $late ->
    [one] { $late } answer too late
   *[other] { $late } answers too late
}, { $illegal ->
    [one] { $illegal } illegal
   *[other] { $illegal } illegal
}; the first legal move was made instead.
arena-kept = { $rounds ->
    [one] { $rounds } round is
   *[other] { $rounds } rounds are
} kept in { $path }; the same command goes on from there.
refused-patience = The patience is from 0.01 to 3600 seconds, not { $given }.

## The benchmark.
benchmark-title = { $bot }: benchmark of Madang, version { $version }
benchmark-task = task
benchmark-against = against { $opponent }
benchmark-thinking = a decision, budget
benchmark-unit = How many times a fair share of the wins it has, the interval of 95 %, and the number of games.

## Datasets.
dataset-written = { $games ->
    [one] { $games } game is
   *[other] { $games } games are
} in { $path }.
dataset-kept = { $games ->
    [one] { $games } game is
   *[other] { $games } games are
} in { $path }; the same command goes on from there.
refused-no-out = Say where the dataset is to be written: --out FOLDER
refused-no-bots = Say which bots play: --bots NAME, such as greedy or search:2000

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
score-sum = { $seat }: { $points } in all

## Games with seasons: the table.
season-title = { $title } · round { $round } of 8 · { $phase }
season-track = seasons { $track }
season-dealt = dealt { $dealt }, keep { $kept }
season-next = next round { $dealt }, { $kept }
season-pile = pile { $pile ->
    [one] { $pile } card
   *[other] { $pile } cards
}
legend-holds = ▲+1 power, by 1
legend-tie = = tie: nobody
legend-first = ⚑ first player
season-put-back = You put back this round: { $cards }

## Games with seasons: heads of columns.
column-hand = hand
column-order = order
column-cards = cards
column-points = points

## Games with seasons: the same in four letters at most.
tiny-held = hand
tiny-points = pts

## Games with seasons: the table in plain lines.
plain-dealt = Dealt this round: { $dealt }
plain-kept = Kept at most: { $kept }
plain-pile = Cards in the pile: { $pile }
plain-first = First player: { $seat }
plain-points = Points now: { $points }
plain-cards = Cards in front: { $cards }, may keep { $limit }
plain-pieces = { $amount } { $card } ({ $price })
plain-holds = , holds the power by { $margin }
plain-tied = , tied for the power
plain-order = Face down: { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}
plain-held = { $amount } { $card } ({ $price }): { $power }

## Games with seasons: the count.
score-line = { $label }: { $seat } { $points }
score-nobody = { $label }: nobody

## The plain table, of games that have none of their own.
plain-title = { $title } · round { $round }
plain-nothing = nothing
plain-fact = { $label }: { $value }

## Checking a game.
check-fine = { $title } lacks nothing.
check-count = { $title } lacks { $count ->
    [one] one thing
   *[other] { $count } things
}.
check-message = It has no message “{ $name }” in { $language }.
check-broken-message = Its message “{ $name }” cannot be said in { $language }: { $problem }.
check-other-keys = Its texts in { $language } do not have the same messages as in { $first }: { $keys }.
check-rules-page = It has no rules page { $name }.
check-rule-missing = Its rules page { $name } does not have { $rules }.
check-no-scenario = No scenario is about { $rules }.
check-scenario = The scenario { $name } does not hold: { $difference }
check-lesson = Its lesson cannot be given: { $problem }
check-view-field = Its view has no field “{ $name }”.
check-seat-field = The seats of its view have no field “{ $name }”.
check-legal = Its legal moves at decision { $decision } are not ascending and each once, or there are none.
check-why-not = It names no rule of its own that forbids “{ $move }” at decision { $decision }.
check-leak = Seat { $seat } can tell at decision { $decision } what is hidden, by its { $part }.
check-observation = Its observation does not begin with its version, { $version }.
check-gate = Its gate shows no cards; “cards” of about.json names them.
check-notes = Not lacking, but yet to be drawn:
check-no-terminal = a table of its own in the terminal; the plain one is used.
check-no-views = a struct of its view (views.py), by which the server checks what it sends.
