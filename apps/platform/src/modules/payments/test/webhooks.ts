import { createHmac } from 'node:crypto';
import type { PaymentsWorld } from './payments-world.ts';

export const webhookSecret = 'webhook-secret-of-at-least-32-characters';

/** Where the providers' callbacks come to. */
export const webhookUrls = {
  payments: '/api/payment/webhooks/card',
  payouts: '/api/payment/webhooks/card/payouts',
  coins: '/api/payment/webhooks/custody',
} as const;

/** The signature of a body at a time in unix seconds. */
export function signed(body: string, seconds: number, secret = webhookSecret): string {
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}

/** Sends a callback with these very bytes; its status. */
export async function callback(
  world: Pick<PaymentsWorld, 'app'>,
  body: string | Buffer,
  signature: string,
  url: string = webhookUrls.payments,
): Promise<number> {
  const response = await world.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', 'pierlight-signature': signature },
    payload: body,
  });
  return response.statusCode;
}

/** Sends a callback that is signed now; its status. */
export function callBack(
  world: Pick<PaymentsWorld, 'app' | 'clock'>,
  url: string,
  event: unknown,
  secret = webhookSecret,
): Promise<number> {
  const body = typeof event === 'string' ? event : JSON.stringify(event);
  return callback(world, body, signed(body, Math.floor(world.clock.time / 1_000), secret), url);
}
