import { randomUUID } from 'node:crypto';
import { offerStatus } from '@pierlight/contract/bonuses/statuses';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Tx } from '../../../kernel/db/database.ts';
import { systemIds } from '../../../kernel/ids.ts';
import { createLogger } from '../../../kernel/log/logger.ts';
import { createSpinsOfBonus } from '../../freespins/public.ts';
import { useGameplay } from '../../gameplay/test/gameplay-fixture.ts';
import { notify } from '../../notifications/public.ts';
import { claimBonus, type DepositToReward, giveBonus, releaseBonus } from '../giving.ts';
import { offersOf } from '../offers.ts';
import { inFull } from '../offers-shapes.ts';
import { createBonusesService } from '../service.ts';
import { gamesOf, givenAt, offeredOf } from './test-offers.ts';

const game = useGameplay();

beforeAll(async () => {
  // Connections are there before they are needed at once: opening one takes longer than giving a bonus.
  await Promise.all(Array.from({ length: 12 }, () => game.app.pool.query('select pg_sleep(0.2)')));
});
afterEach(async () => {
  expect(await game.faults(), '[P-02] the books add up after every test').toEqual([]);
});

const ids = ['first', 'second', 'third'] as const;
type PartId = (typeof ids)[number];

/** Three parts; twenty spins come with the second. */
const offers = offersOf({
  offers: ids.map((id) => ({
    ...{ id, package: 'welcome', percent: 50, isOnce: true, wagerTimes: 2, days: 14 },
    ...{ closedGames: [], games: null, contributions: inFull, costsAtMost: 100 },
    freespins: id === 'second' ? { game: 'seven-lamps', count: 20, days: 7 } : undefined,
    amounts: {
      EUR: {
        ...{ from: 20_00, max: 50_00, maxBet: 5_00 },
        spinStake: id === 'second' ? 10 : undefined,
      },
    },
  })),
  packages: [{ id: 'welcome', parts: [...ids], isWelcome: true, costsAtMost: 100 }],
});

const inTransaction = (run: (tx: Tx) => Promise<void>) => game.app.db.transaction().execute(run);
const depositOf = (playerId: string): DepositToReward => ({
  ...{ id: randomUUID(), player_id: playerId, currency: 'EUR', amount: 40_00n },
});
function claim(deposit: DepositToReward, id: PartId) {
  const offer = offers.find(id, 'EUR');
  if (!offer) throw new Error(`there is no offer ${id}`);
  return inTransaction((tx) => claimBonus(tx, deposit, offer, gamesOf(offer), game.clock.now()));
}
const give = (deposit: DepositToReward, how: Partial<ReturnType<typeof givenAt>> = {}) =>
  inTransaction((tx) => giveBonus(tx, deposit, { ...givenAt(game.clock.now()), ...how }));
async function take(playerId: string, id: PartId): Promise<void> {
  const deposit = depositOf(playerId);
  await claim(deposit, id);
  await give(deposit);
}

const service = () =>
  createBonusesService({
    ...{ db: game.app.db, clock: game.clock, log: createLogger('silent') },
    ...{ offered: offeredOf(offers), baseCurrency: 'EUR' },
    requirePlaying: async () => {},
    gamesOf: async (terms) => gamesOf(terms),
    codes: { offersIn: async () => [] },
  });
const offeredTo = async (playerId: string) =>
  (await service().offers(playerId, 'EUR', 40_00)).map(({ id }) => id);
const partsOf = async (playerId: string) =>
  (await service().offerStates(playerId, ids, 'EUR')).map(({ status }) => status);
const given = async (playerId: string) =>
  (
    await game.owner.query<{ offer_id: string; package_id: string }>(
      'select offer_id, package_id from bonuses.player_bonus where player_id = $1 order by id',
      [playerId],
    )
  ).rows.map(({ offer_id, package_id }) => [offer_id, package_id]);
const spinsOf = async (playerId: string) =>
  (
    await game.owner.query(
      `select package_id, issue_session_id, game_id, currency, stake, count, source_kind, status, expires_at
       from freespins.player_freespin where player_id = $1`,
      [playerId],
    )
  ).rows;
const inbox = async (playerId: string) =>
  (
    await game.owner.query(
      `select 1 from graphile_worker._private_jobs as job
       join graphile_worker._private_tasks as task on task.id = job.task_id
       where task.identifier = 'notifications.deliver' and job.payload ->> 'playerId' = $1`,
      [playerId],
    )
  ).rowCount;
const fulfilled = (asked: readonly PromiseSettledResult<unknown>[]) =>
  asked.filter(({ status }) => status === 'fulfilled').length;

const { unknown: toCome, available: next, running, used: over } = offerStatus;

