"""Whether reviews are honest: blunders come out on top, luck and skill add up, nothing unseen counts."""

from itertools import islice
from typing import Any

import msgspec
import pytest

import miccia
from miccia.core.game import Action
from miccia.core.record import Record
from miccia.games import find, names
from miccia.games.hanabi.cards import full_deck
from miccia.games.kaboom.actions import CUT_THE_WIRES
from miccia.games.kaboom.odds import cuts_of, may_be_right
from miccia.games.kittens.actions import DRAW
from miccia.reviews import Error, Review, Unreviewable, review, reviewing
from tests.reviews.planted import asked, planted, played

SMALL: dict[str, dict[str, Any]] = {  # short games
    "hanabi": {"colours": 2, "ranks": 4, "hand": 3, "strikes": 1},
    "kaboom": {},
    "kittens": {"quick": True},
    "fuse": {"level": "training", "tempo": "usual"},
}


def by_name(legal: list[Action], **form: Any) -> Action | None:
    return next((action for action in legal if form.items() <= action.form.items()), None)


def plays_what_cannot_fit(view: Any, legal: list[Action]) -> Action | None:
    """Whatever it may be, it cannot be added; and one error loses."""
    for slot, held in enumerate(view.hands[view.seat]):
        kinds = [(colour, rank) for colour in held.colours for rank in held.ranks if colour in view.fireworks]
        if held.clues and all(rank > view.fireworks[colour] + 1 for colour, rank in kinds):
            return by_name(legal, do="play", slot=slot)
    return None


def draws_a_known_kitten(view: Any, legal: list[Action]) -> Action | None:
    """With nothing to be saved by, and a way to let somebody else draw it."""
    hand = view.hands[view.seat]
    bare = view.godcat != view.seat and "defuse" not in hand
    known = view.ask == "turn" and view.pile[0] == "kitten"
    return DRAW if known and bare and "attack" in hand else None


def defuses_wrongly(view: Any, legal: list[Action]) -> Action | None:
    wrong = view.ask == "defuse" and may_be_right(view, cuts_of(view.players[view.seat])) == 0
    return CUT_THE_WIRES if wrong else None


def leaves_the_last_die(view: Any, legal: list[Action]) -> Action | None:
    """Shortly before the end, a die would have defused one of the last bombs."""
    late = view.limit - view.now - view.charged < 30_000
    if not late or view.deck_bombs + sum(card is not None for card in view.centre) > 2:
        return None
    for action in legal:
        if action.form["do"] == "place":
            front = view.players[view.seat].bombs[action.form["bomb"]]
            if front.dice.count(None) == 1:
                return by_name(legal, do="done")
    return None


WORLDS = {"hanabi": 40, "kittens": 60, "kaboom": 24, "fuse": 6}
SEEDS = {"hanabi": 1, "kittens": 35, "kaboom": 1, "fuse": 1}  # from here on it is looked for
BLUNDERS = {
    "hanabi": (["steady", "steady"], plays_what_cannot_fit),
    "kittens": (["steady", "steady"], draws_a_known_kitten),
    "kaboom": (["random", "steady"], defuses_wrongly),
    "fuse": (["expert", "expert"], leaves_the_last_die),
}


def errors(found: Review) -> list[Error]:
    return sorted((error for side in found.sides for error in side.errors), key=lambda error: -error.loss)


@pytest.mark.parametrize("game", names())
def test_a_planted_blunder_is_the_largest_error(game: str) -> None:
    levels, blunder = BLUNDERS[game]
    record, number = planted(game, levels, blunder, SMALL[game], SEEDS[game])
    worst = errors(review(record, worlds=WORLDS[game]))
    assert worst and worst[0].n == number, [(error.n, error.loss) for error in worst[:3]]


