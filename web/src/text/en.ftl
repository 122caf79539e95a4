# The page in English: what every game shares. Keys are the same in every language.

## The courtyard
home-title = Card games around one courtyard
home-line = Sit down with friends or with bots. Nothing to install.
go-home = Madang, to the courtyard
gate-players = { $from } to { $to } players
gate-minutes = { $minutes } min
gate-play = Play now against { $bots ->
    [one] one bot
    [2] two bots
    [3] three bots
   *[other] { $bots } bots
}
your-tables = Your tables
no-tables = No table yet. Go through the first gate, or open a table for friends.
open-table = Open a table
table-title = { $game }, round { $round }
table-waiting = { $game }, waiting for friends
table-over = { $game }, finished
table-closed = { $game }, closed
table-your-turn = Your turn
table-other-turn = { $name } is to act
table-free-seats = { $count ->
    [one] { $count } seat is free
   *[other] { $count } seats are free
}
table-won = You won with { $points }
table-drawn = A draw
table-shared = You share the win with { $points }
table-lost = { $name } won with { $points }, you have { $own }
play = Play
look = Look
your-name = Your name
name-hint = Others see it at the table.
save = Save
saved = Saved

## Credits
credits = Credits
credits-games = Koryŏ, Chosŏn, Chronicle and Gosu X belong to their designers and publishers. Madang is an unaffiliated fan implementation; the emblems and the other drawings are its own.
credits-pictures = Pictures on the cards
credits-pictures-line = Icons by { $names }; recoloured, cropped and rounded.
credits-fonts = Fonts
credits-code = Programs

## A new table
new-title = Open a table
new-who = Who sits with you?
new-options = At this table
game = Game
game-players = { $from } to { $to }
game-facts = { $players }, { $minutes } min
players = Players
players-count = { $count } players
players-unit = players
seat-number = Seat { $seat }
who-sits = Who sits at seat { $seat }?
yes = Yes
no = No
sits-friend = A friend, by link
sits-surprise = Surprise me
sits-a-friend = A friend
sits-a-friend-line = by link
sits-anybody = Anybody
sits-anybody-line = who comes by
sits-elsewhere = sits at { $seat }
sits-another = One more
sits-another-line = another bird plays like these
sum-title = { $game } for { $players ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $players }
}:
sum-bird = { $bird } the { $level ->
    [apprentice] Apprentice
    [companion] Companion
   *[other] Master
}
sum-bot = one more { $level ->
    [apprentice] Apprentice
    [companion] Companion
   *[other] Master
}
sum-friends = { $count ->
    [one] one friend by link
   *[other] { $count } friends by link
}
sum-anybody = { $count ->
    [one] whoever takes the free seat
   *[other] whoever takes the { $count } free seats
}
sum-no-clock = No clock.
sum-option = { $option }: { $value }.
sum-option-on = { $option }.
sum-rated = Rated.
gone-title = When somebody is gone, a bird plays on
gone-hint = so that the others need not wait
gone-choice = { $minutes ->
    [0] never
    [60] after 1 h
   *[other] after { $minutes } min
}
gone-line = Whoever is gone for { $minutes } minutes is played for by a bird until they are back.
clock = Clock
clock-none = No clock
clock-none-line = take your time
clock-live = Live
clock-days = By the day
clock-length = Time to think
clock-live-choice = { $minutes } min + { $seconds } s
clock-days-choice = { $days ->
    [one] { $days } day a move
   *[other] { $days } days a move
}
clock-end = When somebody’s time is up
clock-end-taken-over = a bird plays on
clock-end-resigned = they resign
clock-line = Clock: { $time }.
clock-line-taken-over = A bird plays on for whoever has no time left.
clock-line-resigned = Whoever has no time left resigns.
clock-left = Time left
clock-days-left = { $days } d { $hours } h
clock-hours-left = { $hours } h { $minutes } min
clock-low = { $seconds } seconds left
open-now = Open the table
start-now = Start
invite-title = { $count ->
    [one] Invite a friend
   *[other] Invite your friends
}
invite-kept = Seat { $seat } is kept for whoever opens this link first.
invite-seat = Link for seat { $seat }
watch-link = Link for watching
links-renew = Make new links
links-renewed = New links are made; the old ones lead nowhere.
share = Share
copy = Copy
copied = Copied
qr-of = QR code: { $link }
links-line = Whoever has the watching link sees the table, but no hidden card.

