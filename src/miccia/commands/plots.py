"""Pictures of a tournament, by matplotlib."""

from pathlib import Path

from miccia.arena.standings import Standings
from miccia.arena.tournament import Tournament
from miccia.core.refused import BadSetup

KINDS = (".svg", ".png")


def plots_needed(file: Path) -> None:
    """Say at once if it cannot be drawn, not after all games."""
    if file.suffix not in KINDS:
        raise BadSetup("bad-plot", f"a picture is called .svg or .png, not {file.name!r}")
    try:
        import matplotlib  # noqa: F401 - only whether it is there
    except ModuleNotFoundError:
        raise BadSetup(
            "no-plots", 'no matplotlib here; pictures need it: pip install "miccia[plots]"'
        ) from None


def draw(tournament: Tournament, found: Standings, file: Path) -> None:
    """A bar of error for each bot, the best on top."""
    from matplotlib.figure import Figure

    table = found.table[::-1]
    figure = Figure(figsize=(7, 1.2 + 0.5 * len(table)), layout="constrained")
    axes = figure.subplots()
    for place, one in enumerate(table):
        if one.rating is not None:
            bars = [[one.rating.rating - one.rating.low], [one.rating.high - one.rating.rating]]
            axes.errorbar([one.rating.rating], [place], xerr=bars, fmt="o", color="C0", capsize=4)
        for figures, mark, colour in ((one.alone, "o", "C0"), (one.mixed, "s", "C1")):
            if figures is not None:
                error = 1.96 * figures.stderr
                axes.errorbar([figures.mean], [place], xerr=[error], fmt=mark, color=colour, capsize=4)
    axes.set_yticks(range(len(table)), [one.bot for one in table])
    axes.margins(y=0.3)
    axes.grid(axis="x", alpha=0.3)
    if tournament.together:
        axes.set_xlabel("mean score with 95 %: ● with its own kind, ■ with others")
    else:
        axes.set_xlabel("rating with 95 %")
    axes.set_title(f"{tournament.game}, {tournament.players} players, {found.deals} deals")
    figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else None)
