"""Encodings of all games: of one length, only of what a seat may know, and nothing that matters is lost."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from miccia.batch import Episode, Setting
from miccia.core.chance import Quick
from miccia.core.game import State
from miccia.core.match import AnyMatch
from miccia.core.sheet import Sheet
from miccia.core.terms import SheetOfViews
from miccia.games import find, names
from miccia.learn import encode


def episodes(key: str, seats: int, games: int) -> list[Episode]:
    return [Episode(Setting(key, seats), seed) for seed in range(games)]


def sheet_of_views(episode: Episode) -> SheetOfViews:
    """The usual sheet beside the one that the episode has; it hears what happens from now on."""
    sheet = SheetOfViews(episode.setting)
    episode.ear = lambda match, events: sheet.hear([*events])
    return sheet


def spelt(sheet: Sheet, state: State, seat: int) -> bytes:
    parts: list[bytes] = []
    sheet.spell(state, seat, parts)
    return b"".join(parts)


@pytest.mark.parametrize("key", names())
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_position_is_bits_of_one_length_and_choices_are_numbered_once(key: str, seats: int) -> None:
    chance = Quick(seats)
    for episode in episodes(key, seats, 1):
        setting = episode.setting
        while episode.seat >= 0:
            for seat in range(seats):
                bits = episode.bits(seat)
                assert len(bits) == setting.size and max(bits) <= 1
            legal = [action for action in episode.match.legal(episode.seat) if not action.resigns]
            assert len(legal) == len(episode.choices) - (setting.tick > 0)
            assert min(episode.choices) >= 0 and max(episode.choices) < setting.choices
            episode.choose(sorted(episode.choices)[chance.below(len(episode.choices))])


@pytest.mark.parametrize("key", names())
def test_nothing_hidden_enters(key: str) -> None:
    """A world imagined behind a view has other cards where the seat cannot look, and the same bits."""
    chance = Quick(1)
    game, others = find(key), 0
    for episode in episodes(key, 3, 1):
        usual = sheet_of_views(episode)
        while episode.seat >= 0:
            seat = episode.seat
            world = game.imagine(episode.match.view(seat), chance)
            others += world != episode.match.state
            assert spelt(usual, world, seat) == episode.bits(seat)
            episode.choose(sorted(episode.choices)[chance.below(len(episode.choices))])
    assert others > 5


OWN = [key for key in names() if (encoding := find(key).encoding) and encoding.sheet]


@pytest.mark.parametrize("key", OWN)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_sheet_of_its_own_is_that_of_the_views(key: str, seats: int) -> None:
    """Whole games: masks and what they mean, scores, and bits for every seat, also with other cards where
    the seat cannot look."""
    chance, game, others = Quick(seats), find(key), 0
    for episode in episodes(key, seats, 3):
        usual, running = sheet_of_views(episode), True
        while running:
            running = episode.seat >= 0
            state, own = episode.match.state, episode.sheet
            for seat in range(seats):
                assert own.mask(state, seat) == usual.mask(state, seat)
                assert own.worth(state) == usual.worth(state)
                bits = spelt(usual, state, seat)
                assert bits == episode.bits(seat)
                if running:
                    world = game.imagine(episode.match.view(seat), chance)
                    others += state != world
                    assert spelt(own, world, seat) == bits
            if running:
                usual.mask(state, episode.seat)
                for number in episode.choices:
                    action = usual.action(state, episode.seat, number)
                    assert own.action(state, episode.seat, number) is action
                episode.choose(sorted(episode.choices)[chance.below(len(episode.choices))])
    assert others > 20


HEARING = [key for key in names() if (encoding := find(key).encoding) and encoding.hears]


@pytest.mark.parametrize("key", HEARING)
def test_what_was_told_last_is_kept_for_every_seat(key: str) -> None:
    """Whatever is forgotten meanwhile, each has what it was told of the last input that told it anything."""
    chance, game, compared = Quick(3), find(key), 0
    for episode in episodes(key, 4, 3):
        heard: list[Sequence[Any]] = []
        usual = SheetOfViews(episode.setting)

        def ear(match: AnyMatch, events: Sequence[Any], heard=heard, usual=usual) -> None:  # type: ignore[no-untyped-def]
            heard.append(events)
            usual.hear([*events])

        episode.ear = ear
        while episode.seat >= 0:
            episode.choose(sorted(episode.choices)[chance.below(len(episode.choices))])
            for seat in range(4):
                told = [[one for event in events if (one := game.tell(event, seat))] for events in heard]
                assert usual.last_told(seat) == [some for some in told if some][-1]
                compared += 1
    assert compared > 40


@pytest.mark.parametrize("key", names())
def test_decisions_that_differ_look_different(key: str) -> None:
    """Positions with other choices have other bits: what may be done can always be told from what is seen."""
    chance, seen = Quick(2), dict[bytes, frozenset[int]]()
    for episode in episodes(key, 3, 3):
        while episode.seat >= 0:
            found = frozenset(episode.choices)
            assert seen.setdefault(episode.bits(episode.seat), found) == found
            episode.choose(sorted(found)[chance.below(len(found))])
    assert len(seen) > 30


@pytest.mark.parametrize("kind", [np.uint8, np.int8, np.float32, np.bool_])
def test_encode_writes_into_the_callers_array(kind: type[np.generic]) -> None:
    for key in names():
        episode = Episode(Setting(key, 2), 1)
        batch = np.full((3, episode.setting.size), 1, kind)
        encode(key, episode.match.view(0), [], batch[1])
        assert batch[1].astype(np.uint8).tobytes() == episode.bits(0)
        assert batch[0].all() and batch[2].all()
        with pytest.raises(ValueError, match="broadcast"):
            encode(key, episode.match.view(0), [], batch[1][:-1])
