import { describe, expect, it } from 'vitest';
import { known } from './knowledge';
import type { KaboomView, Wire } from './types';

const down: Wire = { colour: null, face_up: false, removed: null };
const seen = (colour: string): Wire => ({ ...down, colour });
const bypassed = (colour: string, removed: string | null): Wire => ({ colour, face_up: true, removed });
const view = (wires: Wire[], deck: Record<string, number> = {}) => ({ wires, options: { deck } }) as unknown as KaboomView;

describe('what can be told of the combination', () => {
  it('is one of nineteen combinations before anything is seen', () => {
    const all = known(view([down, down, down, down]));
    expect(all.combinations).toHaveLength(19);
    expect(all.all).toBe(19);
    expect(all.unseen).toBe(8);
    expect(all.can[0]).toEqual(['red', 'blue', 'green', 'yellow']);
    expect(new Set(all.combinations.map(String)).size).toBe(19);
  });

  it('narrows with every wire seen', () => {
    const two = known(view([seen('red'), seen('red'), down, down]));
    expect(two.can[2]).toEqual(['blue', 'green', 'yellow']);
    expect(two.combinations).toHaveLength(6); // two of three colours, or the same twice
    expect(two.combinations.every((colours) => colours.filter((colour) => colour === 'red').length === 2)).toBe(true);
    expect(two.left).toEqual({ red: 0, blue: 2, green: 2, yellow: 2 });
    expect(two.all).toBe(19);
  });

  it('counts a removed wire as gone', () => {
    const one = known(view([bypassed('green', 'green'), down, down, down]));
    expect(one.can[1]).toEqual(['red', 'blue', 'yellow']);
    expect(one.unseen).toBe(6);
  });

  it('knows a whole combination', () => {
    expect(known(view(['yellow', 'red', 'blue', 'red'].map(seen))).combinations).toEqual([['red', 'red', 'blue', 'yellow']]);
  });

  it('follows another box', () => {
    const eight = known(view([down, down, down, down], { red: 5, blue: 3, green: 0, yellow: 0 }));
    expect(eight.combinations).toHaveLength(4);
    expect(eight.can[3]).toEqual(['red', 'blue']);
  });
});
