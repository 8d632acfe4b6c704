# Everything FUSE says in English. What the server reads comes first, then what only the board says.

## The game

name = FUSE
blurb = Ten minutes, twenty-five dice, one bomb squad.

## Refusals

refused-already-done = You have said that you want no more dice in this round.
refused-already-first = That die is first already, or was put first once in this round.
refused-bomb-gone = That bomb is not in the centre any more: choose another.
refused-breaks-sign = That die and its neighbour contradict the sign between them.
refused-die-gone = Too late: that die is gone.
refused-die-safe = That die carries others: it is safe. Return another one.
refused-does-not-fit = That space wants another die.
refused-does-not-match = That die has neither the colour nor the number that is asked for.
refused-give-first = First return a die to the bag.
refused-never-complete = With that die the bomb could never be completed.
refused-no-die-there = There is no die on that space.
refused-no-share-left = You have taken all your dice of this roll.
refused-no-such-bomb = You have no bomb there.
refused-no-such-die = There is no such die in this roll.
refused-no-such-space = That bomb has no such space.
refused-not-the-roller = Only the player with the bag sets the order of the dice.
refused-nothing-below = There is nothing below to carry that die yet.
refused-nothing-owed = You need not return a die now.
refused-nothing-to-take = You have not defused a bomb: there is none to take.
refused-other-roll = Too late: new dice have been rolled since.
refused-others-give = Wait a moment: others are returning dice.
refused-space-taken = A die lies there already, and it cannot be moved.
refused-take-first = First choose your next bomb from the centre.
refused-wrong-order = A tower grows from the bottom up: the die below is missing.

## Options of a table

option-level = Level
option-level-training = Training
option-level-standard = Standard
option-level-expert = Expert
option-level-elite = Elite
option-level-insane = Insane
option-include_sixes = With the six-point bombs
option-shaky_hands = Shaky hands: towers and pyramids can fall
option-relaxed = More time
option-relaxed-no = ten minutes, as in the book
option-relaxed-15 = 15 minutes
option-relaxed-20 = 20 minutes
option-relaxed-endless = no clock
option-tempo = Seconds charged for rolling and placing (simulations)
option-tempo-none = none: real time alone
option-tempo-usual = as many as people need

## What people can say with one click

phrase-hello = Hello, squad!
phrase-hurry = Hurry!
phrase-which = Which die do you want?
phrase-yours = That one is yours.
phrase-sorry = Sorry!
phrase-thanks = Thank you!
phrase-well-done = Well done!
phrase-good-game = Good game!

## Dice and spaces

colour-K = black
colour-B = blue
colour-G = green
colour-R = red
colour-Y = yellow
die = { $colour } { $number }
the-die = { $die }
you = You
owes = { $count ->
        [0] Nobody has to return a die
        [one] { $owing } has to return a die
       *[other] { $owing } have to return a die each
    }
owes-you = { $count ->
        [one] You have to return a die
       *[other] { $owing } have to return a die each
    }
ordinals = 1st 2nd 3rd 4th 5th 6th
score-points = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
value-points = { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
space-row = { $place } space
space-level = level { $level }
space-first-tower = first tower, level { $level }
space-second-tower = second tower, level { $level }
space-base = base, { $place } space
space-middle = middle, { $place } space
space-top = top

## What buttons say

do-place = { $die } on { $bomb }: { $space }
do-give = Return { $die } from { $bomb }
do-take = Take { $bomb }, worth { value-points }
do-done = No die for me
do-first = Reroll { $die } first

## Asked before a slip

slip-fits-only-you = Only you can place { $dice }. A die left over is rerolled, and may cost dice already placed.

## The log

rolled = { $actor } rolls { $dice }
rolled-you = You roll { $dice }
bag-low = The bag is running low: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } left
placed = { $actor } places { $die } on { $bomb }
placed-you = You place { $die } on { $bomb }
fell = { $actor }’s { $bomb } falls over: its dice go back to the bag
fell-you = Your { $bomb } falls over: its dice go back to the bag
defused = { $actor } defuses { $bomb }, worth { value-points }. Defused so far: { $count }
defused-you = You defuse { $bomb }, worth { value-points }. Defused so far: { $count }
took = { $actor } takes { $bomb }
took-you = You take { $bomb }
detonated = Detonator { $sign } ({ $count } of 6). { $owes }
declined = { $actor } wants no die
declined-you = You want no die
put-first = { $actor } wants { $die } rerolled first
put-first-you = You want { $die } rerolled first
discarded = Nobody takes { $dice }
rerolled = { $was } is rerolled: { $die }. { $owes }
gave = { $actor } returns { $die } from { $bomb }
gave-you = You return { $die } from { $bomb }
gave-forced = The table returns { $die } from { $bomb } for { $actor }
gave-forced-you = The table returns { $die } from { $bomb } for you
ended-won = The ship is saved! { score-points }: { $bonus } for winning, { $time } for time, { $bombs } for bombs, { $detonators } for detonators
ended-time = Time is up: the ship is lost. { score-points }: { $bombs } for bombs, { $detonators } for detonators
ended-bag = The bag is empty: the ship is lost. { score-points }: { $bombs } for bombs, { $detonators } for detonators
ended-rounds = 400 rolls were not enough: the ship is lost. { score-points }: { $bombs } for bombs, { $detonators } for detonators

