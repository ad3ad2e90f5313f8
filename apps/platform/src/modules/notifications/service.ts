import { languageTag } from '@pierlight/contract/common/language-tag';
import type { Messages } from '@pierlight/contract/content/schemas';
import { type NotificationMessage, playerChannel } from '@pierlight/contract/realtime/channels';
import type { CurrencyUnit } from '@pierlight/money/currency';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { atOneMoment } from '../../kernel/db/snapshot.ts';
import type { Ids } from '../../kernel/ids.ts';
import { publishLater } from '../../kernel/outbox/outbox.ts';
import type { Notice } from './notify.ts';
import { pushLater } from './push/push-later.ts';
import type { NotificationsRepository } from './repository.ts';
import { messageOf } from './shown.ts';
import { templateOf } from './templates.ts';
import { wordsOf } from './wording.ts';

/** Messages are counted so far and no further. */
const countCap = 1_000;

export interface NotificationsDeps {
  readonly db: Database;
  readonly repository: NotificationsRepository;
  /** The texts of every template in a locale. @throws when the locale is unknown */
  readonly texts: (locale: string) => Promise<Messages>;
  readonly currencyOf: (code: string) => CurrencyUnit | undefined;
  /** The locale a player reads in; null for an unknown player. */
  readonly localeOf: (playerId: string) => Promise<string | null>;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Players' inboxes. */
export function createNotificationsService(deps: NotificationsDeps) {
  const { db, repository, clock, ids } = deps;

  const publish = (tx: Tx, playerId: string, data: NotificationMessage, key: string) =>
    publishLater(tx, { channel: playerChannel.notifications(playerId), data, key });

  /** Changes messages, and tells the player's other screens when something did change. */
  async function change(playerId: string, make: (tx: Tx) => Promise<number>): Promise<number> {
    return db.transaction().execute(async (tx) => {
      const changed = await make(tx);
      if (changed > 0)
        await publish(
          tx,
          playerId,
          { event: 'notification.changed' },
          `notifications:${ids.next()}`,
        );
      return repository.countUnread(tx, playerId, countCap);
    });
  }

  return {
    /**
     * Writes a notice into the player's inbox, in the player's language, and pushes it. The same
     * occasion again changes nothing, also when the player has deleted the message since.
     */
    async deliver(notice: Notice): Promise<void> {
      const locale = await deps.localeOf(notice.playerId);
      if (locale === null) return;
      const texts = await deps.texts(locale);
      const words = wordsOf(
        texts[notice.template],
        notice.values ?? {},
        languageTag(locale),
        deps.currencyOf,
      );
      const { topic, path, quiet, kind = topic } = templateOf(notice.template);
      await db.transaction().execute(async (tx) => {
        const row = await repository.insert(tx, {
          ...{ id: ids.next(), player_id: notice.playerId, occasion: notice.occasion },
          ...{ topic, path, title: words.title, body: words.text, created_at: clock.now() },
        });
        if (!row) return;
        const data: NotificationMessage = {
          event: 'notification.received',
          notification: messageOf(row),
          ...(quiet ? { quiet } : {}),
        };
        await publish(tx, notice.playerId, data, `notification:${row.id}`);
        await pushLater(tx, [{ messageId: row.id, playerId: row.player_id, kind }]);
      });
    },

    async list(playerId: string, { page, perPage }: { page: number; perPage: number }) {
      const [rows, counted, totalUnread] = await atOneMoment(db, async (tx) => [
        await repository.page(tx, playerId, { limit: perPage, offset: (page - 1) * perPage }),
        await repository.count(tx, playerId, countCap + 1),
        await repository.countUnread(tx, playerId, countCap),
      ]);
      const total = Math.min(counted, countCap);
      return {
        data: rows.map(messageOf),
        meta: { page, perPage, total, totalCapped: counted > countCap, totalUnread },
      };
    },

    /** Answers how many stay unread. */
    read: (playerId: string, messageIds?: readonly string[]) =>
      change(playerId, (tx) => repository.markRead(tx, playerId, clock.now(), messageIds)),

    /** Answers how many stay unread. */
    remove: (playerId: string, messageIds: readonly string[]) =>
      change(playerId, (tx) => repository.remove(tx, playerId, clock.now(), messageIds)),
  };
}

export type NotificationsService = ReturnType<typeof createNotificationsService>;
