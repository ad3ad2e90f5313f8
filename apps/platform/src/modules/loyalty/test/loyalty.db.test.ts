import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemIds } from '../../../kernel/ids.ts';
import { createGifts } from '../../bonuses/gifts.ts';
import { offersOf } from '../../bonuses/offers.ts';
import { inFull } from '../../bonuses/offers-shapes.ts';
import { createBonusTable } from '../../bonuses/test/bonus-table.ts';
import { gamesOf, offeredOf } from '../../bonuses/test/test-offers.ts';
import { useGameplay } from '../../gameplay/test/gameplay-fixture.ts';
import { rollbackBodyOf, type Seat, winBodyOf } from '../../gameplay/test/wallet-bodies.ts';
import { notifyAll } from '../../notifications/public.ts';
import { countPoints } from '../points.ts';
import { createLoyaltyService } from '../service.ts';
import { tellStandings } from '../telling.ts';

const game = useGameplay();
const table = createBonusTable(game);
/** Hundred-thousandths of a euro, as the wire counts, in a cent. */
const wire = 1000;

const terms = {
  fullReturn: 96,
  // A euro for a point.
  point: { EUR: 1_00 },
  levels: [
    { id: 'slipway', points: 0, gift: null },
    { id: 'boardwalk', points: 10, gift: 'level-boardwalk' },
    { id: 'lantern', points: 20, gift: 'level-lantern' },
  ],
};
const gift = {
  ...{ wagerTimes: 10, days: 30, closedGames: [], games: null, contributions: inFull },
  costsAtMost: 100,
};
const offered = offeredOf(
  offersOf({
    offers: [],
    gifts: ['level-boardwalk', 'level-lantern'].map((id) => ({
      ...{ ...gift, id, amounts: { EUR: { bonus: 5_00, maxBet: null } } },
    })),
  }),
);
/** What the game of the fixture returns, in hundredths of a per cent. */
let rtp = 9600;

const service = (currency = 'EUR') =>
  createLoyaltyService({
    ...{ db: game.app.db, terms },
    gifts: createGifts({
      ...{ clock: game.clock, ids: systemIds, offered },
      gamesOf: async (asked) => gamesOf(asked),
    }),
    currencyOf: async () => currency,
    requirePlaying: async () => {},
  });

beforeEach(async () => {
  rtp = 9600;
  game.clock.at = new Date('2026-11-21T12:00:00Z');
  await game.owner.query(`
    insert into gameplay.round_cursor (consumer, position) values ('loyalty.points', 0)
    on conflict do nothing`);
});
afterEach(async () => {
  expect(await game.faults(), 'the books add up after every test').toEqual([]);
});

const count = () => countPoints(game.gameplay.rounds, terms, async () => ({ 'tide-reels': rtp }));
const tell = () => tellStandings(game.app.db, { ids: systemIds, notifyAll }, terms);

/** Levels the player's inbox is to tell of, the lowest first. */
async function levelsToTell(seat: Seat): Promise<string[]> {
  const { rows } = await game.owner.query<{ occasion: string }>(
    `select payload ->> 'occasion' as occasion
     from (select payload::jsonb as payload from graphile_worker._private_jobs) job
     where payload ->> 'template' = 'levelReached' and payload ->> 'playerId' = $1 order by 1`,
    [seat.playerId],
  );
  return rows.map(({ occasion }) => occasion);
}

async function standing(seat: Seat) {
  await count();
  const { points, currentLevel } = await service().account(seat.playerId);
  const rewards = await service().rewards(seat.playerId);
  return { points, level: currentLevel.name, rewards };
}

/** What the player's pages were told, the oldest first. */
async function told(seat: Seat): Promise<string[]> {
  const { rows } = await game.owner.query<{ points: string; level: string }>(
    `select standing ->> 'points' as points, standing -> 'currentLevel' ->> 'name' as level
     from (select id, payload::jsonb as payload from graphile_worker._private_jobs) job
     cross join lateral (select payload #> '{data,playerAccount}' as standing) told
     where payload ->> 'channel' = $1 order by id`,
    [`retention:accounts#${seat.playerId}`],
  );
  return rows.map(({ points, level }) => `${points} ${level}`);
}

test('[3-16] own money staked in settled rounds earns points, whatever they pay, and parts of a point add up', async () => {
  const seat = await game.seat(100_00n);
  await table.place(table.bet(seat, 5_00));
  expect(await standing(seat), 'an open round').toEqual({
    points: 0,
    level: 'slipway',
    rewards: [],
  });
  await table.round(seat, 99, 0);
  expect((await standing(seat)).points).toBe(0);
  await table.round(seat, 1, 50_00);
  expect((await standing(seat)).points).toBe(1);
});

