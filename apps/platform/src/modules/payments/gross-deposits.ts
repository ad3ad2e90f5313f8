import { invoiceStatus, invoiceType } from '@pierlight/contract/payments/statuses';
import { sql } from 'kysely';
import type { Database, Tx } from '../../kernel/db/database.ts';

/**
 * What a player deposited in a currency since a moment, in subunits, whatever was withdrawn: `settled`
 * since then, and `open`, which may still be credited, whenever it was begun.
 */
export async function grossDeposits(
  db: Database | Tx,
  of: { readonly playerId: string; readonly currency: string; readonly from: Date },
): Promise<{ settled: bigint; open: bigint }> {
  const { rows } = await sql<{ settled: bigint; open: bigint }>`
    select coalesce(sum(amount) filter (where settled_at is not null), 0)::bigint as settled,
      coalesce(sum(amount) filter (where settled_at is null), 0)::bigint as open
    from payments.invoice
    where player_id = ${of.playerId} and currency = ${of.currency} and type = ${invoiceType.deposit}
      and (settled_at is null or settled_at >= ${of.from})
      and status <> ${invoiceStatus.error}`.execute(db);
  const [sums] = rows;
  if (!sums) throw new Error('an aggregate answered no row');
  return sums;
}

/**
 * What a player deposited in a currency on each day by UTC, `YYYY-MM-DD`, since a moment; and on the day of
 * the first deposit there ever was.
 */
export async function depositsByDay(
  db: Database | Tx,
  of: { readonly playerId: string; readonly currency: string; readonly from: Date },
): Promise<{ day: string; amount: bigint }[]> {
  const credited = sql`player_id = ${of.playerId} and currency = ${of.currency}
    and type = ${invoiceType.deposit} and status <> ${invoiceStatus.error}`;
  const { rows } = await sql<{ day: string; amount: bigint }>`
    select (settled_at at time zone 'utc')::date::text as day, sum(amount)::bigint as amount
    from payments.invoice
    where ${credited} and (settled_at >= ${of.from}
      or settled_at = (select min(settled_at) from payments.invoice where ${credited}))
    group by 1`.execute(db);
  return rows;
}

/** What a player deposited since a moment and has open, as above, of every currency they deposited in. */
export async function depositsByCurrency(
  db: Database | Tx,
  of: { readonly playerId: string; readonly from: Date },
): Promise<readonly { currency: string; amount: bigint }[]> {
  const { rows } = await sql<{ currency: string; amount: bigint }>`
    select currency, sum(amount)::bigint as amount
    from payments.invoice
    where player_id = ${of.playerId} and type = ${invoiceType.deposit}
      and (settled_at is null or settled_at >= ${of.from})
      and status <> ${invoiceStatus.error}
    group by currency`.execute(db);
  return rows;
}
