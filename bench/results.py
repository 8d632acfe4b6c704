"""Puts what was measured into bench/results.md, each under its own heading."""

import re
from pathlib import Path


def write_section(path: Path, heading: str, text: str) -> None:
    """Put the section into the file, in the place of the one of the same name."""
    old = path.read_text() if path.exists() else "# Results\n"
    parts = [
        part.strip() for part in re.split(r"(?m)^(?=## )", old) if not part.startswith(f"## {heading}\n")
    ]
    path.write_text("\n\n".join([*parts, f"## {heading}\n\n{text.strip()}"]) + "\n")
