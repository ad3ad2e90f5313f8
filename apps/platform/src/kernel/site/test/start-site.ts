import { onTestFinished } from 'vitest';
import { createHttpServer } from '../../http/server.ts';
import { systemIds } from '../../ids.ts';
import { createLogger } from '../../log/logger.ts';
import { createMetrics } from '../../metrics/metrics.ts';
import { createPageCache } from '../page-cache.ts';
import { createRenderQueue } from '../render-queue.ts';
import type { Site } from '../site.ts';
import { registerSiteRoutes } from '../site-routes.ts';

const tokenOf = (request: Request) =>
  /access_token=(\w+)/.exec(request.headers.get('cookie') ?? '')?.[1] ?? null;

interface SiteOptions {
  readonly status?: number;
  /** What every page holds beside. */
  readonly filler?: string;
  readonly rendersPerMinute?: number;
  readonly atOnce?: number;
  readonly waiting?: number;
  readonly ofOneNetwork?: number;
  readonly answerForm?: Site['answerForm'];
  /** Awaited by every render. */
  readonly until?: () => Promise<unknown>;
}

/** A site whose pages tell who they were made for, and how many were made. */
export async function startSite(options: SiteOptions = {}) {
  let at = 0;
  let made = 0;
  let asked = 0;
  const refused: string[] = [];
  const onRefused = (reason: string) => void refused.push(reason);
  const site: Site = {
    render: async (request, { nonce, country }) => {
      made += 1;
      const number = made;
      await options.until?.();
      const who = tokenOf(request) ?? 'guest';
      const { 'user-agent': agent, referer } = Object.fromEntries(request.headers);
      const of = [who, country, agent, referer, number].map((told) => told ?? 'nothing').join(' ');
      return new Response(
        `<p>${of}<style nonce="${nonce}"></style><script nonce="${nonce}"></script>${options.filler ?? ''}`,
        {
          status: options.status ?? 200,
          headers: { 'content-type': 'text/html', 'set-cookie': 'secret=1' },
        },
      );
    },
    letsInTags: (request) => request.headers.get('cookie')?.includes('consent=1.') ?? false,
    answerForm: options.answerForm ?? (async () => null),
    cookieOfChoice: (form, secure) => `consent=${form}; ${secure ? 'Secure' : 'plain'}`,
    guestPage: (request, country) => {
      asked += 1;
      if (tokenOf(request) !== null) return null;
      const { origin, pathname } = new URL(request.url);
      return { key: `${pathname} ${country}`, url: `${origin}${pathname}` };
    },
  };
  const app = await createHttpServer({
    log: createLogger('fatal'),
    ids: systemIds,
    metrics: createMetrics(),
    trusts: () => true,
    requestsPerMinute: 1_000_000,
  });
  await registerSiteRoutes(app, {
    site,
    clientBuild: null,
    thirdParties: { tagManagerId: 'GTM-TEST1', chat: null },
    fingerprintStart: 'startup',
    callApi: async () => new Response(null, { status: 404 }),
    cache: createPageCache({ freshMs: 5_000, staleMs: 60_000, maxBytes: 1_000_000, now: () => at }),
    publicOrigin: 'https://pierlight.test',
    origins: {
      ...{
        frames: [],
        forms: [],
        sockets: [],
        chat: null,
        book: null,
        reloadSocket: null,
        secure: true,
        takesPictures: true,
      },
      verification: { scripts: [], frames: [] },
    },
    redirectOf: async (pathname) =>
      pathname === '/moved' ? { status: 302, location: 'https://partner.example/' } : null,
    trusts: () => true,
    renders: createRenderQueue({
      atOnce: options.atOnce ?? 8,
      waiting: options.waiting ?? 1_000,
      ofOneNetwork: options.ofOneNetwork ?? 1_000,
      onRefused,
    }),
    rendersPerMinute: options.rendersPerMinute ?? 1_000,
    onRefused,
    busyTexts: async (pathname) => ({
      language: pathname.startsWith('/de') ? 'de' : 'en',
      title: 'Busy & "full"',
      description: 'Come back.',
      retry: 'Again',
    }),
  });
  onTestFinished(() => app.close());
  return {
    app,
    later: (milliseconds: number) => {
      at += milliseconds;
    },
    made: () => made,
    /** How many pages were requested. */
    asked: () => asked,
    refused,
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    get: async (cookie = '', headers: Record<string, string> = {}, url = '/') =>
      app.inject({ url, headers: { cookie, 'user-agent': 'somebody', ...headers } }),
  };
}
