"""The table of Kittens in words, for terminals."""

from collections import Counter
from collections.abc import Sequence

from miccia.games.kittens.view import Chain, KittensView
from miccia.games.kittens.words import TEXTS

LINES = {
    "en": {
        "pile": "pile {count} ({kitten}: {kittens})",
        "discards": "discards {count}",
        "top": "discards {count} (on top: {card})",
        "removed": "out of play {count}",
        "known": "top of the pile: {cards}",
        "played": "played",
        "demands": "asks for {card}",
        "before": "in front of them: {card}",
        "turns": "turns to take: {count}",
        "out": "out",
    },
    "it": {
        "pile": "mazzo {count} ({kitten}: {kittens})",
        "discards": "scarti {count}",
        "top": "scarti {count} (in cima: {card})",
        "removed": "fuori dal gioco {count}",
        "known": "cima del mazzo: {cards}",
        "played": "in gioco",
        "demands": "chiede {card}",
        "before": "davanti a sé: {card}",
        "turns": "turni da giocare: {count}",
        "out": "fuori",
    },
}


def sketch(views: Sequence[KittensView], names: Sequence[str], language: str) -> str:
    """What the owners of these views see together. A > is before the player in turn, a ? is a card unseen."""
    view, lines, cards = views[0], LINES[language], TEXTS[language]
    width = max(len(name) for name in [*names, lines["played"]])
    on_top = {"card": cards[f"card.{view.discards[-1]}"]} if view.discards else {}
    parts = [
        lines["pile"].format(count=len(view.pile), kitten=cards["card.kitten"], kittens=view.kittens),
        lines["top" if on_top else "discards"].format(count=len(view.discards), **on_top),
    ]
    if view.removed:
        parts.append(lines["removed"].format(count=view.removed))
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
        drawn.append(f"  {lines['known'].format(cards=', '.join(write(card, language) for card in pile))}")
    if view.chain:
        drawn.append(f"  {lines['played']:<{width}}  {write_chain(view.chain, names, language)}")
    return "\n".join(line.rstrip() for line in drawn)


def write_player(views: Sequence[KittensView], seat: int, language: str) -> str:
    """A hand, of those views the one that knows most of it, and what else its player has before them."""
    view, lines = views[0], LINES[language]
    if not view.alive[seat]:
        return lines["out"]
    hand = min((one.hands[seat] for one in views), key=lambda hand: hand.count(None))
    counted = Counter(write(card, language) for card in hand)
    parts = [", ".join(f"{count} {card}" if count > 1 else card for card, count in counted.items())]
    if seat == view.player and view.turns > 1:
        parts.append(f"({lines['turns'].format(count=view.turns)})")
    mine = next((one.mine for one in views if one.mine), None)
    if mine and seat == view.player:
        parts.append(f"({lines['before'].format(card=write(mine, language))})")
    return "  ".join(part for part in parts if part)


def write_chain(chain: Chain, names: Sequence[str], language: str) -> str:
    """The cards of a play, its victim and what it asks for, and the Nopes on it."""
    text = " + ".join(write(card, language) for card in chain.cards)
    if chain.victim is not None:
        text += f" → {names[chain.victim]}"
    if chain.named:
        text += f", {LINES[language]['demands'].format(card=write(chain.named, language))}"
    return text + f" ← {write('nope', language)}" * chain.height


def write(card: str | None, language: str) -> str:
    return TEXTS[language][f"card.{card}"] if card else "?"
