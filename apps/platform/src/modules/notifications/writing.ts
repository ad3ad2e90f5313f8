import type { UnaskedKind } from '@pierlight/contract/notifications/kinds';
import { type NotificationMessage, playerChannel } from '@pierlight/contract/realtime/channels';
import { sql } from 'kysely';
import type { Tx } from '../../kernel/db/database.ts';
import { publishAllLater } from '../../kernel/outbox/outbox.ts';
import { pushLater } from './push/push-later.ts';
import type { MessageRow } from './repository.ts';
import { messageOf } from './shown.ts';

/** A message in words that somebody has written, not of a template. */
export interface WrittenMessage {
  readonly id: string;
  readonly playerId: string;
  /** What it tells of, once per player. */
  readonly occasion: string;
  readonly topic: UnaskedKind;
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly createdAt: Date;
  /** Whether open pages are told of it. */
  readonly isPushed: boolean;
}

/** Writes messages into the inboxes of many players at once; who was told of an occasion before gets none. */
export async function writeMessages(tx: Tx, messages: readonly WrittenMessage[]): Promise<void> {
  if (messages.length === 0) return;
  const { rows } = await sql<MessageRow>`
    insert into notifications.message (id, player_id, occasion, topic, title, body, path, created_at)
    select id, "playerId", occasion, topic, title, text, path, "createdAt"
    from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb) new (id uuid, "playerId" uuid, occasion text,
      topic text, title text, text text, path text, "createdAt" timestamptz)
    on conflict (player_id, occasion) do nothing
    returning *`.execute(tx);
  const kinds = new Map(messages.map(({ id, topic }) => [id, topic]));
  await pushLater(
    tx,
    rows.map(({ id, player_id: playerId }) => ({
      ...{ messageId: id, playerId, kind: kinds.get(id) ?? 'news' },
    })),
  );
  const pushed = new Set(messages.filter(({ isPushed }) => isPushed).map(({ id }) => id));
  await publishAllLater(
    tx,
    rows
      .filter(({ id }) => pushed.has(id))
      .map((row) => {
        const data: NotificationMessage = {
          event: 'notification.received',
          notification: messageOf(row),
        };
        return {
          channel: playerChannel.notifications(row.player_id),
          data,
          key: `notification:${row.id}`,
        };
      }),
  );
}
