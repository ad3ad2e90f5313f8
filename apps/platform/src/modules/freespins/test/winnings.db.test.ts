import { bonusResult, bonusStatus } from '@pierlight/contract/bonuses/statuses';
import type { WinningsTerms } from '@pierlight/contract/freespins/schemas';
import { freespinResult, freespinStatus } from '@pierlight/contract/freespins/statuses';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createBonusTable } from '../../bonuses/test/bonus-table.ts';
import { useGameplay } from '../../gameplay/test/gameplay-fixture.ts';
import { rollbackBodyOf, type Seat, winBodyOf } from '../../gameplay/test/wallet-bodies.ts';
import { endFreespins } from '../changing.ts';
import { createFreespinTable } from './freespin-table.ts';

const game = useGameplay();
const table = createFreespinTable(game);
const bonuses = createBonusTable(game);
const { aggregator } = table;
const start = game.clock.at;

const bonusTerms: WinningsTerms = {
  ...{ wagerTimes: 2, days: 7, maxBetAmount: 5_00, maxAmount: 20_00 },
  ...{ closedGames: ['riviera-wheel'], averageReturn: 96 },
};
const forBonus = { bonusTerms };

beforeAll(async () => {
  // Connections are there before they are needed at once.
  await Promise.all(Array.from({ length: 12 }, () => game.app.pool.query('select pg_sleep(0.2)')));
});
beforeEach(() => {
  game.clock.at = start;
  Object.assign(aggregator.faults, { give: [], find: [], cancel: [] });
});
afterEach(async () => {
  expect(await game.faults(), '[P-02] the books add up after every test').toEqual([]);
});

const many = <T>(count: number, run: (at: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: count }, (_, at) => run(at)));

/** What the player owns, and what lies on accounts of bonuses. */
const purse = (seat: Seat) => bonuses.purse(seat);
const bonusesOf = async (seat: Seat) => (await bonuses.bonuses(seat)).data;

test('[3-10] what they win is nowhere to be staked, and once they are over a bonus by their terms', async () => {
  const seat = await game.seat(1_00n);
  const { id, reward } = await table.active(seat, 2, forBonus);
  const round = await table.begin(seat, reward);
  expect(await round.end(7_00)).toMatchObject({ status: 'RS_OK', balance: 1_00_000 });
  await table.work();
  expect(await purse(seat)).toEqual({ own: 1_00, playing: 0, bonuses: 7_00 });
  expect(await bonusesOf(seat)).toEqual([]);
  expect(await bonuses.place(bonuses.bet(seat, 1_01))).toMatchObject({
    status: 'RS_ERROR_NOT_ENOUGH_MONEY',
  });

  await table.play(seat, reward, 3_00);
  await table.work();
  expect(await bonusesOf(seat)).toMatchObject([
    {
      ...{ id, status: bonusStatus.active, amount: 10_00, balance: 10_00, wagerTotal: 20_00 },
      ...{ maxBetAmount: 5_00, closedGames: ['riviera-wheel'], averageReturn: 96 },
      ...{
        offerId: 'freespins',
        expiresAt: new Date(start.getTime() + 7 * 86_400_000).toISOString(),
      },
    },
  ]);
  expect(await purse(seat)).toEqual({ own: 1_00, playing: 10_00, bonuses: 10_00 });
  for (let turn = 0; turn < 4; turn += 1) await bonuses.round(seat, 5_00, 5_00);
  expect(await bonusesOf(seat)).toMatchObject([{ result: bonusResult.played }]);
  expect(await purse(seat)).toEqual({ own: 11_00, playing: 0, bonuses: 0 });
});

test('[3-10] the bonus comes to no more than its terms say, and the house takes the rest', async () => {
  const seat = await game.seat(1n);
  const { reward } = await table.active(seat, 1, forBonus);
  await table.play(seat, reward, 25_00);
  await table.work();
  expect(await bonusesOf(seat)).toMatchObject([{ amount: 20_00, wagerTotal: 40_00 }]);
  expect(await purse(seat)).toEqual({ own: 1, playing: 20_00, bonuses: 20_00 });
});

test('[3-10] canceled or expired they give what they won, and nothing where they won nothing', async () => {
  const ends = {
    canceled: async (seat: Seat, id: string) => {
      await table.service().cancel(seat.playerId, id);
      await table.work();
    },
    expired: async () => {
      table.pass(2 * 3600);
      await table.service().expireDue();
    },
  };
  for (const end of Object.values(ends))
    for (const won of [5_00, 0]) {
      const seat = await game.seat(1n);
      const { id, reward } = await table.active(seat, 3, forBonus);
      await table.play(seat, reward, won);
      await end(seat, id);
      expect(await table.row(id)).toMatchObject({ status: freespinStatus.finished });
      expect((await bonusesOf(seat)).map(({ amount }) => amount)).toEqual(won === 0 ? [] : [won]);
    }
  const seat = await game.seat(1n);
  const { id } = await table.issue(seat, 3, undefined, forBonus);
  await table.service().cancel(seat.playerId, id);
  expect(await bonusesOf(seat)).toEqual([]);
});

