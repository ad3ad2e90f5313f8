/** What the tests of payments look up in the database. */
import type { PaymentsWorld } from './payments-world.ts';

type Books = Pick<PaymentsWorld, 'owner'>;

/** A player's balance in subunits, 0n without an account. */
export async function balanceOf(world: Books, player: string, currency = 'EUR'): Promise<bigint> {
  const { rows } = await world.owner.query<{ balance: string }>(
    'select balance from ledger.account where owner = $1 and currency = $2',
    [player, currency],
  );
  return BigInt(rows[0]?.balance ?? 0);
}

/** What the house's accounts of a kind hold of a player's movements, in subunits. */
export async function houseOf(world: Books, player: string, kind: string): Promise<bigint> {
  const { rows } = await world.owner.query<{ sum: string }>(
    `select coalesce(sum(entry.amount), 0) as sum from ledger.entry
     join ledger.transaction posted on posted.id = entry.transaction_id
     join ledger.account on account.id = entry.account_id and account.kind::text = $2
     where posted.player_id = $1`,
    [player, kind],
  );
  return BigInt(rows[0]?.sum ?? 0);
}

export async function storedInvoice(world: Books, id: string) {
  const { rows } = await world.owner.query<{
    status: number;
    handover: string;
    failure_reason: string | null;
    approved_at: Date | null;
  }>('select status, handover, failure_reason, approved_at from payments.invoice where id = $1', [
    id,
  ]);
  const row = rows[0];
  if (!row) throw new Error(`no invoice ${id}`);
  return row;
}

/** Kinds of the incidents noted about an invoice. */
export async function incidentsOf(world: Books, id: string): Promise<string[]> {
  const { rows } = await world.owner.query<{ kind: string }>(
    'select kind from payments.incident where invoice_id = $1 order by kind',
    [id],
  );
  return rows.map((row) => row.kind);
}

/** How many messages of an invoice wait for the realtime gateway. */
export async function announcements(world: Books, id: string): Promise<number> {
  const { rows } = await world.owner.query<{ count: number }>(
    `select count(*)::int from graphile_worker._private_jobs
       where payload->'data'->'invoice'->>'id' = $1`,
    [id],
  );
  return rows[0]?.count ?? 0;
}

/** How long the job that looks after an invoice waits, in milliseconds; null when there is none. */
export async function nextRun(
  world: Books,
  job: 'payments.check' | 'payments.withdraw',
  id: string,
): Promise<number | null> {
  const { rows } = await world.owner.query<{ wait: number }>(
    'select (extract(epoch from run_at - updated_at) * 1000)::int as wait from graphile_worker._private_jobs where key = $1',
    [`${job}:${id}`],
  );
  return rows[0]?.wait ?? null;
}
