# Everything Kaboom! says in English. What the server reads comes first, then what only the board says.

## The game

name = Kaboom!
blurb = Cut the right wires, or get away with René before it blows.

## Refusals

refused-agent-acted = That agent has already acted this turn.
refused-agent-inside = That card is for an agent outside the building.
refused-agent-outside = That is for an agent inside the building.
refused-empty-hand = That player holds no card.
refused-four-cuts = Your agents have four Cuts already: a new one can only replace another.
refused-mascot-owner = Whoever owns René cannot try to defuse the bomb.
refused-mascot-stays-out = Whoever owns René cannot send an agent back inside.
refused-no-guess = At this table nobody defuses the bomb in the first round.
refused-no-such-card = You do not hold that card.
refused-no-such-cut = That agent has no such Cut from an earlier turn.
refused-no-such-player = There is nobody there to intercept.
refused-nobody-inside = Nobody is inside any more: the Alarm would do nothing.
refused-not-in-that-hand = That card is not in the hand you are looking at.
refused-not-now = That is not what the table is waiting for now.
refused-nothing-hidden = All four wires lie face up: there is nothing to look at.
refused-too-few-cards = It takes two cards to make a wild pair.
refused-too-few-cuts = To defuse the bomb your agents need four Cuts.
refused-too-late-for-pairs = The countdown is below 4: wild pairs can no longer be played.
refused-wire-face-up = That wire lies face up: everyone sees it.
refused-wire-fixed = A wire that lies face up can no longer be changed.

## Options of a table

option-points = For points: several games, first to 10 points
option-memory = By heart: the table keeps no notes
option-no_guess = No defusing in the first round
option-alarm_seconds = Time to answer an Alarm
option-alarm_seconds-0 = no limit
option-alarm_seconds-30 = 30 seconds
option-alarm_seconds-60 = 60 seconds
option-deck = Other numbers of cards

## What people can say with one click

phrase-hello = Hello everyone!
phrase-thinking = Let me think…
phrase-know = I know exactly which wires they are.
phrase-bluff = You are bluffing!
phrase-tick = Tick, tock…
phrase-rene = René likes it better with me.
phrase-good-game = Good game!

## Wires and cards

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
card-cut-red = Cut red
card-cut-blue = Cut blue
card-cut-green = Cut green
card-cut-yellow = Cut yellow
card-analyze = Analyze
card-exit = Exit
card-intercept = Intercept
card-timer = Timer
card-double-timer = Double Timer
card-alarm = Alarm
card-re-enter = Re-enter
card-bypass = Bypass
some-cards = { $count ->
        [1] one card
        [2] two cards
       *[other] three cards
    }

## What buttons say

do-analyze = Agent { $agent }: Analyze wire { $wire }
do-cut = Agent { $agent }: Cut { $colour }
do-cut-replace = Agent { $agent }: Cut { $colour } in place of { $old }
do-exit = Agent { $agent }: Exit
do-intercept = Agent { $agent }: Intercept { $target }
do-timer = Agent { $agent }: Timer
do-double-timer = Agent { $agent }: Double Timer
do-alarm = Agent { $agent }: Alarm
do-re-enter = Agent { $agent }: Re-enter
do-bypass = Agent { $agent }: Bypass wire { $wire }
do-wild-analyze = Agent { $agent }: any two cards to Analyze wire { $wire }
do-wild-exit = Agent { $agent }: any two cards to Exit
do-finish = End actions
do-pay = Use { $cards }
do-take = Take { $card }
do-leave = Agent { $agent } leaves
do-defuse = Defuse the bomb!
do-hold = Not yet
do-discard = Discard { $card }

## Asked before a slip

slip-unplayed = { $count ->
        [one] You will have to discard a card. You can still play: { $cards }.
       *[other] You will have to discard { $count } cards. You can still play: { $cards }.
    }
slip-unpaired = You will have to discard more than one card. Any two of them can still count as Analyze of a wire you have not seen.
slip-they-win = That takes the last countdown card: the bomb explodes, and { $seat } wins with René.
slip-nobody-wins = That takes the last countdown card: the bomb explodes, and nobody wins.
slip-cannot-match = By what you have seen, your Cuts cannot be the combination: the bomb would explode.
slip-must-match = By what you have seen, your Cuts are the combination: defusing wins now.

