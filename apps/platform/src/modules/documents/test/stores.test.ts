import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFileSeal } from '../sealing.ts';
import { createFolderStore } from '../stores/folder-store.ts';
import { createBucketStore } from '../stores/s3-store.ts';
import type { FileStore } from '../stores/store.ts';

const folder = await mkdtemp(path.join(os.tmpdir(), 'pierlight-documents-'));
const nameOf = () => randomBytes(32).toString('hex');

/** What of S3 the store speaks: objects of one bucket, listed two at a time, signed by whoever knows the key. */
const objects = new Map<string, Buffer>();
const unsigned: string[] = [];
const bucketServer = createServer(async (request, response) => {
  const url = new URL(request.url ?? '', 'http://bucket');
  const key = decodeURIComponent(url.pathname.replace('/papers/', ''));
  if (!/^AWS4-HMAC-SHA256 Credential=key-id\//.test(request.headers.authorization ?? ''))
    unsigned.push(request.url ?? '');
  const body = await buffer(request);
  if (request.method === 'PUT') objects.set(key, body);
  if (request.method === 'DELETE') objects.delete(key);
  if (request.method !== 'GET')
    return void response.writeHead(request.method === 'PUT' ? 200 : 204).end();
  if (url.searchParams.get('list-type') === '2') {
    const from = Number(url.searchParams.get('continuation-token') ?? 0);
    const all = [...objects.keys()].filter((one) =>
      one.startsWith(url.searchParams.get('prefix') ?? ''),
    );
    const next =
      from + 2 < all.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
    const contents = all
      .slice(from, from + 2)
      .map(
        (one) =>
          `<Contents><Key>${one}</Key><LastModified>2026-11-27T01:02:03.000Z</LastModified></Contents>`,
      );
    response.writeHead(200, { 'content-type': 'application/xml' });
    return void response.end(
      `<ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
    );
  }
  const found = objects.get(key);
  response.writeHead(found ? 200 : 404, {
    'content-type': found ? 'binary/octet-stream' : 'application/xml',
  });
  response.end(found ?? '<Error><Code>NoSuchKey</Code></Error>');
});
let endpoint = '';
beforeAll(async () => {
  await new Promise<void>((listening) => bucketServer.listen(0, '127.0.0.1', listening));
  endpoint = `http://127.0.0.1:${(bucketServer.address() as AddressInfo).port}`;
});
afterAll(async () => {
  bucketServer.closeAllConnections();
  bucketServer.close();
  await rm(folder, { recursive: true, force: true });
});

const namesIn = async (store: FileStore): Promise<string[]> => {
  const names: string[] = [];
  for await (const { name, storedAt } of store.list()) {
    expect(storedAt).toBeInstanceOf(Date);
    names.push(name);
  }
  return names.sort();
};

describe.each([
  ['a folder', () => createFolderStore(folder)],
  [
    'a bucket',
    () =>
      createBucketStore({
        ...{
          endpoint,
          region: 'eu-central-1',
          bucket: 'papers',
          keyId: 'key-id',
          secret: 'secret',
        },
      }),
  ],
] as const)('files in %s', (_what, open) => {
  test('are there once they are put, listed, and gone once they are removed', async () => {
    const store = open();
    expect(await namesIn(store)).toEqual([]);
    const files = new Map(Array.from({ length: 5 }, () => [nameOf(), randomBytes(2_000)]));
    for (const [name, bytes] of files) await store.put(name, bytes);
    for (const [name, bytes] of files) expect((await store.get(name))?.equals(bytes)).toBe(true);
    expect(await namesIn(store)).toEqual([...files.keys()].sort());
    const [first = ''] = files.keys();
    await store.remove(first);
    await store.remove(first);
    expect(await store.get(first)).toBeNull();
    expect(await namesIn(store)).toHaveLength(4);
  });
});

test('every call to a bucket is signed, and stays below its own part of it', () => {
  expect(unsigned).toEqual([]);
  for (const key of objects.keys()) expect(key).toMatch(/^documents\/[0-9a-f]{64}$/);
});

test('[P-30] a folder gives no name that it would not give, and only its owner reads it', async () => {
  const store = createFolderStore(folder);
  for (const name of ['../../etc/passwd', '..', 'a', `${nameOf()}/../x`, `${nameOf()}\0`]) {
    await expect((async () => store.get(name))()).rejects.toThrow('another name');
    await expect((async () => store.put(name, Buffer.alloc(1)))()).rejects.toThrow('another name');
  }
  const name = nameOf();
  await store.put(name, Buffer.from('bytes'));
  const place = path.join(folder, name.slice(0, 2), name);
  expect((await stat(place)).mode & 0o777).toBe(0o600);
  expect((await stat(path.dirname(place))).mode & 0o777).toBe(0o700);
  // A draft that somebody died over is listed under its own name, and can be removed.
  await writeFile(`${place}.new`, 'half');
  expect(await namesIn(store)).toContain(`${name}.new`);
  await store.remove(`${name}.new`);
  expect(await readdir(path.dirname(place))).toEqual([name]);
  expect(await readFile(place, 'utf8')).toBe('bytes');
});

test('[P-30] a file opens under its own name and key only, unchanged, and under old keys that are still known', () => {
  const key = (id: string) => ({ id, key: randomBytes(32) });
  const [old, young] = [key('k1'), key('k2')];
  const before = createFileSeal([old]);
  const [name, other] = [nameOf(), nameOf()];
  const bytes = Buffer.from('PLANTED-NAME on a passport');
  const sealed = before.seal(name, bytes);
  expect(sealed.includes('PLANTED')).toBe(false);
  const after = createFileSeal([young, old]);
  expect([before.keyId, after.keyId]).toEqual(['k1', 'k2']);
  expect(after.open(name, 'k1', sealed)).toEqual(bytes);
  expect(() => after.open(other, 'k1', sealed)).toThrow();
  expect(() => after.open(name, 'k2', sealed)).toThrow();
  expect(() => createFileSeal([young]).open(name, 'k1', sealed)).toThrow('no key k1');
  for (let at = 0; at < sealed.length; at += 7) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => after.open(name, 'k1', changed)).toThrow();
  }
  expect(() => createFileSeal([])).toThrow('no key');
});
