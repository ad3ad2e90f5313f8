import { randomUUID } from 'node:crypto';
import { bonusResult } from '@pierlight/contract/bonuses/statuses';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { useGameplay } from '../../gameplay/test/gameplay-fixture.ts';
import type { Seat } from '../../gameplay/test/wallet-bodies.ts';
import { createBonusTable } from './bonus-table.ts';

const game = useGameplay();
const table = createBonusTable(game);

afterEach(async () => {
  expect(await game.faults(), 'the books add up after every test').toEqual([]);
});

/** What counts of a stake with `salon-lamp`, in per cent. */
const shares = { 'tide-reels': 100, 'riviera-wheel': 10, 'quiet-reels': 0 } as const;
type GameId = keyof typeof shares;
const gameIds = Object.keys(shares) as GameId[];

/** A player with 200.00 of own money at all three games, who plays a bonus of 10.00. */
async function seated(wagerTotal = 20_00) {
  const seat = await game.seat(1n);
  const given = await table.deposit(seat, 20_00, 'salon-lamp');
  if (!given) throw new Error('no bonus came');
  await game.owner.query('update bonuses.player_bonus set wager_total = $2 where id = $1', [
    given.id,
    wagerTotal,
  ]);
  await table.own(seat, 200_00);
  const seats = {
    'tide-reels': seat,
    'riviera-wheel': await game.at(seat, 'riviera-wheel'),
    'quiet-reels': await game.at(seat, 'quiet-reels'),
  } satisfies Record<GameId, Seat>;
  const bet = (at: GameId, stake: number, round?: string) => ({
    ...table.bet(seats[at], stake, round),
    game_code: at,
  });
  return {
    seat,
    id: given.id,
    bet,
    wagered: async () => (await table.bonus(seat, given.id)).wagered,
  };
}

/** What all rounds of a player count, by what the platform keeps of them. */
async function countedOf(seat: Seat): Promise<number> {
  return (await game.roundsOf(seat)).reduce(
    (sum, { stake, game_id }) =>
      sum + Math.floor((Number(stake) * shares[game_id as GameId]) / 100),
    0,
  );
}

test('a stake counts the part that the terms say of its game, own money too, and all of it elsewhere [1-08]', async () => {
  const { seat, id, bet, wagered } = await seated();
  expect(await table.bonus(seat, id)).toMatchObject({
    contributions: { 'riviera-wheel': 10, 'quiet-reels': 0 },
  });
  await table.place(bet('riviera-wheel', 5_00));
  expect(await wagered()).toBe(50);
  await table.place(bet('quiet-reels', 5_00));
  expect(await wagered()).toBe(50);
  await table.place(bet('tide-reels', 5_00));
  expect(await wagered()).toBe(5_50);
});

test('a round counts the part of all it costs, rounded down, and a rollback takes off what it added', async () => {
  const { bet, wagered } = await seated();
  const round = randomUUID();
  const [first, second] = [bet('riviera-wheel', 7, round), bet('riviera-wheel', 7, round)];
  await table.place(first);
  expect(await wagered()).toBe(0);
  await table.place(second);
  expect(await wagered()).toBe(1);
  await table.place(second);
  expect(await wagered(), 'told of twice').toBe(1);
  await table.takeBack(first);
  expect(await wagered()).toBe(0);
  await table.takeBack(second);
  expect(await wagered()).toBe(0);
});

test('the wagering of a bonus is completed only by what counts', async () => {
  const { seat, id, bet } = await seated(1_00);
  const play = async (at: GameId, stake: number) => {
    const placed = bet(at, stake);
    expect(await table.place(placed)).toMatchObject({ status: 'RS_OK' });
    await table.win(placed, stake);
  };
  for (let round = 0; round < 4; round += 1) await play('quiet-reels', 5_00);
  await play('riviera-wheel', 5_00);
  await play('riviera-wheel', 4_99);
  expect(await table.bonus(seat, id)).toMatchObject({ status: 2, wagered: 99 });
  await play('tide-reels', 1);
  expect(await table.bonus(seat, id)).toMatchObject({ status: 3, result: bonusResult.played });
});

test('[P-18] stakes and returns of all games at once count what their rounds cost in the end', async () => {
  const { seat, bet, wagered } = await seated(100_000_00);
  const round = randomUUID();
  const first = Array.from({ length: 24 }, (_, turn) =>
    bet(gameIds[turn % 2] as GameId, 1_00 + turn, turn % 4 === 1 ? round : undefined),
  );
  await Promise.all(first.map(table.place));
  expect(await wagered()).toBe(await countedOf(seat));
  const second = Array.from({ length: 24 }, (_, turn) =>
    bet(gameIds[turn % 3] as GameId, 33 + turn),
  );
  await Promise.all([
    ...second.map(table.place),
    ...first.filter((_, turn) => turn % 2 === 0).map(table.takeBack),
    ...first.filter((_, turn) => turn % 4 === 1).flatMap((one) => [one, one].map(table.takeBack)),
  ]);
  const counted = await countedOf(seat);
  expect(counted).toBeGreaterThan(0);
  expect(await wagered()).toBe(counted);
}, 60_000);

const move = fc.oneof(
  fc.record({
    kind: fc.constant('bet' as const),
    at: fc.constantFrom(...gameIds),
    stake: fc.integer({ min: 1, max: 5_00 }),
    // Into a round that is there, or into a new one.
    into: fc.option(fc.nat(5), { nil: null }),
  }),
  fc.record({
    kind: fc.constantFrom('betBack' as const, 'win' as const),
    which: fc.nat(9),
    amount: fc.integer({ min: 0, max: 3_00 }),
  }),
);

test('[P-18] whatever is staked, won and rolled back in games of different parts, wagered is the sum of what counts and falls only by what is rolled back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 8, maxLength: 30 }), async (moves) => {
      const { bet, wagered } = await seated(100_000_00);
      const bets: { body: ReturnType<typeof bet>; at: GameId; cents: number }[] = [];
      const costs = new Map<string, { at: GameId; cents: number }>();
      let before = 0;
      for (const next of moves) {
        const known = 'which' in next ? bets[next.which] : undefined;
        if (next.kind === 'bet') {
          const into = next.into === null ? undefined : bets[next.into];
          const at = into?.at ?? next.at;
          const body = bet(at, next.stake, into?.body.round);
          if ((await table.place(body)).status === 'RS_OK') {
            bets.push({ body, at, cents: next.stake });
            const cents = (costs.get(body.round)?.cents ?? 0) + next.stake;
            costs.set(body.round, { at, cents });
          }
        } else if (next.kind === 'win' && known) await table.win(known.body, next.amount);
        else if (known) {
          if ((await table.takeBack(known.body)).status !== 'RS_OK') continue;
          const cost = costs.get(known.body.round);
          costs.set(known.body.round, {
            ...{ at: known.at, cents: (cost?.cents ?? 0) - known.cents },
          });
          known.cents = 0;
        }
        const now = await wagered();
        const sum = [...costs.values()].reduce(
          (total, { at, cents }) => total + Math.floor((cents * shares[at]) / 100),
          0,
        );
        expect(now).toBe(sum);
        if (next.kind !== 'betBack') expect(now).toBeGreaterThanOrEqual(before);
        before = now;
      }
    }),
    { numRuns: 40 },
  );
}, 120_000);
