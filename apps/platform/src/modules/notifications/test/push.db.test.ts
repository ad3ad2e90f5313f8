import { createECDH } from 'node:crypto';
import type { PushDevices } from '@pierlight/contract/notifications/push';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { expectProblem } from '../../../test/expect-problem.ts';
import { fingerprint, type Player, password, usePlatform } from '../../../test/platform-fixture.ts';
import { notify } from '../public.ts';
import { StubPushService } from './push-service.ts';

const service = new StubPushService();
const vapid = createECDH('prime256v1');
const publicKey = vapid.generateKeys('base64url');
const settings: Record<string, string> = {
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: Buffer.concat([Buffer.alloc(32), vapid.getPrivateKey()])
    .subarray(-32)
    .toString('base64url'),
  VAPID_SUBJECT: 'mailto:push@pierlight.test',
};
beforeAll(async () => {
  settings.PUSH_SERVICE_ORIGIN = await service.listen();
});
afterAll(() => service.close());
const platform = usePlatform({ roles: 'api,jobs', settings });
let owner: pg.Pool;
beforeAll(async () => {
  await platform.app.startJobs();
  owner = new pg.Pool({ connectionString: platform.ownerUrl, max: 2 });
  owner.on('error', () => undefined);
});
afterAll(() => owner.end());

const add = ({ token }: { token: string }, body: unknown) =>
  platform.call('POST', '/notification/push/devices', { token, body });
const shown = async ({ token }: { token: string }) =>
  (await platform.call('GET', '/notification/push', { token })).body.data as unknown as PushDevices;
const choose = ({ token }: Player, kind: string, isOn: boolean) =>
  platform.call('PUT', '/notification/preferences', {
    ...{ token, body: { kind, channel: 'push', isOn } },
  });

let told = 0;
/** Writes a message; its push has the id that is answered as its topic. */
async function tell(player: Player, template: 'emailAdded' | 'depositCredited') {
  told += 1;
  const occasion = `told:${told}`;
  const values = { number: '1', amount: { amount: '6000', currency: 'EUR' }, email: player.email };
  await platform.app.database.db
    .transaction()
    .execute((tx) => notify(tx, { playerId: player.id, template, occasion, values }));
  return vi.waitFor(async () => {
    const { rows } = await owner.query<{ id: string }>(
      'select id from notifications.message where occasion = $1',
      [occasion],
    );
    expect(rows).toHaveLength(1);
    return rows[0]?.id.replaceAll('-', '') ?? '';
  }, 10_000);
}

/** Somebody with one device, whose welcome was read. */
async function withDevice() {
  const player = await platform.register();
  const { path, body } = service.subscription();
  await vi.waitFor(async () => {
    const read = await platform.call('POST', '/notification/messenger/messages/read/all', {
      token: player.token,
    });
    expect(read.status).toBe(200);
    const { rows } = await owner.query(
      'select from notifications.message where player_id = $1 and read_at is not null',
      [player.id],
    );
    expect(rows).toHaveLength(1);
  }, 10_000);
  expect((await add(player, body)).status).toBe(200);
  return { player, path, body };
}

const topicsTo = (path: string) => service.to(path).map(({ headers }) => headers.topic);
const waiting = async () =>
  (
    await owner.query<{ key: string; seconds: number; payload: { tries: number } }>(
      `select key, extract(epoch from run_at - now())::float8 as seconds, payload
       from graphile_worker._private_jobs where key like 'push:%' and attempts = 0
         and run_at > now() + interval '5 seconds' order by id desc`,
    )
  ).rows;

