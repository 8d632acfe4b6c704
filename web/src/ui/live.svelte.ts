/** What a screen reader is told: events politely, one sentence each; a call only when the player must act. */

export const live = $state({ polite: '', call: '' });

/** Tell politely. The same sentence twice is told twice. */
export function tell(sentence: string): void {
  live.polite = live.polite === sentence ? `${sentence}\u00a0` : sentence;
}

/** Interrupt: it is the player's turn, a window is open. */
export function call(sentence: string): void {
  live.call = live.call === sentence ? `${sentence}\u00a0` : sentence;
}
