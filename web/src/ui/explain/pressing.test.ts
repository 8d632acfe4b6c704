import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Finger, Mouse, PRESS, REST } from './pressing';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a finger', () => {
  const on = (ask: (place: string) => void) => new Finger<string>(ask, () => {}, () => Date.now());

  test('asks when it stays, and its click is not meant', () => {
    const ask = vi.fn();
    const finger = on(ask);
    finger.down('card', { x: 5, y: 5 });
    expect(finger.at).toEqual({ x: 5, y: 5 });
    vi.advanceTimersByTime(PRESS - 1);
    expect(ask).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(ask).toHaveBeenCalledExactlyOnceWith('card');
    expect(finger.at).toBeNull();
    vi.advanceTimersByTime(3000); // it rests on what is told
    expect(finger.swallows).toBe(true);
    finger.up();
    expect(finger.swallows).toBe(true);
    vi.advanceTimersByTime(400);
    expect(finger.swallows).toBe(false);
  });

  test.each([
    ['lifts', (finger: Finger<string>) => finger.up()],
    ['moves away', (finger: Finger<string>) => finger.move({ x: 5, y: 16 })],
    ['scrolls', (finger: Finger<string>) => finger.cancel()],
  ])('asks nothing when it %s, and presses', (_, does) => {
    const ask = vi.fn();
    const finger = on(ask);
    finger.down('card', { x: 5, y: 5 });
    vi.advanceTimersByTime(PRESS - 10);
    does(finger);
    vi.advanceTimersByTime(1000);
    expect(ask).not.toHaveBeenCalled();
    expect(finger.swallows).toBe(false);
  });

  test('may tremble', () => {
    const ask = vi.fn();
    const finger = on(ask);
    finger.down('card', { x: 5, y: 5 });
    finger.move({ x: 9, y: 9 });
    vi.advanceTimersByTime(PRESS);
    expect(ask).toHaveBeenCalledOnce();
  });

  test('that comes down again at once is meant', () => {
    const finger = on(() => {});
    finger.down('card', { x: 5, y: 5 });
    vi.advanceTimersByTime(PRESS);
    finger.up();
    finger.down('card', { x: 5, y: 5 });
    expect(finger.swallows).toBe(false);
  });
});

describe('a mouse', () => {
  test('asks where it rests', () => {
    const ask = vi.fn();
    const mouse = new Mouse<string>(ask);
    mouse.move(null, { x: 0, y: 0 });
    for (let x = 1; x < 5; x++) {
      mouse.move('card', { x, y: 0 });
      vi.advanceTimersByTime(REST - 1);
    }
    expect(ask).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(ask).toHaveBeenCalledExactlyOnceWith('card');
  });

  test('asks nothing of what slips below it', () => {
    const ask = vi.fn();
    const mouse = new Mouse<string>(ask);
    mouse.move(null, { x: 3, y: 3 });
    mouse.move('card', { x: 3, y: 3 });
    vi.advanceTimersByTime(2000);
    expect(ask).not.toHaveBeenCalled();
  });

  test('asks nothing of what it has just pressed, until it has left that', () => {
    const ask = vi.fn();
    const mouse = new Mouse<string>(ask);
    mouse.move('card', { x: 0, y: 0 });
    mouse.press('card');
    mouse.move('card', { x: 1, y: 0 });
    vi.advanceTimersByTime(2000);
    expect(ask).not.toHaveBeenCalled();
    mouse.move(null, { x: 2, y: 0 });
    mouse.move('card', { x: 3, y: 0 });
    vi.advanceTimersByTime(REST);
    expect(ask).toHaveBeenCalledOnce();
  });
});
