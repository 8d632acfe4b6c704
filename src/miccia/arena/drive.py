"""One match between bots, without a clock: thinking times stand in for it, so that it repeats exactly."""

from collections.abc import Sequence
from operator import index
from typing import NamedTuple, TypeVar, cast

from miccia.bots import Bot, Choice
from miccia.core.chance import Chance, Quick
from miccia.core.match import Match
from miccia.core.refused import Refused
from miccia.core.turn import Over, Waiting

View = TypeVar("View")
Event = TypeVar("Event")


class BadBot(Exception):
    """Bots that do not suit the seats, or one that answered with something it may not do."""


class Plan(NamedTuple):
    """What a seat will do and when, as long as the question stays the same."""

    due: int
    seat: int
    choice: Choice
    question: tuple[str, int | None]


def drive(
    match: Match[View, Event], bots: Sequence[Bot[View]], chances: Sequence[Chance] | None = None
) -> Over:
    """Play the match to its end, bot by seat, each with a chance of its own.

    The earliest plan acts first, of two at once the lower seat's.
    A plan stands until the table asks something else, or until its action is no longer allowed: somebody was
    faster. Then its bot thinks anew. A plan due at the deadline or later comes too late.
    """
    chances = chances or [Quick(seat) for seat in range(len(bots))]
    check(match, bots, chances)
    people = frozenset(bot.seat for bot in bots if bot.person)
    for bot in bots:
        if begins(bot):
            bot.begin(match.view(bot.seat))
        bot.meet(people)
    listeners = [bot for bot in bots if hears(bot)]
    eyes = [looks(bot) for bot in bots]
    plans: dict[int, Plan] = {}
    while isinstance(turn := match.turn, Waiting):
        if turn.until is None and turn.alone >= 0 and not plans:
            seat = turn.order[0]
            take_turn(match, bots[seat], chances[seat], eyes[seat], listeners)
            continue
        question = (turn.ask, turn.until)
        plans = {
            seat: plan for seat, plan in plans.items() if seat in turn.seats and plan.question == question
        }
        for seat in turn.order:
            if seat not in plans and (choice := ask(match, bots[seat], chances[seat], eyes[seat])):
                plans[seat] = Plan(match.now + max(index(choice.after), 0), seat, choice, question)
        plan = min(plans.values(), default=None)
        if plan is None or (turn.until is not None and turn.until <= plan.due):
            if turn.until is None:
                raise BadBot("nobody can act and no deadline stands")
            spread(match, match.at(turn.until), listeners)
            continue
        del plans[plan.seat]
        spread(match, match.at(plan.due), listeners)
        try:
            spread(match, match.act(plan.seat, plan.choice.action), listeners)
        except Refused:
            continue
    assert match.over is not None
    return match.over


def take_turn(
    match: Match[View, Event], bot: Bot[View], chance: Chance, sees: bool, listeners: Sequence[Bot[View]]
) -> None:
    """One seat alone is asked, for as long as it likes: nobody can be faster, so there is nothing to plan."""
    choice = ask(match, bot, chance, sees)
    if choice is None:
        raise BadBot("nobody can act and no deadline stands")
    if (after := index(choice.after)) > 0:
        match.at(match.now + after)
    events = match.act(bot.seat, choice.action)
    if listeners:
        spread(match, events, listeners)


def begins(bot: Bot[View]) -> bool:
    """Whether it looks at the deal."""
    return getattr(bot.begin, "__func__", None) is not Bot.begin


def hears(bot: Bot[View]) -> bool:
    """Whether it does anything with what it is told."""
    return getattr(bot.hear, "__func__", None) is not Bot.hear


def looks(bot: Bot[View]) -> bool:
    """Whether it needs its view: the class that decides says so, not one that it was made from."""
    decider = next(cls for cls in type(bot).__mro__ if "decide" in vars(cls))
    return not vars(decider).get("blind", Bot.blind)


def check(match: Match[View, Event], bots: Sequence[Bot[View]], chances: Sequence[Chance]) -> None:
    """Every seat has its bot, made for that seat, and its chance."""
    seats = match.state.seats
    if len(bots) != seats:
        raise BadBot(f"there are {seats} seats and {len(bots)} bots")
    if len(chances) != seats:
        raise BadBot(f"there are {seats} seats and {len(chances)} chances")
    for seat, bot in enumerate(bots):
        if not isinstance(bot, Bot):
            raise BadBot(f"bot number {seat} is {bot!r}, which is no Bot")
        if bot.seat != seat:
            raise BadBot(f"{type(bot).__name__} number {seat} was made for seat {bot.seat}")


def ask(match: Match[View, Event], bot: Bot[View], chance: Chance, sees: bool) -> Choice | None:
    """What the bot wants to do in its seat; None if there is nothing it may do."""
    legal = match.legal(bot.seat)
    if not legal:
        return None
    view = match.view(bot.seat) if sees else cast(View, None)
    choice = bot.decide(view, legal, chance)
    if not isinstance(choice, Choice):
        raise BadBot(f"{said_by(bot)} answered {choice!r}, which is no Choice")
    if choice.action not in legal:
        raise BadBot(f"{said_by(bot)} chose {choice.action!r}, which it may not do")
    if not hasattr(choice.after, "__index__"):
        raise BadBot(f"{said_by(bot)} thinks for {choice.after!r}, which is no number of milliseconds")
    return choice


def said_by(bot: Bot[View]) -> str:
    return f"{type(bot).__name__} in seat {bot.seat}"


def spread(match: Match[View, Event], events: Sequence[Event], bots: Sequence[Bot[View]]) -> None:
    """Tell every bot what happened, as its seat may know it."""
    for event in events:
        for bot in bots:
            told = match.game.tell(event, bot.seat)
            if told is not None:
                bot.hear(told)
