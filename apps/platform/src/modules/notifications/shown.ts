import type { Message } from '@pierlight/contract/notifications/schemas';
import { messageState } from '@pierlight/contract/notifications/statuses';
import type { MessageRow } from './repository.ts';

/** A message as its player sees it. */
export function messageOf(row: MessageRow): Message {
  return {
    id: row.id,
    topic: row.topic,
    state: row.read_at === null ? messageState.unread : messageState.read,
    readAt: row.read_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    content: { title: row.title, text: row.body },
    path: row.path,
  };
}
