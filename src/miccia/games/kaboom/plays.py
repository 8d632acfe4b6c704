"""What happens in a turn of Kaboom!: the effects of the cards, the phases and the end."""

from mypy_extensions import i64

from miccia.core.bits import BITS
from miccia.core.chance import Chance
from miccia.core.turn import Over
from miccia.games.kaboom import cards, events
from miccia.games.kaboom.actions import ACT, CHOOSE, DEFUSE, DISCARD, PAY, TAKE, Play, Wild
from miccia.games.kaboom.cards import Card
from miccia.games.kaboom.table import NOBODY, SIZES, KaboomTable, Sighting, by_kind, colours


class Plays(KaboomTable):
    """A table at which things happen, all of them allowed: rules.py sees to that."""

    # The actions of a turn

    def play(self, seat: i64, play: Play, chance: Chance) -> None:
        """K8: the card goes on the agent and takes effect at once."""
        card, agent = play.card, play.agent
        self.lose(seat, card)
        self.acted |= BITS[agent]
        self.played[agent] = (card,)
        if card.colour >= 0:
            self.cut(seat, agent, card, play.where)
        elif card is cards.ANALYZE:
            self.analyze(seat, agent, play.where)
        elif card is cards.EXIT:
            self.exit(seat, agent)
        elif card is cards.INTERCEPT:
            self.intercept(seat, agent, (seat + play.where) % self.seats)
        elif card is cards.ALARM:
            self.alarm(seat, agent)
        elif card is cards.RE_ENTER:
            self.re_enter(seat, agent)
        elif card is cards.BYPASS:
            self.bypass(seat, agent, play.where)
        else:
            self.hurry(seat, agent, card, chance)

    def announce(self, seat: i64, wild: Wild) -> None:
        """K13: what the next two cards will count as."""
        self.announced = wild
        self.acted |= BITS[wild.agent]
        self.phase = PAY
        if self.journal is not None:
            self.journal.append(events.Announced(seat, wild.agent, or_none(wild.wire)))

    def pay(self, seat: i64, one: Card, other: Card) -> None:
        """K13: the two cards go on the agent, and what was announced happens."""
        wild = self.announced
        assert wild is not None
        self.lose(seat, one)
        self.lose(seat, other)
        self.played[wild.agent] = (one, other)
        self.announced = None
        self.phase = ACT
        if wild.wire >= 0:
            self.analyze(seat, wild.agent, wild.wire)
        else:
            self.exit(seat, wild.agent)

    def analyze(self, seat: i64, agent: i64, wire: i64) -> None:
        """K15."""
        self.analyzed[seat] |= BITS[wire]
        self.glimpsed = wire
        if self.journal is not None:
            colour = self.wires[wire].name
            self.journal.append(events.Analyzed(seat, agent, self.names_on(agent), wire, colour))

    def cut(self, seat: i64, agent: i64, card: Card, replaced: i64) -> None:
        """K16, K17: a Cut that it replaces is discarded at once."""
        place = seat * cards.AGENTS + agent
        if replaced >= 0:
            below = list(self.below[place])
            below.remove(cards.CUTS[replaced])
            self.below[place] = tuple(below)
            self.discards.append(cards.CUTS[replaced])
        if self.journal is not None:
            old = None if replaced < 0 else cards.CUTS[replaced].name[4:]
            self.journal.append(events.Cut(seat, agent, card.name[4:], old))

    def exit(self, seat: i64, agent: i64) -> None:
        """K18, K27: the agent leaves, and René may change hands."""
        lost = self.send_out(seat, agent)
        if self.journal is not None:
            self.journal.append(events.Exited(seat, agent, self.names_on(agent), colours(lost)))
        before = self.mascot
        if before == seat or (before != NOBODY and self.outside(seat) < self.outside(before)):
            return
        self.mascot = seat
        if self.journal is not None:
            self.journal.append(events.MascotMoved(seat, or_none(before)))

    def intercept(self, seat: i64, agent: i64, target: i64) -> None:
        """K19: the hand is looked at before a card is chosen."""
        self.target = target
        self.phase = TAKE
        self.see_hand(seat, target)
        if self.journal is not None:
            hand = [card.name for card in by_kind(self.hands[target])]
            self.journal.append(events.Intercepted(seat, agent, target, hand))

    def take(self, seat: i64, card: Card, chance: Chance) -> None:
        """K19: the card changes hands, and its owner draws another. Both keep a note of it (K31)."""
        target = self.target
        self.hand_over(target, seat, card)
        self.sightings[seat] += (Sighting(target, self.round, card, by_kind(self.hands[target])),)
        self.target = NOBODY
        self.phase = ACT
        if self.journal is not None:
            self.journal.append(events.Took(seat, target, card.name))
        self.draw(target, 1, False, chance)

    def hurry(self, seat: i64, agent: i64, card: Card, chance: Chance) -> None:
        """K20, K21: one or two countdown cards are removed, but none after the 1."""
        if self.journal is not None:
            self.journal.append(events.Hurried(seat, agent, card.name))
        if self.count_down(seat, chance) and card is cards.DOUBLE_TIMER:
            self.count_down(seat, chance)

    def re_enter(self, seat: i64, agent: i64) -> None:
        """K23."""
        self.inside[seat] |= BITS[agent]
        if self.journal is not None:
            self.journal.append(events.ReEntered(seat, agent))

    def bypass(self, seat: i64, agent: i64, wire: i64) -> None:
        """K24: the first unused wire takes the place of one that all have seen."""
        old, new = self.wires[wire], self.unused[0]
        self.wires[wire] = new
        self.unused = self.unused[1:]
        self.removed[wire] = old
        self.face_up |= BITS[wire]
        self.shown = wire
        for other in range(self.seats):
            self.analyzed[other] &= ~BITS[wire]
        if self.journal is not None:
            self.journal.append(events.Bypassed(seat, agent, wire, old.name, new.name))

    # The Alarm (K22)

    def alarm(self, seat: i64, agent: i64) -> None:
        """Everyone with several agents inside chooses one; with one there is nothing to choose."""
        for other in range(self.seats):
            if SIZES[self.inside[other]] > 1:
                self.choosing |= BITS[other]
        if self.journal is not None:
            asked = [other for other in range(self.seats) if self.choosing & BITS[other]]
            self.journal.append(events.Alarmed(seat, agent, asked))
        if self.choosing:
            self.phase = CHOOSE
            seconds: i64 = int(self.options.alarm_seconds)
            self.until = self.now + 1000 * seconds if seconds else -1
        else:
            self.evacuate()

    def choose(self, seat: i64, agent: i64) -> None:
        """The last choice shows them all."""
        self.choices[seat] = agent
        self.choosing &= ~BITS[seat]
        if self.journal is not None:
            self.journal.append(events.Chose(seat, agent))
        if not self.choosing:
            self.evacuate()

    def evacuate(self) -> None:
        """One agent of everybody leaves. It has not acted by that (K12), and René stays where he is (K27)."""
        agents: list[int | None] = []
        lost: list[list[str]] = []
        for seat in range(self.seats):
            inside = self.inside[seat]
            agent: i64 = BITS.index(inside) if SIZES[inside] == 1 else self.choices[seat]
            self.choices[seat] = -1
            agents.append(or_none(agent))
            lost.append([] if agent < 0 else colours(self.send_out(seat, agent)))
        self.phase = ACT
        self.until = -1
        if self.journal is not None:
            self.journal.append(events.Evacuated(agents, lost))

    # The other phases

    def finish(self, seat: i64, chance: Chance) -> None:
        """K9: Cuts move below their agents, the other cards are discarded."""
        gone: list[Card] = []
        for agent in range(cards.AGENTS):
            if self.new_cut(agent):
                self.below[seat * cards.AGENTS + agent] += self.played[agent]
            else:
                gone += self.played[agent]
            self.played[agent] = ()
        self.discards += gone
        if self.journal is not None:
            self.journal.append(events.Finished(seat, [card.name for card in gone]))
        if self.barred(seat) is None:
            self.phase = DEFUSE
        else:
            self.to_discard(seat, chance)

    def barred(self, seat: i64) -> cards.Barred | None:
        """Why this player is not asked whether to defuse."""
        no_guess = self.options.no_guess and self.round == 1
        return cards.barred_from_defusing(seat == self.mascot, self.cuts_of(seat), no_guess)

    def defuse(self, seat: i64, chance: Chance) -> None:
        """K26: the colours count, not their order."""
        left = [wire.colour for wire in self.wires]
        for agent in range(cards.AGENTS):
            for card in self.below[seat * cards.AGENTS + agent]:
                if card.colour in left:
                    left.remove(card.colour)
        self.end("mistake" if left else "defused", seat, chance)

    def hold(self, seat: i64, chance: Chance) -> None:
        """K10."""
        if self.journal is not None:
            self.journal.append(events.Held(seat))
        self.to_discard(seat, chance)

    def to_discard(self, seat: i64, chance: Chance) -> None:
        """K11: down to four cards, then the turn is over."""
        if len(self.hands[seat]) > cards.HAND:
            self.phase = DISCARD
        else:
            self.next_turn(seat, chance)

    def discard(self, seat: i64, card: Card, chance: Chance) -> None:
        """K11."""
        self.lose(seat, card)
        self.discards.append(card)
        if self.journal is not None:
            self.journal.append(events.Discarded(seat, card.name))
        self.to_discard(seat, chance)

    def next_turn(self, seat: i64, chance: Chance) -> None:
        """K5, K6: clockwise; a round that is over takes a countdown card along."""
        player = (seat + 1) % self.seats
        if player == self.starter:
            if not self.count_down(NOBODY, chance):
                return
            self.round += 1
        self.begin_turn(player, chance)

    def begin_turn(self, player: i64, chance: Chance) -> None:
        """K7."""
        self.player = player
        self.phase = ACT
        self.acted = 0
        self.draw(player, cards.draws(self.seats), True, chance)

    # The end

    def count_down(self, seat: i64, chance: Chance) -> bool:
        """Remove the top countdown card; False if it was the 1 and the bomb explodes (K29)."""
        self.countdown -= 1
        if self.journal is not None:
            self.journal.append(events.CountedDown(self.countdown, or_none(seat)))
        if self.countdown == 0:
            self.end("time", NOBODY, chance)
            return False
        return True

    def end(self, why: str, seat: i64, chance: Chance) -> None:
        """K26, K29, K30: somebody has won, or nobody; in a match for points the next game follows."""
        winner = seat if why == "defused" else self.mascot
        points: i64 = 1
        if self.options.points:
            points = self.countdown if why == "defused" else cards.MASCOT_POINTS
        if winner == NOBODY:
            points = 0
        else:
            self.points[winner] += points
        wires = [wire.name for wire in self.wires]
        self.ended = events.Ended(why, or_none(seat), or_none(winner), wires, self.countdown, points)
        if self.journal is not None:
            self.journal.append(self.ended)
        if self.options.points and max(self.points) < cards.GOAL and self.game < cards.MOST_GAMES:
            self.next_game(chance)
        else:
            self.close()

    def next_game(self, chance: Chance) -> None:
        """K30: the player after the last one who started starts."""
        self.game += 1
        self.set_up((self.starter + 1) % self.seats, chance)
        if self.journal is not None:
            hands: list[list[str] | None] = [[card.name for card in hand] for hand in self.hands]
            self.journal.append(events.Dealt(self.game, self.starter, hands))
        self.begin_turn(self.starter, chance)

    def close(self) -> None:
        """The scores are final. In a match for points the most points win."""
        ended = self.ended
        assert ended is not None
        best = max(self.points)
        winners = [seat for seat in range(self.seats) if best > 0 and self.points[seat] == best]
        self.over = Over("points" if self.options.points else ended.why, tuple(self.points), tuple(winners))

    def names_on(self, agent: i64) -> list[str]:
        """The cards on an agent this turn."""
        return [card.name for card in self.played[agent]]


def or_none(number: i64) -> int | None:
    """What is told instead of a number below zero."""
    return None if number < 0 else number
