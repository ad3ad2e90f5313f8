import { normaliseEmail } from '@pierlight/validation/email';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  type CustomFetch,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  ResponseBodyError,
} from 'openid-client';
import { z } from 'zod';
import { type Clock, isYounger } from '../../../kernel/clock.ts';
import { createOutgoing, type Outgoing } from '../../../kernel/outgoing/outgoing.ts';
import {
  type IdentityProvider,
  IdentityProviderFailure,
  type ProvidedPerson,
} from '../social/provider.ts';

export interface OpenidProviderOptions {
  readonly id: string;
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where the provider sends people back to, as it is registered there. */
  readonly redirectUri: string;
  readonly clock: Clock;
  /** Milliseconds one of its answers may take; 5,000 unless told. */
  readonly deadline?: number;
}

/** How long a description of the provider is believed, in milliseconds. */
const descriptionAge = 60 * 60_000;

/** Bytes of the longest of its answers; descriptions and keys take a few thousand. */
const longestAnswer = 256 * 1024;

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(320).nullish().catch(null),
  // Some providers write it as a text.
  email_verified: z.union([z.boolean(), z.stringbool()]).nullish().catch(null),
  given_name: z.string().nullish().catch(null),
  family_name: z.string().nullish().catch(null),
});

/**
 * The adapter of OpenID Connect providers: discovery, the authorization code flow with PKCE, state and
 * nonce, ID tokens with a proven signature, and the userinfo endpoint for what they leave out.
 * Nothing is asked before somebody wants in, and a description that did not come is requested again.
 * What the description names beside the issuer's own origin is called by TLS and at public addresses only.
 */
export function createOpenidProvider(options: OpenidProviderOptions): IdentityProvider {
  const { clock } = options;
  const deadline = options.deadline ?? 5_000;
  const isPlain = new URL(options.issuer).protocol === 'http:';
  const call = createOutgoing({
    trusted: [options.issuer],
    named: 'anyByTls',
    deadline,
    largestAnswer: longestAnswer,
  });
  let described: { readonly at: number; readonly by: Promise<Configuration> } | null = null;

  function describe(): Promise<Configuration> {
    const now = clock.now().getTime();
    if (described && isYounger(now, described.at, descriptionAge)) return described.by;
    const by = discovery(
      new URL(options.issuer),
      options.clientId,
      options.clientSecret,
      undefined,
      {
        execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])],
        timeout: deadline / 1000,
        [customFetch]: fetchBy(call),
      },
    );
    const asked = { at: now, by };
    described = asked;
    by.catch(() => {
      if (described === asked) described = null;
    });
    return by;
  }

  async function identify(
    ...[answer, secrets]: Parameters<IdentityProvider['identify']>
  ): Promise<ProvidedPerson> {
    const config = await describe();
    const address = new URL(options.redirectUri);
    address.search = new URLSearchParams({
      code: answer.code,
      state: answer.state,
      ...(answer.iss === undefined ? {} : { iss: answer.iss }),
    }).toString();
    const tokens = await authorizationCodeGrant(config, address, {
      expectedState: secrets.state,
      expectedNonce: secrets.nonce,
      pkceCodeVerifier: secrets.codeVerifier,
      idTokenExpected: true,
    });
    const stated = claims.parse(tokens.claims());
    if (stated.email || !config.serverMetadata().userinfo_endpoint) return personOf(stated);
    const more = await fetchUserInfo(config, tokens.access_token, stated.sub);
    return personOf(claims.parse(more));
  }

  return {
    id: options.id,
    name: options.name,

    authorizationUrl: (secrets, locale) =>
      telling(async () => {
        const config = await describe();
        const url = buildAuthorizationUrl(config, {
          redirect_uri: options.redirectUri,
          scope: 'openid email profile',
          state: secrets.state,
          nonce: secrets.nonce,
          code_challenge: await calculatePKCECodeChallenge(secrets.codeVerifier),
          code_challenge_method: 'S256',
          ui_locales: locale,
        });
        return url.href;
      }),

    identify: (answer, secrets) =>
      telling(() => within(2 * deadline, () => identify(answer, secrets))),
  };
}

/** The way the protocol's library calls, by ours. It takes a `TypeError` for a call without an answer. */
function fetchBy(call: Outgoing): CustomFetch {
  return async (url, { method, headers, body }) => {
    const request = { method, headers, ...(body ? { body: String(body) } : {}) };
    const answer = await call(url, request).catch((cause: unknown) => {
      throw new TypeError('the provider was not reached', { cause });
    });
    return new Response(answer.body.length === 0 ? null : new Uint8Array(answer.body), {
      status: answer.status,
      headers: [...answer.headers],
    });
  };
}

async function within<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const over = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => over.reject(new IdentityProviderFailure('unavailable', 'it took too long')),
    milliseconds,
  );
  try {
    return await Promise.race([work(), over.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Tells a provider that is not there from one whose answer proves nobody. */
async function telling<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof IdentityProviderFailure) throw error;
    const kind = isAbsent(error) ? 'unavailable' : 'refused';
    throw new IdentityProviderFailure(kind, 'the provider did not prove anybody', error);
  }
}

/** A failed connection is a `TypeError` of fetch; a wrong argument of ours is one without a cause. */
function isAbsent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  if (code === 'OAUTH_TIMEOUT') return true;
  if (error instanceof TypeError) return cause instanceof Error;
  if (error instanceof ResponseBodyError) return error.status >= 500;
  return cause instanceof Response && cause.status >= 500;
}

function personOf(stated: z.infer<typeof claims>): ProvidedPerson {
  // An address that could not be written to is none.
  const email = normaliseEmail(stated.email ?? '');
  const { given_name: firstName, family_name: lastName } = stated;
  return {
    subject: stated.sub,
    email,
    isEmailVerified: email !== null && stated.email_verified === true,
    firstName: nameOf(firstName),
    lastName: nameOf(lastName),
  };
}

/** A name as the profile keeps them; whatever could not be one is none. */
function nameOf(text: string | null | undefined): string | null {
  const name = text?.trim() ?? '';
  return name.length > 0 && name.length <= 100 && !/\p{Cc}|\p{Cf}/u.test(name) ? name : null;
}