## What people point at

signal-need-colour = { $actor } needs { $sign }
signal-need-number = { $actor } needs a { $sign }
signal-want = { $actor } wants the { $place } die

## Why a bot did it

why-defuse = With { $die } I defuse { $bomb }
why-place = { $die } is a good die for { $bomb }
why-anyway = { $die } is not the best for { $bomb }, but better there than rerolled
why-give = { $die } on { $bomb } is the die I will miss least
why-take = Of the bombs in the centre, { $bomb } should be the quickest to defuse
why-first = If nobody takes it, { $die } had better be rerolled first
why-idle = There is nothing else for me to do: { $die } may as well be the first
why-leave = { $seat } can do more with { $die }
why-leave-you = You can do more with { $die }
why-wanted = { $seat } asked for { $die }
why-wanted-you = You asked for { $die }
why-nothing = None of these dice fits my bombs
why-decline = { $die } is not worth the time it takes to place it

## The bombs

bomb-four-hues = Four hues
bomb-either = Either
bomb-two-pairs = Two pairs
bomb-hinge = Hinge
bomb-down-up = Down and up
bomb-two-less = Two less
bomb-cousins = Cousins
bomb-four-faces = Four faces
bomb-crossroads = Crossroads
bomb-steps = Steps
bomb-seven = Seven
bomb-same-coat = Same coat
bomb-same-face = Same face
bomb-family = Family
bomb-from-four = Down from 4
bomb-balance = Balance
bomb-black-or = Black or low
bomb-from-three = Up from 3
bomb-red-or = Red or high
bomb-ten = Ten
bomb-run = Run
bomb-stairs = Stairs
bomb-totem = Totem
bomb-chimney = Chimney
bomb-tent = Tent
bomb-painted-seven = Painted seven
bomb-triplets = Triplets
bomb-exact = Exact
bomb-dark-seven = Dark seven
bomb-blue-four = Blue four
bomb-lantern = Lantern
bomb-flagpole = Flagpole
bomb-black-cap = Black cap
bomb-beacon = Beacon
bomb-blue-cap = Blue cap
bomb-three-alike = Three alike
bomb-three-less = Three less
bomb-spire = Spire
bomb-climb = Climb
bomb-one-hue = One hue
bomb-rainbow = Rainbow
bomb-three-twos = Three twos
bomb-blue-tail = Blue tail
bomb-twins = Twins
bomb-hidden-sun = Hidden sun
bomb-ladder = Ladder
bomb-password = Password
bomb-quadruplets = Quadruplets
bomb-sunrise = Sunrise
bomb-temple = Temple
bomb-ziggurat = Ziggurat
bomb-gate = Gate
bomb-bridge = Bridge
bomb-mountain = Mountain

## The table in letters, for terminals

sketch-clock = time left { $clock }
sketch-state = round { $round }  bag { $bag }  defused { $defused }  left { $left }  points { $points }
sketch-roll = roll
sketch-centre = centre
sketch-give = die to return:
sketch-none = no bomb
sketch-discarded = not taken
sketch-acting = rerolled
sketch-returned = in the bag
sketch-tower = tower
sketch-two-towers = two towers
sketch-pyramid = pyramid
sketch-any = any
sketch-number = number
sketch-colour = colour
sketch-both = colour and number
sketch-either = colour or number

## The coach

