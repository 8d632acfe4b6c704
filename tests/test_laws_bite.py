"""Each law must fail for a game that breaks it: Guess or Peek with one flaw at a time."""

from collections.abc import Callable
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from miccia import RULES
from miccia.core.chance import Chance
from miccia.core.events import Event
from miccia.core.forms import Form
from miccia.core.game import Action
from miccia.core.match import AnyGame
from miccia.core.outline import Outline, Pile, Side, Thing
from miccia.core.refused import Refused
from miccia.core.screen import Screen
from miccia.core.turn import Turn, Waiting
from miccia.games import find
from miccia.server import wire
from miccia.server.table import show, undoing
from miccia.server.table.entry import Entry
from miccia.server.table.live import Live
from miccia.testing import check_game, laws, leaves, orders, undo
from tests import guess, peek
from tests.guess import GUESS, Guess
from tests.peek import PEEK, Peek
from tests.toy import WORDS, copy_to, label, toy

PLANTED = pytest.mark.skipif(RULES == "compiled", reason="nothing can be put into a compiled module")


def flawed(state: type[Guess] = Guess, **changes: Any) -> AnyGame:
    """Guess with another kind of state, or with other functions."""

    def deal(seats: int, options: guess.Options, chance: Chance) -> Guess:
        return copy_to(state(), guess.deal(seats, options, chance))

    return toy(**guess.PARTS | {"deal": deal} | changes)


def leaky(state: type[Peek] = Peek, **changes: Any) -> AnyGame:
    """Peek with another kind of state, or with other functions."""

    def deal(seats: int, options: peek.Options, chance: Chance) -> Peek:
        return copy_to(state(), peek.deal(seats, options, chance))

    def imagine(view: peek.PeekView, chance: Chance) -> Peek:
        return copy_to(state(), peek.imagine(view, chance))

    return toy(**peek.PARTS | {"deal": deal, "imagine": imagine} | changes)


SPILT: list[int] = []


class OwnChance(Guess):
    def roll(self, chance: Chance) -> None:
        SPILT.append(0)
        self.rounds += len(SPILT) % 7
        super().roll(chance)


class SharedCopy(Guess):
    def copy(self) -> Guess:
        return self


class ChangesWhenRefusing(Guess):
    def check(self, seat: int, action: Action) -> None:
        try:
            super().check(seat, action)
        except Refused:
            self.rounds += 1
            raise


class RefusesALegalMove(Guess):
    def check(self, seat: int, action: Action) -> None:
        super().check(seat, action)
        if action is guess.PICKS[2]:
            raise Refused("not-now", "T1")


class TakesAnything(Guess):
    def check(self, seat: int, action: Action) -> None:
        pass


class WaitsForNobody(Guess):
    def turn(self) -> Turn:
        turn = super().turn()
        return Waiting(frozenset(), None) if isinstance(turn, Waiting) and not self.picking else turn


def shows_choices(state: Guess, seat: int | None) -> guess.GuessView:
    honest = guess.view(state, seat)
    return msgspec.structs.replace(honest, picked=list(state.picked))


def forgets_the_points(view: guess.GuessView, chance: Chance) -> Guess:
    state = guess.imagine(view, chance)
    state.points = (0,) * state.seats
    return state


def shows_who_passed(state: Guess, seat: int | None) -> guess.GuessView:
    honest = guess.view(state, seat)
    return msgspec.structs.replace(honest, passed=list(state.passed))


# What leaves for a seat: each channel once


class TurnTells(Peek):
    """The question depends on what the next player holds."""

    def turn(self) -> Turn:
        turn = super().turn()
        if isinstance(turn, Waiting) and "a" in self.hands[self.player - 1]:
            return Waiting(turn.seats, None, "beware")
        return turn


class LegalTells(Peek):
    """One may look only at those who hold something of a kind."""

    def legal(self, seat: int) -> list[Action]:
        return [
            action
            for action in super().legal(seat)
            if action not in peek.LOOKS
            or "a" in self.hands[(seat + 1 + peek.LOOKS.index(action)) % self.seats]
        ]


class Marked(Action):
    """The same action to the eye."""


MARKED = Marked(0, peek.DRAW.form)


class LabelTells(Peek):
    """The next card is on the button."""

    def legal(self, seat: int) -> list[Action]:
        lucky = "a" in self.deck[:1]
        return [MARKED if lucky and action is peek.DRAW else action for action in super().legal(seat)]


def label_with_a_mark(action: Action, view: Any, names: Any, language: str) -> str:
    return "Lucky!" if language == "it" and isinstance(action, Marked) else label(action, view, names, "")


class LuckyDrew(peek.Drew, frozen=True, tag="drew"):
    """The same event on the wire."""


