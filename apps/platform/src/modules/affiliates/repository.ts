import { sql } from 'kysely';
import type { Database } from '../../kernel/db/database.ts';

export interface NewClick {
  readonly id: string;
  readonly tag: string;
  readonly landing: string;
  readonly referrer: string | null;
  readonly country: string | null;
  /** `YYYY-MM-DD`, in UTC. */
  readonly day: string;
  /** Keyed hashes of 16 bytes. */
  readonly network: Buffer;
  readonly visitor: Buffer;
  readonly at: Date;
}

/** Rows of clicks. */
export function createAffiliatesRepository(db: Database) {
  return {
    /** Notes a click unless the visitor has one of this tag and day, or the network has its fill. */
    async insert(click: NewClick, mostOfNetwork: number): Promise<void> {
      const { id, tag, landing, referrer, country, day, network, visitor, at } = click;
      await sql`
        insert into affiliates.click
          (id, tag, landing, referrer, country, day, network, visitor, created_at)
        select ${id}::uuid, ${tag}, ${landing}, ${referrer}, ${country}, ${day}::date,
          ${network}::bytea, ${visitor}::bytea, ${at}::timestamptz
        where (
          select count(*) from affiliates.click where day = ${day}::date and network = ${network}::bytea
        ) < ${mostOfNetwork}
        on conflict (day, visitor, tag) do nothing`.execute(db);
    },

    async removeBefore(moment: Date): Promise<void> {
      await sql`delete from affiliates.click where created_at < ${moment}::timestamptz`.execute(db);
    },
  };
}
