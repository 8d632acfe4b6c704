"""What an object of the rules is made of, compiled or not: for equality, fingerprints, copies and pickles."""

import inspect
from importlib import import_module
from pickle import PicklingError
from typing import Any

Reduced = tuple[Any, ...]  # what __reduce__ gives: how to make the thing again, from what, attributes to set


def attributes(thing: object) -> dict[str, Any]:
    """Every attribute that is set, by name and in the order of the names."""
    names = set(getattr(thing, "__dict__", ()))
    for cls in type(thing).__mro__:
        names.update(cls.__dict__.get("__mypyc_attrs__", ()), inspect.get_annotations(cls))
    names -= {"__dict__", "__weakref__"}
    return {name: getattr(thing, name) for name in sorted(names) if hasattr(thing, name)}


def kept(module: str, shelf: str, place: int | str) -> Any:
    """What exists once, such as a card: pickles and copies name the list or dict of a module it stands in."""
    return getattr(import_module(module), shelf)[place]


def where_kept(thing: object, module: str, shelf: str, place: int) -> Reduced:
    """How to find the thing again, if it stands there."""
    things = getattr(import_module(module), shelf, ())
    if place >= len(things) or things[place] is not thing:
        raise PicklingError(f"{thing!r} does not stand in {module}.{shelf}")
    return kept, (module, shelf, place)


def flat(value: object) -> Any:
    """A value made of numbers, strings and lists, in which all else goes by what it says of itself."""
    if isinstance(value, (list, tuple)):
        return [flat(item) for item in value]
    if isinstance(value, dict):
        return [[flat(key), flat(item)] for key, item in value.items()]
    return value if isinstance(value, (int, str)) or value is None else repr(value)