## Coming by a link
join-title = You are invited
join-line = { $name } keeps a seat for you at { $game }.
join-line-nobody = A seat is kept for you at { $game }.
join-take = Sit down
join-closed = Nobody plays here any more. Ask for another invitation.
join-taken = Somebody else sits here already.
join-watch = Watch the game
join-at-table = At the table
seat-free = Free seat { $seat }
bad-link-title = This link leads nowhere

## At every table
you = you
you-capital = You
bot = bot
bot-plays = A bot plays here.
event = event
away = away
points-now = { $points ->
    [one] { $points } point now
   *[other] { $points } points now
}
points-brief = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
tie = tie
seasons = Rounds
phases = Phases of the round
round-of = Round { $round } of { $rounds }
round-number = Round { $round }
deal-keep = deal { $dealt } · keep { $kept }
round-deal-keep = Round { $round }: everybody is dealt { $dealt } cards, and may keep { $kept }
tokens = { $tokens ->
    [one] { $tokens } victory-point token
   *[other] { $tokens } victory-point tokens
}
first-short = 1st
in-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
laid = { $count } laid
order-laid = { $count ->
    [one] Order of { $count } card, face down
   *[other] Order of { $count } cards, face down
}
pool-left = { $tokens ->
    [one] { $tokens } victory-point token in the pool
   *[other] { $tokens } victory-point tokens in the pool
}
pile-left = { $cards ->
    [one] { $cards } card in the pile
   *[other] { $cards } cards in the pile
}
in-pile = in the pile
of-left = of { $tokens } left
your-hand = Your hand
your-row = You, { $name }
hand-card = { $numeral } { $name }, { $power }, { $count ->
    [one] { $count } in hand
   *[other] { $count } in hand
}{ $picked ->
    [0] {""}
   *[other] , { $picked } chosen
}
pile-label = { $owner }, { $numeral } { $card }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
holds-power = holds the power
can-be-chosen = can be chosen
own-can-be-chosen = your own card, can be chosen
new = new
choices = What you can do
clear = Clear
undo = Undo
others-play = The others are playing
skip-hint = Tap, or press any key, to skip ahead.
lobby-free = Free seat
lobby-free-line = waiting for a friend
lobby-ready = ready
lobby-ready-who = { $who }, ready
lobby-table = { $players } players, { $clock }
lobby-no-clock = no clock
lobby-sits = { $name } sits down.
lobby-stands = { $name } stands up.
lobby-begin = Begin
seat-bird = Seat a bird instead
lobby-free-seats = { $count ->
    [0] All seats are taken.
    [one] One seat is free.
   *[other] { $count } seats are free.
}
lobby-begins = { $count ->
    [0] The game begins.
    [one] The game begins when it is taken; you need not stay on this page.
   *[other] The game begins when all are taken; you need not stay on this page.
}
close-table = Close this table
stand-up = Give up my seat
which-move = Which of these?
why-elsewhere = The question is about something else: choose what glows.
why-begun = Something else is begun: finish it, or go one step back first.
why-not = Not { $thing }
why-owned = { $name }’s { $thing }
why-over = The game is over: nothing is chosen any more.
why-watching = You are watching: only those who play choose.
not-together = These cannot be laid together. Put one back first.
rule-open = Rule { $rule }
log = Log
log-more = Log and score
score-now = If it ended now
score-ties = ties score nobody
score-caption = Score if the game ended now
score-all = All points
score-final = Final score
total-now = Now
rules = Rules
rules-of = Rules of { $game }
rules-loading = Fetching the rules …
rules-search = Look for a word or a rule
rules-found = { $found } of { $all } rules
rules-show = Show
rules-all = All
rules-moment = For this moment
rules-ruling = Rulings
rules-reconstructed = Reconstructed
rules-doubtful = Doubtful
rules-nothing = No rule has these words.
rules-minute = The game in a minute
rules-play = In the order of play
rules-exact = Rule by rule
rules-marks = What the marks mean
rules-not-printed = Not the printed card.
rules-ours = ours, so that the game is complete
rules-note = { $label }: { $note }
mark-book = book
mark-book-means = Stands in the rulebook.
mark-public = public
mark-public-means = Not in the rulebook; told by public reviews.
mark-reconstructed = reconstructed
mark-reconstructed-means = Filled in by us, so that the game is complete. Do not take it for the printed card.
mark-doubtful = doubtful
mark-doubtful-means = From a public list, and nobody could confirm it.
mark-ruling = ruling
mark-ruling-means = Our decision, where the rulebook is silent or open. The last part of these rules gives the reasons.
menu = Menu
close = Close
watching = You are watching
reconnecting = Reconnecting …
line-down = The line is down
line-down-hint = Trying again. What you chose is kept and sent as soon as it can be.
lost-rights-title = This table is not yours
lost-rights = You have no seat here. Ask for an invitation or for the watching link.
no-match-title = There is no such table
no-match = The address may be incomplete.
lost-title = There is nothing here
lost-line = The address may be incomplete.
missing-title = This cannot be shown now
missing-line = There is no network, the server does not answer, or the page has changed since you opened it.
try-again = Try again
back-home = Back to the courtyard
loading = One moment …
closed = This table is closed
closed-opener = Whoever opened the table closed it before the game began.
closed-operator = Whoever runs this server has closed the match.
closed-upgrade = The rules of this server have changed since the match began, so it cannot go on.

