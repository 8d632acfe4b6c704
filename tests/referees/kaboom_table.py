"""The table of Kaboom! as its referee keeps it, what everybody sees of it, and what lines say."""

from itertools import combinations
from typing import Any, ClassVar

from tests.referees.bench import Fact, Reader, Referee

COLOURS = ["red", "blue", "green", "yellow"]
CARDS = {  # K40, in the order in which a hand is shown
    **{f"cut-{colour}": 5 for colour in COLOURS},
    **{"analyze": 14, "exit": 10, "intercept": 4, "timer": 5, "double-timer": 3},
    **{"alarm": 3, "re-enter": 4, "bypass": 3},
}
KINDS = [*CARDS]
FOUR = range(4)


def by_kind(cards: list[str]) -> list[str]:
    return sorted(cards, key=KINDS.index)


def possible(unseen: list[str], mine: list[str], hidden: int) -> list[list[str]]:
    """The combinations that so many unseen wires make with those one knows."""
    found = {tuple(sorted([*mine, *rest], key=COLOURS.index)) for rest in combinations(unseen, hidden)}
    return [[*each] for each in sorted(found, key=lambda each: [*map(COLOURS.index, each)])]


class Agent:
    """K1: one of four, inside at the start. `cuts` lie below it, `played` on it until the phase is over."""

    def __init__(self) -> None:
        self.inside = True
        self.acted = False
        self.cuts: list[str] = []
        self.played: list[str] = []

    @property
    def new_cut(self) -> bool:
        return len(self.played) == 1 and self.played[0].startswith("cut-")

    @property
    def all_cuts(self) -> list[str]:
        return self.cuts + [card[4:] for card in self.played if self.new_cut]


