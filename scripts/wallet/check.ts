import assert from 'node:assert/strict';
import type { Answer, Caller } from './caller.ts';

/** Something that holds of every seamless wallet. It throws where it does not hold. */
export interface Check {
  readonly name: string;
  readonly run: (wallet: Caller) => Promise<void>;
  /** It takes a token of a session that is over. */
  readonly needsExpiredToken?: true;
}

/** An answer has a status; every one comes with HTTP 200. */
export function answers(answer: Answer, ...statuses: readonly string[]): void {
  assert.equal(answer.http, 200, `HTTP ${answer.http} instead of 200`);
  assert.ok(
    statuses.includes(answer.status),
    `answered ${answer.status} instead of ${statuses.join(' or ')}`,
  );
}

/** What is done changes the balance by that much and no more. */
export async function changes(
  wallet: Caller,
  expected: number | (() => number),
  act: () => Promise<void>,
): Promise<void> {
  const before = await wallet.balance();
  await act();
  const change = (await wallet.balance()) - before;
  const wanted = typeof expected === 'number' ? expected : expected();
  assert.equal(change, wanted, `the balance changed by ${change} instead of ${wanted}`);
}

/** The same, many times at once. */
export const together = <T>(count: number, act: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, act));
