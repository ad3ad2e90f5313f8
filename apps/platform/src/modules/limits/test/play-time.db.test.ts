import { randomUUID } from 'node:crypto';
import type { PlayTime } from '@pierlight/contract/limits/schemas';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { waitsForALock } from '../../../test/waits-for-a-lock.ts';
import { useGameplay } from '../../gameplay/test/gameplay-fixture.ts';
import {
  betBodyOf,
  rollbackBodyOf,
  type Seat,
  winBodyOf,
} from '../../gameplay/test/wallet-bodies.ts';
import { postDeposit } from '../../ledger/public.ts';
import { createPlayTime } from '../play-time.ts';
import { rulesOf } from './rules-fixture.ts';

const game = useGameplay();
const noon = new Date('2026-11-21T12:00:00Z');
const minute = 60_000;
/** Hundred-thousandths of a euro, as the wire counts, in a cent. */
const wire = 1000;
const ok = 'RS_OK';
const stopped = 'RS_ERROR_LIMIT_REACHED';
/** What the house has by default. */
const strict = { reminderMinutes: 60 };

beforeEach(() => {
  game.clock.at = noon;
});
afterEach(async () => {
  expect(await game.faults(), 'the books add up after every test').toEqual([]);
});

const playTime = () =>
  createPlayTime({
    db: game.app.db,
    clock: game.clock,
    rules: rulesOf(game.clock, { reminderMinutes: 60 }),
    playedSince: game.gameplay.playedSince,
  });
const of = (seat: Seat): Promise<PlayTime> => playTime().of(seat.playerId);
const seated = (rules: object = strict, amount = 500_00n) =>
  game.seat(amount, 'EUR', 'tide-reels', 'EUR', rules);

const at = (after: number) => {
  game.clock.at = new Date(noon.getTime() + after);
};
const place = async (seat: Seat, cents = 10, round?: string) => {
  const body = betBodyOf(seat, cents * wire, round);
  return { body, status: (await game.call('/transaction/bet', body)).status };
};
const status = async (seat: Seat) => (await place(seat)).status;
/** A bet every four minutes, from the first minute to the last one. */
async function playBetween(seat: Seat, from: number, to: number): Promise<void> {
  for (let now = from; now <= to; now += 4) {
    at(now * minute);
    expect(await status(seat), `the bet in minute ${now}`).toBe(ok);
  }
}
/** Continues after the reality check that stands. */
async function goOn(seat: Seat): Promise<void> {
  const { check } = await of(seat);
  if (!check) throw new Error('no reality check stands');
  await playTime().continue(seat.playerId, new Date(check.since));
}
/** The same player at another game in another currency, from another sign-in. */
async function abroadOf(seat: Seat): Promise<Seat> {
  const other = await game.seat(10_00n, 'USD', 'dice-deck', 'USD', strict);
  for (const table of ['gameplay.session', 'identity.session'])
    await game.owner.query(`update ${table} set player_id = $1 where player_id = $2`, [
      seat.playerId,
      other.playerId,
    ]);
  const { playerId } = seat;
  await game.app.db.transaction().execute((tx) =>
    postDeposit(tx, {
      ...{ playerId, currency: 'USD', amount: 10_00n, provider: 'card', invoiceNumber: '1' },
      ...{ invoiceId: other.sessionId, idempotencyKey: other.signInId },
    }),
  );
  return { ...other, playerId };
}
const betAbroad = (seat: Seat) => ({
  ...betBodyOf(seat, 10 * wire),
  ...{ game_code: 'dice-deck', currency: 'USD' },
});
async function told(seat: Seat): Promise<{ event: string }[]> {
  const { rows } = await game.owner.query<{ data: { event: string } }>(
    `select payload -> 'data' as data from graphile_worker._private_jobs
     where payload ->> 'channel' = $1 order by id`,
    [`game:bets#${seat.playerId}`],
  );
  return rows.map(({ data }) => data);
}

