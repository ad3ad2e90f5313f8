import { languageTag } from '@pierlight/contract/common/language-tag';
import type { Messages } from '@pierlight/contract/content/schemas';
import type { MessageKind } from '@pierlight/contract/notifications/preferences';
import type { Message } from '@pierlight/contract/notifications/schemas';
import { messageState } from '@pierlight/contract/notifications/statuses';
import { type NotificationMessage, playerChannel } from '@pierlight/contract/realtime/channels';
import type { CurrencyUnit } from '@pierlight/money/currency';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { atOneMoment } from '../../kernel/db/snapshot.ts';
import type { Ids } from '../../kernel/ids.ts';
import { publishLater } from '../../kernel/outbox/outbox.ts';
import type { Announcement, Notice, Words } from './notify.ts';
import { pushLater } from './push/push-later.ts';
import type { NotReached, Reach } from './reach.ts';
import type { MessageRow, NewMessage, NotificationsRepository } from './repository.ts';
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
  readonly reach: Reach;
  readonly clock: Clock;
  readonly ids: Ids;
}

function messageOf(row: MessageRow): Message {
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

  /** Writes a message and tells open pages and the player's devices of it, unless its occasion was told of before. */
  async function write(
    tx: Tx,
    message: Omit<NewMessage, 'id' | 'created_at'>,
    { kind, quiet }: { readonly kind: MessageKind; readonly quiet?: true | undefined },
  ): Promise<void> {
    const row = await repository.insert(tx, {
      ...message,
      ...{ id: ids.next(), created_at: clock.now() },
    });
    if (!row) return;
    const data: NotificationMessage = {
      event: 'notification.received',
      notification: messageOf(row),
      ...(quiet ? { quiet } : {}),
    };
    await publish(tx, message.player_id, data, `notification:${row.id}`);
    await pushLater(tx, [{ messageId: row.id, playerId: row.player_id, kind }]);
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
      await db.transaction().execute((tx) =>
        write(
          tx,
          {
            ...{ player_id: notice.playerId, occasion: notice.occasion, topic, path },
            ...{ title: words.title, body: words.text },
          },
          { kind, quiet },
        ),
      );
    },

    /**
     * Writes news or an offer into the inboxes of a few hundred players, each in words of their language, in the
     * caller's transaction. Who may not be reached is written nothing, and the answer says why; again, it changes
     * nothing.
     */
    async announce(
      tx: Tx,
      { kind, occasion, path }: Announcement,
      wordsOf: ReadonlyMap<string, Words>,
    ): Promise<ReadonlyMap<string, NotReached | null>> {
      const reached = await deps.reach(tx, [...wordsOf.keys()], kind);
      const answers = new Map<string, NotReached | null>();
      for (const [playerId, words] of wordsOf) {
        const refused = reached.get(playerId)?.inbox ?? null;
        answers.set(playerId, refused);
        if (refused === null)
          await write(
            tx,
            {
              ...{ player_id: playerId, occasion, topic: kind, path },
              ...{ title: words.title, body: words.text },
            },
            { kind },
          );
      }
      return answers;
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
