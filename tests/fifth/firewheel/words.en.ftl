# Everything Firewheel says in English.

## The game

name = Firewheel
blurb = A wheel of rockets grows from hand to hand. Light it, and it is yours.

## Options of a table

option-bright = bright eights: they count two points

## Bots

bot-cool = Cool

## What people can say with one click

phrase-hello = Hello!
phrase-bravo = Well done!
phrase-ouch = Ouch!

## Refusals

refused-not-in-hand = You do not hold that rocket.
refused-does-not-fit = That rocket does not fit: use the same colour or a higher number.
refused-must-fit = One of your rockets fits: use it instead of putting one out.

## Rockets

rocket = { $colour } { $number }
colour-R = red
colour-Y = yellow
colour-G = green
colour-B = blue

## Answers

do-begin = Begin a wheel with { $rocket }
do-add = Add { $rocket }
do-light = Light it with { $rocket }
do-put-out = Put out { $rocket }

## The outline of the table

ask-begin = Begin a wheel: any rocket will do.
ask-fit = Use a rocket: the same colour lights the wheel, a higher number makes it longer.
ask-none = None of your rockets fits: put one out.
pile = Pile
wheel = Wheel
wet = Wet
points = Points

## The log

added = { $actor } adds a rocket: { $rocket }
added-you = You add a rocket: { $rocket }
lit = { $actor } lights the wheel with { $rocket } and takes { $points ->
        [one] one point
       *[other] { $points } points
    }
lit-you = You light the wheel with { $rocket } and take { $points ->
        [one] one point
       *[other] { $points } points
    }
put-out = { $actor } puts out a rocket: { $rocket }
put-out-you = You put out a rocket: { $rocket }
drew-you = You draw a rocket: { $rocket }
ended = The last rocket is used. Best score, with { $points ->
        [one] one point
       *[other] { $points } points
    }: { $winners }

## Why a bot chose what it chose

why-light = It lights the wheel
why-mine = Hardly anybody else can have that colour
why-low = It is the one that I need least
