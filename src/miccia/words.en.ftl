# Everything that is said around the games in English. What the server reads comes first, then what only the
# pages say. A file like this one, beside it, makes a language: docs/adding-a-language.md

## The language itself

language = English
language-short = EN

# What numbers begin with when they are read, for BEFORE: exactly 11, and whatever starts with 8.
numbers-begin = 8* e, 11 e, 18 e

list-comma = ,{" "}
list-and = { $before } and { $last }
list-or = { $before } or { $last }

## What every game says

refused-not-your-turn = It is not your turn.
refused-game-over = The game is over.
refused-unknown-action = That is not a move of this game.
refused-no-such-seat = There is no such seat at this table.
why-random = Pure chance: every move was as likely as the others
why-unready = I had not thought it through in time

## The log

took-back = { $actor } takes a move back
took-back-you = You take a move back
took-back-seen = { $actor } takes a move back: what has been seen has been seen
took-back-you-seen = You take a move back: what has been seen has been seen

## Refusals

refused-already-seated = You have a seat at this table already.
refused-already-begun = The game has already begun.
refused-bad-message = The table did not understand that message.
refused-bad-name = A name needs at least one letter.
refused-bad-option = This game cannot be played with those options.
refused-bad-origin = That request comes from another site.
refused-bad-seats = This game does not take that number of players.
refused-bad-seed = That is not a seed.
refused-bad-stack = The cards cannot be stacked like that.
refused-broken-step = This step cannot be played now.
refused-broken-table = This table’s game can no longer be read. Nothing has been deleted.
refused-both-playing = Both devices sit in the same game. Once it is over, they can become one.
refused-cannot-undo = There is nothing that you could take back now.
refused-crowded = Too many people are watching this table.
refused-hands-closed = At this table onlookers see what everybody sees.
refused-hello-first = Say hello to the table first.
refused-lesson-elsewhere = This lesson is open elsewhere.
refused-look-alike = That name looks like another one at this table. Choose a different one.
refused-no-lesson = This game has no lesson.
refused-no-review = Games of this kind cannot be reviewed.
refused-no-reason = Nobody has left a reason for this move.
refused-no-sitting-in = At this table onlookers do not take over seats.
refused-network-too-fast = Too much is coming from your network at once. Wait a moment.
refused-no-coach = There is no coach at this table.
refused-no-next-game = Another game can follow only when this one is over.
refused-no-program = You have made no token for a program here.
refused-no-programs = At this table no programs play for people.
refused-no-such-eyes = Nobody has eyes like that in this game.
refused-no-such-game = There is no such game at this table.
refused-no-such-moment = There is no such move in this game.
refused-no-such-step = The lesson has no such step.
refused-no-talk = There is no free chat at this table during the game.
refused-no-wish = Nobody wishes to take that back any more.
refused-nobody-there = There is nobody there who can be turned away.
refused-not-allowed = That request is not allowed.
refused-not-all-ready = Somebody who is here has not said yet that they play once more.
refused-not-begun = The game has not begun yet.
refused-not-for-programs = A program can only play. Everything else is for whoever sits there.
refused-not-found = There is nothing at this address.
refused-not-host = Only whoever created the table can do that.
refused-not-in-this-step = Not in this step.
refused-not-over = The record and the review are shown when the game is over.
refused-not-seated = You have no seat at this table.
refused-not-stood-in = No bot is playing for you.
refused-old-code = This code has had its ten minutes. Make a new one on the other device.
refused-nothing-hidden = In this game everybody sees everything.
refused-one-hand = In this game you look through one player’s eyes at a time.
refused-own-eyes = You play at this table: you see with your own eyes.
refused-own-code = This code was made on this device. Enter it on the other one.
refused-paused = The game is paused.
refused-program-closed = This token is not valid at this table, or no longer.
refused-program-elsewhere = Another program has come with the same token and plays now.
refused-program-rests = Whoever sits here plays without the program now, or a bot does.
refused-record-abroad = This file of { $name } cannot be read: something is wrong with “{ $place }”.
refused-record-changed = Line { $line } does not follow from the ones before it. The record was changed, or it is damaged.
refused-record-empty = There is nothing in this file.
refused-record-foreign = This is not a record of Miccia, nor of another program that can be opened here.
refused-record-too-large = This file is too large to be the record of a game.
refused-record-version = This record was written by another version of Miccia. Open it with that one.
refused-reserved-name = Nobody can be called that at a table. Choose another name.
refused-said-already = You have said so already.
refused-seat-has-bot = A bot is playing there already.
refused-seat-taken = Somebody else has that seat.
refused-seen-hands = You have seen a hand in this game, so you cannot take a seat in it.
refused-server-error = Something went wrong at the table. Please try again.
refused-shoulder-closed = This link is closed. You now see what everybody sees.
refused-shoulder-crowded = Too many people are looking over this shoulder already.
refused-stale = The table had moved on before your move arrived. Have a look and choose again.
refused-still-there = A bot can play for somebody only when the game has waited for them long enough.
refused-stood-in = A bot is playing for you. Say that you are back first.
refused-still-playing = You still sit in a game with other people. Once it is over, you can be forgotten.
refused-table-away = The table is out of reach for a moment. It will come back by itself.
refused-table-full = There is no free seat left.
refused-too-early = The clock has not started yet.
refused-too-fast = That was too much at once. Wait a moment.
refused-too-large = That message is too long.
refused-too-many-pages = Too many pages are open from your network. Close one, or try again in a while.
refused-too-many-reviews = Many reviews are waiting already. Ask again in a few minutes.
refused-too-many-tables = Too many tables have been created from your network. Try again in a minute.
refused-bad-tried = Nobody can go on from that game.
refused-tried-fixed = This table goes on from another game: what is played there is settled.
refused-tried-over = The game is over there: nobody could play on.
refused-turned-away = You have been turned away from this table.
refused-undo-wished = First decide whether a move is taken back.
refused-unknown-bot = There is no bot of that kind for this game.
refused-unknown-game = There is no such game here.
refused-unknown-phrase = That is not one of this game’s phrases.
refused-unknown-signal = That cannot be pointed at in this game.
refused-unknown-table = There is no table with this code.
refused-used-code = This code has been used already. Make a new one on the other device.
refused-wished-already = You have already asked to take that back.
refused-wrong-code = There is no such code. Check the letters and digits on the other device.

