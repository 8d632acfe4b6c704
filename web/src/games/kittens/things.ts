/** What there is at a table of Kittens, for whoever asks what something is. */

import { because, kindOf, notMine, type At, type Now, type Thing, type Things, type Told } from '../../ui/explain/thing';
import { KINDS, type Kind } from './cards';
import { kittensWords } from './language';
import { cardName } from './names';
import type { KittensTexts } from './texts';
import ThingPicture from './ThingPicture.svelte';
import type { KittensAid, KittensView } from './types';

type Family = 'action' | 'cat' | 'fate' | 'danger';

/** The cards: of which family they are, and their rules. */
export const CARDS: Record<Kind, readonly [Family, string]> = {
  godcat: ['fate', 'E33'],
  defuse: ['action', 'E11'],
  nope: ['action', 'E22'],
  armageddon: ['action', 'E27'],
  attack: ['action', 'E15'],
  targeted: ['action', 'E16'],
  favor: ['action', 'E18'],
  heck: ['action', 'E19'],
  reveal: ['action', 'E20'],
  shuffle: ['action', 'E21'],
  feral: ['cat', 'E24'],
  sock: ['cat', 'E25'],
  teapot: ['cat', 'E25'],
  umbrella: ['cat', 'E25'],
  cactus: ['cat', 'E25'],
  kitten: ['danger', 'E11'],
  devilcat: ['danger', 'E30'],
};

/** All other things. */
export const OTHERS = {
  pile: ['pile', 'E14'],
  known: ['mark', 'E20'],
  discards: ['pile', 'E10'],
  hand: ['pile', 'E10'],
  hourglass: ['mark', 'E15'],
  altar: ['pile', 'E27'],
  risk: ['mark', 'E6'],
  draw: ['deed', 'E9'],
  pair: ['deed', 'E23'],
  triple: ['deed', 'E23'],
  window: ['mark', 'E34'],
  pass: ['deed', 'E34'],
  more: ['deed', 'E34'],
  'give-up': ['deed', 'E37'],
  target: ['mark', 'E16'],
} as const;
type Other = keyof typeof OTHERS;

/** What each card does, in pictures of other things. */
const CAT = [['pair', 'how-pair'], ['triple', 'how-triple']] as const;
const HOW = {
  godcat: [['attack', 'how-godcat-as'], ['kitten', 'how-godcat-saves']],
  defuse: [['kitten', 'how-draw-kitten'], ['defuse', 'how-defuse-goes'], ['pile', 'how-hide']],
  nope: [['attack', 'how-nope-played'], ['nope', 'how-nope-cancel'], ['nope', 'how-nope-again']],
  armageddon: [['altar', 'how-armageddon-take'], ['target', 'how-armageddon-face'], ['devilcat', 'how-armageddon-end']],
  attack: [['pile', 'how-no-draw'], ['hourglass', 'how-attack-next']],
  targeted: [['target', 'how-targeted-choose'], ['pile', 'how-no-draw'], ['hourglass', 'how-targeted-two']],
  favor: [['target', 'how-favor-ask'], ['hand', 'how-favor-give']],
  heck: [['pile', 'how-heck-look'], ['hand', 'how-heck-keep'], ['pile', 'how-heck-top']],
  reveal: [['pile', 'how-reveal-three'], ['known', 'how-reveal-all']],
  shuffle: [['known', 'how-shuffle-known'], ['pile', 'how-shuffle-lost']],
  feral: [['feral', 'how-feral-with'], ['sock', 'how-feral-cat'], ['pair', 'how-feral-pair']],
  sock: CAT,
  teapot: CAT,
  umbrella: CAT,
  cactus: CAT,
  kitten: [['kitten', 'how-kitten-drawn'], ['defuse', 'how-kitten-saved'], ['pile', 'how-kitten-hide']],
  devilcat: [['devilcat', 'how-devilcat-got'], ['defuse', 'how-devilcat-saved']],
} as const satisfies Record<Kind, readonly (readonly [Thing, keyof KittensTexts])[]>;

const isCard = (kind: string): kind is Kind => kind in CARDS;

function tell(thing: Thing): Told {
  const w = kittensWords();
  const kind = kindOf(thing);
  if (isCard(kind)) {
    const [family, rule] = CARDS[kind];
    return { kind: w(`kind-${family}`), name: cardName(kind, w), text: w(`explain-${kind}`), rule, how: HOW[kind].map(([thing, text]) => ({ thing, text: w(text) })) };
  }
  const [of, rule] = OTHERS[kind as Other];
  return { kind: w(`kind-${of}`), name: w(`thing-${kind as Other}`), text: w(`about-${kind}` as keyof KittensTexts & `about-${Other}`), rule };
}

/** Cards in hand: the aid says what is in their way. */
function now(thing: Thing, at: At): Now | null {
  const [view, aid] = [at.update.view as KittensView, at.update.aid as KittensAid];
  if (!isCard(thing) || view.seat === null || !view.hands[view.seat]?.includes(thing)) return null;
  const w = kittensWords();
  const denied = aid.denied[thing];
  if (denied) return because(denied, w(`cannot-${denied.code}`, { card: thing }));
  const others = notMine(at, 'E9');
  if (others) return others;
  return { can: true, text: view.ask === 'give' ? w('can-give') : view.ask === 'defuse' ? w('can-defuse') : w('can-play') };
}

export const things: Things = { kinds: [...KINDS, ...Object.keys(OTHERS)], Picture: ThingPicture, tell, now };
