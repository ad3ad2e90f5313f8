import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  decline,
  deposit,
  eventOf,
  started,
  tell,
  usePayments,
} from '../../payments/test/payments-fixture.ts';
import { limitCalls } from './limit-calls.ts';

const world = usePayments();
const { add, set, limitsOf, onlyLimitOf } = limitCalls(world);
const DAY = 24 * 60 * 60_000;
/** The first of May, a Friday. */
const noon = Date.UTC(2026, 4, 1, 12);

const at = async (time: number, work: () => Promise<unknown>) => {
  world.clock.time = time;
  await work().finally(() => {
    world.clock.time = noon;
  });
};

/** A credited deposit so many days ago. */
const paid = (player: string, daysAgo: number, amount: number) =>
  at(noon - daysAgo * DAY, async () => {
    const { payment } = await started(world, player, { amount });
    expect(await tell(world, eventOf(payment, 'succeeded'))).toBeLessThan(300);
  });

/** What was staked and lost on a day, as every bet and win counts it. */
const played = (player: string, day: string, staked: number, lost: number) =>
  world.owner.query("select limits.count_play($1, 'EUR', $2::timestamptz, $3, $4)", [
    player,
    `${day}T23:59:59Z`,
    staked,
    lost,
  ]);

test('[3-15] deposits of the last whole days say where their limits lead, each by the days of its period', async () => {
  const player = randomUUID();
  for (const daysAgo of [28, 7, 4, 1]) await paid(player, daysAgo, 70_00);
  await paid(player, 0, 10_00);
  // What fails, is open or was begun in another currency is no deposit of theirs.
  await at(noon - 2 * DAY, async () => {
    const { invoice } = await started(world, player, { amount: 500_00 });
    await decline(world, player, invoice.id);
  });
  expect((await deposit(world, player, { amount: 10_00, currency: 'USD' })).status).toBe(201);
  await set(player, [
    { definition: 3, period: 'daily', currency: 'EUR', amount: 100_00 },
    { definition: 3, period: 'weekly', currency: 'EUR', amount: 300_00 },
    { definition: 3, period: 'monthly', currency: 'EUR', amount: 250_00 },
    { definition: 3, period: 'daily', currency: 'USD', amount: 100_00 },
  ]);
  const said = new Map(
    (await limitsOf(player)).map((limit) => [
      `${limit.currency} ${limit.period}`,
      limit.projection,
    ]),
  );
  // 30 a day, and half a day is left.
  expect(said.get('EUR daily')).toEqual({ days: 7, used: 25_00, percent: 25, reachedAt: null });
  // 150 since Monday and 30 a day for two days and a half.
  expect(said.get('EUR weekly')).toEqual({ days: 7, used: 225_00, percent: 75, reachedAt: null });
  // 10 a day: 240 last for 24 days.
  expect(said.get('EUR monthly')).toEqual({
    days: 28,
    used: 250_00,
    percent: 100,
    reachedAt: '2026-05-25T12:00:00.000Z',
  });
  expect(said.get('USD daily')).toBeNull();
});

test('[3-15] whoever began within those days, or hardly ever deposits, is told nothing', async () => {
  const [newcomer, seldom] = [randomUUID(), randomUUID()];
  for (const daysAgo of [6, 5, 4, 3, 2, 1]) await paid(newcomer, daysAgo, 10_00);
  for (const daysAgo of [40, 3, 2]) await paid(seldom, daysAgo, 10_00);
  for (const player of [newcomer, seldom]) {
    await add(player, 100_00);
    expect(await onlyLimitOf(player)).toMatchObject({ projection: null });
  }
});

test('[3-15] a first deposit long ago is enough to know the days since', async () => {
  const player = randomUUID();
  for (const daysAgo of [90, 3, 2, 1]) await paid(player, daysAgo, 70_00);
  await add(player, 100_00);
  expect(await onlyLimitOf(player)).toMatchObject({ projection: { days: 7, used: 15_00 } });
});

test('[3-15] stakes and losses go by what was counted of each, to the last second of a day', async () => {
  const player = randomUUID();
  for (const day of ['2026-04-24', '2026-04-27', '2026-04-30'])
    await played(player, day, 70_00, 14_00);
  // The first day there ever was is enough to know four weeks.
  await played(player, '2026-02-28', 5_00, 5_00);
  await played(player, '2026-04-23', 900_00, 900_00);
  await set(player, [
    { definition: 1, period: 'daily', currency: 'EUR', amount: 100_00 },
    { definition: 2, period: 'daily', currency: 'EUR', amount: 100_00 },
    { definition: 1, period: 'monthly', currency: 'EUR', amount: 9_000_00 },
  ]);
  const [staked, stakedInMonth, lost] = await limitsOf(player);
  expect(stakedInMonth?.projection).toMatchObject({ days: 28 });
  expect(staked?.projection).toMatchObject({ used: 15_00, reachedAt: null });
  expect(lost?.projection).toMatchObject({ used: 3_00, reachedAt: null });
  // A gain of another day outweighs what was lost, and staked it was all the same.
  await played(player, '2026-04-28', 0, -50_00);
  const [stakes, , losses] = await limitsOf(player);
  expect(stakes?.projection).toEqual(staked?.projection);
  expect(losses?.projection).toBeNull();
});
