"""What somebody is asked about before they do it, for tests of slips."""

from typing import Any

from miccia.core.match import AnyMatch
from miccia.core.slip import among


def slips_of(match: AnyMatch, seat: int) -> dict[int, str]:
    """By the ids of a seat's legal actions: code and rule."""
    slips = match.game.slips
    assert slips is not None
    found = among(slips, match.view(seat), match.legal(seat))
    return {action: f"{slip.code} {slip.rule}" for action, slip in found.items()}


def asked(table: Any, seat: int, action: int) -> str | None:
    """Why a seat is asked before this legal action; None: it is not."""
    assert action in [legal.id for legal in table.match.legal(seat)]
    return slips_of(table.match, seat).get(action)
