import { type LimitDefinition, limitDefinition } from '@pierlight/contract/limits/statuses';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { grossDeposits } from '../payments/public.ts';
import { periodAt } from './periods.ts';
import type { LimitRow } from './repository.ts';

/** Subunits that count against a limit: those that are settled, and those that may still be. */
export interface Usage {
  readonly settled: bigint;
  readonly open: bigint;
}

type Measured = (
  db: Database | Tx,
  of: { readonly playerId: string; readonly currency: string; readonly from: Date },
) => Promise<Usage>;

/** How each kind of limit that can be set is measured, from the beginning of its period. */
const measures: Readonly<Partial<Record<LimitDefinition, Measured>>> = {
  [limitDefinition.deposit]: grossDeposits,
};

export async function usageOf(db: Database | Tx, row: LimitRow, now: Date): Promise<Usage> {
  const measure = measures[row.definition];
  if (!measure) throw new Error(`limits of the kind ${row.definition} are not measured`);
  const { from } = periodAt(row.period, now);
  return measure(db, { playerId: row.player_id, currency: row.currency, from });
}
