"""All or nothing."""

from miccia.core.refused import Refused


class Whole:
    """Around whatever must be done, stored and told as a whole, or not at all: once something has failed
    halfway, what is in memory may not be what is stored, and must be read again."""

    failed = False

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is not None and not issubclass(kind, Refused):
            self.failed = True
