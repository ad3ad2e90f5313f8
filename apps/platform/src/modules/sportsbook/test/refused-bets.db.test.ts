import { randomUUID } from 'node:crypto';
import { limitDefinition } from '@pierlight/contract/limits/statuses';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemIds } from '../../../kernel/ids.ts';
import { setStakeBound } from '../../gameplay/public.ts';
import { createLimitsService } from '../../limits/service.ts';
import { type Bettor, makeOf, newKey, refundOf, winOf } from './book-calls.ts';
import { useSportsbook } from './sportsbook-fixture.ts';

const book = useSportsbook();
const noon = new Date('2026-11-21T12:00:00Z');
const blocked = 1001;

beforeEach(() => {
  book.clock.at = noon;
});
afterEach(async () => {
  expect(await book.faults(), '[P-02] the books add up after every test').toEqual([]);
});

const limits = () =>
  createLimitsService({
    ...{ db: book.app.db, clock: book.clock, ids: systemIds },
    currencyOf: () => ({ isEnabled: true }),
  });
const limited = async (bettor: Bettor, definition: 1 | 2, amount: number) =>
  limits().add(bettor.playerId, { definition, currency: 'EUR', amount, period: 'daily' });
const make = (bettor: Bettor, amount: number) => book.call('/bet/make', makeOf(bettor, { amount }));
const refusalsTo = async (bettor: Bettor) =>
  (await book.toldTo(bettor)).filter(({ event }) => event !== 'game.bet.updated');

