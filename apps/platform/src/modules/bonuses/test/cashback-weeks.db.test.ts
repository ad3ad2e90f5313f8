import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useGameplay } from '../../gameplay/test/gameplay-fixture.ts';
import type { Seat } from '../../gameplay/test/wallet-bodies.ts';
import { cashbackOf, countCashback } from '../cashback.ts';
import type { CashbackTerms } from '../cashback-terms.ts';
import { closeWeeks } from '../cashback-weeks.ts';
import { createBonusTable } from './bonus-table.ts';

const game = useGameplay();
const table = createBonusTable(game);
/** A Saturday. */
const noon = new Date('2026-11-21T12:00:00Z');
const closing = '2026-11-23T06:00:00Z';

const rule = { percent: 10, minimum: 1, maximum: null };
const terms: CashbackTerms = {
  ...{ hour: 6, wagering: null },
  currencies: { EUR: rule, BTC: { ...rule, percent: 5 } },
};

beforeEach(async () => {
  game.clock.at = noon;
  await game.owner.query(
    'truncate bonuses.cashback_week, bonuses.cashback_closing, bonuses.cashback_due',
  );
  await game.owner.query('delete from graphile_worker._private_jobs');
  await countCashback(game.gameplay.rounds);
  await game.owner.query('truncate bonuses.cashback_week');
});
afterEach(async () => {
  expect(await game.faults(), 'the books add up after every test').toEqual([]);
});

/** A session would have ended meanwhile. */
async function later(time: string): Promise<void> {
  game.clock.at = new Date(time);
  await game.owner.query('update gameplay.session set last_used_at = $1', [game.clock.at]);
}

const count = () => countCashback(game.gameplay.rounds);
const close = (rules = terms) =>
  closeWeeks({ db: game.app.db, clock: game.clock, cashback: rules }, game.gameplay.rounds);

/** The weeks that players are told of by the channel and in the inbox, each as often as it is. */
async function toldOf(): Promise<{ readonly live: string[]; readonly inbox: string[] }> {
  const { rows } = await game.owner.query<{ live: string | null; inbox: string | null }>(
    `select due.id as live, payload->>'occasion' as inbox
     from graphile_worker._private_jobs
     left join bonuses.cashback_due due
       on due.id::text = payload->'data'->'cashbackWeek'->>'id'
       and payload->>'channel' = 'bonus:cashback#' || due.player_id
     where due.id is not null or payload->>'template' = 'cashbackDue'`,
  );
  const told = (of: (row: (typeof rows)[number]) => string | null) =>
    rows.flatMap((row) => of(row) ?? []).sort();
  return { live: told(({ live }) => live), inbox: told(({ inbox }) => inbox) };
}

/** Whoever something is due to is told of it once. */
async function expectToldOnce(): Promise<void> {
  const { rows } = await game.app.pool.query<{ id: string }>(
    'select id from bonuses.cashback_due order by id::text',
  );
  const ids = rows.map(({ id }) => id);
  expect(await toldOf()).toEqual({ live: ids, inbox: ids.map((id) => `cashback:${id}`) });
}

async function due({ playerId }: Pick<Seat, 'playerId'>) {
  const { rows } = await game.app.pool.query(
    `select currency, week, staked::int, paid::int, percent, amount::int
     from bonuses.cashback_due where player_id = $1 order by week, currency`,
    [playerId],
  );
  return rows;
}
const closed = async () =>
  (await game.app.pool.query('select week, is_written from bonuses.cashback_closing order by week'))
    .rows;

/** Weeks as they were counted, without rounds that led there. */
async function counted(weeks: ReadonlyArray<readonly [string, string, number, number]>) {
  const playerId = randomUUID();
  for (const [week, currency, staked, paid] of weeks)
    await game.owner.query(
      'insert into bonuses.cashback_week (player_id, currency, week, staked, paid) values ($1, $2, $3, $4, $5)',
      [playerId, currency, week, staked, paid],
    );
  return { playerId };
}

