import type { PushSubscription } from '@pierlight/contract/notifications/push';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../kernel/db/database.ts';

/** What is needed to reach a device. */
export interface Subscription extends PushSubscription {
  readonly id: string;
  readonly playerId: string;
  readonly sessionId: string;
}

/** Players' devices that are sent pushes. One that is gone is sent none, and kept until its browser says where it is now. */
export const subscriptions = {
  /** A known endpoint moves to the player and the sign-in that come with it now. */
  async save(
    tx: Tx,
    { id, playerId, sessionId, endpoint, keys }: Subscription,
    { userAgent, at }: { readonly userAgent: string; readonly at: Date },
  ): Promise<void> {
    await sql`insert into notifications.push_subscription
        (id, player_id, session_id, endpoint, p256dh, auth, user_agent, added_at)
      values (${id}, ${playerId}, ${sessionId}, ${endpoint}, ${keys.p256dh}, ${keys.auth}, ${userAgent}, ${at})
      on conflict (endpoint) do update set id = excluded.id, player_id = excluded.player_id,
        session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth,
        user_agent = excluded.user_agent, added_at = excluded.added_at, gone_at = null`.execute(tx);
  },

  /** Has whoever else adds a device of the player wait until the transaction ends. */
  async hold(tx: Tx, playerId: string): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`push:${playerId}`}, 0))`.execute(tx);
  },

  /** Removes all but the newest, those that are gone first. */
  async trim(tx: Tx, playerId: string, most: number): Promise<void> {
    await sql`delete from notifications.push_subscription where id in (
      select id from notifications.push_subscription where player_id = ${playerId}
      order by gone_at nulls first, id desc offset ${most})`.execute(tx);
  },

  async list(tx: Tx | Database, playerId: string) {
    const { rows } = await sql<{ id: string; sessionId: string; userAgent: string; addedAt: Date }>`
      select id, session_id as "sessionId", user_agent as "userAgent", added_at as "addedAt"
      from notifications.push_subscription
      where player_id = ${playerId} and gone_at is null order by id desc`.execute(tx);
    return rows;
  },

  async ofPlayers(tx: Tx, playerIds: readonly string[]) {
    const { rows } = await sql<{ id: string; playerId: string }>`
      select id, player_id as "playerId" from notifications.push_subscription
      where player_id = any (${playerIds}::uuid[]) and gone_at is null`.execute(tx);
    return rows;
  },

  async find(db: Tx | Database, id: string): Promise<Subscription | undefined> {
    const { rows } = await sql<Subscription>`
      select id, player_id as "playerId", session_id as "sessionId", endpoint,
        json_build_object('p256dh', p256dh, 'auth', auth) as keys
      from notifications.push_subscription where id = ${id} and gone_at is null`.execute(db);
    return rows[0];
  },

  /** Where the device of a sign-in is reached, or was. */
  async endpointOf(db: Tx | Database, sessionId: string): Promise<string | null> {
    const { rows } = await sql<{ endpoint: string }>`
      select endpoint from notifications.push_subscription
      where session_id = ${sessionId}`.execute(db);
    return rows[0]?.endpoint ?? null;
  },

  /** Notes that nothing is at an endpoint any more. Its device may be at another one by now. */
  async markGone(db: Tx | Database, endpoint: string, at: Date): Promise<void> {
    await sql`update notifications.push_subscription set gone_at = ${at}
      where endpoint = ${endpoint}`.execute(db);
  },

  /** One device, if it is this player's. */
  async remove(db: Tx | Database, id: string, playerId: string): Promise<void> {
    await sql`delete from notifications.push_subscription
      where id = ${id} and player_id = ${playerId}`.execute(db);
  },

  /** Removes the device of a sign-in; answers its id, undefined where there is none. */
  async removeOfSession(db: Tx | Database, sessionId: string): Promise<string | undefined> {
    const { rows } = await sql<{ id: string }>`delete from notifications.push_subscription
      where session_id = ${sessionId} returning id`.execute(db);
    return rows[0]?.id;
  },
};