## What happens around the game

note-stood-in = A bot now plays for { $name }
note-stood-in-by = { $by } lets a bot play for { $name }
note-back = { $name } is back
note-left = { $name } has left the game: a bot plays on
note-sat-in = { $sitter } sits in for { $name }
note-over-shoulder = Somebody is looking over { $name }’s shoulder
note-hands-open = { $name } lets onlookers see the hands
note-hands-late = { $name } lets onlookers see the hands, a round late
note-hands-closed = { $name } no longer lets onlookers see the hands
note-advice = { $name } asks for advice
note-coach-all = { $name } lets everybody have the coach
note-coach-alone = { $name } leaves the coach to those who play alone with bots
note-coach-off = { $name } does without the coach
note-program-plays = { $name } lets a program play
note-program-late = { $name }’s program took too long: a bot moved for it
note-program-wrong = { $name }’s program sent no legal move: a bot moved for it
note-program-gone = { $name }’s program is gone: a bot moved for it
note-program-given-up = { $name }’s program does not answer: a bot plays on for { $name }
note-programs-true = { $name } lets people use programs
note-programs-false = { $name } allows no more programs
note-wish-refused = { $by } prefers to leave it as it is
note-wish-lapsed = Nobody objected, but not everyone answered: { $name }’s move stays
note-wish-withdrawn = { $name } leaves it as it is after all

## Bots and onlookers

bot-random = Random
bot-steady = Steady
bot-expert = Expert

# What nobody can be called, since others would take them for somebody else.
not-names = onlooker, an onlooker, spectator, host, guest

# Whoever wished to be forgotten, by their seat.
guest = Guest { $number }

## Without a client

no-client = The pages of Miccia have not been built yet.
no-client-here = Try `make play`.

## In a terminal

terminal-player = Player { $number }
terminal-next = Enter: on, q: stop{" "}
terminal-ready = I am ready
terminal-ready-why = Time begins once everybody is ready.
terminal-starting = Get ready: it begins…
terminal-window = Do you react?
terminal-pause-agree = Agree to a pause
terminal-save = Save the record
terminal-saved = The record is in { $file }
terminal-leave = Leave
terminal-leave-sure = The game is not over. Leave it?
terminal-small = This window has { $size } characters. The table needs { $least }: make it larger.
terminal-no-answer = Nobody answers at { $house }
terminal-keys-choose = Arrows or a number choose, Enter does it. The mouse does both with a click.
terminal-key-take-back = take back
terminal-key-go-on = go on
terminal-key-advise = advice
terminal-key-talk = talk
terminal-key-pause = pause
terminal-key-rules = rules
terminal-key-keys = keys
terminal-key-leave = leave
terminal-jump = To which move, from 0 to { $count }?
terminal-replay-before = back
terminal-replay-after = on
terminal-replay-jump = go to
terminal-replay-eyes = other eyes
terminal-replay-quit = stop

## A look back

review-won = { $winner } won.
review-won-you = You won.
review-won-led = { $winner } led most of the way and won.
review-won-led-you = You led most of the way and won.
review-won-behind = { $winner } won from behind: { $percent }% at the lowest.
review-won-behind-you = You won from behind: { $percent }% at the lowest.
review-nobody = Nobody won.
review-squad-won = The squad made it.
review-squad-won-behind = The squad made it after all: { $percent }% at the lowest.
review-squad-lost = The squad did not make it.
review-squad-lost-led = The squad was close: { $percent }% at the highest.
review-score = { $score } of { $most } points.
review-because-win = Played on from there, { $best } of 100 games are won; after what was done, { $chosen }.
review-because-score = Played on from there, the mean score is { $best }; after what was done, { $chosen }.
review-failed = This game could not be reviewed to its end. It can be tried again.
review-running = { $done } of { $of } decisions
review-columns = player, start, skill, luck, end, decisions, nothing better
review-move = move { $n }: { $title } (+{ $loss })
review-knew = knew
review-played = played
review-better = better
review-clear = Nothing was clearly better in any of { $count } decisions.

