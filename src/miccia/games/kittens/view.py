"""What a seat of Kittens may know, built up from what it is allowed to see; the way back is imagining."""

from msgspec.structs import replace
from mypy_extensions import i64

from miccia.core.bits import BITS
from miccia.core.cards import left_of
from miccia.core.chance import Chance
from miccia.core.turn import SEAT_SETS, Waiting
from miccia.games.kittens import rules
from miccia.games.kittens.cards import DEVILCAT, GODCAT, KINDS, KITTEN, NAMED, NOPE, Card, box, heap, spread
from miccia.games.kittens.events import Drew, Hid, KittensEvent, Laid, Passed, Peeked, Raised, Took
from miccia.games.kittens.outlook import World
from miccia.games.kittens.rules import Kittens
from miccia.games.kittens.shown import Chain, KittensView
from miccia.games.kittens.table import NOBODY, PLAYMAT


def view(state: Kittens, seat: int | None) -> KittensView:
    """What the seat may know: its own hand and what it has seen of other hands and of the pile."""
    me = seat if seat is not None and state.is_alive(seat) else None
    viewer = state.seats if me is None else me
    waiting, over = state.waiting, state.over
    pile = [
        card.name if seers >> viewer & 1 else None
        for card, seers in zip(reversed(state.pile), reversed(state.pile_known))
    ]
    kittens = state.pile.count(KITTEN)
    return KittensView(
        seat=seat,
        seats=state.seats,
        options=state.options,
        ask="over" if over else waiting.ask,
        asked=[] if over else list(waiting.order),
        until=None if over else waiting.until,
        passed=me is not None and not over and waiting.ask == "nope" and bool(state.passed >> me & 1),
        player=state.player,
        turns=state.turns,
        attacked=state.attacked,
        alive=[state.is_alive(holder) for holder in range(state.seats)],
        out=list(state.out),
        hands=[view_hand(state, holder, viewer) for holder in range(state.seats)],
        pile=pile,
        kittens=kittens,
        removed=len(state.removed),
        discards=[card.name for card in state.discards],
        godcat=None if state.godcat == PLAYMAT else state.godcat,
        mine=state.mine.name if state.mine and me == state.player else None,
        chain=view_chain(state) if state.laid else None,
        risk=risk(pile, kittens) if state.options.odds and not over else None,
        winner=over.winners[0] if over else None,
    )


def view_hand(state: Kittens, holder: i64, viewer: i64) -> list[str | None]:
    known = state.hands[holder]
    if holder != viewer:
        known = state.known[viewer * state.seats + holder]
        if state.godcat == holder:  # E10: everybody sees its back
            known += GODCAT.one
    names: list[str | None] = [card.name for card in spread(known)]
    return names + [None] * (state.sizes[holder] - len(names))


def view_chain(state: Kittens) -> Chain:
    return Chain(
        seat=state.player,
        cards=[card.name for card in state.laid],
        effect=state.effect_name(),
        victim=None if state.victim == NOBODY else state.victim,
        named=state.named.name if state.named else None,
        height=state.height,
        last=state.last,
        stretched=[seat for seat in range(state.seats) if state.stretched >> seat & 1],
    )


def risk(pile: list[str | None], kittens: int) -> float:
    """How likely the top card is a Kitten: unknown ones may be at any unknown place alike."""
    if pile[:1] != [None]:
        return float(pile[:1] == [KITTEN.name])
    return (kittens - pile.count(KITTEN.name)) / pile.count(None)


def tell(event: KittensEvent, seat: int | None) -> KittensEvent | None:
    """The event as the seat may know it."""
    if isinstance(event, Passed):
        return event if event.seat == seat else None
    if isinstance(event, Took):
        secret = event.how != "triple" and event.card != GODCAT.name
        return replace(event, card=None) if secret and seat not in (event.seat, event.victim) else event
    if isinstance(event, (Drew, Peeked, Raised)) and event.seat != seat:
        return replace(event, card=None)
    if isinstance(event, Hid) and event.seat != seat:
        return replace(event, place=None)
    if isinstance(event, Laid) and event.seat != seat:
        return replace(event, mine=None)
    return event


# Imagining


