"""A referee for Exploding Kittens: Good vs Evil, from the numbered rules."""

from itertools import combinations

from tests.referees.bench import Fact, Reader
from tests.referees.kittens_effects import KittensEffects
from tests.referees.kittens_table import CATS, KINDS

AIMED = ("targeted", "favor", "pair", "triple")  # what needs a victim
RULES = {  # what is asked by which rule
    **{"turn": "E9", "victim": "E23", "name": "E23", "give": "E18", "steal": "E26", "heck": "E19"},
    **{"answer": "E29", "defuse": "E12", "hide": "E11"},
}
TAKING = AIMED[1:]  # E18: one with cards


class Kittens(KittensEffects):
    """What is legal, and who may say no to it."""

    # What is legal

    def legal(self, seat: int) -> list[Fact]:
        if self.over or seat not in self.asked:
            return []
        hand = {*self.hands[seat]}
        match self.ask:
            case "nope":
                return self.reactions(seat)
            case "turn":
                acts = self.plays(seat)
            case "victim" | "opponent":
                acts = [{"do": "choose", "seat": other} for other in self.choices()]
            case "name":  # E23
                acts = [{"do": "name", "card": card} for card in KINDS[1:16]]
            case "give":
                acts = [{"do": "give", "card": card} for card in hand]
            case "steal":
                acts = [{"do": "steal", "card": card} for card in ("godcat", "random")]
            case "heck":
                acts = [{"do": "heck", "put": where} for where in ("hand", "top")]
            case "lay":
                acts = [{"do": "lay", "mine": card} for card in ("godcat", "devilcat")]
            case "answer":
                acts = [{"do": "keep"}, {"do": "swap"}]
            case "defuse":
                acts = [{"do": "defuse", "card": card} for card in ("defuse", "godcat") if card in hand]
            case "hide":
                acts = [{"do": "hide", "place": place} for place in range(len(self.pile) + 1)]
        return acts + [{"do": "give-up"}] * self.options["give_up"]

    def choices(self) -> list[int]:
        assert self.chain is not None
        return self.with_cards() if self.chain["effect"] in TAKING else self.others()

    def reactions(self, seat: int) -> list[Fact]:
        """E22, E34."""
        assert self.chain is not None
        if seat in self.passed:
            return []
        height = self.chain["height"]
        acts: list[Fact] = [{"do": "pass", "height": height}]
        acts += [{"do": "nope", "height": height}] * ("nope" in self.hands[seat])
        if self.options["more_time"] and self.until is not None and seat not in self.chain["stretched"]:
            acts.append({"do": "more-time"})
        return acts

    def plays(self, seat: int) -> list[Fact]:
        """E9, E15 to E27, E33."""
        hand = self.hands[seat]
        effects = ["attack", "targeted", "heck", "reveal", "shuffle"]
        effects += ["favor"] * bool(self.with_cards())
        acts: list[Fact] = [{"do": "draw"}]
        acts += [{"do": "play", "card": card} for card in effects if card in hand]
        if "armageddon" in hand and self.godcat is None:
            acts.append({"do": "play", "card": "armageddon"})
        if "godcat" in hand:
            acts += [{"do": "play", "card": "godcat", "as": card} for card in effects]
        if self.with_cards():
            found = {cards for size in (2, 3) for cards in combinations(in_set_order(hand), size)}
            acts += [{"do": "set", "cards": [*cards]} for cards in found if self.is_set(cards)]
        return acts

    def is_set(self, cards: tuple[str, ...]) -> bool:
        """E23, E24, E33: of one name; Feral Cats help cats; the Godcat helps all but Nope and Armageddon."""
        names = {*cards}
        if "godcat" in names:
            if not self.options["godcat_in_sets"] or names & {"nope", "armageddon"}:
                return False
            names.remove("godcat")
        return len(names) == 1 or (len(names) == 2 and "feral" in names and bool(names & {*CATS}))

    def denied(self, reader: Reader) -> Fact:
        """E22, E34: in a window all are told; else who is asked."""
        window = self.ask == "nope"
        if self.over or reader is None or reader not in (self.alive if window else self.asked):
            return {}
        acts = self.legal(reader) if not window or reader in self.asked else []
        used = {card for act in acts if act["do"] != "name" for card in self.used(act)}
        whys = {card: self.refusal(reader, card) for card in {*self.hands[reader]} - used}
        return {card: {"code": code, "rule": rule} for card, (code, rule) in whys.items()}

    def used(self, act: Fact) -> list[str]:
        if act["do"] == "nope":
            return ["nope"]
        if act["do"] in ("steal", "choose"):
            return []
        return [*act.get("cards", ()), *([act["card"]] if "card" in act else [])]

    def refusal(self, seat: int, card: str) -> tuple[str, str]:
        if self.ask == "nope":
            if card != "nope":
                return "window-open", "E34"
            return ("already-passed", "E34") if seat in self.asked else ("own-card", "E22")
        if card == "nope":
            return "too-late", "E34"
        if card == "defuse" or self.ask != "turn":
            return "answer-first", RULES.get(self.ask, "E28")
        if card == "armageddon" and self.godcat is not None:
            return "playmat-empty", "E27"
        sets = [cards for size in (2, 3) for cards in combinations(self.hands[seat], size) if card in cards]
        if card == "favor" or any(self.is_set(cards) for cards in sets):
            return "nobody-has-cards", "E18"
        return "no-such-card", "E23"

    # Playing, and saying no

    def act(self, seat: int, act: Fact) -> None:
        match act["do"]:
            case "draw":
                self.draw()
            case "play":
                self.play([act["card"]], act.get("as") or act["card"])
            case "set":
                self.play(act["cards"], "pair" if len(act["cards"]) == 2 else "triple")
            case "choose" if self.ask == "victim":
                self.aim(act["seat"])
            case "choose":
                self.face(act["seat"])
            case "name":
                self.demand(act["card"])
            case "pass":
                self.passed.append(seat)
                self.note("passed", seat=seat, only=[seat])
                if sorted(self.passed) == self.asked:
                    self.resolve()
            case "nope":
                assert self.chain is not None
                self.lay_off(seat, "nope")
                self.chain = {**self.chain, "last": seat, "height": act["height"] + 1, "stretched": []}
                self.note("noped", seat=seat, height=act["height"] + 1)
                self.open_window()
            case "more-time":
                assert self.chain is not None
                self.chain["stretched"] = sorted([*self.chain["stretched"], seat])
                self.note("stretched", seat=seat)
                self.until = self.now + 1000 * int(self.options["nope_seconds"])
            case "give":
                self.take(act["card"])
            case "steal":
                self.take("godcat" if act["card"] == "godcat" else self.blindly())
            case "heck":
                self.raise_heck(act["put"] == "hand")
            case "lay":
                self.lay(act["mine"])
            case "keep" | "swap":
                self.answer(act["do"] == "swap")
            case "defuse":
                self.save(act["card"])
            case "hide":
                self.hide(act["place"], True)
            case "give-up":
                self.give_up(seat)

    def expire(self) -> None:
        """E34, E36."""
        match self.ask:
            case "nope":
                self.resolve()
            case "turn":
                self.draw()
            case "victim":
                self.aim(int(self.drawn("victim", self.choices())[0]))
            case "name":
                self.demand(self.drawn("name", KINDS[1:16])[0])
            case "give":
                assert self.chain is not None
                self.take(self.drawn("favor", self.hands[self.chain["victim"]])[0])
            case "steal":
                self.take(self.blindly())
            case "heck":
                self.raise_heck(False)
            case "opponent":
                self.face(int(self.drawn("opponent", self.others())[0]))
            case "lay":
                self.lay(self.drawn("lay", ["godcat", "devilcat"])[0])
            case "answer":
                self.answer(False)
            case "defuse":
                self.save("defuse" if "defuse" in self.hands[self.player] else "godcat")
            case "hide":
                self.hide(int(self.drawn("place", range(len(self.pile) + 1))[0]), False)

    def play(self, cards: list[str], effect: str) -> None:
        for card in cards:
            self.lay_off(self.player, card)
        self.chain = {"seat": self.player, "cards": cards, "effect": effect, "victim": None, "named": None}
        self.chain |= {"height": 0, "last": self.player, "stretched": []}
        self.note("played", seat=self.player, cards=cards, effect=effect)
        if effect not in AIMED:
            self.open_window()
        elif len(self.choices()) == 1:
            self.aim(self.choices()[0])
        else:
            self.ask_one("victim", self.player)

    def aim(self, victim: int) -> None:
        assert self.chain is not None
        self.chain["victim"] = victim
        effect = self.chain["effect"]
        self.note("aimed", seat=self.player, effect=effect, victim=victim, named=None)
        if effect == "triple":
            self.ask_one("name", self.player)
        else:
            self.open_window()

    def demand(self, card: str) -> None:
        assert self.chain is not None
        self.chain["named"] = card
        self.note("aimed", seat=self.player, effect="triple", victim=self.chain["victim"], named=card)
        self.open_window()

    def open_window(self) -> None:
        """E34: for all but who put down the last card, unless all can see that nobody has a Nope."""
        assert self.chain is not None
        self.passed = []
        last = self.chain["last"]
        backs = [len(self.hands[seat]) - (self.godcat == seat) for seat in self.alive if seat != last]
        if self.discards.count("nope") == 5 or not any(backs):
            self.resolve()
            return
        seconds = int(self.options["nope_seconds"])
        self.ask, self.asked = "nope", [seat for seat in self.alive if seat != last]
        self.until = self.now + 1000 * seconds if seconds else None


def in_set_order(hand: list[str]) -> list[str]:
    """As a set is laid: its kind, then Feral Cats, then the Godcat."""
    return sorted(hand, key=lambda card: (card == "godcat", card == "feral", KINDS.index(card)))