coach-place = saved with { $die } on { $bomb }
coach-give = lost with { $die }, the least of all
coach-take = for { $bomb }, the quickest
coach-left = until your bombs are defused, about
coach-nothing = None of these dice fits them.
coach-all = Your bombs need about { $seconds }.
coach-brief-place = { $seconds } · { $die }
coach-brief-give = { $seconds } · { $die }
coach-brief-take = { $seconds } · { $bomb }
coach-brief-nothing = no die fits
coach-brief-wait = about { $seconds }
coach-title-place = Dice that fit
coach-title-give = Dice to return
coach-title-take = Bombs to take
coach-column-place = saves
coach-column-give = costs
coach-column-take = takes
coach-row-place = { $die } on { $bomb }
coach-row-give = { $die } from { $bomb }
coach-row-take = { $bomb }
coach-defuses = defuses the bomb
coach-leave = { $seat } saves more: { $seconds }
coach-seconds = { $count } s
coach-spoils = Seconds are an estimate

## A look back

back-title-place = Which die goes where
back-title-give = Which die to give back
back-title-take = Which bomb to take
back-title-done = Another die or none
back-title-first = Which die comes first
back-knew = roll { $round }, { $left }; free dice: { $dice }
back-time = seconds left: { $seconds }
back-no-clock = no clock
back-no-dice = none
back-bombs = Bombs defused
back-of = { $count } of { $goal }

## The lesson

lesson-goal = The goal
lesson-goal-title = Defuse every bomb in time
lesson-goal-text = These two bombs are yours, and everybody works at once. You have ten minutes; in this lesson the clock stands still.
lesson-place = Place a die
lesson-place-title = One die for each of you
lesson-place-text = Take any one of the three dice. It has to fit a space of your bombs: this space wants blue or green.
lesson-place-task = Now you: take the blue 2 and put it there.
lesson-place-done-title = It fits, and stays
lesson-place-done-text = Colour or number: every space shows what it wants. A placed die is never moved.
lesson-place-done-task = Cleo and Otto take the other two.
lesson-sign = Signs between spaces
lesson-sign-title = Two dice that make seven
lesson-sign-text = Here the spaces take any die, but together they must show 7. The next player has rolled.
lesson-sign-task = Now you: put the black 4 on the first space.
lesson-sign-done-title = Now this bomb wants a 3
lesson-sign-done-text = What no longer fits is not offered. Call out what you need: talking is allowed.
lesson-sign-done-task = Four of seven.
lesson-defuse = Defuse, take another
lesson-defuse-title = There is the 3
lesson-defuse-text = A full bomb is defused, and its dice go back to the bag. Then you take a new bomb from the centre.
lesson-defuse-task = Now you: place the green 3, then take bomb 1.
lesson-defuse-done-title = One bomb fewer
lesson-defuse-done-text = A new card takes its place in the centre. A detonator among them would cost you dice.
lesson-defuse-done-task = Your new bomb is a tower.
lesson-tower = Towers grow upwards
lesson-tower-title = A tower begins below
lesson-tower-text = The dice of a tower are stacked, from the bottom up. A die that carries another one is safe.
lesson-tower-task = Now you: put the black 2 at the bottom.
lesson-tower-done-title = The tower stands
lesson-tower-done-text = Next it wants a 3 or a 4 on top. Pyramids need two dice below each one.
lesson-tower-done-task = The others place theirs.
lesson-done = When nothing fits
lesson-done-title = Nothing fits: say so
lesson-done-text = None of these three dice fits your bombs. A die that nobody takes is rerolled, and that hurts.
lesson-done-task = Now you: say that you are done.
lesson-done-done-title = You are done with this roll
lesson-done-done-text = Cleo and Otto take one each. The green die stays and is rerolled.
lesson-done-done-task = Let us see what it shows.
lesson-return = Dice that are lost
lesson-return-title = Green 2: everybody loses one
lesson-return-text = Whoever has a green die or a 2 returns one of them. You choose which.
lesson-return-task = Now you: return the blue 2.
lesson-return-done-title = The tower still stands
lesson-return-done-text = Detonators work in the same way. So see that no die is left over.
lesson-return-done-task = The blue 2 is back in the bag.
lesson-end = How it ends
lesson-end-title = Win together, lose together
lesson-end-text = You win once the centre and the deck are empty. You lose when the clock reaches zero or the bag is empty.

## The board

# The name where room is scarce.
brief = FUSE

clock = Clock
time-left = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } left
time-gone = No clock: { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } so far
bar = one bar = one minute
no-clock = no clock
pace-ahead = { $bombs ->
        [0] on pace
        [one] pace: { $bombs } bomb ahead
       *[other] pace: { $bombs } bombs ahead
    }
pace-behind = pace: { $bombs ->
        [one] { $bombs } bomb
       *[other] { $bombs } bombs
    } behind
are-defused = bombs defused
defused-of = { $count } of { $all } bombs defused

