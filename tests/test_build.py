"""What the build hook makes: a client for a strict Content-Security-Policy, and rules that compute alike."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import hatch_build
import miccia

STATIC = Path(__file__).parents[1] / "src/miccia/static"


def test_the_page_has_nothing_inline() -> None:
    page = (STATIC / "index.html").read_text()
    assert re.search(r'<script type="module"[^>]* src="/assets/[\w.-]+\.js"></script>', page)
    assert not re.search(r"<script(?![^>]* src=)|<style|\sstyle=|\son\w+=|javascript:|data:", page)


def test_every_asset_is_named_by_its_content() -> None:
    assets = [path.name for path in (STATIC / "assets").iterdir()]
    assert assets
    assert [name for name in assets if not re.search(r"-[\w-]{8}\.\w+$", name)] == []


@pytest.mark.skipif(miccia.RULES == "plain", reason="compiles, so it belongs to the compiled run")
def test_a_compiled_shift_is_64_bits_wide(tmp_path: Path) -> None:
    module = tmp_path / "shift.py"
    module.write_text(
        "from typing import Final\n"
        "from mypy_extensions import i64\n"
        "ONE: Final = 1\n"
        "def bits(n: i64) -> tuple[i64, i64, i64]:\n"
        "    return 1 << n, ONE << n, -1 << n\n"
    )
    assert hatch_build.compile_modules(tmp_path, [module]) is None
    module.unlink()
    command = [sys.executable, "-c", "import shift; print(shift.__file__[-3:], *shift.bits(40))"]
    shown = subprocess.run(command, cwd=tmp_path / "out", capture_output=True, text=True, check=True).stdout
    assert shown.split() == [".so", str(1 << 40), str(1 << 40), str(-1 << 40)]
