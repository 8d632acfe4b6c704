"""A referee for Hanabi, from the numbered rules."""

from typing import Any, ClassVar

from tests.referees.bench import Fact, Reader, Referee

COLOURS = {"R": "red", "W": "white", "Y": "yellow", "G": "green", "B": "blue", "M": "multicolour"}
VERDICTS = {5: "horrible", 10: "mediocre", 15: "noteworthy", 20: "excellent", 24: "extraordinary"}
COPIES = {1: 3, 2: 2, 3: 2, 4: 2, 5: 1}  # H2
HOW_MANY = ["one", "two", "three", "four", "five"]


class Card:
    """A card that somebody holds: its number in the deck, its face, and what clues have told of it (H22)."""

    def __init__(self, order: int, face: str, colours: str) -> None:
        self.order = order
        self.face = face
        self.colours = colours
        self.ranks = "12345"
        self.clues: list[str] = []

    def hear(self, value: str, touched: bool, rainbow: bool) -> None:
        if touched and value not in self.clues:
            self.clues.append(value)
        if value.isdigit():
            self.ranks = "".join(rank for rank in self.ranks if (rank == value) == touched)
        else:
            alike = value + "M" * rainbow
            self.colours = "".join(colour for colour in self.colours if (colour in alike) == touched)


class Hanabi(Referee):
    words: ClassVar = {
        **{word: str(number) for number, word in enumerate(HOW_MANY, 1)},
        **{name: letter for letter, name in COLOURS.items()},
        **{f"{name}s": letter for letter, name in COLOURS.items()},
        **{word: word for word in [*VERDICTS.values(), "legendary", "divine"]},
    }

    def set_up(self) -> None:
        """H2 to H5, H23."""
        self.rainbow = self.options["six_colours"] == "rainbow"
        self.suits = "RWYGB" if self.options["six_colours"] == "no" else "RWYGBM"
        self.deck = self.drawn("deck", [face for face in self.kinds() for _ in range(self.copies(face))])
        self.next = 0
        self.hands: list[list[Card]] = [[] for _ in range(self.seats)]
        for seat in range(self.seats):
            for _ in range(5 if self.seats < 4 else 4):
                self.draw(seat)
        self.player = int(self.drawn("starter", range(self.seats))[0])
        self.clues, self.strikes = 8, 0
        self.fireworks = dict.fromkeys(self.suits, 0)
        self.discards: list[str] = []
        self.last_turns: int | None = None
        self.pointed: list[int] = []

    def kinds(self) -> list[str]:
        return [f"{colour}{rank}" for colour in self.suits for rank in COPIES]

    def copies(self, face: str) -> int:
        return 1 if self.options["short"] and face[0] == "M" else COPIES[int(face[1])]

    def draw(self, seat: int) -> bool:
        if self.next == len(self.deck):
            return False
        self.hands[seat].append(Card(self.next, self.deck[self.next], self.suits))
        self.next += 1
        return True

    def peak(self, colour: str) -> int:
        """How high a firework can still rise: to the card before one whose copies are all discarded."""
        height = self.fireworks[colour]
        while height < 5:
            face = f"{colour}{height + 1}"
            if self.discards.count(face) == self.copies(face):
                break
            height += 1
        return height

    def touched(self, face: str, value: str) -> bool:
        return value in face or (self.rainbow and face[0] == "M" and not value.isdigit())

    # A turn

    def waiting(self) -> Fact:
        return {"t": "waiting", "seats": [self.player], "until": None, "ask": "turn"}

    def legal(self, seat: int) -> list[Fact]:
        if self.over or seat != self.player:
            return []
        slots = range(len(self.hands[seat]))
        acts: list[Fact] = [{"do": "play", "slot": slot} for slot in slots]
        if self.clues < 8:  # H9
            acts += [{"do": "discard", "slot": slot} for slot in slots]
        names = [*self.suits.replace("M", "" if self.rainbow else "M"), *"12345"]
        for offset in range(1, self.seats) if self.clues else ():  # H7
            hand = self.hands[(seat + offset) % self.seats]
            acts += [
                {"do": "clue", "offset": offset, "value": value}
                for value in names
                if self.options["empty_clues"] or any(self.touched(card.face, value) for card in hand)
            ]
        return acts

    def act(self, seat: int, act: Fact) -> None:
        last = self.last_turns
        if act["do"] == "clue":
            self.clue(seat, (seat + act["offset"]) % self.seats, act["value"])
        else:
            self.lay(seat, act["slot"], act["do"] == "play")
        self.player = (seat + 1) % self.seats
        if last is not None:
            self.last_turns = last - 1
        self.see_whether_it_ends()

    def clue(self, seat: int, to: int, value: str) -> None:
        self.clues -= 1
        slots = [slot for slot, card in enumerate(self.hands[to]) if self.touched(card.face, value)]
        for slot, card in enumerate(self.hands[to]):
            card.hear(value, slot in slots, self.rainbow)
        self.fade(to)
        orders = [self.hands[to][slot].order for slot in slots]
        self.pointed = sorted(self.pointed + orders)
        fact: Fact = {"seat": seat, "to": to, "value": value, "orders": orders, "slots": slots}
        fact["held"] = len(self.hands[to])
        self.note("clued", **fact, fades={"value": "", "orders": [], "slots": [], "held": 0})

    def fade(self, seat: int) -> None:
        """The marks of the last clue to a hand go; by heart all do (H22)."""
        gone = [card.order for hand in (self.hands if self.by_heart else [self.hands[seat]]) for card in hand]
        self.pointed = [order for order in self.pointed if order not in gone]

    def lay(self, seat: int, slot: int, play: bool) -> None:
        self.fade(seat)
        card = self.hands[seat].pop(slot)
        colour, rank = card.face[0], int(card.face[1])
        fact: Fact = {"seat": seat, "slot": slot, "order": card.order, "card": card.face}
        if play and self.fireworks[colour] == rank - 1:  # H10
            self.fireworks[colour] = rank
            self.note("played", **fact, fits=True, most=self.peak(colour))
            if rank == 5:  # H11
                self.note("completed", seat=seat, colour=colour, clue=self.clues < 8)
                self.clues = min(8, self.clues + 1)
        else:
            self.discards.append(card.face)
            if play:
                self.strikes += 1
                self.note("played", **fact, fits=False, most=self.peak(colour))
            else:
                self.clues += 1
                self.note("discarded", **fact, most=self.peak(colour))
        if self.draw(seat):
            others = [other for other in range(self.seats) if other != seat]
            new = self.hands[seat][-1]
            self.note("drew", seat=seat, order=new.order, card=new.face, secret={"card": others})
            if self.next == len(self.deck) and not self.options["expert"]:  # H17
                self.last_turns = self.seats
                self.note("last-round", seat=seat)

    def see_whether_it_ends(self) -> None:
        """H15 to H20."""
        total = sum(self.fireworks.values())
        if self.strikes == 3:
            self.end("strikes", total if self.options["score_on_loss"] == "sum" else 0)
        elif total == 5 * len(self.suits):
            self.end("perfect", total)
        elif self.options["expert"]:
            if any(self.peak(colour) < 5 for colour in self.suits):
                self.end("hopeless", 0)
            elif not self.hands[self.player] and not self.clues:
                self.end("stuck", 0)
        elif self.last_turns == 0:
            self.end("deck", total)

    def end(self, why: str, score: int) -> None:
        winners = list(range(self.seats)) if why == "perfect" else []
        self.over = {"why": why, "scores": [score] * self.seats, "winners": winners}
        total = sum(self.fireworks.values())
        self.note("ended", why=why, score=score, sum=total, verdict=verdict(score))

    def likes(self, seat: int, act: Fact) -> bool:
        """What does no harm."""
        if act["do"] == "clue":
            return True
        face = self.hands[seat][act["slot"]].face
        colour, rank = face[0], int(face[1])
        if act["do"] == "play":
            return rank == self.fireworks[colour] + 1
        return not self.fireworks[colour] < rank <= self.peak(colour)

    # What is seen and said

    def view(self, reader: Reader) -> Fact:
        """H4, H13, H22; all hands lie open at the end."""
        total = sum(self.fireworks.values())
        peaks = {colour: self.peak(colour) for colour in self.suits}
        return {
            "player": self.player,
            "deck": len(self.deck) - self.next,
            "clues": self.clues,
            "strikes": self.strikes,
            "turns_left": self.last_turns,
            "score": total,
            "most": sum(peaks.values()),
            "fireworks": self.fireworks,
            "peaks": peaks,
            "discards": self.discards,
            "hands": [
                [self.shown(card, bool(self.over) or reader not in (None, holder)) for card in hand]
                for holder, hand in enumerate(self.hands)
            ],
            "pointed": self.pointed,
            "ended": self.over["why"] if self.over else None,
            "verdict": verdict(self.over["scores"][0]) if self.over else None,
        }

    def aid(self, reader: Reader) -> Fact:
        """H5, H18; and of what cannot be done at all, which rule says so."""
        deeds = {act["do"] for act in self.legal(self.player)}
        whys = {
            "play": ("no-such-card", "H10"),
            "discard": ("clues-full", "H9") if self.clues == 8 else ("no-such-card", "H9"),
            "clue": ("touches-nothing", "H8") if self.clues else ("no-clues-left", "H7"),
        }
        asked = reader == self.player and not self.over
        played = [f"{colour}{rank}" for colour, top in self.fireworks.items() for rank in range(1, top + 1)]
        gone = self.discards + played
        return {
            "next": (self.player + 1) % self.seats,
            "best": 5 * len(self.suits),
            "denied": {
                deed: {"code": code, "rule": rule}
                for deed, (code, rule) in whys.items()
                if asked and deed not in deeds
            },
            "left": {
                colour: [self.copies(face) - gone.count(face) for face in self.kinds() if face[0] == colour]
                for colour in self.suits
            },
        }

    def outcome(self, seat: int, act: Fact) -> Fact | None:
        """H7."""
        if act["do"] != "clue":
            return None
        to = (seat + act["offset"]) % self.seats
        touched = [self.touched(card.face, act["value"]) for card in self.hands[to]]
        return {"to": to, "touches": [slot for slot, hit in enumerate(touched) if hit]}

    def shown(self, card: Card, face: bool) -> Fact:
        note: Fact = {
            "colours": card.colours,
            "ranks": [*map(int, card.ranks)],
            "clues": sorted(card.clues, key="RWYGBM12345".index),
        }
        if self.by_heart:
            note = {"colours": self.suits, "ranks": [1, 2, 3, 4, 5], "clues": []}
        return {"order": card.order, "card": card.face if face else None, **note}

    def line(self, fact: Fact, reader: Reader) -> list[Any] | None:
        who = f"seat {fact.get('seat')}"
        match fact["t"]:
            case "clued" if fact["value"]:
                slots = fact["slots"]
                many = [len(slots)] if slots else []
                places = f"places {' '.join(map(str, slots))}/{fact['held']}"
                return ["tell" if slots else "“no ", who, f"seat {fact['to']}", *many, fact["value"], places]
            case "clued":
                return ["a clue", who, f"seat {fact['to']}"]
            case "played" | "discarded":
                # the last copy is gone of a card still wanted
                fell = fact["most"] == int(fact["card"][1]) - 1
                lost = [fact["card"][0], *[fact["most"]] * bool(fact["most"])] if fell else []
                word = "discard" if fact["t"] == "discarded" else "play" if fact["fits"] else "error"
                return [word, who, f"card {fact['card']}", *lost]
            case "completed":
                return ["clue comes back" if fact["clue"] else "complete", fact["colour"]]
            case "last-round":
                return ["last card", who, 1]  # one more turn
            case "ended" if fact["why"] == "strikes":
                return ["lost", fact["sum"], fact["score"], fact["verdict"]]
            case "ended" if fact["why"] in ("hopeless", "stuck"):
                return ["lost"]
            case "ended":
                word = "last turns" if fact["why"] == "deck" else "complete"
                return [word, fact["score"], fact["verdict"]]
        return None


def verdict(score: int) -> str:
    """H19."""
    for most, word in VERDICTS.items():
        if score <= most:
            return word
    return "legendary" if score < 30 else "divine"
