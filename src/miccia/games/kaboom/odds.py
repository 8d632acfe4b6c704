"""How likely the combinations of Kaboom! are to a seat: every unseen wire may lie at any unseen place alike.

What others cut is not counted: bluffing is part of the game (K32).
"""

from collections import Counter
from math import comb, prod

from miccia.games.kaboom.aid import known
from miccia.games.kaboom.cards import COLOURS
from miccia.games.kaboom.shown import KaboomView, Player


def combinations(view: KaboomView) -> list[tuple[list[str], float]]:
    """Those that are possible, whatever their order, the likeliest first."""
    told = known(view)
    seen = Counter(wire.colour for wire in view.wires if wire.colour)
    ways = [
        prod(comb(told.left[colour], colours.count(colour) - seen[colour]) for colour in COLOURS)
        for colours in told.combinations
    ]
    found = [(colours, count / sum(ways)) for colours, count in zip(told.combinations, ways)]
    return sorted(found, key=lambda each: -each[1])


def unseen_wire(view: KaboomView) -> dict[str, float]:
    """The colour of any wire that the seat has not seen."""
    left = known(view).left
    return {colour: count / sum(left.values()) for colour, count in left.items() if count}


def cuts_of(player: Player) -> list[str]:
    """The colours of all Cuts of a player, those of the present turn included (K16)."""
    return [
        colour
        for agent in player.agents
        for colour in [*agent.cuts, *(card[4:] for card in agent.played if is_new_cut(card, agent.played))]
    ]


def is_new_cut(card: str, played: tuple[str, ...]) -> bool:
    return card.startswith("cut-") and len(played) == 1  # two cards are a wild pair (K13)


def may_be_right(view: KaboomView, cuts: list[str]) -> float:
    """How likely these Cuts are all of the combination: with four of them, that they are it (K26)."""
    held = Counter(cuts)
    return sum(chance for colours, chance in combinations(view) if held <= Counter(colours))
