"""The clues a player could give, each judged by what its receiver will make of it."""

from collections.abc import Sequence

from miccia.core.game import Action
from miccia.games.hanabi.actions import Clue
from miccia.games.hanabi.cards import Card
from miccia.games.hanabi.knowledge import Memory
from miccia.games.hanabi.reading import Memo, Moment, chop, read


class Hint:
    """A clue and what would come of it."""

    def __init__(self, clue: Clue, to: int, plain: bool) -> None:
        self.clue = clue
        self.to = to
        self.plain = plain  # its receiver knows no convention, and will not wait for what has a clue
        self.plays: list[Card] = []  # what its receiver would then know to be playable
        self.soon: list[Card] = []  # and what, as soon as others have played theirs
        self.stops = False  # a card that cannot be played and is about to be
        self.saves: Card | None = None  # what would no longer be discarded next
        self.useful = 0  # cards touched for the first time that will be needed
        self.wasted = 0  # and those that will not, or that have a clue elsewhere
        self.told = 0  # possibilities that its receiver can rule out
        self.misleads = False  # its receiver would believe something wrong

    @property
    def worth(self) -> int:
        """A number to compare it with others by."""
        fives = sum(card.rank == 5 for card in self.plays)  # a 5 brings a clue back
        good = 100 * len(self.plays) + 10 * fives + 60 * len(self.soon) + 20 * self.useful + self.told
        return good - (50 if self.plain else 100) * self.wasted


def weigh(memory: Memory, legal: Sequence[Action]) -> list[Hint]:
    """All the clues a player may give, with what would come of them."""
    taken = clued_kinds(memory)
    by_receiver: dict[int, tuple[Moment, int]] = {}
    hints = []
    for clue in legal:
        if isinstance(clue, Clue):
            to = (memory.seat + clue.offset) % memory.seats
            if to not in by_receiver:
                by_receiver[to] = memory.moment(memory.seat, to), memory.unseen(to)
            hints.append(judge(memory, Hint(clue, to, memory.plain(to)), *by_receiver[to], taken))
    return hints


def clued_kinds(memory: Memory) -> int:
    """The kinds that have a clue in some hand: a second one would be wasted on them."""
    taken = 0
    for holder, hand in enumerate(memory.hands):
        for memo in hand:
            if memo.clued:
                taken |= memory.known(holder, memo, (memory.seat,))
    return taken


def judge(memory: Memory, hint: Hint, moment: Moment, unseen: int, taken: int) -> Hint:
    """Read the clue the way its receiver will, and compare that with the truth."""
    before = memory.hands[hint.to]
    after = [memo.copy() for memo in before]
    matches = memory.matching[hint.clue.value]
    touched = [memo.order for memo in before if memory.faces[memo.order].bit & matches]
    read(after, touched, hint.clue.value, matches, moment, memory.seat)
    for old, new in zip(before, after):
        card = memory.faces[new.order]
        hint.told += (old.may_be & unseen).bit_count() - (new.may_be & unseen).bit_count()
        foresee(memory, hint, card, old, new, moment, unseen)
        if new.clued and not old.clued:
            if card.bit & moment.useful & ~taken:
                hint.useful += 1
                hint.saves = card if old is chop(before) else hint.saves
            else:
                hint.wasted += 1
            taken |= card.bit
    return hint


def foresee(
    memory: Memory, hint: Hint, card: Card, old: Memo, new: Memo, moment: Moment, unseen: int
) -> None:
    """What the receiver would do with one card that it did not do before."""
    playable = moment.playable
    earlier, believed = memory.believed(hint.to, old, unseen), memory.believed(hint.to, new, unseen)
    if not card.bit & playable and not memory.expected(hint.to, old, unseen) & ~playable:
        hint.stops = hint.stops or bool(memory.expected(hint.to, new, unseen) & ~playable)
    if not believed & ~playable:
        if not card.bit & playable:
            hint.misleads = hint.misleads or bool(earlier & ~playable)
        elif earlier & ~playable:
            hint.plays.append(card)
    elif hint.plain and new.alone and not old.alone and new.may_be & unseen & playable & ~card.bit:
        hint.misleads = not card.bit & playable or hint.misleads  # not every one of them plays literally
    elif (not hint.plain and breaks_promise(card, old, new)) or (
        new.clued and card.bit & moment.useful & ~believed
    ):
        hint.misleads = True
    elif not believed & ~moment.ready and earlier & ~moment.ready:
        hint.soon.append(card)


def breaks_promise(card: Card, old: Memo, new: Memo) -> bool:
    """Whether the clue is about this card and says something untrue of it."""
    return new.promised != old.promised and not card.bit & new.promised
