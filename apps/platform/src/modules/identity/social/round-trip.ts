import { createHash, randomBytes } from 'node:crypto';
import type { SocialLinkAnswer } from '@pierlight/contract/identity/social';
import type { Clock } from '../../../kernel/clock.ts';
import type { Database, Tx } from '../../../kernel/db/database.ts';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import type { Session } from '../../../kernel/http/api-context.ts';
import type { Ids } from '../../../kernel/ids.ts';
import { type IdentityProvider, IdentityProviderFailure, type ProvidedPerson } from './provider.ts';
import type { SocialRepository } from './repository.ts';

/** How long somebody may take at the provider, in milliseconds. */
const signInLife = 10 * 60_000;

export interface RoundTripDeps {
  readonly db: Database;
  readonly social: SocialRepository;
  readonly providers: readonly IdentityProvider[];
  readonly clock: Clock;
  readonly ids: Ids;
}

/** A round trip that is over: whom the provider proved. */
export interface Returned {
  readonly id: string;
  readonly provider: IdentityProvider;
  readonly person: ProvidedPerson;
}

export const sha256 = (text: string) => createHash('sha256').update(text).digest();
export const newSecret = () => randomBytes(32).toString('base64url');

/** A cookie of ours; anything else in its place is none. */
const looksOwn = (text: string | null): text is string => text !== null && /^[\w-]{43}$/.test(text);

/**
 * The way to a provider's page and back, bound to the browser that goes it; one that is to end in a link
 * is bound to the player's session besides.
 */
export function createRoundTrip(deps: RoundTripDeps) {
  const { social, clock, ids } = deps;
  const byId = new Map(deps.providers.map((provider) => [provider.id, provider]));

  const providerOf = (id: string): IdentityProvider => {
    const provider = byId.get(id);
    if (!provider) throw new DomainError('notFound');
    return provider;
  };

  return {
    /**
     * @param held the browser's secret, where it has one: several tabs share it
     * @param linking the session that links what will be proven; null for a sign-in
     * @param alongside what else belongs to the beginning, within its transaction
     * @returns where to send the browser, and the secret it keeps
     * @throws DomainError notFound; socialProviderUnavailable
     */
    async begin(
      input: { readonly provider: string; readonly locale: string },
      held: string | null,
      linking: Session | null = null,
      alongside: (tx: Tx) => Promise<void> = async () => {},
    ) {
      const provider = providerOf(input.provider);
      const browser = looksOwn(held) ? held : newSecret();
      // Language and kind stand in the state, so that whoever comes back is led on rightly.
      const kind = linking === null ? '' : 'link.';
      const secrets = {
        state: `${input.locale}.${kind}${newSecret()}`,
        nonce: newSecret(),
        codeVerifier: newSecret(),
      };
      const authorizationUrl = await provider.authorizationUrl(secrets, input.locale).catch(worded);
      const at = clock.now();
      await deps.db.transaction().execute(async (tx) => {
        await alongside(tx);
        await social.begin(tx, {
          id: ids.next(),
          provider: provider.id,
          stateHash: sha256(secrets.state),
          browserHash: sha256(browser),
          secrets: { nonce: secrets.nonce, codeVerifier: secrets.codeVerifier },
          at,
          expiresAt: new Date(at.getTime() + signInLife),
          linking,
        });
      });
      return { authorizationUrl, browser };
    },

    /**
     * Uses the state up, for the first who brings it together with the browser's secret, in the session
     * it was made in, whatever comes of it.
     * @throws DomainError socialStateUnknown; socialProviderUnavailable; socialRefused
     */
    async end(
      input: SocialLinkAnswer,
      browser: string | null,
      linking: Session | null = null,
    ): Promise<Returned> {
      if (!looksOwn(browser)) throw new DomainError('socialStateUnknown');
      const proof = {
        stateHash: sha256(input.state),
        browserHash: sha256(browser),
        at: clock.now(),
      };
      const begun = await deps.db.transaction().execute(async (tx) => {
        const taken = await social.take(tx, proof, linking);
        if (taken) await social.markAnswered(tx, taken.id, proof.at);
        return taken;
      });
      if (!begun?.secrets) throw new DomainError('socialStateUnknown');
      const provider = providerOf(begun.provider);
      const person = await provider
        .identify(input, { state: input.state, ...begun.secrets })
        .catch(worded);
      return { id: begun.id, provider, person };
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

export type RoundTrip = ReturnType<typeof createRoundTrip>;
