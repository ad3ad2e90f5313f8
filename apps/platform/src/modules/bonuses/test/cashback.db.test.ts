import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useGameplay } from '../../gameplay/test/gameplay-fixture.ts';
import { rollbackBodyOf, type Seat, winBodyOf } from '../../gameplay/test/wallet-bodies.ts';
import { cashbackOf, countCashback } from '../cashback.ts';
import { createBonusTable } from './bonus-table.ts';

const game = useGameplay();
const table = createBonusTable(game);
/** A Saturday. */
const noon = new Date('2026-11-21T12:00:00Z');
/** Hundred-thousandths of a euro, as the wire counts, in a cent. */
const wire = 1000;

beforeEach(() => {
  game.clock.at = noon;
});
afterEach(async () => {
  expect(await game.faults(), 'the books add up after every test').toEqual([]);
});

/** A session would have ended meanwhile. */
async function later(time: string): Promise<void> {
  game.clock.at = new Date(time);
  await game.owner.query('update gameplay.session set last_used_at = $1', [game.clock.at]);
}

/** What cashback has counted of a player by now. */
async function counted(seat: Seat) {
  await countCashback(game.gameplay.rounds);
  const { rows } = await game.app.pool.query(
    `select currency, week, staked, paid from bonuses.cashback_week where player_id = $1 order by 1, 2`,
    [seat.playerId],
  );
  return rows.map(({ currency, week, staked, paid }) => ({
    ...{ currency, week },
    ...{ staked: Number(staked), paid: Number(paid) },
  }));
}

test('[7d-04] what settled rounds cost and paid is counted by week, from Monday to Sunday by UTC', async () => {
  const seat = await game.seat(100_00n);
  const open = table.bet(seat, 1_00);
  await table.place(open);
  await table.round(seat, 2_00, 50);
  expect(await counted(seat)).toEqual([
    { currency: 'EUR', week: '2026-11-16', staked: 2_00, paid: 50 },
  ]);
  await later('2026-11-22T23:59:59.999Z');
  await table.round(seat, 3_00, 0);
  await later('2026-11-23T00:00:00Z');
  await table.win(open, 5_00);
  expect(await counted(seat), 'a round counts in the week in which it settles').toEqual([
    { currency: 'EUR', week: '2026-11-16', staked: 5_00, paid: 50 },
    { currency: 'EUR', week: '2026-11-23', staked: 1_00, paid: 5_00 },
  ]);
});

test('[7d-04] a round that changes or is rolled back counts in the week in which it does', async () => {
  const seat = await game.seat(100_00n);
  const bet = table.bet(seat, 4_00);
  await table.place(bet);
  const win = winBodyOf(bet, 1_00 * wire);
  await game.call('/transaction/win', win);
  const lost = table.bet(seat, 2_00);
  await table.place(lost);
  await table.win(lost, 0);
  expect(await counted(seat)).toMatchObject([{ staked: 6_00, paid: 1_00 }]);
  await game.call('/transaction/rollback', rollbackBodyOf(win));
  expect(await counted(seat)).toMatchObject([{ staked: 6_00, paid: 0 }]);
  await later('2026-11-24T12:00:00Z');
  await table.takeBack(lost);
  expect(await counted(seat)).toEqual([
    { currency: 'EUR', week: '2026-11-16', staked: 6_00, paid: 0 },
    { currency: 'EUR', week: '2026-11-23', staked: -2_00, paid: 0 },
  ]);
});

test('[7d-04] money of a bonus is left out on both sides, and so is a gift', async () => {
  const seat = await game.seat(1n);
  await table.deposit(seat, 20_00, 'second-lamp');
  await table.own(seat, 1_00);
  // A third of the stake is own money, and of what it pays; the odd cent too.
  await table.round(seat, 3_00, 1_00);
  expect(await counted(seat)).toMatchObject([{ staked: 1_00, paid: 34 }]);
  await table.own(seat, 0);
  await table.round(seat, 2_00, 50);
  expect(await counted(seat)).toMatchObject([{ staked: 1_00, paid: 34 }]);

  const gift = { ...table.bet(seat, 1_00), reward_uuid: 'a gift' };
  await table.place(gift);
  await game.call('/transaction/win', { ...winBodyOf(gift, 9_00 * wire) });
  expect(await counted(seat)).toMatchObject([{ staked: 1_00, paid: 34 }]);
});

