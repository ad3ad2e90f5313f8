import { randomUUID } from 'node:crypto';
import type { Limit, NewLimit } from '@pierlight/contract/limits/schemas';
import { limitDefinition } from '@pierlight/contract/limits/statuses';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { systemIds } from '../../../kernel/ids.ts';
import { createBonusTable } from '../../bonuses/test/bonus-table.ts';
import { useGameplay } from '../../gameplay/test/gameplay-fixture.ts';
import {
  betBodyOf,
  rollbackBodyOf,
  type Seat,
  winBodyOf,
} from '../../gameplay/test/wallet-bodies.ts';
import { createLimitsService } from '../service.ts';

const game = useGameplay();
const table = createBonusTable(game);
const { bet, loss } = limitDefinition;
const noon = new Date('2026-11-21T12:00:00Z');
/** Hundred-thousandths of a euro, as the wire counts, in a cent. */
const wire = 1000;

beforeEach(() => {
  game.clock.at = noon;
});
afterEach(async () => {
  expect(await game.faults(), 'the books add up after every test').toEqual([]);
});

const limits = () =>
  createLimitsService({
    db: game.app.db,
    clock: game.clock,
    ids: systemIds,
    currencyOf: () => ({ isEnabled: true }),
  });
const set = (seat: Seat, definition: NewLimit['definition'], amount: number, period = 'daily') =>
  limits().add(seat.playerId, {
    definition,
    amount,
    period: period as NewLimit['period'],
    currency: 'EUR',
  });
async function limitOf(seat: Seat): Promise<Limit> {
  const [limit] = await limits().list(seat.playerId);
  if (!limit) throw new Error('the player has no limit');
  return limit;
}

const place = async (seat: Seat, cents: number, round?: string) => {
  const body = betBodyOf(seat, cents * wire, round);
  return { body, status: (await game.call('/transaction/bet', body)).status };
};
/** A round of one bet. @returns the status of the bet */
async function play(seat: Seat, stake: number, payout: number): Promise<string> {
  const { body, status } = await place(seat, stake);
  if (status === 'RS_OK') await game.call('/transaction/win', winBodyOf(body, payout * wire));
  return status;
}
const ok = 'RS_OK';
const refused = 'RS_ERROR_BET_LIMIT_EXCEEDED';

describe('[4-18] a limit of stakes', () => {
  test('[P-20] lets in what fits of 100 bets at its edge, and tells the page of the first refusal', async () => {
    const seat = await game.seat(500_00n);
    const [limit] = await set(seat, bet, 10_00);
    await play(seat, 9_00, 0);
    const answers = await Promise.all(Array.from({ length: 100 }, () => place(seat, 10)));
    expect(answers.filter(({ status }) => status === ok)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === refused)).toHaveLength(90);
    expect(await limitOf(seat)).toMatchObject({ used: 10_00, left: 0 });
    expect(await game.balanceOf(seat)).toBe(490_00n);
    const { rows } = await game.owner.query<{ data: unknown }>(
      `select payload -> 'data' as data from graphile_worker._private_jobs
       where payload ->> 'channel' = $1`,
      [`game:bets#${seat.playerId}`],
    );
    expect(rows).toHaveLength(90);
    expect(rows[0]?.data).toEqual({
      event: 'game.bet.limit.reached',
      gameIdentity: 'tide-reels',
      limitId: limit?.id,
    });
  });

  test('counts what was staked before it was set, wins give nothing back', async () => {
    const seat = await game.seat(500_00n);
    await play(seat, 30_00, 90_00);
    await set(seat, bet, 40_00);
    expect(await limitOf(seat)).toMatchObject({ used: 30_00, left: 10_00 });
    expect(await play(seat, 10_01, 0)).toBe(refused);
    expect(await play(seat, 10_00, 0)).toBe(ok);
    expect(await play(seat, 1, 0)).toBe(refused);
    expect(await play(seat, 0, 0)).toBe(ok);
  });

  test('counts a bonus’s money as own money, and a gift as nothing', async () => {
    const seat = await game.seat(1n, 'EUR', 'riviera-wheel');
    await table.deposit(seat, 20_00, 'second-lamp');
    await table.own(seat, 1_00);
    await set(seat, bet, 5_00);
    const at = { game_code: 'riviera-wheel' };
    expect(await table.place({ ...table.bet(seat, 4_00), ...at })).toMatchObject({ status: ok });
    expect(await limitOf(seat)).toMatchObject({ used: 4_00 });
    const gift = { ...table.bet(seat, 9_00), ...at, reward_uuid: randomUUID() };
    expect(await table.place(gift)).toMatchObject({ status: ok });
    expect(await limitOf(seat)).toMatchObject({ used: 4_00 });
  });

  test('a stake rolled back makes room again, on the day it was staked alone', async () => {
    const seat = await game.seat(500_00n);
    await set(seat, bet, 10_00);
    const { body } = await place(seat, 10_00);
    expect((await place(seat, 1)).status).toBe(refused);
    await game.call('/transaction/rollback', rollbackBodyOf(body));
    const again = await place(seat, 10_00);
    expect(again.status).toBe(ok);
    game.clock.at = new Date('2026-11-22T00:00:00Z');
    await game.call('/transaction/rollback', rollbackBodyOf(again.body));
    expect(await limitOf(seat)).toMatchObject({ used: 0, left: 10_00 });
    expect((await place(seat, 10_01)).status).toBe(refused);
  });

  test('an answer is repeated as it was, whatever was staked since', async () => {
    const seat = await game.seat(500_00n);
    await set(seat, bet, 10_00);
    const first = await place(seat, 10_00);
    const second = await place(seat, 5_00);
    expect((await game.call('/transaction/bet', first.body)).status).toBe(ok);
    await game.call('/transaction/rollback', rollbackBodyOf(first.body));
    expect((await game.call('/transaction/bet', second.body)).status).toBe(refused);
    expect(await limitOf(seat)).toMatchObject({ used: 0 });
  });
});

