import { describe, expect, it } from 'vitest';
import { judge, seedOf, type Kept, type Sealed } from './fair';

// Worked out by a shell, and pinned on the server too: 32 bytes, then a line feed before every salt, into sha256sum.
const secret = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const commit = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd';
const seed = 'dacc33d1513d3cab8fe0d47862be9da994b0ab076beb7c2342a1805f424ba1c0';
const salts = ['ada', 'bea'];
const honest: Sealed = { commit, secret, salts, seed };
const ada: Kept = { commit, early: true, salt: 'ada' };

// A record that is sound in itself, of another secret.
const other = '11'.repeat(32);
const otherCommit = '02d449a31fbb267c8f352e9968a79e3e5fc95c1bbeaa502fd6454ebde5a4bedc';
const swapped: Sealed = { commit: otherCommit, secret: other, salts, seed: seedOf(other, salts) };

const faults = (header: Sealed, shown = commit, kept: Kept | null = ada, sits = true) => judge(header, shown, kept, sits).faults;

describe('the shuffle of a record', () => {
  it('makes the seed of the secret and the salts, joined by line feeds', () => {
    expect(seedOf(secret, salts)).toBe(seed);
    expect(seedOf(secret, [''])).toBe('e63e70d4e3a0fdc1510f516af5fbed56b633f5992d4c84d32b48d95879d66075');
    expect(seedOf(secret, [])).toBe(commit);
  });

  it('is in order if all of it fits', () => {
    expect(judge(honest, commit, ada, true)).toEqual({ faults: [], early: true, salted: true });
  });

  it('is not if the table shows another commitment than at first', () => {
    expect(faults(honest, otherCommit)).toEqual(['changed']);
    expect(faults(swapped, otherCommit)).toEqual(['changed', 'record']);
  });

  it('is not if the record has another commitment', () => {
    expect(faults(swapped)).toEqual(['record']);
    expect(faults(swapped, commit, null)).toEqual(['record']);
    expect(faults({ ...honest, commit: null })).toEqual(['record', 'secret']);
  });

  it('is not if the secret is another, or missing', () => {
    expect(faults({ ...honest, secret: other })).toEqual(['secret', 'seed']);
    for (const secret of [null, 'zz', 'abc']) expect(faults({ ...honest, secret })).toEqual(['secret', 'seed']);
  });

  it('is not if the seed is another', () => {
    expect(faults({ ...honest, seed: otherCommit })).toEqual(['seed']);
    expect(faults({ ...honest, salts: ['ada', 'eve'] })).toEqual(['seed']);
  });

  it('is not if the own salt is left out', () => {
    expect(faults({ ...honest, salts: ['eve', 'bea'], seed: seedOf(secret, ['eve', 'bea']) })).toEqual(['salt']);
    expect(faults({ ...honest, salts: null, seed: commit })).toEqual(['salt']);
  });

  it('is not if the deal was prescribed', () => {
    expect(faults({ ...honest, stack: { deck: ['R1'] } })).toEqual(['stacked']);
    expect(faults({ ...honest, stack: { starter: ['1'] } })).toEqual(['stacked']); // nobody said so before
    expect(judge({ ...honest, stack: { starter: ['1'] } }, commit, ada, true, 1).faults).toEqual([]);
    expect(judge({ ...honest, stack: { starter: ['1'], deck: ['R1'] } }, commit, ada, true, 1).faults).toEqual(['stacked']);
    expect(judge(honest, commit, ada, true, 1).faults).toEqual(['stacked']);
  });

  it('tells what could not be looked at', () => {
    expect(judge(honest, commit, null, false)).toEqual({ faults: [], early: false, salted: false });
    expect(judge(honest, commit, { ...ada, early: false, salt: null }, true)).toEqual({ faults: [], early: false, salted: false });
    expect(judge({ ...honest, salts: ['eve'], seed: seedOf(secret, ['eve']) }, commit, ada, false)).toEqual({ faults: [], early: true, salted: false });
  });
});
