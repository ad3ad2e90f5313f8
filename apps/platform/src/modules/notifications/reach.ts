import {
  type Channel,
  channels,
  defaultOf,
  isUnasked,
  type MessageKind,
} from '@pierlight/contract/notifications/kinds';
import type { Clock } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/db/database.ts';
import { choicesOf } from './preference-repository.ts';
import { subscriptions } from './push/repository.ts';

/**
 * Why a message is not sent: the account is deleted or its deletion is scheduled; the player is excluded, on a
 * break, or at a loss limit; there is no consent to offers; the player opted out of the kind; there is no
 * address, it is unconfirmed, or no device is subscribed.
 */
export type NotReached =
  | 'closed'
  | 'excluded'
  | 'break'
  | 'lossLimitReached'
  | 'noConsent'
  | 'optedOut'
  | 'noAddress'
  | 'notVerified'
  | 'noDevice';

/** By channel: null where the player may be reached now. */
export type Reached = Readonly<Record<Channel, NotReached | null>>;

interface MailContact {
  readonly email: string | null;
  readonly isConfirmed: boolean;
  readonly wantsOffers: boolean;
}

type Among<Answer> = (tx: Tx, playerIds: readonly string[], at: Date) => Promise<Answer>;

export interface ReachDeps {
  readonly mailContacts: Among<ReadonlyMap<string, MailContact>>;
  readonly leavingAmong: Among<ReadonlySet<string>>;
  /** Locks their credentials until the end of the transaction, so that no exclusion begins meanwhile. */
  readonly shutOutAmong: Among<ReadonlyMap<string, 'break' | 'excluded'>>;
  readonly atLossLimitAmong: Among<ReadonlySet<string>>;
  readonly clock: Clock;
}

/**
 * The one rule of who may be sent what. It is asked in the transaction that sends, at the moment of sending, and
 * for many players at once: a few hundred, since those who would be shut out meanwhile wait.
 */
export function createReach(deps: ReachDeps) {
  return async function reach(
    tx: Tx,
    playerIds: readonly string[],
    kind: MessageKind,
  ): Promise<ReadonlyMap<string, Reached>> {
    const at = deps.clock.now();
    const mustAsk = isUnasked(kind);
    const shutOut = mustAsk ? await deps.shutOutAmong(tx, playerIds, at) : new Map<string, never>();
    const atLimit = mustAsk ? await deps.atLossLimitAmong(tx, playerIds, at) : new Set<string>();
    const leaving = await deps.leavingAmong(tx, playerIds, at);
    const contacts = await deps.mailContacts(tx, playerIds, at);
    const chosen = await choicesOf(tx, playerIds, kind);
    const devices = await subscriptions.ofPlayers(tx, playerIds);
    const withDevice = new Set(devices.map(({ playerId }) => playerId));

    /** What holds for every channel. */
    const standing = (playerId: string): NotReached | null => {
      if (!contacts.has(playerId) || leaving.has(playerId)) return 'closed';
      return shutOut.get(playerId) ?? (atLimit.has(playerId) ? 'lossLimitReached' : null);
    };

    const refusal = (playerId: string, channel: Channel): NotReached | null => {
      const byDefault = defaultOf(kind, channel);
      if (byDefault === 'always') return null;
      const choice =
        kind === 'offers' && channel === 'mail'
          ? contacts.get(playerId)?.wantsOffers
          : chosen.get(playerId)?.get(channel);
      if (choice ?? byDefault === 'on') return null;
      return kind === 'offers' ? 'noConsent' : 'optedOut';
    };

    const addressFault = (playerId: string, channel: Channel): NotReached | null => {
      if (channel === 'inbox') return null;
      if (channel === 'push') return withDevice.has(playerId) ? null : 'noDevice';
      const contact = contacts.get(playerId);
      if (!contact?.email) return 'noAddress';
      return mustAsk && !contact.isConfirmed ? 'notVerified' : null;
    };

    const reachedBy = (playerId: string, channel: Channel) =>
      standing(playerId) ?? refusal(playerId, channel) ?? addressFault(playerId, channel);

    return new Map(
      playerIds.map((playerId) => [
        playerId,
        Object.fromEntries(
          channels.map((channel) => [channel, reachedBy(playerId, channel)]),
        ) as Reached,
      ]),
    );
  };
}

export type Reach = ReturnType<typeof createReach>;
