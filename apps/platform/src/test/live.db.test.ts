import { createHmac, randomUUID } from 'node:crypto';
import { Centrifuge } from 'centrifuge';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Player, site, usePlatform, webhookSecret } from './platform-fixture.ts';

const platform = usePlatform({ roles: 'api,realtime,jobs' });
let url: string;

beforeAll(async () => {
  await platform.app.startJobs();
  url = `${platform.origin.replace('http', 'ws')}/api/connection/websocket`;
});

/** A page of the player, with the unmodified client and the platform's own tokens. */
async function openPage(player: Player): Promise<Centrifuge> {
  const client = new Centrifuge(url, {
    websocket: WebSocket,
    minReconnectDelay: 1,
    getToken: async () => {
      const answer = await platform.call('POST', '/connection/token', { token: player.token });
      return (answer.body.data as { token: string }).token;
    },
  });
  onTestFinished(() => client.disconnect());
  client.connect();
  await client.ready();
  return client;
}

async function follow(client: Centrifuge, channel: string) {
  const subscription = client.newSubscription(channel);
  const heard: unknown[] = [];
  let wake = () => {};
  subscription.on('publication', ({ data }) => {
    heard.push(data);
    wake();
  });
  subscription.subscribe();
  await subscription.ready();
  return async (count: number): Promise<unknown[]> => {
    while (heard.length < count)
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    return heard;
  };
}

test('[7i-02] [7i-03] [P-12] a deposit that its provider settles reaches the open page of its player', async () => {
  const player = await platform.register();
  const client = await openPage(player);
  const accounts = await follow(client, `wallet:accounts#${player.id}`);
  const invoices = await follow(client, `payment:invoices#${player.id}`);
  const started = await platform.call('POST', '/payment/invoices/deposit', {
    token: player.token,
    headers: { 'idempotency-key': randomUUID() },
    body: { methodId: 'card', currency: 'EUR', amount: 25_00, returnUrl: `${site}/` },
  });
  const { id } = started.body.data as { id: string };
  const payment = platform.payments.of(id);
  const body = JSON.stringify({
    id: randomUUID(),
    type: 'payment.succeeded',
    createdAt: new Date().toISOString(),
    data: {
      paymentId: payment?.id,
      reference: id,
      amount: 25_00,
      currency: 'EUR',
      status: 'succeeded',
      reason: null,
    },
  });
  const seconds = Math.floor(Date.now() / 1000);
  const mac = createHmac('sha256', webhookSecret).update(`${seconds}.${body}`).digest('hex');
  const told = await platform.call('POST', '/payment/webhooks/card', {
    headers: { 'pierlight-signature': `t=${seconds},v1=${mac}` },
    body,
  });
  expect(told.status).toBe(200);
  expect(await accounts(1)).toMatchObject([{ account: { currency: 'EUR', balance: 25_00 } }]);
  expect(await invoices(1)).toMatchObject([
    { event: 'invoice.deposit.updated', invoice: { id, status: 2 } },
  ]);
});

test("[P-39] a page does not hear another player's channel, nor publish to its own", async () => {
  const player = await platform.register();
  const stranger = await platform.register();
  const client = await openPage(stranger);
  for (const name of [
    'wallet:accounts',
    'payment:invoices',
    'game:bets',
    'messenger:notifications',
  ]) {
    const subscription = client.newSubscription(`${name}#${player.id}`);
    const refused = new Promise<{ code: number }>((resolve) =>
      subscription.once('unsubscribed', resolve),
    );
    subscription.subscribe();
    expect((await refused).code).toBe(103);
  }
  await expect(client.publish(`wallet:accounts#${stranger.id}`, {})).rejects.toMatchObject({
    code: 103,
  });
});