describe('[1-10] time at play', () => {
  test('is the time between bets of five minutes or less, over games and devices', async () => {
    const seat = await seated();
    await status(seat);
    expect(await of(seat)).toMatchObject({ playedSeconds: 0 });
    at(5 * minute);
    // The same player at another game and from another sign-in.
    const other = { ...(await seated()), playerId: seat.playerId };
    await game.owner.query('update gameplay.session set player_id = $1 where id = $2', [
      seat.playerId,
      other.sessionId,
    ]);
    expect(await status(other)).toBe(ok);
    expect(await of(seat)).toMatchObject({ playedSeconds: 300 });
    at(10 * minute + 1);
    await status(seat);
    expect(await of(seat), 'a longer time is a break').toMatchObject({ playedSeconds: 300 });
  });

  test('is counted once by 100 bets at once', async () => {
    const seat = await seated();
    await status(seat);
    at(4 * minute);
    const answers = await Promise.all(Array.from({ length: 100 }, () => status(seat)));
    expect(new Set(answers)).toEqual(new Set([ok]));
    expect(await of(seat)).toMatchObject({ playedSeconds: 240 });
  });

  test('begins anew at midnight by UTC, of which a time across it is shared', async () => {
    const seat = await seated();
    await playTime().limit(seat.playerId, 10);
    game.clock.at = new Date('2026-11-21T23:53:00Z');
    await status(seat);
    game.clock.at = new Date('2026-11-21T23:58:00Z');
    await status(seat);
    game.clock.at = new Date('2026-11-22T00:03:00Z');
    expect(await status(seat)).toBe(ok);
    expect(await of(seat)).toMatchObject({
      playedSeconds: 180,
      resetsAt: '2026-11-23T00:00:00.000Z',
    });
  });

  test('is neither given back nor counted twice by a clock that goes back', async () => {
    const seat = await seated();
    await playTime().limit(seat.playerId, 10);
    await playBetween(seat, 0, 8);
    // Another server's clock is two minutes behind, another time over midnight.
    for (const behind of [6, 8, 7, 8]) {
      at(behind * minute);
      expect(await status(seat)).toBe(ok);
    }
    expect(await of(seat)).toMatchObject({ playedSeconds: 480 });
    at(10 * minute);
    expect(await status(seat)).toBe(stopped);
    // Set right by hours: what was played stays, and time counts again.
    at(-13 * 60 * minute);
    expect(await status(seat)).toBe(stopped);
    expect(await of(seat)).toMatchObject({ playedSeconds: 600 });
    at(-12 * 60 * minute);
    expect(await status(seat), 'the next day').toBe(ok);
  });
});

describe('[P-20] a limit of time', () => {
  test('is not passed by one of 100 bets at its edge, and its players are told', async () => {
    const seat = await seated();
    await playTime().limit(seat.playerId, 4);
    await status(seat);
    at(4 * minute - 1);
    const before = await Promise.all(Array.from({ length: 100 }, () => status(seat)));
    expect(new Set(before)).toEqual(new Set([ok]));
    at(4 * minute);
    const after = await Promise.all(Array.from({ length: 100 }, () => status(seat)));
    expect(new Set(after)).toEqual(new Set([stopped]));
    expect(await told(seat)).toHaveLength(100);
    expect((await told(seat))[0]).toEqual({
      event: 'game.bet.time.reached',
      gameIdentity: 'tide-reels',
    });
    expect(await of(seat)).toMatchObject({ playedSeconds: 240, limitMinutes: 4 });
    expect(await game.balanceOf(seat)).toBe(500_00n - 101n * 10n);
  });

  test('stays reached after a break, and holds no win and no rollback', async () => {
    const seat = await seated();
    await playTime().limit(seat.playerId, 4);
    const won = await place(seat);
    const undone = await place(seat);
    at(4 * minute);
    expect(await status(seat)).toBe(stopped);
    at(60 * minute);
    expect(await status(seat)).toBe(stopped);
    expect((await game.call('/transaction/win', winBodyOf(won.body, 50 * wire))).status).toBe(ok);
    expect((await game.call('/transaction/rollback', rollbackBodyOf(undone.body))).status).toBe(ok);
    expect(await game.balanceOf(seat)).toBe(500_00n - 10n + 50n);
    at(12 * 60 * minute);
    expect(await status(seat), 'at midnight it begins anew').toBe(ok);
  });

  test('[P-21] holds at once when it is less, after 24 hours when it is more or ended', async () => {
    const seat = await seated({});
    const { playerId } = seat;
    await playBetween(seat, 0, 12);
    expect(await playTime().limit(playerId, 60)).toMatchObject({ limitMinutes: 60, change: null });
    expect(await playTime().limit(playerId, 12)).toMatchObject({ limitMinutes: 12, change: null });
    expect(await status(seat), 'what was played before counts').toBe(stopped);
    const from = new Date(game.clock.at.getTime() + 24 * 60 * minute).toISOString();
    expect(await playTime().limit(playerId, 20)).toMatchObject({
      limitMinutes: 12,
      change: { minutes: 20, from },
    });
    expect(await status(seat)).toBe(stopped);
    expect(await playTime().limit(playerId, 12)).toMatchObject({ limitMinutes: 12, change: null });
    expect(await playTime().limit(playerId, null)).toMatchObject({
      limitMinutes: 12,
      change: { minutes: null, from },
    });
    // The next day's twelve minutes, the last of them when the limit has ended.
    const day = 24 * 60;
    await playBetween(seat, day + 1, day + 9);
    at((day + 12) * minute - 1);
    expect(await status(seat)).toBe(ok);
    expect(await of(seat)).toMatchObject({ limitMinutes: 12 });
    at((day + 12) * minute);
    expect(await of(seat)).toMatchObject({ limitMinutes: null, change: null });
    await playBetween(seat, day + 15, day + 31);
  });
});

