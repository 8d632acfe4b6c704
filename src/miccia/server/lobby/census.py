"""Who is at which tables, counted when a host asks. Called from the thread that is asked."""

from collections import Counter
from collections.abc import Iterator

from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from miccia.games import names
from miccia.server.lobby.lobby import Lobby
from miccia.server.table.around import phase

PHASES = ("gathering", "playing", "over")


class Census(Collector):
    """The tables in memory, and the lines to them."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby

    def collect(self) -> Iterator[GaugeMetricFamily]:
        tables: Counter[tuple[str, str]] = Counter()
        lines: Counter[str] = Counter()
        for table in list(self.lobby.tables.values()):  # a copy: the loop goes on meanwhile
            tables[table.row.game, phase(table.scene)] += 1
            for connection in list(table.present):
                lines["onlooker" if table.scene.looks_on(connection) else "player"] += 1
        yield gauge("miccia_tables", "Tables in memory.", ["game", "state"], {
            (game, phase): tables[game, phase] for game in names() for phase in PHASES
        })  # fmt: skip
        yield gauge("miccia_connections", "Lines to tables.", ["kind"], {
            (kind,): lines[kind] for kind in ("player", "onlooker")
        })  # fmt: skip


def gauge(name: str, about: str, labels: list[str], values: dict[tuple[str, ...], int]) -> GaugeMetricFamily:
    found = GaugeMetricFamily(name, about, labels=labels)
    for key, value in values.items():
        found.add_metric(key, value)
    return found
