import { describe, expect, test } from 'vitest';
import { playerNamespaces } from '../config.ts';
import { createClient, type Message, RawClient, startGateway, tokens } from './harness.ts';

/** The namespaces of the site, with two players and a guest in a channel, each with an info. */
async function inChannel(channel: string) {
  const { url } = await startGateway({ namespaces: playerNamespaces });
  const enter = async (user: string) => {
    const token = user && (await tokens.connection({ user, info: { nick: `nick of ${user}` } }));
    const raw = await RawClient.connected(url, token);
    await raw.call({ id: 2, subscribe: { channel, join_leave: true } });
    return raw;
  };
  const [ann, secondTab, ben, guest] = [
    await enter('ann'),
    await enter('ann'),
    await enter('ben'),
    await enter(''),
  ] as const;
  const ask = (raw: RawClient, kind: string) => raw.call({ id: 3, [kind]: { channel } });
  return { url, ann, secondTab, ben, guest, ask };
}

const users = (reply: Message) => {
  const { presence } = reply.presence as { presence: Record<string, { user: string }> };
  return Object.values(presence).map(({ user }) => user);
};

describe('[P-39] presence on channels that are everybody’s', () => {
  test.each(['global:online', 'tournaments'])(
    '%s: counts all, and lists to each subscriber the own connections alone',
    async (channel) => {
      const { ann, ben, guest, ask } = await inChannel(channel);
      for (const raw of [ann, ben, guest]) {
        expect(await ask(raw, 'presence_stats')).toMatchObject({
          presence_stats: { num_clients: 4, num_users: 3 },
        });
      }
      expect(users(await ask(ann, 'presence'))).toEqual(['ann', 'ann']);
      expect(users(await ask(ben, 'presence'))).toEqual(['ben']);
      expect(users(await ask(guest, 'presence'))).toEqual(['']);
    },
  );

  test('a guest is not shown other guests', async () => {
    const { url, guest, ask } = await inChannel('global:online');
    const other = await RawClient.connected(url);
    await other.call({ id: 2, subscribe: { channel: 'global:online' } });
    expect(users(await ask(guest, 'presence'))).toHaveLength(1);
    expect(await ask(guest, 'presence_stats')).toMatchObject({
      presence_stats: { num_clients: 5 },
    });
  });

  test('nobody is told who comes and goes, whoever asks for it', async () => {
    const { ann, ben, ask } = await inChannel('global:online');
    ben.ws.terminate();
    await ask(ann, 'presence');
    expect(ann.frames.join('\n')).not.toContain('ben');
  });

  test('the unmodified client reads both answers', async () => {
    const { url } = await inChannel('tournaments');
    const client = createClient(url);
    const subscription = client.newSubscription('tournaments');
    subscription.subscribe();
    client.connect();
    await subscription.ready();
    expect(await subscription.presenceStats()).toEqual({ numClients: 5, numUsers: 3 });
    expect(Object.keys((await subscription.presence()).clients)).toHaveLength(1);
  });
});

describe('[P-39] presence elsewhere', () => {
  test.each(['presence', 'presence_stats'])(
    '%s: 102 without a namespace, 108 where it is not offered, 103 for whoever is not subscribed',
    async (kind) => {
      const { ann, ask, url } = await inChannel('wallet:accounts#ann');
      const stranger = await RawClient.connected(url, await tokens.connection({ user: 'eve' }));
      const refusal = async (raw: RawClient, channel: string) => {
        const reply = await raw.call({ id: 4, [kind]: { channel } });
        return (reply.error as { code: number }).code;
      };
      expect((await ask(ann, kind)).error).toMatchObject({ code: 108 });
      expect(await refusal(stranger, 'wallet:accounts#ann')).toBe(108);
      expect(await refusal(stranger, 'nowhere:a')).toBe(102);
      expect(await refusal(stranger, 'global:online')).toBe(103);
    },
  );

  test('a channel with an owner answers its owner alone, where presence is offered', async () => {
    const { url } = await startGateway({
      namespaces: { mine: { presence: true, userLimited: true } },
    });
    const owner = await RawClient.connected(url, await tokens.connection({ user: 'ann' }));
    const stranger = await RawClient.connected(url, await tokens.connection({ user: 'eve' }));
    for (const raw of [owner, stranger]) {
      await raw.call({ id: 2, subscribe: { channel: 'mine:a#ann' } });
    }
    const asked = { id: 3, presence: { channel: 'mine:a#ann' } };
    expect(users(await owner.call(asked))).toEqual(['ann']);
    expect(await stranger.call(asked)).toMatchObject({ error: { code: 103 } });
  });
});
