"""The table of Kaboom! in letters, for terminals."""

from collections.abc import Sequence

from miccia.games.kaboom.shown import Agent, KaboomView, Wire
from miccia.games.kaboom.words import TEXTS


def sketch(views: Sequence[KaboomView], names: Sequence[str], language: str) -> str:
    """What the owners of these views see together.

    A > is before the player in turn, a * after René's owner. [ ] is an agent inside and ( ) one outside, with
    the first letters of its Cuts.
    """
    view = views[0]
    wires = " ".join(write_wire([one.wires[place] for one in views], language) for place in range(4))
    discards = len(view.discards)
    state = TEXTS.plain(
        "sketch-state", language, countdown=view.countdown, deck=view.deck, discards=discards, wires=wires
    )
    lines = [f"  {state}"]
    width = max(len(name) for name in names) + 1
    for seat, player in enumerate(view.players):
        turn = ">" if seat == view.player and not view.over else " "
        name = names[seat] + ("*" if seat == view.mascot else "")
        agents = " ".join(write_agent(agent, language) for agent in player.agents)
        hand = next((one.players[seat].hand for one in views if one.players[seat].hand is not None), None)
        cards = ["?"] * player.cards
        if hand is not None:
            cards = [TEXTS.plain(f"card-{card}", language) for card in hand]
        lines.append(f"{turn} {name:<{width}}  {agents}  {', '.join(cards)}")
    return "\n".join(line.rstrip() for line in lines)


def write_wire(seen: Sequence[Wire], language: str) -> str:
    """A wire in one word; one that lies face up has a !."""
    colour = next((wire.colour for wire in seen if wire.colour), None)
    word = TEXTS.plain(f"colour-{colour}", language) if colour else "?"
    return word + ("!" if seen[0].face_up else "")


def write_agent(agent: Agent, language: str) -> str:
    cuts = [
        *agent.cuts,
        *[card[4:] for card in agent.played if len(agent.played) == 1 and card[:4] == "cut-"],
    ]
    letters = "".join(TEXTS.plain(f"colour-{colour}", language)[:1] for colour in cuts)
    return f"[{letters}]" if agent.inside else f"({letters})"
