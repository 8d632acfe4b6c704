# Everything Exploding Kittens says in English. What the server reads comes first, then what only the board says.

## The game

name = Exploding Kittens: Good vs Evil
blurb = Draw until somebody explodes. Dodge, attack, steal, say Nope: the last one alive wins.

## Refusals

refused-eliminated = You are out of this game. You may go on watching.
refused-window-open = A card has just been played: first everyone may say Nope or let it pass.
refused-no-giving-up = At this table nobody gives up.
refused-answer-first = You have another question to answer first.
refused-no-such-card = You do not have the cards for that.
refused-no-such-place = The pile has no such place.
refused-too-late = Too late: your answer was meant for something that is over.
refused-own-card = The last card is yours. Wait for the others to answer.
refused-already-passed = You have let it pass. You can answer again if somebody plays a Nope.
refused-no-more-time = You cannot ask for more time now.
refused-playmat-empty = An Armageddon needs both Godcat and Devilcat on the playmat.
refused-nobody-has-cards = Nobody else has a card that you could take.
refused-godcat-in-set = At this table the Godcat does not join pairs and triples.
refused-no-such-player = That player cannot be chosen.
refused-empty-hand = There is nothing to take: that hand is empty.

## Options of a table

option-quick = Quick game: a third of the deck stays out, unseen
option-nope_seconds = Time to say Nope
option-nope_seconds-0 = until everyone has let it pass
option-nope_seconds-3 = 3 seconds
option-nope_seconds-5 = 5 seconds
option-nope_seconds-8 = 8 seconds
option-nope_seconds-12 = 12 seconds
option-more_time = Anyone may ask for more time to say Nope
option-turn_seconds = Time for every other decision
option-turn_seconds-0 = no clock
option-turn_seconds-30 = 30 seconds
option-turn_seconds-60 = 1 minute
option-turn_seconds-120 = 2 minutes
option-odds = Show the risk of the next draw
option-godcat_in_sets = The Godcat may join pairs and triples
option-give_up = Players may give up

## What people can say with one click

phrase-hello = Hello everyone!
phrase-thinking = Let me think…
phrase-dare = Don’t you dare!
phrase-phew = Phew!
phrase-boom = Boom!
phrase-sorry = Sorry, nothing personal.
phrase-thanks = Thank you!
phrase-good-game = Good game!

## Cards

card-kitten = Exploding Kitten
card-defuse = Defuse
card-armageddon = Armageddon
card-attack = Attack
card-targeted = Targeted Attack
card-favor = Favor
card-heck = Raising Heck
card-reveal = Reveal the Future
card-shuffle = Shuffle
card-nope = Nope
card-feral = Feral Cat
card-sock = Sock Cat
card-teapot = Teapot Cat
card-umbrella = Umbrella Cat
card-cactus = Cactus Cat
card-godcat = Godcat
card-devilcat = Devilcat
set-pair = pair
set-triple = triple

## What buttons say

