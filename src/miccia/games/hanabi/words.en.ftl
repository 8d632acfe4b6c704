# Everything Hanabi says in English. What the server reads comes first, then what only the board says.

## The game

name = Hanabi
blurb = You see everyone’s cards but your own. Build five fireworks together.

## Refusals

refused-clues-full = You already have all eight clues, so you cannot discard.
refused-no-clues-left = There is no clue left. Discard or play a card.
refused-no-such-card = There is no card in that place of your hand.
refused-no-such-colour = That colour cannot be named in this game.
refused-no-such-player = There is nobody there who could get a clue.
refused-touches-nothing = That clue would not touch any card.
refused-no-talk = During the game this table speaks only in clues and ready-made phrases.

## Options of a table

option-expert = Expert: no score, all fireworks or nothing
option-six_colours = Sixth colour
option-six_colours-no = none
option-six_colours-rainbow = rainbow
option-six_colours-sixth = plain
option-short = Short sixth colour, one card of each number
option-empty_clues = Clues may touch no card
option-score_on_loss = Score after three errors
option-score_on_loss-zero = zero
option-score_on_loss-sum = what was built
option-memory = By heart: the table keeps no notes
option-talk = Free chat during the game
option-colours = Colours, in a small box
option-ranks = Highest number, in a small box
option-hand = Cards in a hand, in a small box
option-clues = Clues, in a small box
option-strikes = Errors that lose, in a small box

## What people can say with one click

phrase-hello = Hello everyone!
phrase-thinking = Let me think…
phrase-remember = Do you remember what you hold?
phrase-nothing-yet = I know nothing about my cards yet.
phrase-thanks = Thank you!
phrase-good-game = Good game!

## Cards and clues

colour-R = red
colour-W = white
colour-Y = yellow
colour-G = green
colour-B = blue
colour-M = multicolour
many = { $count ->
        [0] no
        [1] one
        [2] two
        [3] three
        [4] four
       *[other] five
    }
ordinals = 1st 2nd 3rd 4th 5th
card = { $colour } { $rank }
clue-rank = { many } { $count ->
        [0] { $rank }
        [one] { $rank }
       *[other] { $rank }s
    }
clue-R = { many } { $count ->
        [0] red
        [one] red
       *[other] reds
    }
clue-W = { many } { $count ->
        [0] white
        [one] white
       *[other] whites
    }
clue-Y = { many } { $count ->
        [0] yellow
        [one] yellow
       *[other] yellows
    }
clue-G = { many } { $count ->
        [0] green
        [one] green
       *[other] greens
    }
clue-B = { many } { $count ->
        [0] blue
        [one] blue
       *[other] blues
    }
clue-M = { many } { $count ->
        [0] multicolour
        [one] multicolour
       *[other] multicolours
    }
touches = { $count ->
        [0] none of the cards
        [one] { $cards } card
       *[other] { $cards } cards
    }

## What buttons say

do-play = Play the { $card } card
do-discard = Discard the { $card } card
do-clue = Tell { $target } “{ $clue }”

## Asked before a slip

slip-cannot-fit = By its clues and what lies open, this card cannot fit now: it would be an error.
slip-third-error = This card cannot fit now: it would be the third error, and the game would be lost.
slip-last-copy = This is the last copy of a card you still need: without it a firework stays unfinished.

## The log

clued = { $actor } tells { $target } “{ $clue }”: { $cards }
clued-to-you = { $actor } tells you “{ $clue }”: { $cards }
clued-you = You tell { $target } “{ $clue }”: { $cards }
clued-forgotten = { $actor } gives { $target } a clue
clued-to-you-forgotten = { $actor } gives you a clue
clued-you-forgotten = You give { $target } a clue
played = { $actor } plays { $card }
played-you = You play { $card }
misplayed = { $actor } plays { $card }, which does not fit: an error
misplayed-you = You play { $card }, which does not fit: an error
discarded = { $actor } discards { $card } and wins back a clue
discarded-you = You discard { $card } and win back a clue
lost = { $most ->
        [0] . The { $colour } firework can no longer begin
       *[other] . The { $colour } firework cannot rise above { $most } any more
    }