describe('[1-13] a device', () => {
  test('is sent what is written while its sign-in lasts, signed and encrypted', async () => {
    const { player, path } = await withDevice();
    expect(await shown(player)).toMatchObject({ publicKey, devices: [{ isThis: true }] });
    const topic = await tell(player, 'depositCredited');
    await vi.waitFor(() => expect(topicsTo(path)).toEqual([topic]), 10_000);
    const [push] = service.to(path);
    expect(push?.headers).toMatchObject({ urgency: 'normal', 'content-encoding': 'aes128gcm' });
    expect(push?.headers.authorization).toContain(`k=${publicKey}`);
    expect(Number(push?.headers.ttl)).toBeGreaterThan(86_000);
    expect(push?.body.includes('60')).toBe(false);
  });

  test.each([
    ['signed out', true],
    // As when the process died before it could say so.
    ['lost its sign-in unnoticed', false],
  ])('that %s is told nothing more', async (_name, isSaid) => {
    const { player, path } = await withDevice();
    const left = async () =>
      (
        await owner.query('select from notifications.push_subscription where player_id = $1', [
          player.id,
        ])
      ).rowCount;
    if (isSaid) {
      await platform.call('POST', '/player/sessions/logout', { token: player.token });
      expect(await left()).toBe(0);
    } else
      await owner.query(
        'update identity.session set ended_at = now(), end_reason = $2 where player_id = $1',
        [player.id, 'passwordChanged'],
      );
    await tell(player, 'emailAdded');
    await vi.waitFor(async () => expect(await left()).toBe(0), 10_000);
    expect(topicsTo(path)).toEqual([]);
  });

  test('[P-36] belongs to whoever subscribes on it, and is removed by its own player alone', async () => {
    const { player, body } = await withDevice();
    const other = await platform.register();
    const [device] = (await shown(player)).devices;
    const removal = { token: other.token, body: { id: device?.id } };
    await platform.call('DELETE', '/notification/push/devices', removal);
    expect((await shown(player)).devices).toHaveLength(1);
    await add(other, body);
    expect((await shown(player)).devices).toEqual([]);
    const [moved] = (await shown(other)).devices;
    await platform.call('DELETE', '/notification/push/devices', {
      ...{ token: other.token, body: { id: moved?.id } },
    });
    expect((await shown(other)).devices).toEqual([]);
  });

  test('makes room for others that come at once', async () => {
    const player = await platform.register();
    const alive = await platform.register();
    await owner.query(
      `insert into notifications.push_subscription
       select gen_random_uuid(), $1, s.id, 'https://169.254.0.1/' || n, 'p', 'a', '', now()
       from generate_series(1, 9) n, identity.session s where s.player_id = $2`,
      [player.id, alive.id],
    );
    const tokens = [player.token];
    for (let time = 0; time < 2; time += 1) {
      const body = { email: player.email, password, fingerprint };
      const answer = await platform.call('POST', '/player/sessions', { body });
      tokens.push((answer.body.data as { accessToken: string }).accessToken);
    }
    await Promise.all(tokens.map((token) => add({ token }, service.subscription().body)));
    expect((await shown(player)).devices).toHaveLength(10);
  });

  test.each([
    ['http://push.example/1'],
    ['http://127.0.0.1:9/1'],
    ['https://user:word@push.example/1'],
    ['ftp://push.example/1'],
    [`https://push.example/${'x'.repeat(1000)}`],
  ])('is refused at %s', async (endpoint) => {
    const player = await platform.register();
    const { keys } = service.subscription().body;
    expectProblem(await add(player, { endpoint, keys }), 422);
  });

  test('is refused with a key that is on no curve or too short', async () => {
    const player = await platform.register();
    const { endpoint, keys } = service.subscription().body;
    for (const p256dh of [`B${'A'.repeat(86)}`, keys.p256dh.slice(1), 'BB'])
      expectProblem(await add(player, { endpoint, keys: { ...keys, p256dh } }), 422);
    expectProblem(await add(player, { endpoint, keys: { ...keys, auth: 'AA' } }), 422);
  });

  test('of a private network by name or address is never called, and its push comes back later', async () => {
    const player = await platform.register();
    const { keys } = service.subscription().body;
    expect((await add(player, { endpoint: 'https://169.254.169.254/latest', keys })).status).toBe(
      200,
    );
    const before = service.taken.length;
    await tell(player, 'emailAdded');
    await vi.waitFor(
      async () => expect((await waiting()).some(({ payload }) => payload.tries > 0)).toBe(true),
      10_000,
    );
    expect(service.taken.length).toBe(before);
  });
});

