import { randomUUID } from 'node:crypto';
import type { Message } from '@pierlight/contract/notifications/schemas';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { follow, openPage } from '../../../test/open-page.ts';
import { type Player, usePlatform } from '../../../test/platform-fixture.ts';
import { notify } from '../public.ts';

const platform = usePlatform({ roles: 'api,realtime,jobs' });
const address = '/notification/messenger/messages';
let owner: pg.Pool;

beforeAll(async () => {
  await platform.app.startJobs();
  owner = new pg.Pool({ connectionString: platform.ownerUrl, max: 2 });
  owner.on('error', () => undefined);
});
afterAll(() => owner.end());

interface Inbox {
  readonly data: Message[];
  readonly meta: { total: number; totalUnread: number; page: number; perPage: number };
}

async function inboxOf({ token }: Player, query = ''): Promise<Inbox> {
  const { status, body } = await platform.call('GET', `${address}${query}`, { token });
  expect(status).toBe(200);
  return body as unknown as Inbox;
}

/** The inbox once it holds so many messages. */
const grown = (player: Player, total: number): Promise<Inbox> =>
  vi.waitFor(
    async () => {
      const inbox = await inboxOf(player);
      expect(inbox.meta.total).toBe(total);
      return inbox;
    },
    { timeout: 10_000 },
  );

const tell = (player: Player, number: string) =>
  platform.app.database.db.transaction().execute((tx) =>
    notify(tx, {
      playerId: player.id,
      template: 'depositCredited',
      occasion: `deposit:${number}`,
      values: { amount: { amount: '6000', currency: 'EUR' }, number },
    }),
  );

/** A player whose welcome and two deposits are there, newest first. */
async function told(): Promise<{ player: Player; inbox: Inbox }> {
  const player = await platform.register();
  await grown(player, 1);
  await tell(player, 'one');
  await grown(player, 2);
  await tell(player, 'two');
  return { player, inbox: await grown(player, 3) };
}

const act = (
  { token }: Player,
  method: 'POST' | 'DELETE',
  path: string,
  messageIds?: readonly string[],
) =>
  platform.call(method, `${address}${path}`, {
    token,
    ...(messageIds ? { body: { messageIds } } : {}),
  });

