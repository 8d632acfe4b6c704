"""The code by which experts talk: a clue is a number, the sum of the answers of all hands but the giver's.

Whoever gets it sees all the other hands, takes their answers off and is left with the own one: so a single
clue tells everybody something. Which clues stand for which number follows from what everybody knows, so that
for every number there is a clue. Where somebody has several useless cards, the one that goes is a number too.
"""

from mypy_extensions import i64

from miccia.games.hanabi.public import MATCHING, Public, size
from miccia.games.hanabi.questions import Question, ask
from miccia.games.hanabi.signs import VALUES_OF, Signs


class Round:
    """The numbers of all clues that a giver could give, and the questions that they answer."""

    def __init__(self, public: Public, giver: int) -> None:
        self.public = public
        self.giver = giver
        self.seats = public.others(giver)
        self.signs = [Signs(public, seat) for seat in self.seats]
        self.room = sum([int(signs.ways) for signs in self.signs])

    def questions(self, room: int) -> list[Question]:
        return [ask(self.public, seat, room) for seat in self.seats]

    def number(self, to: int, value: int, touched: list[int]) -> int:
        """What a clue stands for; -1 for nothing."""
        before = 0
        for seat, signs in zip(self.seats, self.signs):
            if seat == to:
                own = signs.number(value, touched)
                return -1 if own < 0 else before + own
            before += int(signs.ways)
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
    matching: i64 = MATCHING[public.rainbow][value]
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
    for seat, signs in zip(around.seats, around.signs):
        if wanted < before + int(signs.ways):
            return seat, value_for(public, seat, signs, wanted - before)
        before += int(signs.ways)
    return -1, -1


def value_for(public: Public, seat: int, signs: Signs, number: int) -> int:
    """The value to name to a hand for one of its numbers; -1 if there is none."""
    best, most = -1, -1
    for value in range(VALUES_OF):
        if not value_exists(public, value):
            continue
        touched = touched_by(public, seat, value)
        if not touched and not public.empty:
            continue
        if signs.number(value, touched) == number:
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
    matching: i64 = MATCHING[public.rainbow][value]
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
        if public.me >= 0 and to != public.me and clue_for(public, around, number) != (to, value):
            public.trusting = False  # an expert would have named something else
        around.tell(number, around.room)
    matching: i64 = MATCHING[public.rainbow][value]
    for order in public.hands[to]:
        public.narrow(order, matching if order in touched else ~matching)
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
