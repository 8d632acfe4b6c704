"""The laws of miccia.core.game as functions. Each takes a game, a table to try it on, and a seed."""

from collections.abc import Callable
from typing import Any

import msgspec

from miccia.core.chance import Quick
from miccia.core.coach import Advice
from miccia.core.game import Action
from miccia.core.match import AnyGame, AnyMatch
from miccia.core.outline import Outline, things
from miccia.core.record import digest
from miccia.core.refused import Refused
from miccia.core.turn import Over, Waiting
from miccia.core.words import LANGUAGES
from miccia.play import take
from miccia.server.table import show
from miccia.server.table.live import Live
from miccia.testing import leaves, orders, undo
from miccia.testing.walk import begin, everyone, foretold, outcomes, step, tables, walk

MANY, NEAR = 10_000, 150  # actions of a game that are too many to try each, and how far from legal ones
Law = Callable[[AnyGame, int, dict[str, Any], int], None]


def same_record_same_state(game: AnyGame, seats: int, options: dict[str, Any], seed: int) -> None:
    """Law 1. (That it holds compiled and on every Python is shown by golden records.)"""
    match = begin(game, seats, options, seed)
    seen = [digest(match.state) for _ in walk(match, seed)]
    again = begin(game, seats, options, seed)
    replayed = [digest(again.state)]
    for given in match.record.inputs:
        take(again, given)
        replayed.append(digest(again.state))
    assert seen == replayed
    assert again.record.inputs == match.record.inputs


def copies_are_independent(game: AnyGame, seats: int, options: dict[str, Any], seed: int) -> None:
    """Law 2, first half: what happens to a copy does not happen to the match, and the other way round."""
    match = begin(game, seats, options, seed)
    for _ in walk(match, seed):
        if match.over:
            break
        before, copy, twin = digest(match.state), match.copy(), match.copy()
        assert digest(copy.state) == before
        step(copy, Quick(seed))
        assert digest(match.state) == before
        step(twin, Quick(seed))
        assert digest(copy.state) == digest(twin.state), "a copy sees other chance"


def refusals_change_nothing(game: AnyGame, seats: int, options: dict[str, Any], seed: int) -> None:
    """Laws 2 and 3: `check` passes exactly for legal actions, every refusal has a code, nothing changes."""
    match = begin(game, seats, options, seed)
    foreign = [-1, len(game.actions), 10**9]
    for number, _ in enumerate(walk(match, seed)):
        if number > 200 and number % 10 and not match.over:
            continue  # of a long game every tenth position will do
        tried = actions_around(match)
        before, inputs = digest(match.state), len(match.record.inputs)
        for seat in range(-1, match.state.seats + 1):
            legal = match.legal(seat) if 0 <= seat < match.state.seats else []
            assert len(legal) == len({action.id for action in legal}), "an action is offered twice"
            for action in [*tried, *foreign]:
                if action in legal:
                    match.state.check(seat, match.find(action))
                else:
                    assert refused(match, seat, action).code
        assert (digest(match.state), len(match.record.inputs)) == (before, inputs)


def actions_around(match: AnyMatch) -> list[Action]:
    """All actions of a game; of very many, the first ones and those with a number near a legal one's."""
    actions = match.game.actions
    if len(actions) <= MANY:
        return list(actions)
    near = set(range(NEAR))
    for seat in range(match.state.seats):
        for action in match.legal(seat):
            near.update(range(max(0, action.id - NEAR), min(len(actions), action.id + NEAR + 1)))
    return [actions[number] for number in sorted(near)]


def refused(match: AnyMatch, seat: int, action: Any) -> Refused:
    try:
        match.act(seat, action)
    except Refused as refusal:
        return refusal
    raise AssertionError(f"{action} was not refused to seat {seat}")


def somebody_may_act(game: AnyGame, seats: int, options: dict[str, Any], seed: int) -> None:
    """Law 4: a game that goes on waits for somebody who can act, or for a deadline."""
    match = begin(game, seats, options, seed)
    for _ in walk(match, seed):
        turn = match.turn
        able = {seat for seat in range(match.state.seats) if match.legal(seat)}
        if isinstance(turn, Over):
            assert match.over == turn
            assert len(turn.scores) == match.state.seats
            assert not able
        else:
            assert isinstance(turn, Waiting)
            assert able <= turn.seats <= set(range(match.state.seats))
            assert able or turn.until is not None


