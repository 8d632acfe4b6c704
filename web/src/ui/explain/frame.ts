/** What stands around every game: marks beside names, what the table itself offers. */

import type { IconName } from '../../art/Icon.svelte';
import type { FrameTexts } from '../../words/texts';
import { words } from '../settings.svelte';
import Picture from './FramePicture.svelte';
import type { Thing, Things } from './thing';

const MARK = '@';

/** Every mark by its name, with the icon that it wears on the page. */
export const MARKS = { bot: 'bot', away: 'cup', looked: 'eye', host: 'crown', undo: 'undo', log: 'list', coach: 'bulb' } as const satisfies Record<string, IconName>;
type Mark = keyof typeof MARKS;

/** Whether a thing is one of the frame. */
export const ofFrame = (thing: Thing): boolean => thing.startsWith(MARK);
export const markOf = (thing: Thing): Mark => thing.slice(MARK.length) as Mark;

export const frameThings: Things = {
  kinds: Object.keys(MARKS).map((mark) => MARK + mark),
  Picture,
  tell(thing) {
    const w = words();
    const mark = markOf(thing);
    return { kind: w('explain-frame'), name: w(`thing-${mark}` as keyof FrameTexts & `thing-${Mark}`), text: w(`about-${mark}` as keyof FrameTexts & `about-${Mark}`), rule: '' };
  },
};