describe('[4-18] a limit of losses', () => {
  test('is of stakes less what settled rounds paid; an open round has lost its stake', async () => {
    const seat = await game.seat(500_00n);
    await set(seat, loss, 20_00);
    expect(await play(seat, 15_00, 10_00)).toBe(ok);
    expect(await limitOf(seat)).toMatchObject({ used: 5_00, left: 15_00 });
    const open = await place(seat, 15_00);
    expect(open.status).toBe(ok);
    const partly = { ...winBodyOf(open.body, 8_00 * wire), round_closed: false };
    await game.call('/transaction/win', partly);
    expect(await limitOf(seat)).toMatchObject({ used: 20_00, left: 0 });
    expect((await place(seat, 1)).status).toBe(refused);
    await game.call('/transaction/win', winBodyOf(open.body, 2_00 * wire));
    expect(await limitOf(seat)).toMatchObject({ used: 10_00, left: 10_00 });
    expect(await play(seat, 10_00, 0)).toBe(ok);
    expect(await play(seat, 1, 0)).toBe(refused);
  });

  test('a gain leaves more to lose, and a payout rolled back takes it again', async () => {
    const seat = await game.seat(500_00n);
    await set(seat, loss, 20_00);
    const { body } = await place(seat, 10_00);
    const win = winBodyOf(body, 40_00 * wire);
    await game.call('/transaction/win', win);
    expect(await limitOf(seat)).toMatchObject({ used: 0, left: 50_00 });
    await game.call('/transaction/rollback', rollbackBodyOf(win));
    expect(await limitOf(seat)).toMatchObject({ used: 10_00, left: 10_00 });
  });

  test('counts own money alone: stakes of a bonus lose nothing, and its wins gain nothing', async () => {
    const seat = await game.seat(1n, 'EUR', 'riviera-wheel');
    await table.deposit(seat, 20_00, 'second-lamp');
    await table.own(seat, 1_00);
    await set(seat, loss, 1_00);
    const at = { game_code: 'riviera-wheel' };
    // A euro is the player's own, three are the bonus's.
    const body = { ...table.bet(seat, 4_00), ...at };
    expect(await table.place(body)).toMatchObject({ status: ok });
    expect(await limitOf(seat)).toMatchObject({ used: 1_00, left: 0 });
    expect(await table.place({ ...table.bet(seat, 4_00), ...at })).toMatchObject({ status: ok });
    expect(await limitOf(seat)).toMatchObject({ used: 1_00, left: 0 });
    await game.call('/transaction/win', { ...winBodyOf(body, 8_00 * wire), ...at });
    // Shared as the stake was: two euros of eight are own money.
    expect(await limitOf(seat)).toMatchObject({ used: 0, left: 2_00 });
  });

  test('a gift’s win leaves no more to lose', async () => {
    const seat = await game.seat(500_00n);
    await set(seat, loss, 20_00);
    const gift = { ...betBodyOf(seat, 9_00 * wire), reward_uuid: randomUUID() };
    expect((await game.call('/transaction/bet', gift)).status).toBe(ok);
    expect((await game.call('/transaction/win', winBodyOf(gift, 40_00 * wire))).status).toBe(ok);
    expect(await limitOf(seat)).toMatchObject({ used: 0, left: 20_00 });
  });

  test('[P-20] of 100 bets at once as many pass as may be lost', async () => {
    const seat = await game.seat(500_00n);
    await set(seat, loss, 10_00);
    const answers = await Promise.all(Array.from({ length: 100 }, () => play(seat, 1_00, 0)));
    expect(answers.filter((status) => status === ok)).toHaveLength(10);
    expect(await limitOf(seat)).toMatchObject({ used: 10_00, left: 0 });
  });
});

