"""What a host can watch: counts and times as Prometheus reads them. None names a person or a table."""

from prometheus_client import CollectorRegistry, Counter, Histogram

QUICK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)  # seconds
SLOW = (0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)


class Metrics:
    """Everything that one server counts; who is at the tables is looked up when somebody asks (`census`)."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.moves = Counter(
            "miccia_moves",
            "Inputs that were accepted, of people, bots and clocks.",
            ["game"],
            registry=registry,
        )
        self.answers = Histogram(
            "miccia_answer_seconds",
            "From the receipt of a move until its answer is handed to the socket.",
            buckets=QUICK,
            registry=registry,
        )
        self.commits = Histogram(
            "miccia_commit_seconds", "To write a commit for good.", buckets=QUICK, registry=registry
        )
        self.inputs = Histogram(
            "miccia_commit_inputs",
            "Inputs of games in a commit.",
            buckets=(0, 1, 2, 5, 10, 20, 50, 100),
            registry=registry,
        )
        self.thoughts = Histogram(
            "miccia_bot_seconds", "To wait for a bot's choice.", ["level"], buckets=SLOW, registry=registry
        )
        self.refusals = Counter(
            "miccia_refusals", "What was refused, by its code.", ["code"], registry=registry
        )
        self.limited = Counter(
            "miccia_limited", "What was too much, by the limit.", ["limit"], registry=registry
        )