@pytest.mark.parametrize("game", names())
def test_luck_and_skill_add_up_and_the_same_review_comes_twice(game: str) -> None:
    record, _ = played(game, ["steady", "random"], 5, SMALL[game])
    found = review(record, worlds=2)
    over = miccia.replay(record).over
    assert over is not None
    for seat, side in enumerate(found.sides):
        assert found.start(seat) + side.skill + found.luck(seat) == pytest.approx(found.end(seat), abs=1e-12)
        assert side.skill <= 0 and side.reviewed == side.decisions
        assert side.clear + len(side.errors) == side.reviewed
        won = float(seat in over.winners) if found.kind == "win" else float(over.scores[seat])
        assert found.end(seat) == won
    assert [step.n for step in found.steps] == list(range(len(record.inputs) + 1))
    assert msgspec.json.encode(review(record, worlds=2)) == msgspec.json.encode(found)


def first_things(key: str, seats: int, stack: dict[str, list[str]], **options: Any) -> Record:
    """A game on a prescribed deal, in which everybody always does the first thing allowed."""
    match = find(key).start(seats=seats, seed=9, options=options, stack=stack)
    while match.over is None:
        seat = asked(match)
        assert seat is not None
        match.act(seat, match.legal(seat)[0])
    return match.record


def first_verdict(record: Record, seat: int) -> tuple[int, list[Error]]:
    known = list(islice(reviewing(record, 60), 2))[-1]
    return known.sides[seat].clear, known.sides[seat].errors


def test_what_a_seat_could_not_know_changes_no_error() -> None:
    """The same first decision over other cards in one's own hand, and another deck."""
    deck = [card.name for card in full_deck(5, False, False)][::-1]
    found = []
    for own in ([10, 20, 30, 40, 45], [45, 11, 21, 31, 41]):
        rest = [place for place in range(50) if place not in (*own, 0, 5, 8, 9, 2)]
        cards = [deck[place] for place in [*own, 0, 5, 8, 9, 2, *rest]]
        record = first_things("hanabi", 2, {"deck": cards, "starter": ["0"]}, strikes=1)
        found.append(first_verdict(record, 0))
    assert found[0] == found[1]
    assert found[0][1], "the first card was played blindly, and one error loses"


def test_hidden_wires_change_no_error() -> None:
    found = []
    for wires in (["red", "red", "blue", "green"], ["yellow", "green", "blue", "blue"]):
        record = first_things("kaboom", 2, {"wires": wires, "starter": ["0"]})
        found.append(first_verdict(record, 0))
    assert found[0] == found[1]


def test_who_plays_better_loses_less() -> None:
    """One who plays at random and one who does not; `python -m bench.review` measures all levels."""
    lost = {"random": 0.0, "steady": 0.0}
    for seed in range(4):
        levels = ["random", "steady"] if seed % 2 else ["steady", "random"]
        found = review(played("hanabi", levels, seed, SMALL["hanabi"] | {"strikes": 3})[0], worlds=16)
        for level, side in zip(levels, found.sides, strict=True):
            lost[level] -= side.skill
    assert lost["random"] > 2 * lost["steady"] + 0.5, lost


def test_more_worlds_hardly_ever_take_back_a_verdict() -> None:
    """Two standard errors leave one in forty to luck."""
    clear, stand = 0, 0
    for game, few in (("hanabi", 24), ("kittens", 40)):
        for seed in (1, 2, 3):
            record, _ = played(game, ["random", "steady"], seed, SMALL[game])
            found = {error.n for error in errors(review(record, worlds=few))}
            more = {error.n for error in errors(review(record, worlds=4 * few))}
            clear, stand = clear + len(found), stand + len(found & more)
    assert clear > 10 and stand >= 0.9 * clear, (stand, clear)


def test_only_finished_games_are_reviewed() -> None:
    match = miccia.start("hanabi", seats=2, seed=1)
    match.act(asked(match) or 0, 0)
    with pytest.raises(Unreviewable, match="not played to its end"):
        review(match.record)
