import type { Tx } from '../../../kernel/db/database.ts';
import type { MailService } from '../../mail/public.ts';
import type { Notify } from '../../notifications/public.ts';
import type { Players } from '../../player/public.ts';

/** What may become of a player's protection; each has its words in mails and in the inbox. */
export type FactorChange =
  | 'totpAdded'
  | 'totpRemoved'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'recoveryCodesRenewed'
  | 'recoveryCodeUsed'
  | 'askedLess';

export interface NoticesDeps {
  readonly mail: Pick<MailService, 'sendLater'>;
  readonly notify: Notify;
  readonly players: Pick<Players, 'contact' | 'localeOf'>;
  readonly ids: { next(): string };
}

/** One player to be told, in their language; telling needs nothing but the transaction. */
export interface Reader {
  /** @param left recovery codes that are left, where one was used */
  changed(tx: Tx, change: FactorChange, left?: number): Promise<void>;
  /** Somebody has let themselves in as far as the second factor, and fails there. */
  triesFailed(tx: Tx, at: Date): Promise<void>;
}

/** Tells players by mail and inbox what became of their factors, so that a change nobody made is seen. */
export function createNotices(deps: NoticesDeps) {
  return {
    /** Whom to tell; asked before a transaction, which has no connection to spare for it. */
    async to(playerId: string): Promise<Reader> {
      const { email: to } = await deps.players.contact(playerId);
      const locale = (await deps.players.localeOf(playerId)) ?? 'en';
      return {
        changed: async (tx, change, left = 0) => {
          const values = { change, left: String(left) };
          if (to !== null)
            await deps.mail.sendLater(tx, { to, locale, name: 'factor-changed', values });
          await deps.notify(tx, {
            playerId,
            template: 'factorChanged',
            occasion: `factor:${deps.ids.next()}`,
            values,
          });
        },
        triesFailed: async (tx, at) => {
          if (to !== null)
            await deps.mail.sendLater(tx, { to, locale, name: 'factor-tries', values: {} });
          await deps.notify(tx, {
            playerId,
            template: 'factorTries',
            occasion: `factor-tries:${at.toISOString().slice(0, 10)}`,
          });
        },
      };
    },
  };
}

export type Notices = ReturnType<typeof createNotices>;
