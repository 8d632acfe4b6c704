"""Every message between the table and its players. docs/protocol.md tells the story; this is the letter."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from miccia.core.outline import Outline
from miccia.core.words import Sentence

Language = Annotated[str, Meta(max_length=35)]  # a tag; one that is not spoken here changes nothing
Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]  # what every client can hold exactly
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Salt = Annotated[str, Meta(max_length=64, pattern=r"^[0-9a-f]*$(?!\n)")]  # $ alone lets a line feed pass

# From the player


class Ask(Struct, tag_field="t", forbid_unknown_fields=True):
    """Anything a player sends over the socket."""


class Hello(Ask, tag="hello"):
    """Comes first, and again for another language or after a gap: the answer is the table and the game."""

    language: Language = "en"


class Ping(Ask, tag="ping"):
    """Is the line alive? The answer is a `pong`: pages do not see the pings of the socket itself."""


class Numbered(Ask):
    """Something that can be refused: `id` is the asker's own number for it."""

    id: Number


class Do(Numbered, tag="do"):
    """Take a legal action; `seen` is the number of the update it was chosen on."""

    action: Number
    seen: Number


class Sit(Numbered, tag="sit"):
    """Take a free seat, any if none is named, or sit again as another; `salt` goes into the seed."""

    name: Name
    seat: int | None = None
    salt: Salt = ""


class Stand(Numbered, tag="stand"):
    """Leave the seat, before the game."""


class Fill(Numbered, tag="fill"):
    """The host puts a bot on a seat, or with None frees it, before the game."""

    seat: int
    bot: str | None


class Begin(Numbered, tag="begin"):
    """The host begins; seats still free are filled with bots."""


class TurnAway(Numbered, tag="turn-away"):
    """The host turns away for good who sits on a seat, before the game, or an onlooker, at any time."""

    seat: int | None = None
    onlooker: int | None = None  # the number


class Phrase(Numbered, tag="phrase"):
    """Say one of the game's ready-made phrases, which tell nothing."""

    phrase: str


class Chat(Numbered, tag="chat"):
    """Say something freely, where the table allows it."""

    text: Annotated[str, Meta(min_length=1, max_length=280)]


class Signal(Numbered, tag="signal"):
    """Point at something, in one of the ways the game knows; the same once more takes it back."""

    key: Annotated[str, Meta(max_length=32)]


class Pause(Numbered, tag="pause"):
    """Wish that time stands still, which it does once all who are here wish it; or that it goes on."""

    on: bool


class Ready(Numbered, tag="ready"):
    """Ready for time to begin, in a game that asks for it; later it changes nothing."""


Asked = Hello | Ping | Do | Sit | Stand | Fill | Begin | TurnAway | Phrase | Chat | Signal | Pause | Ready

# From the table


class Answer(Struct, tag_field="t"):
    """Anything the table sends over the socket."""


class Seat(Struct):
    """A place at the table and who is in it."""

    name: str
    kind: Literal["free", "human", "bot"]
    bot: str | None = None  # the bot's level
    online: bool = False


class Told(Struct):
    """Something said at the table."""

    name: str
    seat: int | None
    text: str


class Spoken(Struct):
    """A ready-made phrase."""

    key: str
    text: str


class Signalled(Struct):
    """Where somebody points; `text` says it in words."""

    seat: int
    key: str
    text: str


class Table(Answer, tag="table"):
    """The table around the game: sent first, and when more of it changes than the next three can tell."""

    code: str
    game: str
    options: dict[str, Any]
    phase: Literal["gathering", "playing", "over"]
    seats: list[Seat]
    you: int | None
    host: bool  # whether you may fill seats and begin
    watching: int  # how many look on
    onlookers: list[int]  # their numbers, for the host alone
    open: bool  # whether the home page lists it
    commit: str  # SHA-256 of the secret behind the seed, published before the deal
    phrases: list[Spoken]
    talk: bool  # whether you may chat freely now
    said: list[Told]  # the last things said
    signals: list[Signalled]  # the last of every kind, by seat
    wishes: list[int]  # the seats that wish for a pause
    paused: bool  # all wished it: time stands still, nobody acts
    ready: list[int]  # before time begins: the seats that are ready for it, bots among them
    now: int  # the table's time, in milliseconds; it is negative until it begins


