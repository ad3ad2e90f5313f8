import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ErrorName, errorCodes } from '@pierlight/contract/common/error-codes';
import type { PlayerDocument } from '@pierlight/contract/documents/schemas';
import { pagesOfKind } from '@pierlight/contract/documents/statuses';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { systemIds } from '../../../kernel/ids.ts';
import { expectProblem } from '../../../test/expect-problem.ts';
import { type Player, usePlatform } from '../../../test/platform-fixture.ts';
import { createAdding } from '../adding.ts';
import { openFiles } from '../public.ts';
import { documentsOn } from './documents-world.ts';
import { hostileFiles, jpeg, pdf, phonePicture } from './hostile-files.ts';

const lines: string[] = [];
const platform = usePlatform({
  settings: { DOCUMENTS_WAITING: '3', DOCUMENT_MIB: '1', UPLOADS_AT_ONCE: '60' },
  log: { level: 'trace', write: (line) => void lines.push(line) },
});
const { send, document, list, stored, storeFolder } = documentsOn(platform);
let player: Player;
let stranger: Player;
beforeAll(async () => {
  player = await platform.register();
  stranger = await platform.register();
});

const fetched = (id: string, token: string) =>
  fetch(`${platform.origin}/api/player/documents/files/${id}`, {
    headers: { authorization: `Bearer ${token}` },
  });

test('[1-11] [7a-10] a player sends a document page by page, sees it and deletes it', async () => {
  const own = await platform.register();
  expect(await list(own)).toEqual([]);
  const attempt = randomUUID();
  const front = { attempt, kind: 'identityCard', page: 1, pages: 2, file: await jpeg(1) };
  const begun = (await send(own, front)).body.data as PlayerDocument;
  expect(begun).toMatchObject({
    attempt,
    kind: 'identityCard',
    status: 1,
    pages: 2,
    completedAt: null,
  });
  expect(begun.files).toMatchObject([{ page: 1, mediaType: 'image/jpeg' }]);
  const back = { ...front, page: 2, file: pdf(2), name: 'back.pdf', type: 'application/pdf' };
  const whole = (await send(own, back)).body.data as PlayerDocument;
  expect(whole).toMatchObject({ id: begun.id, status: 1, reason: null, isFinal: false });
  expect(whole.completedAt).not.toBeNull();
  expect(whole.files).toMatchObject([{ page: 1 }, { page: 2, mediaType: 'application/pdf' }]);
  expect(await list(own)).toEqual([whole]);
  const gone = await platform.call('DELETE', `/player/documents/${whole.id}`, { token: own.token });
  expect([gone.status, gone.body.data]).toEqual([200, { id: whole.id }]);
  expect(await list(own)).toEqual([]);
});

test('[3-21] documents are listed in pages, newest first', async () => {
  const own = await platform.register();
  const ids: string[] = [];
  for (let sent = 0; sent < 3; sent += 1) ids.unshift((await document(own)).id);
  const page = await platform.call('GET', '/player/documents?page=2&perPage=2', {
    token: own.token,
  });
  expect(page.body.meta).toEqual({ page: 2, perPage: 2, total: 3, totalCapped: false });
  expect(page.body.data).toMatchObject([{ id: ids[2] }]);
});

test('[P-30] the file is given to its owner alone, as a download that nothing keeps or guesses at', async () => {
  const own = await platform.register();
  const attempt = randomUUID();
  const { body } = await send(own, { attempt, kind: 'passport', file: await phonePicture() });
  const [file] = (body.data as PlayerDocument).files;
  const answer = await fetched(file?.id ?? '', own.token);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': 'attachment; filename="document.jpg"',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.length).toBe(file?.bytes);
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  expect((await fetched(file?.id ?? '', stranger.token)).status).toBe(404);
  // At rest nobody reads it.
  for (const name of await stored()) {
    const sealed = await readFile(path.join(storeFolder(), name.slice(0, 2), name));
    expect(sealed.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false);
    expect(sealed.includes(bytes.subarray(100, 150))).toBe(false);
  }
});

