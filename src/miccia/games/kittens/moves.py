"""What may be done in Kittens: which actions a player has, and why any other is refused."""

from typing import Final

from mypy_extensions import i64

from miccia.core.game import Action
from miccia.core.refused import Refused
from miccia.games.kittens.actions import (
    ANSWERS,
    CHOICES,
    DEFUSES,
    DRAW,
    GIFTS,
    GIVE_UP,
    GODCAT_PLAYS,
    HECKS,
    HIDES,
    LAYS,
    MORE_TIME,
    NAMINGS,
    NOPES,
    PASSES,
    PLAYS,
    SETS,
    STEALS,
    Answer,
    Choose,
    Defuse,
    Draw,
    Give,
    GiveUp,
    Heck,
    Hide,
    Lay,
    MoreTime,
    Name,
    Nope,
    Pass,
    Play,
    PlaySet,
    Steal,
)
from miccia.games.kittens.cards import ARMAGEDDON, FAVOR, FERAL, GODCAT, IN_HANDS, KINDS, NOPE, TARGETED, Card
from miccia.games.kittens.table import PLAYMAT, KittensTable

# The rule behind each question, and behind a victim that cannot be chosen.
ASKED_BY: Final = {
    "turn": "E9",
    "victim": "E23",
    "name": "E23",
    "nope": "E34",
    "give": "E18",
    "steal": "E26",
    "heck": "E19",
    "opponent": "E28",
    "lay": "E28",
    "answer": "E29",
    "defuse": "E12",
    "hide": "E11",
}
ANSWERED_BY: Final[dict[str, tuple[type[Action], ...]]] = {
    "turn": (Draw, Play, PlaySet),
    "victim": (Choose,),
    "name": (Name,),
    "give": (Give,),
    "steal": (Steal,),
    "heck": (Heck,),
    "opponent": (Choose,),
    "lay": (Lay,),
    "answer": (Answer,),
    "defuse": (Defuse,),
    "hide": (Hide,),
}


def sets_from(card: Card, held: int, ferals: int, godcats: int) -> list[Action]:
    """The pairs and triples of a kind that so many cards make."""
    return [
        action
        for action in SETS
        if action.kind is card
        and action.cards.count(card) <= held
        and action.cards.count(GODCAT) <= godcats
        and (card is FERAL or action.cards.count(FERAL) <= ferals)
    ]


# By the card's index, then 6 * how many are held (up to 3) + 2 * Feral Cats (up to 2) + helping Godcats.
SETS_FROM: Final = [
    [sets_from(card, held, ferals, godcats) for held in range(4) for ferals in range(3) for godcats in (0, 1)]
    for card in KINDS
]
PRINTED: Final = IN_HANDS[:-1]  # all but the Godcat
PLAYS_OF: Final = [[play for play in PLAYS if play.card is card] for card in KINDS]


def legal(table: KittensTable, seat: i64) -> list[Action]:
    """Every action that the seat may take now."""
    if table.over is not None or seat not in table.waiting.seats:
        return []
    ask = table.waiting.ask
    if ask == "nope":
        return reactions(table, seat)
    actions: list[Action]
    if ask == "turn":
        actions = plays(table, seat)
    elif ask == "victim":
        actions = [CHOICES[other] for other in table.others(takes_a_card(table))]
    elif ask == "name":
        actions = [*NAMINGS]
    elif ask == "give":
        actions = [gift for gift in GIFTS if table.holds(seat, gift.card)]
    elif ask == "opponent":
        actions = [CHOICES[other] for other in table.others(False)]
    elif ask == "defuse":
        actions = [save for save in DEFUSES if table.holds(seat, save.card)]
    elif ask == "hide":
        actions = HIDES[: len(table.pile) + 1]
    else:
        actions = CHOICES_OF_TWO[ask][:]
    if table.options.give_up:
        actions.append(GIVE_UP)
    return actions


CHOICES_OF_TWO: Final = {"steal": STEALS, "heck": HECKS, "lay": LAYS, "answer": ANSWERS}


def reactions(table: KittensTable, seat: i64) -> list[Action]:
    """E34: the same for everybody, but a Nope only for who holds one."""
    if table.passed >> seat & 1:
        return []
    actions: list[Action] = [PASSES[table.height]]
    if table.holds(seat, NOPE):
        actions.append(NOPES[table.height])
    if may_stretch(table, seat):
        actions.append(MORE_TIME)
    return actions


def may_stretch(table: KittensTable, seat: i64) -> bool:
    return table.options.more_time and table.window_millis > 0 and not table.stretched >> seat & 1


