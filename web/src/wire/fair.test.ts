import { describe, expect, it } from 'vitest';
import { keepsPromise, seedOf } from './fair';

// Made by the server's own rule: sha256(secret), sha256(b"\n".join([secret, b"ab", b""])).
const secret = '00ff'.repeat(16);
const commit = '6bd25f5d5bc8ca90d74d76e96509d85351800e38ce101abf0ffa81c8a7e755a7';
const seed = '2d0f9e3e1f1ea18a1ea704205c92d060e1e81f26e4d888200ef5286b19baaaa7';
const salts = ['ab', ''];

describe('the promise of a record', () => {
  it('makes the seed of the secret and the salts, joined by line feeds', async () => {
    expect(await seedOf(secret, salts)).toBe(seed);
  });

  it('is kept by the committed secret and the right seed', async () => {
    expect(await keepsPromise({ commit, secret, salts, seed }, commit)).toBe(true);
    expect(await keepsPromise({ commit, secret, salts: ['ac', ''], seed }, commit)).toBe(false);
    expect(await keepsPromise({ commit, secret: '11'.repeat(32), salts, seed }, commit)).toBe(false);
    expect(await keepsPromise({ commit, secret, salts, seed }, '00')).toBe(false);
  });
});
