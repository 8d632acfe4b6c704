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
cards-1 = one card
cards-2 = two cards
cards-3 = three cards

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
mascot-wins = . { $winner } has René safe outside, and wins
mascot-wins-you = . You have René safe outside, and win
mascot-nobody = . Nobody had taken care of René, so nobody wins

## Why a bot did it

why-blow-up = René is mine, and my Timers end the countdown
why-fetch = Once René is with me, my Timers end the countdown at once
why-alarm = Somebody has nearly all the Cuts: an Alarm may cost one
why-bypass = Somebody has nearly all the Cuts: changing wire { $wire } may spoil them
why-rob = { $seat } has nearly all the Cuts: I take something from that hand
why-rob-you = You have nearly all the Cuts: I take something from your hand
why-take-rene = The end is near, and I can be the one with René
why-hurry = René is mine: the sooner it is over the better
why-shut-out = René is mine, and after an Alarm somebody has no agent left to bring out
why-raise = Another agent outside makes it harder to take René from me
why-cut = { $card } fits what I believe the combination to be
why-swap = { $card } fits better than a Cut that I already have
why-look = I do not know wire { $wire } yet
why-come-back = With all agents outside I cannot win any more: one goes back in
why-spy = I would like to see { $seat }’s cards, and to take one
why-spy-you = I would like to see your cards, and to take one
why-go-out = I will not find all the Cuts in time: an agent outside brings me closer to René
why-enough = Nothing that I could play would help me now
why-pay = { $cards } are the two I will miss least
why-take = { $card } is the most useful card in { $seat }’s hand
why-take-you = { $card } is the most useful card in your hand
why-leave = No other agent inside has fewer Cuts to lose
why-defuse = I am { $percent }% sure of my Cuts
why-hold = I am only { $percent }% sure of my Cuts
why-hold-0 = My Cuts cannot be the combination
why-discard = { $card } is the card I will miss least
why-weighed = In the games that I imagined from here, this did better than the usual move

## The board
