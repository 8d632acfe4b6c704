"""What all tables of a server share."""

from msgspec import Struct, field

from miccia.server.bots.reviewers import Reviewers
from miccia.server.bots.thinking import Thinkers
from miccia.server.clock import Clock
from miccia.server.limits import Limits
from miccia.server.metrics import Metrics
from miccia.server.people.tokens import Mint
from miccia.server.store.contract import Store
from miccia.server.store.patience import Patience


class House(Struct, frozen=True):
    """The store, the clock, where the bots think and games are reviewed, who makes the visitors' tokens, how
    much they may do, what is counted, and who waits for the store.

    `pace` is how long bots seem to think at least, in milliseconds from and to; None: they answer at once.
    """

    store: Store
    clock: Clock
    thinkers: Thinkers
    mint: Mint
    limits: Limits
    pace: tuple[int, int] | None = (600, 1200)
    metrics: Metrics = field(default_factory=Metrics)
    reviewers: Reviewers = field(default_factory=Reviewers)
    patience: Patience = field(default_factory=Patience)