class LineTells(Peek):
    def note(self, event: Event) -> None:
        lucky = isinstance(event, peek.Drew) and event.card == "a"
        super().note(LuckyDrew(event.seat, event.card) if lucky else event)  # type: ignore[attr-defined]


class OrderTells(Peek):
    """A hand is shown as it came."""

    def shown(self, holder: int) -> list[str]:
        return list(self.hands[holder])


class EventOrderTells(Peek):
    """A hand is told as it came, though it is seen in order."""

    def note(self, event: Event) -> None:
        if isinstance(event, peek.Looked):
            event = msgspec.structs.replace(event, hand=list(self.hands[event.target]))
        super().note(event)


class Marks(list[str]):
    """The same list on the wire, and how the cards lie."""

    cards: tuple[str, ...] = ()


class LineOrderTells(Peek):
    """The words alone follow the order in which a hand came."""

    def shown(self, holder: int) -> list[str]:
        hand = Marks(super().shown(holder))
        hand.cards = self.hands[holder]
        return hand


def say_as_it_came(event: Any, names: Any, you: int | None, language: str) -> list[str]:
    return [" ".join(getattr(getattr(event, "hand", None), "cards", ()))]


class HandAid(msgspec.Struct, frozen=True):
    """What was seen last, once more."""

    hand: list[str]


def aids_as_it_came(view: peek.PeekView) -> HandAid:
    return HandAid(list(getattr(view.seen and view.seen.hand, "cards", ())))


def draws_as_it_came(action: Action, view: peek.PeekView) -> HandAid:
    return aids_as_it_came(view)


def no_aid(view: object) -> HandAid:
    return HandAid([])


def carries_the_next_card(state: Peek, seat: int | None) -> peek.PeekView:
    """The same view on the wire, and the next card with it."""
    honest = peek.view(state, seat)
    discards = Marks(honest.discards)
    discards.cards = tuple(state.deck[:1])
    return msgspec.structs.replace(honest, discards=discards)


def outline(view: Any, names: Any, language: str) -> Outline:
    """What Peek shows of itself, with nothing wrong in it."""
    hand = [Thing(f"{card} {place}", card, acts=[0]) for place, card in enumerate(view.hand)]
    return Outline([Side(held=size) for size in view.sizes], hand=hand)


def outline_of_marks(view: Any, names: Any, language: str) -> Outline:
    """What nobody should see is asked for."""
    marks = [view.discards, getattr(view.seen, "hand", ())]
    return Outline(
        [Side()] * view.seats, ask=" ".join(card for mark in marks for card in getattr(mark, "cards", ()))
    )


def outline_with(**changes: Any) -> Callable[..., Outline]:
    return lambda *given: msgspec.structs.replace(outline(*given), **changes)


def shows_it_as_it_came(state: Peek, seat: int | None) -> peek.PeekView:
    """What was seen is shown in the order in which it lies now, as far as it does."""
    honest = peek.view(state, seat)
    if honest.seen is None or sorted(state.hands[honest.seen.holder]) != honest.seen.hand:
        return honest
    return msgspec.structs.replace(
        honest, seen=peek.Seen(honest.seen.holder, list(state.hands[honest.seen.holder]))
    )


def shows_the_last_card(state: Peek, seat: int | None) -> peek.PeekView:
    """What the player before has drawn is seen, though nobody tells it."""
    honest = peek.view(state, seat)
    last = state.hands[state.player - 1][-1:]
    return msgspec.structs.replace(
        honest, seen=peek.Seen(0, list(last)) if honest.seen is None else honest.seen
    )


def tells_that_somebody_passed(event: Any, seat: int | None) -> Any:
    told = guess.tell(event, seat)
    return guess.Passed(-1) if told is None else told


DRAWN: dict[int, str] = {}


class RemembersForGood(Peek):
    """What somebody has drawn last cannot be played: some of the state is not in the state."""

    def apply(self, seat: int, action: Action, chance: Chance) -> None:
        if action is peek.DRAW:
            DRAWN[seat] = self.deck[0]
        super().apply(seat, action, chance)

    def legal(self, seat: int) -> list[Action]:
        return [action for action in super().legal(seat) if action.form.get("card") != DRAWN.get(seat, "")]


DEALS: list[int] = []


def deals_anew(seats: int, options: peek.Options, chance: Chance) -> Peek:
    """Whoever goes back finds another deck."""
    DEALS.append(0)
    for _ in DEALS:
        chance.below(2)
    return peek.deal(seats, options, chance)


