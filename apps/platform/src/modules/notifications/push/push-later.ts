import type { MessageKind } from '@pierlight/contract/notifications/kinds';
import type { Tx } from '../../../kernel/db/database.ts';
import { enqueueJobs, patientPriority } from '../../../kernel/jobs/jobs.ts';
import { subscriptions } from './repository.ts';

export const pushJob = 'notifications.push';

/** A message that was just written. */
export interface Written {
  readonly messageId: string;
  readonly playerId: string;
  readonly kind: MessageKind;
}

export interface PushToSend {
  readonly messageId: string;
  readonly subscriptionId: string;
  readonly kind: MessageKind;
  /** How often the push service put it off. */
  readonly tries: number;
}

export const pushKeyOf = ({ subscriptionId, messageId }: PushToSend) =>
  `push:${subscriptionId}:${messageId}`;

/**
 * Has each message pushed to every device its player has now, once the transaction commits. Whether it may be is
 * asked when it leaves.
 */
export async function pushLater(tx: Tx, written: readonly Written[]): Promise<void> {
  const devices = await subscriptions.ofPlayers(
    tx,
    written.map(({ playerId }) => playerId),
  );
  if (devices.length === 0) return;
  const pushes = written.flatMap(({ messageId, playerId, kind }) =>
    devices
      .filter((device) => device.playerId === playerId)
      .map(({ id }): PushToSend => ({ messageId, subscriptionId: id, kind, tries: 0 })),
  );
  await enqueueJobs(
    tx,
    pushJob,
    pushes.map((push) => ({ payload: push, key: pushKeyOf(push) })),
    { priority: patientPriority },
  );
}