test('[3-16] a game that returns more earns less, one that returns everything nothing, and a low return no more', async () => {
  const seat = await game.seat(100_00n);
  for (const [returns, points] of [
    [9600, 4],
    [9000, 8],
    [9800, 10],
    [10000, 10],
  ] as const) {
    rtp = returns;
    await table.round(seat, 4_00, 0);
    expect((await standing(seat)).points, `at ${returns}`).toBe(points);
  }
});

test('[3-16] money of a bonus and gifts earn nothing', async () => {
  const seat = await game.seat(1n);
  await table.deposit(seat, 20_00, 'second-lamp');
  await table.own(seat, 1_00);
  await table.round(seat, 3_00, 0);
  expect((await standing(seat)).points).toBe(1);
  const free = { ...table.bet(seat, 5_00), reward_uuid: 'a gift' };
  await table.place(free);
  await game.call('/transaction/win', winBodyOf(free, 9_00 * wire));
  expect((await standing(seat)).points).toBe(1);
});

test('[3-16] a round that is rolled back takes its points along, and the level that was reached stays', async () => {
  const seat = await game.seat(100_00n);
  const bet = table.bet(seat, 12_00);
  await table.place(bet);
  await table.win(bet, 0);
  await count();
  await tell();
  await table.takeBack(bet);
  expect(await standing(seat)).toEqual({ points: 0, level: 'boardwalk', rewards: ['boardwalk'] });
  await tell();
  expect(await told(seat)).toEqual(['12 boardwalk', '0 boardwalk']);
});

test('[4-21] [P-12] a player is told of whole points that change, once, by however many workers', async () => {
  const seat = await game.seat(100_00n);
  await table.round(seat, 10, 0);
  await count();
  await tell();
  expect(await told(seat), 'less than a point').toEqual([]);
  expect(await levelsToTell(seat)).toEqual([]);
  await table.round(seat, 11_00, 0);
  await Promise.all([count(), count(), count()]);
  await Promise.all([tell(), tell(), tell()]);
  await tell();
  expect(await told(seat)).toEqual(['11 boardwalk']);
  expect(await levelsToTell(seat), 'in the inbox, too').toEqual(['level:1']);
});

test('[P-12] counted now and then by several workers at once, it agrees with a walk through the rounds', async () => {
  const seat = await game.seat(1n);
  await table.deposit(seat, 20_00, 'second-lamp');
  await table.own(seat, 20_00);
  const step = fc.record({
    stake: fc.integer({ min: 0, max: 80 }),
    ends: fc.constantFrom('won', 'won', 'open', 'bet back', 'again', 'gift'),
    counts: fc.boolean(),
  });
  for (const { stake, ends, counts } of fc.sample(step, { numRuns: 60, seed: 305 })) {
    const bet = { ...table.bet(seat, stake), ...(ends === 'gift' ? { reward_uuid: 'some' } : {}) };
    await table.place(bet);
    const win = winBodyOf(bet, 10 * wire);
    if (ends !== 'open') await game.call('/transaction/win', win);
    if (ends === 'bet back') {
      await game.call('/transaction/rollback', rollbackBodyOf(win));
      await game.call('/transaction/rollback', rollbackBodyOf(bet));
    }
    if (ends === 'again') await table.place(table.bet(seat, 10, bet.round));
    if (counts) await Promise.all([count(), count(), count()]);
  }
  await count();
  const { rows } = await game.owner.query<{ walked: string; earned: string; rounds: string }>(
    `select sum(stake - bonus_stake) * 10000 as walked, count(*) as rounds,
       (select earned from loyalty.account where player_id = $1) as earned
     from gameplay.round where player_id = $1 and status = 2 and reward is null`,
    [seat.playerId],
  );
  expect(Number(rows[0]?.rounds)).toBeGreaterThan(15);
  expect(rows[0]?.earned).toBe(rows[0]?.walked);
});

test('[P-19] fifty parallel requests and a repetition give the reward of a level once', async () => {
  const seat = await game.seat(100_00n);
  await table.round(seat, 25_00, 0);
  expect((await standing(seat)).rewards).toEqual(['boardwalk', 'lantern']);
  await Promise.all(
    Array.from({ length: 50 }, () => service().takeReward(seat.playerId, 'lantern')),
  );
  expect(await service().takeReward(seat.playerId, 'lantern')).toEqual(['boardwalk']);
  const { data } = await table.bonuses(seat);
  expect(data.map(({ offerId, amount }) => [offerId, amount])).toEqual([['level-lantern', 5_00]]);
});

test('a level that is not reached, that gives nothing or that there is not has no reward', async () => {
  const seat = await game.seat(100_00n);
  await table.round(seat, 12_00, 0);
  await count();
  for (const level of ['lantern', 'slipway', 'nowhere'])
    await expect(service().takeReward(seat.playerId, level)).rejects.toMatchObject({
      name: 'DomainError',
    });
  await expect(service('USD').takeReward(seat.playerId, 'boardwalk')).rejects.toThrow();
  expect(await service().rewards(seat.playerId), 'it stays').toEqual(['boardwalk']);
});