test('[3-10] with another bonus played it waits with what was won, and is played from that', async () => {
  const seat = await game.seat(1n);
  const other = await bonuses.deposit(seat, 20_00, 'lamplighter');
  const { id, reward } = await table.active(seat, 1, forBonus);
  await table.play(seat, reward, 4_00);
  await table.work();
  expect(await bonuses.bonus(seat, id)).toMatchObject({ status: 1, balance: 4_00 });
  expect(await purse(seat)).toMatchObject({ playing: 20_00, bonuses: 24_00 });
  await bonuses.service().activate(seat.playerId, id);
  expect(await purse(seat)).toMatchObject({ playing: 4_00, bonuses: 24_00 });
  await bonuses.service().cancel(seat.playerId, other?.id ?? '');
  await bonuses.service().cancel(seat.playerId, id);
  expect(await purse(seat)).toEqual({ own: 20_01, playing: 0, bonuses: 0 });
});

test('[P-10] rounds that end at once and are counted by many give one bonus of all they won', async () => {
  const seat = await game.seat(1n);
  const { id, reward } = await table.active(seat, 6, forBonus);
  const rounds = await Promise.all(Array.from({ length: 6 }, () => table.begin(seat, reward)));
  await many(48, async (at) => {
    if (at % 2 === 0) await rounds[(at / 2) % 6]?.end(1_00);
    else if (at % 3 === 0) await table.service().cancel(seat.playerId, id);
    else await table.service().countPlayed(reward);
    await table.work();
  });
  await table.work();
  expect(await table.row(id)).toMatchObject({ result: freespinResult.played, won: 6_00n });
  expect(await bonusesOf(seat)).toMatchObject([{ id, amount: 6_00, balance: 6_00 }]);
  const { rows } = await game.owner.query(
    'select source_kind, source_key from bonuses.claim where player_id = $1',
    [seat.playerId],
  );
  expect(rows).toEqual([{ source_kind: 'freespins', source_key: id }]);
});

test.each([
  'update on freespins.player_freespin',
  'insert on bonuses.claim',
  'update on bonuses.claim',
  'insert on bonuses.player_bonus',
  'update on bonuses.player_bonus',
  'update on ledger.account',
  'insert on ledger.entry',
])(
  '[P-11] what ends at an %s leaves no bonus and no cut, and counted again it is there',
  async (where) => {
    const seat = await game.seat(1n);
    const { id, reward } = await table.active(seat, 1, forBonus);
    await table.play(seat, reward, 25_00);
    await game.owner.query(`
    create function public.cut() returns trigger language plpgsql as
      'begin raise exception ''cut off''; end';
    create trigger cut before ${where} for each row execute function public.cut()`);
    try {
      expect(await table.work()).toHaveLength(1);
    } finally {
      await game.owner.query('drop function public.cut() cascade');
    }
    expect(await table.row(id)).toMatchObject({ status: freespinStatus.active });
    expect(await purse(seat)).toEqual({ own: 1, playing: 0, bonuses: 25_00 });
    expect(await bonusesOf(seat)).toEqual([]);
    await table.service().countPlayed(reward);
    expect(await bonusesOf(seat)).toMatchObject([{ amount: 20_00 }]);
    expect(await purse(seat)).toEqual({ own: 1, playing: 20_00, bonuses: 20_00 });
  },
);

test('[P-10] a win that is rolled back is taken from where it went, and refused once that is spent', async () => {
  const seat = await game.seat(1n);
  const { id, reward } = await table.active(seat, 3, forBonus);
  const paid = async (amount: number) => {
    const { bet } = await table.begin(seat, reward);
    const win = { ...winBodyOf(bet, amount * 1000), is_free: true };
    await game.call('/transaction/win', win);
    return win;
  };
  const takeBack = (win: Awaited<ReturnType<typeof paid>>) =>
    game.call('/transaction/rollback', rollbackBodyOf(win));

  expect(await takeBack(await paid(1_00))).toMatchObject({ status: 'RS_OK', balance: 1000 });
  expect(await purse(seat)).toEqual({ own: 1, playing: 0, bonuses: 0 });
  const [second, third] = [await paid(2_00), await paid(3_00)];
  // The first round neither staked nor paid anything: it is not there, and one can be played in its place.
  await table.play(seat, reward, 0);
  await table.work();
  expect(await bonuses.bonus(seat, id)).toMatchObject({ amount: 5_00, balance: 5_00 });
  expect(await takeBack(second)).toMatchObject({ status: 'RS_OK', balance: 3_01_000 });
  await bonuses.place(bonuses.bet(seat, 1_00));
  expect(await takeBack(third)).toMatchObject({ status: 'RS_ERROR_NOT_ENOUGH_MONEY' });
});

