import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PlayerDocument } from '@pierlight/contract/documents/schemas';
import { strFromU8, unzipSync } from 'fflate';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createDesk } from '../../../test/operator-desk.ts';
import { type Player, usePlatform } from '../../../test/platform-fixture.ts';
import { documentsOn } from './documents-world.ts';
import { jpeg } from './hostile-files.ts';

const platform = usePlatform({
  roles: 'api,jobs',
  settings: { DOCUMENTS_KEPT_DAYS: '365', DOCUMENTS_REJECTED_DAYS: '30', DOCUMENTS_WAITING: '20' },
});
const { send, document, list, at, stored, storeFolder, runJob } = documentsOn(platform);
const daySeconds = 24 * 60 * 60;
let desk: ReturnType<typeof createDesk>;
let owner: pg.Client;
beforeAll(async () => {
  desk = createDesk(platform);
  owner = new pg.Client({ connectionString: platform.ownerUrl });
  await owner.connect();
  await platform.app.startJobs();
});
afterAll(() => owner.end());
afterEach(() => {
  platform.clock.aheadSeconds = 0;
});

const keep = () => runJob('documents.keep');
const sweep = () => runJob('documents.sweep');
/** Where the files of a document are, by what the database says. */
async function filesOf(id: string): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    'select name from documents.file where document_id = $1',
    [id],
  );
  return rows.map(({ name }) => name);
}
const gone = (names: readonly string[]) =>
  vi.waitFor(
    async () => {
      const there = await stored();
      expect(names.filter((name) => there.includes(name))).toEqual([]);
    },
    { timeout: 15_000, interval: 50 },
  );
/** Has the deletion of an account be done so many days ago. */
const deletedAgo = (player: Player, days: number) =>
  owner.query(
    `insert into privacy.deletion (player_id, requested_at, due_at, books, done_at)
     values ($1, now(), now(), ledger.books_of($1), now() - $2 * interval '1 day')`,
    [player.id, days],
  );

test('a document that is deleted leaves no file, nor does one of which pages never came', async () => {
  const own = await platform.register();
  const whole = await document(own, 'identityCard');
  const begun = (await send(own, { kind: 'identityCard', pages: 2 })).body.data as PlayerDocument;
  const files = [...(await filesOf(whole.id)), ...(await filesOf(begun.id))];
  expect((await stored()).filter((name) => files.includes(name))).toHaveLength(3);
  await platform.call('DELETE', `/player/documents/${whole.id}`, { token: own.token });
  await keep();
  expect(await at(own, begun.id)).toBeDefined();
  platform.clock.aheadSeconds = daySeconds + 60;
  await keep();
  platform.clock.aheadSeconds = 0;
  expect(await list(own)).toEqual([]);
  await gone(files);
});

test('a document expires with the day it is valid until, and its player is told', async () => {
  const own = await platform.register();
  const { id } = await document(own);
  const until = new Date(Date.now() + 10 * daySeconds * 1000).toISOString().slice(0, 10);
  await desk.type(`documents approve ${id} --until ${until}`);
  platform.clock.aheadSeconds = 10 * daySeconds;
  await keep();
  expect(
    (await owner.query('select status from documents.document where id = $1', [id])).rows,
  ).toEqual([{ status: 2 }]);
  platform.clock.aheadSeconds = 11 * daySeconds;
  await keep();
  await keep();
  platform.clock.aheadSeconds = 0;
  expect(await at(own, id)).toMatchObject({ status: 4, validUntil: until });
  await vi.waitFor(async () => {
    const { rows } = await owner.query(
      `select from notifications.message where player_id = $1 and occasion = $2`,
      [own.id, `document:${id}:expired`],
    );
    expect(rows).toHaveLength(1);
  }, 15_000);
});

test('files of a rejected document go after the days of the settings, and why it was rejected stays', async () => {
  const own = await platform.register();
  const { id } = await document(own);
  const files = await filesOf(id);
  await desk.type(`documents reject ${id} glare`);
  platform.clock.aheadSeconds = 29 * daySeconds;
  await keep();
  expect(await filesOf(id)).toEqual(files);
  platform.clock.aheadSeconds = 30 * daySeconds + 60;
  await keep();
  platform.clock.aheadSeconds = 0;
  expect(await at(own, id)).toMatchObject({ status: 3, reason: 'glare', files: [] });
  await gone(files);
});

