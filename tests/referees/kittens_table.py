"""The table of Exploding Kittens as its referee keeps it, what everybody sees of it, and what lines say."""

from typing import Any, ClassVar

from tests.referees.bench import Fact, Reader, Referee

BOX = {  # E2, in the order in which a hand is shown
    **{"kitten": 4, "defuse": 6, "armageddon": 3, "attack": 2, "targeted": 2, "favor": 4, "heck": 2},
    **{"reveal": 3, "shuffle": 2, "nope": 5, "feral": 4},
    **{"sock": 4, "teapot": 4, "umbrella": 4, "cactus": 4, "godcat": 1, "devilcat": 1},
}
KINDS = [*BOX]
CATS = KINDS[11:15]


def by_kind(cards: list[str]) -> list[str]:
    return sorted(cards, key=KINDS.index)


class KittensTable(Referee):
    """What lies where, and who has seen it: `known` is what a reader is sure of in the hand of another."""

    words: ClassVar = {"pair": "pair", "triple": "triple"}

    def set_up(self) -> None:
        """E3 to E8."""
        box = [card for card in KINDS[2:15] for _ in range(BOX[card])]
        deck = self.drawn("deck", box + ["defuse"] * min(2, 6 - self.seats))
        self.hands = [["defuse", *deck[7 * seat : 7 * seat + 7]] for seat in range(self.seats)]
        rest = deck[7 * self.seats :]
        self.removed = rest[: len(rest) // 3] if self.options["quick"] else []
        self.pile = self.drawn("pile", rest[len(self.removed) :] + ["kitten"] * (self.seats - 1))
        self.seen: list[list[Reader]] = [[] for _ in self.pile]  # who knows each card of the pile
        self.known = {reader: [["defuse"] for _ in self.hands] for reader in self.readers}
        self.discards: list[str] = []
        self.godcat: int | None = None
        self.out: list[int] = []
        self.chain: Fact | None = None
        self.passed: list[int] = []
        self.mine: str | None = None
        self.begin_turn(int(self.drawn("starter", range(self.seats))[0]), 1, False)
        self.happened = []

    def begin_turn(self, seat: int, turns: int, attacked: bool) -> None:
        self.player, self.turns, self.attacked = seat, turns, attacked
        self.note("began", seat=seat, turns=turns)
        self.go_on()

    def go_on(self) -> None:
        self.chain = None
        self.ask_one("turn", self.player)

    def ask_one(self, ask: str, seat: int) -> None:
        seconds = int(self.options["turn_seconds"])  # E36
        self.ask, self.asked = ask, [seat]
        self.until = self.now + 1000 * seconds if seconds else None

    @property
    def alive(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat not in self.out]

    def after(self, seat: int) -> int:
        return next(
            later % self.seats for later in range(seat + 1, seat + 9) if later % self.seats in self.alive
        )

    def others(self) -> list[int]:
        return [seat for seat in self.alive if seat != self.player]

    def with_cards(self) -> list[int]:
        """E18."""
        return [seat for seat in self.others() if self.hands[seat]]

    # Cards move, and everybody keeps up as well as they can

    def lay_off(self, seat: int, card: str) -> None:
        """From a hand to the discards for all to see; E31: the Godcat to the playmat."""
        self.hands[seat].remove(card)
        if card == "godcat":
            self.godcat = None
        else:
            self.discards.append(card)
            self.seen_leaving(seat, card)

    def seen_leaving(self, seat: int, card: str) -> None:
        for known in self.known.values():
            if card in known[seat]:
                known[seat].remove(card)

    def hand_over(self, victim: int, card: str, openly: bool) -> None:
        """E10, E18, E23: from hand to hand. Who does not see the card is sure of none that was there."""
        self.hands[victim].remove(card)
        self.hands[self.player].append(card)
        if card == "godcat":
            self.godcat = self.player
        elif openly:
            self.seen_leaving(victim, card)
            self.learn(self.readers, self.player, card)
        else:
            for reader, known in self.known.items():
                if reader != self.player:
                    known[victim] = []
                elif card in known[victim]:
                    known[victim].remove(card)
            self.learn([victim], self.player, card)

    def learn(self, readers: list[Reader] | list[int], holder: int, card: str) -> None:
        for reader in readers:
            self.known[reader][holder].append(card)

    def leave_pile(self, place: int) -> str:
        """A card goes into the player's hand: who knew it in the pile knows it there. A Kitten is shown."""
        card, seen = self.pile.pop(place), self.seen.pop(place)
        if card != "kitten":
            self.hands[self.player].append(card)
            self.learn(seen, self.player, card)
        return card

    # What is seen and said

    def waiting(self) -> Fact:
        return {"t": "waiting", "seats": self.asked, "until": self.until, "ask": self.ask}

    def view(self, reader: Reader) -> Fact:
        """E10, E35."""
        me = reader if reader in self.alive else None
        pile = [card if me in seen else None for card, seen in zip(self.pile, self.seen, strict=True)]
        over = self.over is not None
        return {
            "ask": "over" if over else self.ask,
            "asked": [] if over else self.asked,
            "until": None if over else self.until,
            "passed": not over and self.ask == "nope" and me in self.passed,
            "player": self.player,
            "turns": self.turns,
            "attacked": self.attacked,
            "alive": [seat in self.alive for seat in range(self.seats)],
            "out": self.out,
            "hands": [self.hand_seen(seat, me) for seat in range(self.seats)],
            "pile": pile,
            "kittens": self.pile.count("kitten"),
            "removed": len(self.removed),
            "discards": self.discards,
            "godcat": self.godcat,
            "mine": self.mine if me == self.player else None,
            "chain": self.chain,
            "risk": risk(pile, self.pile.count("kitten")) if self.options["odds"] and not over else None,
            "winner": self.over["winners"][0] if self.over else None,
        }

    def aid(self, reader: Reader) -> Fact:
        """E8, E15, E16, E22."""
        order = [*range(self.player + 1, self.seats), *range(self.player)]
        after = [seat for seat in order if seat in self.alive]
        chain = self.chain or {"effect": "", "victim": None, "height": 0}
        attack = chain["effect"] in ("attack", "targeted")
        return {
            "next": after,
            "target": self.after(self.player) if chain["effect"] == "attack" else chain["victim"],
            "turns": 2 + self.turns * self.attacked if attack else None,
            "blocked": chain["height"] in (1, 3, 5),
            "denied": self.denied(reader),
        }

    def denied(self, reader: Reader) -> Fact:
        """Cards that are no answer to the question, and why."""
        raise NotImplementedError

    def hand_seen(self, holder: int, me: Reader) -> list[str | None]:
        hand = self.hands[holder]
        sure = hand if holder == me else self.known[me][holder] + ["godcat"] * (self.godcat == holder)
        assert all(sure.count(card) <= hand.count(card) for card in sure)
        return [*by_kind(sure), *[None] * (len(hand) - len(sure))]

    def line(self, fact: Fact, reader: Reader) -> list[Any] | None:
        who, victim = f"seat {fact.get('seat')}", f"seat {fact.get('victim', fact.get('opponent'))}"
        card = [f"card {fact['card']}"] if fact.get("card") else []
        cards = [f"card {each}" for each in fact.get("cards", ())]
        named = [f"card {fact['named']}"] if fact.get("named") else []
        effect = fact.get("effect")
        match fact["t"]:
            case "played" if effect in ("pair", "triple"):
                return ["play", who, effect, *cards]
            case "played":
                as_another = [] if cards == [f"card {effect}"] else [f"card {effect}"]
                return ["as" if as_another else "play", who, *cards, *as_another]
            case "aimed":
                word = {"targeted": "aim", "favor": "favour", "pair": "want", "triple": "want"}[effect or ""]
                return ["demand" if named else word, who, victim, *named]
            case "noped":
                return ["Nope" if fact["height"] % 2 else "Nope to the Nope", who]
            case "passed":
                return ["let it pass", who]
            case "stretched":
                return ["more time", who]
            case "resolved":
                told = effect if effect in ("pair", "triple") else f"card {effect}"
                return ["Cancelled", told] if fact["noped"] else None
            case "attacked":
                return ["to take", victim, fact["turns"]]
            case "revealed":
                return ["On top of the pile", *cards]
            case "shuffled":
                return ["shuffled"]
            case "peeked":
                return ["bottom", who, *card]
            case "raised":
                return ["keep" if fact["kept"] else "on top of the pile", who, *card]
            case "took" if fact["how"] == "favor":
                return ["give", victim, who, *card]
            case "took":
                return ["take", who, *card, victim]
            case "missed":
                return ["empty", victim] if fact["why"] == "empty" else [" no ", victim, *named]
            case "faced":
                return ["Armageddon", who, victim]
            case "laid":
                return ["face down", who, *([f"card {fact['mine']}"] if fact["mine"] else [])]
            case "answered":
                return ["swap" if fact["swap"] else "keep", who]
            case "unveiled":
                return [
                    "get",
                    f"seat {fact['godcat']}",
                    "card godcat",
                    f"seat {fact['devilcat']}",
                    "card devilcat",
                ]
            case "drew":
                return ["draw", who, *card]
            case "exploding":
                return ["draw", who, "card kitten"]
            case "defused":
                return ["saved", who, *card]
            case "hid" if who != f"seat {reader}":
                return ["hide", who, "card kitten"]
            case "hid" if fact["place"] is None:
                return ["nobody knows where", "card kitten"]
            case "hid":
                words = {0: "on top of the pile", 1: "under one card"}.get(fact["place"], "under")
                return [words, who, "card kitten", *([fact["place"]] if fact["place"] > 1 else [])]
            case "eliminated":
                return [{"kitten": "explode", "devilcat": "Devilcat", "gave-up": "up"}[fact["by"]], who]
            case "ended":
                return ["last one alive", f"seat {fact['winner']}"]
        return None


def risk(pile: list[str | None], kittens: int) -> float:
    """How likely the next draw is a Kitten, to somebody who knows so much of the pile."""
    if pile and pile[0] is None:
        return (kittens - pile.count("kitten")) / pile.count(None)
    return float(pile[:1] == ["kitten"])