completed = The { $colour } firework is complete
completed-clue = The { $colour } firework is complete, and a clue comes back
last-round = { $actor } has drawn the last card: everyone has one more turn
last-round-you = You have drawn the last card: everyone has one more turn
ended-strikes = Third error: the game is lost with { $sum ->
        [one] { $sum } point
       *[other] { $sum } points
    } on the table. Score { $score }: { $verdict }
ended-perfect = All fireworks are complete: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, { $verdict }!
ended-deck = The last turns have been played. Score { $score }: { $verdict }
ended-hopeless = A firework can no longer be completed: the game is lost
ended-stuck = Neither a card nor a clue is left to go on with: the game is lost

## What a score is worth

verdict-horrible = horrible
verdict-mediocre = mediocre
verdict-noteworthy = noteworthy
verdict-excellent = excellent
verdict-extraordinary = extraordinary
verdict-legendary = legendary
verdict-divine = divine

## Why a bot did it

why-known = I know that my { $slot } card can be played
why-meant = A clue told me that my { $slot } card can be played
why-last-chance = Nothing to lose any more: my { $slot } card has the best chance of fitting
why-play = { $seat } will know that { $card } can be played
why-play-you = You will know that { $card } can be played
why-soon = { $seat } will know that { $card } can be played soon
why-soon-you = You will know that { $card } can be played soon
why-save-last = It saves the last { $card } in { $seat }’s hand
why-save-last-you = It saves the last { $card } in your hand
why-save-two = It saves { $card } in { $seat }’s hand: I see no other one anywhere
why-save-two-you = It saves { $card } in your hand: I see no other one anywhere
why-stop = { $seat } is about to play { $card }, which does not fit
why-stop-you = You are about to play { $card }, which does not fit
why-busy = { $seat } can play { $card } instead of discarding something we need
why-busy-you = You can play { $card } instead of discarding something we need
why-useless = My { $slot } card is of no use any more
why-oldest = My { $slot } card is the oldest without a clue
why-unsaved = Nobody saves cards for me here: my { $slot } card is the one we will probably miss least
why-tell = Nothing is urgent, and { $seat } will know a little more
why-tell-you = Nothing is urgent, and you will know a little more
why-least = All my cards have clues: my { $slot } card is the one we will miss least
why-anything = No good clue is left: this one to { $seat } does the least harm
why-anything-you = No good clue is left: this one to you does the least harm
why-forced = There was nothing else to do
why-likely = My { $slot } card most likely fits
why-tell-play = Somebody holds what can be played and does not know it: in our code this clue to { $seat } tells everybody something
why-tell-play-you = Somebody holds what can be played and does not know it: in our code this clue to you tells everybody something
why-tell-next = The next player would have to discard something we may need: in our code this clue to { $seat } tells everybody something
why-tell-next-you = The next player would have to discard something we may need: in our code this clue to you tells everybody something
why-tell-all = In our code this clue to { $seat } tells everybody something
why-tell-all-you = In our code this clue to you tells everybody something
why-cheapest = My { $slot } card is the one we will miss least
why-weighed = In the games that I imagined from here, this did better than the usual move

## The table in letters, for terminals

sketch-state = clues { $clues }  errors { $strikes }  deck { $deck }  score { $score }
sketch-fireworks = fireworks
sketch-discards = discards

## The coach

coach-play = that your { $slot } card can be played
coach-play-sure = Your { $slot } card can be played
coach-play-none = None of your cards can be played now
coach-brief = { $percent }% · best card
coach-cards = Your cards
coach-column = can be played
coach-card = { $slot } card
coach-kinds = { $count ->
        [one] one card possible
       *[other] { $count } cards possible
    }
coach-last = the last one: { $percent }%
coach-last-sure = the last one
coach-useless = of no use: { $percent }%
coach-useless-sure = of no use any more
coach-spoils = By clues and counting alone, not by what others mean

## A look back

back-title-play = Which card to play
back-title-discard = Which card to discard
back-title-clue = Which clue to give
back-knew = { $clues ->
        [one] one clue left
       *[other] { $clues } clues left
    }, { $strikes ->
        [0] no error yet
        [one] one error
       *[other] { $strikes } errors
    }, { $deck ->
        [one] one card in the deck
       *[other] { $deck } cards in the deck
    }; own cards: { $cards }
