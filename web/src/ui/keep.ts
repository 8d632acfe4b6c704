/** What the browser remembers between visits; a browser that remembers nothing is fine too. */

const PREFIX = 'miccia.';
const unkept = new Map<string, unknown>(); // what could not be kept lasts as long as the page

export function recall<Kind>(key: string, otherwise: Kind): Kind {
  if (unkept.has(key)) return unkept.get(key) as Kind;
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? otherwise : (JSON.parse(text) as Kind);
  } catch {
    return otherwise;
  }
}

/** Forget everything of ours. */
export function forgetAll(): void {
  unkept.clear();
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // nothing was kept
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
    unkept.delete(key);
  } catch {
    unkept.set(key, value); // private windows and full disks
  }
}
