/** What there is at a table of FUSE, for whoever asks what something is. */

import { because, kindOf, notMine, whichOf, type At, type Now, type Thing, type Things, type Told } from '../../ui/explain/thing';
import { printed } from './describe';
import { bombName, fuseWords, signWords } from './language';
import type { FuseTexts } from './texts';
import ThingPicture from './ThingPicture.svelte';
import type { BombCard, FuseAid, FuseView } from './types';

/** Every thing: of which kind it is, and its rule. A die is asked about as `die:2` by its place, a bomb as `bomb:totem`. */
export const THINGS = {
  die: ['die', 'F9'],
  bomb: ['bomb', 'F21'],
  tower: ['bomb', 'F17'],
  'two-towers': ['bomb', 'F17'],
  pyramid: ['bomb', 'F18'],
  'want-colour': ['sign', 'F16'],
  'want-number': ['sign', 'F16'],
  'want-both': ['sign', 'F16'],
  'want-or': ['sign', 'F16'],
  'want-hash': ['sign', 'F16'],
  'want-hues': ['sign', 'F16'],
  equal: ['sign', 'F16'],
  unlike: ['sign', 'F16'],
  greater: ['sign', 'F16'],
  next: ['sign', 'F16'],
  sum: ['sign', 'F16'],
  lock: ['sign', 'F14'],
  detonator: ['card', 'F22'],
  clock: ['place', 'F25'],
  bag: ['place', 'F12'],
  roller: ['place', 'F13'],
  centre: ['place', 'F24'],
  defused: ['place', 'F5'],
  done: ['deed', 'F10'],
  need: ['deed', 'F9'],
  looking: ['place', 'F16'],
  score: ['place', 'F26'],
} as const;
type Kind = keyof typeof THINGS;

export const SHAPES = { row: 'bomb', tower: 'tower', 'two towers': 'two-towers', 'small pyramid': 'pyramid', 'large pyramid': 'pyramid' } as const;
const JOINTS = { '=': 'equal', '≠': 'unlike', '>': 'greater', '<': 'greater', '↗': 'next', '+': 'sum', '−': 'sum' } as const;
const MOST = 3; // signs that are shown with a bomb

/** A bomb of this table, by its key. */
export function bombAt(thing: Thing, at: At | undefined): BombCard | null {
  if (kindOf(thing) !== 'bomb' || !whichOf(thing) || !at) return null;
  const { centre, players } = at.update.view as FuseView;
  return [...centre, ...players.flatMap(({ bombs }) => bombs.map((front) => front?.card ?? null))].find((card) => card?.key === whichOf(thing)) ?? null;
}

/** The signs that are printed on a bomb, each once. */
function signsOf({ spaces, joints }: BombCard): Kind[] {
  const asked = spaces.map(({ wants, compares }): Kind | null => {
    const { colour, number } = wants[0] ?? { colour: null, number: null };
    if (wants.length > 1) return 'want-or';
    if (colour !== null && number !== null) return 'want-both';
    if (colour !== null) return 'want-colour';
    if (number !== null) return 'want-number';
    return compares === 'colour' ? 'want-hues' : compares === '' ? null : 'want-hash';
  });
  const found = [...joints.map((joint) => (joint ? JOINTS[joint.sign] : null)), ...asked].filter((sign) => sign !== null);
  return [...new Set(found)];
}

function tell(thing: Thing, at?: At): Told {
  const w = fuseWords();
  const bomb = bombAt(thing, at);
  const kind = bomb ? SHAPES[bomb.shape] : (kindOf(thing) as Kind);
  const [of, rule] = THINGS[kind];
  const text = w(`about-${kind}` as keyof FuseTexts & `about-${Kind}`);
  const told = { kind: w(`kind-${of}`), name: w(`thing-${kind}` as keyof FuseTexts & `thing-${Kind}`), text, rule };
  if (bomb) {
    const how = signsOf(bomb).slice(0, MOST).map((sign) => ({ thing: sign, text: w(`thing-${sign}` as keyof FuseTexts & `thing-${Kind}`) }));
    return { ...told, name: bombName(bomb.key), text: w('this-bomb', { text, printed: printed(bomb, w), points: w('value', { points: bomb.value }) }), how };
  }
  const die = kind === 'die' && at ? (at.update.view as FuseView).tray[Number(whichOf(thing))] : undefined;
  return die ? { ...told, name: signWords(die.face, w) } : told;
}

/** Dice of the roll, and doing without: the aid says what is in their way. */
function now(thing: Thing, at: At): Now | null {
  const [view, aid] = [at.update.view as FuseView, at.update.aid as FuseAid];
  if (kindOf(thing) !== 'die' || !whichOf(thing) || view.seat === null) return null;
  if (at.update.turn.t === 'over') return notMine(at, 'F9');
  const w = fuseWords();
  const { barred, misfits } = aid.players[view.seat]!;
  const denied = barred ?? misfits[Number(whichOf(thing))];
  return denied ? because(denied, w(`cannot-${denied.code}`)) : { can: true, text: w('can-place') };
}

export const things: Things = { kinds: Object.keys(THINGS), Picture: ThingPicture, tell, now };
