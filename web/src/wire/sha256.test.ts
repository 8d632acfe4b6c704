import { expect, it } from 'vitest';
import { sha256 } from './sha256';

it('is SHA-256', async () => {
  expect(sha256(new TextEncoder().encode('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  for (let length = 0; length < 200; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 167 + length * 31) & 255);
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    expect(sha256(bytes)).toBe(Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join(''));
  }
});
