/** Whether a table kept its word about the shuffle: its record against what was published, and what a browser remembers. */

import { sha256 as digest } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** What the header of a record tells of the shuffle. */
export interface Sealed {
  commit?: string | null;
  secret?: string | null;
  salts?: string[] | null;
  seed: string;
  stack?: Record<string, readonly string[]> | null;
}

/** What a browser has kept of a table's shuffle. */
export interface Kept {
  commit: string; // the first one it saw
  early: boolean; // it was seen before the deal
  salt: string | null; // the one it added
}

/** What can be wrong, each told in words of its own. */
export type Fault = 'changed' | 'record' | 'secret' | 'seed' | 'salt' | 'stacked';

export interface Verdict {
  faults: Fault[];
  early: boolean; // whether the commitment was compared with one from before the deal
  salted: boolean; // whether the own salt was looked for
}

// Not the browser's own: it lends that only to encrypted pages, and home networks have none.
const sha256 = (bytes: Uint8Array): string => bytesToHex(digest(bytes));
const unhex = (text: string): Uint8Array => (/^([0-9a-f]{2})*$/.test(text) ? hexToBytes(text) : new Uint8Array());

/** The seed: SHA-256 over the secret and the salts, joined by line feeds. */
export function seedOf(secret: string, salts: readonly string[]): string {
  const tail = utf8ToBytes(salts.map((salt) => `\n${salt}`).join(''));
  return sha256(new Uint8Array([...unhex(secret), ...tail]));
}

/**
 * Compare the header of a record with the commitment that the table shows now and with what was kept. `sits` says
 * that the browser's owner played: only then must the record have the salt. Nothing may be prescribed but the `starter`.
 */
export function judge(header: Sealed, shown: string, kept: Kept | null, sits: boolean, starter: number | null = null): Verdict {
  const salt = sits ? (kept?.salt ?? null) : null;
  const [secret, salts] = [header.secret ?? '', header.salts ?? []];
  const wrong: Record<Fault, boolean> = {
    changed: kept !== null && kept.commit !== shown,
    record: header.commit !== (kept?.commit ?? shown),
    secret: sha256(unhex(secret)) !== header.commit,
    seed: seedOf(secret, salts) !== header.seed,
    salt: salt !== null && !salts.includes(salt),
    stacked: JSON.stringify(header.stack ?? null) !== JSON.stringify(starter === null ? null : { starter: [String(starter)] }),
  };
  const faults = (Object.keys(wrong) as Fault[]).filter((fault) => wrong[fault]);
  return { faults, early: kept?.early ?? false, salted: salt !== null };
}