back-may-be = { $slot } fits: { $percent }%
back-fits = the { $slot } card fitted in { $percent } of 100 cases
back-last = the { $slot } card was the last of its kind in { $percent } of 100 cases
back-fireworks = The fireworks

## The lesson

lesson-goal = The goal
lesson-goal-title = Five fireworks, from 1 to 5
lesson-goal-text = Build one in each colour, together and in order. You see Cleo’s cards, and only she sees yours.
lesson-play = Play a card
lesson-play-title = Cleo says: this is a 1
lesson-play-text = No firework has begun yet, so a 1 of any colour fits.
lesson-play-task = Now you: play the card that Cleo pointed at.
lesson-play-done-title = Done: the red firework begins
lesson-play-done-text = You did not know its colour. The number was enough.
lesson-play-done-task = One point, and a new card for you.
lesson-clue = Give a clue
lesson-clue-title = Say “1”: every 1 rises
lesson-clue-text = A clue points at every card of that number. You cannot show just one of them.
lesson-clue-task = Now you: tell Cleo about her 1s.
lesson-clue-done-title = Done: Cleo knows her two 1s
lesson-clue-done-text = White or blue? Both are right: every firework begins with a 1.
lesson-clue-done-task = It cost a clue: 5 are left.
lesson-read = Read a clue
lesson-read-title = “Red”, and only one card
lesson-read-text = Red 1 is on the table, so red 2 comes next. Why else would Cleo say it now?
lesson-read-task = Now you: play your red card.
lesson-read-done-title = Done: it was red 2
lesson-read-done-text = A clue says little; the moment it comes says more. Your 5 waits until a 4 lies there.
lesson-read-done-task = Two points so far.
lesson-discard = Discard
lesson-discard-title = Clues run out: win one back
lesson-discard-text = 4 of 8 are left. A card that nobody has told you about is the one you can spare.
lesson-discard-task = Now you: discard the card in the light.
lesson-discard-done-title = Done: a clue is back
lesson-discard-done-text = It was white 4, and there is one more of it. Discards lie open for all to see.
lesson-discard-done-task = 5 clues again, and a new card.
lesson-strike = An error, on purpose
lesson-strike-title = Make a mistake, on purpose
lesson-strike-text = You know nothing about this card. Playing blind is how errors happen.
lesson-strike-task = Now you: play it anyway.
lesson-strike-done-title = Wrong: it was green 3
lesson-strike-done-text = Green has not begun, so the card is discarded. The third error loses the game.
lesson-strike-done-task = One error of three.
lesson-save = The last copy
lesson-save-title = Cleo holds the last green 3
lesson-save-text = The other one has just been discarded, and hers has no clue. She would discard it next.
lesson-save-task = Now you: tell Cleo about her 3s.
lesson-save-done-title = Done: the green 3 is safe
lesson-save-done-text = Cards with a clue are kept. Each colour has three 1s, a single 5, and two of everything else.
lesson-save-done-task = Cleo will keep both her 3s.
lesson-end = The end
lesson-end-title = Only the blue 5 is missing
lesson-end-text = Another table, near its end: 24 points. Cleo has just pointed at your only 5.
lesson-end-task = Now you: play it.
lesson-end-done-title = 25 points: legendary!
lesson-end-done-text = Most games end sooner: once the deck is empty, everybody has one last turn. Then the tops of the fireworks are added up.
lesson-end-done-task = That is all of Hanabi: now you can play.

## The board

# The name where room is scarce.
brief = Hanabi

not = not { $part }
nothing-known = no clue yet
partners = Your partners’ hands
hands = The hands
table = The table
fireworks = Fireworks
firework = { $height ->
        [0] { $colour } firework: not begun
       *[other] { $colour } firework: { $height }
    }
