"""Turns and explosions in Kittens: E9 to E14, E17 and E37."""

from mypy_extensions import i64

from miccia.core.bits import BITS
from miccia.core.turn import Over
from miccia.games.kittens import events
from miccia.games.kittens.cards import DEFUSE, KITTEN, Card
from miccia.games.kittens.table import NOBODY, KittensTable


class Turns(KittensTable):
    """A table at which turns are taken and players explode."""

    # A turn

    def begin_turn(self, player: i64, turns: i64, attacked: bool) -> None:
        self.player = player
        self.turns = turns
        self.attacked = attacked
        if self.journal is not None:
            self.journal.append(events.Began(player, turns))
        self.go_on()

    def go_on(self) -> None:
        """E9: the player may play another card, or draw."""
        self.laid = ()
        self.victim = NOBODY
        self.named = None
        self.height = 0
        self.ask("turn", self.player)

    def end_turn(self) -> None:
        """E15, E17: one turn is over; others may still be owed."""
        if self.turns > 1:
            self.begin_turn(self.player, self.turns - 1, self.attacked)
        else:
            self.begin_turn(self.after(self.player), 1, False)

    def draw(self) -> None:
        """E9: the top card ends the turn, unless it is a Kitten."""
        card = self.draw_top()
        if card is KITTEN:
            self.explode()
            return
        if self.journal is not None:
            self.journal.append(events.Drew(self.player, card.name))
        self.end_turn()

    # Exploding

    def explode(self) -> None:
        """E11, E12: the player has drawn a Kitten and shows it. Only who holds the Godcat has a choice, and
        is asked even without a Defuse: the question must not tell that there is one."""
        self.laid = ()
        if self.journal is not None:
            self.journal.append(events.Exploding(self.player))
        if self.godcat == self.player:
            self.ask("defuse", self.player)
        elif self.holds(self.player, DEFUSE):
            self.save(DEFUSE)
        else:
            self.discards.append(KITTEN)
            self.eliminate(self.player, "kitten")
            self.leave_turn()

    def save(self, card: Card) -> None:
        """E11: the Kitten is defused, and goes back into the pile."""
        self.discard(self.player, card)
        if self.journal is not None:
            self.journal.append(events.Defused(self.player, card.name, "kitten"))
        self.ask("hide", self.player)

    def hide(self, place: i64, viewers: i64) -> None:
        """E11: the Kitten goes back in secret, or unknown even to the player (E36)."""
        self.insert(KITTEN, place, viewers)
        if self.journal is not None:
            self.journal.append(events.Hid(self.player, place if viewers else None))
        self.end_turn()

    def eliminate(self, seat: i64, by: events.Fate) -> None:
        """E13: the whole hand is discarded. E14: the last one alive wins."""
        cards = self.cards_of(seat)
        for card in cards:
            self.discard(seat, card)
        self.alive &= ~BITS[seat]
        self.out = (*self.out, seat)
        if self.journal is not None:
            self.journal.append(events.Eliminated(seat, by, [card.name for card in cards]))
        if len(self.out) == self.seats - 1:
            self.end()

    def leave_turn(self) -> None:
        """E13: the turns of a player who is out vanish; the next one has one turn."""
        if self.over is None:
            self.begin_turn(self.after(self.player), 1, False)

    def end(self) -> None:
        """E14. A player's score is how many others they outlived."""
        winner = self.after(0)
        order = (*self.out, winner)
        self.over = Over("survivor", tuple([order.index(seat) for seat in range(self.seats)]), (winner,))
        self.laid = ()
        if self.journal is not None:
            self.journal.append(events.Ended(winner))

    def give_up(self, seat: i64) -> None:
        """E37: a Kitten that is being defused goes with them; an Armageddon is broken off."""
        ask = self.waiting.ask
        if ask == "defuse" or ask == "hide":
            self.discards.append(KITTEN)
        self.mine = None
        self.eliminate(seat, "gave-up")
        if seat == self.player:
            self.leave_turn()
        elif self.over is None:
            if ask == "answer":
                self.end_turn()  # E32
            else:
                self.go_on()