## The log

dealt = Game { $game } begins: { $actor } starts
dealt-you = Game { $game } begins: you start
drew = { $actor } draws { $cards }
drew-you = You draw { $cards }
drew-none = { $actor } finds no card to draw
drew-none-you = There is no card for you to draw
reshuffled = The deck was empty: the discards are shuffled into a new one
counted-down = The countdown shows { $left }
counted-down-round = The round is over: the countdown shows { $left }
counted-down-last = The last countdown card is gone
analyzed = { $actor } looks at wire { $wire }
analyzed-you = You look at wire { $wire }: it is { $colour }
analyzed-you-forgotten = You look at wire { $wire }
analyzed-pair = { $actor } uses { $cards } to look at wire { $wire }
analyzed-pair-you = You use { $cards } to look at wire { $wire }: it is { $colour }
analyzed-pair-you-forgotten = You use { $cards } to look at wire { $wire }
cut = { $actor } plays { $card } on agent { $agent }
cut-you = You play { $card } on agent { $agent }
cut-replace = { $actor } plays { $card } on agent { $agent } in place of { $old }
cut-replace-you = You play { $card } on agent { $agent } in place of { $old }
exited = { $actor } brings agent { $agent } out
exited-you = You bring agent { $agent } out
exited-pair = { $actor } uses { $cards } to bring agent { $agent } out
exited-pair-you = You use { $cards } to bring agent { $agent } out
lost = ; lost: { $cards }
mascot-moved = René goes to { $actor }
mascot-moved-you = René comes to you
mascot-moved-from = René goes from { $before } to { $actor }
mascot-moved-from-you = René comes from { $before } to you
intercepted = { $actor } intercepts { $target } and looks at the whole hand
intercepted-you = You intercept { $target } and see { $hand }
intercepted-you-forgotten = You intercept { $target } and look at the whole hand
intercepted-to-you = { $actor } intercepts you and looks at your whole hand
took = { $actor } takes a card from { $target }
took-you = You take { $card } from { $target }
took-to-you = { $actor } takes { $card } from you
took-you-forgotten = You take a card from { $target }
took-to-you-forgotten = { $actor } takes a card from you
hurried = { $actor } plays { $card }
hurried-you = You play { $card }
alarmed = { $actor } sets off the Alarm
alarmed-you = You set off the Alarm
chose = { $actor } has chosen who leaves
chose-you = You have chosen agent { $agent }
evacuated = The Alarm sends out { $agents }
evacuated-one = { $actor }’s agent { $agent }
evacuated-one-you = your agent { $agent }
re-entered = { $actor } sends agent { $agent } back inside
re-entered-you = You send agent { $agent } back inside
bypassed = { $actor } bypasses wire { $wire }: { $removed } is removed, { $colour } takes its place
bypassed-you = You bypass wire { $wire }: { $removed } is removed, { $colour } takes its place
bypassed-forgotten = { $actor } bypasses wire { $wire }: { $colour } lies there now
bypassed-you-forgotten = You bypass wire { $wire }: { $colour } lies there now
held = { $actor } has four Cuts and does not use them yet
held-you = You do not defuse the bomb yet
discarded = { $actor } discards { $card }
discarded-you = You discard { $card }
ended-defused = The wires were { $wires }: { $actor } has defused the bomb!
ended-defused-you = The wires were { $wires }: you have defused the bomb!
ended-mistake = The wires were { $wires }: { $actor } cut the wrong ones, and the bomb explodes
ended-mistake-you = The wires were { $wires }: you cut the wrong ones, and the bomb explodes
ended-time = Time is up and the bomb explodes; the wires were { $wires }
mascot-wins = . { $winner } got René out in time, and wins
mascot-wins-you = . You got René out in time, and win
mascot-nobody = . Nobody had taken care of René, so nobody wins

## Why a bot did it

