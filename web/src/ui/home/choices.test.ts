import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../../wire/types';
import { agreed } from '../table/agreed';
import { choicesFor, usualBot, usualSeats } from './choices';

const info = (more: Partial<GameInfo> = {}): GameInfo => ({
  windows: [],
  key: 'toy',
  name: 'Toy',
  blurb: '',
  seats: [2, 3, 4, 5],
  minutes: 5,
  together: true,
  hidden: true,
  hands: false,
  lesson: 0,
  options: [
    { name: 'short', label: 'Short', default: false, choices: [] },
    { name: 'deck', label: 'Deck', default: 'small', choices: [{ value: 'small', label: 'small' }, { value: 'large', label: 'large' }] },
  ],
  bots: [{ value: 'random', label: 'random' }, { value: 'steady', label: 'steady' }, { value: 'strong', label: 'strong' }],
  ...more,
});

describe('the usual choices for a table', () => {
  it('are the defaults of the game, four seats and the middle bot', () => {
    expect(choicesFor(info())).toEqual({ seats: 4, bot: null, open: false, options: { short: false, deck: 'small' } });
    expect(usualSeats(info({ seats: [1, 2] }))).toBe(2);
    expect(usualBot(info())).toBe('steady');
    expect(usualBot(info({ bots: [] }))).toBeNull();
  });

  it('are told in words only where they differ', () => {
    expect(agreed({ options: { short: true, deck: 'small' } }, info())).toEqual(['Short']);
    expect(agreed({ options: { deck: 'large' } }, info())).toEqual(['Deck: large']);
  });
});