## Leaving a table
leave = Leave the table
leave-title = Leave the table?
leave-line = What happens to your seat?
leave-back = I will be back
leave-back-line = Your seat stays yours, and the others wait for you.
leave-back-go = Leave
leave-hand-over = { $bird } plays on for me
leave-hand-over-line = It takes your hand as it is. When you come back, you play again.
leave-hand-over-go = Hand over to { $bird }
leave-resign = I resign
leave-resign-line = { $players ->
    [2] The match is over at once, and the other wins.
   *[other] You cannot win any more. A bird finishes the game, so that the others can play on.
}
leave-resign-go = Resign
leave-stay = Stay
resigned = resigned
resigned-name = { $name } (resigned)
resigned-you = You have resigned
stand-in = { $bird } for { $name }
stand-in-you = { $bird } plays for you
return = I am back

## Talk
talk = Talk
talk-hint = what others say at your tables; off, all of them are quiet
talk-new = Talk, { $count } new
say-something = Say something …
send = Send
phrase-well-played = Well played
phrase-one-moment = One moment
phrase-oh-no = Oh no!
phrase-thank-you = Thank you
phrase-hello = Hello
phrase-take-your-time = Take your time
phrase-ready = Ready when you are
about-saying = Do something about this
report = Report it
reported = Reported.
block = Do not hear { $name } any more
blocked = You do not hear { $name }.
unblock = Hear them again
quiet = Quiet
quiet-hint = You hear nothing at this table.
hush = Nobody talks here
hush-hint = you opened this table, so you decide
hushed = Whoever opened this table wants it quiet.

## Taking back
take-back = Take my last turn back
take-back-asks = { $name } asks to take the last turn back.
take-back-hidden = Nothing hidden has been seen since.
take-back-let = Let them
take-back-not-now = Not now
take-back-asked = You ask to take your last turn back. Everybody has to agree.
take-back-refused = { $name }: not now.

## Who is away
away-line = { $name } is away.
away-soon = { $bird } takes the seat in { $time }.
away-agree = Let { $bird } play
away-agreed = { $count ->
    [one] One more has to agree.
   *[other] { $count } more have to agree.
}

## Tables with seasons
court = The court: families, powers, holders
plaque-held = { $numeral } { $card }: { $power }. Held by { $name }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
plaque-tie = { $numeral } { $card }: { $power }. A tie, held by nobody.
plaque-nobody = { $numeral } { $card }: { $power }. Held by nobody.
plaque-event = { $numeral } { $card }, event: { $power }.
cards-limit = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $limit } may be kept
own-order = Your order: { $cards }
own-order-hint = Your order: only you see it
put-back = You put back this round:
lay-what = Choose cards to lay
card-of = { $card } of { $name }
second-card = second card
waiting-order = { $name } is choosing an order
waiting-turn = { $name } is playing a turn
waiting-discard = { $name } is giving up cards
log-ending = The count

