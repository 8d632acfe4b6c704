"""The table of FUSE as its referee keeps it, what everybody sees of it, and what lines say."""

from typing import Any

from tests.referees.bench import Fact, Reader, Referee
from tests.referees.fuse_bombs import BELOW, BOMBS, carries, fits, right

LEVELS = {"training": 16, "standard": 19, "expert": 21, "elite": 23, "insane": 25}  # F5, for one player
SIGNS = [*"KBGRY", *"123456"]  # F2: the detonators

NEARNESS = [("does-not-fit", "F16"), ("breaks-sign", "F16"), ("never-complete", "F10")]


class Laid:
    """A bomb in front of a player, with its dice by space."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.dice: list[str | None] = [None] * len(BOMBS[key].wants)

    def spaces_for(self, die: str) -> list[int]:
        dice = tuple(self.dice)
        return [space for space in range(len(dice)) if fits(self.key, dice, space, die)]

    def safe(self) -> list[bool]:
        return [carries(self.key, tuple(self.dice), space) for space in range(len(self.dice))]

    def reached(self) -> list[int]:
        """F17, F18: the empty spaces on which a die could lie."""
        below = BELOW[BOMBS[self.key].shape]
        return [
            space
            for space, die in enumerate(self.dice)
            if die is None and all(self.dice[carrier] for carrier in below[space])
        ]

    def asks(self, space: int) -> list[str]:
        """What is printed on a space; on one for any die, what lies beside an equals sign (F16)."""
        bomb = BOMBS[self.key]
        sides = [(space - 1, space - 1), (space, space + 1)]
        echoes = []
        for link, beside in sides:
            die = self.dice[beside] if 0 <= beside < len(self.dice) else None
            what = bomb.links[link] if 0 <= link < len(bomb.links) else "-"
            if die and what in ("c=", "n=", "cn="):
                echoes.append({"c=": die[0], "n=": die[1], "cn=": die}[what])
        return [sign for want in bomb.wants[space] for sign in ([want] if want else echoes[:1])]

    def misfit(self, die: str) -> tuple[str, str]:
        """F10, F16: how near a die comes: the space, a neighbour or only the rest of the bomb is wrong."""
        found = [NEARNESS[0]]
        for space in self.reached():
            if any({*want} <= {*die} for want in BOMBS[self.key].wants[space]):
                dice = (*self.dice[:space], die, *self.dice[space + 1 :])
                found.append(NEARNESS[2 if right(BOMBS[self.key], dice) else 1])
        return max(found, key=NEARNESS.index)

    def losable(self, sign: str) -> list[int]:
        """F13, F14, F22: dice that share a colour or a number with the sign, and carry nothing."""
        safe = self.safe()
        return [space for space, die in enumerate(self.dice) if die and {*die} & {*sign} and not safe[space]]


def because(code: str, rule: str) -> Fact:
    return {"code": code, "rule": rule}


class FuseTable(Referee):
    """What lies where. A die of the tray is free, placed, discarded, acting or returned."""

    def lay_out(self) -> None:
        self.each = {1: 3, 2: 2}.get(self.seats, 1)  # F9
        self.goal = LEVELS[self.options["level"]] + self.seats - 1
        minutes = {"no": 10, "15": 15, "20": 20, "endless": None}[self.options["relaxed"]]  # F25, F28
        self.limit = None if minutes is None else minutes * 60_000
        self.charged = 0
        self.bag = [colour for colour in "KBGRY" for _ in range(5)]
        self.fronts: list[list[Laid | None]] = []
        self.centre: list[str | None] = []
        self.deck: list[str] = []
        self.hole: int | None = None
        self.defused: list[str] = []
        self.detonators: list[str] = []
        self.round = self.roller = 0
        self.tray: list[str] = []
        self.where: list[str] = []
        self.placed_by: list[int | None] = []
        self.order: list[int] = []
        self.moved: list[int] = []
        self.placing = False
        self.shares = [0] * self.seats
        self.done: list[int] = []
        self.owing: list[int] = []
        self.alarm: str | None = None
        self.taking: list[int | None] = [None] * self.seats
        self.asked: list[int | None] = [None] * self.seats
        self.bonus = self.time_points = 0

    # Who can do what

    def laid(self, seat: int) -> list[tuple[int, Laid]]:
        return [(place, laid) for place, laid in enumerate(self.fronts[seat]) if laid]

    def free(self) -> list[int]:
        return [die for die in range(len(self.tray)) if self.placing and self.where[die] == "free"]

    def may_be_done(self, seat: int) -> bool:
        open_share = self.placing and self.shares[seat] > 0 and seat not in self.done
        return open_share and self.taking[seat] is None

    def placers(self) -> list[int]:
        """F10: with share left, not done, and with a space for some free die."""
        dice = {self.tray[die] for die in self.free()}
        return [
            seat
            for seat in range(self.seats)
            if self.may_be_done(seat)
            and any(laid.spaces_for(die) for _, laid in self.laid(seat) for die in dice)
        ]

    def can_be_first(self) -> list[int]:
        """F13: free dice that are not resolved first anyway, each once."""
        free = [die for die in self.order if die in self.free()]
        return [die for die in free[1:] if die not in self.moved]

    def gives(self, seat: int) -> list[tuple[int, int]]:
        if seat not in self.owing or self.alarm is None:
            return []
        return [(place, space) for place, laid in self.laid(seat) for space in laid.losable(self.alarm)]

    def takers(self) -> list[int]:
        """Who must take a bomb, the one who has waited longest first."""
        seats = [seat for seat, place in enumerate(self.taking) if place is not None]
        return sorted(seats, key=lambda seat: self.asked[seat] or 0)

    def wanted(self) -> int:
        """F8, F24."""
        return sum(self.each for seat in range(self.seats) if self.laid(seat))

    def score(self) -> Fact:
        """F26."""
        bombs, detonators = sum(BOMBS[key].value for key in self.defused), 2 * len(self.detonators)
        parts = {"bonus": self.bonus, "time": self.time_points, "bombs": bombs, "detonators": detonators}
        return {**parts, "total": sum(parts.values())}

    def waited_for(self) -> list[int]:
        if self.owing:
            return sorted(self.owing)
        seats = {*self.placers(), *self.takers()}
        seats |= {seat for seat in range(self.seats) if self.may_be_done(seat)}
        return sorted(seats | ({self.roller} if self.can_be_first() else set()))

    def waiting(self) -> Fact:
        """F9, F13b, F21, F25, F26b."""
        ask = "give" if self.owing else "place" if self.placers() else "take"
        times = [] if self.limit is None else [self.limit - self.charged]
        times += [(self.asked[seat] or 0) + 20_000 for seat in self.owing or self.takers()]
        if self.limit is None and self.placing and not self.owing and not self.takers():
            times += [at + 60_000 for at in self.asked if at is not None]
        until = min(times) if times else None
        return {"t": "waiting", "seats": self.waited_for(), "until": until, "ask": ask}

    # What is seen and said

    def look(self, view: Fact) -> Fact:
        """The cards as far as they state facts: what the spaces want and lie on."""
        view = super().look(view)
        view["centre"] = [printed(card) for card in view["centre"]]
        for player in view["players"]:
            for front in filter(None, player["bombs"]):
                front["card"] = printed(front["card"])
        return view

    def view(self, reader: Reader) -> Fact:
        return {
            "now": self.now,
            "charged": self.charged,
            "limit": self.limit,
            "round": self.round,
            "roller": self.roller,
            "tray": [
                {"face": face, "where": where, "seat": seat}
                for face, where, seat in zip(self.tray, self.where, self.placed_by, strict=True)
            ],
            "placing": self.placing,
            "order": self.order,
            "moved": sorted(self.moved),
            "roll": self.wanted(),
            "bag": {colour: self.bag.count(colour) for colour in "KBGRY"},
            "low": len(self.bag) < 2 * self.wanted(),
            "players": [self.player_seen(seat) for seat in range(self.seats)],
            "centre": [None if key is None else card_of(key) for key in self.centre],
            "hole": self.hole,
            "deck": len(self.deck),
            "deck_bombs": sum(key in BOMBS for key in self.deck),
            "to_defuse": self.goal,
            "defused": self.defused,
            "detonators": self.detonators,
            "alarm": self.alarm,
            "score": self.score(),
            "ended": self.over["why"] if self.over else None,
        }

    def player_seen(self, seat: int) -> Fact:
        return {
            "bombs": [laid and self.front_seen(laid) for laid in self.fronts[seat]],
            "share": self.shares[seat],
            "done": seat in self.done,
            "gives": [[place, space] for place, space in self.gives(seat)],
            "takes": self.taking[seat],
            "asked": self.asked[seat],
        }

    def front_seen(self, laid: Laid) -> Fact:
        free = [die for die, where in enumerate(self.where) if where == "free"]
        ways = [laid.spaces_for(face) if die in free else [] for die, face in enumerate(self.tray)]
        return {"card": card_of(laid.key), "dice": laid.dice, "safe": laid.safe(), "fits": ways}

    def aid(self, reader: Reader) -> Fact:
        fronts = sum(len(front) for front in self.fronts)
        return {
            "next": (self.roller + 1) % self.seats,  # F8
            "goal": self.goal + fronts * (self.options["level"] == "insane"),  # F24
            "patience": 20_000,  # F26b
            "fits": [
                [seat for seat in range(self.seats) if self.could_place(seat, die)]
                for die in range(len(self.tray))
            ],
            "players": [
                {
                    "open": [laid.reached() if laid else [] for laid in front],
                    "needs": sorted({*self.needs(seat)}, key=lambda sign: (len(sign), sign[0] < "A", sign)),
                    "barred": None if self.over else self.barred(seat),
                    "misfits": []
                    if self.over or self.barred(seat)
                    else [self.misfit(seat, die) for die in range(len(self.tray))],
                }
                for seat, front in enumerate(self.fronts)
            ],
        }

    def barred(self, seat: int) -> Fact | None:
        """F13b, F21: what comes before placing anything."""
        if self.owing:
            return because("give-first" if seat in self.owing else "others-give", "F13b")
        return None if self.taking[seat] is None else because("take-first", "F21")

    def misfit(self, seat: int, die: int) -> Fact | None:
        """F20: why a die cannot be placed."""
        if self.where[die] != "free":
            return because("die-gone", "F9")
        if seat in self.done:
            return because("already-done", "F10")
        if self.shares[seat] == 0:
            return because("no-share-left", "F9")
        if self.could_place(seat, die):
            return None
        found = [laid.misfit(self.tray[die]) for _, laid in self.laid(seat)]
        return because(*max(found, key=NEARNESS.index, default=("no-such-bomb", "F9")))

    def could_place(self, seat: int, die: int) -> bool:
        """F9, F10."""
        if self.where[die] != "free" or self.shares[seat] == 0 or seat in self.done:
            return False
        return any(laid.spaces_for(self.tray[die]) for _, laid in self.laid(seat))

    def needs(self, seat: int) -> list[str]:
        return [sign for _, laid in self.laid(seat) for space in laid.reached() for sign in laid.asks(space)]

    def line(self, fact: Fact, reader: Reader) -> list[Any] | None:
        who = f"seat {fact.get('seat')}"
        bomb = f"bomb {fact.get('key')}"
        die = f"die {fact.get('face')}"
        owing = [f"seat {seat}" for seat in sorted(fact.get("owing", ()), key=lambda seat: seat != reader)]
        dice = [f"die {face}" for face in fact.get("faces", ())]
        match fact["t"]:
            case "rolled":
                return ["roll", who, *(f"die {face}" for face in fact["dice"])]
            case "bag-low":
                return ["bag", fact["dice"]]
            case "placed":
                return ["place", who, die, bomb]
            case "fell":
                return ["falls over", who, bomb]
            case "defused":
                return ["defuse", who, bomb, fact["value"], fact["count"]]
            case "took":
                return ["take", who, bomb]
            case "detonated":
                owes = "return" if owing else "Nobody"
                return [owes, f"sign {fact['sign']}", fact["count"], 6, *owing]
            case "declined":
                return ["no die", who]
            case "put-first":
                return ["first", who, die]
            case "discarded":
                return ["Nobody takes", *dice]
            case "rerolled":
                return ["return" if owing else "Nobody", f"die {fact['was']}", die, *owing]
            case "gave" if fact["forced"]:
                return ["The table", die, bomb, who]
            case "gave":
                return ["return", who, die, bomb]
            case "ended":
                parts = ["bonus", "time", "bombs", "detonators"][0 if fact["why"] == "won" else 2 :]
                word = {"won": "saved", "time": "Time is up", "bag": "bag is empty", "rounds": "not enough"}
                rolls = [400] if fact["why"] == "rounds" else []
                return [word[fact["why"]], *rolls, fact["score"], *(fact[part] for part in parts)]
        return None


def card_of(key: str) -> Fact:
    bomb = BOMBS[key]
    below = BELOW[bomb.shape][: len(bomb.wants)]
    return {"key": key, "value": bomb.value, "shape": bomb.shape, "wants": bomb.wants, "below": below}


def printed(card: Fact | None) -> Fact | None:
    if card is None:
        return None
    spaces = card["spaces"]
    wants = [[f"{want['colour'] or ''}{want['number'] or ''}" for want in space["wants"]] for space in spaces]
    kept = {name: card[name] for name in ("key", "value", "shape")}
    return {**kept, "wants": wants, "below": [space["below"] for space in spaces]}
