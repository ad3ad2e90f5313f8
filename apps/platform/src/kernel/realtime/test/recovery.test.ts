import type { PublicationContext, SubscribedContext } from 'centrifuge';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Broker, BrokerEvents } from '../broker.ts';
import { systemClock } from '../clock.ts';
import { createMemoryBroker } from '../memory-broker.ts';
import { FakeClock } from './fake-clock.ts';
import { createClient, next, RawClient, startGateway } from './harness.ts';

const MESSAGES = 1_000;

describe('[P-40] a reconnecting client misses nothing and sees nothing twice', () => {
  test('random cuts over 1,000 messages', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.integer({ min: 1, max: MESSAGES - 1 }), { minLength: 5, maxLength: 40 }),
        fc.infiniteStream(fc.integer({ min: 1, max: 25 })),
        async (cuts, bursts) => {
          const { url, gateway, cut } = await startGateway();
          const client = createClient(url);
          const subscription = client.newSubscription('game:bets');
          const seen: unknown[] = [];
          const end = Promise.withResolvers<void>();
          subscription.on('publication', ({ data }) => {
            seen.push(data);
            if (data === MESSAGES) {
              end.resolve();
            }
          });
          const recoveries: SubscribedContext[] = [];
          subscription.on('subscribed', (context) => recoveries.push(context));
          subscription.subscribe();
          client.connect();
          await subscription.ready();
          let back = Promise.resolve<unknown>(undefined);
          for (let message = 1; message <= MESSAGES; message += 1) {
            await gateway.publish('game:bets', message);
            if (cuts.includes(message)) {
              await back;
              back = next(subscription, 'subscribed');
              cut();
            }
            if (message % (bursts.next().value ?? 1) === 0) {
              await new Promise((resolve) => setImmediate(resolve));
            }
          }
          await back;
          await end.promise;
          expect(seen).toEqual(Array.from({ length: MESSAGES }, (_, index) => index + 1));
          expect(recoveries).toHaveLength(cuts.length + 1);
          expect(recoveries.slice(1).every(({ recovered }) => recovered)).toBe(true);
          client.disconnect();
          await gateway.close();
        },
      ),
      { numRuns: 10 },
    );
  });

  test('publications during the subscription arrive once, after the reply', async () => {
    const clock = systemClock;
    const memory = createMemoryBroker({ clock, newEpoch: () => 'e' });
    const reading = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const broker: Broker = {
      ...memory,
      async history(channel, query) {
        const early = await memory.history(channel, query);
        reading.resolve();
        await goOn.promise;
        return early;
      },
    };
    const { url, gateway } = await startGateway({ broker });
    await gateway.publish('game:a', 1);
    const raw = await RawClient.connected(url);
    raw.send({ id: 2, subscribe: { channel: 'game:a', recover: true, offset: 0, epoch: 'e' } });
    await reading.promise;
    await gateway.publish('game:a', 2);
    await gateway.publish('game:a', 3);
    goOn.resolve();
    expect(await raw.next()).toMatchObject({
      subscribe: { recovered: true, offset: 0, publications: [{ data: 1, offset: 1 }] },
    });
    expect(await raw.next()).toMatchObject({ push: { pub: { data: 2, offset: 2 } } });
    expect(await raw.next()).toMatchObject({ push: { pub: { data: 3, offset: 3 } } });
  });

  test('what the history already holds is not pushed again when the bus is late', async () => {
    const { raw, events } = await withOwnBus();
    await raw.call({ id: 2, subscribe: { channel: 'game:a' } });
    const publication = { channel: 'game:a', epoch: 'e', data: '"x"' };
    events().publication({ ...publication, offset: 5 });
    events().publication({ ...publication, offset: 6 });
    expect(await raw.next()).toMatchObject({ push: { pub: { offset: 6 } } });
  });
});