## The pages

# For whoever has not given a name.
friendly-names = Rocket, Sparkler, Pinwheel, Firefly, Comet, Ember, Flare, Twinkle, Flash, Matchstick

tagline = tabletop games that go off

## Around every page

nav-sections = Sections
nav-play = Play
nav-rules = Rules
nav-home = Miccia, to the home page
nav-skip = Skip to content

## Tools

tools-language = Language
tools-sound-on = Sound is on: turn it off
tools-sound-off = Sound is off: turn it on
tools-theme-dark = Dark theme: change to light
tools-theme-light = Light theme: follow the system
tools-theme-auto = System theme: change to dark
tools-help = Help and shortcuts
tools-menu = Menu
tools-close = Close
tools-name = Your name
tools-change-name = You are { $name }: change your name
tools-save = Save
tools-sound = Sound
tools-themes-dark = dark
tools-themes-light = light
tools-themes-auto = auto
tools-theme-title = Theme
tools-on = on
tools-off = off
notices-title = Tell me when it is my turn
notices-yes = yes
notices-no = no
notices-why = A notice from your browser while this page is out of sight. It names the game and the table, nothing else.
notices-blocked = Your browser blocks notices from this page. You can allow them in its settings for this site.

## Whether to be asked

slip-sure = Sure?
slip-rule = rule { $number }
slip-back = Go back
slip-anyway = Do it anyway
slip-title = Ask before a slip
slip-why = Once, with the reason, when you are about to do what you would hardly mean.

## The home page

home-title = What shall we set off?
home-lead = Play with bots in one click. With friends, all you need is a code: no accounts.
home-lead-short = Play with bots right away. No accounts.
home-have-code = Got a code?
home-code = Table code
home-code-example = LUNA-MARE-42
home-enter = Join
home-games = Games
home-play-bots = Play with bots
home-play-now = Play now
home-play-game = Play { $game } now with bots
home-table = New table
home-table-game = Create a table for { $game }
home-soon = Coming soon
home-minutes = { $count } min
home-together = cooperative
home-versus = competitive
home-players = { $least } to { $most } players
home-no-server = The table does not answer. Try again once you are back online.
home-retry = Try again

## Lists of tables

lists-resume = Resume
lists-resume-none = Games you begin stay here: close the page and come back whenever you like.
lists-running = { $count ->
        [one] { $count } game under way
       *[other] { $count } games under way
    }
lists-open = Open tables
lists-open-none = Nobody is waiting for company right now. Create an open table yourself.
lists-fresh = updated just now
lists-your-turn = your turn
lists-others-turn = someone else’s turn
lists-gathering = waiting for players: { $taken } of { $seats }
lists-finished = finished
lists-finished-score = finished: { lists-score }
lists-score = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
lists-taken = { $taken } of { $seats }
lists-empty = An empty table
lists-play = Play
lists-show = Open
lists-review = View
lists-sit = Sit down
lists-open-the = { $verb }: { $game }, { $code }

## A new table

create-title = Create a table
create-remembers = remembers your last choices
create-game = Game
create-seats = Seats
create-less = One seat fewer
create-more = One seat more
create-bots-fill = bots take the empty seats
create-bots = Bots
create-options = Options
create-standard = basic rules
create-who = Who can join
create-list = open to everyone: listed on the home page
create-go = Create the table and copy the invitation
create-open = Create a table, choose options

## A table

table-title = { $game } · { $code }
table-players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
table-room = Table
table-watching = { $count ->
        [one] { $count } onlooker
       *[other] { $count } onlookers
    }
table-copy-invite = Copy the invitation
table-copied = Invitation copied
table-copy-here = The invitation has not been copied yet: you can do it here.
table-copy-by-hand = It could not be copied: the link is selected, copy it by hand.
table-link = Invitation link
table-share = Share
table-share-text = Will you play { $game } with me?
table-more = Discards, log, phrases
table-screen = Open the screen for a television
qr-alt = QR code that leads to table { $code }
qr-hold = Hold a phone up to it to come to the table.

## Onlookers who see more

shoulder-make = Show others what I see
shoulder-why = You get a link. Whoever opens it sees your hand, and everyone at the table is told.
shoulder-link = Link over my shoulder
shoulder-copy = Copy the link
shoulder-copied = Link copied
shoulder-again = New link
shoulder-take-back = Take it back
shoulder-nobody = Your link is open. Nobody is looking.
shoulder-lookers = { $count ->
        [one] { $count } person is looking over your shoulder
       *[other] { $count } people are looking over your shoulder
    }
look-title = What you see
look-public = What everyone sees
look-all = All hands
look-late = Hands are shown a round late.
look-why = Once you have seen a hand, you cannot take a seat in this game.
eyes-shoulder = Over { $name }’s shoulder
eyes-of = Through { $name }’s eyes
eyes-all = All hands
eyes-late = a round late
eyes-open = Onlookers may see the hands
eyes-open-late = Onlookers may see the hands, a round late
eyes-over = { $count ->
        [one] Somebody is looking over { $name }’s shoulder
       *[other] { $count } people are looking over { $name }’s shoulder
    }

