import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterEach, beforeAll, expect, test } from 'vitest';
import {
  bookFunctions,
  endsAt,
  plantFailPoints,
  pointsPassed,
} from '../../../kernel/db/fail-points.ts';
import { madeBet } from '../adapters/betby-slip.ts';
import { createBetWallet } from '../bet-wallet.ts';
import { type Bettor, makeOf } from './book-calls.ts';
import { useSportsbook } from './sportsbook-fixture.ts';

const book = useSportsbook();

beforeAll(async () => {
  await plantFailPoints(book.owner, bookFunctions);
});
afterEach(async () => {
  expect(await book.faults(), '[P-02] the books add up after every test').toEqual([]);
});

const kinds = ['make', 'discard', 'win', 'lose', 'refund', 'rollback', 'unrefund'] as const;
type Kind = (typeof kinds)[number];

/** The calls of one bet, each on a connection of its own or the pool's. */
function callsOf(bettor: Bettor) {
  const makeKey = randomUUID();
  const base = { makeKey, currency: 'EUR', amount: 100, legs: [] };
  const [winKey, refundKey] = [`win-${makeKey}`, `refund-${makeKey}`];
  const on = (client: pg.Client | pg.Pool) =>
    createBetWallet({ pool: client as pg.Pool, clock: book.clock, provider: 'betby' });
  const { playerId, sessionId, currency } = bettor;
  const slip = madeBet(makeOf(bettor, { key: makeKey }) as Parameters<typeof madeBet>[0]);
  return {
    make: (client) =>
      on(client).make({ playerId, sessionId, key: makeKey, currency, amount: 100, bet: slip }),
    discard: (client) => on(client).discard(playerId, makeKey, 'late'),
    win: (client) =>
      on(client).win({ ...base, key: winKey, amount: 300, isCashout: false, part: null }),
    lose: (client) => on(client).lose({ ...base, key: `lost-${makeKey}` }),
    refund: (client) => on(client).refund({ ...base, key: refundKey, reason: 'fog' }),
    rollback: (client) =>
      on(client).rollback({ ...base, key: `back-${makeKey}`, amount: 300, parentKey: winKey }),
    unrefund: (client) =>
      on(client).rollback({ ...base, key: `back-${makeKey}`, parentKey: refundKey }),
  } satisfies Record<Kind, (client: pg.Client | pg.Pool) => Promise<{ status: string }>>;
}

const before: Readonly<Record<Kind, readonly Kind[]>> = {
  make: [],
  discard: ['make'],
  win: ['make'],
  lose: ['make'],
  refund: ['make'],
  rollback: ['make', 'win'],
  unrefund: ['make', 'refund'],
};
const after = {
  make: 900,
  discard: 1000,
  win: 1200,
  lose: 900,
  refund: 1000,
  rollback: 900,
  unrefund: 900,
};

/** Everything a call may leave behind. */
async function traces({ playerId }: Bettor) {
  const { rows } = await book.owner.query(
    `select
       (select row(balance, version)::text from ledger.account where owner = $1) as account,
       (select count(*) from ledger.transaction where player_id = $1) as transactions,
       (select array_agg(row(held, paid, open_stake, status, version)::text) from sportsbook.bet where player_id = $1) as bets,
       (select count(*) from sportsbook.transaction where player_id = $1) as calls,
       (select array_agg(row(staked, lost)::text) from limits.day_played where player_id = $1) as counted,
       (select count(*) from graphile_worker._private_jobs) as messages`,
    [playerId],
  );
  return rows[0];
}

test.each(kinds)(
  '[P-11] a %s that ends after any of its statements leaves nothing, and its repetition all',
  async (kind) => {
    const seated = async () => {
      const bettor = await book.bettor(1000n);
      const calls = callsOf(bettor);
      for (const earlier of before[kind])
        expect((await calls[earlier](book.app.pool)).status).toBe('ok');
      return { bettor, calls };
    };
    // The first call ever opens the house's account, and passes points that no later one does.
    await (await seated()).calls[kind](book.app.pool);
    const points = await pointsPassed(book.urls.ownerUrl, (await seated()).calls[kind]);
    expect(points.length).toBeGreaterThanOrEqual(kind === 'lose' ? 8 : 10);
    for (const [index, point] of points.entries()) {
      const { bettor, calls } = await seated();
      const untouched = await traces(bettor);
      const ending = index % 4 === 0 ? 'killed' : 'error';
      expect(await endsAt(book.urls.ownerUrl, point, ending, calls[kind]), `point ${point}`).toBe(
        true,
      );
      expect(await traces(bettor), `point ${point}`).toEqual(untouched);
      expect((await calls[kind](book.app.pool)).status).toBe('ok');
      expect(await book.balanceOf(bettor)).toBe(after[kind]);
    }
  },
  240_000,
);
