import { invoiceStatus, invoiceType } from '@pierlight/contract/payments/statuses';
import { sql } from 'kysely';
import type { Database } from '../../kernel/db/database.ts';

/** A deposit that was credited; `amount` in subunits. */
export interface SettledDeposit {
  readonly id: string;
  readonly playerId: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly at: Date;
}

/** Deposits credited since a moment, those of a player together and in their order, after the last of the page before. */
export async function settledDeposits(
  db: Database,
  since: Date,
  after: SettledDeposit | undefined,
  limit: number,
): Promise<SettledDeposit[]> {
  const { rows } = await sql<SettledDeposit>`
    select id, player_id as "playerId", currency, amount, settled_at as at
    from payments.invoice
    where type = ${invoiceType.deposit} and status = ${invoiceStatus.success}
      and settled_at >= ${since} ${
        after
          ? sql`and (player_id, settled_at, id) > (${after.playerId}::uuid, ${after.at}, ${after.id}::uuid)`
          : sql``
      }
    order by player_id, settled_at, id limit ${limit}`.execute(db);
  return rows;
}
