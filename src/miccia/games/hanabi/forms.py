"""The actions of Hanabi in their JSON form (H6)."""

from miccia.core.forms import Form


class DoPlay(Form, frozen=True, tag="play"):
    slot: int


class DoDiscard(Form, frozen=True, tag="discard"):
    slot: int


class DoClue(Form, frozen=True, tag="clue"):
    offset: int  # to whom, so many seats on
    value: str  # a colour's letter or a digit


HanabiAct = DoPlay | DoDiscard | DoClue
