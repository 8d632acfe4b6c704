/** What a screen reader is told: events politely, one sentence each; a call only when the player must act. */

interface Told {
  id: number;
  sentence: string;
}
export const live = $state({ polite: [] as readonly Told[], call: '' });
const AT_ONCE = 6; // sentences that may come before the first has been read
let told = 0;

/** Tell politely, each sentence after those that are still being read. */
export function tell(sentence: string): void {
  live.polite = [...live.polite, { id: told++, sentence }].slice(-AT_ONCE);
}

/** Interrupt: it is the player's turn, a window is open. */
export function call(sentence: string): void {
  live.call = live.call === sentence ? `${sentence}\u00a0` : sentence;
}
