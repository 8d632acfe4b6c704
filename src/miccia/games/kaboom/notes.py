"""What a player of Kaboom! has seen, for tables that show it only once (K31)."""

from msgspec.structs import replace

from miccia.games.kaboom.cards import KINDS
from miccia.games.kaboom.events import (
    Alarmed,
    Analyzed,
    Bypassed,
    Cut,
    Dealt,
    Discarded,
    Exited,
    Hurried,
    Intercepted,
    KaboomEvent,
    ReEntered,
    Took,
)
from miccia.games.kaboom.shown import KaboomView

ORDER = {card.name: card.index for card in KINDS}


class Notes:
    """The wires that one has looked at, those that others have, those that were taken away, and the cards
    that are certainly in the hands of others."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.forget()

    def forget(self) -> None:
        self.colours: dict[int, str] = {}  # by wire
        self.removed: dict[int, str] = {}
        self.analyzed: dict[int, set[int]] = {}  # by seat
        self.known: dict[int, list[str]] = {}  # by seat

    def copy(self) -> "Notes":
        new = Notes(self.seat)
        new.colours = self.colours.copy()
        new.removed = self.removed.copy()
        new.analyzed = {seat: wires.copy() for seat, wires in self.analyzed.items()}
        new.known = {seat: cards[:] for seat, cards in self.known.items()}
        return new

    def hear(self, event: KaboomEvent) -> None:
        for seat, card in laid(event):
            if card in self.known.get(seat, ()):
                self.known[seat].remove(card)
        match event:
            case Dealt():
                self.forget()
            case Analyzed():
                self.analyzed.setdefault(event.seat, set()).add(event.wire)
                if event.colour is not None:
                    self.colours[event.wire] = event.colour
            case Bypassed():
                self.removed[event.wire] = event.removed
                self.colours[event.wire] = event.colour
                for wires in self.analyzed.values():
                    wires.discard(event.wire)
            case Intercepted() if event.hand is not None:
                self.known[event.target] = [*event.hand]
            case Took():
                self.take(event)

    def take(self, event: Took) -> None:
        """Who takes knows the rest of the hand, its owner what was taken; to others it may be any card
        that they knew there."""
        if event.seat == self.seat:
            self.known[event.target].remove(str(event.card))
        else:
            held = self.known.get(event.target, [])
            self.known[event.target] = [card for place, card in enumerate(held) if card in held[:place]]
        if event.target == self.seat:
            self.known.setdefault(event.seat, []).append(str(event.card))

    def recall(self, view: KaboomView) -> KaboomView:
        """The view as a table that keeps notes would show it."""
        wires = [
            replace(wire, colour=self.colours.get(place), removed=self.removed.get(place))
            for place, wire in enumerate(view.wires)
        ]
        players = [
            replace(
                player,
                analyzed=tuple(sorted(self.analyzed.get(seat, ()))),
                known=tuple(sorted(self.known.get(seat, ()), key=ORDER.__getitem__)),
            )
            for seat, player in enumerate(view.players)
        ]
        return replace(view, wires=wires, players=players)


def laid(event: KaboomEvent) -> list[tuple[int, str]]:
    """The cards that left a hand for all to see, and whose hand it was."""
    match event:
        case Analyzed() | Exited():
            return [(event.seat, card) for card in event.cards]
        case Cut():
            return [(event.seat, f"cut-{event.colour}")]
        case Hurried() | Discarded():
            return [(event.seat, event.card)]
        case Intercepted():
            return [(event.seat, "intercept")]
        case Alarmed():
            return [(event.seat, "alarm")]
        case ReEntered():
            return [(event.seat, "re-enter")]
        case Bypassed():
            return [(event.seat, "bypass")]
    return []
