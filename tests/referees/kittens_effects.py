"""What cards do in Exploding Kittens, and how players explode, for its referee."""

from tests.referees.bench import Fact
from tests.referees.kittens_table import KittensTable, by_kind


class KittensEffects(KittensTable):
    """A table at which what was played takes effect."""

    # What cards do

    def resolve(self) -> None:
        assert self.chain is not None
        effect, victim, me = self.chain["effect"], self.chain["victim"], self.player
        noped = self.chain["height"] % 2 == 1
        self.note("resolved", seat=me, effect=effect, noped=noped)
        if noped:
            self.go_on()
            return
        match effect:
            case "attack":
                self.attack(self.after(me))
            case "targeted":
                self.attack(victim)
            case "favor" | "pair" | "triple":
                self.rob(effect, victim)
            case "heck":  # E19
                self.seen[-1].append(me)
                self.note("peeked", seat=me, card=self.pile[-1], secret={"card": [me]})
                self.ask_one("heck", me)
            case "reveal":  # E20
                self.seen[:3] = [self.readers for _ in self.pile[:3]]
                self.note("revealed", seat=me, cards=self.pile[:3])
                self.go_on()
            case "shuffle":
                self.pile = self.drawn("shuffle", self.pile)
                self.seen = [[] for _ in self.pile]
                self.note("shuffled", seat=me)
                self.go_on()
            case "armageddon" if len(self.others()) == 1:
                self.face(self.others()[0])
            case "armageddon":
                self.ask_one("opponent", me)

    def attack(self, victim: int) -> None:
        """E15."""
        turns = 2 + (self.turns if self.attacked else 0)
        self.note("attacked", seat=self.player, victim=victim, turns=turns, actor=-1)
        self.begin_turn(victim, turns, True)

    def rob(self, effect: str, victim: int) -> None:
        """E18, E23, E26."""
        assert self.chain is not None
        hand, named = self.hands[victim], self.chain["named"]
        if not hand or (named and named not in hand):
            fact: Fact = {"how": effect, "named": named, "why": "lacks" if hand else "empty"}
            self.note("missed", seat=self.player, victim=victim, **fact, actor=-1)
            self.go_on()
        elif named:
            self.take(named)
        elif effect == "favor" and len(hand) > 1:
            self.ask_one("give", victim)
        elif effect == "pair" and "godcat" in hand and len(hand) > 1:
            self.ask_one("steal", self.player)
        elif effect == "pair" and "godcat" not in hand:
            self.take(self.blindly())
        else:
            self.take(hand[0])

    def blindly(self) -> str:
        assert self.chain is not None
        hand = self.hands[self.chain["victim"]]
        return self.drawn("theft", [card for card in hand if card != "godcat"])[0]

    def take(self, card: str) -> None:
        assert self.chain is not None
        me, victim, how = self.player, self.chain["victim"], self.chain["effect"]
        openly = how == "triple" or card == "godcat"
        self.hand_over(victim, card, openly)
        secret = {} if openly else {"card": [me, victim]}
        giver = victim if how == "favor" else me
        self.note("took", seat=me, victim=victim, how=how, card=card, secret=secret, actor=giver)
        self.go_on()

    def raise_heck(self, keep: bool) -> None:
        """E19."""
        me, card = self.player, self.pile[-1]
        self.note("raised", seat=me, kept=keep, card=card, secret={"card": [me]})
        if not keep:
            self.pile.insert(0, self.pile.pop())
            self.seen.insert(0, self.seen.pop())
            self.end_turn()
        elif self.leave_pile(-1) == "kitten":
            self.explode()
        else:
            self.end_turn()

    # Armageddon

    def face(self, opponent: int) -> None:
        assert self.chain is not None
        self.chain["victim"] = opponent
        self.note("faced", seat=self.player, opponent=opponent)
        self.ask_one("lay", self.player)

    def lay(self, mine: str) -> None:
        """E28."""
        assert self.chain is not None
        self.mine, opponent = mine, self.chain["victim"]
        self.note("laid", seat=self.player, opponent=opponent, mine=mine, secret={"mine": [self.player]})
        self.ask_one("answer", opponent)

    def answer(self, swap: bool) -> None:
        """E29, E30, E32."""
        assert self.chain is not None
        me, opponent = self.player, self.chain["victim"]
        blessed, cursed = (me, opponent) if (self.mine == "godcat") != swap else (opponent, me)
        self.mine = None
        self.note("answered", seat=opponent, swap=swap)
        self.note("unveiled", godcat=blessed, devilcat=cursed)
        self.hands[blessed].append("godcat")
        self.godcat = blessed
        if "defuse" in self.hands[cursed]:
            self.lay_off(cursed, "defuse")
            self.note("defused", seat=cursed, card="defuse", danger="devilcat")
            self.end_turn()
        else:
            self.eliminate(cursed, "devilcat")

    # Turns and explosions

    def draw(self) -> None:
        card = self.leave_pile(0)
        if card == "kitten":
            self.explode()
        else:
            self.note("drew", seat=self.player, card=card, secret={"card": [self.player]})
            self.end_turn()

    def end_turn(self) -> None:
        """E15, E17."""
        if self.turns > 1:
            self.begin_turn(self.player, self.turns - 1, self.attacked)
        else:
            self.begin_turn(self.after(self.player), 1, False)

    def explode(self) -> None:
        """E11, E12: only who holds the Godcat has a choice, and all know who does."""
        self.chain = None
        self.note("exploding", seat=self.player)
        if "godcat" in self.hands[self.player]:
            self.ask_one("defuse", self.player)
        elif "defuse" in self.hands[self.player]:
            self.save("defuse")
        else:
            self.discards.append("kitten")
            self.eliminate(self.player, "kitten")

    def save(self, card: str) -> None:
        self.lay_off(self.player, card)
        self.note("defused", seat=self.player, card=card, danger="kitten")
        self.ask_one("hide", self.player)

    def hide(self, place: int, chosen: bool) -> None:
        """E11, E36: who does not know where it went is sure of no card of the pile any more."""
        knowing = [self.player] if chosen else []
        self.seen = [[reader for reader in seen if reader in knowing] for seen in self.seen]
        self.seen.insert(place, [*knowing])
        self.pile.insert(place, "kitten")
        where = place if chosen else None
        self.note("hid", seat=self.player, place=where, secret={"place": knowing})
        self.end_turn()

    def eliminate(self, seat: int, by: str) -> None:
        """E13, E14, E32."""
        ask, cards = self.ask, by_kind(self.hands[seat])
        for card in cards:
            self.lay_off(seat, card)
        self.out.append(seat)
        self.note("eliminated", seat=seat, by=by, cards=cards)
        if len(self.alive) == 1:
            order = [*self.out, *self.alive]
            scores = [order.index(each) for each in range(self.seats)]
            self.over = {"why": "survivor", "scores": scores, "winners": self.alive}
            self.chain = None
            self.note("ended", winner=self.alive[0])
        elif seat == self.player:
            self.begin_turn(self.after(seat), 1, False)
        elif ask == "answer":
            self.end_turn()
        else:
            self.go_on()

    def give_up(self, seat: int) -> None:
        """E37."""
        self.discards += ["kitten"] * (self.ask in ("defuse", "hide"))
        self.mine = None
        self.eliminate(seat, "gave-up")
