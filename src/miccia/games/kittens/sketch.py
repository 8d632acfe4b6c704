"""The table of Kittens in words, for terminals."""

from collections import Counter
from collections.abc import Sequence

from miccia.core.sketch import Ink, Line, Look, Sketch, joined
from miccia.games.kittens.shown import Chain, KittensView
from miccia.games.kittens.words import TEXTS

LOOKS: dict[str, Look] = {  # of the cards about which it goes
    "kitten": "alarm",
    "defuse": "green",
    "nope": "red",
    "godcat": "yellow",
    "devilcat": "black",
}
SIGNS = {"kitten": "✹", "defuse": "✚", "nope": "✖", "godcat": "☀", "devilcat": "☾"}


def sketch(views: Sequence[KittensView], names: Sequence[str], language: str) -> Sketch:
    """What the owners of these views see together. A > is before the player in turn, a ? is a card unseen."""
    view, played = views[0], TEXTS.plain("sketch-played", language)
    width = max(len(name) for name in [*names, played])
    drawn: list[Line] = [["  ", *joined(write_piles(view, language), "  ")]]
    for seat, name in enumerate(names):
        turn = seat == view.player and view.winner is None
        label = Ink(f"> {name:<{width}}", "bright") if turn else f"  {name:<{width}}"
        drawn.append([label, "  ", *write_player(views, seat, language)])
    pile = [
        next((one.pile[place] for one in views if one.pile[place]), None) for place in range(len(view.pile))
    ]
    while pile and pile[-1] is None:
        pile.pop()
    if pile:
        known = joined([write(card, language) for card in pile], ", ")
        drawn.append([f"  {TEXTS.plain('sketch-known', language)} ", *known])
    if view.chain:
        drawn.append([f"  {played:<{width}}  ", *write_chain(view.chain, names, language)])
    return drawn


def write_piles(view: KittensView, language: str) -> list[str | Ink]:
    """The draw pile, the discards and what left the game."""
    on_top = {"card": name(view.discards[-1], language)} if view.discards else {}
    discards = "sketch-top" if on_top else "sketch-discards"
    parts: list[str | Ink] = [
        TEXTS.plain("sketch-pile", language, count=len(view.pile), left=view.kittens),
        TEXTS.plain(discards, language, count=len(view.discards), **on_top),
    ]
    if view.removed:
        parts.append(TEXTS.plain("sketch-removed", language, count=view.removed))
    return parts


def write_player(views: Sequence[KittensView], seat: int, language: str) -> list[str | Ink]:
    """A hand, of those views the one that knows most of it, and what else its player has before them."""
    view = views[0]
    if not view.alive[seat]:
        return [Ink(TEXTS.plain("sketch-out", language), "faint")]
    hand = min((one.hands[seat] for one in views), key=lambda hand: hand.count(None))
    cards = [write(card, language, count) for card, count in Counter(hand).items()]
    parts = joined(cards, ", ")
    if seat == view.player and view.turns > 1:
        turns = TEXTS.plain("sketch-turns", language, count=view.turns)
        parts += [*["  "] * bool(parts), Ink(f"({turns})", "bright")]
    mine = next((one.mine for one in views if one.mine), None)
    if mine and seat == view.player:
        before = TEXTS.plain("sketch-before", language, card=name(mine, language))
        parts += [*["  "] * bool(parts), f"({before})"]
    return parts


def write_chain(chain: Chain, names: Sequence[str], language: str) -> list[str | Ink]:
    """The cards of a play, its victim and what it asks for, and the Nopes on it."""
    parts = joined([write(card, language) for card in chain.cards], " + ")
    if chain.victim is not None:
        parts.append(f" → {names[chain.victim]}")
    if chain.named:
        parts.append(f", {TEXTS.plain('sketch-demands', language, card=name(chain.named, language))}")
    for _ in range(chain.height):
        parts += [" ← ", write("nope", language)]
    return parts


def write(card: str | None, language: str, count: int = 1) -> str | Ink:
    """A card, or several that are alike."""
    text = f"{count} {name(card, language)}" if count > 1 else name(card, language)
    look = "faint" if card is None else LOOKS.get(card)
    return text if look is None else Ink(text, look, f"{SIGNS[card]} {text}" if card in SIGNS else "")


def name(card: str | None, language: str) -> str:
    return TEXTS.plain(f"card-{card}", language) if card else "?"
