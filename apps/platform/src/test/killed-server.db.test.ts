import process from 'node:process';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { checkLedger } from '../modules/ledger/public.ts';
import { type Move, openLoad } from './move-load.ts';
import { OwnServer } from './own-server.ts';
import { usePlatform } from './platform-fixture.ts';

const server = new OwnServer();
const platform = usePlatform({ roles: 'api', databaseUrl: () => server.open() });
/** Generous, because a recovery waits for the disk. */
const patience = 120_000;
let owner: pg.Pool;

beforeAll(() => {
  owner = new pg.Pool({ connectionString: server.url, max: 2 });
  owner.on('error', () => undefined);
});
afterAll(() => owner.end());

const ways: Readonly<Record<string, () => Promise<void>>> = {
  'the whole server, killed outright': async () => {
    const children = await server.children();
    for (const pid of [await server.postmaster(), ...children.map((child) => child.pid)])
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It left with its parent.
      }
  },
  'an immediate stop': async () => void process.kill(await server.postmaster(), 'SIGQUIT'),
  'one connection, killed outright, for which the server drops all': async () => {
    const serving = (await server.children()).find(({ title }) => title.includes('pierlight_app'));
    const busy =
      serving ?? (await server.children()).find(({ title }) => / 127\.0\.0\.1/.test(title));
    process.kill(busy?.pid ?? (await server.postmaster()), 'SIGKILL');
  },
};

/** What the books hold of a move: its transactions, and whether all that belongs to each is there. */
async function kept(moves: readonly Move[]) {
  const { rows } = await owner.query<{ key: string; copies: number; isWhole: boolean }>(
    `select coalesce(posted.invoice_id::text, posted.idempotency_key) as key,
       count(*)::int as copies,
       bool_and((select count(*) = 2 and sum(amount) = 0 from ledger.entry
                 where transaction_id = posted.id)) as "isWhole"
     from ledger.transaction posted
     where posted.status = 'posted' and posted.change <> 0 group by 1`,
  );
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return new Map(moves.map((move) => [move, byKey.get(move.key)]));
}

test.each(Object.keys(ways))(
  '[P-11] %s: every acknowledged move is there once, every other whole or absent, and a repetition settles it',
  async (way) => {
    const load = await openLoad(platform);
    const before = await load.start();
    for (let cut = 0; cut < 2; cut += 1) {
      const target = load.acknowledged().length + 40;
      await vi.waitUntil(() => load.acknowledged().length >= target, {
        timeout: patience,
        interval: 5,
      });
      const unsure = load.unsure().length;
      await ways[way]?.();
      // Whoever is under way hears of it before the next cut.
      await vi.waitUntil(() => load.unsure().length > unsure, { timeout: patience, interval: 5 });
    }
    await vi.waitFor(() => owner.query('select 1'), { timeout: patience, interval: 50 });
    await load.stop();

    expect(load.unsure().length).toBeGreaterThan(0);
    for (const [move, found] of await kept(load.acknowledged()))
      expect(found, `${move.kind} ${move.key}`).toMatchObject({ copies: 1, isWhole: true });
    for (const [move, found] of await kept(load.unsure()))
      if (found)
        expect(found, `${move.kind} ${move.key}`).toMatchObject({ copies: 1, isWhole: true });
    expect(await checkLedger(platform.app.database.db), '[P-01] [P-02]').toEqual([]);
    await expectCompanions();

    // Whoever got no answer sends the same again, and so do some who did.
    await load.repeat([...load.unsure(), ...load.acknowledged()]);
    expect(load.unsure()).toEqual([]);
    expect(await checkLedger(platform.app.database.db), '[P-01] [P-02]').toEqual([]);
    await expectCompanions();
    expect(await load.balances()).toEqual(load.expectedBalances(before));
  },
  4 * patience,
);

/** What a transaction of the ledger brings along in other tables came and went with it. */
async function expectCompanions(): Promise<void> {
  const { rows: rounds } = await owner.query(
    `with moved as (
       select player_id, round_id,
         -sum(case when kind = 'bet' then change else 0 end)
           - sum(case when kind = 'rollback' then change else 0 end) as stake,
         sum(case when kind = 'win' then change else 0 end) as payout
       from ledger.transaction where status = 'posted' and scope = 'games:hub88' and change <> 0
       group by player_id, round_id)
     select coalesce(moved.round_id, round.external_id) as round, round.stake, moved.stake as booked
     from moved full join gameplay.round round
       on round.player_id = moved.player_id and round.external_id = moved.round_id
     where round.stake is distinct from moved.stake or round.payout is distinct from moved.payout`,
  );
  expect(rounds, 'rounds that differ from the ledger').toEqual([]);
  const { rows: invoices } = await owner.query(
    `select invoice.id, invoice.status, posted.id as posted
     from payments.invoice invoice
     full join (select * from ledger.transaction where kind = 'deposit' and status = 'posted') posted
       on posted.invoice_id = invoice.id
     where (invoice.status = 2) is distinct from (posted.id is not null)`,
  );
  expect(invoices, 'invoices that differ from the ledger').toEqual([]);
}
