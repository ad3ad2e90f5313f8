import { randomUUID } from 'node:crypto';
import { playerChannel } from '@pierlight/contract/realtime/channels';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { plantFailPoints } from '../../../kernel/db/fail-points.ts';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import { systemIds } from '../../../kernel/ids.ts';
import { useGameplay } from '../../gameplay/test/gameplay-fixture.ts';
import type { Seat } from '../../gameplay/test/wallet-bodies.ts';
import { createCashbackClaims } from '../cashback-claims.ts';
import { endBonuses } from '../ending.ts';
import { createBonusTable } from './bonus-table.ts';

const game = useGameplay();
const table = createBonusTable(game);
const world: { isAway: boolean; failAt: number | null } = { isAway: false, failAt: null };
let points = 0;

beforeAll(async () => {
  points = await plantFailPoints(game.owner, [
    'ledger.pay_cashback',
    'ledger.post',
    'ledger.write_split',
    'ledger.write_entries',
    'ledger.house_account',
    'wallet.announce_account',
  ]);
});
beforeEach(() => {
  Object.assign(world, { isAway: false, failAt: null });
  game.clock.at = new Date('2026-11-24T12:00:00Z');
});
afterEach(async () => {
  expect(await game.faults(), '[P-02] the books add up after every test').toEqual([]);
});

const claims = () =>
  createCashbackClaims({
    ...{ db: game.app.db, clock: game.clock, ids: systemIds },
    gamesOf: async () => ({ closedGames: [], averageReturn: 96, contributions: {} }),
    requirePlaying: async (tx) => {
      if (world.isAway) throw new DomainError('accountExcluded');
      if (world.failAt === null) return;
      const ending = world.failAt % 2 === 0 ? 'killed' : 'error';
      await sql`select set_config('test.fail_at', ${String(world.failAt)}, true),
        set_config('test.ending', ${ending}, true)`.execute(tx);
    },
  });

interface Due {
  readonly week?: string;
  readonly currency?: string;
  readonly amount?: number;
  readonly wagering?: readonly [number, number];
}

/** What is due to a player, as a closed week leaves it. */
async function due(
  { playerId }: Pick<Seat, 'playerId'>,
  { week = '2026-11-16', currency = 'EUR', amount = 1_50, wagering }: Due = {},
): Promise<string> {
  const id = randomUUID();
  await game.owner.query(
    `insert into bonuses.cashback_due
       (id, player_id, currency, week, staked, paid, percent, amount, wager_times, wager_days)
     values ($1, $2, $3, $4, $5 * 12, $5 * 2, 10, $5, $6, $7)`,
    [id, playerId, currency, week, amount, ...(wagering ?? [null, null])],
  );
  return id;
}

const own = async (seat: Seat) => (await table.purse(seat)).own;
const linesOf = async ({ playerId }: Seat) =>
  (
    await game.app.pool.query(
      `select currency, change::int, status from ledger.transaction
       where player_id = $1 and kind = 'cashback' order by created_at`,
      [playerId],
    )
  ).rows;
const refusal = (asked: Promise<unknown>) =>
  asked.then(
    () => 'nothing was refused',
    (error: unknown) => (error instanceof DomainError ? error.errorName : String(error)),
  );

test('[7d-04] what is due of a week is own money once it is claimed, with nothing to stake', async () => {
  const seat = await game.seat(1_00n);
  const older = await due(seat, { week: '2026-11-09', amount: 20 });
  const newer = await due(seat);
  expect(await claims().waiting(seat.playerId)).toEqual([
    {
      ...{ id: newer, currency: 'EUR', percent: 10, wagerTimes: null, claimedAt: null },
      ...{ from: '2026-11-16T00:00:00.000Z', until: '2026-11-23T00:00:00.000Z' },
      ...{ staked: 18_00, paid: 3_00, loss: 15_00, amount: 1_50 },
    },
    expect.objectContaining({ id: older, amount: 20 }),
  ]);
  const claimed = await claims().claim(seat.playerId, newer);
  expect(claimed).toMatchObject({ id: newer, claimedAt: '2026-11-24T12:00:00.000Z' });
  expect(await table.purse(seat)).toEqual({ own: 2_50, playing: 0, bonuses: 0 });
  expect((await claims().waiting(seat.playerId)).map(({ id }) => id)).toEqual([older]);
  await claims().claim(seat.playerId, older);
  expect(await own(seat)).toBe(2_70);
  expect(await linesOf(seat)).toEqual([
    { currency: 'EUR', change: 1_50, status: 'posted' },
    { currency: 'EUR', change: 20, status: 'posted' },
  ]);
  const { rows } = await game.owner.query(
    `select payload->'data'->'cashbackWeek'->>'id' as id from graphile_worker._private_jobs as job
     where payload->>'channel' = $1 order by job.id`,
    [playerChannel.cashback(seat.playerId)],
  );
  expect(rows.map(({ id }) => id)).toEqual([newer, older]);
});

