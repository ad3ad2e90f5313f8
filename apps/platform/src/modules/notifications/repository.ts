import type { MessageTopic } from '@pierlight/contract/notifications/schemas';
import { sql } from 'kysely';
import type { Tx } from '../../kernel/db/database.ts';

interface MessageTable {
  id: string;
  player_id: string;
  occasion: string;
  topic: MessageTopic;
  title: string;
  body: string;
  path: string | null;
  created_at: Date;
  read_at: Date | null;
  deleted_at: Date | null;
}

export type MessageRow = MessageTable;
export type NewMessage = Omit<MessageTable, 'read_at' | 'deleted_at'>;

type NotificationTables = {
  'notifications.message': MessageTable;
};

/** Messages of players. What was deleted is never answered. */
export function createNotificationsRepository() {
  const on = (tx: Tx) => tx.withTables<NotificationTables>();
  const kept = (tx: Tx, playerId: string) =>
    on(tx)
      .selectFrom('notifications.message')
      .where('player_id', '=', playerId)
      .where('deleted_at', 'is', null);
  const counted = async (found: ReturnType<typeof kept>, tx: Tx, cap: number): Promise<number> => {
    const some = found.select('id').limit(cap).as('some');
    const { count } = await on(tx)
      .selectFrom(some)
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow();
    return count;
  };

  return {
    /** The message as written; undefined when its occasion was told of before. */
    insert: (tx: Tx, row: NewMessage): Promise<MessageRow | undefined> =>
      on(tx)
        .insertInto('notifications.message')
        .values({ ...row, read_at: null, deleted_at: null })
        .onConflict((conflict) => conflict.columns(['player_id', 'occasion']).doNothing())
        .returningAll()
        .executeTakeFirst(),

    /** Newest first. */
    page: (tx: Tx, playerId: string, { limit, offset }: { limit: number; offset: number }) =>
      kept(tx, playerId).selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute(),

    /** A message that is neither read nor deleted. */
    unread: (tx: Tx, playerId: string, id: string): Promise<MessageRow | undefined> =>
      kept(tx, playerId)
        .selectAll()
        .where('id', '=', id)
        .where('read_at', 'is', null)
        .executeTakeFirst(),

    /** How many there are, at most `cap`. */
    count: (tx: Tx, playerId: string, cap: number) => counted(kept(tx, playerId), tx, cap),

    /** How many are unread, at most `cap`. */
    countUnread: (tx: Tx, playerId: string, cap: number) =>
      counted(kept(tx, playerId).where('read_at', 'is', null), tx, cap),

    /** Marks unread messages as read, all of them without `ids`. Answers how many changed. */
    markRead: async (
      tx: Tx,
      playerId: string,
      at: Date,
      ids?: readonly string[],
    ): Promise<number> => {
      let unread = on(tx)
        .updateTable('notifications.message')
        .set({ read_at: at })
        .where('player_id', '=', playerId)
        .where('deleted_at', 'is', null)
        .where('read_at', 'is', null);
      if (ids) unread = unread.where('id', 'in', [...ids]);
      return Number((await unread.executeTakeFirst()).numUpdatedRows);
    },

    /** Removes the texts for good. Answers how many went. */
    remove: async (tx: Tx, playerId: string, at: Date, ids: readonly string[]): Promise<number> => {
      const removed = await on(tx)
        .updateTable('notifications.message')
        .set({ deleted_at: at, title: '', body: '', path: null })
        .where('player_id', '=', playerId)
        .where('deleted_at', 'is', null)
        .where('id', 'in', [...ids])
        .executeTakeFirst();
      return Number(removed.numUpdatedRows);
    },
  };
}

export type NotificationsRepository = ReturnType<typeof createNotificationsRepository>;
