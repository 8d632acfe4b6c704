"""The table of Kittens in words, for terminals."""

from collections import Counter
from collections.abc import Sequence

from miccia.games.kittens.shown import Chain, KittensView
from miccia.games.kittens.words import TEXTS


def sketch(views: Sequence[KittensView], names: Sequence[str], language: str) -> str:
    """What the owners of these views see together. A > is before the player in turn, a ? is a card unseen."""
    view, played = views[0], TEXTS.plain("sketch-played", language)
    width = max(len(name) for name in [*names, played])
    on_top = {"card": write(view.discards[-1], language)} if view.discards else {}
    discards = "sketch-top" if on_top else "sketch-discards"
    parts = [
        TEXTS.plain("sketch-pile", language, count=len(view.pile), left=view.kittens),
        TEXTS.plain(discards, language, count=len(view.discards), **on_top),
    ]
    if view.removed:
        parts.append(TEXTS.plain("sketch-removed", language, count=view.removed))
    drawn = ["  " + "  ".join(parts)]
    for seat, name in enumerate(names):
        turn = ">" if seat == view.player and view.winner is None else " "
        drawn.append(f"{turn} {name:<{width}}  {write_player(views, seat, language)}")
    pile = [
        next((one.pile[place] for one in views if one.pile[place]), None) for place in range(len(view.pile))
    ]
    while pile and pile[-1] is None:
        pile.pop()
    if pile:
        known = ", ".join(write(card, language) for card in pile)
        drawn.append(f"  {TEXTS.plain('sketch-known', language, cards=known)}")
    if view.chain:
        drawn.append(f"  {played:<{width}}  {write_chain(view.chain, names, language)}")
    return "\n".join(line.rstrip() for line in drawn)


def write_player(views: Sequence[KittensView], seat: int, language: str) -> str:
    """A hand, of those views the one that knows most of it, and what else its player has before them."""
    view = views[0]
    if not view.alive[seat]:
        return TEXTS.plain("sketch-out", language)
    hand = min((one.hands[seat] for one in views), key=lambda hand: hand.count(None))
    counted = Counter(write(card, language) for card in hand)
    parts = [", ".join(f"{count} {card}" if count > 1 else card for card, count in counted.items())]
    if seat == view.player and view.turns > 1:
        parts.append(f"({TEXTS.plain('sketch-turns', language, count=view.turns)})")
    mine = next((one.mine for one in views if one.mine), None)
    if mine and seat == view.player:
        parts.append(f"({TEXTS.plain('sketch-before', language, card=write(mine, language))})")
    return "  ".join(part for part in parts if part)


def write_chain(chain: Chain, names: Sequence[str], language: str) -> str:
    """The cards of a play, its victim and what it asks for, and the Nopes on it."""
    text = " + ".join(write(card, language) for card in chain.cards)
    if chain.victim is not None:
        text += f" → {names[chain.victim]}"
    if chain.named:
        text += f", {TEXTS.plain('sketch-demands', language, card=write(chain.named, language))}"
    return text + f" ← {write('nope', language)}" * chain.height


def write(card: str | None, language: str) -> str:
    return TEXTS.plain(f"card-{card}", language) if card else "?"
