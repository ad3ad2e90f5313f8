import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useGameplay } from '../../gameplay/test/gameplay-fixture.ts';

const game = useGameplay();

/** Columns that every bet changes. An index that names one, in its condition too, is written with every bet. */
const changedByBets = {
  'ledger.account': ['balance', 'last_seq', 'version'],
  'bonuses.player_bonus': ['wagered', 'version'],
  'limits.day_played': ['staked', 'lost'],
};

test.each(Object.entries(changedByBets))(
  'what a bet changes of %s is in none of its indexes, so that the row is changed in place',
  async (table, columns) => {
    const { rows } = await sql<{ column: string; index: string }>`
      select attname as column, indexrelid::regclass::text as index
      from pg_index join pg_attribute on attrelid = indrelid
      where indrelid = ${table}::regclass and (attnum = any(indkey)
        or exists (select from pg_depend
          where objid = indexrelid and refobjid = indrelid and refobjsubid = attnum))
    `.execute(game.app.db);
    expect(rows.length, 'indexes are told of at all').toBeGreaterThan(0);
    expect(rows.filter(({ column }) => columns.includes(column))).toEqual([]);
  },
);
