import type { TimeLimitPeriod } from '@pierlight/contract/limits/statuses';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../kernel/db/database.ts';
import type { ExclusionKind } from './exclusions.ts';

interface ExclusionTable {
  id: string;
  player_id: string;
  kind: ExclusionKind;
  begins_at: Date;
  ends_at: Date | null;
  limit_id: string | null;
  period: TimeLimitPeriod | null;
}
interface MarkTable {
  player_id: string;
  mark: Buffer;
}
type Tables = { 'identity.exclusion': ExclusionTable; 'identity.excluded_mark': MarkTable };

export interface ExclusionRow {
  /** The limit it belongs to, which stays when it is made longer. */
  readonly limitId: string;
  readonly kind: ExclusionKind;
  readonly period: TimeLimitPeriod | null;
  readonly from: Date;
  /** Null: for good. */
  readonly until: Date | null;
}

/** Rows of exclusions, which are added and never changed, and what excluded persons are known again by. */
export function createExclusionRepository(database: Database) {
  const on = (tx: Database | Tx) => tx.withTables<Tables>();
  /** Those that are the person's own decision or an operator's: the register knows its people itself. */
  const running = (at: Date) =>
    on(database)
      .selectFrom('identity.exclusion as exclusion')
      .where('kind', '<>', 'register')
      .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', at)]));

  return {
    insert: async (tx: Tx, row: ExclusionTable): Promise<void> => {
      await on(tx).insertInto('identity.exclusion').values(row).execute();
    },

    of: (tx: Database | Tx, playerId: string): Promise<ExclusionRow[]> =>
      on(tx)
        .selectFrom('identity.exclusion')
        .select([
          sql<string>`coalesce(limit_id, id)`.as('limitId'),
          'kind',
          'period',
          'begins_at as from',
          'ends_at as until',
        ])
        .where('player_id', '=', playerId)
        .orderBy('id')
        .execute(),

    /** Some players who are shut out and have no marks yet, by id. */
    unmarked: (at: Date, after: string, limit: number) =>
      running(at)
        .select('player_id as playerId')
        .distinct()
        .where('player_id', '>', after)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('identity.excluded_mark as mark')
                .select('mark.player_id')
                .whereRef('mark.player_id', '=', 'exclusion.player_id'),
            ),
          ),
        )
        .orderBy('player_id')
        .limit(limit)
        .execute(),

    mark: async (playerId: string, marks: readonly Buffer[]): Promise<void> => {
      if (marks.length === 0) return;
      await on(database)
        .insertInto('identity.excluded_mark')
        .values(marks.map((mark) => ({ player_id: playerId, mark })))
        .onConflict((known) => known.doNothing())
        .execute();
    },

    /** Whether one of the marks is of another player who is shut out. */
    async isKnown(marks: readonly Buffer[], but: string | null, at: Date): Promise<boolean> {
      if (marks.length === 0) return false;
      const found = await running(at)
        .innerJoin('identity.excluded_mark as mark', 'mark.player_id', 'exclusion.player_id')
        .select('exclusion.id')
        .where('mark.mark', 'in', [...marks])
        .$if(but !== null, (others) => others.where('exclusion.player_id', '<>', but ?? ''))
        .limit(1)
        .executeTakeFirst();
      return found !== undefined;
    },

    /** Forgets the marks of players who are no longer shut out. */
    async forget(at: Date): Promise<void> {
      await on(database)
        .deleteFrom('identity.excluded_mark')
        .where('player_id', 'not in', running(at).select('exclusion.player_id'))
        .execute();
    },
  };
}
