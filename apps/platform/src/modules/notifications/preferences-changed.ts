import { type NotificationMessage, playerChannel } from '@pierlight/contract/realtime/channels';
import type { Tx } from '../../kernel/db/database.ts';
import type { Ids } from '../../kernel/ids.ts';
import { publishLater } from '../../kernel/outbox/outbox.ts';

/** Has the player's open pages ask again for what reaches the player, once the transaction commits. */
export function preferencesChanged(tx: Tx, ids: Ids, playerId: string): Promise<void> {
  const data: NotificationMessage = { event: 'preferences.changed' };
  return publishLater(tx, {
    channel: playerChannel.notifications(playerId),
    data,
    key: `preferences:${ids.next()}`,
  });
}
