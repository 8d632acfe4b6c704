"""Kaboom!, K1 to K30, K40 and K41. The numbers are those of the rulebook page."""

from typing import Final

from mypy_extensions import i64

from miccia.core.bits import BITS
from miccia.core.chance import Chance
from miccia.core.game import Action
from miccia.core.refused import Refused
from miccia.core.turn import SEAT_SETS, Turn, Waiting
from miccia.games.kaboom.actions import (
    ACT,
    ALARMS_OF,
    ANALYZES_OF,
    ASKS,
    BYPASSES_OF,
    CHOOSE,
    CUT_THE_WIRES,
    CUTTINGS,
    DEFUSE,
    DISCARDS,
    DOUBLE_TIMERS_OF,
    EXITS_OF,
    FINISH,
    INTERCEPTS_OF,
    LEAVES_OF,
    NOT_YET,
    PAY,
    PAYS_WITH,
    RE_ENTERS_OF,
    TAKE,
    TAKES,
    TIMERS_OF,
    WILD_ANALYZES_OF,
    WILD_EXITS_OF,
    Defuse,
    Discard,
    Finish,
    Hold,
    Leave,
    Pay,
    Play,
    Step,
    Take,
    Wild,
)
from miccia.games.kaboom.cards import (
    AGENTS,
    ALARM,
    ANALYZE,
    BYPASS,
    CUTS,
    DOUBLE_TIMER,
    EXIT,
    INTERCEPT,
    KINDS,
    MAX_CUTS,
    RE_ENTER,
    TIMER,
    WILD_FROM,
    Card,
)
from miccia.games.kaboom.options import Options
from miccia.games.kaboom.plays import Plays
from miccia.games.kaboom.table import ALL_FOUR, lay

ASKED: Final = [[Waiting(SEAT_SETS[BITS[seat]], None, ask) for seat in range(5)] for ask in ASKS]
ANY_CUT: Final = sum([int(card.bit) for card in CUTS])


