import { z } from 'zod';
import { id, timestamp } from '../common/schemas.ts';
import { messageState } from './statuses.ts';

/** What a message is about, which decides its sign. */
export const messageTopic = z.enum(['account', 'payments', 'news', 'offers']);
export type MessageTopic = z.infer<typeof messageTopic>;

/** A message in a player's inbox, in the language it was written in. */
export const message = z.object({
  id,
  topic: messageTopic,
  state: z.enum(messageState),
  readAt: timestamp.nullable(),
  createdAt: timestamp,
  content: z.object({ title: z.string(), text: z.string() }),
  /** The page of the site it leads to, without a locale; null when there is nothing to see. */
  path: z.string().nullable(),
});
export type Message = z.infer<typeof message>;

export const unreadCount = z.object({ totalUnread: z.int() });

/** Messages by their ids. Those that are not there, or another player's, change nothing. */
export const messageChoice = z.strictObject({ messageIds: z.array(id).min(1).max(100) });