test('[P-30] a PDF is never shown by the browser', async () => {
  const own = await platform.register();
  const { body } = await send(own, { file: pdf(), type: 'text/html', name: 'x.html' });
  const answer = await fetched((body.data as PlayerDocument).files[0]?.id ?? '', own.token);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="document.pdf"');
  expect(Buffer.from(await answer.arrayBuffer()).equals(pdf())).toBe(true);
});

test('[P-30] what is harmful, broken or something else is refused by a number, whatever it is called', async () => {
  const own = await platform.register();
  const before = await stored();
  // One of each kind of refusal; `intake.test.ts` has them all.
  const files = new Map((await hostileFiles()).map((one) => [one.error, one]));
  expect(files.size).toBe(6);
  for (const { what, bytes, error } of files.values()) {
    const answer = await send(own, { file: bytes, name: 'passport.jpg', type: 'image/jpeg' });
    expectProblem(answer, 422);
    expect([what, answer.body.code]).toEqual([what, errorCodes[error as ErrorName]]);
  }
  expect(await list(own)).toEqual([]);
  expect(await stored()).toEqual(before);
});

test('[P-30] a name is not looked at: nothing of it reaches the store, the answer or the log', async () => {
  const own = await platform.register();
  for (const name of [
    '../../../etc/PLANTED-passwd',
    'PLANTED\u0000.jpg',
    '.PLANTED',
    `${'PLANTED'.repeat(50)}.svg`,
    '\u202egpj.PLANTED',
  ]) {
    const answer = await send(own, { name, type: 'application/x-PLANTED', attempt: randomUUID() });
    if (answer.status === 409) continue;
    expect(answer.status, name).toBe(200);
    expect(JSON.stringify(answer.body)).not.toContain('PLANTED');
  }
  for (const name of await stored()) expect(name).toMatch(/^[0-9a-f]{64}$/);
  expect(lines.join('\n')).not.toContain('PLANTED');
});

test('[P-30] a file beyond the size of the settings is not read, nor one of somebody who is not signed in', async () => {
  const large = Buffer.concat([await jpeg(), Buffer.alloc(1024 * 1024)]);
  const tooLarge = await send(player, { file: large });
  expectProblem(tooLarge, 413);
  expect(tooLarge.body.code).toBe(10006);
  expectProblem(await send(null), 401);
  expectProblem(await send({ token: 'x.y.z' }), 401);
  expectProblem(await platform.call('GET', '/player/documents'), 401);
});

describe('a form', () => {
  test.each([
    ['of an unknown kind', { kind: 'selfie' }, 'kind'],
    ['with an attempt that is no id', { attempt: '../1' }, 'attempt'],
    ['with a page beyond the last', { page: 2, pages: 1 }, 'page'],
    ['with page nought', { page: 0 }, 'page'],
    ['with half a page', { page: 1.5 }, 'page'],
    ['with fewer pages than its kind has', { kind: 'identityCard', pages: 1 }, 'pages'],
    ['with more pages than its kind has', { kind: 'passport', pages: 2 }, 'pages'],
    ['with more pages than any has', { kind: 'sourceOfFunds', pages: 11 }, 'pages'],
    ['with a status', { more: { status: '2' } }, 'status'],
    ['of another player', { more: { playerId: randomUUID() } }, 'playerId'],
  ])('%s is refused and named', async (_what, sent, field) => {
    const answer = await send(player, sent);
    expectProblem(answer, 422);
    expect(Object.keys(answer.body.errors ?? {})).toContain(field);
  });

  test('that is none, or has hundreds of parts, is refused at once', async () => {
    const post = async (body: BodyInit, type?: string) =>
      (
        await fetch(`${platform.origin}/api/player/documents`, {
          method: 'POST',
          body,
          headers: {
            authorization: `Bearer ${player.token}`,
            ...(type === undefined ? {} : { 'content-type': type }),
          },
        })
      ).status;
    const many = new FormData();
    for (let part = 0; part < 500; part += 1) many.append(`part-${part}`, 'x');
    expect(await post(many)).toBe(400);
    expect(await post('not a form', 'multipart/form-data; boundary=x')).toBe(400);
    expect(await post('--x\r\nhalf of', 'multipart/form-data; boundary=x')).toBe(400);
    expect(await post('--x--', 'multipart/form-data')).toBe(400);
    expect(await post('x', 'application/xml')).toBe(415);
    expect(await post('{}', 'application/json')).toBe(422);
    expect(await post('{"file":"x"}', 'application/json')).toBe(422);
  });
});