describe('[7g-01] the inbox', () => {
  test('welcomes a new player in the language they registered in', async () => {
    const player = await platform.register({ locale: 'de' });
    const { data, meta } = await grown(player, 1);
    expect(data[0]).toMatchObject({
      topic: 'account',
      state: 1,
      readAt: null,
      content: { title: 'Willkommen bei Pierlight' },
      path: '/profile/info',
    });
    expect(meta).toMatchObject({ total: 1, totalUnread: 1, page: 1 });
  });

  test('[3-18] lists the newest first, page by page, with the unread of all pages', async () => {
    const { player } = await told();
    const first = await inboxOf(player, '?page=1&perPage=2');
    expect(first.data.map(({ content }) => content.text)).toEqual([
      '60,00\u00a0€ sind in deiner Wallet. Zahlung two.',
      '60,00\u00a0€ sind in deiner Wallet. Zahlung one.',
    ]);
    expect(first.meta).toMatchObject({ total: 3, totalUnread: 3, perPage: 2 });
    const second = await inboxOf(player, '?page=2&perPage=2');
    expect(second.data).toHaveLength(1);
    expect((await inboxOf(player, '?page=9')).data).toEqual([]);
  });

  test('tells of one occasion once, however often it is told, even after it was deleted', async () => {
    const { player, inbox } = await told();
    const [newest] = inbox.data;
    await act(player, 'DELETE', '', [newest?.id ?? '']);
    await tell(player, 'two');
    await tell(player, 'three');
    const { data } = await grown(player, 3);
    expect(data.map(({ content }) => content.text.slice(-5))).not.toContain(' two.');
  });

  test('[P-12] a transaction that fails tells of nothing', async () => {
    const player = await platform.register();
    await grown(player, 1);
    const failing = platform.app.database.db.transaction().execute(async (tx) => {
      await notify(tx, { playerId: player.id, template: 'welcome', occasion: 'undone' });
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    await tell(player, 'after');
    expect((await grown(player, 2)).data[0]?.content.text).toContain('after');
  });
});

describe('[4-33] messages', () => {
  test('[7g-02] are read one by one, and a repeat changes nothing', async () => {
    const { player, inbox } = await told();
    const ids = inbox.data.slice(0, 1).map(({ id }) => id);
    for (let time = 0; time < 2; time += 1)
      expect((await act(player, 'POST', '/read', ids)).body.data).toEqual({ totalUnread: 2 });
    const { data } = await inboxOf(player);
    expect(data[0]).toMatchObject({ state: 2 });
    expect(data[0]?.readAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect(data[1]).toMatchObject({ state: 1, readAt: null });
  });

  test('[7g-04] are read all at once', async () => {
    const { player } = await told();
    expect((await act(player, 'POST', '/read/all')).body.data).toEqual({ totalUnread: 0 });
    expect((await inboxOf(player)).data.map(({ state }) => state)).toEqual([2, 2, 2]);
  });

  test('[7g-03] are deleted for good, text and all', async () => {
    const { player, inbox } = await told();
    const ids = inbox.data.slice(0, 2).map(({ id }) => id);
    expect((await act(player, 'DELETE', '', ids)).body.data).toEqual({ totalUnread: 1 });
    expect((await act(player, 'DELETE', '', ids)).body.data).toEqual({ totalUnread: 1 });
    expect((await inboxOf(player)).meta).toMatchObject({ total: 1, totalUnread: 1 });
    const { rows } = await owner.query(
      'select title, body, path from notifications.message where id = any($1)',
      [ids],
    );
    expect(rows).toEqual([0, 1].map(() => ({ title: '', body: '', path: null })));
  });

  test("[P-36] another player's are as unknown as those that do not exist", async () => {
    const { player, inbox } = await told();
    const stranger = await platform.register();
    await grown(stranger, 1);
    const ids = inbox.data.map(({ id }) => id);
    for (const [method, path] of [
      ['POST', '/read'],
      ['DELETE', ''],
    ] as const) {
      const own = await act(stranger, method, path, ids);
      const nobodys = await act(stranger, method, path, [randomUUID()]);
      expect([own.status, own.body]).toEqual([200, nobodys.body]);
    }
    expect((await inboxOf(player)).data).toEqual(inbox.data);
    expect((await inboxOf(stranger)).data.map(({ content }) => content.title)).toEqual([
      'Willkommen bei Pierlight',
    ]);
  });

  test.each([
    ['nothing', []],
    ['what is no id', ['x']],
    ['more than 100', Array.from({ length: 101 }, () => randomUUID())],
    ['no list', 'all'],
  ])('[P-38] a choice of %s is refused', async (_what, messageIds) => {
    const player = await platform.register();
    for (const method of ['POST', 'DELETE'] as const) {
      const path = method === 'POST' ? `${address}/read` : address;
      const answer = await platform.call(method, path, {
        token: player.token,
        body: { messageIds },
      });
      expect([answer.status, answer.body.code]).toEqual([422, 10001]);
    }
  });
});

test('[4-34] [7i-05] a new message, and what another screen did, reach the open page', async () => {
  const player = await platform.register();
  const { data } = await grown(player, 1);
  const client = await openPage(platform, player);
  const heard = await follow(client, `messenger:notifications#${player.id}`);
  await tell(player, 'live');
  const [received] = await heard(1);
  expect(received).toMatchObject({
    event: 'notification.received',
    notification: { state: 1, topic: 'payments' },
    // The invoice's own channel tells of the deposit: the page shows one alert, not two.
    quiet: true,
  });
  await act(player, 'POST', '/read', [data[0]?.id ?? '']);
  expect((await heard(2))[1]).toEqual({ event: 'notification.changed' });
});

test('[7i-05] what was chosen on one screen is told to the others: kinds, quiet hours and the consents of the profile', async () => {
  const player = await platform.register();
  await grown(player, 1);
  const client = await openPage(platform, player);
  const heard = await follow(client, `messenger:notifications#${player.id}`);
  const hours = { isOn: true, fromMinute: 1320, toMinute: 480, timeZone: 'Europe/Berlin' };
  const put = async (path: string, body: object) =>
    (await platform.call('PUT', path, { token: player.token, body })).status;
  const changes: [string, object][] = [
    ['/notification/preferences', { kind: 'offers', channel: 'inbox', isOn: true }],
    ['/notification/preferences', { kind: 'offers', channel: 'mail', isOn: true }],
    ['/notification/quiet-hours', hours],
    ['/player/profile', { receiveEmailPromo: false }],
    ['/player/profile', { receiveSmsPromo: true }],
  ];
  for (const [at, [path, body]] of changes.entries()) {
    expect(await put(path, body)).toBe(200);
    expect((await heard(at + 1))[at]).toEqual({ event: 'preferences.changed' });
  }
  // What is refused, and what is no such choice, is told to nobody.
  const always = { kind: 'account', channel: 'inbox', isOn: false };
  expect(await put('/notification/preferences', always)).toBe(422);
  expect(await put('/player/profile', { nickname: 'lamplighter' })).toBe(200);
  await tell(player, 'after');
  expect((await heard(changes.length + 1)).at(-1)).toMatchObject({
    event: 'notification.received',
  });
});