test('[7d-04] a week is closed at its hour on Monday, with what its loss comes to', async () => {
  const [loser, winner] = [await game.seat(100_00n), await game.seat(100_00n)];
  await table.round(loser, 20_00, 1);
  await table.round(winner, 1_00, 3_00);
  await later('2026-11-23T05:59:59Z');
  await table.round(loser, 5_00, 0);
  await count();
  await close();
  expect(await due(loser), 'not before its hour').toEqual([]);
  await later(closing);
  await close();
  const week = { currency: 'EUR', week: '2026-11-16', percent: 10 };
  expect(await due(loser)).toEqual([{ ...week, staked: 20_00, paid: 1, amount: 1_99 }]);
  expect(await due(winner), 'of a win nothing comes back').toEqual([]);
  expect(await closed()).toContainEqual({ week: '2026-11-16', is_written: true });
  await expectToldOnce();
  await close();
  await expectToldOnce();

  await later('2026-11-30T06:00:00Z');
  await close();
  expect(await due(loser)).toMatchObject([
    { amount: 1_99 },
    { week: '2026-11-23', staked: 5_00, amount: 50 },
  ]);
});

test('[7d-04] a week is not closed before the last round that settled in it is counted', async () => {
  const seat = await game.seat(100_00n);
  await table.round(seat, 10_00, 0);
  await count();
  await later('2026-11-22T23:59:59.999Z');
  await table.round(seat, 7_00, 0);
  await later(closing);
  await close();
  expect(await closed()).toEqual([]);
  await count();
  await later('2026-11-23T06:05:00Z');
  await close();
  expect(await due(seat)).toMatchObject([{ staked: 17_00, amount: 1_70 }]);
  // A round of the week that runs keeps none open.
  await later('2026-11-30T07:00:00Z');
  await table.round(seat, 1_00, 0);
  await close();
  expect((await closed()).map(({ week }) => week)).toEqual(['2026-11-16', '2026-11-23']);
});

test('[7d-04] what changes of a week that is closed counts in the next one, and nothing is asked back', async () => {
  const seat = await game.seat(100_00n);
  const taken = table.bet(seat, 4_00);
  await table.place(taken);
  await table.win(taken, 0);
  // It settles in time, and is committed too late to be seen: its provider's call hung for hours.
  const hung = table.bet(seat, 6_00);
  await table.place(hung);
  await count();
  await later(closing);
  await close();
  await later('2026-11-22T20:00:00Z');
  await table.win(hung, 0);
  await later('2026-11-23T09:00:00Z');
  await table.takeBack(taken);
  await count();
  expect(await due(seat)).toMatchObject([{ staked: 4_00, amount: 40 }]);
  const running = () =>
    cashbackOf({ db: game.app.db, clock: game.clock, cashback: terms }, seat.playerId, 'EUR');
  expect(await running()).toMatchObject({ staked: 2_00, loss: 2_00, amount: 20 });

  // A week that ends below nothing is over with it.
  const late = table.bet(seat, 3_00);
  await table.place(late);
  await table.win(late, 9_00);
  await count();
  await later('2026-11-30T06:00:00Z');
  await close();
  await table.round(seat, 1_00, 0);
  await count();
  expect(await running()).toMatchObject({ staked: 1_00, loss: 1_00 });
  expect(await due(seat), 'what is due stays').toMatchObject([{ staked: 4_00, amount: 40 }]);
});

test('[7d-04] it is counted by currency, rounded down, from a minimum on and up to a maximum', async () => {
  const rules: CashbackTerms = {
    ...terms,
    currencies: {
      EUR: { percent: 10, minimum: 50, maximum: 2_00 },
      BTC: { percent: 5, minimum: 1, maximum: null },
    },
  };
  const whole = await counted([
    ['2026-11-16', 'EUR', 5_09, 0],
    ['2026-11-16', 'BTC', 139, 20],
    ['2026-11-16', 'USD', 50_00, 0],
  ]);
  const little = await counted([
    ['2026-11-16', 'EUR', 4_99, 0],
    ['2026-11-16', 'BTC', 19, 0],
  ]);
  const much = await counted([
    ['2026-11-16', 'EUR', 9_000_000_000_000_00, 0],
    ['2026-11-16', 'BTC', 9_007_199_254_740_991, 0],
  ]);
  await later(closing);
  await close(rules);
  const amounts = async (player: { readonly playerId: string }) =>
    (
      await game.app.pool.query<{ amount: bigint }>(
        'select amount from bonuses.cashback_due where player_id = $1 order by currency',
        [player.playerId],
      )
    ).rows.map(({ amount }) => Number(amount));
  expect(await amounts(whole)).toEqual([5, 50]);
  expect(await amounts(little)).toEqual([]);
  expect(await amounts(much)).toEqual([450_359_962_737_049, 2_00]);
});

