import type { PublicationContext, SubscribedContext } from 'centrifuge';
import { describe, expect, test, vi } from 'vitest';
import { createClient, next, RawClient, startGateway, tokens } from './harness.ts';

/** What a page that keeps its position elsewhere knows of a stream it never subscribed to. */
const anyEpoch = { offset: 0, epoch: '' };

/** A subscription of the unmodified client, and what it heard. */
async function following(url: string, options: Parameters<typeof newSubscription>[1]) {
  const client = createClient(url);
  const subscription = newSubscription(client, options);
  const heard: unknown[] = [];
  const offers: SubscribedContext[] = [];
  subscription.on('publication', ({ data }: PublicationContext) => heard.push(data));
  subscription.on('subscribed', (context) => offers.push(context));
  client.connect();
  await client.ready();
  return { client, subscription, heard, offers };
}

function newSubscription(
  client: ReturnType<typeof createClient>,
  options: Parameters<ReturnType<typeof createClient>['newSubscription']>[1],
) {
  return client.newSubscription('game:a', { minResubscribeDelay: 1, ...options });
}

describe('[P-40] a position without an epoch is one in whatever stream there is', () => {
  test('`getState`: is asked once, and what was published since is recovered', async () => {
    const { url, gateway } = await startGateway();
    for (const data of [1, 2, 3]) await gateway.publish('game:a', data);
    const getState = vi.fn(async () => anyEpoch);
    const { subscription, heard, offers } = await following(url, { getState });
    subscription.subscribe();
    await subscription.ready();
    expect(offers).toMatchObject([{ wasRecovering: true, recovered: true }]);
    expect(heard).toEqual([1, 2, 3]);
    expect(getState).toHaveBeenCalledTimes(1);
  });

  test('`getState`: a reconnect recovers by itself, also where nothing was published', async () => {
    const { url } = await startGateway();
    const getState = vi.fn(async () => anyEpoch);
    const { client, subscription, offers } = await following(url, { getState, recoverable: true });
    subscription.subscribe();
    await subscription.ready();
    client.disconnect();
    const back = next<SubscribedContext>(subscription, 'subscribed');
    client.connect();
    await back;
    expect(offers.map(({ recovered }) => recovered)).toEqual([true, true]);
    expect(getState).toHaveBeenCalledTimes(1);
  });

  test('`getState`: fails once, is asked again, and the subscription comes about', async () => {
    const { url } = await startGateway();
    const getState = vi.fn(async () => anyEpoch);
    getState.mockRejectedValueOnce(new Error('no state now'));
    const { subscription } = await following(url, { getState, maxResubscribeDelay: 1 });
    const failed = next<{ type: string; error: { message: string } }>(subscription, 'error');
    subscription.subscribe();
    expect(await failed).toMatchObject({
      type: 'subscribe',
      error: { message: expect.stringContaining('no state now') },
    });
    await subscription.ready();
    expect(getState).toHaveBeenCalledTimes(2);
  });

  test('`since`: what was published after the offset arrives', async () => {
    const { url, gateway } = await startGateway();
    for (const data of [1, 2, 3]) await gateway.publish('game:a', data);
    const { subscription, heard } = await following(url, { since: { offset: 1, epoch: '' } });
    subscription.subscribe();
    await subscription.ready();
    await vi.waitFor(() => expect(heard).toEqual([2, 3]), { timeout: 10_000 });
  });

  test('an offset that the history no longer reaches back to is refused all the same', async () => {
    const { url, gateway } = await startGateway();
    for (const data of [1, 2, 3, 4, 5]) await gateway.publish('short:a', data);
    const raw = await RawClient.connected(url);
    const ask = (id: number, offset: number, flag: number) =>
      raw.call({ id, subscribe: { channel: 'short:a', recover: true, epoch: '', offset, flag } });
    expect(await ask(2, 1, 2)).toMatchObject({ error: { code: 112 } });
    expect(await ask(3, 6, 2)).toMatchObject({ error: { code: 112 } });
    expect(await ask(4, 2, 2)).toMatchObject({ subscribe: { recovered: true } });
  });

  test('server-side subscriptions take it too', async () => {
    const { url, gateway } = await startGateway();
    await gateway.publish('game:a', 1);
    const token = await tokens.connection({ user: '42', channels: ['game:a'] });
    const raw = await RawClient.open(url);
    const position = { recover: true, ...anyEpoch };
    expect(
      await raw.call({ id: 1, connect: { token, subs: { 'game:a': position } } }),
    ).toMatchObject({ connect: { subs: { 'game:a': { recovered: true } } } });
  });
});
