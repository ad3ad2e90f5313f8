import type { UnaskedKind } from '@pierlight/contract/notifications/kinds';
import type { Tx } from '../../kernel/db/database.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { MailService, UnaskedMail } from '../mail/public.ts';
import { type WaysToStop, writeMessages } from '../notifications/public.ts';
import { mailContacts } from '../player/public.ts';
import type { CampaignTerms } from './campaigns-file.ts';
import type { Reached } from './reach.ts';

/** Who was here within so many milliseconds may have a page open, which is told; everybody else finds the message. */
const here = 60 * 60_000;

export interface WritingDeps {
  readonly ids: Ids;
  readonly defaultLocale: string;
  readonly mail: Pick<MailService, 'sendUnaskedLater'>;
  /** Where a mail says that its kind is stopped. */
  readonly waysToStop: (playerId: string, kind: UnaskedKind) => WaysToStop;
}

/** Writes what a campaign tells to whoever of these players is told, on each channel. */
export async function write(
  tx: Tx,
  deps: WritingDeps,
  says: CampaignTerms,
  players: readonly Reached[],
  now: Date,
): Promise<void> {
  const toldOn = (channel: 'inbox' | 'mail') =>
    players.filter(({ outcomes }) => outcomes.get(channel) === 'told');
  const wordsOf = (locale: string) => {
    const words = says.words[locale] ?? says.words[deps.defaultLocale];
    if (!words) throw new Error(`The campaign ${says.id} has no words`);
    return words;
  };
  await writeMessages(
    tx,
    toldOn('inbox').map(({ playerId, locale, lastVisit }) => ({
      ...{ id: deps.ids.next(), playerId, occasion: `campaign:${says.id}`, topic: says.kind },
      ...{ ...wordsOf(locale), path: says.path, createdAt: now },
      isPushed: lastVisit !== undefined && now.getTime() - lastVisit.getTime() < here,
    })),
  );
  const mailed = toldOn('mail');
  const addresses = await mailContacts(
    tx,
    mailed.map(({ playerId }) => playerId),
  );
  await deps.mail.sendUnaskedLater(
    tx,
    mailed.map(({ playerId, locale }): UnaskedMail => {
      const stop = deps.waysToStop(playerId, says.kind);
      return {
        ...{ name: `campaign-${says.kind}`, kind: says.kind, playerId, locale },
        to: addresses.get(playerId)?.email ?? '',
        values: { ...wordsOf(locale), link: says.path, stop: stop.page },
        ...{ occasion: says.id, until: new Date(says.validUntil), oneClick: stop.oneClick },
      };
    }),
  );
}
