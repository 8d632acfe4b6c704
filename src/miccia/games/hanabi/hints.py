"""The clues a player could give, each judged by what its receiver will make of it."""

from collections.abc import Sequence

from miccia.core.game import Action
from miccia.games.hanabi.actions import Clue
from miccia.games.hanabi.cards import Card
from miccia.games.hanabi.knowledge import Memory
from miccia.games.hanabi.reading import MATCHING, TWOS, chop, read, to_save


class Hint:
    """A clue and what would come of it."""

    def __init__(self, clue: Clue, to: int) -> None:
        self.clue = clue
        self.to = to
        self.plays: list[Card] = []  # what its receiver would now know to be playable
        self.soon: list[Card] = []  # and what as soon as others have played theirs
        self.saves: Card | None = None  # what would no longer be discarded next
        self.useful = 0  # cards touched for the first time that will be needed
        self.wasted = 0  # cards touched for the first time that will not, or that somebody already knows of
        self.told = 0  # kinds that its receiver can rule out
        self.misleads = False  # its receiver would believe something wrong

    @property
    def worth(self) -> int:
        """How good it is, to compare it with others."""
        fives = sum(card.rank == 5 for card in self.plays)
        return 100 * len(self.plays) + 10 * fives + 60 * len(self.soon) + 20 * self.useful - 45 * self.wasted + self.told


class Hints:
    """All clues that one player can give at one moment."""

    def __init__(self, memory: Memory, legal: Sequence[Action]) -> None:
        self.memory = memory
        self.ready: dict[int, int] = {}
        self.unseen: dict[int, int] = {}
        self.taken = self.clued_kinds()
        self.all = [self.judge(action) for action in legal if isinstance(action, Clue)]

    def clued_kinds(self) -> dict[int, int]:
        """Which kinds have a clue already, and on which card."""
        taken: dict[int, int] = {}
        for holder, hand in enumerate(self.memory.hands):
            for memo in hand:
                if memo.clued:
                    kind = self.memory.known(holder, memo, (self.memory.seat,))
                    if kind:
                        taken[kind] = memo.order
        return taken

    def judge(self, clue: Clue) -> Hint:
        """What would come of a clue: it is read the way its receiver will read it."""
        memory = self.memory
        to = (memory.seat + clue.offset) % memory.seats
        if to not in self.ready:
            self.ready[to] = memory.ready(memory.seat, to)
            self.unseen[to] = memory.unseen(to)
        hint = Hint(clue, to)
        ready, unseen, useful, playable = self.ready[to], self.unseen[to], memory.useful, memory.playable
        matches = MATCHING[memory.rainbow][clue.value]
        before = memory.hands[to]
        hand = [memo.copy() for memo in before]
        touched = [memo.order for memo in hand if memory.faces[memo.order].bit & matches]
        read(hand, touched, matches, ready, to_save(clue.value, memory.critical, useful), useful)
        seen: set[int] = set()
        on_chop = chop(before)
        for old, new in zip(before, hand, strict=True):
            card = memory.faces[new.order]
            believed = new.believed(useful, unseen)
            earlier = old.believed(useful, unseen)
            hint.told += (old.may_be & unseen).bit_count() - (new.may_be & unseen).bit_count()
            if not believed & ~playable:
                if not card.bit & playable:
                    hint.misleads = True
                elif earlier & ~playable:
                    hint.plays.append(card)
            elif new.clued and card.bit & useful and not card.bit & believed:
                hint.misleads = True
            elif not believed & ~ready and earlier & ~ready:
                hint.soon.append(card)
            if new.clued and not old.clued:
                if not card.bit & useful or card.bit in seen or self.taken.get(card.bit, new.order) != new.order:
                    hint.wasted += 1
                else:
                    hint.useful += 1
                    if old is on_chop:
                        hint.saves = card
                seen.add(card.bit)
        return hint