## The end
story = How it went
level-apprentice = Apprentice
level-apprentice-line = Plays what it likes. Good company while you learn.
level-companion = Companion
level-companion-line = Weighs every move. An even game.
level-master = Master
level-master-line = Plays the game out in its head, many times.
game-over = The game is over
won-you = You win!
won-shared = A shared win: { $names }
won-resigned = { $count ->
    [one] The other has resigned.
   *[other] All others have resigned.
}
won-other = { $name } wins
won-ahead = { $amount }, { $ahead } ahead of { $name }
won-points = { $points } { $points ->
    [one] point
   *[other] points
}
# A card, and what is written on it.
reads = { $name }: { $words }
# After a word in bold; what it is about follows.
colon = :
won-with = with { $amount }
# The result as it is read aloud; `how` is `won-with`, or how a game without points was won.
told-won = { $who ->
    [you] You win { $how }.
    [shared] { $name } win together { $how }.
   *[other] { $name } wins { $how }.
}
told-points = { $name } { $points }
told = { $words }.
told-you = You win.
and = { $before } and { $last }
rematch = Play again
rematch-go = To the rematch
record = Download the record
look-at-table = Look at the table
show-score = Show the score
fair-title = This deal can be checked
fair-line = Before the first card the server promised a secret number by publishing its fingerprint (SHA-256). Now the number itself is shown. If its fingerprint is the promised one, nobody changed the deal.
fair-commitment = Promised fingerprint
fair-seed = The number
fair-checked = Checked here: the fingerprints agree.
fair-differs = The fingerprints differ. Do not trust this deal.
fair-how = With the record, “madang replay” on your own machine shows the same game again.

## Settings
language = Language
theme = Theme
theme-system = As the system
theme-light = Light
theme-dark = Dark
settings = Settings
settings-table = At the table
pace = The others’ moves
pace-hint = Step by step waits for your tap after each one
pace-fast = Fast
pace-calm = Calm
pace-slow = Slow
pace-step = Step by step
go-on = Go on
go-on-hint = Tap to go on, or press Space.
sound = Sound
sound-hint = paper, wood and brass, never music
sound-off = off
sound-volume = { $percent } percent
motion = Motion
motion-hint = cards fly and turn; off: they are simply there
call = Tell me when it is my turn
call-hint = by a notification, at tables by the day, when the page is not open
call-cannot = this browser cannot be notified here; on a phone, put Madang on the home screen first
call-denied = you have forbidden notifications from here; the browser’s settings can allow them again
call-failed = that did not work just now; try again later
settings-cards = Cards
card-size = Text on cards
card-size-small = Small
card-size-usual = Usual
card-size-large = Large
patterns = Patterns on families
patterns-hint = a weave for every colour
patterns-why = Priest, Banker and Broadcaster look alike to some eyes. With patterns each family has its own weave.
sample-priest = Priest
sample-banker = Banker
sample-broadcaster = Broadcaster
keys-title = Keys
key-tab = Tab
key-tab-does = next part of the table
key-arrows = Arrows
key-arrows-does = walk over cards and hand
key-choose = Enter, Space
key-choose-does = choose
key-escape = Escape
key-escape-does = step back: clear, undo
key-numbers = 1 to 9
key-numbers-does = jump to a column
key-log = L
key-log-does = log and score
key-help = ?
key-help-does = rules and keys

## Refusals
refused-illegal-move = That is not possible now.
refused-malformed = The server did not understand this. Reload the page.
refused-stale = The table has moved on. Look again, then choose.
refused-not-your-turn = It is not your turn.
refused-not-your-seat = You have no seat here.
refused-over = The match is over.
refused-bad-words = One line of up to 200 visible characters can be said.
refused-hushed = Nobody talks here.
refused-no-take-back = That cannot be taken back, or somebody has said no.
refused-not-away = They are back, or it is not their turn.
refused-not-over = The match is not over yet.
refused-waiting = The game begins when all seats are taken.
refused-not-found = There is nothing like that here.
refused-banned = Whoever runs this server does not let you in any more.
refused-bad-name = A name has 1 to 24 visible characters.
refused-bad-password = A password has 8 to 128 characters.
refused-has-account = You have an account already.
refused-name-taken = Somebody else is called that, or almost. Choose another name.
refused-no-account = You need an account for that.
refused-wrong-password = There is no account of this name with this password.
refused-bad-seats = Nobody can sit like that. Choose the seats again.
refused-bad-link = This link is damaged. Ask for it again.
refused-bad-host = This server goes by another name.
refused-bad-origin = This page comes from somewhere else than its server.
refused-seat-taken = Somebody else sits there already.
refused-too-many = That is too much at once. Finish or close something first.
refused-unavailable = The server cannot do this just now. Nothing is lost; try again.
refused-too-large = That is too long.
refused-closed = This table is closed.
refused-begun = The game has begun.
refused-unreachable = The server cannot be reached just now.

