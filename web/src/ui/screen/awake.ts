/** A screen that shows a table does not fall asleep, where the browser can prevent it. */

export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let gone = false;
  async function hold(): Promise<void> {
    if (document.visibilityState !== 'visible') return;
    try {
      const held = await navigator.wakeLock.request('screen');
      if (gone) void held.release();
      else lock = held;
    } catch {
      // a page without encryption, or a battery that is low: the television's own settings decide
    }
  }
  void hold();
  document.addEventListener('visibilitychange', hold); // a lock ends when the page is out of sight
  return () => {
    gone = true;
    document.removeEventListener('visibilitychange', hold);
    void lock?.release();
  };
}
