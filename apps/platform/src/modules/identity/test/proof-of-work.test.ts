import { expect, test } from 'vitest';
import { allowancesFor, levelFor, levelOf } from '../guard/allowances.ts';
import { createProofOfWork } from '../guard/proof-of-work.ts';
import { levelIn, solve } from './solve.ts';

let seconds = 0;
const clock = { now: () => new Date(Date.UTC(2026, 10, 21) + seconds * 1000) };
const of = (key: string) =>
  createProofOfWork({
    key: Buffer.from(key.padEnd(32)),
    clock,
    keys: 8,
    digest: ({ purpose, subject }) => `${purpose}/${subject}`,
  });
const work = of('a key');
const about = { purpose: 'signIn', subject: 'one@example.com' };

interface Answer {
  challenge: { parameters: Record<string, unknown>; signature: string };
  solution: { counter: number; derivedKey: string };
}
const changed = (answer: string, change: (read: Answer) => void): string => {
  const read = JSON.parse(Buffer.from(answer, 'base64').toString('utf8')) as Answer;
  change(read);
  return Buffer.from(JSON.stringify(read)).toString('base64');
};

test('[P-24] work that was done is told by its seed, its level and how long it counts', async () => {
  seconds = 0;
  const challenge = await work.challenge(2, about);
  expect(levelIn(challenge)).toBe(2);
  const proof = await work.read(await solve(challenge), about);
  expect(proof?.level).toBe(2);
  expect(proof?.seed).toHaveLength(16);
  expect(proof?.expiresAt).toEqual(new Date(Date.UTC(2026, 10, 21, 0, 3)));
});

test('[P-24] work counts for what it was done for, and for nothing and nobody else', async () => {
  seconds = 0;
  const answer = await solve(await work.challenge(1, about));
  expect(await work.read(answer, about)).not.toBeNull();
  for (const other of [
    { ...about, purpose: 'opening' },
    { ...about, subject: 'other@example.com' },
  ])
    expect(await work.read(answer, other)).toBeNull();
});

test('[P-24] an answer that is late, unfinished, forged or easier than asked is none', async () => {
  seconds = 0;
  const challenge = await work.challenge(1, about);
  const answer = await solve(challenge);
  const foreign = await solve(await of('another key').challenge(1, about));
  for (const wrong of [
    null,
    '',
    challenge,
    'x'.repeat(10_000),
    foreign,
    changed(answer, ({ solution }) => {
      solution.derivedKey = `${solution.derivedKey.slice(0, 32)}${'0'.repeat(32)}`;
    }),
    changed(answer, ({ challenge: { parameters } }) => {
      parameters.cost = 1;
    }),
    changed(answer, ({ challenge: { parameters } }) => {
      parameters.data = { ...(parameters.data as object), level: 4 };
    }),
    changed(answer, ({ challenge: { parameters } }) => {
      parameters.data = { ...(parameters.data as object), expiresAt: 2_000_000_000 };
    }),
    changed(answer, (read) => {
      read.challenge.signature = '';
    }),
  ])
    expect(await work.read(wrong, about), String(wrong).slice(0, 200)).toBeNull();
  seconds = 180;
  expect(await work.read(answer, about)).toBeNull();
});

test('[P-24] nothing is asked while tries are free, then more and more up to a bound', () => {
  expect([0, 5, 5.5, 10, 20, 40, 80, 100_000].map((count) => levelFor(count, 5))).toEqual([
    0, 0, 1, 2, 3, 4, 4, 4,
  ]);
  expect(levelFor(1, 0)).toBe(1);
});

test('[P-24] whatever a stranger can fill in an owner’s name costs work and refuses nobody', () => {
  const allowances = allowancesFor({ freeOpenings: 3, freeRequests: 30 });
  for (const scope of ['account', 'visitor', 'address', 'code', 'opening', 'asking'] as const) {
    expect(allowances[scope].refuses, scope).toBe(false);
    expect(levelOf([scope], new Map(), allowances), scope).toBe(4);
  }
});