test('the same page again is the same page, another under its name is refused', async () => {
  const own = await platform.register();
  const sent = {
    attempt: randomUUID(),
    kind: 'paymentMethod',
    page: 1,
    pages: 2,
    file: await jpeg(3),
  };
  const first = await send(own, sent);
  const before = await stored();
  expect((await send(own, sent)).body).toEqual(first.body);
  expect(await stored()).toEqual(before);
  for (const other of [
    { file: await jpeg(4) },
    { kind: 'proofOfAddress' },
    { kind: 'sourceOfFunds', pages: 3 },
  ]) {
    const answer = await send(own, { ...sent, ...other });
    expectProblem(answer, 409);
    expect(answer.body.code).toBe(10005);
  }
  // Another player's attempt of the same name is another document.
  const foreign = await send(stranger, sent);
  expect((foreign.body.data as PlayerDocument).id).not.toBe((first.body.data as PlayerDocument).id);
});

test('[P-30] fifty documents at once do not pass the number that may wait, and leave no file behind', async () => {
  const own = await platform.register();
  const before = (await stored()).length;
  const answers = await Promise.all(Array.from({ length: 50 }, () => send(own)));
  const codes = answers.map(({ status, body }) => (status === 200 ? 200 : body.code));
  // Beside the bound of a player, that of the queue may be met.
  expect(new Set(codes)).toEqual(new Set([200, 17007, ...(codes.includes(10004) ? [10004] : [])]));
  expect(codes.filter((code) => code === 200)).toHaveLength(3);
  expect(await list(own)).toHaveLength(3);
  expect((await stored()).length - before).toBe(3);
});

test('[P-30] nor do twenty that were read at the same moment', async () => {
  const own = await platform.register();
  const { database } = platform.app;
  const dataFolder = platform.environment.PIERLIGHT_DATA ?? '';
  const add = createAdding({
    ...{ db: database.db, clock: platform.clock, ids: systemIds },
    files: openFiles({ keys: [{ id: 'k1', key: Buffer.alloc(32) }], bucket: null, dataFolder }),
    intake: { take: async (bytes) => ({ mediaType: 'image/jpeg', bytes }) },
    ...{ mostWaiting: 3, mostBytes: 1024 * 1024 },
  });
  const file = new File([new Uint8Array(await jpeg())], 'page');
  const sent = { kind: 'passport', page: 1, pages: 1, file } as const;
  const ends = await Promise.allSettled(
    Array.from({ length: 20 }, () => add(own.id, { ...sent, attempt: randomUUID() })),
  );
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(await list(own)).toHaveLength(3);
});

test('fifty times the same page at once is one page', async () => {
  const own = await platform.register();
  const before = (await stored()).length;
  const sent = { attempt: randomUUID(), file: await jpeg(5) };
  const answers = await Promise.all(Array.from({ length: 50 }, () => send(own, sent)));
  const good = answers.filter(({ status }) => status === 200);
  expect(good.length).toBeGreaterThan(0);
  for (const { body } of answers.filter(({ status }) => status !== 200))
    expect(body.code).toBe(10004);
  expect(new Set(good.map(({ body }) => (body.data as PlayerDocument).id)).size).toBe(1);
  expect((await list(own))[0]?.files).toHaveLength(1);
  expect((await stored()).length - before).toBe(1);
});

test.each(['identityCard', 'proofOfAddress'] as const)(
  'a %s has as many pages as it may, sent in any order',
  async (kind) => {
    const own = await platform.register();
    const { most } = pagesOfKind[kind];
    const attempt = randomUUID();
    let newest: PlayerDocument | undefined;
    for (let page = most; page >= 1; page -= 1) {
      expect(newest?.completedAt ?? null).toBeNull();
      const file = await jpeg(page);
      newest = (await send(own, { attempt, kind, page, pages: most, file })).body
        .data as PlayerDocument;
    }
    expect(newest?.completedAt).not.toBeNull();
    expect(newest?.files.map(({ page }) => page)).toEqual(
      Array.from({ length: most }, (_, at) => at + 1),
    );
  },
);
