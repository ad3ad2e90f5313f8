import { type RawBuilder, sql } from 'kysely';
import { clockTolerance } from '../../../kernel/clock.ts';
import type { Database, Tx } from '../../../kernel/db/database.ts';
import type { Allowances, Scope } from './allowances.ts';

/** One allowance: of what, and whose. */
export interface AllowanceKey {
  readonly scope: Scope;
  readonly key: Buffer;
}

/** Rows of allowances, known browsers and spent proofs. */
export function createGuardRepository(db: Database, allowances: Allowances) {
  /** `when 'device' then 10 when …` */
  const mostOf = sql.join(
    Object.entries(allowances).map(
      ([scope, { most }]) => sql`when ${sql.lit(scope)} then ${sql.lit(most)}`,
    ),
    sql` `,
  );
  /** When what was taken of an allowance has come back, as far as it counts at a moment. */
  const emptyAt = (at: Date) => sql`(case
    when held.empty_at > ${new Date(at.getTime() + clockTolerance)}::timestamptz
      + (excluded.empty_at - ${at}::timestamptz) * case held.scope ${mostOf} end then ${at}::timestamptz
    else greatest(held.empty_at, ${at}::timestamptz) end)`;
  const isDevice = (deviceHash: Buffer) =>
    sql`device.device_hash = ${deviceHash} and device.last_used_at >= credential.changed_at`;

  return {
    /**
     * Takes a try of each allowance that has one left, and answers how many are taken of it then,
     * fractions included. One that is missing in the answer was full, and nothing was taken of it. The
     * disk is not waited for: a crash may forget the tries of its last moment. An allowance that would be
     * empty later than a full one is was used while the clock was ahead, and is as good as new.
     */
    async take(keys: readonly AllowanceKey[], at: Date): Promise<ReadonlyMap<Scope, number>> {
      const { rows } = await sql<{ scope: Scope; seconds: number }>`
        insert into identity.allowance as held (scope, key, empty_at)
        select tried.* from (values ${list(keys, ({ scope, key }) => sql`(${scope}, ${key}::bytea, ${later(at, allowances[scope].step)}::timestamptz)`)})
          as tried, set_config('synchronous_commit', 'off', true)
        on conflict (scope, key) do update
        set empty_at = ${emptyAt(at)} + (excluded.empty_at - ${at}::timestamptz)
        where ${emptyAt(at)} <= ${at}::timestamptz
          + (excluded.empty_at - ${at}::timestamptz) * (case held.scope ${mostOf} end - 1)
        returning scope, extract(epoch from empty_at - ${at}::timestamptz)::float8 as seconds
      `.execute(db);
      return new Map(rows.map(({ scope, seconds }) => [scope, seconds / allowances[scope].step]));
    },

    /** Gives a try of each back. */
    async giveBack(keys: readonly AllowanceKey[], within: Database | Tx = db): Promise<void> {
      if (keys.length === 0) return;
      await sql`
        with given (scope, key, step) as (
          values ${list(keys, ({ scope, key }) => sql`(${scope}, ${key}::bytea, ${allowances[scope].step}::float8)`)}
        ), locked as (
          select held.scope, held.key, given.step
          from identity.allowance held join given using (scope, key)
          order by held.scope for update of held
        )
        update identity.allowance held
        set empty_at = held.empty_at - make_interval(secs => locked.step)
        from locked where held.scope = locked.scope and held.key = locked.key
      `.execute(within);
    },

    /** Whether this browser was let in to the account under the password that it has now. */
    async isKnown(known: string, deviceHash: Buffer): Promise<boolean> {
      const { rows } = await sql`
        select from identity.credential credential
        join identity.known_device device using (player_id)
        where (credential.email = ${known} or credential.phone = ${known})
          and ${isDevice(deviceHash)}
      `.execute(db);
      return rows.length > 0;
    },

    /** The same for a player who is known already. */
    async isKnownTo(playerId: string, deviceHash: Buffer): Promise<boolean> {
      const { rows } = await sql`
        select from identity.credential credential
        join identity.known_device device using (player_id)
        where player_id = ${playerId} and ${isDevice(deviceHash)}
      `.execute(db);
      return rows.length > 0;
    },

    async remember(tx: Tx, playerId: string, deviceHash: Buffer, at: Date): Promise<void> {
      await sql`
        insert into identity.known_device (player_id, device_hash, first_used_at, last_used_at)
        values (${playerId}, ${deviceHash}, ${at}, ${at})
        on conflict (player_id, device_hash) do update set last_used_at = excluded.last_used_at
      `.execute(tx);
    },

    /** False when it was spent before. */
    async spend(seed: Buffer, expiresAt: Date): Promise<boolean> {
      const { numAffectedRows } = await sql`
        insert into identity.spent_proof (seed, expires_at) values (${seed}, ${expiresAt})
        on conflict do nothing
      `.execute(db);
      return numAffectedRows === 1n;
    },

    async forget(at: Date, devicesBefore: Date): Promise<void> {
      await sql`delete from identity.allowance where empty_at < ${at}`.execute(db);
      await sql`delete from identity.spent_proof where expires_at < ${at}`.execute(db);
      await sql`delete from identity.known_device where last_used_at < ${devicesBefore}`.execute(
        db,
      );
    },
  };
}

const later = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000);

const list = <Item>(items: readonly Item[], row: (item: Item) => RawBuilder<unknown>) =>
  sql.join(items.map(row));

export type GuardRepository = ReturnType<typeof createGuardRepository>;