def imagined_worlds_look_alike(game: AnyGame, seats: int, options: dict[str, Any], seed: int) -> None:
    """Laws 5 and 6: in a world dealt anew behind a view, that seat sees, may do and waits for the same. (What
    else leaves for it is tried in leaves.py.)"""
    match, chance = begin(game, seats, options, seed), Quick(seed)
    for _ in walk(match, seed):
        for seat in everyone(match):
            view = match.view(seat)
            world = game.imagine(view, chance)
            assert game.view(world, seat) == view
            assert world.turn() == match.turn
            if seat is not None:
                assert world.legal(seat) == match.legal(seat)


def open_games_hide_nothing(game: AnyGame, seats: int, options: dict[str, Any], seed: int) -> None:
    """Law 5, for games that are `open`: everybody sees and is told the same. On that word what leaves is made
    once for all."""
    if not game.open:
        return
    assert game.views.__struct_fields__[0] == "seat"
    match = begin(game, seats, options, seed)
    for events in walk(match, seed):
        public = match.view(None)
        for seat in range(seats):
            view = match.view(seat)
            assert msgspec.structs.replace(view, seat=None) == public, "a seat sees more than everybody"
            assert game.screen is None or game.screen.aid(view) == game.screen.aid(public)
            assert [game.tell(event, seat) for event in events] == [
                game.tell(event, None) for event in events
            ]


def secret_choices_commute(game: AnyGame, seats: int, options: dict[str, Any], seed: int) -> None:
    """Law 7: where all choose at once in secret, the order does not matter and nobody sees a choice."""
    match = begin(game, seats, options, seed)
    for _ in walk(match, seed):
        turn = match.turn
        if not isinstance(turn, Waiting) or turn.ask not in game.secret_asks or len(turn.order) < 2:
            continue
        first, second = turn.order[:2]
        mine, theirs = match.legal(first), match.legal(second)
        worlds = [match.copy() for _ in range(4)]
        worlds[0].act(first, mine[0])
        worlds[0].act(second, theirs[-1])
        worlds[1].act(second, theirs[-1])
        worlds[1].act(first, mine[0])
        assert digest(worlds[0].state) == digest(worlds[1].state)
        told = [
            [game.tell(event, second) for event in world.act(first, action)]
            for world, action in zip(worlds[2:], (mine[0], mine[-1]), strict=True)
        ]
        assert told[0] == told[1]
        assert worlds[2].view(second) == worlds[3].view(second)
        assert worlds[2].turn == worlds[3].turn


def nothing_is_lost(game: AnyGame, seats: int, options: dict[str, Any], seed: int) -> None:
    """Law 8: the game ends, and what was in the box is always somewhere."""
    match = begin(game, seats, options, seed)
    box = game.inventory(match.state)
    for _ in walk(match, seed):
        assert game.inventory(match.state) == box
    assert match.over


def everything_survives_the_codec(game: AnyGame, seats: int, options: dict[str, Any], seed: int) -> None:
    """Law 9: views, told events and what screens need besides come back from JSON as they were; every action
    is found by its form, which is one of the game's `forms`."""
    match = begin(game, seats, options, seed)
    for action in actions_around(match):
        assert game.actions[action.id] is action
        assert game.action(msgspec.json.decode(msgspec.json.encode(action.form))) is action
        form = msgspec.to_builtins(msgspec.convert(action.form, game.forms))
        assert list(form.items()) == list(action.form.items()), "an action says more than its form"
    for events in walk(match, seed):
        for seat in everyone(match):
            view = match.view(seat)
            assert msgspec.json.decode(msgspec.json.encode(view), type=game.views) == view
            if game.screen is not None:
                aid = game.screen.aid(view)
                assert msgspec.json.decode(msgspec.json.encode(aid), type=game.screen.aids) == aid
                for told in outcomes(match, seat, view):
                    assert msgspec.json.decode(msgspec.json.encode(told), type=game.screen.outcomes) == told
                for told in foretold(match, seat, view):
                    assert msgspec.json.decode(msgspec.json.encode(told), type=game.screen.readings) == told
            for told in [game.tell(event, seat) for event in events]:
                assert (
                    told is None or msgspec.json.decode(msgspec.json.encode(told), type=game.events) == told
                )


