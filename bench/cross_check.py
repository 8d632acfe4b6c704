"""The same games in our rules and in OpenSpiel's Hanabi, move by move: legal moves, tokens, fireworks, end.

python -m bench.cross_check [GAMES]         needs: make peers
"""

import random
import sys

import pyspiel

import miccia
from miccia.games.hanabi.cards import hand_size
from miccia.games.hanabi.rules import Hanabi

THEIR_COLOURS = "RYGWB"


def uid(form: dict[str, object], players: int) -> int:
    """Their number for one of our actions."""
    size, kind, value = hand_size(players), form["do"], str(form.get("value"))
    if kind == "discard":
        return int(form["slot"])  # type: ignore[call-overload, no-any-return]
    if kind == "play":
        return size + int(form["slot"])  # type: ignore[call-overload, no-any-return]
    offset = int(form["offset"]) - 1  # type: ignore[call-overload]
    if value.isdigit():
        return 2 * size + (players - 1) * 5 + offset * 5 + int(value) - 1  # type: ignore[no-any-return]
    return 2 * size + offset * 5 + THEIR_COLOURS.index(value)  # type: ignore[no-any-return]


def compare(players: int, seed: int) -> int:
    """One random game in both; the number of moves compared."""
    chooser = random.Random(seed)
    ours = miccia.start("hanabi", seats=players, seed=seed, stack={"starter": ["0"]})
    state = ours.state
    assert isinstance(state, Hanabi)
    theirs = pyspiel.load_game("hanabi", {"players": players}).new_initial_state()
    dealt = moves = 0
    while True:
        while theirs.is_chance_node():
            card = state.deck[dealt].name
            theirs.apply_action(THEIR_COLOURS.index(card[0]) * 5 + int(card[1]) - 1)
            dealt += 1
        assert theirs.is_terminal() == (ours.over is not None)
        if ours.over:
            assert theirs.returns() == list(ours.over.scores)
            return moves
        by_uid = {uid(action.form, players): action for action in ours.legal(state.player)}
        assert theirs.current_player() == state.player
        assert sorted(by_uid) == theirs.legal_actions()
        playable = [number for number, action in by_uid.items() if fits(state, action.form)]
        choice = chooser.choice(playable if playable and chooser.random() < 0.6 else sorted(by_uid))
        ours.act(state.player, by_uid[choice])
        theirs.apply_action(choice)
        moves += 1


def fits(state: Hanabi, form: dict[str, object]) -> bool:
    """Whether the move plays a card that fits: so that some games get far."""
    if form["do"] != "play":
        return False
    card = state.hands[state.player][form["slot"]]  # type: ignore[call-overload]
    return bool(card.rank == state.fireworks[card.colour] + 1)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    for players in (2, 3, 4, 5):
        moves = sum(compare(players, seed) for seed in range(games))
        print(f"{players} players: {games} games, {moves} moves, all alike")


if __name__ == "__main__":
    main()
