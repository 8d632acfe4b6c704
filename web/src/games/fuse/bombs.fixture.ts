/** Bombs for the tests of this folder. */

import type { BombCard, Front, FuseView, Joint, Player, Space, TrayDie } from './types';

/** A space from its signs: `space('R', '4')` takes a red die or a four. */
export const space = (compares: Space['compares'], signs: readonly string[], level = 0, below: number[] = []): Space => ({
  wants: signs.map((sign) => ({ colour: /[A-Z]/.exec(sign)?.[0] ?? null, number: Number(/\d/.exec(sign)?.[0] ?? 0) || null })),
  compares,
  level,
  below,
});
export const card = (shape: BombCard['shape'], spaces: Space[], joints: (Joint | null)[] = [], result: number | null = null): BombCard => ({
  key: 'test', value: 2, shape, text: '', spaces, joints, result,
});
export const tower = (...signs: string[]): BombCard =>
  card('tower', signs.map((sign, i) => space('', [sign], i, i ? [i - 1] : [])));
export const tent = card('small pyramid', [space('', ['G']), space('', ['3']), space('', ['K'], 1, [0, 1])]);
export const triplets = card('row', [space('number', ['']), space('number', ['']), space('number', [''])], [{ sign: '=', of: 'number' }, { sign: '=', of: 'number' }]);
export const ten = card('row', triplets.spaces, [{ sign: '+', of: 'sum' }, { sign: '+', of: 'sum' }], 10);
export const fourHues = card('row', Array.from({ length: 4 }, () => space('colour', [''])), Array.from({ length: 3 }, () => ({ sign: '≠' as const, of: 'colour' as const })));

export const front = (of: BombCard, dice: (string | null)[] = of.spaces.map(() => null)): Front => ({
  card: of, dice, safe: dice.map(() => false), fits: [],
});
export const player = (...bombs: Front[]): Player => ({ bombs, share: 1, done: false, gives: [], takes: null, asked: null });
export const free = (face: string): TrayDie => ({ face, where: 'free', seat: null });

export const view = (more: Partial<FuseView> = {}): FuseView => ({
  seat: 0, seats: 2, options: { level: 'standard' }, now: 0, charged: 0, limit: 600_000, round: 3, roller: 0,
  tray: [], placing: true, order: [], moved: [], roll: 4, bag: {}, low: false, players: [player(), player()], centre: [], hole: null,
  deck: 20, deck_bombs: 14, to_defuse: 20, defused: [], detonators: [], alarm: null,
  score: { bonus: 0, time: 0, bombs: 0, detonators: 0, total: 0 }, ended: null, ...more,
});
