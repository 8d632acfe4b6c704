"""A sensible way to play Kittens, quick enough to play thousands of games in the head.

It is made of what the seat may know (outlook.py) and of what follows from that (hunches.py).
"""

from typing import Final

from mypy_extensions import i64

from miccia.core.chance import Chance
from miccia.core.game import Action
from miccia.games.kittens import moves
from miccia.games.kittens.actions import (
    ANSWERS,
    CHOICES,
    DEFUSES,
    DRAW,
    GIFTS,
    GODCAT_PLAYS,
    HECKS,
    HIDES,
    LAYS,
    NAMINGS,
    NOPES,
    PASSES,
    SETS,
    STEALS,
    Give,
    PlaySet,
)
from miccia.games.kittens.cards import (
    ARMAGEDDON,
    ATTACK,
    CATS,
    DEFUSE,
    FAVOR,
    FERAL,
    GODCAT,
    HECK,
    NOPE,
    REVEAL,
    SHUFFLE,
    TARGETED,
    Card,
)
from miccia.games.kittens.hunches import (
    Suspicion,
    can_flee,
    defuses_about,
    falls_to_seat,
    hits_back,
    is_safe,
    poorest,
    richest,
    weakest,
)
from miccia.games.kittens.outlook import Outlook, World
from miccia.games.kittens.table import PLAYMAT

# How much a card is worth to its holder, by its index: what to give away first.
WORTH: Final = (0, 90, 40, 60, 62, 30, 50, 28, 35, 70, 12, 10, 10, 10, 10, 95, 0)
PRECIOUS: Final = 60  # worth a Nope to keep
RISK_WHEN_SAFE: Final = 0.34  # up to this risk a player with a Defuse just draws
RISK_WHEN_BARE: Final = 0.11  # and one without
WORSE: Final = 1.4  # so many times the usual risk is worth a Shuffle
FEW: Final = 3  # cards with which hardly anybody gets around a Kitten
COIN: Final = 0.5  # an Armageddon is no worse than a draw at these odds
# They end the turn without the top card. A Heck brings a card and does not come back, as an attack does; but
# it ends one turn, and an attack hands on all that are owed.
ESCAPES: Final = (HECK, TARGETED, ATTACK, ARMAGEDDON)
ESCAPES_WHEN_ATTACKED: Final = (TARGETED, ATTACK, HECK, ARMAGEDDON)
SPARE: Final = (ARMAGEDDON, REVEAL, SHUFFLE, NOPE)  # whose pairs a last hope is put in


class Idea:
    """An action and the key of the reason for it, with the odds of a Kitten if they count (else -1)."""

    def __init__(self, action: Action, why: str, odds: float = -1.0) -> None:
        self.action: Action = action
        self.why: str = why
        self.odds: float = odds


def think(outlook: Outlook, chance: Chance, fear: float = 0.0) -> Idea:
    """What a sensible player in the seat does now; `fear` is how likely a hidden Kitten lies on top."""
    ask = outlook.ask
    if ask == "nope":
        return react(outlook, chance, fear)
    if ask == "turn":
        return take_turn(outlook, chance, fear)
    if ask == "victim":
        return choose_victim(outlook)
    if ask == "opponent":
        return Idea(CHOICES[weakest(outlook)], "duel-weakest")
    if ask == "name":
        return name_card(outlook)
    if ask == "give":
        return Idea(least(outlook), "give-least")
    if ask == "steal":
        return Idea(STEALS[0], "steal-godcat")
    if ask == "heck":
        return settle_heck(outlook)
    if ask == "lay":
        return Idea(LAYS[chance.below(2)], "fate")
    if ask == "answer":
        return Idea(ANSWERS[chance.below(2)], "fate")
    if ask == "defuse":  # the Godcat first: all see it and would rob it, while a Defuse is a secret
        return Idea(DEFUSES[1 if outlook.godcat == outlook.seat else 0], "save")
    return hide_kitten(outlook, chance)


def feared_risk(outlook: Outlook, fear: float) -> float:
    """The odds that the next card is a Kitten, with the suspicion that somebody hid one there."""
    odds = outlook.risk()
    if odds == 0.0 or outlook.knows_top():
        return odds
    return max(odds, fear)


