import { AsyncLocalStorage } from 'node:async_hooks';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test, vi } from 'vitest';
import { createLogger } from '../../log/logger.ts';
import type { Site, SiteRequestContext } from '../site.ts';
import { joinedPieces } from '../thread/joined-pieces.ts';
import { loadThreadedSite } from '../thread/threaded-site.ts';

const build = fileURLToPath(new URL('./built-site', import.meta.url));
const log = createLogger('fatal');
let site: Site;

beforeAll(async () => {
  site = await loadThreadedSite({ build, log });
});

const context = (fetchApi: SiteRequestContext['fetchApi'] = async () => new Response('')) => ({
  nonce: 'n',
  fetchApi,
  country: null,
  publicOrigin: 'https://site.test',
  thirdParties: { tagManagerId: null, chat: null },
  fingerprintStart: 'startup' as const,
  isTraced: false,
});
const page = (address: string, fetchApi?: SiteRequestContext['fetchApi'], of = site) =>
  of.render(
    new Request(`https://site.test${address}`, { headers: { cookie: 'a=1' } }),
    context(fetchApi),
  );

test('a page comes with its status, its headers and all of its body', async () => {
  const answer = await page('/?pieces=300');
  expect([answer.status, answer.headers.get('x-cookie'), answer.headers.get('x-nonce')]).toEqual([
    200,
    'a=1',
    'n',
  ]);
  const lines = (await answer.text()).split('\n');
  expect([lines.length, lines[299]]).toEqual([301, 'piece 300 ']);
  const elsewhere = await page('/leads');
  expect([elsewhere.status, elsewhere.headers.get('location'), elsewhere.body]).toEqual([
    302,
    '/',
    expect.anything(),
  ]);
  expect(await elsewhere.text()).toBe('');
});

test('its calls are answered in the context of its own visit, also while the body is written', async () => {
  const visit = new AsyncLocalStorage<string>();
  const visits = ['anna', 'bert'].map((name) =>
    visit.run(name, async () =>
      (
        await page('/?pieces=3&call', async (request) => {
          await new Promise((resolve) => setTimeout(resolve, 5));
          return new Response(`${visit.getStore()} ${new URL(request.url).pathname}`);
        })
      ).text(),
    ),
  );
  expect(await Promise.all(visits)).toEqual(
    ['anna', 'bert'].map(
      (name) => `piece 1 ${name} /api/1\npiece 2 ${name} /api/2\npiece 3 ${name} /api/3\n`,
    ),
  );
});

test('a call that fails, a page that fails and a body that breaks are told as they are', async () => {
  const refusing = page('/?call', async () => {
    throw new Error('no answer');
  });
  await expect(refusing.then((answer) => answer.text())).rejects.toThrow('no answer');
  await expect(page('/throws')).rejects.toThrow('no page');
  const answer = await page('/breaks?pieces=2');
  await expect(answer.text()).rejects.toThrow('broken in the middle');
  expect(await (await page('/')).text()).toBe('piece 1 \n');
});

test('[P-66] a page that takes long keeps nothing else in this thread waiting', async () => {
  const slow = page('/stops?ms=400');
  const began = performance.now();
  let turns = 0;
  while (performance.now() - began < 300) {
    await new Promise((resolve) => setImmediate(resolve));
    turns += 1;
  }
  expect(turns).toBeGreaterThan(100);
  expect(await (await slow).text()).toBe('at last');
});

test('no more of a page is written than is read, and nothing once nobody reads it', async () => {
  const answer = await page('/endless');
  const reader = answer.body?.getReader();
  expect((await reader?.read())?.value?.byteLength).toBeGreaterThan(0);
  await reader?.cancel();
  expect(await (await page('/')).text()).toBe('piece 1 \n');
});

test.each(['/dies', '/fills'])(
  '[P-66] a thread that ends at %s takes the pages under way along, and nothing else',
  async (address) => {
    const own = await loadThreadedSite({ build, log, heapMib: 64 });
    const open = await page('/endless', undefined, own);
    await expect(page(address, undefined, own)).rejects.toMatchObject({ errorName: 'unavailable' });
    await expect(open.text()).rejects.toMatchObject({ errorName: 'unavailable' });
    await vi.waitFor(
      async () => expect(await (await page('/', undefined, own)).text()).toBe('piece 1 \n'),
      { timeout: 10_000 },
    );
  },
  20_000,
);

test('a site that is not built is told at the start', async () => {
  await expect(loadThreadedSite({ build: '/nowhere', log })).rejects.toThrow('npm run build');
});

test('pieces that are there at once come as one', async () => {
  const source = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let piece = 0; piece < 50; piece += 1) controller.enqueue(Buffer.from('a'));
      setTimeout(() => {
        controller.enqueue(Buffer.from('b'));
        controller.close();
      }, 20);
    },
  });
  const reader = joinedPieces(source);
  const read = [await reader.read(), await reader.read(), await reader.read()];
  expect(read.map((piece) => piece && Buffer.from(piece).toString())).toEqual([
    'a'.repeat(50),
    'b',
    null,
  ]);
});
