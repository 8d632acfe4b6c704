"""The actions of FUSE in their JSON form. They name what their player saw, a roll by its full number."""

from miccia.core.forms import Form


class DoPlace(Form, frozen=True, tag="place"):
    roll: int
    die: int  # its place in the tray
    bomb: int
    space: int


class DoGive(Form, frozen=True, tag="give"):
    bomb: int
    space: int


class DoTake(Form, frozen=True, tag="take"):
    key: str  # of a bomb


class DoDone(Form, frozen=True, tag="done"):
    roll: int


class DoFirst(Form, frozen=True, tag="first"):
    roll: int
    die: int


FuseAct = DoPlace | DoGive | DoTake | DoDone | DoFirst
