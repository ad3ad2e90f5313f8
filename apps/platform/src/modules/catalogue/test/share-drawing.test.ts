import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { drawShare } from '../adapters/share-drawing.ts';
import { createSharePainter } from '../adapters/share-painter.ts';

const svg = (content: string) => ({
  contentType: 'image/svg+xml',
  bytes: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 20 30" width="20" height="30">${content}</svg>`,
  ),
});
const filled = (colour: string) => svg(`<rect id="a" width="20" height="30" fill="${colour}"/>`);
const art = { backdrop: filled('#063'), poster: filled('#c30') };
const png = drawShare(art);

/** Each drawing starts a process. */
const processes = { timeout: 30_000 };

function sizeOf(png: Buffer) {
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

test('[2.1-41] a share picture is a PNG of 1200 by 630 that changes with either picture', () => {
  expect(sizeOf(png)).toEqual({ width: 1200, height: 630 });
  expect(drawShare({ ...art, poster: filled('#03c') })).not.toEqual(png);
  expect(drawShare({ ...art, backdrop: filled('#03c') })).not.toEqual(png);
});

test('a PNG is drawn as well as an SVG', () => {
  const poster = { contentType: 'image/png', bytes: png };
  expect(sizeOf(drawShare({ ...art, poster }))).toEqual({ width: 1200, height: 630 });
});

test.each([
  ['no SVG', { contentType: 'image/svg+xml', bytes: Buffer.from('<svg><') }],
  ['an SVG that shows nothing', svg('')],
  ['half a PNG', { contentType: 'image/png', bytes: png.subarray(0, 2000) }],
  ['a type that is not drawn', { contentType: 'image/avif', bytes: Buffer.from('ftypavif') }],
])('%s is refused rather than left out', (_name, poster) => {
  expect(() => drawShare({ ...art, poster })).toThrow('The poster shows nothing');
});

test('art reads no file and asks no address', processes, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'share-'));
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url);
    response.end(png);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const file = path.join(folder, 'secret.png');
    await writeFile(file, png);
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const image = (href: string) =>
      `<image width="20" height="30" href="${href}" xlink:href="${href}"/>`;
    const nested = (href: string) =>
      image(`data:image/svg+xml;base64,${svg(image(href)).bytes.toString('base64')}`);
    for (const href of [file, `file://${file}`, `${origin}/a.png`])
      for (const content of [image(href), nested(href)])
        expect(() => drawShare({ ...art, poster: svg(content) })).toThrow('shows nothing');
    const address = { ...art, poster: svg(nested(`${origin}/a.png`)) };
    await expect(createSharePainter()(address)).rejects.toThrow('shows nothing');
    expect(asked).toEqual([]);
  } finally {
    server.close();
    await rm(folder, { recursive: true });
  }
});

test('art that takes too long is given up, and the next is drawn', processes, async () => {
  const impatient = createSharePainter({ deadlineMs: 1 });
  await expect(impatient(art)).rejects.toThrow();
  const paint = createSharePainter();
  const broken = paint({ ...art, poster: svg('') });
  const next = paint(art);
  await expect(broken).rejects.toThrow('shows nothing');
  expect(sizeOf((await next).bytes)).toEqual({ width: 1200, height: 630 });
});

test('few may wait to be drawn', processes, async () => {
  const paint = createSharePainter({ mostWaiting: 1 });
  const first = paint(art);
  await expect(paint(art)).rejects.toThrow('Too many');
  await first;
  await expect(paint(art)).resolves.toMatchObject({ contentType: 'image/png' });
});