mark-300 = Half the time is gone: five minutes left.
mark-120 = Two minutes left.
mark-60 = Last minute!
mark-30 = Thirty seconds!
mark-10 = Ten seconds!

in-the-bag = still in the bag
are-you-ready = Look at the bombs. Ready?
wait-ready = Waiting for { $names }.
all-ready = Everybody is ready.
ready-hint = { $people ->
        [one] The clock starts when you are ready,
       *[other] The clock starts when all of you are ready,
    }
by-itself = or by itself in { $seconds } s.
starts-now = Here we go!
starts-hint = The dice are about to leave the bag.
say-ready = Ready
i-am-ready = You are ready
ready = ready
not-ready = looking at the bombs…
is-ready = { $name } is ready.
count-called = The clock starts in three seconds.
go = Go! The clock is running.
squad = Squad
bombs-of = { $name }’s bombs
needs = needs
needs-nothing = can use most dice
calls = { $name } needs: { $sign }
has-bag = has the bag
choosing = choosing…
has-placed = placed { $die }
has-declined = no die
nothing-fits = nothing fits
gives = returns a die
takes = chooses a bomb
centre = Bombs to take next
centre-empty = empty place
centre-look = Look closer at the bombs to take next
deck = { $cards ->
        [0] deck empty
       *[other] deck { $cards }: { $bombs ->
            [one] { $bombs } bomb
           *[other] { $bombs } bombs
        }, { $detonators ->
            [one] { $detonators } detonator
           *[other] { $detonators } detonators
        }
    }
deck-short = deck { $cards } · detonators { $gone } of 6
tray = Dice of this roll
tray-hint = avatars: whose bombs it fits
fits-you = fits you
fits-nobody = fits nobody
chosen = your pick
mine = yours
taken-by = taken by { $name }
left-over = left over
again = rerolled
back = in the bag
wants = { $name } wants this one
fits = fits { $names }
fits-me = you
order = if left over: rerolled { $place }
my-bombs = Your bombs
no-bomb = No bomb here
value = { $points ->
        [one] one point
       *[other] { $points } points
    }
empty = empty, asks for { $asked }
later = not yet: asks for { $asked }
base = base
middle = middle
any-die = any die
any-number = a number
any-colour = a colour
any-both = { sketch-both }
any-either = { sketch-either }

joint-equal = equal to
joint-unlike = different from
joint-more = more than
joint-less = less than
joint-next = then one more
joint-plus = plus
joint-minus = minus

result = makes { $sum }
top-hint = the top needs those below
where = Where does { $die } go?
which-die = Which die goes on { $place }?
fits-here = { $count ->
        [one] one space fits
       *[other] { $count } spaces fit
    }
stays = Once placed it stays, unless a left-over die or a detonator asks for { $colour } or { $number }.
choose-more = { $share ->
        [one] Choose a die
       *[other] Choose a die: you may take { $share } more
    }
