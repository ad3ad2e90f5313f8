import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useGameplay } from '../../gameplay/test/gameplay-fixture.ts';
import { betBodyOf, type Seat, winBodyOf } from '../../gameplay/test/wallet-bodies.ts';

const game = useGameplay();
const noon = new Date('2026-11-21T12:00:00Z');
const wire = 1000;
const ok = 'RS_OK';
const stopped = 'RS_ERROR_LIMIT_REACHED';
const tooHigh = 'RS_ERROR_BET_LIMIT_EXCEEDED';

beforeEach(() => {
  game.clock.at = noon;
});
afterEach(async () => {
  expect(await game.faults(), 'the books add up after every test').toEqual([]);
});

const at = (milliseconds: number) => {
  game.clock.at = new Date(noon.getTime() + milliseconds);
};
const seated = (rules: object) => game.seat(500_00n, 'EUR', 'tide-reels', 'EUR', rules);
const place = async (seat: Seat, cents = 10, round?: string) =>
  (await game.call('/transaction/bet', betBodyOf(seat, cents * wire, round))).status;
/** The same player at the same game once more, from another sign-in. */
async function again(seat: Seat, rules: object): Promise<Seat> {
  const other = await seated(rules);
  await game.owner.query('update gameplay.session set player_id = $1 where id = $2', [
    seat.playerId,
    other.sessionId,
  ]);
  return { ...other, playerId: seat.playerId };
}
async function told(seat: Seat): Promise<unknown[]> {
  const { rows } = await game.owner.query<{ data: unknown }>(
    `select payload -> 'data' as data from graphile_worker._private_jobs
     where payload ->> 'channel' = $1 order by id`,
    [`game:bets#${seat.playerId}`],
  );
  return rows.map(({ data }) => data);
}

describe('[1-10] the pace of slots', () => {
  const rules = { secondsBetweenRounds: 2.5 };

  test('[P-20] lets one of 100 rounds begin, whatever session they come from', async () => {
    const seat = await seated(rules);
    const other = await again(seat, rules);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => place(index % 2 ? seat : other)),
    );
    expect(answers.filter((one) => one === ok)).toHaveLength(1);
    expect(answers.filter((one) => one === stopped)).toHaveLength(99);
    expect((await told(seat))[0]).toEqual({
      event: 'game.bet.too.soon',
      gameIdentity: 'tide-reels',
      seconds: 2.5,
    });
    at(2_499);
    expect(await place(other)).toBe(stopped);
    at(2_500);
    expect(await place(seat)).toBe(ok);
  });

  test('is of rounds that begin: further stakes of one, wins and refused stakes are free of it', async () => {
    const seat = await seated(rules);
    const round = randomUUID();
    const first = betBodyOf(seat, 10 * wire, round);
    expect((await game.call('/transaction/bet', first)).status).toBe(ok);
    expect(await place(seat, 10, round)).toBe(ok);
    expect((await game.call('/transaction/bet', first)).status).toBe(ok);
    expect((await game.call('/transaction/win', winBodyOf(first, 50 * wire))).status).toBe(ok);
    at(2_500);
    expect(await place(seat, 9_999_00)).toBe('RS_ERROR_NOT_ENOUGH_MONEY');
    expect(await place(seat)).toBe(ok);
  });

  test('holds nobody whose last round began on a clock that was wrong', async () => {
    const seat = await seated(rules);
    expect(await place(seat)).toBe(ok);
    at(-1_000);
    expect(await place(seat)).toBe(stopped);
    at(-3_600_000);
    expect(await place(seat)).toBe(ok);
  });

  test('is nobody’s without the rule', async () => {
    const seat = await seated({ reminderMinutes: 60 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(seat)));
    expect(new Set(answers)).toEqual(new Set([ok]));
  });
});

describe('[1-10] the most a round of a slot may cost', () => {
  test('is held by all bets of a round together, and told with its sum', async () => {
    const seat = await seated({ maxStake: 1_00 });
    expect(await place(seat, 1_01)).toBe(tooHigh);
    expect(await told(seat)).toEqual([
      {
        event: 'game.bet.rule.exceed',
        gameIdentity: 'tide-reels',
        currency: 'EUR',
        maxStake: 1_00,
      },
    ]);
    const round = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(seat, 10, round)));
    expect(answers.filter((one) => one === ok)).toHaveLength(10);
    expect(answers.filter((one) => one === tooHigh)).toHaveLength(10);
    expect(await game.balanceOf(seat)).toBe(499_00n);
  });
});

describe('[1-10] a pause', () => {
  const minute = 60_000;
  const rules = { pause: { afterMinutes: 60, minutes: 5 } };

  test('comes with the bet that completes an hour without a break, and takes no bet until it is over', async () => {
    const seat = await seated(rules);
    for (let now = 0; now <= 60; now += 5) {
      at(now * minute);
      expect(await place(seat)).toBe(ok);
    }
    expect((await told(seat)).at(-1)).toMatchObject({ event: 'game.bet.pause.stands' });
    at(65 * minute - 1);
    expect(await place(seat)).toBe(stopped);
    expect(await place(await again(seat, rules))).toBe(stopped);
    at(65 * minute);
    expect(await place(seat)).toBe(ok);
  });

  test('is not due to a player who took a break of more than five minutes', async () => {
    const seat = await seated(rules);
    for (const now of [0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 61, 66, 71]) {
      at(now * minute);
      expect(await place(seat), `minute ${now}`).toBe(ok);
    }
    expect(await told(seat)).toEqual([]);
  });
});