why-blow-up = René is mine, and my Timers end the countdown
why-fetch = Once René is with me, my Timers end the countdown at once
why-fetch-soon = Once René is with me, my Timers end the countdown by my next turn
why-ready = My Cuts are complete: now for the wires
why-alarm = Somebody has nearly all the Cuts: an Alarm may cost one
why-bypass = Somebody has nearly all the Cuts: changing wire { $wire } may spoil them
why-rob = { $seat } has nearly all the Cuts: I take something from that hand
why-rob-you = You have nearly all the Cuts: I take something from your hand
why-take-rene = The end is near, and I can be the one with René
why-alarm-out = An Alarm sends one of my agents out, and none of René’s owner’s
why-hurry = René is mine: the sooner it is over the better
why-outrun = Somebody could defuse the bomb in time: with my Timers there is none left
why-shut-out = René is mine, and after an Alarm somebody has no agent left to bring out
why-raise = Another agent outside makes it harder to take René from me
why-cut = { $card } fits what I believe the combination to be
why-swap = { $card } fits better than a Cut that I already have
why-look = I do not know wire { $wire } yet
why-come-back = With all agents outside I cannot win any more: one goes back in
why-spy = I would like to see { $seat }’s cards, and to take one
why-spy-you = I would like to see your cards, and to take one
why-go-out = I will not find all the Cuts in time: an agent outside brings me closer to René
why-first-out = The wires are out of my reach: the first agent outside brings René to me
why-enough = Nothing that I could play would help me now
why-pay = { $cards } are the two I will miss least
why-take = { $card } is the most useful card in { $seat }’s hand
why-take-you = { $card } is the most useful card in your hand
why-leave = No other agent inside has fewer Cuts to lose
why-defuse = I am { $percent }% sure of my Cuts
why-hold = { $percent ->
        [0] My Cuts cannot be the combination
       *[other] I am only { $percent }% sure of my Cuts
    }
why-discard = { $card } is the card I will miss least
why-weighed = In the games that I imagined from here, this did better than the usual move

## The table in letters, for terminals

sketch-countdown = countdown { $countdown }
sketch-state = deck { $deck }  discards { $discards }  wires

## The coach

coach-combination = that the combination is { $wires }
coach-cuts = that your four Cuts are right
coach-brief = { $percent }% · { $count ->
        [one] one possible
       *[other] { $count } possible
    }
coach-possible = { $count ->
        [one] Only this combination is possible.
       *[other] { $count } combinations are possible.
    }
coach-rene = You have René: you win if it explodes.
coach-unseen = Any wire that you have not seen: { $wires }
coach-close = Who is close
coach-column = can be right
coach-combinations = The likeliest combinations
coach-you = You
coach-has = { $count ->
        [0] no Cuts yet
        [one] one Cut:
       *[other] { $count } Cuts:
    }
coach-has-rene = has René and does not defuse
coach-spoils = By counting alone: the Cuts of others may be a bluff

## A look back

back-title-act = What to play
back-title-pay = Which two cards to use
back-title-take = Which card to take
back-title-alarm = Which agent leaves
back-title-defuse = The defuse
back-title-discard = What to discard
back-knew = countdown { $left }; { $wires }; own Cuts: { $cuts }
back-seen = wire { $wire } { $colour }
back-none-seen = no wire seen yet
back-no-cuts = none
back-fits = those four Cuts fitted in { $percent } of 100 combinations that could not be ruled out
back-wires = The wires
back-cuts = Your Cuts
back-cuts-of = Cuts of { $seat }
back-round = { $round }, countdown { $left }

## The lesson