class KaboomTable(Referee):
    """What lies where."""

    words: ClassVar = {f"agent {letter}": f"agent {number}" for number, letter in enumerate("ABCD")} | {
        **{"a card": "1", "one card": "1", "two cards": "2", "three cards": "3"}
    }

    # Games and turns

    def set_up(self) -> None:
        self.points = [0] * self.seats
        self.game = 1
        self.ended: Fact | None = None
        self.deal(int(self.drawn("starter", range(self.seats))[0]))
        self.begin_turn(self.starter)

    def deal(self, starter: int) -> None:
        """K1 to K5."""
        counts = {**dict.fromkeys(COLOURS, 2), **CARDS, **(self.options["deck"] or {})}
        wires = self.drawn("wires", [colour for colour in COLOURS for _ in range(counts[colour])])
        self.wires, self.unused = wires[:4], wires[4:]
        self.face_up = [False] * 4
        self.removed: list[str | None] = [None] * 4
        self.deck = self.drawn("deck", [card for card in KINDS for _ in range(counts[card])])
        self.hands = [self.deck[4 * seat : 4 * seat + 4] for seat in range(self.seats)]
        self.deck = self.deck[4 * self.seats :]
        self.discards: list[str] = []
        self.agents = [[Agent() for _ in FOUR] for _ in range(self.seats)]
        self.starter, self.round, self.countdown = starter, 1, 10
        self.mascot: int | None = None
        self.ask = "act"
        self.announced: Fact | None = None
        self.target: int | None = None
        self.choices: dict[int, int] = {}
        self.choosing: list[int] = []
        self.forced: list[int] = []
        self.until: int | None = None
        self.looked: list[list[int]] = [[] for _ in range(self.seats)]
        self.known: list[list[list[str]]] = [[[] for _ in self.hands] for _ in self.hands]
        self.sightings: list[list[Fact]] = [[] for _ in self.hands]
        self.glimpsed: int | None = None
        self.shown: int | None = None

    def begin_turn(self, seat: int) -> None:
        for agent in [agent for agents in self.agents for agent in agents]:
            agent.acted = False
        self.player, self.ask = seat, "act"
        self.draw(seat, 3 if self.seats == 2 else 2, True)

    @property
    def mine(self) -> list[Agent]:
        return self.agents[self.player]

    def draw(self, seat: int, count: int, turn: bool) -> None:
        """K7."""
        cards: list[str] = []
        while len(cards) < count and (self.deck or self.discards):
            if not self.deck:
                self.deck, self.discards = self.drawn("reshuffle", self.discards), []
                self.note("reshuffled", count=len(self.deck))
            cards.append(self.deck.pop(0))
        self.hands[seat] += cards
        self.note("drew", seat=seat, count=len(cards), cards=cards, turn=turn, secret={"cards": [seat]})

    def count_down(self, seat: int | None) -> None:
        """K6, K20."""
        self.countdown -= 1
        self.note("counted-down", left=self.countdown, seat=seat)
        if self.countdown == 0:
            self.end("time", None)

    def cuts_of(self, seat: int) -> list[str]:
        return [colour for agent in self.agents[seat] for colour in agent.all_cuts]

    def outside(self, seat: int) -> int:
        return sum(not agent.inside for agent in self.agents[seat])

    def end(self, why: str, seat: int | None) -> None:
        raise NotImplementedError

    # What is seen and said

    def view(self, reader: Reader) -> Fact:
        """K12b, K31."""
        looks = self.ask == "take" and reader == self.player and self.target is not None and not self.over
        return {
            "game": self.game,
            "starter": self.starter,
            "round": self.round,
            "player": self.player,
            "ask": self.ask,
            "until": self.until,
            "countdown": self.countdown,
            "mascot": self.mascot,
            "deck": len(self.deck),
            "discards": self.discards,
            "wires": [self.wire(wire, reader) for wire in FOUR],
            "unused": len(self.unused),
            "players": [self.player_seen(seat, reader) for seat in range(self.seats)],
            "announced": self.announced,
            "target": self.target,
            "intercepted": by_kind(self.hands[self.target or 0]) if looks else None,
            "choosing": self.choosing,
            "choice": None if reader is None or reader in self.forced else self.choices.get(reader),
            "glimpsed": self.glimpsed,
            "shown": self.shown,
            "sightings": [] if reader is None or self.by_heart else self.sightings[reader],
            "ended": None if self.ended is None else {"t": "ended", **self.ended},
            "over": self.over is not None,
        }

    def remembered(self, seat: int) -> list[int]:
        """The wires a player has looked at, as far as the table keeps notes."""
        if self.by_heart:
            return [self.glimpsed] if seat == self.player and self.glimpsed is not None else []
        return self.looked[seat]

    def wire(self, wire: int, reader: Reader) -> Fact:
        seen = self.face_up[wire] or self.over or (reader is not None and wire in self.remembered(reader))
        gone = self.removed[wire] if not self.by_heart or self.shown == wire else None
        colour = self.wires[wire] if seen else None
        return {"colour": colour, "face_up": self.face_up[wire], "removed": gone}

    def player_seen(self, seat: int, reader: Reader) -> Fact:
        agents = [
            {"inside": each.inside, "acted": each.acted, "cuts": each.cuts, "played": each.played}
            for each in self.agents[seat]
        ]
        return {
            "agents": agents,
            "cards": len(self.hands[seat]),
            "hand": self.hands[seat] if seat == reader else None,
            "known": [] if reader is None or self.by_heart else self.known[reader][seat],
            "cuts": len(self.cuts_of(seat)),
            "outside": self.outside(seat),
            "analyzed": self.remembered(seat),
            "points": self.points[seat],
        }

    def known_wires(self, reader: Reader) -> Fact:
        """K3, K24: which wires can lie where, after all that the reader still knows of."""
        box = {**dict.fromkeys(COLOURS, 2), **(self.options["deck"] or {})}
        unseen = [colour for colour in COLOURS for _ in range(box[colour])]
        shown = [self.wire(wire, reader) for wire in FOUR]
        mine = [wire["colour"] for wire in shown if wire["colour"]]
        every = possible(unseen, [], 4)
        for colour in mine + [wire["removed"] for wire in shown if wire["removed"]]:
            unseen.remove(colour)
        can = [colour for colour in COLOURS if colour in unseen]
        return {
            "left": {colour: unseen.count(colour) for colour in COLOURS},
            "can": [[wire["colour"]] if wire["colour"] else can for wire in shown],
            "combinations": possible(unseen, mine, 4 - len(mine)),
            "all": len(every),
        }

    def line(self, fact: Fact, reader: Reader) -> list[Any] | None:
        who = f"seat {fact.get('seat')}"
        agent = f"agent {fact.get('agent')}"
        cards = [f"card {card}" for card in fact.get("cards") or ()]
        pair = cards if len(cards) == 2 else []
        match fact["t"]:
            case "dealt":
                return ["begins", fact["game"], f"seat {fact['starter']}"]
            case "drew" if fact["count"] == 0:
                return ["no card", who]
            case "drew":
                return ["draw", who, *(cards or [fact["count"]])]
            case "reshuffled":
                return ["new one"]
            case "counted-down" if fact["left"] == 0:
                return ["last countdown card"]
            case "counted-down":
                return ["countdown" if fact["seat"] is not None else "round is over", fact["left"]]
            case "analyzed":
                colour = [f"wire {fact['colour']}"] if fact["colour"] else []
                return ["look", who, *pair, fact["wire"] + 1, *colour]
            case "cut":
                old = [f"card cut-{fact['replaced']}"] if fact["replaced"] else []
                return ["in place of" if old else "play", who, f"card cut-{fact['colour']}", agent, *old]
            case "exited":
                return ["out", who, *pair, agent, *(f"card cut-{colour}" for colour in fact["lost"])]
            case "mascot-moved":
                before = [] if fact["before"] is None else [f"seat {fact['before']}"]
                return ["René", *before, who]
            case "intercepted":
                hand = [f"card {card}" for card in fact["hand"] or ()]
                return ["intercept", who, f"seat {fact['target']}", *hand]
            case "took":
                card = f"card {fact['card']}" if fact["card"] else 1
                return ["take", who, card, f"seat {fact['target']}"]
            case "hurried" | "discarded":
                return ["play" if fact["t"] == "hurried" else "discard", who, f"card {fact['card']}"]
            case "alarmed":
                return ["Alarm", who]
            case "chose":
                return ["chosen", who, *([] if fact["agent"] is None else [agent])]
            case "evacuated":
                gone = [(seat, agent) for seat, agent in enumerate(fact["agents"]) if agent is not None]
                lost = [f"card cut-{colour}" for colours in fact["lost"] for colour in colours]
                return [
                    "Alarm",
                    *(part for seat, each in gone for part in (f"seat {seat}", f"agent {each}")),
                    *lost,
                ]
            case "re-entered":
                return ["back inside", who, agent]
            case "bypassed":
                removed = [f"wire {fact['removed']}"] if fact["removed"] else []
                return ["bypass", who, fact["wire"] + 1, *removed, f"wire {fact['colour']}"]
            case "held":
                return ["not", who]
            case "ended":
                return self.last_line(fact)
        return None

    def last_line(self, fact: Fact) -> list[Any]:
        wires = [f"wire {colour}" for colour in fact["wires"]]
        tried = [] if fact["seat"] is None else [f"seat {fact['seat']}"]
        if fact["why"] == "defused":
            return ["defused", *wires, *tried]
        rene = [] if fact["winner"] is None else [f"seat {fact['winner']}"]
        return ["explodes", *wires, *tried, *rene]