def too_much(outlook: Outlook, odds: float) -> bool:
    return odds > (RISK_WHEN_SAFE if is_safe(outlook) else RISK_WHEN_BARE)


# One's own turn


def take_turn(outlook: Outlook, chance: Chance, fear: float) -> Idea:
    """First what is certain, then what is worth it, then the draw."""
    odds = feared_risk(outlook, fear)
    dangerous = too_much(outlook, odds)
    if dangerous:
        fled = flee(outlook, odds)
        if fled is not None:
            return fled
    duel = outlook.is_duel()  # what the other loses is as good as what one gains
    robbed = steal(outlook, is_safe(outlook) and not dangerous and not duel, chance)
    if robbed is None and dangerous and not is_safe(outlook):
        robbed = last_hope(outlook, odds)
    if robbed is not None:
        return robbed
    if odds == 0.0:
        return Idea(DRAW, "draw-known")
    return Idea(DRAW, "draw-forced" if dangerous else "draw-odds", odds)


def flee(outlook: Outlook, odds: float) -> Idea | None:
    """Avoid the top card: look first if that may help, then let somebody else draw it."""
    escape: Card | None = None
    for card in ESCAPES if outlook.turns == 1 else ESCAPES_WHEN_ATTACKED:
        if outlook.holds(card) and fits(outlook, card, odds):
            escape = card
            break
    usual = float(outlook.kittens()) / float(outlook.pile_size())
    if (escape is None or escape is ARMAGEDDON) and outlook.holds(SHUFFLE) and odds >= WORSE * usual:
        escape = SHUFFLE
    if escape is not None:
        if odds < 1.0 and escape is not HECK and outlook.holds(REVEAL):  # all would see it
            return Idea(play_of(REVEAL), "look-first", odds)
        if escape is SHUFFLE:
            return Idea(play_of(SHUFFLE), "shuffle-away")
        return Idea(play_of(escape), "escape" if odds == 1.0 else "escape-odds", odds)
    if outlook.godcat == outlook.seat and odds == 1.0 and outlook.holds(DEFUSE):
        return Idea(GODCAT_PLAYS[0], "godcat-attack")
    return None


def fits(outlook: Outlook, card: Card, odds: float) -> bool:
    """Whether this escape is a good one now: nobody without a Defuse likes to meet the Devilcat, and in a
    duel an attack comes back."""
    if card is ARMAGEDDON:
        if outlook.godcat != PLAYMAT:
            return False
        if not outlook.holds(DEFUSE):
            return odds >= COIN or outlook.size(weakest(outlook)) < 3
        return outlook.turns == 1 and (odds == 1.0 or not outlook.is_duel())
    if card is ATTACK or card is TARGETED:
        if outlook.is_duel() and hits_back(outlook):
            return False
        return odds == 1.0 or not (outlook.is_duel() and outlook.holds(DEFUSE))
    return True


def last_hope(outlook: Outlook, odds: float) -> Idea | None:
    """Before a draw that may be the end, whatever takes a card is tried: it may be a Defuse or an escape."""
    if outlook.somebody_has_cards():
        for card in SPARE:
            if outlook.hand >> card.shift & 7 >= 2 and is_spare(outlook, card, odds):
                return Idea(SET_OF[(card.index * 4 + 2) * 4], "last-hope")
    for card in (TARGETED, ATTACK):
        if odds == 1.0 and outlook.holds(card):
            return Idea(play_of(card), "escape")
    return None


def is_spare(outlook: Outlook, card: Card, odds: float) -> bool:
    if card is ARMAGEDDON:
        return outlook.godcat != PLAYMAT
    return card is not NOPE or odds == 1.0


def steal(outlook: Outlook, content: bool, chance: Chance) -> Idea | None:
    """Take cards from others with what is of little use otherwise; less often if one is content."""
    if not outlook.somebody_has_cards():
        return None
    triple = cat_set(outlook, 3)
    if triple is not None and defuses_about(outlook) > 0:
        return Idea(triple, "triple")
    if content and chance.below(3):
        return None
    if outlook.holds(FAVOR):
        return Idea(play_of(FAVOR), "favor")
    pair = cat_set(outlook, 2)
    if pair is None and outlook.is_duel() and outlook.hand >> ARMAGEDDON.shift & 7 >= 2:
        pair = SET_OF[(ARMAGEDDON.index * 4 + 2) * 4]
    return None if pair is None else Idea(pair, "pair")


