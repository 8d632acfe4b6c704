"""The coach of Kaboom!: how likely the combinations are, and who is close to defusing the bomb."""

from collections.abc import Sequence

from miccia.core.coach import Advice, Row, percent
from miccia.core.game import Action
from miccia.core.words import Sentence, seat_mark
from miccia.games.kaboom.actions import CUT_THE_WIRES
from miccia.games.kaboom.cards import COLOURS, MAX_CUTS
from miccia.games.kaboom.odds import combinations, cuts_of, may_be_right, unseen_wire
from miccia.games.kaboom.shown import KaboomView
from miccia.games.kaboom.words import TEXTS, wire_mark

SHOWN = 4  # combinations


def advise(view: KaboomView, legal: Sequence[Action], names: Sequence[str], language: str) -> Advice | None:
    """What the seat can tell of the wires, and of everybody's Cuts."""
    if view.seat is None or view.over:
        return None
    likely = combinations(view)
    mine = cuts_of(view.players[view.seat])
    ready = len(mine) == MAX_CUTS and view.mascot != view.seat
    chance = percent(may_be_right(view, mine) if ready else likely[0][1])
    key = "coach-cuts" if ready else "coach-combination"
    colours = wires(likely[0][0], language)
    return Advice(
        figure=f"{chance}%",
        say=TEXTS.fill(key, language) if ready else TEXTS.fill(key, language, wires=colours),
        brief=TEXTS.plain("coach-brief", language, percent=chance, count=len(likely)),
        why=reasons(view, len(likely), language),
        note=unseen(view, language),
        title=TEXTS.plain("coach-close", language),
        column=TEXTS.plain("coach-column", language),
        rows=[*players(view, legal, names, language), *others(likely, language)],
        spoils=TEXTS.fill("coach-spoils", language),
        good=True,
    )


def wires(colours: Sequence[str], language: str) -> Sentence:
    return [part for colour in colours for part in (wire_mark(colour, language), " ")][:-1]


def reasons(view: KaboomView, count: int, language: str) -> Sentence:
    possible = TEXTS.fill("coach-possible", language, count=count)
    return [*possible, " ", *TEXTS.fill("coach-rene", language)] if view.mascot == view.seat else possible


def unseen(view: KaboomView, language: str) -> Sentence:
    """What a wire is that one has not seen."""
    if all(wire.colour for wire in view.wires):
        return []
    parts: Sentence = []
    for colour, chance in sorted(unseen_wire(view).items(), key=lambda each: -each[1]):
        parts += [wire_mark(colour, language), f"\u00a0{percent(chance)}%", ", "]
    return TEXTS.fill("coach-unseen", language, wires=parts[:-1])


def players(view: KaboomView, legal: Sequence[Action], names: Sequence[str], language: str) -> list[Row]:
    """Whoever has most Cuts first, and of those whose Cuts can be right."""
    found = []
    for seat, player in enumerate(view.players):
        cuts = sorted(cuts_of(player), key=COLOURS.index)
        chance = may_be_right(view, cuts)
        said = [TEXTS.fill("coach-has", language, count=len(cuts))]
        if cuts:
            said.append(wires(cuts, language))
        if view.mascot == seat:
            said = [TEXTS.fill("coach-has-rene", language)]
        row = Row(
            key=f"seat-{seat}",
            say=TEXTS.fill("coach-you", language) if seat == view.seat else [seat_mark(seat, names)],
            figure=f"{percent(chance)}%" if cuts and view.mascot != seat else "–",
            why=[part for sentence in said for part in (*sentence, " ")][:-1],
            percent=percent(chance) if cuts and view.mascot != seat else None,
            acts=[int(CUT_THE_WIRES.id)] if seat == view.seat and CUT_THE_WIRES in legal else [],
        )
        found.append(((view.mascot == seat, -len(cuts), -chance), row))
    return [row for _, row in sorted(found, key=lambda each: each[0])]


def others(likely: list[tuple[list[str], float]], language: str) -> list[Row]:
    """The likeliest combinations."""
    return [
        Row(
            key="-".join(colours),
            say=wires(colours, language),
            figure=f"{percent(chance)}%",
            percent=percent(chance),
            group=TEXTS.plain("coach-combinations", language),
        )
        for colours, chance in likely[:SHOWN]
    ]
