import type { Unsubscription } from '@pierlight/contract/notifications/unsubscribe';
import type { Database, Tx } from '../../../kernel/db/database.ts';
import type { Choose } from '../preferences.ts';
import type { ReachDeps } from '../reach.ts';
import type { UnsubscribeTokens } from './tokens.ts';

export interface UnsubscribeDeps extends Pick<ReachDeps, 'mailContacts' | 'clock'> {
  readonly db: Database;
  readonly choose: Choose;
  readonly tokens: UnsubscribeTokens;
  /** A deletion under way waits until the transaction ends. */
  readonly isDeleted: (tx: Tx, playerId: string) => Promise<boolean>;
}

/** Stops mails of a kind by what a mail carried, signed in or not. */
export function createUnsubscribe({ db, clock, tokens, ...deps }: UnsubscribeDeps) {
  return {
    /** @throws DomainError notFound */
    of: (token: string): Unsubscription => ({ kind: tokens.read(token).kind }),

    /**
     * Answers the same whether the player is still here: of somebody who is not, nothing is kept.
     * @throws DomainError notFound
     */
    async stop(token: string): Promise<Unsubscription> {
      const { playerId, kind } = tokens.read(token);
      await db.transaction().execute(async (tx) => {
        const isHere = (await deps.mailContacts(tx, [playerId], clock.now())).has(playerId);
        if (!isHere || (await deps.isDeleted(tx, playerId))) return;
        await deps.choose(tx, playerId, { kind, channel: 'mail', isOn: false });
      });
      return { kind };
    },
  };
}

export type Unsubscribe = ReturnType<typeof createUnsubscribe>;
