import type pg from 'pg';
import { afterEach, beforeAll, expect, test } from 'vitest';
import {
  endsAt,
  plantFailPoints,
  pointsPassed,
  seamlessFunctions,
} from '../../../kernel/db/fail-points.ts';
import { tokenHashOf } from '../../gameplay/seamless-wallet.ts';
import { useGameplay } from '../../gameplay/test/gameplay-fixture.ts';
import type { Seat } from '../../gameplay/test/wallet-bodies.ts';
import { createBonusTable } from './bonus-table.ts';

const game = useGameplay();
const table = createBonusTable(game);

beforeAll(async () => {
  await plantFailPoints(game.owner, [
    ...seamlessFunctions,
    'gameplay.bonus_of_stake',
    'gameplay.bound_refusal',
    'bonuses.note_round',
    'bonuses.settle',
    'bonuses.announce',
    'ledger.close_bonus',
    'ledger.play_bonus',
    'ledger.write_bonus_transaction',
  ]);
});

afterEach(async () => {
  expect(await game.faults(), '[P-02] the books add up after every test').toEqual([]);
});

type Call = (client: pg.Client | pg.Pool) => Promise<{ rows: { status: string }[] }>;

const betOf =
  (seat: Seat, key: string, amount: number): Call =>
  (client) =>
    client.query('select * from gameplay.bet($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)', [
      ...[tokenHashOf(seat.token), seat.playerId, 'hub88', key, 'EUR', amount, 'tide-reels', key],
      ...[false, game.clock.now()],
    ]);
const winOf =
  (seat: Seat, key: string, amount: number): Call =>
  (client) =>
    client.query('select * from gameplay.win($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)', [
      ...[seat.playerId, 'hub88', `win-${key}`, key, 'EUR', amount, 'tide-reels', key],
      ...[true, game.clock.now()],
    ]);
const rollbackOf =
  (seat: Seat, key: string): Call =>
  (client) =>
    client.query('select * from gameplay.rollback($1, $2, $3, $4, $5, $6, $7, $8)', [
      ...[tokenHashOf(seat.token), seat.playerId, 'hub88', `back-${key}`, key, 'tide-reels', key],
      game.clock.now(),
    ]);

let turn = 0;

/** A player who owns 1.00 and plays a bonus of 10.00 of which 16.00 of 20.00 were staked. */
async function nearlyStakedOut() {
  const seat = await game.seat(1n);
  const given = await table.deposit(seat, 20_00, 'second-lamp');
  const id = given?.id ?? '';
  await game.owner.query(
    'update bonuses.player_bonus set wagered = 1600, version = version + 1 where id = $1',
    [id],
  );
  await table.own(seat, 1_00);
  turn += 1;
  return { seat, id, key: `key-${turn}` };
}

/** Everything a call may leave behind. */
async function traces(seat: Seat) {
  const { rows } = await game.owner.query(
    `select
       (select array_agg(row(kind, balance, version, bonus_state)::text order by id)
        from ledger.account where owner = $1) as accounts,
       (select array_agg(row(status, result, wagered, version)::text)
        from bonuses.player_bonus where player_id = $1) as bonuses,
       (select count(*) from ledger.transaction where player_id = $1) as transactions,
       (select count(*) from ledger.entry join ledger.transaction t on t.id = transaction_id
        where t.player_id = $1) as entries,
       (select array_agg(row(stake, bonus_stake, payout, status)::text)
        from gameplay.round where player_id = $1) as rounds,
       (select count(*) from graphile_worker._private_jobs) as messages`,
    [seat.playerId],
  );
  return rows[0];
}

const scenes = {
  /** Staked from both, with a bound and a bonus to hold it to. */
  stake: async () => {
    const scene = await nearlyStakedOut();
    return { ...scene, call: betOf(scene.seat, scene.key, 4_00), own: 0, result: 1 };
  },
  /** The round of the last stake: the bonus is won. */
  'last win': async () => {
    const scene = await nearlyStakedOut();
    await betOf(scene.seat, scene.key, 4_00)(game.app.pool);
    return { ...scene, call: winOf(scene.seat, scene.key, 1_00), own: 8_00, result: 2 };
  },
  /** The last round of a bonus that was canceled meanwhile. */
  'last win of a canceled bonus': async () => {
    const scene = await nearlyStakedOut();
    await betOf(scene.seat, scene.key, 2_00)(game.app.pool);
    await table.service().cancel(scene.seat.playerId, scene.id);
    return { ...scene, call: winOf(scene.seat, scene.key, 8_00), own: 4_00, result: 3 };
  },
  'stake that comes back': async () => {
    const scene = await nearlyStakedOut();
    await betOf(scene.seat, scene.key, 2_00)(game.app.pool);
    return { ...scene, call: rollbackOf(scene.seat, scene.key), own: 1_00, result: 1 };
  },
};

test.each([
  ['stake', 20],
  ['last win', 30],
  ['last win of a canceled bonus', 30],
  ['stake that comes back', 20],
] as const)(
  '[P-11] the %s that ends after any of its statements leaves nothing, and its repetition all',
  async (name, fewest) => {
    const scene = scenes[name];
    await (await scene()).call(game.app.pool);
    const points = await pointsPassed(game.urls.ownerUrl, (await scene()).call);
    expect(points.length).toBeGreaterThanOrEqual(fewest);
    for (const point of points) {
      const { seat, id, call, own, result } = await scene();
      const untouched = await traces(seat);
      expect(await endsAt(game.urls.ownerUrl, point, 'error', call), `point ${point}`).toBe(true);
      expect(await traces(seat), `point ${point}`).toEqual(untouched);
      expect((await call(game.app.pool)).rows[0]?.status).toBe('ok');
      expect((await table.purse(seat)).own, `point ${point}`).toBe(own);
      expect((await table.bonus(seat, id)).result).toBe(result);
    }
  },
  240_000,
);
