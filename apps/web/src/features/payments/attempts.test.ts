import { errorCatalogue } from '@pierlight/contract/common/errors';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiProblem } from '#shared/api/problem.ts';
import { problemOf } from '#shared/api/test-problem.ts';
import { createAttempts } from './attempts.ts';

const request = {
  methodId: 'bank',
  currency: 'EUR',
  amount: 50_00,
  fields: { iban: 'DE89370400440532013000' },
};
const lost = new ApiProblem({ status: 0, code: 0, title: 'No answer' });

/** What the tabs of one browser share: `Object.keys` lists what is kept, as of a real one. */
function browserStorage(): Storage {
  const methods = {
    getItem(name: string) {
      return Object.hasOwn(this, name) ? String(Reflect.get(this, name)) : null;
    },
    setItem(name: string, value: string) {
      Reflect.set(this, name, value);
    },
    removeItem(name: string) {
      Reflect.deleteProperty(this, name);
    },
  };
  return Object.create(methods);
}

let storage: Storage;
let time: number;
let keys: number;
const tab = (of: () => Storage = () => storage) =>
  createAttempts({ storage: of, now: () => time, newKey: () => `key-${++keys}` });

/** Sends a request from a tab, is told an outcome, and answers the key it went under. */
async function sent(
  from: ReturnType<typeof tab>,
  outcome: Error | 'taken',
  { player = 'lena', input = request as unknown } = {},
): Promise<string> {
  let under = '';
  await from(player, input, async (key) => {
    under = key;
    if (outcome !== 'taken') throw outcome;
  }).catch((error: unknown) => expect(error).toBe(outcome));
  return under;
}

beforeEach(() => {
  storage = browserStorage();
  time = Date.UTC(2026, 4, 1);
  keys = 0;
});

describe('[P-45] an attempt that was not answered keeps its key', () => {
  it('in the same page, after a reload and in another tab, until it is answered', async () => {
    const first = tab();
    const key = await sent(first, lost);
    expect(await sent(first, lost)).toBe(key);
    expect(await sent(tab(), lost)).toBe(key);
    expect(await sent(tab(), 'taken')).toBe(key);
    expect(Object.keys(storage)).toEqual([]);
    expect(await sent(tab(), 'taken')).not.toBe(key);
  });

  it('is kept before it is sent, so that a page that is gone in between leaves it', async () => {
    let key = '';
    const never = new Promise<never>(() => undefined);
    await new Promise<void>((resolve) => {
      void tab()('lena', request, (under) => {
        key = under;
        resolve();
        return never;
      });
    });
    expect(await sent(tab(), 'taken')).toBe(key);
  });

  it('where nothing can be kept, for as long as the page', async () => {
    const blocked = tab(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const key = await sent(blocked, lost);
    expect(await sent(blocked, 'taken')).toBe(key);
    expect(await sent(blocked, 'taken')).not.toBe(key);
  });

  it('but for a day at most, and what is older is cleared away', async () => {
    const key = await sent(tab(), lost);
    time += 24 * 60 * 60_000;
    await sent(tab(), lost, { player: 'timo' });
    const kept = Object.values(storage).flatMap((text) => Object.keys(JSON.parse(text as string)));
    expect(kept).toHaveLength(1);
    expect(await sent(tab(), 'taken')).not.toBe(key);
  });

  it('and tells nothing of what it is for', async () => {
    await sent(tab(), lost);
    const kept = JSON.stringify(Object.entries(storage));
    for (const secret of ['lena', 'bank', '5000', request.fields.iban])
      expect(kept).not.toContain(secret);
  });

  it.each([
    ['another player', { player: 'timo' }],
    ['another amount', { input: { ...request, amount: 50_01 } }],
    ['another method', { input: { ...request, methodId: 'eWallet' } }],
    ['another currency', { input: { ...request, currency: 'USD' } }],
    ['another account', { input: { ...request, fields: { iban: 'GB82WEST12345698765432' } } }],
    ['another one of the same amount', { input: { ...request, confirmDuplicate: true } }],
  ])('%s is another attempt', async (_what, other) => {
    const key = await sent(tab(), lost);
    expect(await sent(tab(), 'taken', other)).not.toBe(key);
  });
});

describe('[P-45] what an answer says of an attempt', () => {
  it.each([
    'insufficientFunds',
    'invalidInput',
    'withdrawalRepeated',
    'idempotencyKeyReused',
    'depositLimitReached',
  ] as const)('%s is its end', async (name) => {
    const key = await sent(tab(), problemOf(name));
    expect(await sent(tab(), 'taken')).not.toBe(key);
  });

  const leavesItOpen = [
    ...(['internal', 'unavailable', 'providerUnavailable', 'requestTimeout'] as const),
    ...(['tooManyRequests', 'unauthenticated', 'forbidden', 'secondFactorRequired'] as const),
    ...(['notFound', 'signInAgain', 'payloadTooLarge', 'proofOfWorkNeeded'] as const),
  ];
  it.each(leavesItOpen)('%s is not: an earlier call may have had its effect', async (name) => {
    expect(errorCatalogue[name].status).toBeGreaterThanOrEqual(400);
    const key = await sent(tab(), problemOf(name));
    expect(await sent(tab(), 'taken')).toBe(key);
  });

  it('a second factor that is left is not', async () => {
    const key = await sent(tab(), new DOMException('The question was left', 'AbortError'));
    expect(await sent(tab(), 'taken')).toBe(key);
  });
});