test('[P-10] fifty claims of a week at once pay it once, beside rounds and claims of another week', async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    const seat = await game.seat(10_00n);
    const [week, other] = [await due(seat), await due(seat, { week: '2026-11-09', amount: 7 })];
    const answers = await Promise.all([
      ...Array.from({ length: 50 }, () => claims().claim(seat.playerId, week)),
      ...Array.from({ length: 10 }, () => claims().claim(seat.playerId, other)),
      ...Array.from({ length: 5 }, () => table.round(seat, 1_00, 1_00)),
    ]);
    expect(answers.slice(0, 60).every((answer) => answer?.claimedAt)).toBe(true);
    expect(await own(seat)).toBe(11_57);
    expect(await linesOf(seat)).toHaveLength(2);
  }
});

test('[P-12] nobody else claims it, and a player who is shut out finds it again afterwards', async () => {
  const [seat, stranger] = [await game.seat(1_00n), await game.seat(1_00n)];
  const week = await due(seat);
  expect(await refusal(claims().claim(stranger.playerId, week))).toBe('notFound');
  expect(await refusal(claims().claim(seat.playerId, randomUUID()))).toBe('notFound');
  world.isAway = true;
  expect(await refusal(claims().claim(seat.playerId, week))).toBe('accountExcluded');
  await game.app.db.transaction().execute((tx) => endBonuses(tx, seat.playerId, game.clock.now()));
  expect(await own(seat)).toBe(1_00);
  world.isAway = false;
  expect(await claims().waiting(seat.playerId)).toMatchObject([{ id: week, amount: 1_50 }]);
  await claims().claim(seat.playerId, week);
  // Nor does leaving later have it paid again.
  await game.app.db.transaction().execute((tx) => endBonuses(tx, seat.playerId, game.clock.now()));
  expect(await claims().waiting(seat.playerId)).toEqual([]);
  await claims().claim(seat.playerId, week);
  expect(await own(seat)).toBe(2_50);
});

test('[P-12] where the terms say so, it is a bonus to be staked, given once to fifty claims', async () => {
  const seat = await game.seat(1_00n);
  const week = await due(seat, { wagering: [3, 7] });
  await Promise.all(Array.from({ length: 50 }, () => claims().claim(seat.playerId, week)));
  const { data } = await table.bonuses(seat);
  expect(data).toMatchObject([
    {
      ...{ offerId: 'cashback', amount: 1_50, wagerTotal: 4_50, issueSessionId: null },
      ...{ status: 2, averageReturn: 96, expiresAt: '2026-12-01T12:00:00.000Z' },
    },
  ]);
  expect(await own(seat)).toBe(1_00);
  expect(await linesOf(seat)).toEqual([]);
});

test('[P-11] a claim that ends after any statement leaves nothing, and its repetition pays once', async () => {
  let passed = 0;
  for (let point = 1; point <= points; point += 1) {
    const seat = await game.seat(1_00n);
    const week = await due(seat);
    world.failAt = point;
    const ended = await refusal(claims().claim(seat.playerId, week));
    world.failAt = null;
    if (ended === 'nothing was refused') continue;
    expect(ended).toMatch(/fail point|terminat/i);
    passed += 1;
    expect(await own(seat), `point ${point}`).toBe(1_00);
    expect(await claims().waiting(seat.playerId)).toHaveLength(1);
    await claims().claim(seat.playerId, week);
    await claims().claim(seat.playerId, week);
    expect(await own(seat), `point ${point}`).toBe(2_50);
  }
  expect(passed).toBeGreaterThanOrEqual(8);
}, 120_000);
