"""Every message over a table's socket. docs/protocol.md tells the story; this is the letter."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from miccia.core.coach import Advice, Wins
from miccia.core.outline import Outline
from miccia.core.words import Sentence
from miccia.server.customs import Customs
from miccia.server.offer import Foretold, Offer
from miccia.server.sums import Evening, Eyes, Next, Seat, Signalled, Spoken, Told, Trial, Wish

Language = Annotated[str, Meta(max_length=35)]  # a tag; one that is not spoken here changes nothing
Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]  # what every client can hold exactly
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Salt = Annotated[str, Meta(max_length=64, pattern=r"^[0-9a-f]*$(?!\n)")]  # $ alone lets a line feed pass
Link = Annotated[str, Meta(max_length=64)]

# From the player


class Ask(Struct, tag_field="t", forbid_unknown_fields=True):
    """Anything a player sends over the socket."""


class Hello(Ask, tag="hello"):
    """Comes first, and again for another language or after a gap: the answer is the table and the game."""

    language: Language = "en"
    shoulder: Link = ""  # of the link by which somebody looks over a player's shoulder
    screen: bool = False  # show the public side, whoever asks: for a screen that all can see
    program: Link = ""  # the token with which a program plays for who made it
    step: Number = 1  # of a lesson: begin there
    here: bool = False  # and take the lesson over from where else it is open


class Ping(Ask, tag="ping"):
    """Is the line alive? The answer is a `pong`: pages do not see the pings of the socket itself."""


class Numbered(Ask):
    """Something that can be refused: `id` is the asker's own number for it."""

    id: Number


class Do(Numbered, tag="do"):
    """Take a legal action; `seen` is the number of the update it was chosen on."""

    action: Number
    seen: Number


class Foresee(Numbered, tag="foresee"):
    """What will the bots make of what you can do now? Told to you alone, where the game can tell."""


class Sit(Numbered, tag="sit"):
    """Take a free seat, any if none is named, or sit again as another; `salt` goes into the seed."""

    name: Name
    seat: int | None = None
    salt: Salt = ""


class Stand(Numbered, tag="stand"):
    """Leave the seat, before a game."""


class Fill(Numbered, tag="fill"):
    """The host puts a bot on a seat, or with None frees it, before a game."""

    seat: int
    bot: str | None


class Begin(Numbered, tag="begin"):
    """The host begins; seats still free are filled with bots. After a game, those too of people who are not
    here and have not said that they play once more; whoever is here must have."""


class Choose(Numbered, tag="choose"):
    """The host chooses the game, its options and how many play, before it is dealt. Nobody is ready then."""

    game: str
    options: dict[str, Any]
    seats: int


class More(Numbered, tag="more"):
    """Ready for the next game, after one is over, or with `on` false not yet after all. When all people at it
    are, it is dealt; `salt` goes into its seed."""

    on: bool
    salt: Salt = ""


class TurnAway(Numbered, tag="turn-away"):
    """The host turns away for good who sits on a seat, before the game, or an onlooker, at any time."""

    seat: int | None = None
    onlooker: int | None = None  # the number


class SetCustoms(Numbered, tag="customs"):
    """The host changes what is agreed on, at any time."""

    customs: Customs


class StandIn(Numbered, tag="stand-in"):
    """Let a bot play for somebody whom the game waits for and who has been gone or still for too long."""

    seat: int


class Back(Numbered, tag="back"):
    """Play again where a bot stood in; whoever acts is back as well."""


class Leave(Numbered, tag="leave"):
    """Leave the game for good: a bot plays on."""


class SitIn(Numbered, tag="sit-in"):
    """An onlooker takes the seat of somebody who has left, where that is agreed."""

    seat: int
    name: Name


class Shoulder(Numbered, tag="shoulder"):
    """Make a link that shows what you see, in place of an older one; or take it back."""

    on: bool


class Program(Numbered, tag="program"):
    """Make a token with which a program plays for you, in place of an older one; let the program play again
    after you have; or end it: the token is taken back."""

    wish: Literal["make", "play", "end"]


class Look(Numbered, tag="look"):
    """An onlooker looks through a seat's eyes, at all hands, or as everybody does, where that is agreed."""

    at: int | Literal["all"] | None = None


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


class TakeBack(Numbered, tag="take-back"):
    """Take your last act back, at once if that is free, else if all agree; `seen` is as in `do`."""

    seen: Number