test('what a round pays that was taken off the list of incidents goes where the money of its bonus went', async () => {
  const ends = {
    played: async (seat: Seat) => {
      for (let turn = 0; turn < 2; turn += 1) await bonuses.round(seat, 5_00, 5_00);
    },
    canceled: async (seat: Seat, id: string) => {
      await bonuses.service().cancel(seat.playerId, id);
    },
    'still played': async () => {},
  };
  const after = {
    played: { own: 9_01, playing: 0, bonuses: 0 },
    canceled: { own: 1, playing: 0, bonuses: 0 },
    'still played': { own: 1, playing: 9_00, bonuses: 9_00 },
  };
  for (const [how, end] of Object.entries(ends)) {
    const seat = await game.seat(1n);
    const { id, reward } = await table.active(seat, 2, forBonus);
    await table.play(seat, reward, 5_00);
    const left = await table.begin(seat, reward);
    await game.owner.query(
      `insert into gameplay.incident (round_id, kind, noted_at, resolved_at)
       select id, 'roundLeftOpen', now(), now() from gameplay.round where player_id = $1 and status = 1`,
      [seat.playerId],
    );
    await table.service().countPlayed(reward);
    expect(await bonuses.bonus(seat, id)).toMatchObject({ amount: 5_00 });
    await end(seat, id);
    await left.end(4_00);
    await table.work();
    expect(await purse(seat), how).toEqual(after[how as keyof typeof after]);
  }
});

test('a round that wins for a bonus is not begun before it is known that it does', async () => {
  const seat = await game.seat(1n);
  const { id } = await table.issue(seat, 2, undefined, forBonus);
  aggregator.faults.give.push('lost');
  await table.service().activate(seat.playerId, id);
  await table.work();
  const reward = aggregator.rewardsOf(seat.playerId)[0]?.id ?? '';
  await expect(table.play(seat, reward, 4_00)).resolves.toBeUndefined();
  expect(await game.roundsOf(seat)).toEqual([]);
  await table.service().orderUnsettled();
  await table.work();
  await table.play(seat, reward, 4_00);
  await table.play(seat, reward, 1_00);
  await table.work();
  expect(await bonusesOf(seat)).toMatchObject([{ amount: 5_00 }]);
  expect((await purse(seat)).own).toBe(1);

  // Refused at the aggregator they hold nothing up.
  const refused = await table.issue(seat, 2, undefined, forBonus);
  aggregator.faults.give.push('refused');
  await table.service().activate(seat.playerId, refused.id);
  await table.work();
  await table.play(seat, 'another-gift', 2_00);
  expect((await purse(seat)).own).toBe(2_01);
});

test('[P-22] whoever leaves has no bonus of what they won, and what still comes is the house’s', async () => {
  const seat = await game.seat(1n);
  const { id, reward } = await table.active(seat, 2, forBonus);
  await table.play(seat, reward, 4_00);
  const round = await table.begin(seat, reward);
  await game.app.db
    .transaction()
    .execute((tx) => endFreespins(tx, seat.playerId, game.clock.now()));
  await table.work();
  expect(await purse(seat)).toEqual({ own: 1, playing: 0, bonuses: 4_00 });
  await round.end(3_00);
  await table.work();
  expect(await table.row(id)).toMatchObject({ status: freespinStatus.finished, won: 7_00n });
  expect(await bonusesOf(seat)).toMatchObject([{ amount: 7_00, result: bonusResult.canceled }]);
  expect(await purse(seat)).toEqual({ own: 1, playing: 0, bonuses: 0 });
});

test('given again for the same source they are the same only at the same terms', async () => {
  const seat = await game.seat(1n);
  const { id } = await table.issue(seat, 2, 'gift', forBonus);
  const later = { ...bonusTerms, averageReturn: 95 };
  expect((await table.issue(seat, 2, 'gift', { bonusTerms: later })).id).toBe(id);
  await expect(table.issue(seat, 2, 'gift')).rejects.toThrow();
  const easier = { ...bonusTerms, wagerTimes: 1 };
  await expect(table.issue(seat, 2, 'gift', { bonusTerms: easier })).rejects.toThrow();
});