lesson-goal = The goal
lesson-goal-title = Cut the right four wires
lesson-goal-text = These four wires are the combination, face down. Whoever has four Cuts in their colours defuses the bomb and wins.
lesson-turn = Your turn in four phases
lesson-turn-title = Draw, act, defuse, discard
lesson-turn-text = Two cards have been drawn for you already. Now each of your four agents may play one card.
lesson-look = Look at a wire
lesson-look-title = Analyze: look at a wire
lesson-look-text = Everybody sees which wire you look at. Only you see its colour.
lesson-look-task = Now you: let agent A analyze wire 2.
lesson-look-done-title = Wire 2 is blue
lesson-look-done-text = The table notes it for you, and for nobody else. Agent A has acted this turn.
lesson-look-done-task = One colour of four is known.
lesson-cut = Cut a wire
lesson-cut-title = You know a wire: cut it
lesson-cut-text = A Cut stays with its agent for later turns. You need four that match the four wires.
lesson-cut-task = Now you: play the blue Cut on agent B.
lesson-cut-done-title = Your first Cut is blue
lesson-cut-done-text = The others see the colour, but not whether it is right. You may bluff.
lesson-cut-done-task = One Cut of four.
lesson-pair = Two cards as a wild pair
lesson-pair-title = Two spare cards become an Analyze
lesson-pair-text = Any two cards together count as Analyze or Exit, inside the building. It works while the countdown shows 4 or more.
lesson-pair-task = Now you: Timer and Re-enter, agent C, Analyze wire 1.
lesson-pair-done-title = Wire 1 is green
lesson-pair-done-text = The two cards are spent, whatever is written on them.
lesson-pair-done-task = Two colours of four are known.
lesson-leave = Leave and take René
lesson-leave-title = Exit: out, and with René
lesson-leave-text = The first Exit takes René. Later he goes to whoever exits and has at least as many agents outside as his owner.
lesson-leave-task = Now you: Exit with agent D, then end your actions.
lesson-leave-done-title = René is yours
lesson-leave-done-text = If the bomb explodes, his owner wins. But as long as you have him you cannot defuse it.
lesson-leave-done-task = Now Cleo and Otto play their turns.
lesson-outside = What agents do outside
lesson-outside-title = Outside, hurry the bomb along
lesson-outside-text = A round is over, so the countdown fell to 9. Agents outside can speed it up, steal cards or go back in.
lesson-outside-task = Now you: play Timer on agent D.
lesson-outside-done-title = The countdown falls to 8
lesson-outside-done-text = When the 1 goes, the bomb explodes. With René that would be good for you.
lesson-outside-done-task = Two ways to win: defuse it, or keep René.
lesson-defuse = Defuse
lesson-defuse-title = Four Cuts that match: defuse
lesson-defuse-text = At this table you have looked at all wires and have four Cuts in their colours. René belongs to nobody.
lesson-defuse-task = Now you: end your actions, then hold Defuse.
lesson-defuse-done-title = Defused: you win!
lesson-defuse-done-text = The order of the colours does not matter. One wrong colour, and it would have exploded.
lesson-defuse-done-task = All four wires fit.
lesson-end = How it ends
lesson-end-title = Or the bomb explodes
lesson-end-text = It does when the countdown runs out or somebody cuts wrong. Then the winner is whoever has René.

## The board

# The name where room is scarce.
brief = Kaboom!

card-cut = Cut

back = Back
cancel = Cancel
opponents = Opponents
players = The players
bomb = The bomb
combination = The combination
me = Your side
rene = René
has-rene = has René
rene-free = nobody owns René
countdown = { $left ->
        [0] The countdown is over
       *[other] Countdown: { $left }
    }