def cat_set(outlook: Outlook, size: i64) -> PlaySet | None:
    """A pair or triple of cats, with as few Feral Cats as possible and never with the Godcat."""
    hand: i64 = outlook.hand
    ferals: i64 = hand >> FERAL.shift & 7
    for needed in range(size):
        if needed > ferals:
            return None
        for cat in CATS:
            if hand >> cat.shift & 7 >= size - needed:
                return SET_OF[(cat.index * 4 + size) * 4 + needed]
    return SET_OF[(FERAL.index * 4 + size) * 4] if ferals >= size else None


def play_of(card: Card) -> Action:
    return moves.PLAYS_OF[card.index][0]


def set_table() -> dict[int, PlaySet]:
    """Sets by their kind, size and Feral Cats; none has the Godcat in it."""
    found: dict[int, PlaySet] = {}
    for action in SETS:
        if not action.godcat:
            ferals = 0 if action.kind is FERAL else action.cards.count(FERAL)
            found[int((action.kind.index * 4 + action.size) * 4) + ferals] = action
    return found


SET_OF: Final = set_table()


# What a play needs


def choose_victim(outlook: Outlook) -> Idea:
    if outlook.laid == 1 and outlook.effect is TARGETED:  # so that all others draw before one does again
        return Idea(CHOICES[outlook.after(outlook.seat)], "aim-next")
    if outlook.laid == 1:
        return Idea(CHOICES[poorest(outlook)], "aim-poorest")
    return Idea(CHOICES[richest(outlook)], "aim-richest")


def name_card(outlook: Outlook) -> Idea:
    """The best card that the victim is known to hold, else a Defuse if there can be one."""
    victim = outlook.victim
    if outlook.godcat == victim:
        return Idea(NAMINGS[GODCAT.index - 1], "name-known")
    for card in (DEFUSE, NOPE, TARGETED, ATTACK):
        if outlook.known_to_hold(victim, card):
            return Idea(NAMINGS[card.index - 1], "name-known")
    if defuses_about(outlook) > 0:
        return Idea(NAMINGS[DEFUSE.index - 1], "name-defuse")
    return Idea(NAMINGS[NOPE.index - 1], "name-nope")


def least(outlook: Outlook) -> Give:
    """The card that is missed least; a cat without company before one of a pair."""
    hand: i64 = outlook.hand
    best: Give | None = None
    lowest: i64 = 1000
    for gift in GIFTS:
        held: i64 = hand >> gift.card.shift & 7
        if held:
            worth: i64 = WORTH[gift.card.index] * 4 + (held if gift.card in CATS else -held)
            if worth < lowest:
                best, lowest = gift, worth
    assert best is not None
    return best


def settle_heck(outlook: Outlook) -> Idea:
    """A Kitten from the bottom goes to the next player, unless one would draw it oneself."""
    if not outlook.sees_kitten_below():
        return Idea(HECKS[0], "heck-keep")
    if outlook.turns == 1:
        return Idea(HECKS[1], "heck-top")
    return Idea(HECKS[0], "heck-defuse") if is_safe(outlook) else Idea(HECKS[1], "heck-later")


def hide_kitten(outlook: Outlook, chance: Chance) -> Idea:
    """Where the next player draws it; now and then deeper, so that nobody can be sure. In a duel it is
    mostly buried: on top it comes back with the next attack."""
    size = outlook.pile_size()
    if outlook.is_duel() and outlook.size(outlook.after(outlook.seat)) > FEW and chance.below(4):
        return Idea(HIDES[size], "hide-deep")
    place = outlook.turns - 1  # what is still to be drawn in these turns comes first
    roll = chance.below(10)
    if roll >= 7:
        return Idea(HIDES[min(size, place + 1 + chance.below(3))], "hide-near")
    if roll == 6:
        return Idea(HIDES[chance.below(size + 1)], "hide-anywhere")
    return Idea(HIDES[min(size, place)], "hide-next")