def imagine(view: KittensView, chance: Chance) -> World:
    """A world that looks just like this view: cards that the seat does not know are dealt anew."""
    state = World()
    rules.lay(view.seats, view.options, state)
    state.player, state.turns, state.attacked = view.player, view.turns, view.attacked
    state.alive = sum([BITS[seat] for seat, alive in enumerate(view.alive) if alive])
    state.out = tuple(view.out)
    state.godcat = PLAYMAT if view.godcat is None else view.godcat
    state.discards = [NAMED[name] for name in view.discards]
    state.nopes = view.discards.count(NOPE.name)
    asked = sum([BITS[seat] for seat in view.asked])
    state.waiting = Waiting(SEAT_SETS[asked], view.until, view.ask)
    if view.until is not None:
        state.now = max(0, view.until - (state.window_millis if view.ask == "nope" else state.turn_millis))
    if view.ask == "answer":
        state.mine = NAMED[view.mine] if view.mine else chance.pick("mine", [GODCAT, DEVILCAT])
    if view.seat is not None and view.passed:
        state.passed = BITS[view.seat]
    if view.chain is not None:
        imagine_chain(state, view.chain)
    imagine_cards(state, view, chance)
    if view.winner is not None:
        state.end()
    return state


def imagine_chain(state: Kittens, chain: Chain) -> None:
    state.laid = tuple([NAMED[name] for name in chain.cards])
    state.effect = state.laid[0] if len(state.laid) > 1 else NAMED[chain.effect]
    state.victim = NOBODY if chain.victim is None else chain.victim
    state.named = NAMED[chain.named] if chain.named else None
    state.height, state.last = chain.height, chain.last
    state.stretched = sum([BITS[seat] for seat in chain.stretched])


def imagine_cards(state: Kittens, view: KittensView, chance: Chance) -> None:
    """Fill the gaps in hands and pile, and what left the game, with the cards that are nowhere to be seen.

    What the others know is not for this seat to tell: in an imagined world they know nothing.
    """
    me = view.seat if view.seat is not None and view.alive[view.seat] else None
    viewer = view.seats if me is None else me
    state.known = [0] * (view.seats * (view.seats + 1))
    unseen = unseen_cards(view)
    unseen = chance.shuffle("unseen", unseen)
    for holder, names in enumerate(view.hands):
        known = [NAMED[name] for name in names if name]
        gaps = len(names) - len(known)
        state.hands.append(heap(known) + heap(unseen[:gaps]))
        state.sizes.append(len(names))
        if holder != viewer:
            state.known[viewer * view.seats + holder] = heap([card for card in known if card is not GODCAT])
        unseen = unseen[gaps:]
    hidden = view.kittens - view.pile.count(KITTEN.name)
    gaps = view.pile.count(None) - hidden
    filling = chance.shuffle("filling", unseen[:gaps] + [KITTEN] * hidden)
    for name in reversed(view.pile):
        state.pile.append(NAMED[name] if name else filling.pop())
        state.pile_known.append(BITS[viewer] if name else 0)
    state.removed = tuple(unseen[gaps:])


def unseen_cards(view: KittensView) -> list[Card]:
    """What is in the game, Kittens and Godcat aside, and not to be seen."""
    seen: list[i64] = [0] * len(KINDS)  # how many of each kind
    for name in view.discards:
        seen[NAMED[name].index] += 1
    for names in [view.pile, *view.hands]:
        for known in names:
            if known is not None:
                seen[NAMED[known].index] += 1
    seen[KITTEN.index] = seen[GODCAT.index] = 0
    return left_of(game_cards(view.seats), seen)


def game_cards(seats: int) -> list[Card]:
    """E4: the cards of a game with a Defuse for everybody, without its Kittens."""
    return box(seats) + [NAMED["defuse"]] * seats


def inventory(state: Kittens) -> dict[str, int]:
    """Every card wherever it lies."""
    cards = [*state.pile, *state.discards, *state.removed]
    for seat in range(state.seats):
        cards += state.cards_of(seat)
    if state.over is None and state.waiting.ask in ("defuse", "hide"):
        cards.append(KITTEN)
    if state.godcat == PLAYMAT:
        cards.append(GODCAT)
    return {name: cards.count(card) for name, card in NAMED.items()}
