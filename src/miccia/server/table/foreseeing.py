"""How the bots of a table will read what a player can do, for who asks. It is made of that seat's own view
and of what it was told, never of the state."""

from miccia.server import wire
from miccia.server.people.places import PROGRAM, Places
from miccia.server.table import show
from miccia.server.table.live import Live
from miccia.server.table.scene import Scene


def foreseen(scene: Scene, live: Live, seat: int) -> wire.Foreseen:
    """The answer to a seat that asks."""
    readings = show.foretold(live, seat, levels(scene.row.places)) if may_foresee(scene, seat) else []
    return wire.Foreseen(live.count(seat), readings)


def may_foresee(scene: Scene, seat: int) -> bool:
    """Whether the table tells a seat how bots will read it: who plays there, unless it wants no coach."""
    return scene.row.places[seat].decides and scene.row.customs.coach != "off"


def levels(places: Places) -> dict[int, str]:
    """The seats that bots play on, also for people, and how they play; nobody knows how programs do."""
    bots = enumerate(place.bot for place in places)
    return {seat: bot for seat, bot in bots if bot not in (None, PROGRAM)}
