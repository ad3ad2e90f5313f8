import { expect, it, vi } from 'vitest';
import { openRealtime } from './connection.ts';

const made = vi.hoisted(() => ({ client: {} as object, subscription: {} as object }));

vi.mock('centrifuge', () => ({
  Centrifuge: class {
    constructor(_url: string, options: object) {
      made.client = options;
    }
    connect() {}
    newSubscription(_channel: string, options: object) {
      made.subscription = options;
      return { on: () => undefined, subscribe: () => undefined };
    }
  },
}));

it('comes back and subscribes again with the delays of the product [9-07]', () => {
  const realtime = openRealtime({ url: 'ws://site.test', token: async () => '' });
  realtime.follow({ channel: 'game:winners', message: () => {}, missed: () => {} });
  expect(made.client).toMatchObject({
    minReconnectDelay: 500,
    maxReconnectDelay: 20_000,
    timeout: 5_000,
    maxServerPingDelay: 10_000,
  });
  expect(made.subscription).toEqual({ minResubscribeDelay: 500, maxResubscribeDelay: 20_000 });
});