choose-hint = Choose a die and then a space, or the space first.
no-place = { $die } fits none of your bombs.
no-place-hint = Leave it to the others, or call out what you need.
decline-short = pass
want = I want this one
wanted = You asked for it
first = Reroll it first
first-hint = You have the bag: if several dice are left over, you set their order.
need = I need…
need-title = What do you need?
need-hint = Everybody sees it until you take it back.
i-need = Call out: I need
need-sign = I need: { $sign }
places = Spaces that fit
dice-here = Dice that fit
give-detonator = Detonator { $sign }: which die do you return?
give-die = Rerolled: { $die }. Which die do you return?
give-hint = One of your dice goes back to the bag: { $asked }. Those with a lock are safe.
seconds-left = { $seconds } s
seconds-words = then the table chooses: { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
take = Defused! Which bomb do you take now?
take-hint = Choose one of the bombs in the centre.
wait-done = You are done with this roll.
wait-placed = Placed. Now the others.
wait-nothing = Nothing in this roll is for you.
wait-hint = Meanwhile tell the others what you need.
wait-gives = Waiting for a die from { $names }.
watching = You are watching
won = The ship is saved!
lost = The ship is lost
faster = { $name } took { $die } first.
faster-tag = { $name } was faster
back-from = who returns a die: { $names }
nobody-loses = nobody loses a die
low-bag = The bag is nearly empty: { $left ->
        [one] { $left } die
       *[other] { $left } dice
    }
bag = In the bag · { $left }
next-roller = { $name } rolls next
next-you = you roll next
detonators = Detonators
went-off = { $count } of 6 went off
not-yet = not yet
banner-detonator = Detonator
banner-defused = { $name } defused
banner-fell = { $name } fell!
score = Score

score-bonus = Ship saved
score-time = Time left
score-bombs = Bombs defused
score-detonators = Detonators
score-total = Total

call-give = Return a die: { $asked }.
call-take = Bomb defused: choose your next one.
you-here = you

key-dice = choose a die; when you must take one, a bomb in the centre
key-places = choose a space, or the die to return
key-decline = no die for me
key-want = I want the chosen die
key-need = call out what you need
key-ready = ready for the clock to start
key-first = if left over, reroll it first (whoever has the bag)

## What is this?

kind-die = die
kind-bomb = bomb
kind-sign = sign on a bomb
kind-card = card
kind-place = on the table
kind-deed = what you can do
can-place = You can place it now.
cannot-already-done = You want no more dice of this roll.
cannot-breaks-sign = It contradicts the sign beside the space where it could go.
cannot-die-gone = It is no longer free.
cannot-does-not-fit = No open space of your bombs takes it.
cannot-give-first = First return a die to the bag.
cannot-never-complete = With it the bomb could never be completed.
cannot-no-share-left = You have taken all your dice of this roll.
cannot-no-such-bomb = You have no bomb in front of you.
cannot-others-give = Others are returning dice first.
cannot-take-first = First choose your next bomb from the centre.
this-bomb = { $text } On it: { $printed }. Its worth: { $points }.
thing-die = Die
about-die = Put it on a space of one of your bombs that takes its colour or number. What is left over is rerolled and costs dice.
thing-bomb = Bomb in a row
about-bomb = Fill its spaces in any order. When all are full it is defused, and its dice go back to the bag.
thing-tower = Tower
about-tower = It grows from the bottom up, one die on the other. A die that carries another cannot be lost.
thing-two-towers = Two towers
about-two-towers = Two towers on one card, each grows from the bottom up.
thing-pyramid = Pyramid
about-pyramid = A die above needs the two below it. A die that carries another cannot be lost.
thing-want-colour = A colour
about-want-colour = This space takes a die of that colour, with any number.
thing-want-number = A number
about-want-number = This space takes a die with that number, in any colour.
thing-want-both = Colour and number
about-want-both = This space takes only a die of that colour and that number.
thing-want-or = Either
about-want-or = This space takes a die that is one of the two.
thing-want-hash = Any number
about-want-hash = This space takes any die. The signs beside it look at its number.
thing-want-hues = Any colour
about-want-hues = This space takes any die. The signs beside it look at its colour.
thing-equal = Equal
about-equal = The two dice beside this sign have the same number or colour, as their spaces say.
thing-unlike = Different
about-unlike = The two dice beside this sign differ in number or colour, as their spaces say.
thing-greater = Greater and less
about-greater = The wide side of the sign is at the greater number, read from left to right; in towers from the bottom up.
thing-next = One higher
about-next = The die after this sign is exactly one higher than the one before it.
thing-sum = Sum and difference
about-sum = The numbers are added up or subtracted, and must come to the number at the end.
thing-lock = Safe
about-lock = This die carries others, so it cannot be lost.
thing-detonator = Detonator
about-detonator = Turned up instead of a bomb: whoever has a die of its colour or number returns one. There are six.
thing-clock = Clock
about-clock = When it reaches zero the squad has lost. Each bar is a minute.
thing-bag = Bag
about-bag = The dice left in it, by colour. If it is empty when dice must be drawn, the squad has lost.
thing-roller = Who has the bag
about-roller = The dice are rolled for this player, who may set the order in which leftover dice are rerolled.
thing-centre = Centre
about-centre = Whoever defuses a bomb takes one of these. When the last one is taken, the squad wins.
thing-defused = Bombs defused
about-defused = How many of the bombs you need are done.
thing-done = No more dice
about-done = You take no more dice of this roll. It holds until the next roll.
thing-need = Call out
about-need = Show the squad a colour or number you need. It costs nothing, and talking is allowed.
thing-looking = What they look for
about-looking = The colours and numbers that the open spaces of this player’s bombs ask for.
thing-score = Score
about-score = Ten for winning, one for every ten seconds left, the points of the bombs, two for each detonator.

## How it ended, among all games

past-won = { $points ->
        [one] Defused, { $points } point
       *[other] Defused, { $points } points
    }
past-time = Time ran out
past-bag = The bag was empty
past-rounds = The rounds ran out
ending-won = all bombs defused
ending-time = time ran out
ending-bag = the bag was empty
ending-rounds = the rounds ran out
