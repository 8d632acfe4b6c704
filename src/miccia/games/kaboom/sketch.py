"""The table of Kaboom! in letters, for terminals."""

from collections.abc import Sequence

from miccia.core.outline import Suit
from miccia.core.sketch import SHAPES, Ink, Line, Look, Sketch, joined
from miccia.games.kaboom.shown import Agent, KaboomView, Wire
from miccia.games.kaboom.words import TEXTS

SUITS: dict[str, Suit] = {"red": "red", "yellow": "yellow", "green": "green", "blue": "blue"}
LATE = 3  # so near to its end the countdown is an alarm


def sketch(views: Sequence[KaboomView], names: Sequence[str], language: str) -> Sketch:
    """What the owners of these views see together.

    A > is before the player in turn, a * after René's owner. [ ] is an agent inside and ( ) one outside, with
    the first letters of its Cuts.
    """
    view = views[0]
    wires = [write_wire([one.wires[place] for one in views], language) for place in range(4)]
    countdown, state = (
        TEXTS.plain("sketch-countdown", language, countdown=view.countdown),
        TEXTS.plain("sketch-state", language, deck=view.deck, discards=len(view.discards)),
    )
    near = [Ink(countdown, "alarm")] if view.countdown <= LATE else [countdown]
    lines: list[Line] = [["  ", *near, f"  {state} ", *joined(wires, " ")]]
    width = max(len(name) for name in names) + 1
    for seat, player in enumerate(view.players):
        name = names[seat] + ("*" if seat == view.mascot else "")
        agents = [
            part
            for letter, agent in zip("ABCD", player.agents)
            for part in [*write_agent(agent, letter, language), " "]
        ]
        hand = next((one.players[seat].hand for one in views if one.players[seat].hand is not None), None)
        cards: list[str | Ink] = [Ink("?", "faint")] * player.cards
        if hand is not None:
            cards = [write_card(card, language) for card in hand]
        turn = seat == view.player and not view.over
        label = Ink(f"> {name:<{width}}", "bright") if turn else f"  {name:<{width}}"
        lines.append([label, "  ", *agents, " ", *joined(cards, ", ")])
    return lines


def write_wire(seen: Sequence[Wire], language: str) -> Ink:
    """A wire in one word; one that lies face up has a !."""
    colour = next((wire.colour for wire in seen if wire.colour), None)
    up = "!" if seen[0].face_up else ""
    if colour is None:
        return Ink("?" + up, "faint", f" ?{up} ")
    word = TEXTS.plain(f"colour-{colour}", language)
    return Ink(word + up, SUITS[colour], f"{SHAPES[colour]} {word}{up}")


def write_card(card: str, language: str) -> str | Ink:
    """A card by its name; a Cut in the colour that it cuts."""
    word = TEXTS.plain(f"card-{card}", language)
    colour = card.removeprefix("cut-")
    return Ink(word, SUITS[colour], f"{SHAPES[colour]} {word}") if colour in SUITS else word


def write_agent(agent: Agent, letter: str, language: str) -> list[str | Ink]:
    """An agent, with the Cuts below it; on screens with colours, with its letter."""
    cuts = [
        *agent.cuts,
        *[card[4:] for card in agent.played if len(agent.played) == 1 and card[:4] == "cut-"],
    ]
    letters = [write_cut(colour, language) for colour in cuts]
    around = "[]" if agent.inside else "()"
    look: Look = "faint" if agent.acted else "bright"
    return [Ink(around[0], look, letter + around[0]), *letters, Ink(around[1], look)]


def write_cut(colour: str, language: str) -> Ink:
    letter = TEXTS.plain(f"colour-{colour}", language)[:1]
    return Ink(letter, SUITS[colour], SHAPES[colour] + letter)
