import { describe, expect, it } from 'vitest';
import { proof, provedBy } from './proof';
import type { KaboomView } from './types';

function view(why: string, tried: number | null, cuts: string[][], seat: number | null = 0): KaboomView {
  const players = cuts.map((colours) => ({ agents: [{ cuts: colours.slice(0, 2) }, { cuts: colours.slice(2) }] }));
  return { seat, players, ended: { why, seat: tried, wires: ['red', 'blue', 'red', 'green'] } } as unknown as KaboomView;
}
const marks = (one: KaboomView) => proof(one).map(({ cut, right }) => `${cut ?? '-'}${right ? '+' : ''}`);

describe('the proof', () => {
  it('lays the Cuts that defused over the wires, in any order', () => {
    expect(marks(view('defused', 1, [[], ['green', 'red', 'blue', 'red']]))).toEqual(['red+', 'blue+', 'red+', 'green+']);
  });

  it('shows where a defusing went wrong', () => {
    expect(marks(view('mistake', 1, [[], ['green', 'red', 'yellow', 'blue']]))).toEqual(['red+', 'blue+', 'yellow', 'green+']);
  });

  it('shows when time ran out what I had, and an onlooker the wires alone', () => {
    const cuts = [['red', 'yellow'], ['blue']];
    expect(marks(view('time', null, cuts))).toEqual(['red+', '-', '-', '-']);
    expect(marks(view('time', null, cuts, null))).toEqual(['-', '-', '-', '-']);
    expect(provedBy(view('time', null, cuts, null))).toBeNull();
  });
});
