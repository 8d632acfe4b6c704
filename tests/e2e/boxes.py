"""Every size of screen, and what arithmetic finds on a page at each of them (boxes.js)."""

from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page

BOXES = (Path(__file__).parent / "boxes.js").read_text()


class Size(NamedTuple):
    width: int
    height: int

    @property
    def touch(self) -> bool:
        return min(self) < 560 and self not in ZOOMED  # on a tablet the pointer says it, not the size

    @property
    def once(self) -> bool:
        """Low: everything on one screen."""
        return self.height < 520

    def __str__(self) -> str:
        return f"{self.width}×{self.height}"


ZOOMED = [Size(720, 450)]  # 1440×900 at 200 %
SIZES = [
    Size(360, 640), Size(390, 844), Size(667, 375), Size(844, 390), *ZOOMED, Size(768, 1024), Size(1024, 700),
    Size(1024, 768), Size(1440, 900), Size(1920, 1080),
]  # fmt: skip
BETWEEN = [  # where one layout gives way to another
    Size(360, 740), Size(375, 812), Size(412, 760), Size(480, 854), Size(740, 360),
    Size(1200, 680), Size(1280, 720), Size(1366, 768),
]  # fmt: skip
FEW = [Size(360, 640), Size(390, 844), Size(844, 390), *ZOOMED, Size(1024, 700), Size(1440, 900)]


class Eye:
    """Looks at one page in one state after the other, at every size, and remembers where things were."""

    def __init__(self, page: Page, sizes: list[Size]) -> None:
        self.page = page
        self.sizes = sizes
        self.spots: dict[Size, dict[str, int]] = {}
        self.faults: dict[str, str] = {}  # and the first state it was seen in

    def look(self, state: str) -> None:
        for size in self.sizes:
            self.page.set_viewport_size({"width": size.width, "height": size.height})
            found = self.page.evaluate(BOXES, {"touch": size.touch, "once": size.once})
            before, now = self.spots.get(size, {}), found["spots"]
            moved = [  # more than a rounding
                f"{name} moved: {at} to {now[name]}"
                for name, at in before.items()
                if abs(now.get(name, at) - at) > 1
            ]
            self.spots[size] = before | now
            for fault in found["faults"] + moved:
                self.faults.setdefault(f"{size} {fault}", state)

    def check(self) -> None:
        assert not self.faults, "\n".join(f"{state}: {fault}" for fault, state in self.faults.items())
