"""A referee for Kaboom!, from the numbered rules."""

from collections.abc import Sequence

from tests.referees.bench import Fact, Reader
from tests.referees.kaboom_table import FOUR, Agent, KaboomTable, by_kind


class Kaboom(KaboomTable):
    """What is legal, and what comes of it."""

    # What is legal

    def waiting(self) -> Fact:
        seats = self.choosing if self.ask == "alarm" else [self.player]
        return {"t": "waiting", "seats": seats, "until": self.until, "ask": self.ask}

    def legal(self, seat: int) -> list[Fact]:
        if self.over or seat not in self.waiting()["seats"]:
            return []
        hand = by_kind([*{*self.hands[seat]}])
        match self.ask:
            case "alarm":
                return [{"do": "leave", "agent": agent} for agent in self.inside(seat)]
            case "pay":  # K13
                pairs = [[one, other] for one in hand for other in hand[hand.index(one) :]]
                held = self.hands[seat]
                return [
                    {"do": "pay", "cards": pair}
                    for pair in pairs
                    if pair[0] != pair[1] or held.count(pair[0]) > 1
                ]
            case "take":
                assert self.target is not None
                return [{"do": "take", "card": card} for card in {*self.hands[self.target]}]
            case "defuse":
                return [{"do": "defuse"}, {"do": "hold"}]
            case "discard":
                return [{"do": "discard", "card": card} for card in hand]
        acts: list[Fact] = [{"do": "finish"}]
        for number, agent in enumerate(self.mine):
            if not agent.acted:  # K8
                acts += [{"agent": number, **act} for card in hand for act in self.plays(seat, card, agent)]
                if agent.inside and len(self.hands[seat]) > 1 and self.countdown >= 4:  # K13, K14
                    wild = {"do": "wild", "agent": number}
                    acts += [{**wild, "as": "analyze", "wire": wire} for wire in self.hidden()]
                    acts.append({**wild, "as": "exit"})
        return acts

    def plays(self, seat: int, card: str, agent: Agent) -> list[Fact]:
        """K15 to K25: what a card can be played for on an agent, inside or outside."""
        if agent.inside:
            if card.startswith("cut-"):
                old: list[str | None] = [*{*agent.cuts}]
                old += [None] * (len(self.cuts_of(seat)) < 4)
                return [{"do": "cut", "colour": card[4:], "replaces": replaced} for replaced in old]
            if card == "exit":
                return [{"do": "exit"}]
            return [{"do": card, "wire": wire} for wire in self.hidden() if card == "analyze"]
        others = [offset for offset in range(1, self.seats) if self.hands[(seat + offset) % self.seats]]
        match card:
            case "intercept":
                return [{"do": card, "offset": offset} for offset in others]
            case "bypass":
                return [{"do": card, "wire": wire} for wire in self.hidden()]
            case "timer" | "double-timer":
                return [{"do": card}]
            case "alarm":
                return [{"do": card}] if any(self.inside(other) for other in range(self.seats)) else []
            case "re-enter":
                return [{"do": card}] if self.mascot != seat else []
        return []

    def aid(self, reader: Reader) -> Fact:
        asked = reader == self.player and not self.over
        many = len(self.hands[reader or 0]) - 4  # K11
        return {
            "known": self.known_wires(reader),
            "pairs": self.countdown > 3,  # K14
            "too_many": max(many, 0) if asked and self.ask == "discard" else 0,
            "denied": self.denied(reader),
        }

    def denied(self, seat: Reader) -> Fact:
        """What is no answer to the question, and the refusal it would meet."""
        if seat is None or self.over or seat not in self.waiting()["seats"]:
            return {}
        answers = {card for act in self.legal(seat) for card in self.used(act)}
        return {thing: self.refusal(seat, thing) for thing in {*self.hands[seat], "wild", "defuse"} - answers}

    def used(self, act: Fact) -> list[str]:
        if act["do"] in ("discard", "pay"):
            return [*act.get("cards", ()), *([act["card"]] if "card" in act else [])]
        return [] if self.ask == "take" else [f"cut-{act['colour']}" if act["do"] == "cut" else act["do"]]

    def refusal(self, seat: int, thing: str) -> Fact:
        if thing == "defuse" and seat == self.mascot:
            return because("mascot-owner", "K28")
        if thing == "defuse" and len(self.cuts_of(seat)) < 4:
            return because("too-few-cuts", "K26")
        if thing == "defuse" and self.options["no_guess"] and self.round == 1:
            return because("no-guess", "K41")
        if thing == "defuse" or self.ask != "act":
            return because("not-now", "K6b")
        if thing == "wild" and self.countdown < 4:
            return because("too-late-for-pairs", "K14")
        inside = thing in ("analyze", "exit", "wild") or thing.startswith("cut-")  # K8, K13
        there = [number for number, agent in enumerate(self.mine) if agent.inside == inside]
        if all(self.mine[number].acted for number in there):
            if there or all(agent.acted for agent in self.mine):
                return because("agent-acted", "K8", there)
            return because("agent-outside" if inside else "agent-inside", "K13" if thing == "wild" else "K8")
        return because(
            *{
                "wild": ("too-few-cards", "K13"),
                "analyze": ("nothing-hidden", "K25"),
                "bypass": ("wire-fixed", "K24"),
                "intercept": ("empty-hand", "K19"),
                "alarm": ("nobody-inside", "K25"),
                "re-enter": ("mascot-stays-out", "K28"),
            }.get(thing, ("four-cuts", "K16"))
        )

    def outcome(self, seat: int, act: Fact) -> Fact | None:
        """K18, K19, K22."""
        if act["do"] == "intercept":
            return {"to": (seat + act["offset"]) % self.seats}
        if act["do"] in ("leave", "exit") or act.get("as") == "exit":
            return {"loses": self.agents[seat][act["agent"]].all_cuts}
        return None

    def hidden(self) -> list[int]:
        return [wire for wire in FOUR if not self.face_up[wire]]

    def inside(self, seat: int) -> list[int]:
        return [number for number, agent in enumerate(self.agents[seat]) if agent.inside]

    # What is done

    def act(self, seat: int, act: Fact) -> None:
        self.glimpsed = self.shown = None
        match act["do"]:
            case "finish":
                self.finish(seat)
            case "wild":
                self.mine[act["agent"]].acted = True
                self.ask, self.announced = "pay", {"agent": act["agent"], "wire": act.get("wire")}
                self.note("announced", seat=seat, **self.announced)
            case "pay":
                assert self.announced is not None
                wild, self.announced, self.ask = self.announced, None, "act"
                self.lay(seat, wild["agent"], act["cards"])
                if wild["wire"] is None:
                    self.leave_by_exit(seat, wild["agent"], act["cards"])
                else:
                    self.analyze(seat, wild["agent"], act["cards"], wild["wire"])
            case "take":
                self.take(seat, act["card"])
            case "leave":
                self.choose(seat, act["agent"])
                if not self.choosing:
                    self.evacuate()
            case "defuse":
                right = sorted(self.cuts_of(seat)) == sorted(self.wires)
                self.end("defused" if right else "mistake", seat)
            case "hold":
                self.note("held", seat=seat)
                self.discard_or_end()
            case "discard":
                self.lose(seat, act["card"])
                self.discards.append(act["card"])
                self.note("discarded", seat=seat, card=act["card"])
                self.discard_or_end()
            case card:
                self.play(seat, card if card != "cut" else f"cut-{act['colour']}", act)

    def lose(self, seat: int, card: str) -> None:
        """A card leaves a hand for all to see: who knew it there knows it there no more (K31)."""
        self.hands[seat].remove(card)
        for known in self.known:
            if card in known[seat]:
                known[seat].remove(card)

    def lay(self, seat: int, agent: int, cards: list[str]) -> None:
        for card in cards:
            self.lose(seat, card)
        self.mine[agent].acted = True
        self.mine[agent].played = cards

    def play(self, seat: int, card: str, act: Fact) -> None:
        number = act["agent"]
        agent = self.mine[number]
        self.lay(seat, number, [card])
        match act["do"]:
            case "cut":
                if act["replaces"] is not None:  # K17
                    agent.cuts.remove(act["replaces"])
                    self.discards.append(f"cut-{act['replaces']}")
                fact: Fact = {"colour": act["colour"], "replaced": act["replaces"]}
                self.note("cut", seat=seat, agent=number, **fact)
            case "analyze":
                self.analyze(seat, number, [card], act["wire"])
            case "exit":
                self.leave_by_exit(seat, number, [card])
            case "intercept":
                self.ask, self.target = "take", (seat + act["offset"]) % self.seats
                hand = by_kind(self.hands[self.target])
                self.known[seat][self.target] = hand[:]
                fact = {"agent": number, "target": self.target, "hand": hand}
                self.note("intercepted", seat=seat, **fact, secret={"hand": [seat]}, fades={"hand": None})
            case "timer" | "double-timer":
                self.note("hurried", seat=seat, agent=number, card=card)
                game = self.game
                for _ in range(1 if card == "timer" else 2):
                    if not self.over and game == self.game:
                        self.count_down(seat)
            case "alarm":
                self.alarm(seat, number)
            case "re-enter":
                agent.inside = True
                self.note("re-entered", seat=seat, agent=number)
            case "bypass":
                self.bypass(seat, number, act["wire"])

    def analyze(self, seat: int, agent: int, cards: list[str], wire: int) -> None:
        self.glimpsed = wire
        self.looked[seat] = sorted({*self.looked[seat], wire})
        fact: Fact = {"agent": agent, "cards": cards, "wire": wire, "colour": self.wires[wire]}
        self.note("analyzed", seat=seat, **fact, secret={"colour": [seat]}, fades={"colour": None})

    def bypass(self, seat: int, agent: int, wire: int) -> None:
        """K24."""
        removed, new = self.wires[wire], self.unused.pop(0)
        self.wires[wire], self.removed[wire], self.face_up[wire] = new, removed, True
        self.shown = wire
        for looked in self.looked:
            if wire in looked:
                looked.remove(wire)
        fact: Fact = {"agent": agent, "wire": wire, "removed": removed, "colour": new}
        self.note("bypassed", seat=seat, **fact, fades={"removed": ""})

    def go_out(self, seat: int, number: int) -> list[str]:
        """An agent outside never has Cuts (K18, K22); the colours of those it lost."""
        agent = self.agents[seat][number]
        lost = agent.all_cuts
        if agent.new_cut:
            agent.played = []
        agent.inside, agent.cuts = False, []
        self.discards += [f"cut-{colour}" for colour in lost]
        return lost

    def leave_by_exit(self, seat: int, agent: int, cards: list[str]) -> None:
        lost = self.go_out(seat, agent)
        self.note("exited", seat=seat, agent=agent, cards=cards, lost=lost)
        before = self.mascot
        if before is None or (before != seat and self.outside(seat) >= self.outside(before)):  # K27
            self.mascot = seat
            self.note("mascot-moved", seat=seat, before=before)

    def take(self, seat: int, card: str) -> None:
        """K19, K31: only these two know which card. To others it may be any that they knew there."""
        assert self.target is not None
        victim, self.target, self.ask = self.target, None, "act"
        self.hands[victim].remove(card)
        left = by_kind(self.hands[victim])
        self.hands[seat].append(card)
        for reader, known in enumerate(self.known):
            if reader not in (seat, victim):
                held = known[victim]
                known[victim] = [each for place, each in enumerate(held) if each in held[:place]]
        self.known[seat][victim] = left
        self.known[victim][seat] = by_kind([*self.known[victim][seat], card])
        sighting = {"holder": victim, "round": self.round, "taken": card, "left": left[:]}
        self.sightings[seat].append(sighting)
        secret = {"card": [seat, victim]}
        self.note("took", seat=seat, target=victim, card=card, secret=secret, fades={"card": None})
        self.draw(victim, 1, False)

    def alarm(self, seat: int, agent: int) -> None:
        """K22: who has one agent inside has nothing to choose."""
        inside = [self.inside(other) for other in range(self.seats)]
        self.choices = {other: agents[0] for other, agents in enumerate(inside) if len(agents) == 1}
        self.forced = [*self.choices]
        self.choosing = [other for other, agents in enumerate(inside) if len(agents) > 1]
        self.note("alarmed", seat=seat, agent=agent, choosing=self.choosing[:])
        if not self.choosing:
            return self.evacuate()
        self.ask = "alarm"
        seconds = int(self.options["alarm_seconds"])
        self.until = self.now + 1000 * seconds if seconds else None
        return None

    def choose(self, seat: int, agent: int) -> None:
        self.choosing.remove(seat)
        self.choices[seat] = agent
        self.note("chose", seat=seat, agent=agent, secret={"agent": [seat]})

    def expire(self) -> None:
        assert self.ask == "alarm"
        self.glimpsed = self.shown = None
        for seat in self.choosing[:]:
            self.choose(seat, int(self.drawn("alarm", self.inside(seat))[0]))
        self.evacuate()

    def evacuate(self) -> None:
        agents = [self.choices.get(seat) for seat in range(self.seats)]
        lost = [[] if agent is None else self.go_out(seat, agent) for seat, agent in enumerate(agents)]
        self.choices, self.until, self.ask = {}, None, "act"
        self.note("evacuated", agents=agents, lost=lost)

    def likes(self, seat: int, act: Fact) -> bool:
        right = sorted(self.cuts_of(seat)) == sorted(self.wires)
        return act["do"] in ("cut", "intercept", "alarm", "bypass", "defuse" if right else "hold")

    # The rest of a turn, and the end

    def finish(self, seat: int) -> None:
        """K9, K10."""
        gone: list[str] = []
        for agent in self.mine:
            agent.cuts = agent.all_cuts
            gone += [] if agent.new_cut else agent.played
            agent.played = []
        self.discards += gone
        self.note("finished", seat=seat, discarded=gone)
        early = self.options["no_guess"] and self.round == 1  # K41
        if len(self.cuts_of(seat)) == 4 and self.mascot != seat and not early:
            self.ask = "defuse"
        else:
            self.discard_or_end()

    def discard_or_end(self) -> None:
        """K11, then K6."""
        if len(self.hands[self.player]) > 4:
            self.ask = "discard"
            return
        game, after = self.game, (self.player + 1) % self.seats
        if after == self.starter:
            self.count_down(None)
        if not self.over and game == self.game:
            self.round += after == self.starter
            self.begin_turn(after)

    def end(self, why: str, seat: int | None) -> None:
        """K26, K29, K30."""
        winner = seat if why == "defused" else self.mascot
        points = 0 if winner is None else 1
        if self.options["points"] and winner is not None:
            points = self.countdown if why == "defused" else 3
        if winner is not None:
            self.points[winner] += points
        self.ended = {"why": why, "seat": seat, "winner": winner, "wires": self.wires[:]}
        self.ended |= {"countdown": self.countdown, "points": points}
        self.note("ended", **self.ended)
        if self.options["points"] and max(self.points) < 10 and self.game < 20:
            self.game += 1
            self.deal((self.starter + 1) % self.seats)
            hands = [hand[:] for hand in self.hands]
            self.note("dealt", game=self.game, starter=self.starter, hands=hands, own="hands")
            self.begin_turn(self.starter)
            return
        best = max(self.points)
        winners = [other for other, score in enumerate(self.points) if score == best > 0]
        why = "points" if self.options["points"] else why
        self.over = {"why": why, "scores": self.points, "winners": winners}


def because(code: str, rule: str, agents: Sequence[int] = ()) -> Fact:
    return {"code": code, "rule": rule, "agents": [*agents]}
