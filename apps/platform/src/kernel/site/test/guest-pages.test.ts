import { afterEach, describe, expect, test } from 'vitest';
import { createHttpServer } from '../../http/server.ts';
import { systemIds } from '../../ids.ts';
import { createLogger } from '../../log/logger.ts';
import { createMetrics } from '../../metrics/metrics.ts';
import { createPageCache } from '../page-cache.ts';
import type { Site } from '../site.ts';
import { registerSiteRoutes } from '../site-routes.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const tokenOf = (request: Request) =>
  /access_token=(\w+)/.exec(request.headers.get('cookie') ?? '')?.[1] ?? null;

/** A site whose pages tell who they were made for, and how many were made. */
async function startSite(options: { status?: number } = {}) {
  let at = 0;
  let made = 0;
  const site: Site = {
    render: async (request, { nonce }) => {
      made += 1;
      const who = tokenOf(request) ?? 'guest';
      const agent = request.headers.get('user-agent') ?? 'nobody';
      return new Response(`<p>${who} ${agent} ${made}<script nonce="${nonce}"></script>`, {
        status: options.status ?? 200,
        headers: { 'content-type': 'text/html', 'set-cookie': 'secret=1' },
      });
    },
    letsInTags: (request) => request.headers.get('cookie')?.includes('consent=1.') ?? false,
    guestCacheKey: (request, country) =>
      tokenOf(request) === null ? `${new URL(request.url).pathname} ${country}` : null,
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
    callApi: async () => new Response(null, { status: 404 }),
    cache: createPageCache({ freshMs: 5_000, staleMs: 60_000, maxPages: 10, now: () => at }),
    publicOrigin: 'https://pierlight.test',
    origins: { frames: [], forms: [], sockets: [], chat: null, reloadSocket: null, secure: true },
    redirectOf: async (pathname) =>
      pathname === '/moved' ? { status: 302, location: 'https://partner.example/' } : null,
    trusts: () => true,
  });
  closing.push(() => app.close());
  return {
    later: (milliseconds: number) => {
      at += milliseconds;
    },
    made: () => made,
    get: (cookie = '', headers: Record<string, string> = {}, url = '/') =>
      app.inject({ url, headers: { cookie, 'user-agent': 'somebody', ...headers } }),
  };
}

describe('[P-35] pages of persons', () => {
  test('are made for each, never kept, and never reach anybody else', async () => {
    const { get } = await startSite();
    const anna = await get('access_token=anna');
    const bert = await get('access_token=bert');
    const guest = await get();
    expect(anna.headers['cache-control']).toBe('private, no-store');
    expect(anna.body).toContain('anna');
    expect(bert.body).not.toContain('anna');
    expect(guest.body).toContain('guest');
    expect((await get('access_token=anna')).body).not.toBe(anna.body);
  });

  test('come through a shared cache to their own player alone', async () => {
    const { get } = await startSite();
    const kept = new Map<string, Awaited<ReturnType<typeof get>>>();
    /** Keeps whatever RFC 9111 lets a cache for everybody keep, and looks at no cookie. */
    async function throughCache(cookie: string, url: string) {
      const known = kept.get(url);
      if (known) return known;
      const answer = await get(cookie, {}, url);
      const control = String(answer.headers['cache-control'] ?? '').split(/,\s*/);
      if (!control.includes('private') && !control.includes('no-store')) kept.set(url, answer);
      return answer;
    }
    for (const name of ['anna', 'bert', 'anna'])
      expect((await throughCache(`access_token=${name}`, '/')).body).toContain(`<p>${name} `);
    expect((await throughCache('', '/')).body).toContain('<p>guest ');
    expect((await throughCache('access_token=anna', '/')).body).toContain('<p>anna ');
  });

  test('leave nothing of the visitor in a page that is kept', async () => {
    const { get } = await startSite();
    const first = await get('', { 'user-agent': 'a rare browser' });
    expect(first.body).not.toContain('rare');
    expect(first.headers).not.toHaveProperty('set-cookie');
    expect(first.headers['cache-control']).toBe('private, no-cache');
    expect(first.headers.vary).toBe('cookie, accept-language');
  });
});

test('[2.1-35] an address that leads elsewhere is answered before a page is made', async () => {
  const { get, made } = await startSite();
  const answer = await get('', {}, '/moved');
  expect([answer.statusCode, answer.headers.location]).toEqual([302, 'https://partner.example/']);
  expect(answer.headers['cache-control']).toBe('private, no-cache');
  expect(made()).toBe(0);
});

describe('pages of guests', () => {
  test('[P-35] are kept apart by address and country', async () => {
    const { get, made } = await startSite();
    await get('', { 'ip-country': 'DE' });
    await get('', { 'ip-country': 'AT' });
    await get('', { 'ip-country': 'AT' }, '/categories');
    await get('', { 'ip-country': 'AT' });
    expect(made()).toBe(3);
  });

  test('[P-31] carry a nonce of their own each time they are served', async () => {
    const { get, made } = await startSite();
    const answers = await Promise.all(Array.from({ length: 20 }, () => get()));
    const nonces = answers.map(({ body, headers }) => {
      const [, nonce = ''] = /nonce="([^"]+)"/.exec(body) ?? [];
      expect(String(headers['content-security-policy'])).toContain(`'nonce-${nonce}'`);
      return nonce;
    });
    expect(new Set(nonces).size).toBe(20);
    expect(made()).toBe(1);
  });

  test('[P-35] that 200 visitors ask for at once are made once', async () => {
    const { get, made } = await startSite();
    const answers = await Promise.all(Array.from({ length: 200 }, () => get()));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(made()).toBe(1);
  });

  test('are served old for a minute while one render replaces them', async () => {
    const { get, later, made } = await startSite();
    await get();
    later(4_999);
    expect((await get()).body).toContain(' 1<');
    later(1);
    const stale = await Promise.all([get(), get(), get()]);
    for (const { body } of stale) expect(body).toContain(' 1<');
    expect((await get()).body).toContain(' 2<');
    later(66_000);
    expect((await get()).body).toContain(' 3<');
    expect(made()).toBe(3);
  });

  test('that failed are not kept', async () => {
    const { get, made } = await startSite({ status: 500 });
    await get();
    await get();
    expect(made()).toBe(2);
  });
});
