import fastify from 'fastify';
import { expect, test } from 'vitest';
import { type ListedPage, registerSitemapRoutes } from '../sitemap.ts';

const publicOrigin = 'https://site.test';

function serve(pages: Record<string, readonly ListedPage[]>, isIndexed = true) {
  const app = fastify();
  app.setErrorHandler((_error, _request, reply) => reply.status(404).send());
  registerSitemapRoutes(app, {
    publicOrigin,
    locales: ['en', 'pt-br', 'ar'],
    isIndexed,
    pages: async () => pages,
  });
  return async (url: string) => {
    const { statusCode, body } = await app.inject(url);
    return { statusCode, body };
  };
}

const games = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ path: `/games/g${index}` }));

test('[2.1-41] every public page is named in every language, each beside all the others', async () => {
  const changedAt = new Date('2026-11-01T10:00:00Z');
  const get = serve({ pages: [{ path: '/' }], games: [{ path: '/games/a', changedAt }] });
  expect((await get('/sitemap.xml')).body).toContain(
    '<loc>https://site.test/sitemaps/games-1.xml</loc>',
  );
  const { body } = await get('/sitemaps/games-1.xml');
  expect(body.match(/<loc>[^<]*/g)).toEqual([
    '<loc>https://site.test/games/a',
    '<loc>https://site.test/pt-br/games/a',
    '<loc>https://site.test/ar/games/a',
  ]);
  expect(body.match(/hreflang="pt-BR" href="https:\/\/site\.test\/pt-br\/games\/a"/g)).toHaveLength(
    3,
  );
  expect(body).toContain('<lastmod>2026-11-01T10:00:00.000Z</lastmod>');
  expect((await get('/sitemaps/pages-1.xml')).body).toContain('<loc>https://site.test/ar</loc>');
});

test('[2.1-41] a long catalogue is divided, and nothing is lost between the files', async () => {
  const get = serve({ games: games(7000) });
  const index = (await get('/sitemap.xml')).body.match(/games-\d+/g);
  expect(index).toEqual(['games-1', 'games-2', 'games-3']);
  const counts = await Promise.all(
    [1, 2, 3].map(
      async (n) => (await get(`/sitemaps/games-${n}.xml`)).body.match(/<url>/g)?.length,
    ),
  );
  expect(counts).toEqual([9999, 9999, 1002]);
  for (const count of counts) expect(count).toBeLessThanOrEqual(50_000);
});

test('a file there is none of is not found', async () => {
  const get = serve({ games: games(1) });
  for (const file of ['games-2.xml', 'games-0.xml', 'x-1.xml', 'constructor-1.xml', 'games-1'])
    expect((await get(`/sitemaps/${file}`)).statusCode).toBe(404);
});

test('[2.1-41] a copy of the site for trying things out turns search engines away', async () => {
  const get = serve({ games: games(1) }, false);
  expect((await get('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
  expect((await get('/sitemap.xml')).statusCode).toBe(404);
  expect((await serve({})('/robots.txt')).body).toContain('Sitemap: https://site.test/sitemap.xml');
});
