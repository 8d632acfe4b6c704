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
owes-0 = Nobody has to return a die
owes-1 = { $owing } has to return a die
owes-1-you = You have to return a die
owes-2 = { $owing } have to return a die each
owes-2-you = { $owing } have to return a die each
ordinals = 1st 2nd 3rd 4th 5th 6th
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
do-take = Take { $bomb }, worth { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
do-done = No die for me
do-first = Reroll { $die } first

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
defused = { $actor } defuses { $bomb }, worth { $value ->
        [one] { $value } point
       *[other] { $value } points
    }. Defused so far: { $count }
defused-you = You defuse { $bomb }, worth { $value ->
        [one] { $value } point
       *[other] { $value } points
    }. Defused so far: { $count }
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
ended-won = The ship is saved! { $score ->
        [one] { $score } point
       *[other] { $score } points
    }: { $bonus } for winning, { $time } for time, { $bombs } for bombs, { $detonators } for detonators
ended-time = Time is up: the ship is lost. { $score ->
        [one] { $score } point
       *[other] { $score } points
    }: { $bombs } for bombs, { $detonators } for detonators
ended-bag = The bag is empty: the ship is lost. { $score ->
        [one] { $score } point
       *[other] { $score } points
    }: { $bombs } for bombs, { $detonators } for detonators
ended-rounds = 400 rolls were not enough: the ship is lost. { $score ->
        [one] { $score } point
       *[other] { $score } points
    }: { $bombs } for bombs, { $detonators } for detonators

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

## The board
