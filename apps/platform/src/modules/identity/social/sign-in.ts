import type { SocialAnswer, SocialOutcome } from '@pierlight/contract/identity/social';
import type { Clock } from '../../../kernel/clock.ts';
import type { Admission, Admitted } from '../admission.ts';
import type { IdentityRepository } from '../repository.ts';
import type { Device } from '../sessions.ts';
import type { IdentityProvider, ProvidedPerson } from './provider.ts';
import type { SocialRepository } from './repository.ts';
import { newSecret, type RoundTrip, sha256 } from './round-trip.ts';

/** How long they may take over the rest of a registration. */
const ticketLife = 30 * 60_000;

export interface SocialSignInDeps {
  readonly social: SocialRepository;
  readonly credentials: Pick<IdentityRepository, 'credentialByEmail'>;
  readonly admission: Admission;
  readonly providers: readonly IdentityProvider[];
  readonly roundTrip: RoundTrip;
  readonly clock: Clock;
}

type Unfinished = Extract<SocialOutcome, { readonly ticket: string }>;

export type SocialResult = { readonly outcome: 'admitted'; readonly result: Admitted } | Unfinished;

/** Signing in at a provider, from the press of a button to a session or a ticket. */
export function createSocialSignIn(deps: SocialSignInDeps) {
  const { social, clock, roundTrip } = deps;

  async function ticketFor(
    signInId: string,
    provider: IdentityProvider,
    person: ProvidedPerson,
  ): Promise<Unfinished> {
    const ticket = newSecret();
    // An address that nobody vouches for proves nothing about the account that has it.
    const vouched = person.isEmailVerified ? person.email : null;
    const owner = vouched === null ? undefined : await deps.credentials.credentialByEmail(vouched);
    await social.giveTicket({
      id: signInId,
      ticketHash: sha256(ticket),
      expiresAt: new Date(clock.now().getTime() + ticketLife),
      person,
      playerId: owner?.playerId ?? null,
    });
    const shown = { id: provider.id, name: provider.name };
    if (owner && vouched !== null)
      return { outcome: 'linkNeeded', provider: shown, ticket, email: vouched };
    const { email, isEmailVerified, firstName, lastName } = person;
    return {
      outcome: 'registrationNeeded',
      provider: shown,
      ticket,
      person: { email, isEmailVerified, firstName, lastName },
    };
  }

  return {
    /** What the site offers. */
    providers: () => deps.providers.map(({ id, name }) => ({ id, name })),

    /** Begins a sign-in, bound to the browser that asks. @throws as the round trip does */
    start: (input: { readonly provider: string; readonly locale: string }, held: string | null) =>
      roundTrip.begin(input, held),

    /** Ends a sign-in. @throws as the round trip does */
    async finish(
      input: SocialAnswer,
      browser: string | null,
      device: Device,
    ): Promise<SocialResult> {
      const { id, provider, person } = await roundTrip.end(input, browser);
      const account = await social.accountBySubject(provider.id, person.subject);
      if (!account) return ticketFor(id, provider, person);
      const result = await deps.admission.admit({
        playerId: account.playerId,
        way: 'social',
        visitor: input.fingerprint,
        device,
        affiliateTag: input.affiliateTag,
        // A link that was removed meanwhile must not leave a session behind.
        holds: (tx) => social.holdAccount(tx, account.id),
      });
      return { outcome: 'admitted', result };
    },

    /** Removes sign-ins that are long over. */
    async forget(): Promise<void> {
      await social.forget(new Date(clock.now().getTime() - 24 * 60 * 60_000));
    },
  };
}

export type SocialSignIn = ReturnType<typeof createSocialSignIn>;
