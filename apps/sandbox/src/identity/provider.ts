import { setTimeout as pause } from 'node:timers/promises';
import { interactionPolicy, type KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { ProviderKeys } from './keys.ts';
import type { Person } from './people.ts';
import { createRecords } from './records.ts';

export interface ProviderOptions {
  /** Public origin of the provider, which is its issuer. */
  readonly issuer: string;
  readonly keys: ProviderKeys;
  /** The site that may send people here, and where it wants them back. */
  readonly client: {
    readonly id: string;
    readonly secret: string;
    readonly redirectUri: string;
  };
  readonly personBy: (sub: string) => Person | undefined;
  /** How long the answer about a slow person takes, in milliseconds. */
  readonly slowMs: number;
  readonly clock: { now(): Date };
  /** An HTML page that says what went wrong, for a person who cannot be sent back. */
  readonly errorPage: (acceptLanguage: string | undefined) => string;
}

/** The page is shown every time, so that somebody else can be chosen. */
function alwaysAsking() {
  const { Check, base } = interactionPolicy;
  const policy = base();
  policy
    .get('login')
    ?.checks.add(
      new Check('person_not_chosen', 'a person has to be chosen', (ctx) =>
        ctx.oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    );
  return policy;
}

/**
 * An OpenID provider of one client: the authorization code flow, with PKCE or not at all. What it
 * tells of people is at the userinfo endpoint; an ID token carries the subject only.
 */
export function createProvider(options: ProviderOptions): Provider {
  const { client } = options;
  const records = createRecords(() => options.clock.now().getTime());
  const provider = new Provider(options.issuer, {
    adapter: records,
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [client.redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    scopes: ['openid', 'email', 'profile'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    pkce: { required: () => true },
    jwks: { keys: [options.keys.signing] },
    cookies: {
      keys: [options.keys.cookieKey],
      names: {
        session: 'lantern_session',
        interaction: 'lantern_sign_in',
        resume: 'lantern_resume',
      },
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    ttl: {
      AccessToken: 300,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 300,
      Interaction: 600,
      Session: 600,
    },
    interactions: {
      policy: alwaysAsking(),
      url: (_ctx, interaction) => `/sign-in/${interaction.uid}`,
    },
    findAccount: (_ctx, sub) => {
      const person = options.personBy(sub);
      if (!person) return undefined;
      return { accountId: sub, claims: () => claimsOf(person) };
    },
    renderError: (ctx) => {
      ctx.type = 'html';
      ctx.body = options.errorPage(ctx.get('accept-language'));
    },
  });
  provider.use(async (ctx: KoaContextWithOIDC, next: () => Promise<unknown>) => {
    await next();
    const { route, entities } = ctx.oidc ?? {};
    const sub = route === 'token' ? entities?.AuthorizationCode?.accountId : undefined;
    if (sub !== undefined && options.personBy(sub)?.isSlow) await pause(options.slowMs);
  });
  return provider;
}

function claimsOf(person: Person) {
  const { sub, givenName, familyName, email, isEmailVerified } = person;
  const name = [givenName, familyName].filter((part) => part !== null).join(' ');
  return {
    sub,
    ...(name ? { name, given_name: givenName, family_name: familyName } : {}),
    ...(email === null ? {} : { email, email_verified: isEmailVerified }),
  };
}
