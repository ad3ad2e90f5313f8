import { createHash, randomBytes } from 'node:crypto';
import type { SocialAnswer, SocialOutcome } from '@pierlight/contract/identity/social';
import type { Clock } from '../../../kernel/clock.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import type { Ids } from '../../../kernel/ids.ts';
import type { Admission, Admitted } from '../admission.ts';
import type { IdentityRepository } from '../repository.ts';
import type { Device } from '../sessions.ts';
import { type IdentityProvider, IdentityProviderFailure, type ProvidedPerson } from './provider.ts';
import type { SocialRepository } from './repository.ts';

/** How long somebody may take at the provider, in milliseconds. */
const signInLife = 10 * 60_000;
/** How long they may take over the rest of a registration. */
const ticketLife = 30 * 60_000;

export interface SocialSignInDeps {
  readonly db: Database;
  readonly social: SocialRepository;
  readonly credentials: Pick<IdentityRepository, 'credentialByEmail'>;
  readonly admission: Admission;
  readonly providers: readonly IdentityProvider[];
  readonly clock: Clock;
  readonly ids: Ids;
}

type Unfinished = Extract<SocialOutcome, { readonly ticket: string }>;

export type SocialResult = { readonly outcome: 'admitted'; readonly result: Admitted } | Unfinished;

export const sha256 = (text: string) => createHash('sha256').update(text).digest();
const secret = () => randomBytes(32).toString('base64url');

/** A cookie of ours; anything else in its place is none. */
const looksOwn = (text: string | null): text is string => text !== null && /^[\w-]{43}$/.test(text);

/** Signing in at a provider, from the press of a button to a session or a ticket. */
export function createSocialSignIn(deps: SocialSignInDeps) {
  const { social, clock, ids } = deps;
  const byId = new Map(deps.providers.map((provider) => [provider.id, provider]));

  const providerOf = (id: string): IdentityProvider => {
    const provider = byId.get(id);
    if (!provider) throw new DomainError('notFound');
    return provider;
  };

  async function ticketFor(
    signInId: string,
    provider: IdentityProvider,
    person: ProvidedPerson,
  ): Promise<Unfinished> {
    const ticket = secret();
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

    /**
     * Begins a sign-in, bound to the browser that asks.
     * @param held the browser's secret, where it has one: several tabs share it
     * @throws DomainError notFound; socialProviderUnavailable
     */
    async start(
      input: { readonly provider: string; readonly locale: string },
      held: string | null,
    ) {
      const provider = providerOf(input.provider);
      const browser = looksOwn(held) ? held : secret();
      // The language stands in the state, so that whoever comes back finds the site in it.
      const secrets = {
        state: `${input.locale}.${secret()}`,
        nonce: secret(),
        codeVerifier: secret(),
      };
      const authorizationUrl = await provider.authorizationUrl(secrets, input.locale).catch(worded);
      const at = clock.now();
      await social.begin({
        id: ids.next(),
        provider: provider.id,
        stateHash: sha256(secrets.state),
        browserHash: sha256(browser),
        secrets: { nonce: secrets.nonce, codeVerifier: secrets.codeVerifier },
        at,
        expiresAt: new Date(at.getTime() + signInLife),
      });
      return { authorizationUrl, browser };
    },

    /**
     * Ends a sign-in. Its state is used up by the first who brings it together with the browser's
     * secret, whatever comes of it.
     * @throws DomainError socialStateUnknown; socialProviderUnavailable; socialRefused
     */
    async finish(
      input: SocialAnswer,
      browser: string | null,
      device: Device,
    ): Promise<SocialResult> {
      if (!looksOwn(browser)) throw new DomainError('socialStateUnknown');
      const proof = {
        stateHash: sha256(input.state),
        browserHash: sha256(browser),
        at: clock.now(),
      };
      const signIn = await deps.db.transaction().execute(async (tx) => {
        const taken = await social.take(tx, proof);
        if (taken) await social.markAnswered(tx, taken.id, proof.at);
        return taken;
      });
      if (!signIn?.secrets) throw new DomainError('socialStateUnknown');
      const provider = providerOf(signIn.provider);
      const person = await provider
        .identify(input, { state: input.state, ...signIn.secrets })
        .catch(worded);
      const account = await social.accountBySubject(provider.id, person.subject);
      if (!account) return ticketFor(signIn.id, provider, person);
      const result = await deps.admission.admit({
        playerId: account.playerId,
        way: 'social',
        visitor: input.fingerprint,
        device,
        affiliateTag: input.affiliateTag,
        // A link that was taken away meanwhile must not leave a session behind.
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

function worded(error: unknown): never {
  if (!(error instanceof IdentityProviderFailure)) throw error;
  throw new DomainError(
    error.kind === 'unavailable' ? 'socialProviderUnavailable' : 'socialRefused',
    { cause: error },
  );
}

export type SocialSignIn = ReturnType<typeof createSocialSignIn>;
