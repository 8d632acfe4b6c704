import { describe, expect, it } from 'vitest';
import { GUARD, meant, passDelay, Presses } from './window';

describe('the guard of the window', () => {
  it('ignores what began before the window opened, or just after', () => {
    expect(meant(900, 1000)).toBe(false);
    expect(meant(1000, 1000)).toBe(false);
    expect(meant(1000 + GUARD - 1, 1000)).toBe(false);
    expect(meant(1000 + GUARD, 1000)).toBe(true);
  });

  it('takes the time when the finger came down, however late the click', () => {
    const presses = new Presses();
    presses.press(900);
    expect(presses.beginning(1500)).toBe(900);
    presses.release(1490);
    expect(presses.beginning(1500)).toBe(900);
  });

  it('lets assistive technology click without a finger', () => {
    const presses = new Presses();
    presses.press(900);
    presses.release(950);
    expect(presses.beginning(4000)).toBe(4000);
  });
});

describe('passing automatically', () => {
  const chances = Array.from({ length: 101 }, (_, i) => () => i / 101);

  it('waits between 0.8 s and most of the window', () => {
    for (const seconds of [3, 5, 8, 12]) {
      const delays = chances.map((chance) => passDelay(seconds * 1000, chance));
      expect(Math.min(...delays)).toBe(800);
      expect(Math.max(...delays)).toBeGreaterThan(seconds * 800);
      expect(Math.max(...delays)).toBeLessThan(seconds * 850);
    }
  });

  it('still passes in time when little of the window is left', () => {
    for (const left of [50, 300, 900]) for (const chance of chances) expect(passDelay(left, chance)).toBeLessThan(left);
  });

  it('waits one to three seconds without a clock', () => {
    const delays = chances.map((chance) => passDelay(null, chance));
    expect(Math.min(...delays)).toBe(1000);
    expect(Math.max(...delays)).toBeLessThan(3000);
    expect(Math.max(...delays)).toBeGreaterThan(2900);
  });

  it('is given nothing that could tell a hand: the time left and chance alone decide', () => {
    expect(passDelay.length).toBe(2);
    const fixed = () => 0.37;
    expect(new Set(Array.from({ length: 20 }, () => passDelay(5000, fixed))).size).toBe(1);
  });
});
