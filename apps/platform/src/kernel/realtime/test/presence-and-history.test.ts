import type { JoinContext, LeaveContext, PublicationContext } from 'centrifuge';
import { describe, expect, test } from 'vitest';
import { createClient, next, RawClient, startGateway, tokens } from './harness.ts';

describe('presence', () => {
  test('[7i-02] who is online, and how many clients and users', async () => {
    const { url } = await startGateway();
    const token = await tokens.connection({ user: '42', info: { nick: 'ann' } });
    const client = createClient(url, { token });
    const subscription = client.newSubscription('global:online');
    subscription.subscribe();
    client.connect();
    await subscription.ready();
    for (const other of ['', '', token]) {
      const raw = await RawClient.connected(url, other);
      await raw.call({ id: 2, subscribe: { channel: 'global:online' } });
    }
    expect(await subscription.presenceStats()).toEqual({ numClients: 4, numUsers: 2 });
    const { clients } = await subscription.presence();
    const users = Object.values(clients).map(({ user, connInfo }) => [user, connInfo]);
    expect(users.sort()).toEqual([
      ['', undefined],
      ['', undefined],
      ['42', { nick: 'ann' }],
      ['42', { nick: 'ann' }],
    ]);
  });

  test('those who left are not counted', async () => {
    const { url, gateway } = await startGateway();
    const raw = await RawClient.connected(url);
    const other = await RawClient.connected(url, await tokens.connection({ user: '42' }));
    for (const each of [raw, other]) {
      await each.call({ id: 2, subscribe: { channel: 'global:online' } });
    }
    await gateway.disconnectUser('42');
    expect(await raw.call({ id: 3, presence_stats: { channel: 'global:online' } })).toEqual({
      id: 3,
      presence_stats: { num_clients: 1, num_users: 1 },
    });
  });

  test('only a subscriber may ask (103), and only where it is offered (108)', async () => {
    const { url } = await startGateway();
    const raw = await RawClient.connected(url);
    await raw.call({ id: 2, subscribe: { channel: 'open:a' } });
    for (const kind of ['presence', 'presence_stats']) {
      expect(await raw.call({ id: 3, [kind]: { channel: 'global:online' } })).toMatchObject({
        error: { code: 103 },
      });
      expect(await raw.call({ id: 4, [kind]: { channel: 'open:a' } })).toMatchObject({
        error: { code: 108 },
      });
    }
  });

  test('coming and going is told to those who requested it', async () => {
    const { url } = await startGateway();
    const client = createClient(url);
    const subscription = client.newSubscription('global:online', { joinLeave: true });
    const own = next<JoinContext>(subscription, 'join');
    subscription.subscribe();
    client.connect();
    expect((await own).info.user).toBe('');
    const joined = next<JoinContext>(subscription, 'join');
    const raw = await RawClient.connected(url, await tokens.connection({ user: '42' }));
    await raw.call({ id: 2, subscribe: { channel: 'global:online' } });
    expect((await joined).info).toMatchObject({ user: '42' });
    const left = next<LeaveContext>(subscription, 'leave');
    raw.ws.terminate();
    expect((await left).info).toMatchObject({ user: '42' });
    expect(raw.frames).toHaveLength(2);
  });
});

describe('history', () => {
  async function withHistory() {
    const { url, gateway } = await startGateway();
    const client = createClient(url);
    const subscription = client.newSubscription('game:a');
    subscription.subscribe();
    client.connect();
    await subscription.ready();
    let epoch = '';
    for (const data of [1, 2, 3, 4, 5]) {
      ({ epoch } = await gateway.publish('game:a', data));
    }
    const offsets = (publications: PublicationContext[]) => publications.map((p) => p.offset);
    return { subscription, offsets, epoch, url };
  }

  test.each<[{ limit: number; reverse?: boolean; since?: { offset: number } }, number[]]>([
    [{ limit: 0 }, []],
    [{ limit: 2 }, [1, 2]],
    [{ limit: -1 }, [1, 2, 3, 4, 5]],
    [{ limit: 2, reverse: true }, [5, 4]],
    [{ limit: 10, since: { offset: 3 } }, [4, 5]],
    [{ limit: 1, since: { offset: 3 } }, [4]],
    [{ limit: 10, since: { offset: 3 }, reverse: true }, [2, 1]],
    [{ limit: 10, since: { offset: 5 } }, []],
    [{ limit: 10, since: { offset: 99 } }, []],
  ])('%j gives %j', async (options, expected) => {
    const { subscription, offsets, epoch } = await withHistory();
    const { since, ...rest } = options;
    const page = await subscription.history(
      since === undefined ? rest : { ...rest, since: { ...since, epoch } },
    );
    expect(offsets(page.publications)).toEqual(expected);
    expect(page).toMatchObject({ offset: 5, epoch });
  });

  test('keeps so many publications and no more', async () => {
    const { url, gateway } = await startGateway();
    const raw = await RawClient.connected(url);
    await raw.call({ id: 2, subscribe: { channel: 'short:a' } });
    for (const data of [1, 2, 3, 4, 5]) {
      await gateway.publish('short:a', data);
      await raw.next();
    }
    expect(await raw.call({ id: 3, history: { channel: 'short:a', limit: 100 } })).toMatchObject({
      history: { publications: [{ offset: 3 }, { offset: 4 }, { offset: 5 }], offset: 5 },
    });
  });

  test('a position of another epoch is unrecoverable (112)', async () => {
    const { subscription } = await withHistory();
    await expect(
      subscription.history({ limit: 1, since: { offset: 1, epoch: 'other' } }),
    ).rejects.toMatchObject({ code: 112 });
  });

  test('only a subscriber may read it (103), and only where there is one (108)', async () => {
    const { url } = await withHistory();
    const raw = await RawClient.connected(url);
    await raw.call({ id: 2, subscribe: { channel: 'open:a' } });
    expect(await raw.call({ id: 3, history: { channel: 'game:a', limit: 1 } })).toMatchObject({
      error: { code: 103 },
    });
    expect(await raw.call({ id: 4, history: { channel: 'open:a', limit: 1 } })).toMatchObject({
      error: { code: 108 },
    });
  });
});
