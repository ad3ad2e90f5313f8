import { type MoneyLimit, moneyLimits } from '@pierlight/contract/limits/statuses';
import { sql } from 'kysely';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { grossDeposits } from '../payments/public.ts';
import { periodAt } from './periods.ts';
import type { LimitRow } from './repository.ts';

/** Subunits that count against a limit: those that are settled, and those that may still be. */
export interface Usage {
  /** Below 0 for a player who has won more than was lost. */
  readonly settled: bigint;
  readonly open: bigint;
}

interface Measured {
  readonly playerId: string;
  readonly currency: string;
  /** Beginning of the period. */
  readonly from: Date;
}
type Measure = (db: Database | Tx, of: Measured) => Promise<Usage>;

/** What was staked and lost, as it is counted with every bet, win and rollback. */
async function playedSince(db: Database | Tx, { playerId, currency, from }: Measured) {
  const { rows } = await sql<{ staked: bigint; lost: bigint }>`
    select staked, lost
    from limits.played_since(${playerId}::uuid, ${currency}, (${from}::timestamptz at time zone 'utc')::date)
  `.execute(db);
  return rows[0] ?? { staked: 0n, lost: 0n };
}

/** How each kind of limit is measured, from the beginning of its period. */
const measures: Readonly<Record<MoneyLimit, Measure>> = {
  [moneyLimits.bet]: async (db, of) => ({ settled: (await playedSince(db, of)).staked, open: 0n }),
  [moneyLimits.loss]: async (db, of) => ({ settled: (await playedSince(db, of)).lost, open: 0n }),
  [moneyLimits.deposit]: grossDeposits,
};

export function usageOf(db: Database | Tx, row: LimitRow, now: Date): Promise<Usage> {
  const { from } = periodAt(row.period, now);
  return measures[row.definition](db, { playerId: row.player_id, currency: row.currency, from });
}