describe('a reality check', () => {
  test('[1-10] stands after an hour at play, the bet that completes it is taken, and no other one', async () => {
    const seat = await seated();
    await playBetween(seat, 0, 56);
    at(60 * minute);
    const answers = await Promise.all(Array.from({ length: 100 }, () => status(seat)));
    expect(answers.filter((one) => one === ok)).toHaveLength(1);
    expect(answers.filter((one) => one === stopped)).toHaveLength(99);
    expect(await told(seat)).toHaveLength(100);
    expect((await told(seat))[0]).toEqual({
      event: 'game.bet.check.stands',
      gameIdentity: 'tide-reels',
    });
    expect(await of(seat)).toMatchObject({
      playedSeconds: 3600,
      check: {
        since: game.clock.at.toISOString(),
        playedSeconds: 3600,
        sums: [{ currency: 'EUR', staked: 160, paid: 0 }],
      },
    });
  });

  test('takes no bet on another device, in another session or of a gift; wins and rollbacks pass', async () => {
    const seat = await seated();
    await playTime().remind(seat.playerId, 15);
    const won = await place(seat);
    await playBetween(seat, 4, 12);
    at(15 * minute);
    const last = await place(seat);
    expect(last.status).toBe(ok);
    const elsewhere = await abroadOf(seat);
    at(16 * minute);
    const abroad = betAbroad(elsewhere);
    expect((await game.call('/transaction/bet', abroad)).status).toBe(stopped);
    const gift = { ...betBodyOf(seat, 10 * wire), reward_uuid: randomUUID() };
    expect((await game.call('/transaction/bet', gift)).status).toBe(stopped);
    // Repeated, the bet that completed it is answered as it was first.
    expect((await game.call('/transaction/bet', last.body)).status).toBe(ok);
    expect((await game.call('/transaction/win', winBodyOf(won.body, 50 * wire))).status).toBe(ok);
    expect((await game.call('/transaction/rollback', rollbackBodyOf(last.body))).status).toBe(ok);
    expect(await of(seat)).toMatchObject({
      check: { sums: [{ currency: 'EUR', staked: 40, paid: 50 }] },
    });
    await goOn(seat);
    expect(await status(seat)).toBe(ok);
  });

  test('[P-20] of bets in two currencies at once one completes it, and no other one is taken', async () => {
    const seat = await seated();
    const elsewhere = await abroadOf(seat);
    await playBetween(seat, 0, 56);
    at(60 * minute);
    const holder = await game.owner.connect();
    try {
      await holder.query('begin');
      await holder.query('select from limits.play_time where player_id = $1 for update', [
        seat.playerId,
      ]);
      const bets = [status(seat), game.call('/transaction/bet', betAbroad(elsewhere))];
      await waitsForALock(game.owner, 2);
      await holder.query('commit');
      const answers = (await Promise.all(bets)).map((one) =>
        typeof one === 'string' ? one : one.status,
      );
      expect(answers.sort()).toEqual([stopped, ok].sort());
    } finally {
      await holder.query('rollback');
      holder.release();
    }
  });

  test('is answered by whoever has read it: a new stretch begins, the time before it is not counted', async () => {
    const seat = await seated();
    await playTime().remind(seat.playerId, 15);
    await playBetween(seat, 0, 12);
    at(15 * minute);
    await status(seat);
    const first = (await of(seat)).check;
    at(18 * minute);
    await playTime().continue(seat.playerId, noon);
    expect((await of(seat)).check, 'another one was answered').toEqual(first);
    await goOn(seat);
    await goOn(seat).catch((error: Error) => expect(error.message).toContain('no reality check'));
    expect(await of(seat)).toMatchObject({ check: null, playedSeconds: 15 * 60 });
    await playBetween(seat, 20, 32);
    // A window with the first one open continues nothing now.
    at(33 * minute);
    await status(seat);
    if (first) await playTime().continue(seat.playerId, new Date(first.since));
    expect(await of(seat)).toMatchObject({
      check: { since: game.clock.at.toISOString(), playedSeconds: 15 * 60 },
      playedSeconds: 30 * 60,
    });
  });

  test('counts anew after more than an hour without a bet, and not after less', async () => {
    const seat = await seated();
    await playBetween(seat, 0, 52);
    await playBetween(seat, 112, 116);
    expect(await of(seat), 'an hour is no new beginning').toMatchObject({ check: null });
    at(120 * minute);
    expect(await status(seat)).toBe(ok);
    expect(await of(seat)).toMatchObject({ check: { playedSeconds: 3600 } });
    await goOn(seat);
    await playBetween(seat, 124, 132);
    // From here on everything begins anew.
    await playBetween(seat, 193, 249);
    expect(await of(seat), 'the time before the hour').toMatchObject({ check: null });
    at(253 * minute);
    expect(await status(seat)).toBe(ok);
    expect(await of(seat)).toMatchObject({ check: { playedSeconds: 3600 } });
  });

  test('comes never without rules that say so, unless the player asks', async () => {
    const seat = await seated({});
    await playBetween(seat, 0, 120);
    expect(await of(seat)).toMatchObject({ check: null });
    await playTime().remind(seat.playerId, 30);
    at(121 * minute);
    expect(await status(seat)).toBe(ok);
    expect(await of(seat)).toMatchObject({ reminderMinutes: 30, check: { playedSeconds: 7260 } });
  });
});
