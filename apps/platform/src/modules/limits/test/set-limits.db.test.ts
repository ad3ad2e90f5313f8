import { randomUUID } from 'node:crypto';
import type { Limit } from '@pierlight/contract/limits/schemas';
import { expect, test } from 'vitest';
import { systemIds } from '../../../kernel/ids.ts';
import { deposit, usePayments } from '../../payments/test/payments-fixture.ts';
import { createLimitsService } from '../service.ts';
import { limitCalls } from './limit-calls.ts';

const world = usePayments();
const { set, limitsOf, add } = limitCalls(world);

const wanted = (
  period: string,
  amount: number | null,
  more: Readonly<Record<string, unknown>> = {},
) => ({ definition: 3, period, currency: 'EUR', amount, ...more });

/** Period, amount in force and the pending one; 'end' for a pending end. */
const inShort = (limits: readonly Limit[]) =>
  limits.map(({ currency, period, amount, change }) =>
    [currency, period, amount, ...(change ? [change.amount ?? 'end'] : [])].join(' '),
  );

test('[4-20][P-21] several are set, lowered, raised and ended at once, each as one alone; others stay', async () => {
  const player = randomUUID();
  const first = ['daily', 'weekly', 'monthly'].flatMap((period) =>
    ['EUR', 'USD'].map((currency) => wanted(period, 100_00, { currency })),
  );
  expect((await set(player, first)).data).toHaveLength(6);
  const { status, data } = await set(player, [
    wanted('daily', 40_00),
    wanted('weekly', 200_00),
    wanted('monthly', null),
    wanted('daily', 70_00, { definition: 1 }),
    wanted('daily', 100_00, { currency: 'USD' }),
  ]);
  expect(status).toBe(200);
  expect(inShort(data).toSorted()).toEqual([
    'EUR daily 4000',
    'EUR daily 7000',
    'EUR monthly 10000 end',
    'EUR weekly 10000 20000',
    'USD daily 10000',
    'USD monthly 10000',
    'USD weekly 10000',
  ]);
  const dayLater = '2026-05-02T12:00:00.000Z';
  expect(data.flatMap(({ change }) => change ?? []).map(({ from }) => from)).toEqual([
    dayLater,
    dayLater,
  ]);
  expect((await deposit(world, player, { amount: 40_01 })).code).toBe(13100);
});

test('[4-20] sent again it changes nothing, and no time begins anew', async () => {
  const player = randomUUID();
  await set(player, [wanted('daily', 50_00), wanted('weekly', 50_00)]);
  const again = [wanted('daily', 80_00), wanted('weekly', null), wanted('monthly', null)];
  const { data } = await set(player, again);
  world.clock.time += 60 * 60_000;
  expect((await set(player, again)).data).toEqual(data);
  world.clock.time -= 60 * 60_000;
});

test.each([
  ['an unknown period', [wanted('yearly', 10_00)]],
  ['nothing at most', [wanted('weekly', 0)]],
  ['a part of a subunit', [wanted('weekly', 1.5)]],
  ['more than can be counted', [wanted('weekly', 2 ** 53)]],
  ['a break', [wanted('weekly', 10_00, { definition: 5 })]],
  ['a place twice', [wanted('weekly', 10_00), wanted('weekly', 20_00)]],
  ['more than is said of it', [wanted('weekly', 10_00, { left: 5 })]],
  ['more limits than there are places', Array.from({ length: 181 }, () => wanted('weekly', 1))],
])('[4-20] one of them with %s, and none is set', async (_what, more) => {
  const player = randomUUID();
  expect(await set(player, [wanted('daily', 10_00), ...more])).toMatchObject({
    status: 422,
    code: 10001,
  });
  expect(await limitsOf(player)).toEqual([]);
});

test('[4-20] no limit at all is no request', async () => {
  expect((await set(randomUUID(), [])).status).toBe(422);
});

test('[4-20] a currency that is not offered refuses all of them, and is named; what there is in one may change', async () => {
  const player = randomUUID();
  const { data } = await add(player, 50_00, { currency: 'DOGE' });
  const service = createLimitsService({
    ...{ db: world.database.db, clock: world.clock, ids: systemIds },
    currencyOf: (code) => ({ isEnabled: code !== 'DOGE' }),
  });
  const refused = service.set(player, [
    { definition: 3, period: 'daily', currency: 'EUR', amount: 5_00 },
    { definition: 3, period: 'weekly', currency: 'DOGE', amount: 5_00 },
  ]);
  await expect(refused).rejects.toMatchObject({
    errorName: 'currencyUnavailable',
    options: { fields: { 'limits.1.currency': [{ rule: 'unavailable', params: {} }] } },
  });
  expect(await limitsOf(player)).toEqual(data);
  await service.set(player, [{ definition: 3, period: 'daily', currency: 'DOGE', amount: 5_00 }]);
  expect(inShort(await limitsOf(player))).toEqual(['DOGE daily 500']);
});

test('[4-20] what another tab sets at the same moment is changed as what was there before, in any order', async () => {
  const player = randomUUID();
  const other = await world.owner.connect();
  const setByOther = (period: string) =>
    other.query(
      `insert into limits.limit (id, player_id, definition, period, currency, amount, created_at)
       values ($1, $2, 3, $3, 'EUR', 5000, now())`,
      [randomUUID(), player, period],
    );
  await other.query('begin');
  await setByOther('daily');
  const answer = set(player, [wanted('weekly', 90_00), wanted('daily', 40_00)]);
  await expect
    .poll(async () => {
      const waiting = `select from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`;
      return (await world.owner.query(waiting)).rowCount;
    })
    .toBe(1);
  await setByOther('weekly');
  await other.query('commit');
  other.release();
  expect(inShort((await answer).data).toSorted()).toEqual([
    'EUR daily 4000',
    'EUR weekly 5000 9000',
  ]);
});