## A program of one’s own

program-make = Let my program play
program-why = You get a token. The program that names it plays on your seat and sees what you see; everyone at the table is told.
program-command = Command for your program
program-once = The token is shown only now. Whoever has it plays on your seat: keep it to yourself.
program-copy = Copy the command
program-copied = Command copied
program-by-hand = It could not be copied: the command is selected, copy it by hand.
program-none = No program has come with your token.
program-waits = Your program is here. It plays as soon as the game begins.
program-plays = Your program is playing.
program-rests = Your program is here, but does not play.
program-play = Let it play
program-again = New token
program-end = Take the token back
program-playing = Your program is playing
program-playing-why = It sees and is told what you are. Take your seat back whenever you like.
program-back = Play myself

## The screen of a table

screen-title = { $game }, the screen of table { $code }
screen-just = What just happened
screen-before = Before: { $what }
screen-come = Sit down with your phone
screen-watch = Watch, or come back
screen-begin = Hold your phone up to the code
screen-soon = Back in a moment…
screen-paused = Paused
screen-free = free seat
screen-bot = bot
screen-away = away
screen-hand = { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
screen-discards = discards
screen-dealt = The cards are on the table
table-loading = Setting the table…
table-you = you
table-away = away
table-bot = bot
table-bot-of = { $level } bot
table-online = online

## The connection

link-up = Connected
link-everyone = All connected
link-absent = Away: { $names }
link-connecting = Connecting…
link-broken = Connection lost, reconnecting…
link-broken-long = Connection lost. Reconnecting: your seat stays yours.

## Who is missing

seat-away = { $name } is away
seat-bot = A bot plays for { $name }
seat-program = A program plays for { $name }
seat-looked = Somebody is looking over { $name }’s shoulder
missing-away = { $name } is away
missing-still = { $name } is still thinking
missing-since = { $seconds } s · the game waits for { $name }
missing-over = { $time } · over the time to think
missing-soon = A bot can play in { $seconds } s.
missing-never = At this table everyone is waited for.
missing-why = Anyone who plays can let a bot play until { $name } is back. It knows only what { $name } has been told.
missing-why-still = { $name } is here and can move at any moment. Anyone who plays can let a bot play meanwhile: it knows only what { $name } has been told.
missing-bot = Let a bot play for { $name }
missing-wait = Wait
missing-away-told = { $name } has been away for { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }. Press B to let a bot play.
missing-still-told = { $name } has been thinking for a long time. Press B to let a bot play.
stood-in-title = A bot is playing for you
stood-in-why = It knows only what you have been told. Take your seat back whenever you like.
stood-in-back = I am back
seats-title = Seats
seats-leave = Leave the game
seats-leave-why = A bot plays on for good. The others’ game goes on.
seats-leave-sure = Yes, leave
seats-stay = Stay
seats-sit-in = Sit in for { $name }
customs-title = Waiting, bots, seats, onlookers
customs-hands = Onlookers see the hands
customs-hands-closed = no
customs-hands-late = a round late
customs-hands-open = at once
customs-grace = A bot may play for somebody who is away after
customs-thought = Time to think, before a bot may move
customs-pace = How fast bots move
customs-pace-slow = slowly
customs-pace-usual = as usual
customs-pace-fast = fast
customs-never = never
customs-no-clock = no limit
customs-seconds = { $count } s
customs-minutes = { $count } min
customs-unasked = the bot comes by itself
customs-sit-in = onlookers may take seats that are left
customs-programs = people may let programs play
customs-coach = The coach
customs-coach-alone = for whoever plays alone with bots
customs-coach-all = for everybody
customs-coach-off = nobody has it

## Taking back

take-back = Take back
take-back-ask = Ask to take back
go-on = Go on
go-on-why = Go on: the bot moves at once
wish-of = { $name } would like to take a move back
wish-yours = You would like to take a move back
wish-untold = A move that the log does not tell of
wish-back = Everything will be as it was before.
wish-shows = Everything as before, but what you have seen stays seen.
wish-answers = Who agrees
wish-you = You
wish-agrees = agrees
wish-thinks = is thinking…
wish-decide = you decide
wish-left = { $seconds } s left
wish-no = No, leave it
wish-yes = All right
wish-yes-key = Y
wish-withdraw = Never mind
wish-told = { $wish }: { $what }
wish-asked-told = { wish-told }. Press Y to agree, N to leave it.
wish-agreed-told = { $name } agrees

## Before the game

gathering-title = Who plays?
gathering-lead = Send the invitation to your friends. Whoever opens the link can sit down; bots take the seats that stay empty.
gathering-lead-guest = Take any free seat. Bots take those that stay empty.
gathering-seat = Seat { $number }
gathering-free = free
gathering-sit-here = Sit here
gathering-sit-at = Sit at seat { $number }
gathering-stand = Stand up
gathering-add-bot = Add a bot
gathering-add-bot-at = Put a bot on seat { $number }
gathering-remove-bot = Remove the bot
gathering-remove-bot-at = Remove the bot from seat { $number }
gathering-begin-with = { $free ->
        [0] Begin
        [one] Begin: { $free } bot joins
       *[other] Begin: { $free } bots join
    }
gathering-sit-first = Sit down to play, or stay and watch.
gathering-wait-host = When everyone is here, whoever created the table starts the game.
gathering-options = At this table
gathering-standard = Basic rules, no options.
gathering-private = by invitation only
gathering-no-programs = no programs play for people
gathering-only-here = This address works on this computer only. To invite others on your network, whoever started Miccia has to restart it with --host 0.0.0.0.
gathering-listed = open to everyone
gathering-sealed = The deck is sealed
gathering-sealed-why = The table published the fingerprint of its secret before anyone added their share of chance: nobody can choose the cards alone.

## Turns

turn-yours = Your turn
turn-of = { $name }’s turn
turn-several = Waiting for { $names }
turn-wait = Wait for your turn.
turn-watching = You are watching. The cards stay face down.
turn-over = The game is over
turn-choose = What do you do?
turn-badge = ● Your turn · { $rest }
turn-badge-late = ● Waiting for you · { $rest }
turn-badge-asked = ● A question for you · { $rest }
notice-turn = Your turn · { $game }
notice-late = The table is waiting for you · { $game }
notice-wish = Take a move back? · { $game }
notice-pause = A pause? · { $game }
thought-yours = Your time to think
thought-of = Time to think: { $names }
thought-over = Your time to think is over. Nothing is lost: the others can now let a bot move for you.

## The plain board

plain-players = Players
plain-table = Table
plain-mine = Your side
plain-hand = Your hand · { $count }
plain-held = in hand: { $count }
plain-pick = Pick something with a golden edge.
plain-back = Cancel
plain-keys-hand = pick from your hand; once more: use it
plain-keys-answers = choose an answer

## The log beside the board

log-title = Log
log-empty = The game begins now.
log-why = why?
log-reason = The bot’s reason
log-bot = bot for { $name }
log-program = program for { $name }
log-undone = taken back:
log-below = More below: talk, seats
log-latest = Go to the end

## Talk

talk-title = Say something
talk-phrases = Ready-made phrases
talk-write = Write to the table
talk-send = Send
talk-says = { $name }: { $text }
talk-mute = Mute { $name }, for you alone
talk-muted = Muted, for you alone
talk-unmute = Hear { $name } again
talk-muted-told = You no longer hear { $name }
talk-unmuted-told = You hear { $name } again

## Advice

coach-title = Coach
coach-only-you = only for you
coach-show = Show the coach
coach-brief = Coach: { $brief }
coach-ask = What would you do?
coach-hide = hide
coach-thinking = I’m thinking
coach-wait = When it is your turn, I’ll tell you what I would do.
coach-recorded = It stays on record that you asked.
coach-wins = you win
coach-estimate = “you win” is an estimate, from { $tries } imagined games of each
coach-agreed-alone = A coach for whoever plays alone with bots
coach-agreed-all = A coach for everybody
coach-agreed-off = No coach

## Pauses

pause-title = Pause
pause-needs = { $people ->
        [2] Both
       *[other] All { $people }
    } of you must agree to pause
pause-alone = Stop the clock for a while
pause-wished = { $names } would like a pause
pause-waiting = Waiting for the others to agree to a pause
pause-agree = Agree
pause-take-back = Never mind
pause-paused = Paused
pause-paused-why = The clock stands still. Anyone at the table can resume.
pause-resume = Resume

## The result

result-title = { turn-over }
result-score = Score
result-winners = { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
result-you-win = You win!
result-nobody = Nobody wins
result-together-won = We did it!
result-together-won-them = They did it!
result-together-lost = Not this time
result-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
result-record = Download record
result-fair = Why the deck is fair
result-home = Home page
result-look = See the table
result-show = Show the result
result-reasons = The log now also shows why the bots played as they did.

## Looking back

replay-title = Replay
replay-of = Replay · { $game }
replay-link = Replay
replay-link-the = Replay: { $game }, { $code }
replay-loading = Winding the game back…
replay-eyes = Seen by
replay-everyone = everyone
replay-everybody = onlooker
replay-everyone-ask = See all hands?
replay-everyone-why = This shows what the players could not see. Do not look if you want to guess along.
replay-everyone-why-turn = You see every move through the eyes of whoever acts. Do not look if you want to guess along.
replay-everyone-yes = Show them
replay-everyone-no = Better not
replay-move = Move { $number } of { $count }
replay-deal = The deal
replay-moment = Move { $number } of { $count }: { $what }
replay-scrub = Moves
replay-start = start
replay-unseen = not seen yet
replay-play = Play
replay-stop = Stop
replay-back = One move back
replay-on = One move on
replay-speed = Speed: { $times } times
replay-why = Why?
replay-decision = decision { $place } of { $name } worth another look
replay-turning = a turning point
replay-next-key = Next key moment
replay-share = Copy the link to this moment
replay-copied = The link to this moment is copied.
replay-options = Share, save, check
replay-go-on = Play on from here
replay-no-moment = This game has no move { $number }
replay-no-moment-why = It has { $count }. Begin with the deal.
replay-unfinished = The record ends here: the game was not played to its end.
replay-open = Open a record
replay-open-lead = Drop the file of a game here: a record of Miccia, or the JSON of hanab.live. It is read, checked line by line, and not kept.
replay-open-choose = Choose a file
replay-open-drop = Let go to open it
replay-open-reading = Reading…
replay-open-failed = This could not be opened
replay-open-other = Another file
replay-legal = Every line is legal and follows from the one before: the server has played it again.
on-title = Play on from here
on-lead = Move { $number } becomes a new table. It is marked, and counts nowhere.
on-seat = You sit as
on-cards = The hidden cards
on-same = The same as then
on-same-why = Whoever has looked at them knows them.
on-new = Others that look the same
on-new-why = Whatever you could not see is dealt anew.
on-who = With whom
on-bots = Bots
on-friends = Friends, by a link
on-go = Play
on-mark-same = Played on from move { $number }: the same cards. Does not count.
on-mark-new = Played on from move { $number }: new hidden cards. Does not count.
on-mark = Does not count
on-evening = Played on from another game: it does not count.

## The evening: one game after the other

evening-game = Game { $number }
evening-next = Game { $number }?
evening-stays = Everyone stays at this table.
evening-starts = { $name } starts.
evening-you-start = You start.
evening-ready-list = Who is ready
evening-ready = ready
evening-not-yet = not yet
evening-gone = not here
evening-more = Once more
evening-not-after-all = Not yet after all
evening-dealing = Dealing…
evening-leave = Leave the table
evening-leave-why = Your seat becomes free for others.
evening-leave-sure = Yes, leave
evening-begin-without = Start without { $names }
evening-begin-without-why = { $count ->
        [one] A bot takes the seat.
       *[other] Bots take the seats.
    }
evening-sit = Sit down
evening-full = All seats are taken: stay and watch.
evening-you-host = You host
evening-host = { $name } chooses the game
evening-change = Game and options
evening-change-why = Whoever is ready has to say so again.
evening-change-go = Play it like this
evening-is-ready = { $name } is ready.
evening-not-ready = { $name } would rather wait.
evening-changed = The next game has changed: { $game }, { $options }
evening-title = This evening
evening-wins = { $count ->
        [one] { $count } win
       *[other] { $count } wins
    }
evening-leads = leading
evening-behind = { $count } behind
evening-none = no wins yet
evening-best = Best
evening-mean = Average
evening-tenths = { $whole }.{ $tenths }
evening-count = Games
evening-games = Games
evening-played = { $count } played
evening-you-won = You won
evening-you-all-won = Won together
evening-lost = Lost
evening-course = Wins after each game.
evening-course-of = { $name }: { $wins }.
evening-record = Record of game { $number }
evening-watch-on = { $count ->
        [one] { $count } person looks on and can stay.
       *[other] { $count } people look on and can stay.
    }

## Checking the deck

check-check = Check the deck
check-checking = Checking…
check-seed = The secret is the promised one, and the seed comes from the secret and the players’ salt.
check-early = The fingerprint is the one your browser saw before the deal.
check-late = This browser first saw the fingerprint after the deal: it cannot tell whether it was the same before.
check-salted = The salt your browser added is in the seed.
check-unsalted = This browser added no salt at this table: it cannot tell whether anybody’s was left out.
check-beyond = Whether every card really came from the seed: download the record and let “miccia verify” play it again.
check-unable = It could not be checked here. Download the record and use “miccia verify”.
check-wrong = Careful: this table did not keep its word. Keep the record.
check-changed-now = Careful: this table now shows another fingerprint of its secret than before. It may have chosen the cards.
check-fault-changed = The table now shows another fingerprint than the first one your browser saw.
check-fault-record = The record carries another fingerprint than the one your browser saw.
check-fault-secret = The secret in the record is not the one behind its fingerprint.
check-fault-seed = The seed does not come from the secret and the salt in the record.
check-fault-salt = The salt your browser added has been left out of the record.
check-fault-stacked = The record says that the cards were laid out by hand, not shuffled.

## The lessons

learn-first = your first game
learn-place = { $step } of { $count }
learn-step = Step { $step } of { $count }
learn-steps = Steps of the lesson
learn-now = now
learn-waits = Leave when you like: it waits at this step.
learn-leave = Leave
learn-onward = Continue
learn-finish = Finish
learn-when = Go on when you like.
learn-show = Show me
learn-again = Redo the step
learn-why = Why?
learn-rules =
    { $count ->
        [one] Rule { $rules }
       *[other] Rules { $rules }
    }
learn-not-now = Not in this step
learn-elsewhere = This lesson is open elsewhere. Continue here?
learn-here = Continue here
learn-broken = This step cannot be played now
learn-broken-why = Start the lesson again from its first step.
learn-restart = Start again
learn-offer = Learn it in 3 minutes
learn-offer-game = Learn { $game } in 3 minutes
learn-resume = Resume at step { $step }
learn-resume-game = Resume the lesson of { $game } at step { $step }
learn-finished = Now you can play { $game }
learn-finished-why = Every rule has its number in the rulebook, which is one click away at every table.
learn-repeat = The lesson once more

## What is this?

explain-list = What is this?
explain-lead = Choose something to see what it does. At the table, rest the mouse on it, hold a finger on it, or press I.
explain-key = tell what this is, or list everything
explain-not-now = Not now
explain-choose = Choose
explain-more = In the rules
explain-over = The game is over.
explain-not-your-turn = It is not your turn: the table is waiting for { $names }.
explain-can = You can use it now.
explain-frame = around the table
thing-bot = Bot
about-bot = A bot plays on this seat, or a program of whoever sits there, from what that seat may know and nothing more.
thing-away = Away
about-away = The connection of this player is gone. After a while the others may let a bot play on.
thing-looked = Looked over the shoulder
about-looked = Somebody watches the game from this seat and sees what it sees. The player has allowed it.
thing-host = Whoever created the table
about-host = Starts the game and sets its customs: how long to wait, bots, onlookers.
thing-undo = Take back
about-undo = Where the game allows it, a move can be taken back: at once if nobody has seen anything by it, otherwise if everybody agrees.
thing-coach = { coach-title }
thing-log = { log-title }
about-coach = Odds and reasons from what you may know. Asked what it would do it answers with its move, and everybody is told that you asked.
about-log = All that has happened, the newest first. It tells you what you could see, and nothing else.

## Rulebooks

rules-title = { nav-rules }
rules-lead = Every rule has a number: when the table refuses a move, it names the rule.
rules-rule = Rule { $number }
rules-contents = Contents
rules-back = Back to the table
rules-none = This rulebook is not here yet.
rules-goal = The goal
rules-short = In short
rules-search = Search the rules
rules-found = { $count ->
        [0] Nothing found
        [one] { $count } rule found
       *[other] { $count } rules found
    }

## Refused moves

refusal-rule = rule { $number }
refusal-close = Got it

## Help

help-title = Help
help-keys = Keyboard
help-does = What it does
help-key-sheet = show this sheet
help-key-next = go to the next group
help-key-within = move within a group
help-enter = Enter
help-key-confirm = confirm
help-key-back = step back, close
help-key-undo = take your last move back, or ask to
help-key-coach = go to the coach
help-key-advice = ask what a bot would do
help-key-go-on = alone with bots: let the one that thinks move at once
help-key-sound = sound on or off
help-rulebook = Open the rulebook
help-shapes = Every colour has its shape: red triangle, yellow star, green diamond, blue square, white ring, black hexagon.
help-gold = Gold means “you can” or “you chose”, nothing else.

## Why the deck is fair

fair-title = { result-fair }
fair-step-1 = When a table is made, it draws 32 secret bytes and publishes their SHA-256 fingerprint. Your browser remembers the first one it sees: if the table changes it, the page says so.
fair-step-2 = Everyone who sits down adds some salt, also when playing with bots: random bytes born in their own browser once it has seen the fingerprint, so the table could not foresee them.
fair-step-3 = The seed of the game is the SHA-256 of the secret and the salts. Every card comes from it, so neither the table nor a player can choose the deck alone.
fair-step-4 = Once the game is over, the record shows the secret, the salts, the seed and every move. The result page works out fingerprint and seed anew and compares them with what your browser saw and added; “miccia verify” also draws every card and replays every move.
fair-step-5 = A browser can vouch only for what it saw itself: on another device, or as an onlooker, the page says what it could not check. And the page comes from the table too: if you trust neither, write the fingerprint down before the game begins and check the record with a Miccia of your own.

## Onlookers

away-title = Onlookers
onlooker = Onlooker { $number }
away-button = Turn away
away-who = Turn { $name } away
away-sure = Yes, for good
away-sure-who = Yes, turn { $name } away for good
away-keep = No
away-turned = You cannot come in here
away-turned-why = Whoever created the table has turned you away.

## My games

nav-games = My games
games-title = My games
games-since = { $count ->
        [one] { $count } game since { $month }. Kept for this browser only.
       *[other] { $count } games since { $month }. Kept for this browser only.
    }
games-none = Play a game and it shows up here.
games-none-so = No game of this kind.
games-few = The charts appear from five games on.
games-players = Players
games-all = all tables
games-alone = alone
games-time = Time
games-month = month
games-year = year
games-ever = ever
games-count = { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
games-won = { $count } won
games-mean = average
games-best = best { $count }
games-by-chance = by chance { $percent }
games-last = Last results, the newest on the right: { $marks }
games-mark-won = won
games-mark-lost = not won
games-scores = { $game } scores
games-scores-six = { $game } scores, up to { $most }
games-scored = finished
games-lost = lost
games-scores-told = Finished games of { $game }: { $count }, on average { $value } points, at best { $best }; { $lost } lost.
games-points = Points
games-many = Games
games-endings = How { $game } ended
games-ending = Ending
games-endings-told = How { $game } ended, { $count } in all. Most often: { $ending }.
games-which = Which game
games-luck = Luck and skill over time
games-luck-of = points of chance per game
games-luck-word = luck
games-skill-word = skill
games-luck-told = Luck and skill month by month. In { $month }, luck { $luck } and skill { $skill } a game.
games-when = Month
games-run = { $count ->
        [one] One win so far
       *[other] { $count } wins in a row
    }
games-run-longest = Longest run: { $count }
games-run-long = longest run: { $count }, in { $month }
games-run-told = The last { $count } results, the newest at the spark: { $marks }
games-run-what = Won against the others, defused together, 16 points or more of 25.
games-list = Games
games-newest = { $count } · newest first
games-replay = Replay
games-replay-of = Replay of { $game }, { $date }
games-review = Review
games-review-of = Review of { $game }, { $date }
games-luck-skill = luck { $luck }, skill { $skill }
games-all-listed = All of them: { $count }
games-table = Show as table
games-chart = Show as chart
games-move = Move to another device
games-move-why = A code makes this device and another one the same player: what both have played is put together, nothing is replaced. Enter only a code that you have made yourself.
games-move-make = Show a code
games-move-code = Enter this on the other device, on this same page:
games-move-left = Good once, for { $minutes ->
        [one] { $minutes } more minute
       *[other] { $minutes } more minutes
    }.
games-move-over = This code has had its time.
games-move-have = Code from the other device
games-move-example = 7KQM-X2PD
games-move-enter = Join them
games-move-done = { $count ->
        [one] Both devices are you now, with { $count } finished game.
       *[other] Both devices are you now, with { $count } finished games.
    }

## The review of a game

review-page = Review
review-to-replay = Replay
review-chances = Chance to win, move by move
review-points = Expected score, move by move
review-chances-told = { $what }. { $ends }
review-end-of = { $name }: { $value } at the start, { $end } at the end.
review-together = all together
review-you = You
review-at-move = Move { $number }
review-keys = Arrow keys go move by move, with Shift from decision to decision; Enter opens the replay there.
review-to-come = still to come
review-bars = Skill and luck add up to the result
review-bars-so-far = Skill and luck, up to move { $number }
review-bars-why = Skill: what own decisions cost. Luck: cards, and what the others did.
review-player = Player
review-start = start
review-end = end
review-now = now
review-result = result
review-three = { $count ->
        [2] Two decisions worth another look
        [one] One decision worth another look
       *[other] Three decisions worth another look
    }
review-judged = Judged by what { $whose ->
        [you] you
       *[other] { $name }
    } could know then; the curve knows every card. In { $clear } of { $count } nothing was clearly better.
review-nothing = Nothing was clearly better in any of the { $count ->
        [one] decision
       *[other] { $count } decisions
    }.
review-whose = Whose decisions?
review-where = move { $number }
review-gain = { $gain } was possible
review-what-knew = { $whose ->
        [you] You knew
       *[other] { $name } knew
    }
review-what-played = { $whose ->
        [you] You played
       *[other] { $name } played
    }
review-what-better = Better
review-show = Show me
review-try = Try it from here
review-all = { $count ->
        [one] The one decision
       *[other] All { $count } of them
    }
review-rest = All other decisions together: { $rest }.
review-worlds = { $count } imagined worlds each.
review-chosen-told = Decision { $number } of { $count }. Move { $move }. { $better } was worth { $gain } more.
review-before = The decision before
review-after = The next decision
review-found = Found so far
review-looking = Looking at every decision
review-done-of = { $done } of { $count } decisions
review-left = about { $seconds } s left
review-leave = You can leave: it goes on, and waits for you in My games.
review-queue = { $count ->
        [0] Yours is next.
        [one] One review before yours.
       *[other] { $count } reviews before yours.
    }
review-half = Half of the decisions have been looked at.
review-finished = The review is finished.
review-again = Try again
review-cannot = This game cannot be reviewed
review-loading = Looking for the game…

## When something is wrong

problems-no-table = There is no such table
problems-no-table-why = The code is wrong, or the table has been cleared away.
problems-no-page = There is nothing here
problems-no-page-why = This address leads to no page.
problems-broken = Something got stuck
problems-broken-why = It is not your fault. Reload the page: the game is safe.
problems-offline = No connection
problems-offline-why = The table does not answer. Still trying: once you are back online you go on where you were.
problems-reload = Reload
problems-home = To the home page

## Being forgotten

forget-me = Forget me
forget-title = Do you want to be forgotten here?
forget-what = Your name goes from every game you have played here: a guest sits in your place, and the games still count for the others. At tables whose game has not begun you stand up; unfinished games with bots alone are deleted. This browser forgets its name, settings and tables.
forget-for-good = This cannot be undone.
forget-sure = Yes, forget me
forget-keep = No
forget-done = You have been forgotten.

footer = The games’ names only say which games can be played here: Miccia is not affiliated with their publishers, and its drawings and texts are its own.
