import { describe, expect, test } from 'vitest';
import { createClient, next, startGateway, tokens } from './harness.ts';

const player = { user: '42' } as const;

describe('what a client goes through', () => {
  test('[4-41] a connection is disconnected, connecting and connected', async () => {
    const { url } = await startGateway();
    const client = createClient(url);
    const states = [client.state as string];
    client.on('connecting', () => states.push(client.state));
    client.on('connected', () => states.push(client.state));
    client.connect();
    await client.ready();
    const gone = next(client, 'disconnected');
    client.disconnect();
    await gone;
    states.push(client.state);
    expect(states).toEqual(['disconnected', 'connecting', 'connected', 'disconnected']);
  });

  test('[4-41] a subscription is unsubscribed, subscribing and subscribed', async () => {
    const { url } = await startGateway();
    const client = createClient(url);
    const subscription = client.newSubscription('open:news');
    const states = [subscription.state as string];
    subscription.on('subscribing', () => states.push(subscription.state));
    subscription.on('subscribed', () => states.push(subscription.state));
    client.connect();
    subscription.subscribe();
    await subscription.ready();
    subscription.unsubscribe();
    states.push(subscription.state);
    expect(states).toEqual(['unsubscribed', 'subscribing', 'subscribed', 'unsubscribed']);
  });
});

describe('[8-16] a connection that is closed', () => {
  test.each([3500, 3999, 4500, 4999])('with %i stays closed', async (code) => {
    const { url, gateway } = await startGateway();
    const client = createClient(url, { token: await tokens.connection(player) });
    client.connect();
    await client.ready();
    const closed = next<{ code: number }>(client, 'disconnected');
    await gateway.disconnectUser('42', { code, reason: 'over' });
    expect((await closed).code).toBe(code);
    expect(client.state).toBe('disconnected');
  });

  test.each([3000, 3499, 4000, 4499])('with %i comes back by itself', async (code) => {
    const { url, gateway } = await startGateway();
    const client = createClient(url, { token: await tokens.connection(player) });
    client.connect();
    await client.ready();
    const leaving = next<{ code: number }>(client, 'connecting');
    const back = next(client, 'connected');
    await gateway.disconnectUser('42', { code, reason: 'come back' });
    expect((await leaving).code).toBe(code);
    await back;
    expect(client.state).toBe('connected');
  });

  test('by the network comes back by itself', async () => {
    const running = await startGateway();
    const client = createClient(running.url);
    client.connect();
    await client.ready();
    const back = next(client, 'connected');
    running.cut();
    await back;
    expect(client.state).toBe('connected');
  });
});
