"""The base of what actions say of themselves, as JSON. Never compiled: msgspec makes these classes itself."""

import msgspec
from msgspec import Struct


class Form(Struct, frozen=True, tag_field="do"):
    """What there is to do. Every game derives its own, with a tag."""

    def written(self) -> dict[str, object]:
        """As it is sent and recorded."""
        written: dict[str, object] = msgspec.to_builtins(self)
        return written