class Saying(Answer, tag="said"):
    """Something more was said."""

    told: Told


class Pointing(Answer, tag="signals"):
    """Somebody points elsewhere: the table's `signals` now."""

    signals: list[Signalled]


class Watching(Answer, tag="watching"):
    """Others look on: the table's `watching` and `onlookers` now."""

    watching: int
    onlookers: list[int]


class Waiting(Struct, tag_field="t", tag="waiting"):
    """Who is waited for."""

    seats: list[int]
    until: int | None
    ask: str


class Over(Struct, tag_field="t", tag="over"):
    """How it ended, in words too."""

    why: str
    scores: list[int]
    winners: list[int]


class Offer(Struct, omit_defaults=True):
    """A legal action: its id, its JSON form, what its button says and, where it is told, what it would do."""

    id: int
    act: Any  # one of the game's forms
    label: str
    outcome: Any = None  # the game's own


class Line(Struct, omit_defaults=True):
    """A line of the log: the update it came with, whose act it tells, and after the end a bot's reason.

    `later` is what it says from the next update on, where people play by heart.
    """

    n: int
    seat: int | None
    say: Sentence
    why: Sentence | None = None
    later: Sentence | None = None


class Update(Answer, tag="update", omit_defaults=True):
    """The whole game as this seat may see it now.

    `aid` is what follows from the view by the rules, for the game's board: null where it needs nothing.
    `events` and `log` are what is new since number `n - 1`; with `whole`, `log` is everything from the deal
    on and `events` is empty: show, do not animate. `outline` is sent for games that make one.
    """

    n: int
    whole: bool
    now: int
    turn: Waiting | Over
    view: Any
    aid: Any
    legal: list[Offer]
    events: list[Any]
    log: list[Line]
    outline: Outline | None = None


class Refusal(Answer, tag="refusal"):
    """No, and why: to the asker alone. `id` is the number of what was refused, if it could be read."""

    id: int | None
    code: str
    rule: str
    text: str


class Pong(Answer, tag="pong"):
    """The line is alive."""


Answered = Table | Saying | Pointing | Watching | Update | Refusal | Pong

# Over HTTP


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made; its maker sits down. With `play` bots take the other seats and it begins.

    There is no salt in it: a salt counts only if it is told after the table's commitment is known.
    """

    game: str
    seats: int
    name: Name
    options: dict[str, Any] = {}
    bot: str | None = None  # the level of the bots; the strongest usual one if not said
    open: bool = False
    play: bool = False


class Made(Struct):
    """Where the new table is."""

    code: str


class Labelled(Struct):
    value: str
    label: str


class Option(Struct):
    """An option of a game: on or off, or one of several choices."""

    name: str
    label: str
    default: bool | str
    choices: list[Labelled]  # empty: on or off


class GameInfo(Struct):
    """A game as the home page shows it."""

    key: str
    name: str
    blurb: str
    seats: list[int]
    minutes: int
    together: bool
    options: list[Option]
    bots: list[Labelled]


class TableCard(Struct):
    """A table in a list."""

    code: str
    game: str
    phase: Literal["gathering", "playing", "over"]
    names: list[str]
    seats: int
    taken: int
    your_turn: bool
    score: int | None


class Lists(Struct):
    """The tables you sit at, and the open ones with a free seat."""

    mine: list[TableCard]
    open: list[TableCard]


class Paragraph(Struct):
    rule: str  # "" where no rule is told
    text: str


class Section(Struct):
    heading: str
    paragraphs: list[Paragraph]


class Rulebook(Struct):
    """A game's rules in one language, with their numbers."""

    title: str
    sections: list[Section]


class Problem(Struct):
    """What went wrong with a request."""

    code: str
    rule: str
    text: str
