/** What the browser remembers between visits; a browser that remembers nothing is fine too. */

const PREFIX = 'miccia.';

export function recall<Kind>(key: string, otherwise: Kind): Kind {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? otherwise : (JSON.parse(text) as Kind);
  } catch {
    return otherwise;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // private windows and full disks: the setting lasts as long as the page
  }
}
