import { beforeAll, describe, expect, test, vi } from 'vitest';
import { startWorker } from '../../../kernel/jobs/worker.ts';
import { createLogger } from '../../../kernel/log/logger.ts';
import { expectProblem } from '../../../test/expect-problem.ts';
import { follow, openPage } from '../../../test/open-page.ts';
import { fingerprint, password } from '../../../test/platform-fixture.ts';
import { notify } from '../public.ts';
import { usePushes } from './push-world.ts';

const world = usePushes('api,realtime,jobs');
const { add, choose, platform, pushedTo, put, service, shown, tell, waiting, withDevice } = world;
beforeAll(() => platform.app.startJobs());

describe('[1-13] a device', () => {
  test('is sent what is written while its sign-in lasts, signed and encrypted', async () => {
    const { player, path } = await withDevice();
    expect(await shown(player)).toMatchObject({
      publicKey: world.keys.publicKey,
      devices: [{ isThis: true }],
    });
    const messageId = await tell(player, 'depositCredited');
    await vi.waitFor(() => expect(pushedTo(path)).toEqual([messageId]), 10_000);
    const [push] = service.to(path);
    expect(push?.headers).toMatchObject({ urgency: 'normal', 'content-encoding': 'aes128gcm' });
    expect(push?.headers.authorization).toContain(`k=${world.keys.publicKey}`);
    expect(Number(push?.headers.ttl)).toBeGreaterThan(86_000);
    // Long enough not to stand in what is encrypted by chance.
    expect(push?.body.includes(messageId)).toBe(false);
  });

  test.each([
    ['signed out', true],
    // As when the process died before it could say so.
    ['lost its sign-in unnoticed', false],
  ])('that %s is told nothing more', async (_name, isSaid) => {
    const { player, path } = await withDevice();
    const left = async () =>
      (
        await world.owner.query(
          'select from notifications.push_subscription where player_id = $1',
          [player.id],
        )
      ).rowCount;
    if (isSaid) {
      await platform.call('POST', '/player/sessions/logout', { token: player.token });
      expect(await left()).toBe(0);
    } else
      await world.owner.query(
        'update identity.session set ended_at = now(), end_reason = $2 where player_id = $1',
        [player.id, 'passwordChanged'],
      );
    await tell(player, 'emailAdded');
    await vi.waitFor(async () => expect(await left()).toBe(0), 10_000);
    expect(pushedTo(path)).toEqual([]);
  });

  test('[P-36] belongs to the player who subscribes on it, and is removed by its own player alone', async () => {
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

  test('is turned off by a page that has not heard of its new subscription', async () => {
    const { player } = await withDevice();
    const [device] = (await shown(player)).devices;
    await add(player, service.subscription().body);
    expect((await shown(player)).devices).toHaveLength(1);
    const removal = { token: player.token, body: { id: device?.id } };
    await platform.call('DELETE', '/notification/push/devices', removal);
    expect((await shown(player)).devices).toEqual([]);
  });

  test('makes room for others that come at once', async () => {
    const player = await platform.register();
    const alive = await platform.register();
    await world.owner.query(
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

test('[7i-05] another screen is told of a device that was added or removed', async () => {
  const player = await platform.register();
  const { body } = service.subscription();
  const heard = await follow(
    await openPage(platform, player),
    `messenger:notifications#${player.id}`,
  );
  // Beside them comes the welcome of every new player.
  const changes = (count: number) =>
    vi.waitFor(async () => {
      const told = (await heard(1)) as { readonly event?: string }[];
      expect(told.filter(({ event }) => event === 'preferences.changed')).toHaveLength(count);
    }, 10_000);
  await add(player, body);
  await changes(1);
  const [device] = (await shown(player)).devices;
  await platform.call('DELETE', '/notification/push/devices', {
    ...{ token: player.token, body: { id: device?.id } },
  });
  await changes(2);
});

describe('[P-12] workers', () => {
  const another = () =>
    startWorker({
      ...{ databaseUrl: platform.ownerUrl, handlers: platform.app.modules.patientJobs },
      ...{ isPatient: true, concurrency: 4, log: createLogger('fatal') },
    });

  test('of two processes push each message once', async () => {
    const worker = await another();
    const { player, path } = await withDevice();
    const messages = await Promise.all(
      Array.from({ length: 24 }, () => tell(player, 'depositCredited')),
    );
    await vi.waitFor(() => expect(pushedTo(path)).toHaveLength(messages.length), 20_000);
    expect(pushedTo(path).sort()).toEqual(messages.sort());
    await worker.stop();
  });
});

describe('a push', () => {
  test('that was not chosen is not sent', async () => {
    const { player, path } = await withDevice();
    await choose(player, 'payments', false);
    await tell(player, 'depositCredited');
    const wanted = await tell(player, 'emailAdded');
    await vi.waitFor(() => expect(pushedTo(path)).toEqual([wanted]), 10_000);
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
    await vi.waitFor(() => expect(pushedTo(path)).toEqual([urgent]), 10_000);
    const job = await put(held);
    expect(job?.seconds).toBeGreaterThan(118 * 60);
    expect(job?.seconds).toBeLessThan(121 * 60);
  });

  test('whose message was read before it came back is not sent again', async () => {
    const { player, path } = await withDevice();
    service.answers.set(path, { status: 503 });
    const before = await tell(player, 'emailAdded');
    await put(before);
    await world.read(player);
    service.answers.delete(path);
    await world.owner.query(
      `update graphile_worker._private_jobs set run_at = now() where key like 'push:%'`,
    );
    const next = await tell(player, 'emailAdded');
    await vi.waitFor(() => expect(pushedTo(path)).toEqual([before, next]), 10_000);
    expect((await waiting()).map(({ payload }) => payload.messageId)).not.toContain(before);
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
    const job = await put(await tell(player, 'emailAdded'));
    expect(job?.payload.tries).toBe(1);
    expect(Math.abs((job?.seconds ?? 0) - seconds)).toBeLessThan(15);
  });
});

// The last one: the push service has a back-off afterwards.
test('[P-12] pushes to services that never answer hold up no other job', async () => {
  const { player, path } = await withDevice();
  service.answers.set(path, { status: 201, fault: 'silent' });
  const held = await Promise.all(Array.from({ length: 8 }, () => tell(player, 'emailAdded')));
  await vi.waitFor(() => expect(pushedTo(path).length).toBeGreaterThanOrEqual(4), 10_000);
  const begun = Date.now();
  await platform.app.database.db
    .transaction()
    .execute((tx) => notify(tx, { playerId: player.id, template: 'welcome', occasion: 'again' }));
  const written = async () => {
    const { rowCount } = await world.owner.query(
      `select from notifications.message where player_id = $1 and occasion = 'again'`,
      [player.id],
    );
    expect(rowCount).toBe(1);
  };
  await vi.waitFor(written, 10_000);
  // No push has come to the end of its patience yet.
  expect(Date.now() - begun).toBeLessThan(4_000);
  for (const messageId of held) await put(messageId);
});
