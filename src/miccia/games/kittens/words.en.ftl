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

option-quick = Quick game: a third of the deck stays out, unseen; of five players the last to play win more often
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
do-hide = { $count ->
        [0] On top
        [1] Under one card
       *[other] Under { $count } cards
    }
do-hide-bottom = At the bottom
do-give-up = Give up

## Asked before a slip

slip-draws-kitten = The next card is an Exploding Kitten: drawing it costs you what saves you, and you can still avoid it.
slip-draws-death = The next card is an Exploding Kitten, and nothing in your hand saves you. You can still do something first.
slip-gives-defuse = A Defuse saves you from an Exploding Kitten. You can give another card.
slip-keeps-kitten = It is an Exploding Kitten: if you keep it, it explodes now.
slip-own-kitten = { $count ->
        [one] You have one more turn to take: you would draw it yourself.
       *[other] You have { $count } more turns to take: you would draw it yourself.
    }
slip-unprotected = After that, nothing in your hand would save you from an Exploding Kitten.

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
hid-you = { $count ->
        [0] You put the { $card } on top of the pile
        [1] You hide the { $card } under one card
       *[other] You hide the { $card } under { $count } cards
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
why-draw-forced = { $percent ->
        [100] I have to draw, and I know it is a Kitten
       *[other] I cannot get around this draw, and it may be a Kitten ({ $percent }%)
    }
why-look-first = A Kitten may be next ({ $percent }%): better look before I leap
why-escape = The next card is a Kitten, and { $card } spares me the draw
why-escape-odds = A Kitten may be next ({ $percent }%), and { $card } spares me the draw
why-shuffle-away = I do not trust the next card: let chance pick another
why-godcat-attack = The next card is a Kitten: the Godcat passes it on, and I keep my Defuse
why-triple = A triple can get me just the card I want
why-favor = Any card I am given is one more
why-pair = This pair is good for little but taking a card
why-last-hope = Nothing would save me from a Kitten now: two cards for one that might
why-duel-weakest = { $seat } looks least prepared for the Devilcat
why-duel-weakest-you = You look least prepared for the Devilcat
why-aim-next = { $seat } plays next: that way the pile comes back to me as late as can be
why-aim-next-you = You play next: that way the pile comes back to me as late as can be
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
why-hide-deep = At the very bottom: on top, an attack would bring it back to me
why-hide-anywhere = I hid it just anywhere, so that nobody can be sure of me
why-nope-back = What I played is too important: I will not have it blocked
why-nope-escape = A Kitten is next, and nobody shall get away from it
why-nope-harm = That would have hurt me
why-pass-none = I had no Nope
why-pass-own = What I played is not worth a Nope
why-pass-stopped = It is cancelled already
why-pass-harmless = It does me no harm worth a Nope
why-pass-save = It is a nuisance, but I save my Nope for worse

## The table in letters, for terminals

sketch-pile = pile { $count } ({ card-kitten }: { $left })
sketch-discards = discards { $count }
sketch-top = discards { $count } (on top: { $card })
sketch-removed = out of play { $count }
sketch-known = top of the pile:
sketch-played = played
sketch-demands = asks for { $card }
sketch-before = in front of them: { $card }
sketch-turns = turns to take: { $count }
sketch-out = out

## The coach

coach-next = that the next card explodes
coach-next-kitten = The next card is a Kitten
coach-next-safe = The next card is no Kitten
coach-mine = that your next card explodes
coach-mine-kitten = Your next card is a Kitten
coach-mine-safe = Your next card is no Kitten
coach-odds = { $part } in { $whole }
coach-unknown = { $count ->
        [one] One Kitten
       *[other] { $count } Kittens
    } in { $cards ->
        [one] one unknown card.
       *[other] { $cards } unknown cards.
    }
coach-until = { $count ->
        [one] It is your turn in one card.
       *[other] It is your turn in { $count } cards.
    }
coach-bare = Without a Defuse it would be your end.
coach-safe = You can save yourself once.
coach-place = { $place }: Kitten, { $percent }%
coach-place-known = { $place }: { $card } (you know that)
coach-known = { $count ->
        [one] Card { $places } is a Kitten: you know that.
       *[other] Cards { $places } are Kittens: you know that.
    }
coach-plays = If you play…
coach-out = you are out
coach-spent = Defuse spent
coach-draw = Just draw
coach-set-2 = Pair on { $target }
coach-set-3 = Triple on { $target }
coach-as = { $card } as { $effect }
coach-why-draw = { $count ->
        [one] the top card of the pile
       *[other] the next { $count } cards
    }
coach-why-attack = { $turns ->
        [one] { $target } takes one turn
       *[other] { $target } takes { $turns } turns
    }
coach-why-targeted = { $turns ->
        [one] you choose who takes one turn
       *[other] you choose who takes { $turns } turns
    }
coach-why-heck = the bottom card; a Kitten goes on top
coach-why-shuffle = then draw; nobody knows what lies where
coach-why-look = you see what comes, no more
coach-why-look-escape = if there is a Kitten, you get away
coach-why-rob = a Defuse: { $percent }%
coach-why-favor = who gives it chooses the card
coach-why-armageddon = it is a coin toss: only a Defuse helps
coach-spoils = If nobody says Nope
coach-spoils-wait = If nobody shuffles, attacks or hides a Kitten

## A look back

back-title-turn = What to do in this turn
back-title-nope = To Nope or not
back-title-victim = Whom to choose
back-title-name = Which card to ask for
back-title-give = Which card to give
back-title-steal = What to take
back-title-heck = What to do with the bottom card
back-title-opponent = Whom to face
back-title-lay = Which card to lay
back-title-answer = Keep or swap
back-title-defuse = How to be saved
back-title-hide = Where to hide the Kitten
back-knew = { $risk }; in hand: { $cards }
back-risk = the next card was a Kitten: { $percent }%
back-risk-sure = the next card was certainly a Kitten
back-risk-none = the next card was certainly no Kitten
back-empty = nothing
back-out = Out, first to last

## The lesson

lesson-goal = The goal
lesson-goal-title = Be the last one alive
lesson-goal-text = Somewhere in this pile lies a Kitten that explodes. Every turn ends with a card from the pile.
lesson-draw = Draw a card
lesson-draw-title = Your turn: draw
lesson-draw-text = Before that you may play as many cards as you like, or none. This time just draw.
lesson-draw-task = Now you: draw a card.
lesson-draw-done-title = Lucky: an Umbrella Cat
lesson-draw-done-text = The card is yours, and your turn is over. Now Cleo draws.
lesson-draw-done-task = No Kitten this time.
lesson-reveal = See what is coming
lesson-reveal-title = First look, then draw
lesson-reveal-text = Reveal the Future shows everybody the top three cards of the pile. They go back as they were.
lesson-reveal-task = Now you: play Reveal the Future.
lesson-reveal-done-title = Cleo may say Nope
lesson-reveal-done-text = After every card that somebody plays, the others are asked whether they cancel it. Only then it happens.
lesson-reveal-done-task = Cleo is being asked.
lesson-attack = Do not draw that
lesson-attack-title = The next card is the Kitten
lesson-attack-text = An Attack ends your turn without a draw. The next player has to take two turns.
lesson-attack-task = Now you: play Attack.
lesson-attack-done-title = Now it is Cleo’s problem
lesson-attack-done-text = If Cleo lets it pass, she draws the Kitten. She has a Defuse: she will put it back wherever she likes.
lesson-attack-done-task = You did not have to draw.
lesson-nope = Say Nope
lesson-nope-title = Cleo wants one of your cards
lesson-nope-text = Cleo has defused and hidden the Kitten. Now she plays Favor, and a Nope cancels that.
lesson-nope-task = Now you: say Nope.
lesson-nope-done-title = Cancelled
lesson-nope-done-text = Both cards are discarded and nothing happens. Cleo could say Nope to your Nope.
lesson-nope-done-task = Your cards stay yours.
lesson-pair = Two of a kind
lesson-pair-title = A pair steals a card
lesson-pair-text = One cat alone does nothing; two of the same name steal a random card. A Feral Cat stands for any cat.
lesson-pair-task = Now you: choose both cats and play the pair.
lesson-pair-done-title = A pair against Cleo
lesson-pair-done-text = With a triple you would name the card that you want.
lesson-pair-done-task = If she lets it pass, you get a card.
lesson-kitten = A Kitten, and a Defuse
lesson-kitten-title = Now draw, whatever comes
lesson-kitten-text = If it is the Kitten, your Defuse saves you by itself. Then you hide the Kitten where you like: on top, for Cleo.
lesson-kitten-task = Now you: draw, and put the Kitten on top.
lesson-kitten-done-title = Saved, and well hidden
lesson-kitten-done-text = Only you know where the Kitten lies. Cleo draws next, and her Defuse is gone.
lesson-kitten-done-task = Your Defuse is used up too.
lesson-end = The last one alive
lesson-end-title = Boom: Cleo is out, you win
lesson-end-text = Who draws a Kitten without a Defuse is out. With Armageddon, Godcat and Devilcat there are more ways to go.

## The board

# The name where room is scarce.
brief = Kittens

kitten = Kitten

explain-godcat = Stands in for almost any card: you choose. It saves you from a Kitten.
explain-defuse = Plays itself when you draw a Kitten. Two alike make a pair.
explain-nope = Cancels what somebody has just played, in anyone’s turn.
explain-armageddon = Pick up Godcat and Devilcat and face somebody. Then your turn ends.
explain-attack = Your turn ends without a draw, and the next player takes two turns.
explain-targeted = Your turn ends without a draw, and whoever you choose takes two turns.
explain-favor = Somebody gives you a card of their choice.
explain-heck = Look at the bottom card: keep it or put it on top. Then your turn ends.
explain-reveal = Everybody sees the top three cards of the pile.
explain-shuffle = The pile is shuffled.
explain-feral = Counts as any cat in a pair or triple.
explain-sock = Does nothing alone: good for pairs and triples.
explain-teapot = { explain-sock }
explain-umbrella = { explain-sock }
explain-cactus = { explain-sock }
explain-kitten = Whoever draws it explodes and is out, unless they have a Defuse or the Godcat.
explain-devilcat = Whoever gets it is out unless they discard a Defuse.
how-pair = two alike: a card from somebody, unseen
how-triple = three alike: you name the card
how-godcat-as = play it as another card
how-godcat-saves = or it saves you from a Kitten
how-draw-kitten = you draw a Kitten
how-defuse-goes = the Defuse is spent
how-hide = you hide the Kitten in the pile
how-nope-played = somebody plays
how-nope-cancel = you cancel it
how-nope-again = a Nope cancels a Nope
how-armageddon-take = you pick up both
how-armageddon-face = you face somebody
how-armageddon-end = one of you gets the Devilcat
how-no-draw = you do not draw
how-attack-next = the next player takes two turns
how-targeted-choose = choose a player
how-targeted-two = they take two turns
how-favor-ask = choose a player
how-favor-give = they choose a card for you
how-heck-look = look at the bottom card
how-heck-keep = keep it
how-heck-top = or put it on top
how-reveal-three = the top three cards
how-reveal-all = all see them
how-shuffle-known = what was known of the pile
how-shuffle-lost = is no longer known
how-feral-with = with a cat of any kind
how-feral-cat = it counts as that cat
how-feral-pair = a pair is made
how-kitten-drawn = whoever draws it
how-kitten-saved = spends a Defuse, or is out
how-kitten-hide = and hides it in the pile
how-devilcat-got = whoever gets it
how-devilcat-saved = discards a Defuse, or is out

pair = Pair
triple = Triple

play-pair = Play the pair
play-triple = Play the triple
play-as = Play it as…
as-what = { $card }: as which card?

pair-explains = Steal a random card from whoever you like.
triple-explains = Name a card: if whoever you choose has it, it is yours.
add-for = Add a card with a gold edge to make a pair or a triple.
players = The players
table = The table
my-hand = Your hand
hand-count = Your hand · { $count }
no-cards = You hold no cards.
group-name = { $card }{ $count ->
        [one] {""}
       *[other] , { $count } cards
    }{ $picked ->
        [0] {""}
       *[other] , { $picked } chosen
    }
fresh = new
cards-held = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
attacked-by = under attack: { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
out = out of the game
is-playing = is playing
next = plays next
after-you = plays after you
has-played = played { $what }
target = target
holds-godcat = holds the Godcat
known-here = you know of: { $names }
playmat = The playmat
here = on the playmat
in-play = is in play
in-hand-of = { $you ->
        [actor] in your hand
       *[nobody] { $actor } holds it
    }
pile = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } in the pile
in-pile = in the pile
kittens = { $count ->
        [one] { $count } Kitten
       *[other] { $count } Kittens
    }
in-cards = in { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
risk = risk of a Kitten: { $percent }%
risk-short = risk { $percent }%
removed = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } out of the game, unseen
discards = { $count ->
        [one] { $count } discard
       *[other] { $count } discards
    }
discards-title = The discards · { $count }
discards-empty = Nothing has been discarded yet.
discards-open = Open the discards
discards-order = Last one first
place-top = on top
place-bottom = at the bottom
place-under = under { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
you-know = What you know of the pile
known = a card you know
know-nothing = Nothing yet.
turn-of = { $you ->
        [actor] Your turn
       *[nobody] { $actor }’s turn
    }
then = then { $name }
you = you
turn-hint = { $count ->
        [one] Play cards, or draw to end your turn.
       *[other] You have { $count } turns to take. Play cards, or draw to end this one.
    }
draw = Draw
draw-hint = and end the turn
cancel = Cancel
cannot-now = It cannot be played now.
give-up-sure = Do you really want to give up?
give-up-why = You discard your whole hand and watch the others play.
give-up-no = No, I stay

title-attack = { $you ->
        [actor] You attack { $target }
        [target] { $actor } attacks you
       *[nobody] { $actor } attacks { $target }
    }
title-targeted = { $you ->
        [actor] You attack { $target }
        [target] { $actor } attacks you
       *[nobody] { $actor } attacks { $target }
    }
title-favor = { $you ->
        [actor] You ask { $target } for a favour
        [target] { $actor } asks you for a favour
       *[nobody] { $actor } asks { $target } for a favour
    }
title-heck = { $you ->
        [actor] You raise heck
       *[nobody] { $actor } raises heck
    }
title-reveal = { $you ->
        [actor] You reveal the future
       *[nobody] { $actor } reveals the future
    }
title-shuffle = { $you ->
        [actor] You shuffle the pile
       *[nobody] { $actor } shuffles the pile
    }
title-armageddon = { $you ->
        [actor] You call for Armageddon
       *[nobody] { $actor } calls for Armageddon
    }
title-pair = { $you ->
        [actor] You steal a card from { $target }
        [target] { $actor } steals a card from you
       *[nobody] { $actor } steals a card from { $target }
    }
title-triple = { $you ->
        [actor] You demand a card from { $target }: { $card }
        [target] { $actor } demands a card from you: { $card }
       *[nobody] { $actor } demands a card from { $target }: { $card }
    }

aiming = { $you ->
        [actor] You play { $what }
       *[nobody] { $actor } plays { $what }
    }
aiming-hint = { $you ->
        [actor] One more choice to make.
       *[nobody] { $actor } is choosing…
    }

outcome-attack = { $you ->
        [target] you take { $count ->
            [one] { $count } turn
           *[other] { $count } turns
        }
       *[nobody] { $target } takes { $count ->
            [one] { $count } turn
           *[other] { $count } turns
        }
    }
outcome-targeted = { $you ->
        [target] you take { $count ->
            [one] { $count } turn
           *[other] { $count } turns
        }
       *[nobody] { $target } takes { $count ->
            [one] { $count } turn
           *[other] { $count } turns
        }
    }
outcome-favor = { $you ->
        [actor] { $target } gives you a card of their choice
        [target] you give { $actor } a card of your choice
       *[nobody] { $target } gives { $actor } a card of their choice
    }
outcome-heck = { $you ->
        [actor] you look at the bottom card
       *[nobody] { $actor } looks at the bottom card
    }
outcome-reveal = everybody sees the top three cards
outcome-shuffle = the pile is shuffled
outcome-armageddon = Godcat and Devilcat are picked up
outcome-pair = { $you ->
        [actor] you take a random card
       *[nobody] { $actor } takes a random card
    }
outcome-triple = { $you ->
        [target] you hand it over if you have it
       *[nobody] { $target } hands it over if they have it
    }

if-nobody = if nobody says Nope, { $outcome }
blocked = cancelled, unless somebody says Nope to the Nope
said-no = { $you ->
        [actor] You said Nope{ $height ->
            [one] {""}
           *[other] {" "}(Nope no. { $height })
        }
       *[nobody] { $actor } says Nope{ $height ->
            [one] {""}
           *[other] {" "}(Nope no. { $height })
        }
    }
carried-out = no Nope: it happens
seconds-left = { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
no-clock = no clock: until everybody lets it pass

block-play = Nope, or let it pass?
block-nope = Nope the Nope, or let it pass?

have-nope = You hold { $count ->
        [one] a Nope
       *[other] { $count } Nopes
    }. Another one may cancel it.
no-nope = You hold no Nope: you can only let it pass.
more-time = More time
was-stretched = Somebody asked for more time
you-passed = You let it pass
you-passed-hint = Waiting for the others, or for the clock.
your-card = The last card is yours
your-card-hint = Let us see whether somebody says Nope.
auto-pass = Pass automatically
auto-pass-hint = Lets everything pass by itself after a while: nobody can tell whether you hold a Nope
auto-on = Passing automatically in a moment.

ask-victim = { $what }: whom do you choose?
ask-opponent = Whom do you face?
ask-opponent-hint = One card will lie in front of you, the other in front of whoever you choose.
ask-name = Which card do you demand?
ask-give = { $who } asks you for a favour: what do you give?
ask-pick = Choose a card
ask-steal = What do you steal from { $who }?
ask-steal-godcat = Its back is different: you know which one it is.
ask-steal-random = One of the others, at random.
ask-heck = The bottom card of the pile
ask-heck-hint = Only you see it. Either way your turn ends.
ask-heck-kitten = It is a Kitten! If you keep it, you have drawn it.
ask-lay = What do you put in front of you?
ask-lay-hint = The other card goes in front of { $who }, who may keep or swap it.
ask-defuse = What saves you?
ask-defuse-hint = You have drawn a Kitten.
ask-hide = Where do you hide the Kitten?
ask-hide-hint = Only you will know. The others see that it goes back.
ask-hide-here = Hide it { $place }
ask-top = top
ask-bottom = bottom
ask-higher = Higher
ask-lower = Lower
ask-slider = Place in the pile
ask-again = Back to the choice
ask-waiting = The game is waiting for your choice.

wait-victim = { $name } is choosing a target
wait-name = { $name } is choosing which card to demand
wait-give = { $name } is choosing which card to give
wait-steal = { $name } is choosing what to steal
wait-heck = { $name } looks at the bottom card of the pile
wait-opponent = { $name } is choosing whom to face
wait-lay = { $name } is putting down the two cards
wait-answer = { $name } decides whether to keep or swap
wait-defuse = { $name } has drawn a Kitten and is choosing what to use
wait-hide = { $name } hides the Kitten in the pile
wait-turn = { $name } is thinking

meanwhile = Choose a card to read what it does.
keep-or-swap = Keep or swap?
knows-which = { $name } has looked at both cards and knows which one lies in front of you.
you-laid = The { $card } lies in front of you: only you know.
before = { $you ->
        [actor] in front of you
       *[nobody] in front of { $actor }
    }
keep = Keep
swap = Swap
keep-key = K
swap-key = S
no-more-nope = The cards are picked up: nobody can say Nope now
both-unveiled = { $you ->
        [good] You get the Godcat, { $evil } gets the Devilcat
        [evil] { $good } gets the Godcat, you get the Devilcat
       *[nobody] { $good } gets the Godcat, { $evil } gets the Devilcat
    }
saved = { $you ->
        [actor] A Defuse saves you
       *[nobody] A Defuse saves { $actor }
    }
exploded = { $you ->
        [actor] You are out
       *[nobody] { $actor } is out
    }
skip = Press anywhere, or any key, to skip
fate = What may come
fate-good = Whoever gets it takes it in hand: it counts as any card but a Nope or an Armageddon.
fate-evil = { explain-devilcat }
drew-kitten = { $you ->
        [actor] You have drawn a Kitten!
       *[nobody] { $actor } has drawn a Kitten!
    }
saved-by = { $you ->
        [actor] It is defused: now hide it.
       *[nobody] { $actor } has defused it and hides it now.
    }
how-saved = { $you ->
        [actor] Choose what saves you.
       *[nobody] { $actor } chooses how to defuse it.
    }

out-by-kitten = { $you ->
        [actor] You explode
       *[nobody] { $actor } explodes
    }
out-by-devilcat = { $you ->
        [actor] The Devilcat blows you up
       *[nobody] The Devilcat blows { $actor } up
    }
out-by-gave-up = { $you ->
        [actor] You give up
       *[nobody] { $actor } gives up
    }

top-cards = The top cards of the pile, topmost first
has-taken = { $you ->
        [actor] You take { $card } from { $target }
        [target] { $actor } takes { $card } from you
       *[nobody] { $actor } takes { $card } from { $target }
    }
has-given = { $you ->
        [actor] { $target } gives you { $card }
        [target] You give { $actor } { $card }
       *[nobody] { $target } gives { $actor } { $card }
    }
a-card = a card
has-missed = { $you ->
        [actor] You get nothing from { $target }
        [target] { $actor } gets nothing from you
       *[nobody] { $actor } gets nothing from { $target }
    }
watching = You are watching
watching-hint = You see what everybody sees: hands stay hidden.
you-are-out = You are out
you-are-out-hint = See how it ends: you see what everybody sees.
wins = { $you ->
        [actor] You win!
       *[nobody] { $actor } wins!
    }
last-alive = Nobody else is left in the game.

call-window = { $what }. Nope possible: { $seconds ->
        [0] {""}
        [one] { $seconds } second,{" "}
       *[other] { $seconds } seconds,{" "}
    }press N for Nope, P to let it pass
call-soon = Nope possible: 2 more seconds
call-turn = { $count ->
        [one] Your turn. D draws.
       *[other] Your turn, { $count } turns to take. D draws.
    }
call-answer = { $name }’s Armageddon. Keep the card in front of you, key K, or swap it, key S.
call-no-nope = You hold no Nope.

key-draw = draw and end the turn
key-cards = choose a card of your hand, again for another alike
key-nope = say Nope
key-pass = let it pass
key-more = more time
key-auto = pass automatically: on or off
key-discards = open the discards
key-answer = in an Armageddon: keep or swap
key-hide = hide the Kitten: up, down, on top, at the bottom

## What is this?

kind-action = action
kind-cat = cat card
kind-fate = card of fate
kind-danger = danger
kind-pile = pile
kind-mark = mark
kind-deed = what you can do
can-play = You can play it now.
can-give = You can give it now.
can-defuse = It saves you now.
cannot-already-passed = You have let this play pass.
cannot-answer-first = { $card ->
        [defuse] It waits in your hand for a Kitten. Two of them could be a pair.
       *[other] The table is asking you something else first.
    }
cannot-no-such-card = { $card ->
        [feral] It needs a cat, or another Feral Cat, in your hand.
       *[other] It takes two alike, or one and a Feral Cat.
    }
cannot-nobody-has-cards = Nobody else holds a card.
cannot-own-card = The last card on this play is yours.
cannot-playmat-empty = Godcat and Devilcat must both lie on the playmat.
cannot-too-late = There is nothing to cancel now. Two of them could be a pair.
cannot-window-open = First it is seen whether somebody says Nope.
thing-pile = Draw pile
about-pile = Drawing its top card ends your turn. Everybody sees how many cards and Kittens are in it.
thing-known = A card you know
about-known = You have seen this card of the pile. It stays noted until the pile is shuffled or the card is drawn.
thing-discards = Discards
about-discards = Everything that was played lies here for all to see. Only the Godcat never does.
thing-hand = Cards in hand
about-hand = How many cards a player holds. Whoever has the Godcat is known to all, since its back differs.
thing-hourglass = Turns owed
about-hourglass = An attack: so many turns in a row. Attacking back hands them on, with two more.
thing-altar = Playmat
about-altar = Here lie Godcat and Devilcat. Armageddon can be played while both are here.
thing-risk = Risk
about-risk = How likely the next card is a Kitten, from what you may know.
thing-draw = Draw
about-draw = Take the top card of the pile. That ends your turn, or one of the turns you owe.
thing-pair = Pair
about-pair = Two cards of one name: take a random card from somebody.
thing-triple = Triple
about-triple = Three cards of one name: name a card. If the one you choose has it, they give it to you.
thing-window = Time for a Nope
about-window = Everybody may cancel this play. It goes on when all have let it pass or the time is up, whoever holds what.
thing-pass = Let it pass
about-pass = You play no Nope on this. Nobody sees who has passed.
thing-more = More time
about-more = The time for a Nope begins anew. Each player may ask for it once in a window.
thing-give-up = Give up
about-give-up = You are out, and your hand is discarded.
thing-target = Target
about-target = The play on the table is aimed at this player.

## How it ended, among all games

past-won = You won, last one alive
past-lost = { $name } won
ending-alive = I was the last one alive
ending-second = I was the last to blow up
ending-middle = I blew up in between
ending-first = I was the first to blow up
