/** Whether a record keeps its promise: the secret is the committed one, the seed comes from secret and salts. */

export interface Sealed {
  commit?: string | null;
  secret?: string | null;
  salts?: string[] | null;
  seed: string;
}

const hex = (bytes: ArrayBuffer) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
const unhex = (text: string) => new Uint8Array((text.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
const sha256 = async (bytes: Uint8Array<ArrayBuffer>) => hex(await crypto.subtle.digest('SHA-256', bytes));

/** The seed: SHA-256 over the secret and the salts, joined by line feeds. */
export async function seedOf(secret: string, salts: readonly string[]): Promise<string> {
  const tail = new TextEncoder().encode(salts.map((salt) => `\n${salt}`).join(''));
  const head = unhex(secret);
  const all = new Uint8Array(head.length + tail.length);
  all.set(head);
  all.set(tail, head.length);
  return sha256(all);
}

/** Check the header of a record against the commitment that was published before the deal. */
export async function keepsPromise(header: Sealed, commit: string): Promise<boolean> {
  if (!header.secret || header.commit !== commit) return false;
  if ((await sha256(unhex(header.secret))) !== commit) return false;
  return (await seedOf(header.secret, header.salts ?? [])) === header.seed;
}