test('[P-12] counted now and then by several workers at once, it agrees with a walk through the rounds', async () => {
  const seat = await game.seat(1n);
  await table.deposit(seat, 20_00, 'second-lamp');
  await table.own(seat, 5_00);
  const step = fc.record({
    stake: fc.integer({ min: 0, max: 80 }),
    payout: fc.integer({ min: 0, max: 150 }),
    ends: fc.constantFrom(
      'won',
      'won',
      'open',
      'bet back',
      'win back',
      'both back',
      'again',
      'gift',
    ),
    counts: fc.boolean(),
  });
  for (const { stake, payout, ends, counts } of fc.sample(step, { numRuns: 80, seed: 293 })) {
    const bet = { ...table.bet(seat, stake), ...(ends === 'gift' ? { reward_uuid: 'some' } : {}) };
    await table.place(bet);
    const win = winBodyOf(bet, payout * wire);
    if (ends !== 'open') await game.call('/transaction/win', win);
    if (/win|both/.test(ends)) await game.call('/transaction/rollback', rollbackBodyOf(win));
    if (/bet|both/.test(ends)) await game.call('/transaction/rollback', rollbackBodyOf(bet));
    if (ends === 'again') await table.place(table.bet(seat, 10, bet.round));
    if (counts) await Promise.all([counted(seat), counted(seat), counted(seat)]);
  }
  const { rows } = await game.owner.query<{ lost: string; rounds: string; shared: string }>(
    `select sum(gameplay.own_loss(round)) as lost, count(*) as rounds,
       count(*) filter (where bonus_stake between 1 and stake - 1) as shared
     from gameplay.round where player_id = $1 and status = 2`,
    [seat.playerId],
  );
  const [walked] = rows;
  expect(Number(walked?.rounds)).toBeGreaterThan(20);
  const [week] = await counted(seat);
  expect(Number(week?.staked) - Number(week?.paid)).toBe(Number(walked?.lost));
});

test('[7d-04] the running week shows what was counted and what it comes to, rounded down, and never less than nothing', async () => {
  const seat = await game.seat(100_00n);
  const terms = {
    ...{ hour: 6, wagering: null },
    currencies: { EUR: { percent: 10, minimum: 1, maximum: null } },
  };
  const shown = (currency = 'EUR') =>
    cashbackOf({ db: game.app.db, clock: game.clock, cashback: terms }, seat.playerId, currency);
  const week = {
    ...{ currency: 'EUR', percent: 10, minimum: 1, maximum: null, wagerTimes: null },
    ...{ from: '2026-11-16T00:00:00.000Z', until: '2026-11-23T00:00:00.000Z' },
    claimableAt: '2026-11-23T06:00:00.000Z',
  };
  const nothing = { staked: 0, paid: 0, loss: 0, amount: 0 };
  expect(await shown()).toEqual({ ...week, ...nothing });
  await table.round(seat, 2_00, 1);
  await counted(seat);
  expect(await shown()).toEqual({ ...week, staked: 2_00, paid: 1, loss: 1_99, amount: 19 });
  await table.round(seat, 1_00, 9_00);
  await counted(seat);
  expect(await shown()).toEqual({ ...week, staked: 3_00, paid: 9_01, loss: 0, amount: 0 });
  expect(await shown('USD'), 'no cashback in it').toBeNull();
  await later('2026-11-23T00:00:00Z');
  expect(await shown()).toEqual({
    ...{ ...week, from: '2026-11-23T00:00:00.000Z', until: '2026-11-30T00:00:00.000Z' },
    claimableAt: '2026-11-30T06:00:00.000Z',
    ...nothing,
  });
});
