"""What somebody might send who means no good, or whose program is broken: made by hypothesis."""

import json
import random
from typing import Any, get_args

import msgspec
from hypothesis import strategies as st

from miccia.server import wire

Frame = str | bytes | list[str]  # the last in fragments
decoder = msgspec.json.Decoder(wire.Asked)
BEYOND = 20_000  # letters: more than any message may have

numbers = st.integers() | st.integers(0, 60) | st.sampled_from([-1, 2**31, 2**53, 2**63, 10**30])
anything = st.recursive(
    st.none() | st.booleans() | numbers | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
KNOWN = ["hello", "random", "steady", "remember", "it", "en", "tlh", "A", "ab12", "0:colour:red", ""]
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "id": numbers,
    "seat": st.none() | numbers,
    "on": st.booleans(),
    "customs": st.fixed_dictionaries(
        {},
        optional={
            "grace": st.sampled_from([0, 30, 120, 7]),
            "thought": st.sampled_from([0, 30, -1]),
            "sit_in": st.booleans(),
            "unasked": st.booleans(),
            "coach": st.sampled_from(["all", "off", "none"]),
        },
    ),
}
WORDS = st.sampled_from(KNOWN) | st.text(max_size=40)


def asks(ask: type[msgspec.Struct]) -> st.SearchStrategy[dict[str, Any]]:
    """Messages of one kind: of its shape, with values that may be wild, or not quite of its shape."""
    info = msgspec.inspect.type_info(ask)
    assert isinstance(info, msgspec.inspect.StructType)
    made = {
        field.name: FIELDS.get(field.name, numbers if is_number(field.type) else WORDS)
        for field in info.fields
    }
    tag = {"t": st.just(info.tag)}
    shaped = st.fixed_dictionaries(tag | made)
    wild = st.fixed_dictionaries(tag, optional=dict.fromkeys(made, anything) | {"extra": anything})
    return shaped | shaped | wild


def is_number(kind: msgspec.inspect.Type) -> bool:
    return isinstance(kind, msgspec.inspect.IntType)


def mutated(frame: str, dice: random.Random) -> str:
    """A message that somebody really sent, with something changed in it."""
    for _ in range(dice.randint(1, 3)):
        at = dice.randrange(len(frame) + 1)
        end = at + dice.randint(0, 8)
        frame = dice.choice([
            frame[:at] + frame[end:],
            frame[:at] + frame[at:end] * 2 + frame[end:],
            frame[:at] + dice.choice('{}[]",:0-9e.\\\u0000\ud7ff\U0001f4a3tnf') + frame[end:],
            frame.replace("1", str(dice.choice([-1, 0, 7, 10**20, 1e300, "null", '"1"']))),
            frame[end:] + frame[:at],
        ])  # fmt: skip
    return frame


def frames() -> st.SearchStrategy[Frame]:
    """Everything that can be thought of."""
    shaped = st.one_of([asks(ask) for ask in get_args(wire.Asked)]).map(json.dumps)
    deep = st.integers(1, 1900).map(lambda depth: '{"t":' * depth + "1" + "}" * depth)
    huge = st.integers(3_900, BEYOND).map(
        lambda size: '{"t":"chat","id":1,"text":"' + "è" * (size // 2) + '"}'
    )
    split = st.builds(lambda text, at: [text[:at], text[at:]], shaped, st.integers(0, 40))
    odd: st.SearchStrategy[Frame] = anything.map(json.dumps) | st.text() | st.binary() | deep | huge | split
    return shaped | odd


def asked(frame: Frame) -> wire.Asked | None:
    """What a frame asks for, if it asks for anything."""
    if isinstance(frame, bytes):
        return None
    try:
        ask: wire.Asked = decoder.decode(frame if isinstance(frame, str) else "".join(frame))
        return ask
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None