class Kaboom(Plays):
    """The table with its rules: who may do what, and when."""

    def copy(self) -> "Kaboom":
        new = Kaboom()
        self.copy_to(new)
        return new

    def turn(self) -> Turn:
        """One player after the other; only an Alarm is answered by all at once (K22)."""
        if self.over is not None:
            return self.over
        if self.phase == CHOOSE:
            return Waiting(SEAT_SETS[self.choosing], None if self.until < 0 else self.until, ASKS[CHOOSE])
        return ASKED[self.phase][self.player]

    # What may be done

    def legal(self, seat: i64) -> list[Action]:
        if self.over is not None:
            return []
        if self.phase == CHOOSE:
            return LEAVES_OF[self.inside[seat]][:] if self.choosing & BITS[seat] else []
        if seat != self.player:
            return []
        if self.phase == ACT:
            return self.plays(seat)
        if self.phase == PAY:
            return pays(self.hands[seat])
        if self.phase == TAKE:
            return one_of_each(TAKES, self.hands[self.target])
        if self.phase == DEFUSE:
            return [CUT_THE_WIRES, NOT_YET]
        return one_of_each(DISCARDS, self.hands[seat])

    def plays(self, seat: i64) -> list[Action]:
        """K8: one action for each agent that has not acted, inside or outside as the card wants it."""
        actions: list[Action] = [FINISH]
        held: i64 = 0
        for card in self.hands[seat]:
            held |= card.bit
        inside: i64 = self.inside[seat] & ~self.acted
        outside: i64 = ALL_FOUR & ~self.inside[seat] & ~self.acted
        hidden: i64 = ALL_FOUR & ~self.face_up
        if inside:
            if held & ANALYZE.bit:
                actions += ANALYZES_OF[inside][hidden]
            if held & ANY_CUT:
                self.add_cuts(actions, seat, inside, held)
            if held & EXIT.bit:
                actions += EXITS_OF[inside]
            if self.countdown >= WILD_FROM and len(self.hands[seat]) >= 2:
                actions += WILD_ANALYZES_OF[inside][hidden]
                actions += WILD_EXITS_OF[inside]
        if outside:
            if held & INTERCEPT.bit:
                actions += INTERCEPTS_OF[outside][self.to_intercept(seat)]
            if held & TIMER.bit:
                actions += TIMERS_OF[outside]
            if held & DOUBLE_TIMER.bit:
                actions += DOUBLE_TIMERS_OF[outside]
            if held & ALARM.bit and self.anybody_inside():
                actions += ALARMS_OF[outside]
            if held & RE_ENTER.bit and self.mascot != seat:
                actions += RE_ENTERS_OF[outside]
            if held & BYPASS.bit:
                actions += BYPASSES_OF[outside][hidden]
        return actions

    def add_cuts(self, actions: list[Action], seat: i64, inside: i64, held: i64) -> None:
        """K16, K17: beside the Cuts below an agent while there are fewer than four, or instead of one."""
        room = self.cuts_of(seat) < MAX_CUTS
        for agent in range(AGENTS):
            if inside & BITS[agent]:
                below: i64 = 0
                for old in self.below[seat * AGENTS + agent]:
                    below |= old.bit
                if not room and not below:
                    continue
                for card in CUTS:
                    if held & card.bit:
                        cuttings = CUTTINGS[agent][card.colour]
                        actions += [cuttings[old.colour] for old in CUTS if below & old.bit]
                        if room:
                            actions.append(cuttings[-1])

    def to_intercept(self, seat: i64) -> i64:
        """The others who hold a card, as a set: the next player is its first member (K19)."""
        targets: i64 = 0
        for offset in range(1, self.seats):
            if self.hands[(seat + offset) % self.seats]:
                targets |= BITS[offset - 1]
        return targets

    def anybody_inside(self) -> bool:
        return any(self.inside)

    def check(self, seat: i64, action: Action) -> None:
        if self.over is not None:
            raise Refused("game-over", "K29")
        if self.phase == CHOOSE:
            if not self.choosing & BITS[seat]:
                raise Refused("not-your-turn", "K22")
        elif seat != self.player:
            raise Refused("not-your-turn", "K6b")
        if not isinstance(action, Step):
            raise Refused("unknown-action", "K6b")
        if action.phase != self.phase:
            if isinstance(action, Defuse):
                barred = self.barred(seat)
                if barred is not None:
                    raise Refused(*barred)
            raise Refused("not-now", "K6b")
        if isinstance(action, Play):
            self.check_play(seat, action)
        elif isinstance(action, Wild):
            self.check_wild(seat, action)
        elif isinstance(action, Pay):
            self.check_pay(seat, action)
        elif isinstance(action, Take):
            if action.card not in self.hands[self.target]:
                raise Refused("not-in-that-hand", "K19")
        elif isinstance(action, Leave):
            if not self.inside[seat] & BITS[action.agent]:
                raise Refused("agent-outside", "K22")
        elif isinstance(action, Discard) and action.card not in self.hands[seat]:
            raise Refused("no-such-card", "K11")

    def check_play(self, seat: i64, play: Play) -> None:
        card = play.card
        if card not in self.hands[seat]:
            raise Refused("no-such-card", "K8")
        if self.acted & BITS[play.agent]:
            raise Refused("agent-acted", "K8")
        inside = self.inside[seat] & BITS[play.agent] != 0
        if card.index <= EXIT.index and not inside:
            raise Refused("agent-outside", "K8")
        if card.index > EXIT.index and inside:
            raise Refused("agent-inside", "K8")
        if card.colour >= 0:
            self.check_cut(seat, play)
        elif card is ANALYZE:
            self.check_analyze(play.where)
        elif card is INTERCEPT:
            if play.where >= self.seats:
                raise Refused("no-such-player", "K19")
            if not self.to_intercept(seat) & BITS[play.where - 1]:
                raise Refused("empty-hand", "K19")
        elif card is ALARM:
            if not self.anybody_inside():
                raise Refused("nobody-inside", "K25")
        elif card is RE_ENTER:
            if self.mascot == seat:
                raise Refused("mascot-stays-out", "K28")
        elif card is BYPASS and self.face_up & BITS[play.where]:
            raise Refused("wire-fixed", "K24")

    def check_cut(self, seat: i64, play: Play) -> None:
        if play.where < 0:
            if self.cuts_of(seat) == MAX_CUTS:
                raise Refused("four-cuts", "K16")
        elif CUTS[play.where] not in self.below[seat * AGENTS + play.agent]:
            raise Refused("no-such-cut", "K17")

    def check_analyze(self, wire: i64) -> None:
        if self.face_up == ALL_FOUR:
            raise Refused("nothing-hidden", "K25")
        if self.face_up & BITS[wire]:
            raise Refused("wire-face-up", "K15")

    def check_wild(self, seat: i64, wild: Wild) -> None:
        if self.countdown < WILD_FROM:
            raise Refused("too-late-for-pairs", "K14")
        if self.acted & BITS[wild.agent]:
            raise Refused("agent-acted", "K8")
        if not self.inside[seat] & BITS[wild.agent]:
            raise Refused("agent-outside", "K13")
        if len(self.hands[seat]) < 2:
            raise Refused("too-few-cards", "K13")
        if wild.wire >= 0:
            self.check_analyze(wild.wire)

    def check_pay(self, seat: i64, pay: Pay) -> None:
        hand = self.hands[seat]
        if pay.one not in hand or pay.other not in hand or (pay.one is pay.other and hand.count(pay.one) < 2):
            raise Refused("no-such-card", "K13")

    # What happens then

    def apply(self, seat: i64, action: Action, chance: Chance) -> None:
        self.glimpsed = self.shown = -1
        if isinstance(action, Play):
            self.play(seat, action, chance)
        elif isinstance(action, Wild):
            self.announce(seat, action)
        elif isinstance(action, Pay):
            self.pay(seat, action.one, action.other)
        elif isinstance(action, Take):
            self.take(seat, action.card, chance)
        elif isinstance(action, Leave):
            self.choose(seat, action.agent)
        elif isinstance(action, Finish):
            self.finish(seat, chance)
        elif isinstance(action, Defuse):
            self.defuse(seat, chance)
        elif isinstance(action, Hold):
            self.hold(seat, chance)
        elif isinstance(action, Discard):
            self.discard(seat, action.card, chance)

    def expire(self, chance: Chance) -> None:
        """K22: whoever has not chosen gets a random choice."""
        self.glimpsed = self.shown = -1
        for seat in range(self.seats):
            if self.choosing & BITS[seat]:
                inside = [agent for agent in range(AGENTS) if self.inside[seat] & BITS[agent]]
                self.choose(seat, chance.pick("alarm", inside))


def pays(hand: tuple[Card, ...]) -> list[Action]:
    """K13: any two cards of a hand."""
    once: i64 = 0
    twice: i64 = 0
    for card in hand:
        twice |= once & card.bit
        once |= card.bit
    actions: list[Action] = []
    for one in KINDS:
        if once & one.bit:
            actions += [
                pay for pay in PAYS_WITH[one.index] if pay.other.bit & (twice if pay.other is one else once)
            ]
    return actions


def one_of_each(actions: list[Action], hand: tuple[Card, ...]) -> list[Action]:
    """The actions for the kinds of card in a hand, each once."""
    held: i64 = 0
    for card in hand:
        held |= card.bit
    return [actions[card.index] for card in KINDS if held & card.bit]


def deal(seats: int, options: Options, chance: Chance) -> Kaboom:
    """K1 to K5: the table is set up, the starting player is drawn and draws the first cards."""
    state = Kaboom()
    lay(seats, options, state)
    starter = chance.pick("starter", list(range(seats)))
    state.set_up(starter, chance)
    state.begin_turn(starter, chance)
    return state
