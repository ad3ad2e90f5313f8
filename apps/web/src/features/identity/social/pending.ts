import type { SocialOutcome, SocialProvider } from '@pierlight/contract/identity/social';
import { tabStore } from '#shared/storage.ts';

type WithTicket = Extract<SocialOutcome, { readonly ticket: string }>;

/** A sign-in at a provider that this tab has begun, and what is left to do of it. */
export interface PendingSocial {
  readonly provider: SocialProvider;
  readonly rest?: WithTicket;
  /** Until when the ticket of the rest is good, in milliseconds since the epoch. */
  readonly until?: number;
}

const NAME = 'social-sign-in';
/** A little less than the platform's half hour. */
const TICKET_LIFE = 29 * 60_000;

/** Kept for the tab, so that it outlives the way to the provider and a reload. */
function read(): PendingSocial | null {
  if (typeof window === 'undefined') return null;
  const text = tabStore.getItem(NAME);
  if (text === null) return null;
  try {
    const pending = JSON.parse(text) as PendingSocial;
    const isOver = pending.until !== undefined && pending.until < Date.now();
    return isOver ? { provider: pending.provider } : pending;
  } catch {
    return null;
  }
}

const keep = (pending: PendingSocial) => tabStore.setItem(NAME, JSON.stringify(pending));

export const pendingSocial = {
  /** The provider that was asked last. */
  provider: (): SocialProvider | null => read()?.provider ?? null,
  begin: (provider: SocialProvider): void => keep({ provider }),
  keepRest: (rest: WithTicket): void =>
    keep({ provider: rest.provider, rest, until: Date.now() + TICKET_LIFE }),
  /** What the provider told of somebody who has no account yet. */
  registration: () => {
    const rest = read()?.rest;
    return rest?.outcome === 'registrationNeeded' ? rest : null;
  },
  /** An account that waits for its owner to sign in and be linked. */
  link: () => {
    const rest = read()?.rest;
    return rest?.outcome === 'linkNeeded' ? rest : null;
  },
  forget: (): void => tabStore.removeItem(NAME),
};