pairs-until = wild pairs until 4
pairs-closed = no more wild pairs
cards-held = { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
out = { $count } out
cuts = { $count ->
        [one] { $count } Cut
       *[other] { $count } Cuts
    }
all-inside = all inside

doing-act = plays actions…
doing-pay = plays a wild pair…
doing-take = looks at a hand…
doing-alarm = alarm!
doing-defuse = defuse?
doing-discard = discards…

chooses-agent = chooses who leaves…
inside = inside
outside = outside
agent = Agent { $letter }
agent-says = Agent { $letter }: { $where }{ $cuts ->
        [none] {""}
       *[other] ; Cuts: { $cuts }
    }{ $played ->
        [none] {""}
       *[other] ; this turn: { $played }
    }
acted = has acted
wire = Wire { $number }
face-up = { $colour }, face up
only-you = only you know
only-you-short = only you
only-you-see = only you see this
also-you = you
was-bypassed = bypassed
nobody-yet = not seen yet
seen-by = seen by { $names }
seen-by-many = seen by { $count }
unknown = face down
revealed = revealed
unused = { $count ->
        [one] unused wire
       *[other] unused wires
    }
removed = out of play
in-deck = in deck
discards = { $count ->
        [one] discard
       *[other] discards
    }
discards-title = Discards · { $count }
discards-lead = The latest first. When the deck runs out they are shuffled anew.
discards-none = No card has been discarded.
open-discards = Look at the discards: { $count }
phases = Phases of your turn
phases-of = Phases of { $name }’s turn
draw = Draw
actions = Actions · { $done } of 4
defuse = Defuse · { $cuts } of 4 Cuts
discard-to = Discard to 4
phase-draw = Draw
phase-actions = Actions
phase-defuse = Defuse
phase-discard = Discard
screen-fixed = fixed
screen-unused = unused wires
screen-removed = removed
screen-deck = deck

short-draw = Draw
short-actions = Actions
short-defuse = Defuse
short-discard = Discard

done = done
hand = Your hand · { $count }
hand-label = Your hand
gold-edge = gold edge: can be played now
in-deck-short = deck { $deck }
wild = Wild pair
wild-hint = Any two cards count as Analyze or Exit.
asked = Your answer
not-alone = only in a wild pair
not-now = cannot be played now
ask-card = Which card do you play?
ask-card-hint = Choose a card with a gold edge, then an agent.
nothing-playable = Nothing can be played now: end your actions.
no-card-fits = No card can be played on its own: try a wild pair, or end your actions.
ask-pair = { $left ->
        [2] Wild pair: choose two cards
       *[other] Wild pair: choose one more card
    }
ask-agent = { $card }: which agent?
ask-cut = { $card }: below which agent?
ask-pair-agent = Wild pair: which agent?
ask-as = Wild pair on agent { $letter }
ask-as-hint = { $cards } count as one of these:
ask-wire = { $card }: which wire?
ask-target = Intercept: whose hand?
ask-replaced = Agent { $letter }: which Cut do you replace?
look-at-wire = look at a wire
agent-leaves = the agent leaves
next-to = next to { $colours }
first-cut = first Cut
replaces = replaces { $colour }
replace-switch = replace a Cut
loses-cuts = loses { $cuts }
loses-cuts-if = has { $cuts }
no-loss = no Cut to lose
is-outside = is outside
pay-exit = Which two cards do you use to Exit?
pay-analyze = Which two cards do you use to Analyze wire { $wire }?
sending = One moment…
discard-how = { $count ->
        [one] Discard a card
       *[other] Discard { $count } cards
    }
discard-hint = { $left ->
        [0] Ready.
        [one] Choose one more.
       *[other] Choose { $left } more.
    }
defuse-ask = Do you defuse the bomb?
defuse-hint = Your four Cuts stand as the combination. If they are wrong, it explodes.
hold = Hold to cut the wires
hold-on = Keep holding…
hold-more = Press once more to cut
hold-help = Hold for a second, or press Enter twice.
your-cuts = Your Cuts
take-title = { $name }’s hand
take-hint = The others do not see it. Another card is drawn in place of the one you take.
take-ask = Choose a card to take
take-show = Look at the hand
take-wait = { $name } looks at { $other }’s hand.
take-wait-you = { $name } looks at your hand.
alarm-title = Alarm!
alarm-hint = Which of your agents leaves? The choice stays secret until everyone has chosen, and is final.
alarm-show = Choose who leaves
alarm-chosen = You chose agent { $letter }.
alarm-waits = Still choosing: { $names }.
alarm-left = { $seconds } s
alarm-left-says = { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } left

cannot-agent-acted = { $kind } needs an agent { $place } who has not acted this turn.
cannot-agent-inside = { $kind } needs an agent outside, and yours are all inside.
cannot-agent-outside = { $kind } needs an agent inside, and yours are all outside.
cannot-four-cuts = You have four Cuts: another can only replace one, on an agent who has some.
cannot-mascot-stays-out = René’s owner cannot play Re-enter.
cannot-mascot-owner = René’s owner cannot defuse the bomb.
cannot-nothing-hidden = All wires are face up.
cannot-wire-fixed = All wires are face up, and stay so.
cannot-empty-hand = Nobody else holds a card.
cannot-nobody-inside = Nobody is inside any more.
cannot-not-now = The table is waiting for something else first.
cannot-too-few-cards = It takes two cards.
cannot-too-few-cuts = It takes four Cuts below your agents.
cannot-too-late-for-pairs = The countdown is below 4.
cannot-no-guess = At this table nobody defuses the bomb in the first round.
next-turn = { $count ->
        [one] Agent { $agents } can do it next turn.
       *[other] Agents { $agents } can do it next turn.
    }

know = What you know
not-seen = wires not seen yet: { $count }
left = { $colour }: { $count }
combos = { $now ->
        [one] only one of { $all } combinations is possible
       *[other] { $now } of { $all } combinations are possible
    }
combos-short = { $now } of { $all }
combos-show = Which ones
can-be = can be { $colours }
is = is { $colour }
certain = Certainly in hand
sightings = Hands you saw
sighting = { $name }, round { $round }
sighting-took = you took { $card }
round = round { $round }
round-of = game { $game }, round { $round }
waiting = Meanwhile watch who analyzes what, and who leaves.
watching = You are watching
watching-hint = You see what everyone knows: hands and wires stay face down.
memory = Played by heart: the table keeps no notes.
turn-of = { $name }’s turn
over = The game is over

end-defused = { $name } cut the right wires.
end-mistake = { $name } cut the wrong wires: boom!
end-time = Time ran out: boom!
end-winner = { $name } wins.
end-mascot = { $name } has René and wins.
end-nobody = Nobody owns René: nobody wins.
proof-right = with a Cut below it
proof-wrong = with a Cut { $colour } below it, which does not match
proof-none = without a Cut { $colour }
proof-had = { $whose ->
        [you] You had { $count ->
            [0] none
            [one] one
           *[other] { $count }
        } of the four wires.
       *[other] { $name } had { $count ->
            [0] none
            [one] one
           *[other] { $count }
        } of the four wires.
    }
proof-gain = { $whose ->
        [you] { $count ->
            [one] point for you
           *[other] points for you
        }
       *[other] { $count ->
            [one] point for { $name }
           *[other] points for { $name }
        }
    }

interlude = Game { $game } is over
interlude-wires = The wires were
next-game = On to game { $game }
goal = Played to 10 points.

call-act = Your actions. { $cards }
call-playable = { $count ->
        [0] No card can be played on its own.
        [one] One card can be played.
       *[other] { $count } cards can be played.
    }
call-pairs = You can play wild pairs.
call-take = You look at { $name }’s hand: choose a card.
call-alarm = Alarm! Choose which agent leaves.
call-alarm-seconds = Alarm! Choose which agent leaves: { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
call-defuse = You have four Cuts. Defuse, or not yet?
call-discard = { $count ->
        [one] Discard a card.
       *[other] Discard { $count } cards.
    }

key-cards = choose a card of your hand
key-agents = choose an agent
key-wires = choose a wire, or an opponent, when one is asked for
key-wild = wild pair
key-replace = replace a Cut
key-exit = wild pair: Exit; Analyze
key-end = end your actions
key-defuse = twice, or held: defuse
key-not-yet = do not defuse yet
key-discards = look at the discards

## What is this?

kind-inside = inside action
kind-outside = outside action
kind-wire = wire
kind-token = token
kind-pile = pile
kind-person = your people
kind-deed = what you can do
use-wild = Use in a wild pair
can-play = You can play it now.
can-discard = You can discard it now.
can-pay = You can use it for the wild pair.
about-cut = It goes below an agent inside. Four Cuts in the colours of the four wires defuse the bomb.
about-analyze = Look at one face-down wire. The others see which one you look at, not its colour.
about-exit = An agent inside leaves the building and loses its Cuts. It may bring you René.
about-intercept = Look at somebody’s whole hand and take a card from it. That player draws another.
about-timer = The top countdown card is removed.
about-double-timer = The top two countdown cards are removed, one after the other.
about-alarm = Everybody, you too, sends out one of their agents inside, with the loss of its Cuts.
about-re-enter = An agent outside goes back inside. Not for René’s owner.
about-bypass = A face-down wire is shown and leaves the game. The first unused wire takes its place, face up for good.
how-bypass-choose = choose a face-down wire
how-bypass-out = all see it, it is out
how-bypass-in = a new one is in, for good
how-exit-inside = an agent inside
how-exit-outside = leaves, and its Cuts go
how-exit-rene = René may come to you
how-analyze-choose = choose a face-down wire
how-analyze-see = only you see its colour
how-cut-below = it stays below an agent inside
how-cut-four = you need four
how-cut-right = in the colours of the wires
how-intercept-look = look at a whole hand
how-intercept-take = take a card from it
how-intercept-draw = its owner draws another
how-timer-top = the top card goes
how-timer-one = one less
how-timer-two = and another
how-alarm-choose = everybody chooses an agent inside
how-alarm-out = all of them leave, without their Cuts
how-re-enter-outside = an agent outside
how-re-enter-inside = goes back inside
thing-wire = Wire of the combination
about-wire = Four face-down wires are the combination. Whoever has four Cuts in their colours, in any order, can defuse the bomb.
thing-wire-up = Wire face up
about-wire-up = A Bypass put it here. Everybody sees it, and it can no longer be changed.
thing-note = What you have seen
about-note = The colour of a wire that you have looked at. The table notes it for you alone.
thing-eyes = Who has looked
about-eyes = These players have looked at the wire. Everybody sees that they did, only they know its colour.
thing-unused = Unused wires
about-unused = The four wires that are not in the combination. A Bypass brings in the first of them.
thing-removed = Wires out of play
about-removed = Wires that a Bypass has taken out of the combination, seen by all.
thing-countdown = Countdown
about-countdown = It falls by one after every round, and by Timers. When the 1 goes, the bomb explodes.
thing-rene = René
about-rene = If the bomb explodes, his owner wins. As long as you have him you can neither defuse it nor play Re-enter.
thing-agent = Agent
about-agent = Each agent may play one card in a turn: inside actions in a window, outside actions on the street.
thing-cuts = Cuts below an agent
about-cuts = They stay for later turns. Four in all, and they are lost if their agent leaves.
thing-hand = Cards in hand
about-hand = How many cards a player holds. At the end of a turn it is four at most.
thing-deck = Deck
about-deck = You draw two cards at the beginning of your turn, three when only two play. An empty deck is shuffled anew from the discards.
thing-discards = Discards
about-discards = Everybody may look through them. Cards played on agents come here when the actions end.
thing-phases = Phases of a turn
about-phases = Draw, play actions, perhaps defuse, discard down to four. Actions end when the player says so.
thing-wild = Wild pair
about-wild = Any two cards, on an agent inside, count as Analyze or Exit. Only while the countdown shows 4 or more.
thing-finish = End actions
about-finish = Your actions are over: Cuts move below their agents, the other cards played are discarded.
thing-defuse = Defuse
about-defuse = With four Cuts and without René you may cut the wires. If the colours are right you win, if not it explodes.
thing-hold = Not yet
about-hold = You have four Cuts and keep them. You can defuse in a later turn.
thing-know = What you know
about-know = What each wire can still be, from all that you have seen. Nobody else sees this.
thing-points = Points
about-points = Defusing scores what the countdown shows, an explosion 3 for René’s owner. Ten win.

## How it ended, among all games

past-i-defused = You defused it
past-i-rene = You got away with René
past-i-points = You won on points
past-defused = { $name } defused it
past-rene = { $name } got away with René
past-points = { $name } won on points
past-nobody = Nobody had René: nobody won
ending-i-defused = I defused it
ending-i-rene = I left with René
ending-i-points = I won on points
ending-defused = someone else defused it
ending-rene = someone else left with René
ending-points = someone else won on points
ending-nobody = nobody had René: nobody won
