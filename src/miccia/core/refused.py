"""The one way in which the rules say no."""


class Refused(Exception):
    """An input that the rules do not allow; nothing has changed.

    `code` names the reason, such as `no-clues-left`; `rule` is the numbered rule behind it, if there is one.
    The sentences for it live in the games' words.
    """

    def __init__(self, code: str, rule: str = "") -> None:
        super().__init__(code, rule)
        self.code = code
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.code} ({self.rule})" if self.rule else self.code


class BadSetup(ValueError):
    """A game that cannot be started like this: `unknown-game`, `bad-seats`, `bad-option`, …"""

    def __init__(self, code: str, detail: str) -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail

    def __str__(self) -> str:
        return f"{self.code}: {self.detail}"


class BadChoice(ValueError):
    """A number that the mask of its game forbids."""