## The first game with the coach
learn-minute = Learn in one minute
idea-of = { $game } in one minute
learn-first = Play a first game with the magpie
learn-first-line = About { $minutes } minutes. It explains one thing at a time, and you make the moves.
play-now = Play at once
learn-back = Back to step { $step } of { $steps }
lesson-of = First game, lesson { $step } of { $steps }
step-of = Step { $step } of { $steps }
table-lesson = { $game }, first game
coach-label = The magpie explains
coach-again = Say it again
coach-skip = Skip this step
coach-skip-short = Skip
coach-leave = Leave, it waits for you
coach-leave-short = Leave
coach-leave-out = Play on without the magpie
key-c-does = the magpie says it again
coach-go-on = Go on
coach-play-on = Play on without me
coach-rule = Rule { $rule }.
coach-else = You may do something else; I will tell you what it does.
coach-minutes = { $minutes ->
    [one] about one minute left
   *[other] about { $minutes } minutes left
}
coach-watch = Watch the others
coach-free = As you like
coach-back = I come back as soon as there is something new.
coach-as-you-like = Your move: choose as you like.
known-title = What you know now
known-count = { $step } of { $steps }

## Puzzles: scenarios of the rules
puzzle = Puzzle
puzzle-try = Try it
puzzle-put-away = Put it away
puzzle-find = Which move is it?
puzzle-find-line = This rule is at work here. Make the move that it speaks of.
puzzle-forbidden = What cannot be done?
puzzle-forbidden-line = This rule forbids something here. Touch what you believe it is.
puzzle-solved = That is it
puzzle-other = That can be done, too
puzzle-other-line = But another move was meant. Go on here, or once more from the start.
puzzle-show = Show me
puzzle-again = Once more
puzzle-next = Another one
puzzle-back = Back

## The visitor's account
account = Account
account-offer = Keep your seats: make an account
account-open = Your account
account-line = You are a guest: only this browser knows you. With an account you come back from anywhere. No address is asked for.
account-yours = You are { $name }, wherever you log in.
account-make = New account
account-log-in = Log in
account-made = Your account is made, and your tables are in it.
account-bring = Bring these tables along
account-bring-hint = what you have played here belongs to the account then
name = Name
password = Password
password-now = Password now
password-new = New password
password-change = Change password
password-changed = The password is changed; all other logins have ended.
logins = Where you are logged in
login-here = This browser
login-seen = Another browser, last used { $when }
login-end = End
log-out = Log out
log-out-everywhere = Log out everywhere
figures = Your games
figures-played = Played
figures-won = Won
figures-points = Points
your-data = Your data
your-data-line = All that is kept of you, with the records of your games; or delete all of it.
export = Download
forget = Forget me
forget-line = You resign where you play. Your name, your account and what you have said are removed. The games stay for those who played them, and nobody sits in your place.
forget-now = Forget me for good
filter-games = All games
filter-state = State
filter-all = All tables
filter-going = Going on
filter-ended = Ended
table-remove = Remove from the list: { $table }
tables-more = { $count ->
    [one] One more
   *[other] { $count } more
}

## Names that the server gives
called-Guest = Guest
called-Nobody = Nobody
called-Crane = Crane
called-Magpie = Magpie
called-Heron = Heron
called-Owl = Owl
called-Wren = Wren
called-Swift = Swift

## Free seats
free-seats = Free seats
sit-down = Sit down
public = Everybody may sit down
public-hint = the free seats are listed in the courtyard
rated = Rated
rated-hint = counts for the ladder; only people with accounts sit down
ladder = Ladder
ladder-line = From rated games between people with accounts. It shows who has played at least ten; the more games, the surer the figure.
ladder-empty = Nobody has played ten rated games of this yet.
ladder-rating = Rating
ladder-bots = Bots
ladder-bots-line = Fixed ratings, from games of bots against each other: they say how far bots are apart, not how you would fare against them.