class GlancesAlong(Peek):
    """Whoever plays a card also sees the next hand, and no event says so."""

    def apply(self, seat: int, action: Action, chance: Chance) -> None:
        super().apply(seat, action, chance)
        if action in peek.PLAYS:
            target = (seat + 1) % self.seats
            seen = peek.Seen(target, self.shown(target))
            self.seen = (*self.seen[:seat], seen, *self.seen[seat + 1 :])


class DoPick(Form, frozen=True, tag="pick"):
    """Says not which number."""


def words_with(**changes: Any) -> Any:
    return SimpleNamespace(**vars(WORDS) | changes)


FLAWS: list[tuple[Callable[..., None], AnyGame]] = [
    (laws.same_record_same_state, flawed(OwnChance)),
    (laws.copies_are_independent, flawed(SharedCopy)),
    (laws.refusals_change_nothing, flawed(ChangesWhenRefusing)),
    (laws.refusals_change_nothing, flawed(RefusesALegalMove)),
    (laws.refusals_change_nothing, flawed(TakesAnything)),
    (laws.somebody_may_act, flawed(WaitsForNobody)),
    (laws.imagined_worlds_look_alike, flawed(imagine=forgets_the_points)),
    (laws.secret_choices_commute, flawed(view=shows_choices)),
    (laws.secret_choices_commute, flawed(tell=lambda event, seat: event)),
    (laws.nothing_is_lost, flawed(inventory=lambda state: state.points)),
    (laws.nothing_is_lost, flawed(longest=3)),
    (laws.everything_survives_the_codec, flawed(actions=guess.ACTIONS[::-1])),
    (laws.everything_survives_the_codec, flawed(events=guess.Chose)),
    (laws.everything_survives_the_codec, flawed(forms=DoPick)),
    (laws.outlines_fit_the_table, leaky(outline=outline_with(sides=[Side()]))),
    (laws.outlines_fit_the_table, leaky(outline=outline_with(hand=[Thing("a", "a"), Thing("a", "b")]))),
    (laws.outlines_fit_the_table, leaky(outline=outline_with(hand=[Thing("a", "a", acts=[10**6])]))),
    (
        laws.outlines_fit_the_table,
        leaky(outline=outline_with(piles=[Pile("", 1, [Thing("a", "a", acts=[0])], [0])])),
    ),
    (laws.outlines_fit_the_table, leaky(outline=outline_with(ask=None))),
    (laws.silence_means_nothing_changed, flawed(view=shows_who_passed)),
    (laws.silence_means_nothing_changed, flawed(tell=lambda event, seat: None)),
    (laws.open_games_hide_nothing, leaky(open=True)),
    (leaves.what_leaves_follows_from_what_is_seen, leaky(tell=lambda event, seat: event)),
    (leaves.what_leaves_follows_from_what_is_seen, leaky(TurnTells)),
    (leaves.what_leaves_follows_from_what_is_seen, leaky(LegalTells)),
    (
        leaves.what_leaves_follows_from_what_is_seen,
        leaky(LabelTells, words=words_with(label=label_with_a_mark)),
    ),
    (leaves.what_leaves_follows_from_what_is_seen, leaky(LineTells)),
    (
        leaves.what_leaves_follows_from_what_is_seen,
        leaky(view=carries_the_next_card, outline=outline_of_marks),
    ),
    (leaves.what_leaves_follows_from_what_is_seen, flawed(tell=tells_that_somebody_passed)),
    (leaves.secrets_stay_secret_in_whole_games, leaky(tell=lambda event, seat: event)),
    (leaves.secrets_stay_secret_in_whole_games, leaky(view=shows_the_last_card)),
    (leaves.what_the_view_forgets_the_log_forgets, leaky(forget=None)),
    (orders.the_order_inside_a_list_tells_nothing, leaky(OrderTells)),
    (orders.the_order_inside_a_list_tells_nothing, leaky(view=shows_it_as_it_came)),
    (orders.the_order_inside_a_list_tells_nothing, leaky(EventOrderTells)),
    (
        orders.the_order_inside_a_list_tells_nothing,
        leaky(LineOrderTells, words=words_with(say=say_as_it_came)),
    ),
    (laws.everything_survives_the_codec, flawed(screen=Screen(guess.GuessView, no_aid))),
    (
        laws.everything_survives_the_codec,
        flawed(screen=Screen(HandAid, no_aid, guess.GuessView, lambda action, view: no_aid(view))),
    ),
    (
        leaves.secrets_stay_secret_in_whole_games,
        leaky(LineOrderTells, screen=Screen(HandAid, aids_as_it_came)),
    ),
    (
        leaves.secrets_stay_secret_in_whole_games,
        leaky(LineOrderTells, screen=Screen(HandAid, no_aid, HandAid, draws_as_it_came)),
    ),
    (
        orders.the_order_inside_a_list_tells_nothing,
        leaky(LineOrderTells, screen=Screen(HandAid, aids_as_it_came)),
    ),
    (orders.the_order_inside_a_list_tells_nothing, leaky(LineOrderTells, outline=outline_of_marks)),
    (undo.undone_is_as_if_never_done, flawed(OwnChance)),
    (undo.undone_is_as_if_never_done, leaky(RemembersForGood)),
    (undo.undone_is_as_if_never_done, leaky(deal=deals_anew)),
    (undo.what_reveals_nothing_shows_nothing, leaky(reveals=(peek.Drew,))),
    (undo.what_reveals_nothing_shows_nothing, leaky(reveals=(peek.Looked,))),
    (undo.what_reveals_nothing_shows_nothing, leaky(GlancesAlong)),
]


