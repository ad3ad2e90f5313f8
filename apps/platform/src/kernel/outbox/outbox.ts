import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';
import type { JobHandlers } from '../jobs/jobs.ts';

/** Name of the job that sends a message. */
export const publishJob = 'realtime.publish';

export interface OutboxMessage {
  readonly channel: string;
  readonly data: unknown;
  /** The reader takes a key once, however often the message is sent. */
  readonly key: string;
}

/** Sends a realtime message once, and only if, the transaction commits. */
export async function publishLater(tx: Tx | Database, message: OutboxMessage): Promise<void> {
  await sql`select outbox.publish(${message.channel}, ${JSON.stringify(message.data)}::jsonb, ${message.key})`.execute(
    tx,
  );
}

/** The same for many messages at once. */
export async function publishAllLater(
  tx: Tx | Database,
  messages: readonly OutboxMessage[],
): Promise<void> {
  await sql`
    select outbox.publish(message ->> 'channel', message -> 'data', message ->> 'key')
    from jsonb_array_elements(${JSON.stringify(messages)}::jsonb) message`.execute(tx);
}

type Publish = (
  channel: string,
  data: unknown,
  options: { readonly idempotencyKey: string },
) => Promise<unknown>;

/**
 * The job behind the outbox. It may run twice for one message (a worker killed between sending and
 * noting it); the message's key lets the gateway drop the second.
 */
export function createOutboxJobs(publish: Publish): JobHandlers {
  return {
    [publishJob]: async (payload) => {
      const { channel, data, key } = payload as OutboxMessage;
      await publish(channel, data, { idempotencyKey: key });
    },
  };
}