def plays(table: KittensTable, seat: i64) -> list[Action]:
    """E9: what may be played, or the draw that ends the turn."""
    hand: i64 = table.hands[seat]
    victims = table.somebody_has_cards()
    godcats: i64 = hand >> GODCAT.shift & 1
    helpers: i64 = min(2, hand >> FERAL.shift & 7) * 2
    if table.options.godcat_in_sets:
        helpers += godcats
    actions: list[Action] = [DRAW]
    for card in PRINTED:
        held: i64 = hand >> card.shift & 7
        if held:
            if may_play(table, card, victims):
                actions += PLAYS_OF[card.index]
            if victims and (held > 1 or helpers):
                actions += SETS_FROM[card.index][min(3, held) * 6 + helpers]
    if godcats:
        actions += [play for play in GODCAT_PLAYS if may_play(table, play.effect, victims)]
    return actions


def may_play(table: KittensTable, effect: Card, victims: bool) -> bool:
    if effect is ARMAGEDDON:
        return table.godcat == PLAYMAT  # E27
    return victims or effect is not FAVOR  # E18


UNPLAYABLE: Final = {ARMAGEDDON: ("playmat-empty", "E27"), FAVOR: ("nobody-has-cards", "E18")}


def takes_a_card(table: KittensTable) -> bool:
    """E18: whether the play on the chain needs a victim with cards."""
    return len(table.laid) > 1 or table.effect is not TARGETED


# Refusals


def check(table: KittensTable, seat: i64, action: Action) -> None:
    """Raise `Refused` unless the action is legal for the seat."""
    if table.over is not None:
        raise Refused("game-over", "E14")
    if not table.is_alive(seat):
        raise Refused("eliminated", "E13")
    if isinstance(action, (Nope, Pass, MoreTime)):
        check_reaction(table, seat, action)
        return
    ask = table.waiting.ask
    if ask == "nope":
        raise Refused("window-open", "E34")
    if seat not in table.waiting.seats:
        raise Refused("not-your-turn", ASKED_BY[ask])
    if isinstance(action, GiveUp):
        if not table.options.give_up:
            raise Refused("no-giving-up", "E37")
    elif not isinstance(action, ANSWERED_BY[ask]):
        raise Refused("answer-first", ASKED_BY[ask])
    elif isinstance(action, Play):
        check_play(table, seat, action)
    elif isinstance(action, PlaySet):
        check_set(table, seat, action)
    elif isinstance(action, Choose):
        check_choice(table, action.seat)
    elif isinstance(action, Give):
        if not table.holds(seat, action.card):
            raise Refused("no-such-card", "E18")
    elif isinstance(action, Defuse):
        if not table.holds(seat, action.card):
            raise Refused("no-such-card", "E12")
    elif isinstance(action, Hide) and action.place > len(table.pile):
        raise Refused("no-such-place", "E11")


def check_reaction(table: KittensTable, seat: i64, action: Action) -> None:
    if table.waiting.ask != "nope":
        raise Refused("too-late", "E34")
    if seat == table.last:
        raise Refused("own-card", "E22")
    if isinstance(action, (Nope, Pass)) and action.height != table.height:
        raise Refused("too-late", "E34")
    if table.passed >> seat & 1:
        raise Refused("already-passed", "E34")
    if isinstance(action, Nope) and not table.holds(seat, NOPE):
        raise Refused("no-such-card", "E22")
    if isinstance(action, MoreTime) and not may_stretch(table, seat):
        raise Refused("no-more-time", "E34")


def check_play(table: KittensTable, seat: i64, play: Play) -> None:
    if not table.holds(seat, play.card):
        raise Refused("no-such-card", "E33" if play.card is GODCAT else "E9")
    if not may_play(table, play.effect, table.somebody_has_cards()):
        raise Refused(*UNPLAYABLE[play.effect])


def check_set(table: KittensTable, seat: i64, play: PlaySet) -> None:
    rest: i64 = table.hands[seat]
    for card in play.cards:
        if not rest >> card.shift & 7:
            raise Refused("no-such-card", "E23")
        rest -= card.one
    if play.godcat and not table.options.godcat_in_sets:
        raise Refused("godcat-in-set", "E33")
    if not table.somebody_has_cards():
        raise Refused("nobody-has-cards", "E18")


def check_choice(table: KittensTable, seat: i64) -> None:
    if table.waiting.ask == "opponent":
        rule = "E28"
    elif takes_a_card(table):
        rule = "E18"
    else:
        rule = "E16"
    if seat not in table.others(False):
        raise Refused("no-such-player", rule)
    if table.waiting.ask == "victim" and seat not in table.others(takes_a_card(table)):
        raise Refused("empty-hand", rule)
