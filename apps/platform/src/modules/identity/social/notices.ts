import type { Tx } from '../../../kernel/db/database.ts';
import type { Ids } from '../../../kernel/ids.ts';
import type { MailService } from '../../mail/public.ts';
import type { Notify } from '../../notifications/public.ts';

export interface LinkNoticesDeps {
  readonly mail: Pick<MailService, 'sendLater'>;
  readonly notify: Notify;
  readonly ids: Ids;
  /** How players know a provider. */
  readonly nameOf: (provider: string) => string;
}

export interface LinkOwner {
  readonly playerId: string;
  readonly email: string | null;
  readonly locale: string;
}

/** Tells a player by mail and inbox of every provider that opens their account from now on, or no more. */
export function createLinkNotices({ mail, notify, ids, nameOf }: LinkNoticesDeps) {
  return async (
    tx: Tx,
    { playerId, email, locale }: LinkOwner,
    change: 'linked' | 'unlinked',
    provider: string,
  ): Promise<void> => {
    const values = { change, provider: nameOf(provider) };
    if (email !== null)
      await mail.sendLater(tx, { to: email, locale, name: 'social-changed', values });
    const occasion = `social:${ids.next()}`;
    await notify(tx, { playerId, template: 'socialChanged', occasion, values });
  };
}

export type LinkNotices = ReturnType<typeof createLinkNotices>;
