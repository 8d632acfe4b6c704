"""What a player of Kaboom! has seen, for tables that show it only once (K31)."""

from msgspec.structs import replace

from miccia.games.kaboom.events import Analyzed, Bypassed, Dealt, KaboomEvent
from miccia.games.kaboom.view import KaboomView


class Notes:
    """The wires that one has looked at, those that others have, and those that were taken away."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.forget()

    def forget(self) -> None:
        self.colours: dict[int, str] = {}  # by wire
        self.removed: dict[int, str] = {}
        self.analyzed: dict[int, set[int]] = {}  # by seat

    def hear(self, event: KaboomEvent) -> None:
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

    def recall(self, view: KaboomView) -> KaboomView:
        """The view as a table that keeps notes would show it."""
        wires = [
            replace(wire, colour=self.colours.get(place), removed=self.removed.get(place))
            for place, wire in enumerate(view.wires)
        ]
        players = [
            replace(player, analyzed=sorted(self.analyzed.get(seat, ())))
            for seat, player in enumerate(view.players)
        ]
        return replace(view, wires=wires, players=players)