test('[P-20] a limit of stakes lets in what fits of 100 bets at its edge', async () => {
  const bettor = await book.bettor(500_00n);
  const [limit] = await limited(bettor, limitDefinition.bet, 20_00);
  const answers = await Promise.all(Array.from({ length: 100 }, () => make(bettor, 100)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(new Set(answers.flatMap(({ body }) => body.code ?? []))).toEqual(new Set([blocked]));
  expect(await book.countedOf(bettor)).toEqual({ staked: 20_00, lost: 20_00 });
  const told = await refusalsTo(bettor);
  expect(told).toHaveLength(80);
  expect(told[0]).toEqual({
    ...{ event: 'game.bet.limit.reached', limitId: limit?.id, gameIdentity: 'sportsbook' },
  });
});

test('[P-20] a limit of losses counts what runs as lost, and what came back as never staked', async () => {
  const bettor = await book.bettor(500_00n);
  await limited(bettor, limitDefinition.loss, 20_00);
  const key = newKey();
  await book.call('/bet/make', makeOf(bettor, { amount: 15_00, key }));
  expect((await make(bettor, 5_01)).body.code).toBe(blocked);
  await book.call('/bet/refund', refundOf(bettor, key, 15_00));
  expect((await make(bettor, 20_00)).status).toBe(200);
  expect((await make(bettor, 1)).body.code).toBe(blocked);
  const other = await book.bettor(500_00n);
  await limited(other, limitDefinition.loss, 20_00);
  const won = newKey();
  await book.call('/bet/make', makeOf(other, { amount: 20_00, key: won }));
  await book.call('/bet/win', winOf(other, won, 30_00));
  expect((await make(other, 30_00)).status).toBe(200);
  expect((await make(other, 1)).body.code).toBe(blocked);
});

test('[P-20] what is returned a day later leaves nothing more for that day', async () => {
  const bettor = await book.bettor(500_00n);
  await limited(bettor, limitDefinition.bet, 20_00);
  const key = newKey();
  await book.call('/bet/make', makeOf(bettor, { amount: 20_00, key }));
  book.clock.at = new Date('2026-11-22T10:00:00Z');
  await book.call('/bet/refund', refundOf(bettor, key, 20_00));
  expect((await make(bettor, 20_01)).body.code).toBe(blocked);
  expect((await make(bettor, 20_00)).status).toBe(200);
});

test('[P-03] 20 bets at once on money for 10: exactly 10 are taken', async () => {
  const bettor = await book.bettor(10_00n);
  const answers = await Promise.all(Array.from({ length: 20 }, () => make(bettor, 100)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(await book.balanceOf(bettor)).toBe(0);
});

test('bets are time at play: a reality check that stands, a pause and the time of a day hold them', async () => {
  const at = (minutes: number) => {
    book.clock.at = new Date(noon.getTime() + minutes * 60_000);
  };
  const checked = await book.bettor(500_00n, 'EUR', { reminderMinutes: 10 });
  for (const minute of [0, 4, 8]) {
    at(minute);
    expect((await make(checked, 100)).status).toBe(200);
  }
  at(11);
  expect((await make(checked, 100)).status, 'the one that completes it is taken').toBe(200);
  expect(await make(checked, 100)).toMatchObject({ body: { code: blocked } });
  expect((await refusalsTo(checked)).map(({ event }) => event)).toEqual([
    'game.bet.check.stands',
    'game.bet.check.stands',
  ]);

  const paused = await book.bettor(500_00n, 'EUR', { pause: { afterMinutes: 5, minutes: 5 } });
  for (const minute of [0, 4, 8]) {
    at(minute);
    expect((await make(paused, 100)).status).toBe(200);
  }
  expect((await make(paused, 100)).body.code).toBe(blocked);
  at(14);
  expect((await make(paused, 100)).status).toBe(200);

  const timed = await book.bettor(500_00n);
  await book.owner.query(
    `insert into limits.play_time (player_id, max_minutes, day, day_ms, last_at)
     values ($1, 10, ($2::timestamptz at time zone 'utc')::date, 600000, $2)`,
    [timed.playerId, book.clock.at],
  );
  expect((await make(timed, 100)).body.code).toBe(blocked);
  expect((await refusalsTo(timed)).map(({ event }) => event)).toEqual(['game.bet.time.reached']);
});

test('[3-20] [7i-04] [P-17] a bet is of own money: what only a bonus reaches for is refused and said', async () => {
  const bettor = await book.bettor(5_00n);
  const bonus = randomUUID();
  await book.owner.query("select ledger.grant_bonus($1, 'EUR', $2, 1000)", [
    bettor.playerId,
    bonus,
  ]);
  await book.owner.query("select ledger.play_bonus($1, 'EUR', $2)", [bettor.playerId, bonus]);
  const own = await make(bettor, 3_00);
  expect(own, 'own money beside a bonus').toMatchObject({ status: 200, body: { balance: 2_00 } });
  expect((await make(bettor, 2_01)).body.code).toBe(3001);
  expect((await make(bettor, 99_00)).body.code, 'not even with the bonus').toBe(2001);
  expect((await make(bettor, 2_00)).status).toBe(200);
  const { rows } = await book.owner.query(
    "select balance from ledger.account where owner = $1 and kind = 'player_bonus'",
    [bettor.playerId],
  );
  expect(rows).toEqual([{ balance: '1000' }]);
  expect(await refusalsTo(bettor)).toEqual([
    {
      ...{ event: 'game.bet.restricted', gameIdentity: 'sportsbook' },
      playerBonus: { currency: 'EUR' },
    },
  ]);
});

test('[3-20] [7i-04] bounds that an operator set hold bets on sports, too', async () => {
  const bettor = await book.bettor(500_00n);
  const bound = { playerId: bettor.playerId, currency: 'EUR', source: 'by hand' };
  const set = (maxStake: bigint | null, closedGames: readonly string[]) =>
    book.app.db
      .transaction()
      .execute((tx) => setStakeBound(tx, { ...bound, maxStake, closedGames }));
  await set(2_00n, []);
  expect((await make(bettor, 2_01)).body.code).toBe(2006);
  expect((await make(bettor, 2_00)).status).toBe(200);
  await set(null, ['sportsbook']);
  expect((await make(bettor, 1)).body.code).toBe(3001);
  expect(await refusalsTo(bettor)).toEqual([
    {
      ...{ event: 'game.bet.max.exceed', gameIdentity: 'sportsbook' },
      playerBonus: { currency: 'EUR', maxBetAmount: 2_00 },
    },
    expect.objectContaining({ event: 'game.bet.restricted' }),
  ]);
});