describe('[P-40] or is told to refetch', () => {
  test('another epoch: the client learns that it did not recover', async () => {
    const first = await startGateway();
    const client = createClient(first.url);
    const subscription = client.newSubscription('game:bets');
    subscription.subscribe();
    client.connect();
    await subscription.ready();
    const published = next<PublicationContext>(subscription, 'publication');
    await first.gateway.publish('game:bets', 1);
    await published;
    const again = next<SubscribedContext>(subscription, 'subscribed');
    resetStreams(first.gateway.core.broker);
    for (const member of first.gateway.core.hub.everyone()) {
      member.close({ code: 3011, reason: 'force reconnect' });
    }
    expect(await again).toMatchObject({ wasRecovering: true, recovered: false });
  });

  test('a history too short for what was missed', async () => {
    const { url, gateway } = await startGateway();
    const epoch = (await gateway.publish('short:a', 1)).epoch;
    for (const data of [2, 3, 4, 5]) {
      await gateway.publish('short:a', data);
    }
    const raw = await RawClient.connected(url);
    const recover = (id: number, offset: number, extra: object = {}) =>
      raw.call({ id, subscribe: { channel: 'short:a', recover: true, offset, epoch, ...extra } });
    expect(await recover(2, 1)).toMatchObject({
      subscribe: { was_recovering: true, recovered: false, offset: 5 },
    });
    await raw.call({ id: 3, unsubscribe: { channel: 'short:a' } });
    expect(await recover(4, 1, { flag: 2 })).toMatchObject({ error: { code: 112 } });
    expect(await recover(5, 2)).toMatchObject({
      subscribe: {
        recovered: true,
        offset: 2,
        publications: [{ offset: 3 }, { offset: 4 }, { offset: 5 }],
      },
    });
  });

  test('a position ahead of the stream is not taken for granted', async () => {
    const { url, gateway } = await startGateway();
    const { epoch } = await gateway.publish('game:a', 1);
    const raw = await RawClient.connected(url);
    expect(
      await raw.call({ id: 2, subscribe: { channel: 'game:a', recover: true, offset: 9, epoch } }),
    ).toMatchObject({ subscribe: { recovered: false, offset: 1 } });
  });

  test('an expired history: nothing is recovered from it', async () => {
    const clock = new FakeClock();
    const { url, gateway } = await startGateway({ clock });
    const { epoch } = await gateway.publish('game:a', 1);
    clock.advance(60_000);
    const raw = await RawClient.connected(url);
    expect(
      await raw.call({ id: 2, subscribe: { channel: 'game:a', recover: true, offset: 0, epoch } }),
    ).toMatchObject({ subscribe: { recovered: false, offset: 1, epoch } });
  });

  test('a gap on the bus ends the subscription (2500)', async () => {
    const { raw, events } = await withOwnBus();
    await raw.call({ id: 2, subscribe: { channel: 'game:a' } });
    events().publication({ channel: 'game:a', epoch: 'e', data: '1', offset: 7 });
    expect(await raw.next()).toEqual({
      push: { channel: 'game:a', unsubscribe: { code: 2500, reason: 'insufficient state' } },
    });
  });

  test('another epoch on the bus ends the subscription (2500)', async () => {
    const { raw, events } = await withOwnBus();
    await raw.call({ id: 2, subscribe: { channel: 'game:a' } });
    events().publication({ channel: 'game:a', epoch: 'f', data: '1', offset: 6 });
    expect(await raw.next()).toMatchObject({ push: { unsubscribe: { code: 2500 } } });
  });

  test('a publication lost between nodes is found when the bus comes back', async () => {
    const { raw, events, clock, top, compared } = await withOwnBus();
    await raw.call({ id: 2, subscribe: { channel: 'game:a' } });
    top.offset = 6;
    events().resumed();
    await compared();
    clock.advance(1_000);
    expect(await raw.next()).toMatchObject({ push: { unsubscribe: { code: 2500 } } });
  });

  test('one that is only late is waited for', async () => {
    const { raw, events, clock, top, compared } = await withOwnBus();
    await raw.call({ id: 2, subscribe: { channel: 'game:a' } });
    top.offset = 6;
    clock.advance(40_000);
    await compared();
    events().publication({ channel: 'game:a', epoch: 'e', data: '1', offset: 6 });
    clock.advance(1_000);
    expect(await raw.next()).toMatchObject({ push: { pub: { offset: 6 } } });
    expect(await raw.call({ id: 3, unsubscribe: { channel: 'game:a' } })).toEqual({
      id: 3,
      unsubscribe: {},
    });
  });
});

/** Forgets every stream, as a broker that lost its data. */
function resetStreams(broker: Broker): void {
  const other = createMemoryBroker({ clock: systemClock, newEpoch: () => 'after the loss' });
  broker.history = other.history;
}

/** A client of a gateway whose bus and streams' top (5) the test moves by hand. */
async function withOwnBus() {
  const clock = new FakeClock();
  const top = { offset: 5, epoch: 'e' };
  let reads = Promise.withResolvers<void>();
  let given: BrokerEvents | undefined;
  const broker: Broker = {
    ...createMemoryBroker({ clock, newEpoch: () => 'e' }),
    async start(events) {
      given = events;
    },
    async history() {
      reads.resolve();
      return { top: { ...top }, publications: [] };
    },
  };
  const { url } = await startGateway({ broker, clock, limits: { pingSeconds: 1_000 } });
  const raw = await RawClient.connected(url);
  return {
    raw,
    clock,
    top,
    events: () => {
      reads = Promise.withResolvers<void>();
      if (given === undefined) {
        throw new Error('the gateway did not start its broker');
      }
      return given;
    },
    /** Resolves when the comparison that was begun has seen the top. */
    compared: async () => {
      await reads.promise;
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}
