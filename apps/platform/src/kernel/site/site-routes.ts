import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { Readable } from 'node:stream';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.ts';
import { refusalOf } from '../errors/problem.ts';
import { type CallInProcess, countryOf } from '../http/contract-routes.ts';
import {
  type AllowedOrigins,
  contentSecurityPolicy,
  permissionsPolicy,
} from '../http/security-headers.ts';
import type { TrustsAddress } from '../http/trusted-proxies.ts';
import type { Logger } from '../log/logger.ts';
import { isTracing } from '../tracing/tracing.ts';
import { answerBusy, type BusyTexts } from './busy-page.ts';
import { createKeptPageSender } from './kept-pages.ts';
import type { CachedPage, PageCache } from './page-cache.ts';
import { registerPostedForms } from './posted-forms.ts';
import type { RenderQueue } from './render-queue.ts';
import type { Site, SiteRequestContext, ThirdParties } from './site.ts';

export interface SiteRoutesOptions {
  readonly site: Site;
  /** Folder of the client build; null when another server (Vite) hands out the files. */
  readonly clientBuild: string | null;
  readonly callApi: CallInProcess;
  readonly cache: PageCache;
  readonly publicOrigin: string;
  readonly origins: AllowedOrigins;
  /** Where a visit of a path and query is sent instead of being shown a page; null when it may stay. */
  readonly redirectOf: (
    pathname: string,
    search: string,
  ) => Promise<{ readonly status: number; readonly location: string } | null>;
  readonly trusts: TrustsAddress;
  readonly renders: RenderQueue;
  /** Pages that no cache holds and one address may have rendered in a minute. */
  readonly rendersPerMinute: number;
  readonly onRefused: (reason: 'renders of an address') => void;
  /** What a page that could not be rendered says, in the language of its address. */
  readonly busyTexts: (pathname: string) => Promise<BusyTexts>;
  readonly thirdParties: ThirdParties;
  readonly fingerprintStart: SiteRequestContext['fingerprintStart'];
}

/** Stands for the nonce in cached pages; random, so that no content can contain it. */
const nonceMark = randomBytes(16).toString('hex');
const newNonce = () => randomBytes(16).toString('base64');

/** How long a file of the client build may be kept. */
function lifetimeOf(file: string): string {
  if (file.startsWith(`assets${path.sep}`)) return 'public, max-age=31536000, immutable';
  // These two tell whether there is a newer build.
  if (/^(sw\.js|builds[\\/]latest\.json)(\.br|\.gz)?$/.test(file)) return 'no-cache';
  return 'public, max-age=3600';
}

const kept = [
  'content-type',
  'content-language',
  'location',
  'link',
  'set-cookie',
  'x-robots-tag',
  'retry-after',
];

function headersOf(response: Response): Record<string, string> {
  return Object.fromEntries(
    kept.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    }),
  );
}

