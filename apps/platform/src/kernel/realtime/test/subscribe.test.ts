import type { PublicationContext, UnsubscribedContext } from 'centrifuge';
import { describe, expect, test } from 'vitest';
import { FakeClock } from './fake-clock.ts';
import { createClient, next, RawClient, startGateway, tokens } from './harness.ts';

describe('subscribing', () => {
  test('[7i-02] a player hears of the own wallet, in order and typed as published', async () => {
    const { url, gateway } = await startGateway();
    const client = createClient(url, { token: await tokens.connection({ user: '42' }) });
    const subscription = client.newSubscription('wallet:accounts#42');
    subscription.subscribe();
    client.connect();
    await subscription.ready();
    const published = next<PublicationContext>(subscription, 'publication');
    const data = { account: { balance: 1250, name: 'ünï\u2028 "quoted"\n' } };
    const receipt = await gateway.publish('wallet:accounts#42', data);
    expect(await published).toMatchObject({ channel: 'wallet:accounts#42', data, offset: 1 });
    expect(receipt).toMatchObject({ offset: 1 });
  });

  test('a publication with a key that was seen is not sent again', async () => {
    const { url, gateway } = await startGateway();
    const raw = await RawClient.connected(url);
    await raw.call({ id: 2, subscribe: { channel: 'game:a' } });
    const { epoch } = await gateway.publish('game:a', 1, { idempotencyKey: 'k' });
    const again = await gateway.publish('game:a', 1, { idempotencyKey: 'k' });
    expect(again).toMatchObject({ offset: 1, epoch });
    await gateway.publish('game:b', 1, { idempotencyKey: 'k' });
    await gateway.publish('game:a', 2, { idempotencyKey: 'l' });
    const pushes = [await raw.next(), await raw.next()];
    expect(pushes).toMatchObject([
      { push: { pub: { data: 1, offset: 1 } } },
      { push: { pub: { data: 2, offset: 2 } } },
    ]);
  });

  test('after unsubscribing nothing more arrives', async () => {
    const { url, gateway } = await startGateway();
    const raw = await RawClient.connected(url);
    await raw.call({ id: 2, subscribe: { channel: 'game:a' } });
    expect(await raw.call({ id: 3, unsubscribe: { channel: 'game:a' } })).toEqual({
      id: 3,
      unsubscribe: {},
    });
    await gateway.publish('game:a', 1);
    expect(await raw.call({ id: 4, unsubscribe: { channel: 'game:a' } })).toHaveProperty('id', 4);
    expect(gateway.core.hub.channels.size).toBe(0);
  });

  test('the platform ends a subscription for good (2000)', async () => {
    const { url, gateway } = await startGateway();
    const client = createClient(url, { token: await tokens.connection({ user: '42' }) });
    const subscription = client.newSubscription('game:a');
    subscription.subscribe();
    client.connect();
    await subscription.ready();
    const ended = next<UnsubscribedContext>(subscription, 'unsubscribed');
    await gateway.unsubscribeUser('42', 'game:a');
    expect((await ended).code).toBe(2000);
  });

  test('channels named in the token are there from the start, and recover', async () => {
    const { url, gateway } = await startGateway();
    const token = await tokens.connection({ user: '42', channels: ['wallet:accounts#42', 'no:x'] });
    const client = createClient(url, { token });
    const subscribed = next<{ channel: string }>(client, 'subscribed');
    client.connect();
    expect(await subscribed).toMatchObject({ channel: 'wallet:accounts#42', recoverable: true });
    const first = next<PublicationContext>(client, 'publication');
    await gateway.publish('wallet:accounts#42', 1);
    expect(await first).toMatchObject({ data: 1, offset: 1 });
    client.disconnect();
    await gateway.publish('wallet:accounts#42', 2);
    const second = next<PublicationContext>(client, 'publication');
    client.connect();
    expect(await second).toMatchObject({ data: 2, offset: 2 });
  });
});

