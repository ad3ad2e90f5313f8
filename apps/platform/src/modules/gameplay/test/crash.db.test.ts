import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeAll, expect, test } from 'vitest';
import {
  endsAt,
  plantFailPoints,
  pointsPassed,
  seamlessFunctions,
} from '../../../kernel/db/fail-points.ts';
import { tokenHashOf } from '../seamless-wallet.ts';
import { useGameplay } from './gameplay-fixture.ts';
import type { Seat } from './wallet-bodies.ts';

const game = useGameplay();
/** Against what hangs: a busy machine takes its time, and that is no failure. */
const patience = 240_000;

beforeAll(async () => {
  await plantFailPoints(game.owner, seamlessFunctions);
});

afterEach(async () => {
  expect(await game.faults(), '[P-02] the books add up after every test').toEqual([]);
});

type Call = (client: pg.Client | pg.Pool) => Promise<unknown>;

const statusOf = (answer: unknown) =>
  (answer as pg.QueryResult<{ status: string }>).rows[0]?.status;

/** A bet, its win and its rollback as the wallet sends them to the database. */
function callsOf(seat: Seat) {
  const [betKey, round, at] = [randomUUID(), randomUUID(), game.clock.now()];
  const bet: Call = (client) =>
    client.query('select * from gameplay.bet($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)', [
      tokenHashOf(seat.token),
      seat.playerId,
      'hub88',
      betKey,
      'EUR',
      100,
      'tide-reels',
      round,
      false,
      at,
    ]);
  const win: Call = (client) =>
    client.query('select * from gameplay.win($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)', [
      seat.playerId,
      'hub88',
      `win-${betKey}`,
      betKey,
      'EUR',
      300,
      'tide-reels',
      round,
      true,
      at,
    ]);
  const rollback: Call = (client) =>
    client.query('select * from gameplay.rollback($1, $2, $3, $4, $5, $6, $7, $8)', [
      tokenHashOf(seat.token),
      seat.playerId,
      'hub88',
      `back-${betKey}`,
      betKey,
      'tide-reels',
      round,
      at,
    ]);
  return { bet, win, rollback };
}

/** Everything a call may leave behind. */
async function traces(seat: Seat) {
  const { rows } = await game.owner.query(
    `select
       (select row(balance, version)::text from ledger.account where owner = $1) as account,
       (select count(*) from ledger.transaction where player_id = $1) as transactions,
       (select count(*) from ledger.entry join ledger.transaction t on t.id = transaction_id
        where t.player_id = $1) as entries,
       (select array_agg(row(stake, payout, status)::text) from gameplay.round where player_id = $1) as rounds,
       (select count(*) from gameplay.unnumbered_event) as events,
       (select count(*) from graphile_worker._private_jobs) as messages`,
    [seat.playerId],
  );
  return rows[0];
}

test.each([
  ['bet', 'error', 12],
  ['bet', 'killed', 12],
  ['win', 'error', 14],
  ['win', 'killed', 14],
  ['rollback', 'error', 14],
  ['rollback', 'killed', 14],
] as const)(
  '[P-11] a %s that ends after any of its statements (%s) leaves nothing, and its repetition all',
  async (kind, ending, fewest) => {
    const before: readonly ('bet' | 'win')[] = kind === 'bet' ? [] : ['bet'];
    const seated = async () => {
      const seat = await game.seat(1000n);
      const calls = callsOf(seat);
      for (const earlier of before) await calls[earlier](game.app.pool);
      return { seat, calls };
    };
    // The first call ever opens the house's account, and passes points that no later one does.
    await (await seated()).calls[kind](game.app.pool);
    const points = await pointsPassed(game.urls.ownerUrl, (await seated()).calls[kind]);
    expect(points.length).toBeGreaterThanOrEqual(fewest);
    for (const point of points) {
      const { seat, calls } = await seated();
      const untouched = await traces(seat);
      expect(await endsAt(game.urls.ownerUrl, point, ending, calls[kind]), `point ${point}`).toBe(
        true,
      );
      expect(await traces(seat), `point ${point}`).toEqual(untouched);
      expect(statusOf(await calls[kind](game.app.pool))).toBe('ok');
      expect(await game.balanceOf(seat)).toBe({ bet: 900n, win: 1200n, rollback: 1000n }[kind]);
    }
  },
  patience,
);

test(
  '[P-11] connections killed under load lose no bet and double none',
  async () => {
    const seats = await Promise.all(Array.from({ length: 4 }, () => game.seat(10_000n)));
    const pool = new pg.Pool({
      connectionString: game.urls.ownerUrl,
      options: '-c role=pierlight_app',
      max: 8,
      application_name: 'victim',
    });
    pool.on('error', () => undefined);

    let sent = 0;
    const killOne = () =>
      game.owner.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'victim' and state = 'active' order by random() limit 1`,
      );

    /** Sends a call until it is answered, as an aggregator does; every third kills one on the way. */
    async function insist(call: Call): Promise<number> {
      for (let tries = 1; ; tries++) {
        sent += 1;
        const strike = sent % 3 === 0 ? killOne() : undefined;
        try {
          expect(statusOf(await call(pool))).toBe('ok');
          return tries;
        } catch (error) {
          if (!/terminat|ECONNRESET|not queryable/i.test(String(error))) throw error;
        } finally {
          await strike;
        }
      }
    }
    async function play(seat: Seat): Promise<number> {
      let tries = 0;
      for (let round = 0; round < 40; round++) {
        const calls = callsOf(seat);
        tries += await insist(calls.bet);
        tries += await insist(round % 4 === 0 ? calls.rollback : calls.win);
      }
      return tries;
    }
    const tries = await Promise.all(seats.map(play));
    await pool.end();
    expect(tries.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(4 * 80);
    // Of 40 rounds 10 were rolled back, and 30 cost 100 and paid 300.
    for (const seat of seats) {
      expect(await game.balanceOf(seat)).toBe(10_000n + 30n * 200n);
      const rounds = await game.roundsOf(seat);
      expect(rounds.filter(({ status }) => status === 2)).toHaveLength(30);
      expect(rounds.filter(({ status }) => status === 3)).toHaveLength(10);
    }
  },
  patience,
);
