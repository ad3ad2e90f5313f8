import { randomUUID } from 'node:crypto';
import { type LimitPeriod, limitDefinition } from '@pierlight/contract/limits/statuses';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemIds } from '../../../kernel/ids.ts';
import { useGameplay } from '../../gameplay/test/gameplay-fixture.ts';
import {
  betBodyOf,
  rollbackBodyOf,
  type Seat,
  winBodyOf,
} from '../../gameplay/test/wallet-bodies.ts';
import { createLimitsService } from '../service.ts';

const game = useGameplay();
const noon = new Date('2026-11-21T12:00:00Z');
const hour = 60 * 60_000;
/** Hundred-thousandths of a euro, as the wire counts, in a cent. */
const wire = 1000;
const ok = 'RS_OK';
const refused = 'RS_ERROR_BET_LIMIT_EXCEEDED';

beforeEach(() => {
  game.clock.at = noon;
});
afterEach(async () => {
  expect(await game.faults(), 'the books add up after every test').toEqual([]);
});

const limits = () =>
  createLimitsService({
    ...{ db: game.app.db, clock: game.clock, ids: systemIds },
    currencyOf: () => ({ isEnabled: true }),
  });

/** A seat whose player may stake so much in a period. */
async function limitedSeat(amount: number, period: LimitPeriod = 'daily') {
  const seat = await game.seat(500_00n);
  const [limit] = await limits().add(seat.playerId, {
    ...{ definition: limitDefinition.bet, currency: 'EUR', amount, period },
  });
  if (!limit) throw new Error('the limit was not set');
  return { seat, limit };
}

const limitOf = async ({ playerId }: Seat) => (await limits().list(playerId))[0];
const stake = async (seat: Seat, cents: number) =>
  (await game.call('/transaction/bet', betBodyOf(seat, cents * wire))).status;

/** What a bet of that moment has counted. */
const staked = ({ playerId }: Seat, at: Date, cents: number) =>
  game.owner.query("select limits.count_play($1, 'EUR', $2, $3, 0)", [playerId, at, cents]);

test('[P-20] an amount below what is staked already leaves nothing, until the period begins anew', async () => {
  const { seat, limit } = await limitedSeat(20_00);
  expect(await stake(seat, 15_00)).toBe(ok);
  await limits().change(seat.playerId, { ...limit, amount: 10_00 });
  expect(await limitOf(seat)).toMatchObject({ used: 15_00, left: 0 });
  expect(await stake(seat, 1)).toBe(refused);
  game.clock.at = new Date('2026-11-22T00:00:00Z');
  expect(await stake(seat, 10_01)).toBe(refused);
  expect(await stake(seat, 10_00)).toBe(ok);
});

test('[P-20] a provider that goes on betting gets the same answer each time, and moves nothing by a win', async () => {
  const { seat, limit } = await limitedSeat(10_00);
  expect(await stake(seat, 10_00)).toBe(ok);
  const round = randomUUID();
  for (let sent = 0; sent < 5; sent += 1) {
    const body = betBodyOf(seat, 1_00 * wire, round);
    expect((await game.call('/transaction/bet', body)).status).toBe(refused);
    expect((await game.call('/transaction/bet', body)).status).toBe(refused);
    expect((await game.call('/transaction/win', winBodyOf(body, 90_00 * wire))).status).toBe(
      'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
    );
    await game.call('/transaction/rollback', rollbackBodyOf(body));
  }
  expect(await game.balanceOf(seat)).toBe(490_00n);
  expect(await limitOf(seat)).toMatchObject({ id: limit.id, used: 10_00, left: 0 });
});

test('[P-21] a clock that was ahead and is set right lets nothing more in than the limit', async () => {
  const { seat } = await limitedSeat(10_00);
  expect(await stake(seat, 10_00)).toBe(ok);
  game.clock.at = new Date('2026-11-22T00:00:01Z');
  expect(await stake(seat, 4_00)).toBe(ok);
  game.clock.at = new Date('2026-11-21T23:59:59Z');
  expect(await stake(seat, 1)).toBe(refused);
  game.clock.at = new Date('2026-11-22T00:00:02Z');
  expect(await stake(seat, 6_01)).toBe(refused);
  expect(await stake(seat, 6_00)).toBe(ok);
});

test('[P-21] a higher amount holds no earlier for a clock that was ahead for a moment', async () => {
  const { seat, limit } = await limitedSeat(10_00, 'monthly');
  await limits().change(seat.playerId, { ...limit, amount: 90_00 });
  game.clock.at = new Date(noon.getTime() + 25 * hour);
  expect(await limitOf(seat)).toMatchObject({ amount: 90_00, change: null });
  game.clock.at = new Date(noon.getTime() + hour);
  expect(await limitOf(seat)).toMatchObject({ amount: 10_00, change: { amount: 90_00 } });
  expect(await stake(seat, 10_01)).toBe(refused);
});

test.each<[LimitPeriod, string, string]>([
  ['daily', '2026-10-25T23:30:00Z', '2026-10-25T00:00:00Z'],
  ['weekly', '2026-10-25T23:30:00Z', '2026-10-19T00:00:00Z'],
  ['monthly', '2028-02-29T23:30:00Z', '2028-02-01T00:00:00Z'],
  ['monthly', '2026-12-31T23:30:00Z', '2026-12-01T00:00:00Z'],
  ['weekly', '2027-01-03T23:30:00Z', '2026-12-28T00:00:00Z'],
])(
  '[P-21] a %s limit at %s counts what was staked at %s, and nothing of the moment before its period',
  async (period, last, first) => {
    game.clock.at = new Date(last);
    const { seat } = await limitedSeat(10_00, period);
    await staked(seat, new Date(Date.parse(first) - 1), 9_00);
    await staked(seat, new Date(first), 8_00);
    expect(await stake(seat, 2_01)).toBe(refused);
    expect(await stake(seat, 2_00)).toBe(ok);
  },
);
