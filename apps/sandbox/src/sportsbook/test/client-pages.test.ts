import { once } from 'node:events';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startBook, type TestBook } from './operator.ts';

let book: TestBook;
beforeEach(async () => {
  book = await startBook();
});
afterEach(() => book.close());

const get = (url: string, headers = {}) => book.app.inject({ method: 'GET', url, headers });

it("the client's script may be loaded by any page, and asks nothing of the page's policy but scripts and calls", async () => {
  const script = await get('/bt-renderer.js', { origin: 'https://casino.example' });
  expect(script.statusCode).toBe(200);
  expect(script.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  // A classic script: one that a page loads without saying that it is a module.
  expect(() => new Function(script.body)).not.toThrow();
  const demo = await get('/client-demo/event/some-event?lang=ar');
  expect(demo.statusCode).toBe(200);
  const policy = String(demo.headers['content-security-policy']);
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe');
});

it('the feed is open to the page of the book itself, and to no neighbour of it', async () => {
  await book.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = book.app.server.address() as { port: number };
  const open = (origin: string) => new WebSocket(`ws://127.0.0.1:${port}/feed`, { origin });
  const own = open(`http://127.0.0.1:${port}`);
  await once(own, 'open');
  own.terminate();
  for (const origin of [`http://127.0.0.1:${port + 1}`, 'null']) {
    const [error] = await once(open(origin), 'error');
    expect(String(error)).toContain('403');
  }
});
