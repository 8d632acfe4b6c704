"""What others do tells how they play: what they make of clues, and what their own clues turn out to be."""

from miccia.games.hanabi.cards import ANYTHING, VALUES
from miccia.games.hanabi.events import Clued, Discarded, HanabiEvent, Played
from miccia.games.hanabi.habits import (
    ALL_BROKEN,
    CLUED_FALSELY,
    CLUED_OTHERWISE,
    KEPT_ALONE,
    KEPT_CERTAIN,
    KEPT_MEANT,
    PLAIN_BROKEN,
    PLAYED,
    PROMISE_BROKEN,
    PROMISE_KEPT,
    USELESS,
)
from miccia.games.hanabi.knowledge import Memory
from miccia.games.hanabi.reading import chop, find_focus, to_save


def hear(memory: Memory, event: HanabiEvent) -> None:
    """Learn from an event, and remember it."""
    watch(memory, event)
    memory.note(event)


def watch(memory: Memory, event: HanabiEvent) -> None:
    """What tells something of somebody. In the last round everybody tries their luck."""
    if memory.last_round or not isinstance(event, (Clued, Played, Discarded)):
        return
    if event.seat == memory.seat:
        if not isinstance(event, Clued):
            look_back(memory, event)
        return
    see_what_they_do(memory, event)
    if isinstance(event, Clued) and event.to != memory.seat:
        judge_clue(memory, event)
    elif isinstance(event, Discarded) and memory.clues and memory.plain(event.seat):
        for memo in memory.hands[memory.seat]:
            memo.passed |= memory.playable


def see_what_they_do(memory: Memory, event: Clued | Played | Discarded) -> None:
    """Whether somebody plays what clues were about."""
    unseen, playable = memory.unseen(event.seat), memory.playable
    hand, last = memory.hands[event.seat], memory.errors_left == 1
    certain = {memo.order for memo in hand if not memo.may_be & unseen & ~playable}
    alone = {memo.order for memo in hand if memo.alone and memo.may_be & unseen & playable}
    meant = {
        memo.order
        for memo in hand
        if memo.clued and (kinds := memory.trusted(memo, unseen, last)) and not kinds & ~playable
    }
    habits = memory.habits[event.seat]
    if isinstance(event, Played):
        if event.order not in certain:
            habits.weigh(PLAYED[event.order in alone, event.order in meant])
    elif certain:
        habits.weigh(KEPT_CERTAIN)
    else:
        if meant:
            habits.weigh(KEPT_MEANT[instead(memory, event)])
        if alone:
            habits.weigh(KEPT_ALONE)


def instead(memory: Memory, event: Clued | Discarded) -> str:
    """What somebody did who could have played."""
    if isinstance(event, Discarded):
        return "discard"
    if event.to != (event.seat + 1) % memory.seats:
        return "other"
    on_chop = chop(memory.hands[event.to])
    return "save" if on_chop and on_chop.order in event.orders else "next"


def judge_clue(memory: Memory, event: Clued) -> None:
    """Whether a clue to somebody else is true by the convention, or about what can be played."""
    hand, moment = memory.hands[event.to], memory.moment(event.seat, event.to)
    touched = [memo for memo in hand if memo.order in event.orders]
    if not all(memo.order in memory.faces for memo in touched):
        return  # in a mind that is only guessed at
    habits, playable = memory.habits[event.seat], memory.playable
    if not any(memory.faces[memo.order].bit & playable and memo.may_be & ~playable for memo in touched):
        if not moment.forced:
            habits.weigh(CLUED_OTHERWISE)
    elif (focus := find_focus(hand, event.orders)) is not None:
        saves = to_save(VALUES.index(event.value), moment) if focus is chop(hand) else 0
        if not memory.faces[focus.order].bit & (moment.ready | saves):
            habits.weigh(CLUED_FALSELY)


def look_back(memory: Memory, event: Played | Discarded) -> None:
    """An own card is seen at last: whether it is what the clues on it meant."""
    memo = next(memo for memo in memory.hands[memory.seat] if memo.order == event.order)
    if memo.giver in (-1, memory.seat):
        return
    card, habits = memory.named[event.card], memory.habits[memo.giver]
    if not memo.plain & card.bit:
        habits.vague = habits.vague or memory.plain(memo.giver)
        habits.weigh(PLAIN_BROKEN)
    if not memo.promised & card.bit:
        habits.broken = True
        habits.weigh(PROMISE_BROKEN if memo.plain == ANYTHING else ALL_BROKEN)
    elif not memo.meant & card.bit:
        habits.weigh(USELESS)
    elif memo.promised != ANYTHING and memo.plain == ANYTHING:
        habits.weigh(PROMISE_KEPT)
