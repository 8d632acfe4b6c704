"""What a table of FUSE shows: everybody sees all but the order of the deck and what will be drawn.

A die is written `R5`: its colour (K B G R Y: black, blue, green, red, yellow) and the number on top.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, Literal

from mypy_extensions import i64

from miccia.core.bits import BITS
from miccia.core.chance import Chance
from miccia.core.turn import Over
from miccia.games.fuse import setup
from miccia.games.fuse.bombs import BOX, BY_KEY, EMPTY, Bomb, Laid, box
from miccia.games.fuse.cards import COLOURS, DETONATORS, FACES, NAMED, Card, Colour
from miccia.games.fuse.events import FuseEvent
from miccia.games.fuse.rules import Fuse
from miccia.games.fuse.shown import (
    BombCard,
    Front,
    FuseView,
    Joint,
    Player,
    Score,
    Space,
    TrayDie,
    Want,
)
from miccia.games.fuse.table import ALARMS, DISCARDED, FREE, NOWHERE, RETURNED


def view(state: Fuse, seat: int | None) -> FuseView:
    """What the seat sees: everything that lies open."""
    over = state.over
    bombs, detonators = state.bomb_points(), 2 * len(state.detonators)
    total = state.bonus + state.time_points + bombs + detonators
    free = [die.bit if where == FREE else 0 for die, where in zip(state.tray, state.where)]
    left = state.deck[state.drawn :]
    return FuseView(
        seat=seat,
        seats=state.seats,
        options=state.options,
        now=state.now,
        charged=state.charged,
        limit=none(state.limit),
        round=state.round,
        roller=state.roller,
        tray=[view_die(state, place) for place in range(len(state.tray))],
        placing=state.placing,
        order=list(state.order),
        moved=[die for die in range(len(state.tray)) if state.moved >> die & 1],
        roll=state.roll_size(),
        bag=count(state.bag),
        low=len(state.bag) < 2 * state.roll_size(),
        players=[view_player(state, player, free) for player in range(state.seats)],
        centre=[None if bomb is None else CARDS[bomb.key] for bomb in state.centre],
        hole=none(state.hole),
        deck=len(left),
        deck_bombs=len([card for card in left if isinstance(card, Bomb)]),
        to_defuse=state.goal,
        defused=[bomb.key for bomb in state.defused],
        detonators=[detonator.key for detonator in state.detonators],
        alarm=state.alarm or None,
        score=Score(state.bonus, state.time_points, bombs, detonators, total),
        ended=over.why if over else None,  # type: ignore[arg-type]
    )


def none(number: int) -> int | None:
    return None if number == NOWHERE else number


def count(dice: list[Colour]) -> dict[str, int]:
    numbers = [0] * len(COLOURS)
    for colour in dice:
        numbers[colour.index] += 1
    return {colour.letter: numbers[colour.index] for colour in COLOURS}


def view_die(state: Fuse, place: i64) -> TrayDie:
    where = state.where[place]
    if where >= 0:
        return TrayDie(state.tray[place].name, "placed", where)
    if place == state.acting:
        return TrayDie(state.tray[place].name, "acting", None)
    return TrayDie(state.tray[place].name, WHERE[where], None)


def view_player(state: Fuse, seat: int, free: list[int]) -> Player:
    gives = []
    if state.owing >> seat & 1:
        for bomb, laid in enumerate(state.fronts[seat]):
            spaces = laid.losable(ALARMS[state.alarm]) if laid else 0
            gives += [[bomb, space] for space in range(6) if spaces >> space & 1]
    return Player(
        bombs=[None if laid is None else view_front(laid, free) for laid in state.fronts[seat]],
        share=state.shares[seat],
        done=bool(state.done >> seat & 1),
        gives=gives,
        takes=none(state.taking[seat]),
        asked=none(state.asked[seat]),
    )


def view_front(laid: Laid, free: list[int]) -> Front:
    return Front(
        card=CARDS[laid.bomb.key],
        dice=tuple([None if die == EMPTY else FACES[die].name for die in laid.dice]),
        safe=tuple([laid.safe(space) for space in range(laid.bomb.size)]),
        fits=[spaces_for(bit, laid.open) if bit & laid.anywhere else () for bit in free],
    )


def spaces_for(die: i64, spaces: tuple[int, ...]) -> tuple[int, ...]:
    """The spaces that a die could go on, by the faces that each of them takes."""
    found: i64 = 0
    takes: i64
    for space, takes in enumerate(spaces):
        if takes & die:
            found |= BITS[space]
    return MEMBERS[found]


# The members of each set of spaces.
MEMBERS: Final = [tuple([space for space in range(6) if found >> space & 1]) for found in range(64)]


def view_bomb(bomb: Bomb) -> BombCard:
    """A bomb as printed."""
    layout = bomb.layout
    links = {link.first: Joint(link.sign, link.of) for link in layout.links}  # type: ignore[arg-type]
    if layout.equations:
        links = {
            space: Joint(sign, "sum" if sign == "=" else "number")  # type: ignore[arg-type]
            for space, sign in enumerate(layout.signs)
        }
    return BombCard(
        key=bomb.key,
        value=bomb.value,
        shape=bomb.shape,  # type: ignore[arg-type]
        text=bomb.text,
        spaces=tuple(view_space(bomb, space) for space in range(bomb.size)),
        joints=tuple(links.get(space) for space in range(bomb.size - 1)),
        result=layout.result,
    )


def view_space(bomb: Bomb, space: int) -> Space:
    terms = bomb.layout.terms[space]
    aspects = {term.aspects for term in terms} - {frozenset()}
    compares: Literal["", "number", "colour", "both", "either"] = ""
    if bomb.layout.equations:
        compares = "number"
    elif any(space in (link.first, link.second) for link in bomb.links):
        compares = "either" if len(aspects) > 1 else COMPARES["".join(sorted(next(iter(aspects))))]
    return Space(
        wants=tuple(dict.fromkeys(Want(term.colour, term.number) for term in terms)),
        compares=compares,
        level=bomb.levels[space],
        below=tuple(bomb.below[space]),
    )


WHERE: dict[int, Literal["free", "discarded", "returned"]] = {
    int(FREE): "free",
    int(DISCARDED): "discarded",
    int(RETURNED): "returned",
}
COMPARES: dict[str, Literal["number", "colour", "both"]] = {"n": "number", "c": "colour", "cn": "both"}
CARDS = {bomb.key: view_bomb(bomb) for bomb in BOX}


def tell(event: FuseEvent, seat: int | None) -> FuseEvent:
    """Everything that happens in FUSE happens in the open."""
    return event


# Imagining


def imagine(view: FuseView, chance: Chance) -> Fuse:
    """A state that looks just like this view: the deck is dealt anew from the cards that nobody has seen."""
    state = setup.table(view.seats, view.options)
    state.now, state.charged = view.now, view.charged
    state.round, state.roller = view.round, view.roller
    state.tray = [NAMED[die.face] for die in view.tray]
    state.where = [place_of(die) for die in view.tray]
    state.order = tuple(view.order)
    state.moved = bits(view.moved)
    places = [die.where for die in view.tray]
    state.acting = places.index("acting") if "acting" in places else NOWHERE
    state.bag = [colour for colour in COLOURS for _ in range(view.bag[colour.letter])]
    state.fronts = [tuple([laid(front) for front in player.bombs]) for player in view.players]
    state.shares = [player.share for player in view.players]
    state.done = bits([seat for seat, player in enumerate(view.players) if player.done])
    state.owing = bits([seat for seat, player in enumerate(view.players) if player.gives])
    state.taking = [NOWHERE if player.takes is None else player.takes for player in view.players]
    state.asked = [NOWHERE if player.asked is None else player.asked for player in view.players]
    state.centre = [None if card is None else BY_KEY[card.key] for card in view.centre]
    state.hole = NOWHERE if view.hole is None else view.hole
    state.defused = [BY_KEY[key] for key in view.defused]
    state.detonators = [
        detonator for key in view.detonators for detonator in DETONATORS if detonator.key == key
    ]
    state.alarm = view.alarm or ""
    state.placing = view.placing
    state.deck = tuple(unseen(state, view, chance))
    state.bonus, state.time_points = view.score.bonus, view.score.time
    if view.ended:
        winners = tuple(range(view.seats)) if view.ended == "won" else ()
        state.over = Over(view.ended, (view.score.total,) * view.seats, winners)
    return state


def place_of(die: TrayDie) -> int:
    if die.seat is not None:
        return die.seat
    return int({"free": FREE, "returned": RETURNED}.get(die.where, DISCARDED))


def bits(places: Iterable[int]) -> int:
    return sum([BITS[place] for place in places])


def laid(front: Front | None) -> Laid | None:
    return None if front is None else laid_with(front.card.key, front.dice)


@lru_cache(maxsize=8192)
def laid_with(key: str, dice: tuple[str | None, ...]) -> Laid:
    """A bomb with these dice on it: it never changes, so that the same one does for all."""
    return Laid(BY_KEY[key], tuple([EMPTY if die is None else NAMED[die].index for die in dice]))


def unseen(state: Fuse, view: FuseView, chance: Chance) -> list[Card]:
    """A deck as long as the one in the view, of cards that lie nowhere else."""
    seen = {bomb.key for bomb in [*state.defused, *state.centre] if bomb}
    seen.update([laid.bomb.key for front in state.fronts for laid in front if laid])
    bombs = [bomb for bomb in box(view.options.include_sixes) if bomb.key not in seen]
    detonators = [detonator for detonator in DETONATORS if detonator not in state.detonators]
    deck: list[Card] = [
        *chance.shuffle("unseen", bombs)[: view.deck_bombs],
        *chance.shuffle("unseen", detonators)[: view.deck - view.deck_bombs],
    ]
    return chance.shuffle("unseen", deck)


def inventory(state: Fuse) -> dict[str, list[str]]:
    """The cards in play and all dice, wherever they are."""
    cards: list[Card] = [*state.deck[state.drawn :], *state.defused, *state.detonators]
    cards += [bomb for bomb in state.centre if bomb]
    dice = state.bag[:]
    for place, die in enumerate(state.tray):
        if state.where[place] in (FREE, DISCARDED):
            dice.append(die.colour)
    for front in state.fronts:
        for bomb in front:
            if bomb:
                cards.append(bomb.bomb)
                dice += [FACES[die].colour for die in bomb.dice if die != EMPTY]
    return {"cards": sorted(card.key for card in cards), "dice": sorted(colour.letter for colour in dice)}
