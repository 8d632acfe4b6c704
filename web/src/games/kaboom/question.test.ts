import { describe, expect, it } from 'vitest';
import { boardWords } from '../../words/spoken.fixture';
import type { Table } from '../../wire/types';
import { update } from '../../wire/update.fixture';
import { question } from './question';
import type { KaboomTexts } from './texts';

const en = await boardWords<KaboomTexts>('kaboom', 'en');

const table = { you: 0, seats: [{ name: 'Ada' }, { name: 'Bea' }] } as unknown as Table;
const ask = (view: object, acts: object[], aid: object = {}) =>
  question(update(3, { now: 1000, aid, view: { seat: 0, players: [{ hand: ['cut-red', 'timer', 'exit', 'exit', 'alarm'] }], ...view }, legal: acts.map((act, id) => ({ id, act: act as Record<string, unknown>, label: '' })) }), table, en);

describe('what is said at once', () => {
  it('counts the cards that can be played', () => {
    expect(ask({ ask: 'act' }, [{ do: 'exit', agent: 0 }, { do: 'finish' }])).toBe('Your actions. 2 cards can be played.');
    expect(ask({ ask: 'act' }, [{ do: 'wild', agent: 0, as: 'exit' }, { do: 'finish' }])).toBe('Your actions. No card can be played on its own. You can play wild pairs.');
  });
  it('tells an alarm with its time', () => {
    expect(ask({ ask: 'alarm', until: 31_000 }, [{ do: 'leave', agent: 0 }])).toBe('Alarm! Choose which agent leaves: 30 seconds.');
    expect(ask({ ask: 'alarm', until: null }, [{ do: 'leave', agent: 0 }])).toBe('Alarm! Choose which agent leaves.');
  });
  it('names whose hand is looked at, and how many cards are too many', () => {
    expect(ask({ ask: 'take', target: 1 }, [{ do: 'take', card: 'exit' }])).toContain('Bea');
    expect(ask({ ask: 'discard' }, [{ do: 'discard', card: 'exit' }], { too_many: 1 })).toBe('Discard a card.');
  });
  it('keeps still where two cards pay for what was announced', () => {
    expect(ask({ ask: 'pay' }, [{ do: 'pay', cards: ['exit', 'exit'] }])).toBeNull();
  });
});