do-draw = Draw a card
do-play = Play { $card }
do-play-as = Play { $card } as { $effect }
do-set-2 = Pair: { $cards }
do-set-3 = Triple: { $cards }
do-choose = Choose { $target }
do-name = Ask for { $card }
do-nope-0 = Nope!
do-nope-1 = Nope the Nope!
do-pass = Let it pass
do-more-time = More time, please
do-give = Give { $card }
do-steal-godcat = Take the { $card }
do-steal-random = Take one of the others at random
do-heck-hand = Keep { $card }
do-heck-top = Put { $card } on top of the pile
do-lay = Put the { $card } in front of you
do-keep = Keep the card in front of you
do-swap = Swap the cards
do-defuse-defuse = Save yourself with a { $card }
do-defuse-godcat = Save yourself with the { $card }
do-hide-top = On top
do-hide-one = Under one card
do-hide = Under { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
do-hide-bottom = At the bottom
do-give-up = Give up

## The log

played = { $actor } plays { $cards }
played-you = You play { $cards }
played-as = { $actor } plays { $cards } as { $effect }
played-as-you = You play { $cards } as { $effect }
played-pair = { $actor } plays a pair: { $cards }
played-pair-you = You play a pair: { $cards }
played-triple = { $actor } plays a triple: { $cards }
played-triple-you = You play a triple: { $cards }
aimed-targeted = { $actor } aims at { $victim }
aimed-targeted-you = You aim at { $victim }
aimed-targeted-at-you = { $actor } aims at you
aimed-favor = { $actor } asks { $victim } for a favour
aimed-favor-you = You ask { $victim } for a favour
aimed-favor-at-you = { $actor } asks you for a favour
aimed-pair = { $actor } wants a card from { $victim }
aimed-pair-you = You want a card from { $victim }
aimed-pair-at-you = { $actor } wants a card from you
aimed-triple = { $actor } demands a card from { $victim }: { $named }
aimed-triple-you = You demand a card from { $victim }: { $named }
aimed-triple-at-you = { $actor } demands a card from you: { $named }
noped = { $actor } says Nope
noped-you = You say Nope
noped-again = { $actor } says Nope to the Nope
noped-again-you = You say Nope to the Nope
passed = You let it pass
stretched = { $actor } asks for more time
stretched-you = You ask for more time
cancelled = Cancelled: { $effect }
attacked = { $victim } has { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } to take
attacked-at-you = You have { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } to take
revealed = On top of the pile: { $cards }
shuffled = The pile is shuffled
peeked = { $actor } looks at the bottom card of the pile
peeked-you = At the bottom of the pile you find { $card }
kept = { $actor } keeps it
kept-you = You keep { $card }
topped = { $actor } puts it on top of the pile
topped-you = You put { $card } on top of the pile
took = { $actor } takes a card from { $victim }
took-card = { $actor } takes { $card } from { $victim }
took-card-you = You take { $card } from { $victim }
took-card-at-you = { $actor } takes { $card } from you
gave = { $victim } gives { $actor } a card
gave-card = { $victim } gives { $actor } { $card }
gave-card-you = { $victim } gives you { $card }
gave-card-at-you = You give { $actor } { $card }
missed-empty = { $victim }’s hand is empty: nothing to take
missed-empty-at-you = Your hand is empty: nothing to take
missed-lacks = { $victim } has no { $named }
missed-lacks-at-you = You have no { $named }
faced = { $actor } challenges { $victim } to Armageddon
faced-you = You challenge { $victim } to Armageddon
faced-at-you = { $actor } challenges you to Armageddon
laid = { $actor } puts a card in front of each of the two, face down
laid-you = In front of you, face down: the { $card }
kept-card = { $actor } keeps the card
kept-card-you = You keep the card
swapped = { $actor } swaps the cards
swapped-you = You swap the cards
unveiled = { $actor } gets the { $godcat }, { $victim } the { $devilcat }
unveiled-you = You get the { $godcat }, { $victim } the { $devilcat }
unveiled-at-you = { $actor } gets the { $godcat }, you get the { $devilcat }
drew = { $actor } draws a card
drew-you = You draw { $card }
exploding = { $actor } draws an { $card }!
exploding-you = You draw an { $card }!
defused-defuse = { $actor } is saved by a { $card }
defused-defuse-you = You are saved by a { $card }
defused-godcat = { $actor } is saved by the { $card }
defused-godcat-you = You are saved by the { $card }
hid = { $actor } hides the { $card } in the pile
hid-clock = The { $card } is in the pile again, and nobody knows where
hid-top = You put the { $card } on top of the pile
hid-one = You hide the { $card } under one card
hid-you = You hide the { $card } under { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
out-kitten = { $actor } explodes and is out
out-kitten-you = You explode and are out
out-devilcat = { $actor } is out: the Devilcat wins
out-devilcat-you = You are out: the Devilcat wins
out-gave-up = { $actor } gives up
out-gave-up-you = You give up
ended = { $actor } is the last one alive and wins!
ended-you = You are the last one alive: you win!

## Why a bot did it

why-search = I played it through in my head: this way I win about { $percent }% of the time
why-draw-known = I know that the next card is no Kitten
why-draw-odds = Risk of a Kitten: { $percent }%. I’ll draw
why-draw-forced = I cannot get around this draw, and it may be a Kitten ({ $percent }%)
why-draw-forced-100 = I have to draw, and I know it is a Kitten
why-look-first = A Kitten may be next ({ $percent }%): better look before I leap
why-escape = The next card is a Kitten, and { $card } spares me the draw
why-escape-odds = A Kitten may be next ({ $percent }%), and { $card } spares me the draw
why-shuffle-away = I do not trust the next card: let chance pick another
why-godcat-attack = The next card is a Kitten: the Godcat passes it on, and I keep my Defuse
why-triple = A triple can get me just the card I want
why-favor = Any card I am given is one more
why-pair = This pair is good for little but taking a card
why-duel-weakest = { $seat } looks least prepared for the Devilcat
why-duel-weakest-you = You look least prepared for the Devilcat
why-aim-weakest = { $seat } looks least likely to survive a Kitten
why-aim-weakest-you = You look least likely to survive a Kitten
why-aim-poorest = { $seat } has few cards and must part with a good one
why-aim-poorest-you = You have few cards and must part with a good one
why-aim-richest = { $seat } has what is most worth taking
why-aim-richest-you = You have what is most worth taking
why-name-known = I know that { $card } is in that hand
why-name-defuse = There may be a Defuse, and nothing is worth more
why-name-nope = No Defuse is left to take: a Nope will do
why-give-least = Of all my cards I will miss { $card } least
why-steal-godcat = The Godcat is known by its back: no card is better
why-heck-keep = It is no Kitten: one card more for me
why-heck-top = A Kitten lay at the bottom: on top it is the next player’s
why-heck-later = Kept, this Kitten would be my end; on top I may still get around it
why-heck-defuse = On top I would draw it myself: rather now, while I can be saved
why-fate = Nobody can know: I tossed a coin
why-save = { $card } saves me
why-hide-next = There the next player draws it first
why-hide-near = It lies close by, but not where everybody expects it
why-hide-anywhere = I hid it just anywhere, so that nobody can be sure of me
why-nope-back = What I played is too important: I will not have it blocked
why-nope-escape = A Kitten is next, and nobody shall get away from it
why-nope-harm = That would have hurt me
why-pass-none = I had no Nope
why-pass-own = What I played is not worth a Nope
why-pass-stopped = It is cancelled already
why-pass-harmless = It does me no harm worth a Nope
why-pass-save = It is a nuisance, but I save my Nope for worse

## The board
