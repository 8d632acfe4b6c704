"""The documentation site: `make docs`. Pages are Markdown, the reference comes from docstrings."""

from importlib import metadata
from typing import Any

project = "Miccia"
author = "The Miccia authors"
release = metadata.version("miccia")
extensions = ["myst_parser", "sphinx.ext.autodoc"]
html_theme = "furo"
html_title = f"Miccia {release}"
html_copy_source = html_show_sourcelink = html_show_copyright = False
exclude_patterns = ["screenshots"]
myst_heading_anchors = 3
highlight_language = "none"  # unless a block says what it is in

smartquotes = False  # "deck" is a string
default_role = "code"  # docstrings write `names` as Markdown does
autodoc_default_options = {"members": True, "member-order": "bysource"}
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 80

# Every name of ours must lead somewhere; those of others are not looked up, so that no network is needed.
nitpicky = True
nitpick_ignore_regex = [
    ("py:.*", r"(?!miccia\.).*"),
    ("py:.*", r".*\.(Thing|Position|View|Event|Options)"),  # any type
]


def as_it_stands(app: Any, what: str, name: str, thing: object, options: Any, lines: list[str]) -> None:
    """In a docstring, what is indented after a colon is shown as it stands: so does Markdown."""
    for place, line in enumerate(lines[:-2]):
        if line.endswith(":") and not lines[place + 1] and lines[place + 2].startswith(" "):
            lines[place] = f"{line}:"


def setup(app: Any) -> None:
    """Called by Sphinx."""
    app.connect("autodoc-process-docstring", as_it_stands)