/** Mounts the site: its files, and a rendered page for every other address. */
export async function registerSiteRoutes(
  app: FastifyInstance,
  options: SiteRoutesOptions,
): Promise<void> {
  const { site, cache, callApi, publicOrigin, origins, renders, thirdParties, fingerprintStart } =
    options;
  const countRender = app.createRateLimit({
    max: options.rendersPerMinute,
    timeWindow: '1 minute',
  });

  const build = options.clientBuild;
  if (build !== null)
    await app.register(staticFiles, {
      root: build,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, file) => {
        response.header('cache-control', lifetimeOf(path.relative(build, file)));
      },
    });

  await registerPostedForms(app, { site, publicOrigin, errorHandler: tellOfOutage });

  function render(request: FastifyRequest, page: Request, nonce: string): Promise<Response> {
    const country = countryOf(request, options.trusts);
    const caller = { requestId: request.id, ip: request.ip, country, log: request.log as Logger };
    return site.render(page, {
      nonce,
      fetchApi: (call) => callApi(call, caller),
      country,
      publicOrigin,
      thirdParties,
      fingerprintStart,
      isTraced: isTracing(),
    });
  }

  function pageRequest(request: FastifyRequest): Request {
    const headers = new Headers();
    for (const name of ['cookie', 'accept-language', 'user-agent', 'accept', 'referer']) {
      const value = request.headers[name];
      if (typeof value === 'string') headers.set(name, value);
    }
    return new Request(`${publicOrigin}${request.url}`, { headers });
  }

  /** The same page requested by nobody in particular: what the answer may depend on is in the key. */
  function anonymous(page: Request, url: string): Request {
    const headers = new Headers(page.headers);
    headers.delete('user-agent');
    headers.delete('referer');
    return new Request(url, { headers });
  }

  async function renderForCache(request: FastifyRequest, page: Request): Promise<CachedPage> {
    const response = await render(request, page, nonceMark);
    const text = await response.text();
    const { 'set-cookie': cookie, ...headers } = headersOf(response);
    return {
      status: response.status,
      // A page is kept for others, an answer that leads elsewhere is not; only that may set a cookie.
      headers:
        response.status === 200 || cookie === undefined
          ? headers
          : { ...headers, 'set-cookie': cookie },
      parts: text.split(nonceMark).map((part) => Buffer.from(part)),
    };
  }

  /** Counts a render for the address that causes it. @throws DomainError unavailable beyond its bound */
  async function count(request: FastifyRequest): Promise<void> {
    const counted = await countRender(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    options.onRefused('renders of an address');
    throw new DomainError('unavailable', { retryAfterSeconds: counted.ttlInSeconds });
  }

  /** Renders what no cache holds, through the queue of renders. */
  async function queuedRender<Page>(
    request: FastifyRequest,
    make: () => Promise<Page>,
  ): Promise<Page> {
    await count(request);
    return renders.render(request.ip, make);
  }

  /** The page of a key as it is kept, or made for all who ask for it meanwhile. */
  async function cachedPage(key: string, request: FastifyRequest, page: Request) {
    const make = () => renderForCache(request, page);
    let isOurs = false;
    const get = () =>
      cache.get(key, async (isRefresh) => {
        isOurs = true;
        if (!isRefresh) return queuedRender(request, make);
        await count(request);
        return renders.refresh(make);
      });
    try {
      return await get();
    } catch (error) {
      // We joined somebody who is beyond a bound of their own.
      if (!isOurs && error instanceof DomainError) return get();
      throw error;
    }
  }

  const sendKept = createKeptPageSender(() => performance.now());
  const hasTags = thirdParties.tagManagerId !== null;

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    // Joined as text: resolved as an address, "//elsewhere" would leave the site.
    if (!request.url.startsWith('/') || !URL.canParse(`${publicOrigin}${request.url}`))
      throw new DomainError('malformedRequest');
    const page = pageRequest(request);
    const { pathname, search } = new URL(page.url);
    const redirect = await options.redirectOf(pathname, search);
    if (redirect)
      return reply
        .status(redirect.status)
        .header('location', redirect.location)
        .header('cache-control', 'private, no-cache')
        .send('');
    const nonce = newNonce();
    reply.header(
      'content-security-policy',
      contentSecurityPolicy(nonce, origins, { tags: hasTags && site.letsInTags(page) }),
    );
    reply.header('permissions-policy', permissionsPolicy(origins));
    reply.header('vary', 'cookie, accept-language');
    const guests = site.guestPage(page, countryOf(request, options.trusts));
    if (guests) {
      const shared = await cachedPage(guests.key, request, anonymous(page, guests.url));
      // Where it leads on, all that the address carries goes along.
      const cached =
        shared.status === 200 || guests.url === page.url
          ? shared
          : await queuedRender(request, () => renderForCache(request, anonymous(page, page.url)));
      reply
        .status(cached.status)
        .headers(cached.headers)
        .header('cache-control', 'private, no-cache');
      return sendKept(request, reply, cached, Buffer.from(nonce));
    }
    const response = await queuedRender(request, () => render(request, page, nonce));
    reply
      .status(response.status)
      .headers(headersOf(response))
      .header('cache-control', 'private, no-store');
    return reply.send(response.body ? Readable.fromWeb(response.body as never) : '');
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    config: { isVisit: true },
    handler: answer,
    errorHandler: tellOfOutage,
  });

  /** Visitors are told on a page, whichever bound or outage it was; the rest is told as everywhere. */
  async function tellOfOutage(error: unknown, request: FastifyRequest, reply: FastifyReply) {
    const { status, options: told } = refusalOf(error);
    if (status !== 503) throw error;
    // As in `answer`: no address leads off the site.
    const asked = URL.parse(`${publicOrigin}${request.url}`) ?? new URL(publicOrigin);
    const texts = await options.busyTexts(asked.pathname);
    return answerBusy(
      reply,
      `${publicOrigin}${asked.pathname}${asked.search}`,
      texts,
      told.retryAfterSeconds ?? 5,
    );
  }
}
