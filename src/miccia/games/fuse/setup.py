"""The set-up of FUSE, F3 to F7 and the clock of F27 and F28."""

from typing import Final

from mypy_extensions import i64

from miccia.core.chance import Chance
from miccia.games.fuse.bombs import Bomb, Laid, box, lay
from miccia.games.fuse.cards import (
    ALL_DICE,
    CENTRE,
    DETONATORS,
    DETONATORS_IN_PLAY,
    Card,
    bombs_to_defuse,
    dice_each,
)
from miccia.games.fuse.options import Options
from miccia.games.fuse.rules import Fuse
from miccia.games.fuse.table import NOWHERE

MINUTES: Final = {"no": 10, "15": 15, "20": 20}
ROLL_COSTS: Final[i64] = 3000  # F27, ms
PLACE_COSTS: Final = (7000, 6000, 5250, 5500, 5500)  # by the number of players


def deal(seats: int, options: Options, chance: Chance) -> Fuse:
    """F3 to F8: bombs for everyone, the centre, the deck with its detonators, and the first roll."""
    state = table(seats, options)
    pile = chance.shuffle("bombs", box(options.include_sixes))
    hands = deal_solo(pile, chance) if seats == 1 else deal_squad(pile, seats)
    for hand in hands:
        front: list[Laid | None] = [lay(bomb) for bomb in hand]
        state.fronts.append(tuple(front))
    dealt = {bomb.key for hand in hands for bomb in hand}
    pile = [bomb for bomb in pile if bomb.key not in dealt]
    pile = chance.shuffle("centre", pile)[: state.goal]  # F5: the rest leaves the game
    state.centre = [*pile[:CENTRE]]
    deck: list[Card] = [*pile[CENTRE:], *chance.shuffle("detonators", DETONATORS)[:DETONATORS_IN_PLAY]]
    state.deck = tuple(chance.shuffle("deck", deck))
    state.roller = chance.pick("starter", list(range(seats)))
    state.roll(chance)
    state.go_on(chance)
    return state


def deal_squad(pile: list[Bomb], seats: int) -> list[list[Bomb]]:
    """F4: two bombs each; after one worth 3 or more, only one worth 1 or 2 will do."""
    hands, place = [], 0
    for _ in range(seats):
        first = pile[place]
        place += 1
        while first.value >= 3 and pile[place].value >= 3:
            place += 1
        hands.append([first, pile[place]])
        place += 1
    return hands


def deal_solo(pile: list[Bomb], chance: Chance) -> list[list[Bomb]]:
    """F4: four bombs of at least three different values."""
    while len({int(bomb.value) for bomb in pile[:4]}) < 3:
        pile = chance.shuffle("bombs", pile)
    return [pile[:4]]


def table(seats: int, options: Options) -> Fuse:
    """An empty table, with the options that were agreed on."""
    state = Fuse()
    state.seats = seats
    state.options = options
    state.each = dice_each(seats)
    state.goal = bombs_to_defuse(options.level, seats)
    state.insane = options.level == "insane"
    state.shaky = options.shaky_hands
    if options.relaxed != "endless":
        state.limit = MINUTES[options.relaxed] * 60_000
    if options.tempo == "usual":
        state.roll_costs = ROLL_COSTS
        state.place_costs = PLACE_COSTS[seats - 1]
    state.centre = [None] * CENTRE
    state.fronts = []
    state.bag = ALL_DICE[:]
    state.defused = []
    state.detonators = []
    state.tray = []
    state.where = []
    state.shares = [0] * seats
    state.taking = [int(NOWHERE)] * seats
    state.asked = [int(NOWHERE)] * seats
    return state
