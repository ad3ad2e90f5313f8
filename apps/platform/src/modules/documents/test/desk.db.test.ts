import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { documentReasons, mendableReasons } from '@pierlight/contract/documents/statuses';
import { playerChannel } from '@pierlight/contract/realtime/channels';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createDesk } from '../../../test/operator-desk.ts';
import { type Player, usePlatform } from '../../../test/platform-fixture.ts';
import { documentsOn } from './documents-world.ts';
import { behindPages, pdf, phonePicture } from './hostile-files.ts';

const lines: string[] = [];
const platform = usePlatform({
  ...{ roles: 'api,jobs', settings: { DOCUMENTS_WAITING: '20' } },
  log: { level: 'trace', write: (line) => void lines.push(line) },
});
const { send, document, at } = documentsOn(platform);
let desk: ReturnType<typeof createDesk>;
let owner: pg.Client;
let player: Player;
const folder = await mkdtemp(path.join(os.tmpdir(), 'pierlight-review-'));
beforeAll(async () => {
  desk = createDesk(platform);
  owner = new pg.Client({ connectionString: platform.ownerUrl });
  await owner.connect();
  player = await platform.register();
});
afterAll(async () => {
  await owner.end();
  await rm(folder, { recursive: true, force: true });
});

const refusal = (given: Promise<unknown>): Promise<string> =>
  given.then(
    () => 'done',
    (error: Error & { options?: { detail?: string } }) => error.options?.detail ?? error.message,
  );
/** Jobs that wait under a name, whose payload has this text. */
async function jobs(name: string, text: string): Promise<number> {
  const { rows } = await owner.query<{ count: number }>(
    `select count(*)::int as count from graphile_worker._private_jobs job
     join graphile_worker._private_tasks task on task.id = job.task_id
     where identifier = $1 and payload::text like '%' || $2 || '%'`,
    [name, text],
  );
  return rows[0]?.count ?? 0;
}

test('what waits is listed by age once it is whole, and each look at it is noted with its reason', async () => {
  await send(player, { kind: 'identityCard', pages: 2 });
  const first = await document(player, 'identityCard');
  const second = await document(player, 'proofOfAddress');
  const listed = (await desk.type('documents')).split('\n');
  expect(listed.map((line) => line.split('  ')[0])).toEqual([first.id, second.id]);
  expect(await desk.type(`documents of ${player.id}`)).toContain('pages are missing');

  const printed = await desk.type(`documents open ${first.id} --to ${folder}`);
  const files = (await readdir(folder)).sort();
  expect(files).toEqual([`${first.id}-1.jpg`, `${first.id}-2.jpg`]);
  for (const file of files) {
    expect(printed).toContain(file);
    expect((await stat(path.join(folder, file))).mode & 0o777).toBe(0o600);
    const bytes = await readFile(path.join(folder, file));
    expect(bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))).toBe(true);
  }
  const { rows } = await owner.query(
    `select operator, act, reason, detail from operations.act where target = $1`,
    [first.id],
  );
  expect(rows).toEqual([
    {
      ...{ operator: 'mara', act: 'document.open', reason: 'asked the provider' },
      detail: { player: player.id, kind: 'identityCard' },
    },
  ]);
  expect(await refusal(desk.type(`documents open ${first.id}`))).toContain('--to');
  expect(await refusal(desk.type('documents open nonsense --to x'))).toContain('by its id');
});

test('an approved document says so to its player, on the page, in the inbox and once', async () => {
  const own = await platform.register();
  const { id } = await document(own);
  expect(await refusal(desk.type(`documents approve ${id} --until 2020-01-01`))).toContain(
    'is over',
  );
  await desk.type(`documents approve ${id} --until 2035-05-17`);
  expect(await at(own, id)).toMatchObject({ status: 2, validUntil: '2035-05-17', reason: null });
  expect(await jobs('notifications.deliver', `document:${id}`)).toBe(1);
  expect(await jobs('realtime.publish', playerChannel.documents(own.id))).toBe(1);
  for (const again of [`approve ${id}`, `reject ${id} blurred`])
    expect(await refusal(desk.type(`documents ${again}`))).toContain('reviewed already');
  const remove = await platform.call('DELETE', `/player/documents/${id}`, { token: own.token });
  expect([remove.status, remove.body.code]).toEqual([409, 10013]);
});

test.each(mendableReasons)(
  'one person asks for another document for it being %s',
  async (reason) => {
    const own = await platform.register();
    const { id } = await document(own);
    await desk.type(`documents reject ${id} ${reason}`);
    expect(await at(own, id)).toMatchObject({ status: 3, reason, isFinal: false });
    // What is sent then is a document of its own.
    expect((await document(own)).status).toBe(1);
  },
);

test('it takes two persons to reject a document for good, after which none of its kind is taken', async () => {
  const own = await platform.register();
  const { id } = await document(own);
  expect(await desk.type(`documents reject ${id} notGenuine`)).toContain('second person');
  expect(await at(own, id)).toMatchObject({ status: 1, reason: null });
  expect(await desk.type('documents')).toContain('mara proposes a final rejection: notGenuine');
  expect(await refusal(desk.type(`documents reject ${id} notYours`))).toContain('somebody else');
  expect((await at(own, id))?.status).toBe(1);
  await desk.type(`documents reject ${id} notGenuine`, 'ines');
  expect(await at(own, id)).toMatchObject({ status: 3, reason: 'notGenuine', isFinal: true });
  const again = await send(own);
  expect([again.status, again.body.code]).toEqual([422, 17008]);
  expect((await document(own, 'proofOfAddress')).status).toBe(1);
  // What the player reads tells nothing of who of the house said what.
  expect(JSON.stringify(await at(own, id))).not.toMatch(/mara|ines/);
});