describe('[P-39] refusals', () => {
  async function refusal(channel: string, user = '42', extra: object = {}) {
    const { url } = await startGateway();
    const token = user === '' ? '' : await tokens.connection({ user });
    const raw = await RawClient.connected(url, token);
    return raw.call({ id: 2, subscribe: { channel, ...extra } });
  }

  test.each([
    ["another player's", 'wallet:accounts#43', '42', 103],
    ["nobody's", 'wallet:accounts#', '42', 103],
    ["nobody's, as a guest", 'wallet:accounts#', '', 103],
    ["a player's, as a guest", 'wallet:accounts#42', '', 103],
    ['a list without the own id', 'wallet:accounts#1,2', '42', 103],
    ['a list with an empty id, as a guest', 'wallet:accounts#1,', '', 103],
    ['one without an owner', 'wallet:accounts', '42', 103],
    ['one in no namespace', 'nowhere:a', '42', 102],
    ['one with too long a name', `game:${'a'.repeat(251)}`, '42', 107],
    ['one that needs a token', 'private:a', '42', 103],
  ])('%s channel', async (_, channel, user, code) => {
    expect(await refusal(channel, user)).toMatchObject({ id: 2, error: { code } });
  });

  test("a subscription token does not open another player's channel", async () => {
    const token = await tokens.subscription({ user: '42', channel: 'wallet:accounts#43' });
    expect(await refusal('wallet:accounts#43', '42', { token })).toMatchObject({
      error: { code: 103 },
    });
  });

  test('a list with the own id is entered', async () => {
    expect(await refusal('wallet:accounts#41,42')).toHaveProperty('subscribe');
  });

  test('clients cannot publish, not even to their own channel', async () => {
    const { url, gateway } = await startGateway();
    const client = createClient(url, { token: await tokens.connection({ user: '42' }) });
    const subscription = client.newSubscription('wallet:accounts#42');
    subscription.subscribe();
    client.connect();
    await subscription.ready();
    await expect(subscription.publish({ balance: 1e9 })).rejects.toMatchObject({ code: 103 });
    expect((await gateway.publish('wallet:accounts#42', {})).offset).toBe(1);
  });

  test('a channel is subscribed to once (105), and only so many (106)', async () => {
    const { url } = await startGateway({ limits: { channels: 2 } });
    const raw = await RawClient.connected(url);
    const subscribe = (id: number, channel: string) => raw.call({ id, subscribe: { channel } });
    await subscribe(2, 'open:a');
    expect(await subscribe(3, 'open:a')).toMatchObject({ error: { code: 105 } });
    await subscribe(4, 'open:b');
    expect(await subscribe(5, 'open:c')).toMatchObject({ error: { code: 106 } });
  });
});

describe('subscription tokens', () => {
  async function tokened(expiresIn: number) {
    const clock = new FakeClock();
    const { url } = await startGateway({ clock, limits: { pingSeconds: 100_000 } });
    const raw = await RawClient.connected(url, await tokens.connection({ user: '42' }));
    const sign = (seconds: number, channel = 'private:a') =>
      tokens.subscription({ user: '42', channel, expiresAt: clock.seconds() + seconds });
    const subscribed = await raw.call({
      id: 2,
      subscribe: { channel: 'private:a', token: await sign(expiresIn) },
    });
    return { clock, raw, sign, subscribed };
  }

  test('one opens its channel until it expires, then the client asks again (2501)', async () => {
    const { clock, raw, subscribed } = await tokened(60);
    expect(subscribed).toEqual({ id: 2, subscribe: { expires: true, ttl: 60 } });
    clock.advance(70_000);
    expect(await raw.next()).toMatchObject({ push: { unsubscribe: { code: 2501 } } });
  });

  test('a refreshed one lasts', async () => {
    const { clock, raw, sign } = await tokened(60);
    clock.advance(60_000);
    const refreshed = { id: 3, sub_refresh: { channel: 'private:a', token: await sign(60) } };
    expect(await raw.call(refreshed)).toEqual({ id: 3, sub_refresh: { expires: true, ttl: 60 } });
    clock.advance(60_000);
    const foreign = await sign(60, 'private:b');
    expect(
      await raw.call({ id: 4, sub_refresh: { channel: 'private:a', token: foreign } }),
    ).toMatchObject({ error: { code: 103 } });
    expect(
      await raw.call({ id: 5, sub_refresh: { channel: 'private:a', token: await sign(-1) } }),
    ).toMatchObject({ error: { code: 110 } });
    raw.send({ id: 6, sub_refresh: { channel: 'private:a', token: 'nonsense' } });
    expect((await raw.closed).code).toBe(3500);
  });

  test('an expired one is refused so that the client fetches another (109)', async () => {
    const { subscribed } = await tokened(-1);
    expect(subscribed).toMatchObject({ error: { code: 109 } });
  });

  test('one for another channel or user, or a connection token, is refused (103)', async () => {
    const { url } = await startGateway();
    const raw = await RawClient.connected(url, await tokens.connection({ user: '42' }));
    const wrong = [
      await tokens.subscription({ user: '42', channel: 'private:b' }),
      await tokens.subscription({ user: '43', channel: 'private:a' }),
      await tokens.connection({ user: '42' }),
    ];
    for (const [index, token] of wrong.entries()) {
      expect(
        await raw.call({ id: index + 2, subscribe: { channel: 'private:a', token } }),
      ).toMatchObject({ error: { code: 103 } });
    }
  });
});
