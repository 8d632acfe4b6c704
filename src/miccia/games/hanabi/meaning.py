"""What a bot that gets a clue will make of it, told before it is given.

All of it comes from the giver's own view and from what that seat was told: the receiver's mind is made again
as the giver can know it. Only the faces in the giver's own hand are missing in it, which the receiver sees.
"""

from collections.abc import Mapping, Sequence
from copy import copy
from operator import ne

from msgspec.structs import replace

from miccia.core.game import Action
from miccia.games.hanabi.actions import Clue
from miccia.games.hanabi.cards import ANYTHING
from miccia.games.hanabi.events import HanabiEvent
from miccia.games.hanabi.knowledge import Memory
from miccia.games.hanabi.reading import Memo, find_focus, read
from miccia.games.hanabi.shown import HanabiReading, HanabiView, Sense
from miccia.games.hanabi.thoughts import Thoughts
from miccia.games.hanabi.view import tell
from miccia.games.hanabi.watching import hear

READERS = frozenset({"steady", "expert"})  # the bots that read something into people's clues


def foresee(
    first: HanabiView,
    heard: Sequence[HanabiEvent],
    view: HanabiView,
    bots: Mapping[int, str],
    legal: Sequence[Action],
) -> dict[int, HanabiReading]:
    """How each clue to a bot will be read, by the action's id. By heart nothing is told: it would remind."""
    found: dict[int, HanabiReading] = {}
    if view.options.memory or view.seat is None:
        return found
    partners: dict[int, Partner] = {}
    for action in legal:
        if not isinstance(action, Clue):
            continue
        to = (view.seat + action.offset) % view.seats
        if bots.get(to) in READERS:
            if to not in partners:
                people = frozenset(range(view.seats)) - bots.keys()
                partners[to] = Partner(first, heard, view, to, people)
            found[int(action.id)] = partners[to].reading(int(action.value))
        elif to in bots:
            found[int(action.id)] = HanabiReading("lost")
    return found


class Partner:
    """The mind of a partner, as far as the player whose view it is can tell."""

    def __init__(
        self,
        first: HanabiView,
        heard: Sequence[HanabiEvent],
        view: HanabiView,
        seat: int,
        people: frozenset[int],
    ) -> None:
        assert view.seat is not None
        self.giver = view.seat
        self.seat = seat
        self.named = [held.card for held in view.hands[seat]]
        self.view = as_seen_by(seat, view)
        self.mind = Memory(as_seen_by(seat, first))
        self.mind.meet(people)
        for event in heard:
            hear(self.mind, tell(event, seat))
        self.faces = [self.mind.named[name] for name in self.named if name]
        self.plain = self.mind.plain(self.giver)
        self.moment = self.mind.moment(self.giver, seat)
        self.before = Thoughts(self.view, self.mind, ())

    def reading(self, value: int) -> HanabiReading:
        """What the partner would make of a clue."""
        hand = [memo.copy() for memo in self.mind.hands[self.seat]]
        matches = self.mind.matching[value]
        touched = [memo.order for memo, face in zip(hand, self.faces, strict=True) if face.bit & matches]
        focus = find_focus(hand, touched)
        read(hand, touched, value, matches, self.moment, self.giver)
        after = Thoughts(self.view, with_hand(self.mind, hand), ())
        if found := self.plays(after) or self.plays_later(after) or self.keeps(after, focus):
            return found
        if focus is not None and not self.plain:
            return HanabiReading("lost", about=hand.index(focus))
        changed = map(ne, after.possible, self.before.possible)
        learns = any(new and memo.order in touched for new, memo in zip(changed, hand, strict=True))
        return HanabiReading("learn" if learns else "none", literal=self.plain)

    def plays(self, after: Thoughts) -> HanabiReading | None:
        """Something is taken to be playable now that was not before."""
        news = [slot for slot in after.fitting if slot not in self.before.fitting]
        if not news:
            return None
        fits = all(self.faces[slot].bit & self.mind.playable for slot in after.fitting)
        return self.told("play", after.fitting, news[0], after, fits)

    def plays_later(self, after: Thoughts) -> HanabiReading | None:
        """The same, once others have played what they are known to hold."""
        ready = self.moment.ready
        for slot, believed in enumerate(after.believed):
            if after.hand[slot].clued and not believed & ~ready and self.before.believed[slot] & ~ready:
                return self.told("later", [slot], slot, after, bool(self.faces[slot].bit & believed))
        return None

    def keeps(self, after: Thoughts, focus: Memo | None) -> HanabiReading | None:
        """The card that the clue is about is promised to be of use, and no longer discarded."""
        if focus is None or focus.promised == ANYTHING or self.plain:
            return None
        slot = after.hand.index(focus)
        return self.told("keep", [slot], slot, after, bool(self.faces[slot].bit & focus.promised))

    def told(self, sense: Sense, slots: list[int], about: int, after: Thoughts, right: bool) -> HanabiReading:
        believed = after.believed[about]
        taken = tuple(card.name for card in self.mind.kinds if card.bit & believed)
        return HanabiReading(sense, tuple(slots), about, taken, right, self.plain)


def with_hand(mind: Memory, hand: list[Memo]) -> Memory:
    """The same mind with other notes on its own cards."""
    changed = copy(mind)
    changed.hands = [hand if seat == mind.seat else other for seat, other in enumerate(mind.hands)]
    return changed


def as_seen_by(seat: int, view: HanabiView) -> HanabiView:
    """A player's view as a partner's, without the faces that either of them cannot see."""
    hands = list(view.hands)
    hands[seat] = tuple([replace(held, card=None) for held in hands[seat]])
    return replace(view, seat=seat, hands=hands)
