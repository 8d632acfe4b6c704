/** What there is at a table of Kaboom!, for whoever asks what something is. */

import { because, kindOf, notMine, whichOf, type At, type Now, type Thing, type Things, type Told } from '../../ui/explain/thing';
import { cardOf, isInside, type Kind } from './cards';
import { kaboomWords, type KaboomWords } from './language';
import { cardName } from './names';
import { whyNot } from './status';
import type { KaboomTexts } from './texts';
import ThingPicture from './ThingPicture.svelte';
import type { KaboomAid, KaboomView } from './types';

/** The cards by their kinds, with their rules. A Cut is asked about as `cut:red`. */
export const CARDS: Record<Kind, string> = { cut: 'K16', analyze: 'K15', exit: 'K18', intercept: 'K19', timer: 'K20', 'double-timer': 'K21', alarm: 'K22', 're-enter': 'K23', bypass: 'K24' };

/** All other things: of which kind they are, and their rules. */
export const OTHERS = {
  wire: ['wire', 'K3'],
  'wire-up': ['wire', 'K24'],
  note: ['wire', 'K31'],
  eyes: ['wire', 'K15'],
  unused: ['wire', 'K3'],
  removed: ['wire', 'K24'],
  countdown: ['pile', 'K2'],
  rene: ['token', 'K27'],
  agent: ['person', 'K8'],
  cuts: ['token', 'K16'],
  hand: ['pile', 'K11'],
  deck: ['pile', 'K7'],
  discards: ['pile', 'K9'],
  phases: ['deed', 'K6b'],
  wild: ['deed', 'K13'],
  finish: ['deed', 'K9'],
  defuse: ['deed', 'K26'],
  hold: ['deed', 'K10'],
  know: ['pile', 'K31'],
  points: ['token', 'K30'],
} as const;
type Other = keyof typeof OTHERS;

const isCard = (kind: string): kind is Kind => kind in CARDS;

function tell(thing: Thing): Told {
  const w = kaboomWords();
  const kind = kindOf(thing);
  const text = w(`about-${kind}` as keyof KaboomTexts & `about-${Kind | Other}`);
  if (!isCard(kind)) {
    const [of, rule] = OTHERS[kind as Other];
    return { kind: w(`kind-${of}`), name: w(`thing-${kind as Other}`), text, rule };
  }
  const name = whichOf(thing) ? cardName(cardOf(thing), w) : w(`card-${kind}`);
  return { kind: isInside(kind) ? w('kind-inside') : w('kind-outside'), name, text, rule: CARDS[kind], how: how(kind, w) };
}

/** What each card does, in pictures of other things. */
const HOW = {
  cut: [['agent', 'how-cut-below'], ['cuts', 'how-cut-four'], ['defuse', 'how-cut-right']],
  analyze: [['wire', 'how-analyze-choose'], ['note', 'how-analyze-see']],
  exit: [['agent', 'how-exit-inside'], ['agent:out', 'how-exit-outside'], ['rene', 'how-exit-rene']],
  intercept: [['hand', 'how-intercept-look'], ['cut:blue', 'how-intercept-take'], ['deck', 'how-intercept-draw']],
  timer: [['countdown:6', 'how-timer-top'], ['countdown:5', 'how-timer-one']],
  'double-timer': [['countdown:6', 'how-timer-top'], ['countdown:5', 'how-timer-one'], ['countdown:4', 'how-timer-two']],
  alarm: [['agent', 'how-alarm-choose'], ['agent:out', 'how-alarm-out']],
  're-enter': [['agent:out', 'how-re-enter-outside'], ['agent', 'how-re-enter-inside']],
  bypass: [['wire', 'how-bypass-choose'], ['wire-up:red', 'how-bypass-out'], ['wire-up:green', 'how-bypass-in']],
} as const satisfies Record<Kind, readonly (readonly [Thing, keyof KaboomTexts])[]>;

const how = (kind: Kind, w: KaboomWords): Told['how'] => HOW[kind].map(([thing, text]) => ({ thing, text: w(text) }));

const DEEDS: readonly string[] = ['wild', 'defuse', 'finish', 'hold'];

/** Cards and deeds: the aid says what is in their way. */
function now(thing: Thing, at: At): Now | null {
  const kind = kindOf(thing);
  const [view, aid] = [at.update.view as KaboomView, at.update.aid as KaboomAid];
  const card = isCard(kind);
  const held = view.players[view.seat ?? 0]?.hand?.includes(cardOf(thing));
  if (card ? !held : !DEEDS.includes(kind)) return null;
  const others = notMine(at, 'K6b');
  if (others) return others;
  const w = kaboomWords();
  const denied = aid.denied[card ? cardOf(thing) : kind];
  if (denied) {
    const pair = card && denied.code !== 'not-now' && !aid.denied['wild'];
    return { ...because(denied, whyNot(card ? cardOf(thing) : kind, aid, w)), ...(pair ? { deed: w('use-wild') } : {}) };
  }
  if (!card) return null;
  return { can: true, text: view.ask === 'discard' ? w('can-discard') : view.ask === 'pay' ? w('can-pay') : w('can-play') };
}

export const things: Things = { kinds: [...Object.keys(CARDS), ...Object.keys(OTHERS)], Picture: ThingPicture, tell, now };
