import { type MoneyLimit, moneyLimits } from '@pierlight/contract/limits/statuses';
import { sql } from 'kysely';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { depositsByDay, grossDeposits } from '../payments/public.ts';
import { periodAt } from './periods.ts';
import { type DayCount, PACE_DAYS } from './projection.ts';
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
  /** A midnight by UTC. */
  readonly from: Date;
}

interface Measure {
  since(db: Database | Tx, of: Measured): Promise<Usage>;
  /** Of each day since then with something to count, and of the first day there ever was. */
  byDay(db: Database | Tx, of: Measured): Promise<DayCount[]>;
}

/** What was staked and lost, as it is counted with every bet, win and rollback. */
async function playedSince(db: Database | Tx, { playerId, currency, from }: Measured) {
  const { rows } = await sql<{ staked: bigint; lost: bigint }>`
    select staked, lost
    from limits.played_since(${playerId}::uuid, ${currency}, (${from}::timestamptz at time zone 'utc')::date)
  `.execute(db);
  return rows[0] ?? { staked: 0n, lost: 0n };
}

async function playedByDay(db: Database | Tx, { playerId, currency, from }: Measured) {
  const { rows } = await sql<{ day: string; staked: bigint; lost: bigint }>`
    select day::text, staked, lost from limits.day_played
    where player_id = ${playerId} and currency = ${currency}
      and (day >= (${from}::timestamptz at time zone 'utc')::date
        or day = (select min(day) from limits.day_played
          where player_id = ${playerId} and currency = ${currency}))
  `.execute(db);
  return rows;
}

/** A kind of limit that counts one of the two sums of what was played. */
const ofPlay = (sum: 'staked' | 'lost'): Measure => ({
  since: async (db, of) => ({ settled: (await playedSince(db, of))[sum], open: 0n }),
  byDay: async (db, of) =>
    (await playedByDay(db, of)).map((row) => ({ day: row.day, amount: row[sum] })),
});

/** How each kind of limit is measured. */
const measures: Readonly<Record<MoneyLimit, Measure>> = {
  [moneyLimits.bet]: ofPlay('staked'),
  [moneyLimits.loss]: ofPlay('lost'),
  [moneyLimits.deposit]: { since: grossDeposits, byDay: depositsByDay },
};

/** From the beginning of a limit's period. */
export function usageOf(db: Database | Tx, row: LimitRow, now: Date): Promise<Usage> {
  const { from } = periodAt(row.period, now);
  return measures[row.definition].since(db, {
    playerId: row.player_id,
    currency: row.currency,
    from,
  });
}

/** What counted on the days that a pace may go by. */
export function countsOf(
  db: Database | Tx,
  { definition, player_id, currency }: Pick<LimitRow, 'definition' | 'player_id' | 'currency'>,
  now: Date,
): Promise<DayCount[]> {
  const from = new Date(periodAt('daily', now).from.getTime() - PACE_DAYS * 24 * 60 * 60_000);
  return measures[definition].byDay(db, { playerId: player_id, currency, from });
}