def outlines_fit_the_table(game: AnyGame, seats: int, options: dict[str, Any], seed: int) -> None:
    """Law 9, for games that make an outline: it comes back from JSON as it was, has a side for every seat,
    shows each thing at one place, and takes it only by actions of the game."""
    if game.outline is None:
        return
    match, names = begin(game, seats, options, seed), [str(number + 1) for number in range(seats)]
    for _ in walk(match, seed):
        for seat in everyone(match):
            for language in LANGUAGES:
                outline = game.outline(match.view(seat), names, language)
                assert msgspec.json.decode(msgspec.json.encode(outline), type=Outline) == outline
                assert len(outline.sides) == seats
                seen = [thing.id for thing in things(outline)]
                assert len(seen) == len(set(seen)), "a thing lies at two places"
                assert not [pile for pile in outline.piles if pile.acts and any(t.acts for t in pile.things)]
                takes = [thing.acts for thing in things(outline)] + [pile.acts for pile in outline.piles]
                assert {act for acts in takes for act in acts} <= set(range(len(game.actions)))


def advice_fits_the_table(game: AnyGame, seats: int, options: dict[str, Any], seed: int) -> None:
    """Law 9, for games that have a coach: what it says comes back from JSON as it was, each row stands there
    once and is about legal actions."""
    if game.coach is None:
        return
    match, names = begin(game, seats, options, seed), [str(number + 1) for number in range(seats)]
    for _ in walk(match, seed):
        for seat in range(seats if match.over is None else 0):
            legal = match.legal(seat)
            for language in LANGUAGES:
                advice = game.coach(match.view(seat), legal, names, language)
                if advice is None:
                    continue
                assert msgspec.json.decode(msgspec.json.encode(advice), type=Advice) == advice
                assert len({row.key for row in advice.rows}) == len(advice.rows), "two rows with one key"
                assert {act for row in advice.rows for act in row.acts} <= {
                    int(action.id) for action in legal
                }


def silence_means_nothing_changed(game: AnyGame, seats: int, options: dict[str, Any], seed: int) -> None:
    """Law 10: for a seat that is told nothing of an input, everything is as it was."""
    match = begin(game, seats, options, seed)
    live, before = Live(match), dict[int | None, Any]()
    for events in walk(match, seed):
        if match.record.inputs:
            actor = match.record.inputs[-1].seat
            live.write(None if actor < 0 else actor, events, None)
        for seat in everyone(match):
            may_do = [] if seat is None else match.legal(seat)
            sees = match.view(seat), match.turn, may_do, show.undo(live, seat)
            if all(game.tell(event, seat) is None for event in events):
                assert before.get(seat, sees) == sees
            before[seat] = sees


LAWS: list[Law] = [
    same_record_same_state,
    copies_are_independent,
    refusals_change_nothing,
    somebody_may_act,
    imagined_worlds_look_alike,
    open_games_hide_nothing,
    leaves.what_leaves_follows_from_what_is_seen,
    leaves.secrets_stay_secret_in_whole_games,
    leaves.what_the_view_forgets_the_log_forgets,
    orders.the_order_inside_a_list_tells_nothing,
    secret_choices_commute,
    nothing_is_lost,
    everything_survives_the_codec,
    outlines_fit_the_table,
    advice_fits_the_table,
    silence_means_nothing_changed,
    undo.undone_is_as_if_never_done,
    undo.what_reveals_nothing_shows_nothing,
]


def check_game(game: AnyGame, seed: int = 0) -> None:
    """Try every law at every number of seats and with every option."""
    for law in LAWS:
        for number, (seats, options) in enumerate(tables(game)):
            law(game, seats, options, seed + number)
