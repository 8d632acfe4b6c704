import { describe, expect, it } from 'vitest';
import type { Seat, Table, Update } from '../wire/types';
import { onlyBots } from './alone';

const human = { kind: 'human', name: 'Ada', bot: null } as Seat;
const bot = { kind: 'bot', name: 'Bea', bot: 'steady' } as Seat;
const at = (seats: Seat[], more: Partial<Table> = {}): Table => ({ you: 0, phase: 'playing', paused: false, wish: null, seats, ...more }) as Table;
const asks = (seats: number[], ask = 'turn', until: number | null = null): Update => ({ turn: { t: 'waiting', seats, until, ask } }) as Update;

describe('go on', () => {
  it('is offered to whoever waits for bots alone', () => {
    expect(onlyBots(at([human, bot, bot]), asks([2]), [])).toBe(true);
    expect(onlyBots(at([human, bot, bot]), asks([0]), [])).toBe(false);
  });
  it('is not offered among people, unless bots play for the others', () => {
    expect(onlyBots(at([human, human, bot]), asks([2]), [])).toBe(false);
    expect(onlyBots(at([human, { ...human, bot: 'steady' }, bot]), asks([2]), [])).toBe(true);
  });
  it('is not offered to onlookers, nor to whom a bot plays for', () => {
    expect(onlyBots(at([human, bot], { you: null }), asks([1]), [])).toBe(false);
    expect(onlyBots(at([{ ...human, bot: 'steady' }, bot]), asks([1]), [])).toBe(false);
  });
  it('is not offered where a clock runs, in a window, or while nothing moves', () => {
    expect(onlyBots(at([human, bot]), asks([1], 'turn', 5000), [])).toBe(false);
    expect(onlyBots(at([human, bot]), asks([1], 'nope'), ['nope'])).toBe(false);
    expect(onlyBots(at([human, bot], { paused: true }), asks([1]), [])).toBe(false);
  });
});