test('[P-44] of a deleted account what nobody reviewed goes at once, the rest when the law wants it no longer', async () => {
  const own = await platform.register();
  const approved = await document(own);
  await desk.type(`documents approve ${approved.id}`);
  const waiting = await document(own, 'proofOfAddress');
  const stranger = await platform.register();
  const others = await document(stranger);
  const files = { approved: await filesOf(approved.id), waiting: await filesOf(waiting.id) };
  await deletedAgo(own, 364);
  await keep();
  expect(await filesOf(approved.id)).toEqual(files.approved);
  expect(await filesOf(waiting.id)).toEqual([]);
  await gone(files.waiting);
  await owner.query(
    `update privacy.deletion set done_at = done_at - interval '2 days' where player_id = $1`,
    [own.id],
  );
  await keep();
  const { rows } = await owner.query('select from documents.document where player_id = $1', [
    own.id,
  ]);
  expect(rows).toEqual([]);
  await gone(files.approved);
  expect(await filesOf(others.id)).toHaveLength(1);
});

test('[P-44] a copy of the own data lists documents, without names or keys of the store', async () => {
  const own = await platform.register();
  const { id } = await document(own, 'identityCard');
  await desk.type(`documents reject ${id} notGenuine`);
  await owner.query(
    `insert into privacy.export (id, player_id, requested_at, expires_at)
     values ($1, $2, now(), now() + interval '1 day')`,
    [randomUUID(), own.id],
  );
  const { rows: asked } = await owner.query<{ id: string }>(
    'select id from privacy.export where player_id = $1',
    [own.id],
  );
  const run = (
    platform.app.modules.jobs as Record<string, (given: unknown, job: object) => Promise<void>>
  )['privacy.gather'];
  await run?.({ id: asked[0]?.id, playerId: own.id }, {});
  const { rows } = await owner.query<{ content: Buffer }>(
    'select content from privacy.export where player_id = $1',
    [own.id],
  );
  const zip = unzipSync(new Uint8Array(rows[0]?.content ?? Buffer.alloc(0)));
  const text = strFromU8(zip['documents.json'] ?? new Uint8Array());
  const told = JSON.parse(text) as { document: { id: string }[]; file: { page: number }[] };
  expect(told.document).toMatchObject([{ id, kind: 'identityCard', status: 1 }]);
  expect(told.file.map(({ page }) => page).sort()).toEqual([1, 2]);
  for (const name of [...(await filesOf(id)), 'mara', 'k1']) expect(text).not.toContain(name);
});

test('a file whose row never came is swept, but not before it may have come', async () => {
  const own = await platform.register();
  await document(own);
  const before = await stored();
  // The process dies, or the database is gone, between the file and its row.
  await owner.query(`
    create function documents.die() returns trigger language plpgsql as $$
      begin perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(5); return new; end $$;
    alter function documents.die() security definer;
    create trigger die before insert on documents.file for each row execute function documents.die()`);
  const sent = { attempt: randomUUID(), file: await jpeg(7) };
  const answer = await send(own, sent);
  expect(answer.status).toBeGreaterThanOrEqual(500);
  await owner.query('drop function documents.die() cascade');
  const orphans = (await stored()).filter((name) => !before.includes(name));
  expect(orphans).toHaveLength(1);
  // Of what was refused nothing is there, and the same page again is taken.
  expect((await list(own)).map(({ attempt }) => attempt)).not.toContain(sent.attempt);
  expect((await send(own, sent)).status).toBe(200);
  await writeFile(path.join(storeFolder(), 'README'), 'not ours').catch(() => undefined);
  await sweep();
  expect(await stored()).toEqual(expect.arrayContaining(orphans));
  platform.clock.aheadSeconds = 2 * 60 * 60;
  await sweep();
  platform.clock.aheadSeconds = 0;
  expect((await stored()).filter((name) => orphans.includes(name))).toEqual([]);
  expect((await list(own)).every(({ status }) => status === 1)).toBe(true);
});

test('a document whose file is lost goes back to its player, who can send it again', async () => {
  const own = await platform.register();
  const lost = await document(own, 'identityCard');
  const kept = await document(own, 'proofOfAddress');
  const [name = ''] = await filesOf(lost.id);
  await rm(path.join(storeFolder(), name.slice(0, 2), name));
  platform.clock.aheadSeconds = 60;
  await sweep();
  platform.clock.aheadSeconds = 0;
  expect(await at(own, lost.id)).toMatchObject({ status: 3, reason: 'lost', isFinal: false });
  expect(await at(own, kept.id)).toMatchObject({ status: 1 });
  await vi.waitFor(async () => {
    const { rows } = await owner.query<{ body: string }>(
      `select body from notifications.message where occasion = $1`,
      [`document:${lost.id}`],
    );
    expect(rows).toHaveLength(1);
  }, 15_000);
});
