import { describe, expect, it } from 'vitest';
import { acted, stages } from './phases';
import type { KaboomView } from './types';

const view = (ask: string, over = false) =>
  ({ ask, over, player: 1, players: [{}, { agents: [{ acted: true }, { acted: false }, { acted: true }, { acted: false }] }] }) as unknown as KaboomView;
const states = (ask: string, over = false) => stages(view(ask, over)).map((stage) => stage.state);

describe('the phases of a turn', () => {
  it('stay with the actions while a card asks for more', () => {
    for (const ask of ['act', 'pay', 'take', 'alarm']) expect(states(ask)).toEqual(['done', 'now', 'later', 'later']);
  });
  it('go on to the defusing and the discards', () => {
    expect(states('defuse')).toEqual(['done', 'done', 'now', 'later']);
    expect(states('discard')).toEqual(['done', 'done', 'done', 'now']);
  });
  it('are over with the game', () => {
    expect(states('act', true)).toEqual(['done', 'done', 'done', 'done']);
  });
  it('count the actions of whose turn it is', () => {
    expect(acted(view('act'))).toBe(2);
  });
});