def try_law(law: Callable[..., None], game: AnyGame) -> None:
    options = {"memory": True} if law is leaves.what_the_view_forgets_the_log_forgets else {}
    for seed in range(5):
        law(game, 3, options, seed)


def test_an_outline_without_a_flaw_breaks_no_law() -> None:
    check_game(leaky(outline=outline))


@pytest.mark.parametrize(
    ("law", "game"), FLAWS, ids=[f"{law.__name__}-{n}" for n, (law, _) in enumerate(FLAWS)]
)
def test_a_broken_game_is_caught(law: Callable[..., None], game: AnyGame) -> None:
    try_law(law, PEEK if game.key == PEEK.key else GUESS)
    with pytest.raises((AssertionError, Refused, ValueError, IndexError)):
        try_law(law, game)


def test_a_game_that_tells_every_hand_to_every_seat_is_caught() -> None:
    check_game(PEEK)
    with pytest.raises(AssertionError):
        check_game(leaky(tell=lambda event, seat: event))


@PLANTED
def test_k19_an_intercepted_hand_shown_as_it_came_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("miccia.games.kaboom.view"), "by_kind", tuple)
    with pytest.raises(AssertionError, match=r"KaboomView\.intercepted"):
        try_law(orders.the_order_inside_a_list_tells_nothing, find("kaboom"))


def test_an_open_game_that_aids_one_seat_more_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("fuse")
    try_law(laws.open_games_hide_nothing, game)
    assert game.open and game.screen is not None
    monkeypatch.setattr(game, "screen", game.screen._replace(aid=lambda view: view.seat))
    with pytest.raises(AssertionError):
        try_law(laws.open_games_hide_nothing, game)


@pytest.mark.parametrize(
    ("key", "event"),
    [("kaboom", "Analyzed"), ("kaboom", "Intercepted"), ("kaboom", "Bypassed"), ("kittens", "Drew")],
)
def test_a_reveal_that_a_game_does_not_declare_is_caught(
    key: str, event: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find(key)
    assert game.reveals is not None
    monkeypatch.setattr(game, "reveals", tuple(kind for kind in game.reveals if kind.__name__ != event))
    with pytest.raises(AssertionError, match="does not reveal"):
        try_law(undo.what_reveals_nothing_shows_nothing, game)


@PLANTED
def test_a_log_that_shows_who_passed_last_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """E34: a line that bears the face of whoever made the input."""

    def lines(live: Live, entries: list[Entry], *how: Any) -> list[wire.Line]:
        said = [(line, entry) for entry in entries for line in honest(live, [entry], *how)]
        return [msgspec.structs.replace(line, seat=entry.seat) for line, entry in said]

    honest = show.lines
    try_law(leaves.what_leaves_follows_from_what_is_seen, GUESS)
    monkeypatch.setattr(show, "lines", lines)
    with pytest.raises(AssertionError, match="something else is sent"):
        try_law(leaves.what_leaves_follows_from_what_is_seen, GUESS)


@PLANTED
def test_an_undo_that_is_offered_in_a_window_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """E34: it would be free until somebody has passed."""
    law, options = laws.silence_means_nothing_changed, {"nope_seconds": "0"}
    law(find("kittens"), 3, options, 0)
    monkeypatch.setattr(undoing, "in_window", lambda live, turn: False)
    with pytest.raises(AssertionError):
        law(find("kittens"), 3, options, 0)


@PLANTED
def test_a_line_that_tells_what_others_took_back_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def undo_line(live: Live, entry: Entry, number: int, *how: Any) -> wire.Line:
        return wire.Line(number, entry.seat, [repr(live.entries[n - 1].events) for n in entry.back])

    monkeypatch.setattr(show, "undo_line", undo_line)
    with pytest.raises(AssertionError, match="something else is sent"):
        try_law(leaves.secrets_stay_secret_in_whole_games, PEEK)
