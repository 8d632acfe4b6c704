/** What there is at a table of Hanabi, for whoever asks what something is. */

import { because, kindOf, notMine, whichOf, type At, type Now, type Thing, type Things, type Told } from '../../ui/explain/thing';
import { hanabiWords } from './language';
import { reasonOf } from './status';
import ThingPicture from './ThingPicture.svelte';
import type { HanabiAid, HanabiView } from './types';

/** Every thing: of which kind it is, and its rule. A card is asked about as `theirs:R4`, a firework as `firework:R`. */
export const THINGS = {
  mine: ['card', 'H4'],
  theirs: ['card', 'H4'],
  rainbow: ['card', 'H23'],
  firework: ['pile', 'H12'],
  lantern: ['token', 'H3'],
  strike: ['token', 'H15'],
  deck: ['pile', 'H17'],
  discards: ['pile', 'H13'],
  score: ['mark', 'H18'],
  notes: ['mark', 'H22'],
  spark: ['mark', 'H13'],
  clue: ['deed', 'H7'],
  play: ['deed', 'H10'],
  discard: ['deed', 'H9'],
} as const;
type Kind = keyof typeof THINGS;

function tell(thing: Thing): Told {
  const w = hanabiWords();
  const kind = (kindOf(thing) === 'theirs' && whichOf(thing).startsWith('M') ? 'rainbow' : kindOf(thing)) as Kind;
  const [of, rule] = THINGS[kind];
  const told = { kind: w(`kind-${of}`), name: w(`thing-${kind}`), text: w(`about-${kind}`), rule };
  if (kind !== 'clue') return told;
  return { ...told, how: [{ thing: 'theirs:R4', text: w('how-clue-choose') }, { thing: 'notes', text: w('how-clue-say') }, { thing: 'lantern', text: w('how-clue-cost') }] };
}

/** My cards and the three deeds: the aid says what is in their way. */
function now(thing: Thing, at: At): Now | null {
  const [view, aid] = [at.update.view as HanabiView, at.update.aid as HanabiAid];
  const kind = kindOf(thing);
  const deed = kind === 'clue' || kind === 'play' || kind === 'discard' ? kind : null;
  if ((!deed && kind !== 'mine') || view.seat === null) return null;
  const others = notMine(at, 'H6');
  if (others) return others;
  const w = hanabiWords();
  const denied = deed && aid.denied[deed];
  if (denied) return because(denied, reasonOf(denied, w));
  return { can: true, text: deed ? w('can-deed') : aid.denied.discard ? w('can-card') : w('can-card-discard') };
}

export const things: Things = { kinds: Object.keys(THINGS), Picture: ThingPicture, tell, now };
