import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '../../kernel/db/database.ts';
import type { Belonging, PersonalTable } from '../../kernel/personal-data.ts';

/** A player, and the addresses under which rows may stand that know no id. */
export interface Person {
  readonly playerId: string;
  readonly contacts: readonly string[];
}

/** Runs what the modules declare of their tables. */
export function createCollector(tables: readonly PersonalTable[]) {
  const whose = (column: string, belonging: Belonging, person: Person): RawBuilder<unknown> => {
    const { playerId, contacts } = person;
    const name = sql.ref(column);
    switch (belonging) {
      case 'player':
        return sql`${name} = ${playerId}::uuid`;
      case 'ledgerAccount':
        return sql`${name} in (select id from ledger.account where owner = ${playerId}::uuid)`;
      case 'contact':
        return sql`${name} = any(${[playerId, ...contacts]}::text[])`;
      case 'contactOrRequester':
        return sql`(${whose(column, 'contact', person)} or ${name} like ${`% ${playerId}`})`;
    }
  };
  const rowsOf = ({ of }: PersonalTable, person: Person) =>
    sql.join(
      Object.entries(of).map(([column, belonging]) => whose(column, belonging, person)),
      sql` or `,
    );

  return {
    /** Every row about a player, by table, oldest first; in one picture of the database. */
    async gather(db: Database, person: Person): Promise<ReadonlyMap<string, readonly object[]>> {
      return db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (tx) => {
          const gathered = new Map<string, readonly object[]>();
          for (const table of tables) {
            const { rows } = await sql<{ row: object }>`
              select to_jsonb(kept) - ${[...(table.hidden ?? [])]}::text[] as row
              from ${sql.table(table.table)} as kept
              where ${rowsOf(table, person)} order by kept`.execute(tx);
            gathered.set(
              table.table,
              rows.map(({ row }) => row),
            );
          }
          return gathered;
        });
    },

    /** Removes what can be removed, and takes what is personal out of the rest. */
    async forget(tx: Tx, person: Person): Promise<void> {
      for (const table of tables) {
        const { afterwards } = table;
        if (afterwards === 'kept') continue;
        const name = sql.table(table.table);
        if (afterwards === 'removed') {
          await sql`delete from ${name} where ${rowsOf(table, person)}`.execute(tx);
        } else {
          const values = Object.entries(afterwards).map(
            ([column, value]) => sql`${sql.ref(column)} = ${value}`,
          );
          await sql`update ${name} set ${sql.join(values)} where ${rowsOf(table, person)}`.execute(
            tx,
          );
        }
      }
    },
  };
}

export type Collector = ReturnType<typeof createCollector>;
