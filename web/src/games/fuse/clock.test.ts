import { describe, expect, it } from 'vitest';
import { view } from './bombs.fixture';
import { face, left, pace, passed, secondsTo, segments, ticks } from './clock';

describe('the clock', () => {
  it('shows what the limit leaves after the time of the table and what was charged', () => {
    expect(left(view({ charged: 8_000 }), 10_000)).toBe(582_000);
    expect(face(view({ charged: 8_000 }), 10_000)).toEqual({ minutes: 9, seconds: 42 });
    expect(face(view(), 599_001)).toEqual({ minutes: 0, seconds: 1 }); // 0:00 only at the end
    expect(face(view(), 700_000)).toEqual({ minutes: 0, seconds: 0 });
  });

  it('stands still when the game is over', () => {
    expect(left(view({ ended: 'won', now: 400_000 }), 500_000)).toBe(200_000);
  });

  it('counts up where there is no limit', () => {
    expect(left(view({ limit: null }), 65_000)).toBeNull();
    expect(face(view({ limit: null }), 65_000)).toEqual({ minutes: 1, seconds: 5 });
    expect(segments(view({ limit: null }), 65_000)).toEqual([]);
  });

  it('has a segment for every minute, the last one burning', () => {
    const parts = segments(view(), 198_000);
    expect(parts).toHaveLength(10);
    expect(parts.slice(0, 6)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(parts[6]).toBeCloseTo(0.7);
    expect(parts.slice(7)).toEqual([0, 0, 0]);
    expect(segments(view({ limit: 900_000 }), 0)).toHaveLength(15);
  });

  it('calls each mark once, the lowest if several are passed at a jump', () => {
    expect(passed(300_001, 300_000)).toBe(300);
    expect(passed(300_000, 299_900)).toBeNull();
    expect(passed(70_000, 25_000)).toBe(30);
    expect(passed(10_050, 9_950)).toBe(10);
  });

  it('ticks in the last minute alone, faster in the last ten seconds', () => {
    expect(ticks(61_050, 60_950)).toBe(false);
    expect(ticks(58_050, 57_950)).toBe(true);
    expect(ticks(57_050, 56_950)).toBe(false);
    expect(ticks(9_050, 8_950)).toBe(true);
    expect(ticks(50, 0)).toBe(false);
  });

  it('says how far ahead of an even pace the squad is', () => {
    const defused = Array.from({ length: 9 }, () => 'x');
    expect(pace(view({ defused }), 22, 198_000)).toBe(1); // 7.26 would do
    expect(pace(view(), 20, 300_000)).toBe(-10);
  });

  it('counts the seconds of a forced choice down', () => {
    expect(secondsTo(21_000, 1_000)).toBe(20);
    expect(secondsTo(21_000, 20_500)).toBe(1);
    expect(secondsTo(21_000, 30_000)).toBe(0);
  });
});