test('the word of one person for good is taken back where another approves', async () => {
  const { id } = await document(player);
  await desk.type(`documents reject ${id} notYours`);
  await desk.type(`documents approve ${id}`, 'ines');
  expect(await at(player, id)).toMatchObject({ status: 2, isFinal: false });
});

test('of twenty who decide at once one does, and of two who say for good at once neither alone', async () => {
  const own = await platform.register();
  const { id } = await document(own);
  const decide = (at20: number) =>
    desk.type(`documents ${at20 % 2 ? `approve ${id}` : `reject ${id} blurred`}`, `op-${at20}`);
  const said = await Promise.all(Array.from({ length: 20 }, (_, at20) => refusal(decide(at20))));
  expect(said.filter((one) => one === 'done')).toHaveLength(1);
  const { rows } = await owner.query(
    `select from operations.act where target = $1 and act <> 'document.open'`,
    [id],
  );
  expect(rows).toHaveLength(1);

  const other = await document(own, 'proofOfAddress');
  const same = () => refusal(desk.type(`documents reject ${other.id} notGenuine`, 'mara'));
  const twice = await Promise.all([same(), same()]);
  expect(twice.filter((one) => one === 'done')).toHaveLength(1);
  expect((await at(own, other.id))?.status).toBe(1);
});

test('a deletion and a review at once: one of them happens', async () => {
  const own = await platform.register();
  for (let round = 0; round < 5; round += 1) {
    const { id } = await document(own, 'sourceOfFunds');
    const [removed, decided] = await Promise.all([
      platform.call('DELETE', `/player/documents/${id}`, { token: own.token }),
      refusal(desk.type(`documents reject ${id} blurred`)),
    ]);
    expect([200, 409]).toContain(removed.status);
    expect(decided === 'done').toBe(removed.status === 409);
    expect((await at(own, id)) === undefined).toBe(removed.status === 200);
  }
});

test('what is no reason, no document or not whole yet is refused with what to say', async () => {
  const { id } = await document(player);
  expect(await refusal(desk.type(`documents reject ${id} ugly`))).toBe(
    `Say why, as ${documentReasons.join(', ')}.`,
  );
  const unknown = '01930000-0000-7000-8000-000000000000';
  expect(await refusal(desk.type(`documents approve ${unknown}`))).toContain(
    'There is no document',
  );
  const half = await send(player, { kind: 'identityCard', pages: 2 });
  const halfId = (half.body.data as { id: string }).id;
  expect(await refusal(desk.type(`documents approve ${halfId}`))).toContain('missing');
  expect(await refusal(desk.type('documents dance'))).toBe('Say of, open, approve or reject.');
});

test('the reason is told in the language of the player', async () => {
  await platform.app.startJobs();
  const languages = {
    ...{ en: /blurred/, de: /unscharf/, es: /borros/, 'pt-br': /desfocad/, ar: /غير واضح/ },
  };
  for (const [locale, words] of Object.entries(languages)) {
    const own = await platform.register({ locale });
    const { id } = await document(own);
    await desk.type(`documents reject ${id} blurred`);
    await vi.waitFor(
      async () => {
        const inbox = await platform.call('GET', '/notification/messenger/messages', {
          token: own.token,
        });
        expect(JSON.stringify(inbox.body.data)).toMatch(words);
      },
      { timeout: 20_000, interval: 100 },
    );
  }
});

test('[P-30] nothing of a document reaches the log, from its upload to its review and its end', async () => {
  const own = await platform.register();
  const from = lines.length;
  const written = '(PLANTED T22000129) Tj';
  const page = `<< /Length ${written.length} >>\nstream\n${written}\nendstream`;
  const title = '<< /Title (PLANTED passport) >>';
  const whole = pdf(1, [page, title], `/Metadata ${behindPages(1)} 0 R`);
  const of = (kind: string, file: Buffer) => ({
    ...{ kind, file, name: `PLANTED-${kind}.pdf`, type: 'application/x-PLANTED' },
  });
  const ids: string[] = [];
  for (const sent of [of('passport', await phonePicture()), of('proofOfAddress', whole)]) {
    const answer = await send(own, sent);
    expect(answer.status).toBe(200);
    ids.push((answer.body.data as { id: string }).id);
  }
  // Whatever a decoder says of a broken one may quote it.
  const broken = Buffer.from(whole.toString('latin1').replace('/Pages 2 0 R', '/PLANTED 2'));
  expect((await send(own, of('sourceOfFunds', broken))).status).toBe(422);
  for (const [at, id] of ids.entries()) {
    await desk.type(`documents open ${id} --to ${folder}`);
    await desk.type(
      `documents ${at === 0 ? 'approve' : 'reject'} ${id}${at === 0 ? '' : ' glare'}`,
    );
  }
  const kept = await readFile(path.join(folder, `${ids[1]}-1.pdf`));
  expect(kept.includes('PLANTED')).toBe(true);
  const said = lines.slice(from).join('\n');
  expect(said).toContain('The reader of a file ended');
  expect(said).not.toContain('PLANTED');
  expect(said).not.toContain('T22000129');
});