describe('a push', () => {
  test('that was not chosen is not sent', async () => {
    const { player, path } = await withDevice();
    await choose(player, 'payments', false);
    await tell(player, 'depositCredited');
    const wanted = await tell(player, 'emailAdded');
    await vi.waitFor(() => expect(topicsTo(path)).toEqual([wanted]), 10_000);
  });

  test('waits in quiet hours, save for what concerns the safety of the account', async () => {
    const { player, path } = await withDevice();
    const minute = new Date().getUTCHours() * 60 + new Date().getUTCMinutes();
    await platform.call('PUT', '/notification/quiet-hours', {
      token: player.token,
      body: {
        isOn: true,
        fromMinute: (minute + 1435) % 1440,
        toMinute: (minute + 120) % 1440,
        timeZone: 'UTC',
      },
    });
    const held = await tell(player, 'depositCredited');
    const urgent = await tell(player, 'emailAdded');
    await vi.waitFor(() => expect(topicsTo(path)).toEqual([urgent]), 10_000);
    const job = await vi.waitFor(async () => {
      const found = (await waiting()).find(({ key }) => key.replaceAll('-', '').endsWith(held));
      expect(found).toBeDefined();
      return found;
    }, 10_000);
    expect(job?.seconds).toBeGreaterThan(118 * 60);
    expect(job?.seconds).toBeLessThan(121 * 60);
  });

  test('whose message was read before it came back is not sent again', async () => {
    const { player, path } = await withDevice();
    service.answers.set(path, { status: 503 });
    const topic = await tell(player, 'emailAdded');
    await vi.waitFor(
      async () =>
        expect((await waiting()).map(({ key }) => key.replaceAll('-', '').slice(-32))).toContain(
          topic,
        ),
      10_000,
    );
    const { token } = player;
    await platform.call('POST', '/notification/messenger/messages/read/all', { token });
    service.answers.delete(path);
    await owner.query(
      `update graphile_worker._private_jobs set run_at = now() where key like 'push:%'`,
    );
    const next = await tell(player, 'emailAdded');
    await vi.waitFor(() => expect(topicsTo(path)).toEqual([topic, next]), 10_000);
    expect((await waiting()).some(({ key }) => key.replaceAll('-', '').endsWith(topic))).toBe(
      false,
    );
  });

  test('to a browser that is gone is the last to it', async () => {
    const { player, path } = await withDevice();
    service.answers.set(path, { status: 410 });
    await tell(player, 'emailAdded');
    await vi.waitFor(async () => expect((await shown(player)).devices).toEqual([]), 10_000);
  });

  test.each([
    [429, { 'retry-after': '900' }, 900],
    [503, {}, 30],
  ])('that is answered %i comes back when the service says', async (status, headers, seconds) => {
    const { player, path } = await withDevice();
    service.answers.set(path, { status, headers });
    const topic = await tell(player, 'emailAdded');
    const job = await vi.waitFor(async () => {
      const found = (await waiting()).find(({ key }) => key.replaceAll('-', '').endsWith(topic));
      expect(found).toBeDefined();
      return found;
    }, 10_000);
    expect(job?.payload.tries).toBe(1);
    expect(Math.abs((job?.seconds ?? 0) - seconds)).toBeLessThan(15);
  });

  test('is not sent on where a redirect leads', async () => {
    const { player, path } = await withDevice();
    const target = service.subscription().body.endpoint;
    service.answers.set(path, { status: 307, headers: { location: target } });
    await tell(player, 'emailAdded');
    await vi.waitFor(() => expect(service.to(path)).toHaveLength(1), 10_000);
    expect(service.to(new URL(target).pathname)).toEqual([]);
  });
});
