"""Laws 11 and 12, of games in which acts can be taken back: an undo gives nobody anything."""

from typing import Any

import msgspec

from miccia import paper
from miccia.core.chance import Quick
from miccia.core.match import AnyGame, AnyMatch, Match
from miccia.core.record import Record, digest, standing
from miccia.core.refused import BadSetup, Refused
from miccia.core.turn import Waiting
from miccia.games import find
from miccia.play import take
from miccia.testing.walk import begin, everyone, step

INPUTS = 80  # of a game are tried
OFTEN = 8  # one in so many is an undo
WORLDS = 3  # in which an act is tried


def sight(match: AnyMatch) -> tuple[object, ...]:
    """The state, the chance that will come, and all that anybody sees, may do and waits for."""
    chance = match.chance.copy()
    return (
        digest(match.state),
        [int(chance.below(1 << 30)) for _ in range(3)],
        [msgspec.json.encode(match.view(seat)) for seat in everyone(match)],
        [[action.id for action in match.legal(seat)] for seat in range(match.state.seats)],
        match.turn,
    )


def undone_is_as_if_never_done(game: AnyGame, seats: int, options: dict[str, Any], seed: int) -> None:
    """Law 11, for undos to anywhere in random games, and for their records."""
    match, chance = begin(game, seats, options, seed), Quick(seed)
    stood = {0: sight(match)}  # by the number of the input that led there
    while match.over is None and len(match.record.inputs) < INPUTS:
        numbers = [0, *standing(match.record.inputs)]
        if chance.below(OFTEN) or len(numbers) == 1:
            step(match, chance)
            stood[len(match.record.inputs)] = sight(match)
            continue
        back = int(chance.below(len(numbers) - 1))
        before = match.copy()
        try:
            match.undo(int(chance.below(seats)), numbers[back])
        except Refused:
            assert game.reveals is None, "it cannot be taken back"
            assert sight(match) == sight(before), "what was refused changed something"
            continue
        assert game.reveals is not None, "it can be taken back"
        assert sight(match) == stood[numbers[back]], "something is not as it was"
        again = match.copy()
        for number in numbers[back + 1 :]:
            take(again, match.record.inputs[number - 1])
            assert sight(again) == stood[number], "the same inputs lead elsewhere"
    check_record(match)


def check_record(match: AnyMatch) -> None:
    """The record leads to where the match stands, on paper too if the game is one that can be found."""
    again = match.game.begin(match.record.header)
    for given in match.record.inputs:
        take(again, given)
    assert sight(again) == sight(match), "the record leads elsewhere"
    try:
        known = find(match.game.key) is match.game
    except BadSetup:
        known = False
    if known:
        written = paper.dump(match.record)
        assert paper.load(written) == match.record
        assert paper.dump(paper.load(written)) == written


def what_reveals_nothing_shows_nothing(game: AnyGame, seats: int, options: dict[str, Any], seed: int) -> None:
    """Law 12, in worlds that look the same to the actor. (In a window nobody takes anything back.)"""
    if game.reveals is None:
        return
    match, chance = begin(game, seats, options, seed), Quick(seed)
    while match.over is None and len(match.record.inputs) < INPUTS:
        turn = match.turn
        assert isinstance(turn, Waiting)
        for seat in () if game.is_window(turn.ask) else turn.order:
            legal = match.legal(seat)
            for action in [legal[chance.below(len(legal))] for _ in range(WORLDS)] if legal else []:
                check_act(match, seat, int(action.id), int(chance.below(1 << 30)))
        step(match, chance)


def check_act(match: AnyMatch, seat: int, action: int, luck: int) -> None:
    """An act reveals something in the match, or looks the same to its actor in every world."""
    game, shown = match.game, set()
    states = [match.state.copy()]
    for more in range(WORLDS):
        states.append(game.imagine(match.view(seat), Quick(luck + more)))
        states[-1].now = match.state.now
    for number, state in enumerate(states):
        world = Match(game, state, Quick(luck + number), Record(match.record.header))
        events = world.act(seat, action)
        if number == 0 and any(isinstance(event, game.reveals or ()) for event in events):
            return
        told = [game.tell(event, seat) for event in events]
        shown.add(msgspec.json.encode([told, world.view(seat), repr(world.turn)]))
    assert len(shown) == 1, f"{game.actions[action]} shows something and does not reveal"
