"""The code by which experts talk: a clue is a number, the sum of the answers of all hands but the giver's.

Whoever gets it sees all the other hands, takes their answers off and is left with the own one: so a single
clue tells everybody something. Which clues stand for which number follows from what everybody knows, so that
for every number there is a clue. Where somebody has several useless cards, the one that goes is a number too.
"""

from miccia.games.hanabi.public import MATCHING, Public, size
from miccia.games.hanabi.questions import Question, ask

RANK = 6  # from this value on, clues name ranks
VALUES_OF = 11  # values a clue could have
RAINBOW = 0b11111 * 2**25
DOUBT = 0.06  # a number is not used if it is likelier than this that there is no clue for it
TINY = 0.001


def pivot(public: Public, seat: int) -> int:
    """The card by which clues to a hand are told apart: the least known, of those the newest."""
    best, most = -1, -1
    for order in public.hands[seat]:
        known = 64 * size(public.masks[order]) + order
        if known > most:
            best, most = order, known
    return best


def may_touch_all(public: Public, seat: int, ranks: bool) -> float:
    """How likely, for all that is known, no clue of this sort misses the pivot of a hand."""
    chance = 0.0
    if public.rainbow and not ranks:
        chance = public.odds(public.masks[pivot(public, seat)], RAINBOW, public.left)
    if public.empty:
        return chance
    for value in range(RANK, VALUES_OF) if ranks else range(RANK):
        matching = int(MATCHING[public.rainbow][value])
        every = 1.0
        for order in public.hands[seat]:
            every *= public.odds(public.masks[order], matching, public.left)
            if every < TINY:
                break
        chance += every
    return chance


def ways(public: Public, seat: int) -> int:
    """How many numbers a clue to this hand can stand for, whatever it (most likely) turns out to be.

    A rank or a colour that touches the pivot; another one that does not, of either sort if both are all but
    certain to be there.
    """
    if not public.hands[seat]:
        return 0
    doubts = [may_touch_all(public, seat, ranks) > DOUBT for ranks in (True, False)]
    return 4 - sum(doubts)


def number_of(ways: int, touches: bool, rank: bool) -> int:
    """Which of its hand's numbers a clue stands for; -1 for none."""
    if touches:
        return 0 if rank else 1
    if ways == 4:
        return 2 if rank else 3
    return 2 if ways == 3 else -1


class Round:
    """The numbers of all clues that a giver could give, and the questions that they answer."""

    def __init__(self, public: Public, giver: int) -> None:
        self.public = public
        self.giver = giver
        self.seats = public.others(giver)
        self.ways = [ways(public, seat) for seat in self.seats]
        self.room = sum(self.ways)

    def questions(self, room: int) -> list[Question]:
        return [ask(self.public, seat, room) for seat in self.seats]

    def number(self, to: int, value: int, touched: list[int]) -> int:
        """What a clue stands for; -1 for nothing."""
        before = 0
        for seat, count in zip(self.seats, self.ways):
            if seat == to:
                own = number_of(count, pivot(self.public, to) in touched, value >= RANK)
                return -1 if own < 0 else before + own
            before += count
        return -1

    def wanted(self, room: int) -> int:
        """The number that the giver, who sees all these hands, has to tell."""
        total = 0
        for question in self.questions(room):
            total += question.answer(self.public.faces)
        return total % room

    def tell(self, number: int, room: int) -> None:
        """Everybody but the giver learns an answer; the keeper's own is what the others leave."""
        questions = self.questions(room)
        answers = [0] * len(questions)
        mine = -1
        total = 0
        for place, question in enumerate(questions):
            if self.seats[place] == self.public.me:
                mine = place
            else:
                answers[place] = question.answer(self.public.faces)
                total += answers[place]
        if mine >= 0:
            answers[mine] = (number - total) % room
        elif total % room != number:
            self.public.trusting = False
        for question, answer in zip(questions, answers):
            question.learn(self.public, answer)
        self.public.count()


def touched_by(public: Public, seat: int, value: int) -> list[int]:
    """The cards of a hand that a clue would touch."""
    matching = MATCHING[public.rainbow][value]
    return [order for order in public.hands[seat] if matching >> public.faces[order] & 1]


def best_clue(public: Public, giver: int) -> tuple[int, int]:
    """The clue that tells what has to be told: to whom, and which value.

    Of several, the one that says most by itself; of those, the first. So everybody can tell an expert's clue
    from others.
    """
    around = Round(public, giver)
    if not around.room:
        return -1, -1
    return clue_for(public, around, around.wanted(around.room))


def clue_for(public: Public, around: Round, wanted: int) -> tuple[int, int]:
    """The clue that an expert gives for a number; (-1, -1) if there is none."""
    before = 0
    for seat, count in zip(around.seats, around.ways):
        if wanted < before + count:
            return seat, value_for(public, seat, count, wanted - before)
        before += count
    return -1, -1


def value_for(public: Public, seat: int, count: int, number: int) -> int:
    """The value to name to a hand for one of its numbers; -1 if there is none."""
    best, most = -1, -1
    middle = pivot(public, seat)
    for value in range(VALUES_OF):
        if not value_exists(public, value):
            continue
        touched = touched_by(public, seat, value)
        if not touched and not public.empty:
            continue
        if number_of(count, middle in touched, value >= RANK) == number:
            told = says(public, seat, value, touched)
            if told > most:
                best, most = value, told
    return best


def value_exists(public: Public, value: int) -> bool:
    """Whether a clue may name it at this table (H23, H24)."""
    if public.rainbow and value == 5:
        return False
    return bool(MATCHING[public.rainbow][value] & public.anything)


def says(public: Public, seat: int, value: int, touched: list[int]) -> int:
    """How many possibilities a clue by itself rules out."""
    matching = MATCHING[public.rainbow][value]
    told = 0
    for order in public.hands[seat]:
        mask = public.masks[order]
        told += size(mask) - size(mask & (matching if order in touched else ~matching))
    return told


# What happens


def hear_clue(public: Public, giver: int, to: int, value: int, touched: list[int]) -> None:
    """A clue was given."""
    around = Round(public, giver)
    number = around.number(to, value, touched)
    if number < 0:
        public.trusting = False
    else:
        if to != public.me and clue_for(public, around, number) != (to, value):
            public.trusting = False  # an expert would have named something else
        around.tell(number, around.room)
    matching = MATCHING[public.rainbow][value]
    for order in public.hands[to]:
        public.narrow(order, int(matching) if order in touched else ~int(matching))
    public.count()


def hear_discard(public: Public, seat: int, order: int) -> None:
    """A card is about to be discarded, which tells something if there are several useless ones."""
    useless = public.useless(seat)
    if len(useless) < 2:
        return
    if order not in useless:
        public.trusting = False
        return
    Round(public, seat).tell(useless.index(order), len(useless))


def best_useless(public: Public, seat: int) -> int:
    """The useless card to discard: the one that tells what has to be told."""
    useless = public.useless(seat)
    if len(useless) < 2:
        return useless[0]
    return useless[Round(public, seat).wanted(len(useless))]