test('[7d-04] what the running week shows is what is due of it later', async () => {
  const rules: CashbackTerms = {
    ...terms,
    currencies: { EUR: { percent: 7, minimum: 10, maximum: 90 } },
  };
  for (const loss of [0, 1, 142, 143, 999, 1285, 1286, 1300, 5000]) {
    const player = await counted([['2026-11-16', 'EUR', loss + 500, 500]]);
    await later('2026-11-20T12:00:00Z');
    const shown = await cashbackOf(
      { db: game.app.db, clock: game.clock, cashback: rules },
      player.playerId,
      'EUR',
    );
    await game.owner.query('truncate bonuses.cashback_closing');
    await later(closing);
    await close(rules);
    const [written] = await due(player);
    expect(written?.amount ?? 0, `a loss of ${loss}`).toBe(shown?.amount);
  }
});

test('[7d-04] weeks from before, of hundreds of players, are written by ten processes at once, each once', async () => {
  await game.owner.query(
    `insert into bonuses.cashback_week (player_id, currency, week, staked, paid)
     select gen_random_uuid(), 'EUR', week, 1000 + place, 0
     from generate_series(1, 1250) place, unnest(array['2026-11-02', '2026-11-16']::date[]) week`,
  );
  await later(closing);
  await Promise.all(Array.from({ length: 10 }, () => close()));
  const { rows } = await game.app.pool.query(
    `select week, count(*)::int, count(distinct player_id)::int as players,
       sum(amount)::int as amount from bonuses.cashback_due group by week order by week`,
  );
  const amount = Array.from({ length: 1250 }, (_, place) => Math.floor((1001 + place) / 10)).reduce(
    (sum, one) => sum + one,
  );
  expect(rows).toEqual([
    { week: '2026-11-02', count: 1250, players: 1250, amount },
    { week: '2026-11-16', count: 1250, players: 1250, amount },
  ]);
  await expectToldOnce();
});

test('[P-11] a process that dies while it writes leaves the rest to the next one, at the terms of then', async () => {
  await game.owner.query(
    `insert into bonuses.cashback_week (player_id, currency, week, staked, paid)
     select gen_random_uuid(), 'EUR', '2026-11-16', 1000, 0 from generate_series(1, 2500) place`,
  );
  await later(closing);
  // After the first page.
  await game.owner.query(`
    create function public.dies() returns trigger language plpgsql as $$
    begin
      if (select count(*) from bonuses.cashback_due) >= 1500 then raise exception 'it died'; end if;
      return null;
    end $$;
    create trigger dies after insert on bonuses.cashback_due execute function public.dies();`);
  await expect(close()).rejects.toThrow('it died');
  await game.owner.query('drop function public.dies cascade');
  const written = async () =>
    (
      await game.owner.query(
        'select count(*)::int, min(amount)::int as least, max(amount)::int as most from bonuses.cashback_due',
      )
    ).rows[0];
  expect(await written()).toMatchObject({ count: 1000 });
  expect(await closed()).toEqual([{ week: '2026-11-16', is_written: false }]);
  await expectToldOnce();
  await later('2026-11-23T06:05:00Z');
  await close({ ...terms, currencies: { EUR: { ...rule, percent: 50 } } });
  expect(await written()).toEqual({ count: 2500, least: 1_00, most: 1_00 });
  expect(await closed()).toEqual([{ week: '2026-11-16', is_written: true }]);
  await expectToldOnce();
});

test('[P-12] rounds that settle while weeks are counted and closed are in one week or the other, once', async () => {
  const seats = await Promise.all(Array.from({ length: 4 }, () => game.seat(100_00n)));
  let staked = 0;
  for (let turn = 0; turn < 12; turn += 1) {
    // Half of them are from before the week's end, and come while it is closed.
    await later(turn % 2 === 0 ? '2026-11-22T23:00:00Z' : closing);
    await Promise.all([
      ...seats.map(async (seat) => {
        await table.round(seat, 10, 0);
        staked += 10;
      }),
      count(),
      close(),
      count(),
    ]);
  }
  await later(closing);
  await count();
  await close();
  const { rows } = await game.owner.query(
    `select sum(staked)::int as counted,
       (select sum(staked)::int from bonuses.cashback_due) as due,
       sum(staked) filter (where week = '2026-11-16')::int as of_week
     from bonuses.cashback_week`,
  );
  expect(rows[0].counted).toBe(staked);
  expect(rows[0].due, 'nothing came to the week after it was closed').toBe(rows[0].of_week);
});
