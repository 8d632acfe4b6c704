"""What an object of the rules is made of, compiled or not: for equality, fingerprints, copies and pickles."""

import inspect
from importlib import import_module
from pickle import PicklingError
from typing import Any

from mypy_extensions import i64

Reduced = tuple[Any, ...]  # what __reduce__ gives: how to make the thing again, from what, attributes to set


def attributes(thing: object) -> dict[str, Any]:
    """Every attribute that is set, by name and in the order of the names."""
    names = declared(type(thing))
    own = getattr(thing, "__dict__", None)
    if own and not names.issuperset(own):
        names = names.union(own)
    return {name: getattr(thing, name) for name in sorted(names) if hasattr(thing, name)}


DECLARED: dict[Any, frozenset[str]] = {}


def declared(kind: Any) -> frozenset[str]:
    """The names of the attributes that a class and its bases declare."""
    if kind in DECLARED:
        return DECLARED[kind]
    names: set[str] = set()
    for cls in kind.__mro__:
        names.update(cls.__dict__.get("__mypyc_attrs__", ()), inspect.get_annotations(cls))
    DECLARED[kind] = frozenset(names - {"__dict__", "__weakref__"})
    return DECLARED[kind]


def kept(module: str, shelf: str, place: int | str) -> Any:
    """What exists once, such as a card: pickles and copies name the list or dict of a module it stands in."""
    return getattr(import_module(module), shelf)[place]


def where_kept(thing: object, module: str, shelf: str, place: i64) -> Reduced:
    """How to find the thing again, if it stands there."""
    things = getattr(import_module(module), shelf, ())
    if place >= len(things) or things[place] is not thing:
        raise PicklingError(f"{thing!r} does not stand in {module}.{shelf}")
    return kept, (module, shelf, int(place))


def flat(value: object) -> Any:
    """A value made of numbers, strings and lists, in which all else goes by what it says of itself."""
    if isinstance(value, (list, tuple)):
        return [flat(item) for item in value]
    if isinstance(value, dict):
        return [[flat(key), flat(item)] for key, item in value.items()]
    return value if isinstance(value, (int, str)) or value is None else repr(value)