# Nope


def react(outlook: Outlook, chance: Chance, fear: float) -> Idea:
    passing = PASSES[outlook.height]
    if not outlook.holds(NOPE):
        return Idea(passing, "pass-none")
    stopped = outlook.height & 1 != 0
    if outlook.player == outlook.seat:
        if stopped and needed(outlook, fear):
            return Idea(NOPES[outlook.height], "nope-back")
        return Idea(passing, "pass-own")
    if stopped:
        return Idea(passing, "pass-stopped")
    if escapes_from_known(outlook) and falls_to_seat(outlook):
        return Idea(NOPES[outlook.height], "nope-escape")
    harm = harm_of(outlook, fear)
    spare = outlook.is_duel() or outlook.hand >> NOPE.shift & 7 >= 2
    if harm >= 2 or (harm == 1 and (spare or chance.below(3) == 0)):
        return Idea(NOPES[outlook.height], "nope-harm")
    return Idea(passing, "pass-harmless" if harm == 0 else "pass-save")


def needed(outlook: Outlook, fear: float) -> bool:
    """Whether one's own play, which somebody has stopped, is worth another Nope."""
    if outlook.laid == 3:
        return True
    if outlook.laid == 2:
        return outlook.godcat == outlook.victim or outlook.known_to_hold(outlook.victim, DEFUSE)
    escape = outlook.effect in ESCAPES or outlook.effect is SHUFFLE
    return escape and too_much(outlook, feared_risk(outlook, fear))


def escapes_from_known(outlook: Outlook) -> bool:
    """Somebody tries to get away from a Kitten that one knows to be on top."""
    if outlook.laid != 1 or outlook.risk() < 1.0:
        return False
    return outlook.effect in ESCAPES or outlook.effect is SHUFFLE


def harm_of(outlook: Outlook, fear: float) -> i64:
    """What a play does to the seat: 0 nothing much, 1 it is a nuisance, 2 it may be the end."""
    single = outlook.laid == 1
    effect = outlook.effect
    if single and effect is ARMAGEDDON:
        duel = outlook.is_duel()
        return 0 if not duel else 1 if outlook.holds(DEFUSE) else 2
    attacked = single and effect is ATTACK and outlook.after(outlook.player) == outlook.seat
    if outlook.victim != outlook.seat and not attacked:
        return 0
    if single and effect is not FAVOR:
        odds = 2.0 * feared_risk(outlook, fear)  # two cards at least
        if not too_much(outlook, odds):
            return 0
        return 1 if is_safe(outlook) or can_flee(outlook) else 2
    if single:
        return 2 if outlook.size(outlook.seat) and WORTH[least(outlook).card.index] >= PRECIOUS else 0
    if outlook.laid == 3:
        named = outlook.named
        held = named is not None and named is not NOPE and outlook.holds(named)
        return 2 if held and named is not None and WORTH[named.index] >= PRECIOUS else 0
    return (
        2 if outlook.godcat == outlook.seat or (is_safe(outlook) and outlook.size(outlook.seat) <= 3) else 1
    )


# Playing on


def play_on(world: World, seat: i64, chance: Chance, suspicion: Suspicion) -> float:
    """Everybody plays on sensibly: 1 if the seat wins. What is suspected changes with the game."""
    while world.over is None:
        turn = world.waiting
        acting: i64 = turn.alone
        if acting < 0:
            for other in turn.order:
                if not world.passed >> other & 1:
                    acting = other
                    break
        action = think(Outlook(world, acting), chance, suspicion.odds(acting)).action
        turns, pile = world.turns, world.pile
        if action is DRAW:
            suspicion.drew(pile[-1])
        world.apply(acting, action, chance)
        if turn.ask == "hide" or action is HECKS[1]:
            suspicion.hid(acting, turns, turn.ask == "hide" and len(world.out) == world.seats - 2)
        elif world.pile is not pile:  # a shuffled pile is a new one
            suspicion.forget()
    return 1.0 if seat in world.over.winners else 0.0
