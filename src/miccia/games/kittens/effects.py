"""What cards do in Kittens once nobody says no any more: E15 to E33."""

from mypy_extensions import i64

from miccia.core.bits import BITS
from miccia.core.chance import Chance
from miccia.games.kittens import events
from miccia.games.kittens.cards import (
    ARMAGEDDON,
    ATTACK,
    DEFUSE,
    FAVOR,
    GODCAT,
    HECK,
    KITTEN,
    REVEAL,
    TARGETED,
    Card,
    spread,
)
from miccia.games.kittens.table import EVERYBODY
from miccia.games.kittens.turns import Turns


class Effects(Turns):
    """A table at which what was played takes effect."""

    # What cards do

    def resolve(self, chance: Chance) -> None:
        """E22: an odd number of Nopes cancels the play, and the turn goes on."""
        noped = self.height & 1 != 0
        effect = self.effect
        if self.journal is not None:
            self.journal.append(events.Resolved(self.player, self.effect_name(), noped))
        if noped:
            self.go_on()
        elif len(self.laid) > 1:
            self.rob(chance)
        elif effect is ATTACK:
            self.attack(self.after(self.player))
        elif effect is TARGETED:
            self.attack(self.victim)
        elif effect is FAVOR:
            self.ask_favor()
        elif effect is HECK:
            self.peek()
        elif effect is REVEAL:
            self.reveal()
        elif effect is ARMAGEDDON:
            self.begin_armageddon()
        else:
            self.shuffle(chance)

    def attack(self, victim: i64) -> None:
        """E15, E16: two turns, and all that the attacker still owed under attack."""
        turns = owed(self.turns, self.attacked)
        if self.journal is not None:
            self.journal.append(events.Attacked(self.player, victim, turns))
        self.begin_turn(victim, turns, True)

    def peek(self) -> None:
        """E19: look at the bottom card."""
        self.pile_known[0] |= BITS[self.player]
        if self.journal is not None:
            self.journal.append(events.Peeked(self.player, self.pile[0].name))
        self.ask("heck", self.player)

    def raise_heck(self, keep: bool) -> None:
        """E19: a kept Kitten is drawn; on top of the pile the others do not see it."""
        card = self.pile[0]
        if self.journal is not None:
            self.journal.append(events.Raised(self.player, keep, card.name))
        if not keep:
            self.pile.append(self.pile.pop(0))
            self.pile_known.append(self.pile_known.pop(0))
            self.end_turn()
        elif self.draw_bottom() is KITTEN:
            self.explode()
        else:
            self.end_turn()

    def reveal(self) -> None:
        """E20."""
        top = len(self.pile) - min(3, len(self.pile))
        for place in range(top, len(self.pile)):
            self.pile_known[place] = EVERYBODY
        if self.journal is not None:
            self.journal.append(events.Revealed(self.player, [card.name for card in self.pile[top:][::-1]]))
        self.go_on()

    def shuffle(self, chance: Chance) -> None:
        """E21."""
        self.pile = chance.shuffle("shuffle", self.pile)[::-1]
        self.pile_known = [0] * len(self.pile)
        if self.journal is not None:
            self.journal.append(events.Shuffled(self.player))
        self.go_on()

    # Taking cards

    def ask_favor(self) -> None:
        """E18: the victim chooses; with a single card there is no choice."""
        if not self.sizes[self.victim]:
            self.miss("empty")
        elif self.sizes[self.victim] == 1:
            self.take(self.cards_of(self.victim)[0])
        else:
            self.ask("give", self.victim)

    def rob(self, chance: Chance) -> None:
        """E23: a pair takes a random card, a triple the one it names. E26: a Godcat is known by its back."""
        victim, named = self.victim, self.named
        if not self.sizes[victim]:
            self.miss("empty")
        elif named is not None:
            if self.holds(victim, named):
                self.take(named)
            else:
                self.miss("lacks")
        elif self.godcat != victim:
            self.take(self.any_card(chance))
        elif self.sizes[victim] == 1:
            self.take(GODCAT)
        else:
            self.ask("steal", self.player)

    def any_card(self, chance: Chance) -> Card:
        """A random card of the victim's, but never the Godcat."""
        hand = self.hands[self.victim]
        return chance.pick("theft", spread(hand - GODCAT.one if self.godcat == self.victim else hand))

    def take(self, card: Card) -> None:
        if card is GODCAT or card is self.named:
            self.pass_openly(self.victim, self.player, card)
        else:
            self.pass_secretly(self.victim, self.player, card)
        if self.journal is not None:
            self.journal.append(events.Took(self.player, self.victim, self.effect_name(), card.name))
        self.go_on()

    def miss(self, why: events.Failure) -> None:
        if self.journal is not None:
            named = None if self.named is None else self.named.name
            self.journal.append(events.Missed(self.player, self.victim, self.effect_name(), named, why))
        self.go_on()

    # Armageddon

    def begin_armageddon(self) -> None:
        """E27, E28: the cards are picked up; with two players left the opponent is no choice."""
        others = self.others(False)
        if len(others) == 1:
            self.face(others[0])
        else:
            self.ask("opponent", self.player)

    def face(self, opponent: i64) -> None:
        self.victim = opponent
        if self.journal is not None:
            self.journal.append(events.Faced(self.player, opponent))
        self.ask("lay", self.player)

    def lay(self, mine: Card) -> None:
        """E28: only the player knows which card lies where."""
        self.mine = mine
        if self.journal is not None:
            self.journal.append(events.Laid(self.player, self.victim, mine.name))
        self.ask("answer", self.victim)

    def answer(self, swap: bool) -> None:
        """E29, E30: the opponent has decided and both cards are turned over."""
        opponent = self.victim
        blessed = self.player if (self.mine is GODCAT) != swap else opponent
        cursed = self.player + opponent - blessed
        self.mine = None
        if self.journal is not None:
            self.journal.append(events.Answered(opponent, swap))
            self.journal.append(events.Unveiled(blessed, cursed))
        self.take_in(blessed, GODCAT)
        self.godcat = blessed
        if self.holds(cursed, DEFUSE):
            self.discard(cursed, DEFUSE)
            if self.journal is not None:
                self.journal.append(events.Defused(cursed, DEFUSE.name, "devilcat"))
            self.end_turn()
            return
        self.eliminate(cursed, "devilcat")
        if cursed == self.player:
            self.leave_turn()
        elif self.over is None:
            self.end_turn()  # E32


def owed(turns: i64, attacked: bool) -> i64:
    """E15: the turns that an Attack gives, by whoever has so many to take."""
    return turns + 2 if attacked else 2
