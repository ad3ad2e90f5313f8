import path from 'node:path';
import formbody from '@fastify/formbody';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Logger } from 'pino';
import { z } from 'zod';
import { serveAssets } from '../pages/serve-assets.ts';
import { loadKeys } from './keys.ts';
import { overPage, signInPage } from './pages.ts';
import { isReadyName, type Person, personOf, readyPeople } from './people.ts';
import { createProvider } from './provider.ts';
import { languageOf } from './texts.ts';

export interface IdentityOptions {
  /** The provider's own public origin, its issuer. */
  readonly origin: string;
  /** Folder of `identity-keys.json`; made when missing. */
  readonly dataFolder: string;
  readonly client: { readonly id: string; readonly secret: string };
  /** Origin of the site; people are led back to its `/auth/callback`. */
  readonly siteOrigin: string;
  /** The name of the site as people know it. */
  readonly siteName: string;
  readonly clock: { now(): Date };
  readonly logger: Logger;
  /** How long the answer about a slow person takes, in milliseconds. */
  readonly slowMs?: number;
}

const address = z.object({
  email: z.string().trim().max(254).catch(''),
  verified: z.literal('yes').optional().catch(undefined),
});
const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Lantern ID, the sandbox's identity provider: OpenID Connect at its origin, and one page of its own
 * on which somebody to be is chosen, or the sign-in is cancelled.
 */
export async function buildIdentity(options: IdentityOptions): Promise<FastifyInstance> {
  const app = fastify({ loggerInstance: options.logger }) as unknown as FastifyInstance;
  const people = new Map<string, Person>(
    Object.values(readyPeople).map((person) => [person.sub, person]),
  );
  const provider = createProvider({
    issuer: options.origin,
    keys: loadKeys(options.dataFolder),
    client: { ...options.client, redirectUri: `${options.siteOrigin}/auth/callback` },
    personBy: (sub) => people.get(sub),
    slowMs: options.slowMs ?? 12_000,
    clock: options.clock,
    errorPage: (acceptLanguage) => overPage(languageOf(acceptLanguage)),
  });

  const policy = securityHeaders(options.siteOrigin);
  app.addHook('onRequest', async (_request, reply) => {
    // On the raw answer: what the provider writes by itself carries them too.
    for (const [name, value] of Object.entries(policy)) reply.raw.setHeader(name, value);
  });
  await app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 16_384 });
    registerPages(scope, provider, options.siteName, people);
  });
  await serveAssets(app, path.join(import.meta.dirname, 'assets'));
  app.get('/healthz', async () => ({ status: 'ok' }));

  const answer = provider.callback();
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The provider reads bodies itself.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.all('/*', async (request, reply) => {
      reply.hijack();
      await answer(request.raw, reply.raw);
    });
  });
  return app;
}

type WithUid = { Params: { uid: string } };

function registerPages(
  app: FastifyInstance,
  provider: Provider,
  site: string,
  people: Map<string, Person>,
): void {
  /** The sign-in of this browser under way, or null when it is over or another's. */
  const underWay = async (request: FastifyRequest<WithUid>, reply: FastifyReply) => {
    const details = await provider.interactionDetails(request.raw, reply.raw).catch(() => null);
    return details?.uid === request.params.uid ? details : null;
  };
  const send = (reply: FastifyReply, status: number, page: string) =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(page);
  const over = (request: FastifyRequest, reply: FastifyReply) =>
    send(reply, 404, overPage(languageOf(request.headers['accept-language'])));
  const languageFor = (asked: unknown, request: FastifyRequest) =>
    languageOf(typeof asked === 'string' ? asked : request.headers['accept-language']);

  async function enter(
    request: FastifyRequest<WithUid>,
    reply: FastifyReply,
    person: Person,
    clientId: unknown,
  ) {
    people.set(person.sub, person);
    const grant = new provider.Grant({ accountId: person.sub, clientId: String(clientId) });
    grant.addOIDCScope('openid email profile');
    const consent = { grantId: await grant.save() };
    reply.hijack();
    await provider.interactionFinished(
      request.raw,
      reply.raw,
      { login: { accountId: person.sub, remember: false }, consent },
      { mergeWithLastSubmission: false },
    );
  }

  app.get<WithUid>('/sign-in/:uid', async (request, reply) => {
    const details = await underWay(request, reply);
    if (!details) return over(request, reply);
    const language = languageFor(details.params.ui_locales, request);
    return send(reply, 200, signInPage({ language, uid: details.uid, site }));
  });

  app.post<WithUid>('/sign-in/:uid/person', async (request, reply) => {
    const details = await underWay(request, reply);
    const { person } = z.object({ person: z.string().catch('') }).parse(request.body ?? {});
    if (!details || !isReadyName(person)) return over(request, reply);
    return enter(request, reply, readyPeople[person], details.params.client_id);
  });

  app.post<WithUid>('/sign-in/:uid/address', async (request, reply) => {
    const details = await underWay(request, reply);
    if (!details) return over(request, reply);
    const { email, verified } = address.parse(request.body ?? {});
    if (!looksLikeEmail.test(email)) {
      const language = languageFor(details.params.ui_locales, request);
      return send(reply, 422, signInPage({ language, uid: details.uid, site, refused: email }));
    }
    return enter(request, reply, personOf(email, verified === 'yes'), details.params.client_id);
  });

  app.post<WithUid>('/sign-in/:uid/cancel', async (request, reply) => {
    const details = await underWay(request, reply);
    if (!details) return over(request, reply);
    reply.hijack();
    await provider.interactionFinished(
      request.raw,
      reply.raw,
      { error: 'access_denied', error_description: 'The person cancelled the sign-in' },
      { mergeWithLastSubmission: false },
    );
  });
}

/** Everything from the own origin only; a form may also lead back to the site. */
function securityHeaders(siteOrigin: string): Record<string, string> {
  return {
    'content-security-policy': `default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self' ${siteOrigin}; base-uri 'none'; frame-ancestors 'none'`,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  };
}