capped = cannot rise above { $peak }
my-hand = Your hand
in-deck = in the deck
deck = { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
last-turns = { $turns ->
        [0] deck empty
        [one] last turn
       *[other] last { $turns } turns
    }
clues = Clues · { $left } of { $all }
strikes = Errors · { $count } of { $all }
score = Score
score-is = Score { $score } of { $best }, { $most } still possible

most-line-1 = still
most-line-2 = possible

at-most = at most { $most }
discards = Discards · { $count }
discard-table = Discards by colour and number
discard-cell = { $rank }: { $count ->
        [0] none discarded
       *[other] { $count } discarded
    }
discard-cell-lost = { discard-cell }, lost
give = Give a clue
give-short = Clue
play = Play
discard = Discard
action = Action
clue-to = Clue to { $name }
clue-whom = Who gets a clue?
clue-whom-hint = Choose a hand on the table, or here. It costs one clue.
clue-hint = Only valid clues are shown: choose a colour or a number.
would-touch = { $count ->
        [0] “{ $clue }” touches no card.
        [1] “{ $clue }” touches one card: { $places }.
        [2] “{ $clue }” touches two cards: { $places }.
        [3] “{ $clue }” touches three cards: { $places }.
        [4] “{ $clue }” touches four cards: { $places }.
       *[other] “{ $clue }” touches five cards: { $places }.
    }
touched-place = the { $place }
possible = Possible clues
colour = Colour
number = Number
receives = gets “{ $clue }”
play-which = Which card do you play?
play-hint = Choose a card from your hand. If it does not continue a firework, it is an error.
discard-which = Which card do you discard?
discard-hint = Choose a card from your hand. You win back a clue.
no-clues = There is no clue left. Play a card, or discard one to win a clue back.
no-clue-fits = There is no clue that can be given.
clues-full = { refused-clues-full }
no-cards = You hold no cards.
rule = rule { $number }
move-left = Move the card left, for your eyes only
move-right = Move the card right, for your eyes only
cancel = Cancel
back = Back
thinking = is thinking…
next = is next
after-you = is next after you
did-clue = gave a clue
did-play = played a card
did-discard = discarded a card
just-told = just pointed out
mine = { $place } card: { $facts }
theirs = { $card }; { $name } knows: { $facts }
unseen = { $place } card, face down: { $facts }
knows-below = under each card: what they know
spark = pointed out by the last clue
waiting = Meanwhile study the hands: under each card is what its holder knows.
memory = This table plays by heart: it keeps no notes.
watching = You are watching
watching-hint = You see what everyone knows: cards stay face down, clues do not.
over = The game is over
you = You

key-clue = give a clue
key-play = play a card
key-discard = discard a card
key-partner = choose the partner
key-numbers = clue a number
key-colours = clue a colour, from the left
key-cards = choose one of your cards
key-move = move one of your cards, for your eyes only

## What is this?

kind-card = card
kind-token = token
kind-pile = pile
kind-mark = mark
kind-deed = what you can do
can-deed = You can do this now.
can-card = You can play it now.
can-card-discard = You can play or discard it now.
thing-mine = Your card
about-mine = You see its back, the others its face. On it is what clues have told you: what it can still be, and what it is not.
thing-theirs = A partner’s card
about-theirs = You see its face, its holder does not. A clue tells them its colour or its number.
thing-rainbow = Multicolour card
about-rainbow = The sixth colour. With “rainbow” every colour clue touches it; as a plain sixth colour it is named like the others.
thing-firework = Firework
about-firework = One for each colour, from 1 to 5, one card of each number. The next card must be one higher.
thing-lantern = Clue
about-lantern = A clue costs one lantern. Discarding a card lights one again, and so does completing a firework. There are eight.
thing-strike = Error
about-strike = A card that fits no firework is an error and goes to the discards. The third error loses the game.
thing-deck = Deck
about-deck = Whoever plays or discards draws from it. After the last card everybody has one more turn.
thing-discards = Discards
about-discards = By colour and number, for all to see. What is hatched can no longer be reached.
thing-score = Score
about-score = The top numbers of all fireworks together; beside it the best that is still possible.
thing-notes = What they know
about-notes = What clues have told the holder of this card. A dash: nothing yet.
thing-spark = Just pointed out
about-spark = The last clue touched this card.
thing-clue = Give a clue
about-clue = Tell one partner all their cards of one colour or of one number. It costs a lantern and must touch a card.
thing-play = Play
about-play = Put a card on its firework. If it fits none it is an error. Then you draw.
thing-discard = Discard
about-discard = Give a card away for good and light a lantern again. Then you draw.
how-clue-choose = choose a partner’s hand
how-clue-say = name a colour or a number
how-clue-cost = it costs a lantern

## What a clue will be taken for

meanings = meanings
option = { $clue }: { $says }
option-truth = { $clue }: { $says }, { $truth }
says-play = { $name } will play the { $place } card
says-play-on = { $name } will play the { $place } card, later the { $more }
says-later = { $name } will play the { $place } card once others have played
says-keep = { $name } will keep the { $place } card
says-learn = { $name } will know more, and wait
says-none = no news for { $name }
says-lost = { $name } will not know what you mean
sees-colour = { $count ->
        [0] { $name } sees: no card is { $clue }
        [one] { $name } sees: the { $places } card is { $clue }
       *[other] { $name } sees: the { $places } cards are { $clue }
    }
sees-number = { $count ->
        [0] { $name } sees: no card is a { $clue }
        [one] { $name } sees: the { $places } card is a { $clue }
       *[other] { $name } sees: the { $places } cards are { $clue }s
    }
taken = Taken for { $cards }, and it is.
taken-wrong = Taken for { $cards }, but it is { $card }.
taken-error = Taken for { $cards }, but it is { $card }: an error.
fits = it fits
fits-not = it does not fit
needed = it is needed
needed-not = it is not needed
literal = { $name } takes your clues only for what they say, and plays a card that can only be meant alone.
caption-none = no news
caption-learn = learns
will-play = will play
will-keep = will keep
how-reads = How { $name } reads clues

## A card looked at, and notes on it

look-theirs = { $name } knows of the { $place } card
look-mine = You know of your { $place } card
look-only = Only clues count here, also what they rule out.
note = Your note, for your eyes only
note-is = note: { $note }
note-write = Write a note on the card
note-done = Done
key-note = write a note on the card

## What each player may have otherwise

likings = As you like it
newest = The newest card lies
newest-left = left
newest-right = right
show-alone = With bots alone: show how they will read a clue
show-among = The same where people play too

## What is left

cell-left = { $left ->
        [0] none left
       *[other] { $left } left
    }
cell-seen = { $seen } of them in partners’ hands
left-hidden = in the deck or with you
left-hidden-all = in the deck or a hand
left-seen = in a partner’s hand
left-gone = played or discarded

## The convention: a page of its own

convention-title = How bots read clues
convention-lead = The bot “Steady” plays by a convention that many people use. Whoever knows it can foresee what a clue will do.
convention-focus = A clue is about one card
convention-focus-text = It may touch several, but one of them is meant: the newest that had no clue before.
convention-focus-picture = Five cards, two of them red and new to a clue: the newer one is meant.
convention-chop = Unless it touches the oldest card
convention-chop-text = The oldest card without a clue is the next to be discarded. If a clue touches that card, that card is meant.
convention-chop-picture = The same clue touches the oldest card too: now that one is meant.
convention-play = It means: play it
convention-play-text = The card that is meant fits now, or will once others have played what they already know. Among several fitting kinds the bot need not know which it is.
convention-play-picture = Red 1 lies on the table: “red” on a single card means red 2.
convention-save = On the oldest card it may also mean: keep it
convention-save-text = If the card could be the last copy of something still needed, the bot keeps it and waits. A 5 is saved by saying “5”, a 2 by saying “2”.
convention-save-picture = The oldest card is a 5, and the clue says so: it is kept.
convention-rest = Everything else is kept as well
convention-rest-text = Other cards that are touched for the first time will be of use some day, so they are not discarded. What the clue does not touch is ruled out for the rest.
convention-turn = What the bot does in its turn
convention-turn-1 = It saves a card that the next player is about to lose.
convention-turn-2 = It plays a card it takes to fit, the lowest number first.
convention-turn-3 = It gives a clue that lets somebody play, or saves a card further on.
convention-turn-4 = It discards what is of no use, else the oldest card without a clue.
convention-trust = How far it trusts
convention-trust-text = The bot watches what others do with its clues and what theirs turn out to be. Of people, until they show that they know the convention, it takes clues for what they say, and plays a card only if it is the only one that can be meant. With the third error near it is more careful still.
convention-other = The bot “Random” reads nothing into any clue. With people, agree on your own convention.

## How it ended, among all games

past-score = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $verdict }
past-lost = Lost, nothing to show
past-errors = three errors
past-no-hope = a firework became impossible
past-deck = the deck ran out
past-perfect = every firework complete
