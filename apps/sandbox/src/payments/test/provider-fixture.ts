import { createHmac, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { PaymentAnswer, WebhookEvent } from '../protocol.ts';
import { buildPayments, type PaymentsOptions } from '../server.ts';

export const apiKey = 'api-key';
export const webhookSecret = 'webhook-secret';

export interface Received {
  readonly event: WebhookEvent;
  readonly isSigned: boolean;
  readonly seconds: number;
}

/** The shop: takes webhooks (or does not) and shows a page to those who return. */
export class Merchant {
  readonly received: Received[] = [];
  status = 200;
  readonly #server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.method !== 'POST') {
      response.setHeader('content-type', 'text/html');
      response.end('<!doctype html><html lang="en"><title>Shop</title><h1>Shop</h1></html>');
      return;
    }
    const body = Buffer.concat(chunks).toString();
    const header = String(request.headers['pierlight-signature']);
    const [, t = '', v1 = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header) ?? [];
    const mac = createHmac('sha256', webhookSecret).update(`${t}.${body}`).digest('hex');
    this.received.push({ event: JSON.parse(body), isSigned: mac === v1, seconds: Number(t) });
    response.statusCode = this.status;
    response.end();
  });

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

export interface Provider {
  app: FastifyInstance;
  readonly merchant: Merchant;
  readonly site: string;
  readonly clock: { time: number; now(): Date };
  /** Stops the provider and starts it again on the same books. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** A provider with a shop, on a clock that stands still. */
export async function startProvider(options: Partial<PaymentsOptions> = {}): Promise<Provider> {
  const dataFolder = await mkdtemp(path.join(os.tmpdir(), 'pierlight-payments-'));
  const merchant = new Merchant();
  const site = await merchant.listen();
  const clock = { time: Date.UTC(2026, 4, 1, 12), now: () => new Date(clock.time) };
  const build = () =>
    buildPayments({
      origin: 'http://pay.test',
      dataFolder,
      apiKey,
      webhookSecret,
      platformOrigin: site,
      merchantName: 'Pierlight',
      clock,
      ...options,
    });
  const provider: Provider = {
    app: await build(),
    merchant,
    site,
    clock,
    async restart() {
      await provider.app.close();
      provider.app = await build();
    },
    async close() {
      await provider.app.close();
      await merchant.close();
      await rm(dataFolder, { recursive: true });
    },
  };
  return provider;
}

export interface CallAnswer {
  readonly status: number;
  readonly body: PaymentAnswer & {
    readonly error?: { readonly code: string };
    readonly payment?: PaymentAnswer;
    readonly payments?: readonly PaymentAnswer[];
  };
}

/** A call of the merchant. */
export async function call(
  provider: Provider,
  method: 'GET' | 'POST',
  url: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<CallAnswer> {
  const response = await provider.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${apiKey}`, ...headers },
    ...(body === undefined ? {} : { payload: body as object }),
  });
  return { status: response.statusCode, body: response.json() };
}

export function order(provider: Provider, change: Readonly<Record<string, unknown>> = {}) {
  const reference = randomUUID();
  return {
    reference,
    amount: 25_00,
    currency: 'EUR',
    method: 'card',
    returnUrls: {
      success: `${provider.site}/?success=${reference}`,
      failure: `${provider.site}/?deposit-error=${reference}`,
      cancel: `${provider.site}/?cancel-deposit=${reference}`,
    },
    webhookUrl: `${provider.site}/api/payment/webhooks/card`,
    customer: { id: 'player', country: 'DE', locale: 'en' },
    ...change,
  };
}

export async function create(
  provider: Provider,
  change: Readonly<Record<string, unknown>> = {},
): Promise<PaymentAnswer> {
  const body = order(provider, change);
  const made = await call(provider, 'POST', '/v1/payments', body, {
    'idempotency-key': body.reference,
  });
  if (made.status !== 201) throw new Error(`not created: ${made.status}`);
  return made.body;
}

/** Sends a form of a page as a browser without scripts would; status and where it leads. */
export async function submit(
  provider: Provider,
  id: string,
  step: 'card' | 'code' | 'bank' | 'sign-in' | 'decision' | 'abandon',
  fields: Readonly<Record<string, string>> = {},
) {
  const response = await provider.app.inject({
    method: 'POST',
    url: `/pay/${id}/${step}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
  return {
    status: response.statusCode,
    location: response.headers.location,
    text: response.body,
  };
}

export function card(number: string) {
  return { number, expiry: '08 / 29', cvc: '123', name: 'Ada Lovelace' };
}

export async function show(provider: Provider, id: string): Promise<string> {
  return (await provider.app.inject({ method: 'GET', url: `/pay/${id}` })).body;
}