describe('[P-21] of limits of play', () => {
  test('the lowest of overlapping ones decides', async () => {
    const seat = await game.seat(500_00n);
    await set(seat, bet, 50_00, 'monthly');
    await set(seat, bet, 20_00, 'weekly');
    await set(seat, loss, 5_00);
    expect(await play(seat, 10_00, 10_00)).toBe(refused);
    expect(await play(seat, 5_00, 5_00)).toBe(ok);
    expect(await play(seat, 5_00, 5_00)).toBe(ok);
    expect(await play(seat, 5_00, 5_00)).toBe(ok);
    expect(await play(seat, 5_00, 5_00)).toBe(ok);
    expect(await play(seat, 1, 1)).toBe(refused);
  });

  test.each([
    ['daily', '2026-03-29T23:59:59Z', '2026-03-30T00:00:00Z'],
    ['weekly', '2026-03-29T23:59:59Z', '2026-03-30T00:00:00Z'],
    ['weekly', '2026-11-01T23:59:59Z', '2026-11-02T00:00:00Z'],
    ['monthly', '2028-02-29T23:59:59Z', '2028-03-01T00:00:00Z'],
    ['monthly', '2026-12-31T23:59:59Z', '2027-01-01T00:00:00Z'],
  ])('a %s one that is used up at %s begins anew at %s', async (period, last, first) => {
    game.clock.at = new Date(last);
    const seat = await game.seat(500_00n);
    await set(seat, bet, 10_00, period);
    expect(await play(seat, 10_00, 0)).toBe(ok);
    expect(await play(seat, 1, 0)).toBe(refused);
    expect((await limitOf(seat)).resetsAt).toBe(new Date(first).toISOString());
    game.clock.at = new Date(first);
    expect(await play(seat, 10_00, 0)).toBe(ok);
    expect(await play(seat, 1, 0)).toBe(refused);
  });

  test('a lower amount holds for the next bet, a higher one and the end after 24 hours', async () => {
    const seat = await game.seat(500_00n);
    const [limit] = await set(seat, bet, 10_00, 'monthly');
    if (!limit) throw new Error('the limit was not set');
    await play(seat, 4_00, 0);
    await limits().change(seat.playerId, { ...limit, amount: 5_00 });
    expect(await play(seat, 1_01, 0)).toBe(refused);
    await limits().change(seat.playerId, { ...limit, amount: 8_00 });
    game.clock.at = new Date(noon.getTime() + 24 * 60 * 60_000 - 1);
    expect(await play(seat, 1_01, 0)).toBe(refused);
    game.clock.at = new Date(noon.getTime() + 24 * 60 * 60_000);
    expect(await play(seat, 1_01, 0)).toBe(ok);
    await limits().remove(seat.playerId, limit.id);
    expect(await play(seat, 5_00, 0)).toBe(refused);
    game.clock.at = new Date(noon.getTime() + 48 * 60 * 60_000);
    expect(await play(seat, 100_00, 0)).toBe(ok);
  });

  test('one in another currency, and another player’s, hold nothing', async () => {
    const seat = await game.seat(500_00n);
    const other = await game.seat(500_00n);
    await set(other, bet, 1_00);
    await limits().add(seat.playerId, {
      definition: bet,
      amount: 1,
      period: 'daily',
      currency: 'USD',
    });
    expect(await play(seat, 100_00, 0)).toBe(ok);
  });
});