class Agree(Numbered, tag="agree"):
    """Whether you agree that something is taken back; whoever wished it ends the wish with `on` false."""

    wish: Number
    on: bool


class Advise(Numbered, tag="advise"):
    """Ask what a bot would do in your place, where the table has a coach; that you asked is told to all."""


class Ready(Numbered, tag="ready"):
    """Ready for time to begin, in a game that asks for it; later it changes nothing."""


class GoOn(Numbered, tag="go-on"):
    """The bots that are waited for need not seem to think: from whoever plays alone with bots, while no clock
    runs and nothing is secret. Otherwise it changes nothing."""


Seating = Sit | Stand | Fill | TurnAway | StandIn | Back | Leave | SitIn
Showing = Shoulder | Program | Look
Asked = (
    Hello
    | Ping
    | Do
    | Foresee
    | TakeBack
    | Agree
    | Advise
    | Seating
    | Begin
    | Choose
    | More
    | SetCustoms
    | Showing
    | Phrase
    | Chat
    | Signal
    | Pause
    | Ready
    | GoOn
)

# From the table


class Answer(Struct, tag_field="t"):
    """Anything the table sends over the socket."""


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
    running: bool  # whether time runs
    ready: list[int]  # before time begins: the seats that are ready for it, bots among them
    now: int  # the table's time, in milliseconds; it is negative until it begins
    customs: Customs
    coach: bool  # whether there is a coach for you now
    grace: int | None  # milliseconds of its time until a bot may play for somebody who is gone
    number: int  # of the game, among those of the evening
    starter: int | None  # the seat of which it was said before the deal that it starts
    next: Next | None  # once the game is over
    evening: Evening | None  # unless a game goes on, or none has ended
    tried: Trial | None = None
    wish: Wish | None = None
    eyes: Eyes | None = None  # where you look on and see more than everybody
    shoulder: bool = False  # whether there is a link by which others see what you see
    program: Literal["", "away", "here"] = ""  # whether you have made a token, and a program came by it


class Linked(Answer, tag="linked"):
    """The link that you made: it is told this once, and not kept."""

    link: str


class Token(Answer, tag="token"):
    """The token that you made: it is told this once, and not kept."""

    token: str


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


class Line(Struct, omit_defaults=True):
    """A line of the log: the update it came with, whose act it tells, and after the end a bot's reason.

    `later` is what it says from the next update on, where people play by heart. `mark` is "bot" or "program"
    where one acted for a human, "undo" where somebody took something back, and the key of a note that tells
    what happened around the game; `undone` says that what it tells was taken back.
    """

    n: int
    seat: int | None
    say: Sentence
    why: Sentence | None = None
    later: Sentence | None = None
    mark: str = ""
    undone: bool = False


class Update(Answer, tag="update", omit_defaults=True):
    """The whole game as this seat may see it now.

    `aid` is what follows from the view by the rules, for the game's board: null where it needs nothing.
    `events` and `log` are what is new since number `n - 1`; with `whole`, `log` is everything from the deal
    on and `events` is empty: show, do not animate. `outline` is sent for games that make one. `patience` is
    the table's time from which a bot may move for those who are waited for, where thought is measured. `undo`
    says whether you can take your last act back: by yourself, or if all agree. `coach` is what a coach makes
    of what you see, where the table has one.
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
    patience: int | None = None
    undo: Literal["", "free", "wish"] = ""
    coach: Advice | None = None


class Foreseen(Answer, tag="foreseen"):
    """How bots will read what you can do after update `n`, as far as your seat can tell."""

    n: int
    readings: list[Foretold]


class Noted(Answer, tag="note"):
    """Something happened around the game: one more line of the log."""

    line: Line


class Advised(Answer, tag="advised"):
    """What a bot would do in your place, and why: to the asker alone, unless the game went on meanwhile.
    `wins` is how often you win after what the coach weighs, where a game can tell that.
    """

    id: int
    action: int
    label: str
    why: Sentence
    wins: Wins | None = None


class Refusal(Answer, tag="refusal"):
    """No, and why: to the asker alone. `id` is the number of what was refused, if it could be read."""

    id: int | None
    code: str
    rule: str
    text: str


class Pong(Answer, tag="pong"):
    """The line is alive."""


Around = Table | Linked | Token | Saying | Pointing | Watching | Noted
Answered = Around | Update | Foreseen | Advised | Refusal | Pong
