import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32, deflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPictures } from '../adapters/pictures.ts';

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG of so many black pixels, which packs to almost nothing. */
function png(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const rows = Buffer.alloc(Math.min(height, 100) * (1 + Math.ceil(width / 8)));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const svg = (attributes: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0"/></svg>`);

const files: Readonly<Record<string, { readonly type: string; readonly body: Buffer }>> = {
  '/small.png': { type: 'image/png', body: png(200, 300) },
  '/mislabelled.svg': { type: 'text/html', body: svg('width="200" height="300"') },
  '/page.png': { type: 'image/png', body: Buffer.from('<!doctype html><script>1</script>') },
  '/empty.png': { type: 'image/png', body: Buffer.alloc(0) },
  '/gif.png': { type: 'image/png', body: Buffer.from('R0lGODlhAQABAAAAACw=', 'base64') },
  '/program.svg': { type: 'image/svg+xml', body: Buffer.from('MZ\u0090\u0000') },
  '/bomb.png': { type: 'image/png', body: png(30_000, 30_000) },
  '/long.png': { type: 'image/png', body: png(1, 4_097) },
  '/wide.svg': { type: 'image/svg+xml', body: svg('width="100000" height="100000"') },
  '/large.svg': {
    type: 'image/svg+xml',
    body: Buffer.concat([svg('width="1" height="1"'), Buffer.alloc(512 * 1024, ' ')]),
  },
};

const server = createServer((request, response) => {
  const file = files[request.url ?? ''];
  if (request.url === '/moved.png') response.writeHead(302, { location: '/small.png' }).end();
  else if (file) response.writeHead(200, { 'content-type': file.type }).end(file.body);
  else response.writeHead(404, { 'content-type': 'image/png' }).end(png(1, 1));
});
let origin = '';
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('a picture is what its bytes say it is', async () => {
  const fetchPicture = createPictures([origin]);
  const small = await fetchPicture(`${origin}/small.png`);
  expect(small.contentType).toBe('image/png');
  expect(small.bytes.equals(files['/small.png']?.body as Buffer)).toBe(true);
  expect(await fetchPicture(`${origin}/mislabelled.svg`)).toMatchObject({
    contentType: 'image/svg+xml',
  });
});

test.each([
  ['/page.png', 'not a picture'],
  ['/empty.png', 'not a picture'],
  ['/gif.png', 'not a picture we serve'],
  ['/program.svg', 'not a picture'],
  ['/bomb.png', 'too many pixels: 30000 × 30000'],
  ['/long.png', 'too many pixels'],
  ['/wide.svg', 'too many pixels'],
  ['/large.svg', 'more than 524288 bytes'],
  ['/missing.png', 'answered 404'],
  ['/moved.png', 'did not answer'],
])('%s is not taken: %s', async (path, said) => {
  await expect(createPictures([origin])(`${origin}${path}`)).rejects.toThrow(said);
});

test('a picture from an origin that is not on the list is not requested', async () => {
  let calls = 0;
  server.once('request', () => {
    calls += 1;
  });
  const fetchPicture = createPictures(['https://cdn.test', 'http://127.0.0.1:9']);
  await expect(fetchPicture(`${origin}/small.png`)).rejects.toThrow('not on the list');
  expect(calls).toBe(0);
});

test('a name on the list that leads to this machine is not followed', async () => {
  const { port } = new URL(origin);
  // Ends in a dot, so that it is looked up; every resolver knows it.
  const named = `http://localhost.:${port}`;
  await expect(createPictures([named])(`${named}/small.png`)).rejects.toThrow('did not answer');
});
