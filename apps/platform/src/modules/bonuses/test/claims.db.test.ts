import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Tx } from '../../../kernel/db/database.ts';
import { createTestDatabase } from '../../../kernel/db/test-database.ts';
import { useGameplay } from '../../gameplay/test/gameplay-fixture.ts';
import { claimBonus, type DepositToReward, giveBonus, releaseBonus } from '../giving.ts';
import { gamesOf, givenAt, testOffers } from './test-offers.ts';

const game = useGameplay();

beforeAll(async () => {
  // Connections are there before they are needed at once: opening one takes longer than giving a bonus.
  await Promise.all(Array.from({ length: 12 }, () => game.app.pool.query('select pg_sleep(0.2)')));
});
afterEach(async () => {
  expect(await game.faults(), '[P-02] the books add up after every test').toEqual([]);
});

const inTransaction = (run: (tx: Tx) => Promise<void>) => game.app.db.transaction().execute(run);

const depositOf = (playerId: string): DepositToReward => ({
  ...{ id: randomUUID(), player_id: playerId, currency: 'EUR', amount: 20_00n },
});

function claim(deposit: DepositToReward, offerId: string) {
  const offer = testOffers.find(offerId, 'EUR');
  if (!offer) throw new Error(`there is no offer ${offerId}`);
  return inTransaction((tx) => claimBonus(tx, deposit, offer, gamesOf(offer), game.clock.now()));
}

const give = (deposit: DepositToReward) =>
  inTransaction((tx) => giveBonus(tx, deposit, givenAt(game.clock.now())));

const bonusesOf = async (playerId: string) =>
  (
    await game.owner.query<{ id: string; amount: bigint }>(
      'select id, amount from bonuses.player_bonus where player_id = $1',
      [playerId],
    )
  ).rows;

test('[P-10] one source gives one bonus, however many ask for it at once, and never another one later', async () => {
  const { playerId } = await game.seat(1n);
  const deposit = depositOf(playerId);
  await claim(deposit, 'second-lamp');
  await Promise.all(Array.from({ length: 50 }, () => give(deposit)));
  expect(await bonusesOf(playerId)).toHaveLength(1);
  await give(deposit);
  expect(await bonusesOf(playerId)).toHaveLength(1);
});

test('a bonus keeps the games that are closed at its moment, and what the others return', async () => {
  const { playerId } = await game.seat(1n);
  const deposit = depositOf(playerId);
  const offer = testOffers.find('second-lamp', 'EUR');
  if (!offer) throw new Error('there is no offer');
  const now = {
    closedGames: ['salon-21', 'skylark'],
    averageReturn: 95.75,
    contributions: { 'riviera-wheel': 10 },
  };
  await inTransaction((tx) => claimBonus(tx, deposit, offer, now, game.clock.now()));
  await give(deposit);
  const { rows } = await game.owner.query(
    'select closed_games, average_return::float8, contributions from bonuses.player_bonus where player_id = $1',
    [playerId],
  );
  expect(rows).toEqual([
    {
      closed_games: now.closedGames,
      average_return: now.averageReturn,
      contributions: now.contributions,
    },
  ]);
});

test('of an offer that is given once, fifty deposits at once have one', async () => {
  const { playerId } = await game.seat(1n);
  const deposits = Array.from({ length: 50 }, () => depositOf(playerId));
  const asked = await Promise.allSettled(
    deposits.map(async (deposit) => {
      await claim(deposit, 'lamplighter');
      await give(deposit);
    }),
  );
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await bonusesOf(playerId)).toHaveLength(1);
});

test('a deposit that fails leaves the offer to another one, and takes no bonus that was given', async () => {
  const { playerId } = await game.seat(1n);
  const [failed, paid] = [depositOf(playerId), depositOf(playerId)];
  await claim(failed, 'lamplighter');
  await inTransaction((tx) => releaseBonus(tx, failed.id));
  await give(failed);
  expect(await bonusesOf(playerId)).toEqual([]);
  await claim(paid, 'lamplighter');
  await give(paid);
  await inTransaction((tx) => releaseBonus(tx, paid.id));
  await give(paid);
  expect(await bonusesOf(playerId)).toHaveLength(1);
});

test('a database from before keeps what was pending with deposits, and gives nothing again that was given', async () => {
  const database = await createTestDatabase();
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  const [player, open, given, bonus] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  await owner.query(`
    drop table bonuses.claim;
    create table bonuses.claim (
      invoice_id uuid primary key, player_id uuid not null, currency text not null,
      offer_id text not null, terms jsonb not null, created_at timestamptz not null,
      unique (player_id, offer_id));
    alter table bonuses.player_bonus add constraint player_bonus_invoice_id_key unique (invoice_id);
    insert into bonuses.claim values ('${open}', '${player}', 'EUR', 'one', '{"percent": 50}', now());
    insert into bonuses.player_bonus
        (id, player_id, currency, offer_id, is_once, invoice_id, amount, wager_total, issued_at, expires_at)
      values ('${bonus}', '${player}', 'EUR', 'one', true, '${given}', 1000, 2000, now(), now()),
        (gen_random_uuid(), '${player}', 'EUR', 'two', true, null, 1000, 2000, now(), now());`);
  const file = new URL('../../../../migrations/0293_claims.sql', import.meta.url);
  await owner.query(await readFile(file, 'utf8'));
  const { rows } = await owner.query(
    `select source_kind as kind, source_key as key, invoice_id as invoice, bonus_id as bonus, terms
     from bonuses.claim order by bonus_id nulls first`,
  );
  await owner.end();
  await database.drop();
  expect(rows).toEqual([
    { kind: 'deposit', key: open, invoice: open, bonus: null, terms: { percent: 50 } },
    { kind: 'deposit', key: given, invoice: given, bonus, terms: null },
  ]);
});
