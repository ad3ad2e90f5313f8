import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { bitsFor } from '../guard/allowances.ts';
import { createProofOfWork } from '../guard/proof-of-work.ts';
import { solve } from './solve.ts';

let seconds = 0;
const clock = { now: () => new Date(Date.UTC(2026, 10, 21) + seconds * 1000) };
const of = (key: string) =>
  createProofOfWork({ key: Buffer.from(key), clock, seed: () => randomBytes(32) });
const work = of('a key');

test('[P-24] work that was done is told by its seed, its bits and how long it counts', () => {
  seconds = 0;
  const challenge = work.challenge(12);
  const proof = work.read(solve(challenge));
  expect(proof?.bits).toBe(12);
  expect(proof?.seed.toString('hex')).toBe(challenge.split('.')[0]);
  expect(proof?.expiresAt).toEqual(new Date(Date.UTC(2026, 10, 21, 0, 2)));
});

test('[P-24] an answer that is late, unfinished, forged or easier than asked is none', () => {
  seconds = 0;
  const challenge = work.challenge(12);
  const answer = solve(challenge);
  const [, numbers = ''] = answer.split('~');
  const [seed, , expiry, mac] = challenge.split('.');
  const easier = `${seed}.4.${expiry}.${mac}`;
  const forged = of('another key').challenge(4);
  const swapped = numbers.split(',').toReversed().join(',');
  for (const wrong of [
    null,
    '',
    challenge,
    `${challenge}~`,
    `${challenge}~0,0,0,0,0,0,0,0`,
    `${challenge}~${numbers.split(',').slice(1).join(',')}`,
    `${challenge}~${numbers},1`,
    `${challenge}~${swapped === numbers ? '' : swapped}`,
    `${challenge}~4294967296,${numbers.split(',').slice(1).join(',')}`,
    solve(easier),
    solve(forged),
    'x'.repeat(10_000),
  ])
    expect(work.read(wrong), String(wrong).slice(0, 200)).toBeNull();
  seconds = 120;
  expect(work.read(answer)).toBeNull();
});

test('[P-24] nothing is asked while tries are free, then more and more up to a bound', () => {
  expect([0, 5, 5.5, 10, 20, 40, 80, 100_000].map((count) => bitsFor(count, 5))).toEqual([
    0, 0, 16, 17, 18, 19, 20, 20,
  ]);
  expect(bitsFor(1, 0)).toBe(16);
});
