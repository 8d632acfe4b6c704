"""What the board of Kittens needs besides the view: who is next, what comes of a play, what is denied."""

from miccia.games.kittens.actions import EFFECTS, SETS
from miccia.games.kittens.cards import ARMAGEDDON, ATTACK, DEFUSE, FAVOR, GODCAT, NAMED, NOPE, TARGETED, Card
from miccia.games.kittens.effects import owed
from miccia.games.kittens.moves import ASKED_BY
from miccia.games.kittens.shown import Denied, KittensAid, KittensView

ATTACKS = (ATTACK.name, TARGETED.name)


def aid(view: KittensView) -> KittensAid:
    """What the rules make of a view."""
    around = [(view.player + offset) % view.seats for offset in range(1, view.seats)]
    after = [seat for seat in around if view.alive[seat]]
    chain = view.chain
    if chain is None:
        return KittensAid(after, None, None, False, denied(view))
    return KittensAid(
        next=after,
        target=after[0] if chain.effect == ATTACK.name else chain.victim,
        turns=owed(view.turns, view.attacked) if chain.effect in ATTACKS else None,
        blocked=chain.height % 2 == 1,
        denied=denied(view),
    )


# Why not


def denied(view: KittensView) -> dict[str, Denied]:
    """What is in the way of the cards in hand, for whoever is asked; in a window for everybody."""
    seat = view.seat
    if seat is None or view.ask == "over" or not view.alive[seat]:
        return {}
    if seat not in view.asked and view.ask != "nope":
        return {}
    found: dict[str, Denied] = {}
    for name in sorted({name for name in view.hands[seat] if name}):
        why = why_not(NAMED[name], view, seat)
        if why is not None:
            found[name] = why
    return found


def why_not(card: Card, view: KittensView, seat: int) -> Denied | None:
    """A card answers a question (E11, E18) or a play (E22), or is played in one's turn (E9)."""
    if view.ask == "nope":
        return why_no_nope(view, seat) if card is NOPE else Denied("window-open", "E34")
    if view.ask == "give" or (view.ask == "defuse" and card in (DEFUSE, GODCAT)):
        return None
    if view.ask == "turn" and may_play(card, view, seat):
        return None
    if card is NOPE:
        return Denied("too-late", "E34")
    if view.ask != "turn" or card is DEFUSE:
        return Denied("answer-first", ASKED_BY[view.ask])
    if card is ARMAGEDDON and view.godcat is not None:
        return Denied("playmat-empty", "E27")
    if card is FAVOR:
        return Denied("nobody-has-cards", "E18")
    return (
        Denied("nobody-has-cards", "E18") if makes_a_set(card, view, seat) else Denied("no-such-card", "E23")
    )


def why_no_nope(view: KittensView, seat: int) -> Denied | None:
    """E22, E34."""
    if view.chain is not None and view.chain.last == seat:
        return Denied("own-card", "E22")
    return Denied("already-passed", "E34") if view.passed else None


def may_play(card: Card, view: KittensView, seat: int) -> bool:
    """E9: on its own, or in a pair or triple."""
    victims = any(hand for holder, hand in enumerate(view.hands) if holder != seat)
    alone = card is GODCAT or card in EFFECTS
    if card is ARMAGEDDON:
        alone = view.godcat is None  # E27
    elif card is FAVOR:
        alone = victims  # E18
    return alone or (victims and makes_a_set(card, view, seat))


def makes_a_set(card: Card, view: KittensView, seat: int) -> bool:
    """E23, E24, E33: whether the hand has a pair or triple with this card."""
    hand = view.hands[seat]
    return any(
        card in each.cards
        and (view.options.godcat_in_sets or not each.godcat)
        and all(hand.count(member.name) >= each.cards.count(member) for member in each.cards)
        for each in SETS
    )