test('[4-05] of a package the next part alone is offered, once the one before it was given, and each once', async () => {
  const { playerId } = await game.seat(1n);
  expect(await partsOf(playerId)).toEqual([next, toCome, toCome]);
  expect(await offeredTo(playerId)).toEqual(['first']);
  const deposit = depositOf(playerId);
  await claim(deposit, 'first');
  expect(await partsOf(playerId), 'with its deposit under way').toEqual([running, toCome, toCome]);
  expect(await offeredTo(playerId)).toEqual([]);
  await give(deposit);
  expect(await partsOf(playerId), 'while it is played').toEqual([running, next, toCome]);
  expect(await offeredTo(playerId)).toEqual(['second']);
  await take(playerId, 'second');
  await take(playerId, 'third');
  expect(await offeredTo(playerId)).toEqual([]);
  for (const id of ids) await expect(claim(depositOf(playerId), id), id).rejects.toThrow();
  expect(await given(playerId)).toEqual(ids.map((id) => [id, 'welcome']));
  const [bonus] = (await service().list(playerId, { page: 1, perPage: 1 })).data;
  await service().cancel(playerId, bonus?.id ?? '');
  expect((await partsOf(playerId)).filter((status) => status === over)).toHaveLength(1);
});

test('[4-05] a deposit without a part, or one that fails or brings too little, leaves the part for the next deposit', async () => {
  const { playerId } = await game.seat(1n);
  await give(depositOf(playerId));
  expect(await offeredTo(playerId), 'after a deposit that took none').toEqual(['first']);
  const failed = depositOf(playerId);
  await claim(failed, 'first');
  await inTransaction((tx) => releaseBonus(tx, failed.id));
  expect(await offeredTo(playerId), 'after one that failed').toEqual(['first']);
  const small = depositOf(playerId);
  await claim(small, 'first');
  await give({ ...small, amount: 19_99n });
  expect(await offeredTo(playerId), 'after one that brought too little').toEqual(['first']);
  expect(await given(playerId)).toEqual([]);
});

test('[4-05] [P-10] fifty deposits at once have one part of a number, and none before its turn', async () => {
  const { playerId } = await game.seat(1n);
  for (const [turn, id] of ids.entries()) {
    const asked = Array.from({ length: 50 }, (_, place) => ids[place % 3] as PartId).map(
      async (wanted) => {
        const deposit = depositOf(playerId);
        await claim(deposit, wanted);
        return { deposit, wanted };
      },
    );
    const results = await Promise.allSettled(asked);
    expect(fulfilled(results), `turn ${turn + 1}`).toBe(1);
    const won = results.find((one) => one.status === 'fulfilled');
    if (won?.status !== 'fulfilled') throw new Error('no part was taken');
    expect(won.value.wanted).toBe(id);
    await Promise.all(Array.from({ length: 20 }, () => give(won.value.deposit)));
    expect(await given(playerId)).toHaveLength(turn + 1);
  }
  expect(await given(playerId)).toEqual(ids.map((id) => [id, 'welcome']));
  expect(await spinsOf(playerId)).toHaveLength(1);
});

test('[4-05] parallel deposits for parts give each part once, in order', async () => {
  for (let round = 0; round < 20; round += 1) {
    const { playerId } = await game.seat(1n);
    const deposits = ids.flatMap((wanted) =>
      [1, 2].map(() => ({ wanted, paid: depositOf(playerId) })),
    );
    await Promise.allSettled(
      deposits.map(async ({ wanted, paid }) => {
        await claim(paid, wanted);
        await give(paid);
      }),
    );
    const came = (await given(playerId)).map(([id]) => id);
    expect(came).toEqual(ids.slice(0, came.length));
    expect(came.length).toBeGreaterThan(0);
  }
});

test('[3-10] free spins come with their part: of its package and deposit, at the stake of the currency, and are told of', async () => {
  const { playerId } = await game.seat(1n);
  await take(playerId, 'first');
  expect(await spinsOf(playerId)).toEqual([]);
  const deposit = depositOf(playerId);
  await claim(deposit, 'second');
  await give(deposit);
  expect(await spinsOf(playerId)).toEqual([
    {
      ...{ package_id: 'welcome', issue_session_id: deposit.id, game_id: 'seven-lamps' },
      ...{ currency: 'EUR', stake: '10', count: 20, source_kind: 'claim', status: 1 },
      expires_at: new Date(game.clock.now().getTime() + 7 * 86_400_000),
    },
  ]);
  expect(await inbox(playerId)).toBe(1);
});

test('[P-11] a crash between a bonus and its free spins leaves neither, and the repetition gives both once', async () => {
  const { playerId } = await game.seat(1n);
  await take(playerId, 'first');
  const deposit = depositOf(playerId);
  await claim(deposit, 'second');
  const dies = async () => {
    throw new Error('the process died');
  };
  const spins = { ids: systemIds, notify, gameName: async () => undefined };
  for (const how of [{ gameName: dies }, { notify: dies }]) {
    const giveSpins = createSpinsOfBonus({ ...spins, ...how });
    await expect(give(deposit, { giveSpins })).rejects.toThrow('the process died');
    expect(await given(playerId)).toHaveLength(1);
    expect(await spinsOf(playerId)).toEqual([]);
  }
  await Promise.all(Array.from({ length: 20 }, () => give(deposit)));
  await give(deposit);
  expect(await given(playerId)).toHaveLength(2);
  expect(await spinsOf(playerId)).toHaveLength(1);
  expect(await inbox(playerId)).toBe(1);
});
