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

## Refusals

refused-already-begun = The game has already begun.
refused-bad-message = The table did not understand that message.
refused-bad-name = A name needs at least one letter.
refused-bad-option = This game cannot be played with those options.
refused-bad-origin = That request comes from another site.
refused-bad-seats = This game does not take that number of players.
refused-bad-seed = That is not a seed.
refused-bad-stack = The cards cannot be stacked like that.
refused-broken-table = This table’s game can no longer be read. Nothing has been deleted.
refused-crowded = Too many people are watching this table.
refused-hello-first = Say hello to the table first.
refused-look-alike = That name looks like another one at this table. Choose a different one.
refused-no-talk = There is no free chat at this table during the game.
refused-nobody-there = There is nobody there who can be turned away.
refused-not-allowed = That request is not allowed.
refused-not-begun = The game has not begun yet.
refused-not-found = There is nothing at this address.
refused-not-host = Only whoever created the table can do that.
refused-not-over = The record is shown when the game is over.
refused-not-seated = You have no seat at this table.
refused-paused = The game is paused.
refused-reserved-name = Nobody can be called that at a table. Choose another name.
refused-seat-taken = Somebody else has that seat.
refused-server-error = Something went wrong at the table. Please try again.
refused-stale = The table had moved on before your move arrived. Have a look and choose again.
refused-table-away = The table is out of reach for a moment. It will come back by itself.
refused-table-full = There is no free seat left.
refused-too-early = The clock has not started yet.
refused-too-fast = That was too much at once. Wait a moment.
refused-too-large = That message is too long.
refused-turned-away = You have been turned away from this table.
refused-unknown-bot = There is no bot of that kind for this game.
refused-unknown-game = There is no such game here.
refused-unknown-phrase = That is not one of this game’s phrases.
refused-unknown-signal = That cannot be pointed at in this game.
refused-unknown-table = There is no table with this code.

## Bots and onlookers

bot-random = Random
bot-steady = Steady
bot-expert = Expert
onlooker = Onlooker

## Without a client

no-client = The pages of Miccia have not been built yet.
no-client-here = Try `make play`.

## The pages
