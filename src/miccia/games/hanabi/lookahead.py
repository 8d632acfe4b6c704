"""Whether something else is better than the usual: tried in worlds that are played on by the habits.

Who reads an act by the code does not ask why it was chosen, so everybody may choose otherwise at any time.
Tries are counted, not timed, so that the same chance gives the same choice.
"""

from mypy_extensions import i64

from miccia.core.chance import Chance
from miccia.games.hanabi.public import Public, size
from miccia.games.hanabi.routine import DISCARD, PLAY, Mind, clue, drop
from miccia.games.hanabi.worlds import deal_anew, do, play_on

LATE = 12  # with so many cards in the deck, or fewer, it looks ahead
FIRST = 6  # worlds in which the usual act is tried, and if it does not always do well all the others
AGAIN = 20  # new worlds in which the best of them has to beat the usual one
MARGIN = 0.1  # by so many points on average
WORTH_A_TRY = 0.3  # cards so likely to fit are thought about


def candidates(public: Public, seat: int) -> list[int]:
    """What is worth thinking about. Every act of these that talks says the truth."""
    mind = Mind(public, seat)
    playable = int(public.playable)
    acts = [PLAY + slot for slot in mind.fitting()]
    if public.strikes < public.box.strikes - 1:
        for slot, mask in enumerate(mind.masks):
            if mask & ~playable and public.odds(mask, playable, mind.unseen) > WORTH_A_TRY:
                acts.append(PLAY + slot)
    if public.clues > 0 and (act := clue(public, seat)) >= 0:
        acts.append(act)
    if public.clues < public.box.clues and mind.hand:
        if len(public.useless(seat)) >= 2:
            acts.append(drop(mind, []))
        else:
            acts += [DISCARD + slot for slot in mind.by_cost()[:2]]
    return acts


def consider(public: Public, seat: int, usual: int, chance: Chance) -> int:
    """The usual act, or one that does clearly better."""
    if len(public.box.deck) - public.drawn > LATE:
        return usual
    others = [act for act in candidates(public, seat) if act != usual]
    if not others:
        return usual
    worlds = [deal_anew(public, seat, chance) for _ in range(FIRST)]
    base = total(worlds, usual)
    if base == (public.score + size(int(public.useful))) * FIRST:
        return usual
    best, most = usual, base
    for act in others:
        points = total(worlds, act)
        if points > most:
            best, most = act, points
    if best == usual:
        return usual
    worlds = [deal_anew(public, seat, chance) for _ in range(AGAIN)]
    return best if total(worlds, best) > total(worlds, usual) + MARGIN * AGAIN else usual


def total(worlds: list[Public], act: int) -> int:
    """What they come to in all if they go on with this."""
    points: i64 = 0
    for world in worlds:
        tried = world.copy()
        do(tried, act)
        points += play_on(tried)
    return int(points)
