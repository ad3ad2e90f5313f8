import { createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildVerification } from '../server.ts';
import type { WebhookEvent } from '../webhook-protocol.ts';

export const token = 'sbx:public-part.private-part';
export const secret = 'the secret of the app token';
export const webhookSecret = 'the secret of the webhook';

export interface Received {
  readonly event: WebhookEvent;
  readonly body: string;
  readonly headers: IncomingHttpHeaders;
}

/** The shop: takes webhooks, or does not, and has one page. */
export class Shop {
  readonly received: Received[] = [];
  status = 204;
  page = '';
  readonly #server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.method === 'GET') {
      response.setHeader('content-type', 'text/html');
      response.end(this.page);
      return;
    }
    const body = Buffer.concat(chunks).toString();
    this.received.push({ event: JSON.parse(body), body, headers: request.headers });
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

  types(): string[] {
    return this.received.map(({ event }) => event.type);
  }
}

/** A provider with a shop, on a clock that stands still. */
export async function startProvider({ reviewSeconds = 10 } = {}) {
  const dataFolder = await mkdtemp(path.join(os.tmpdir(), 'pierlight-verification-'));
  const shop = new Shop();
  const platformOrigin = await shop.listen();
  const clock = { time: Date.UTC(2026, 10, 27, 4, 5, 6, 789), now: () => new Date(clock.time) };
  const build = () =>
    buildVerification({
      dataFolder,
      appToken: { token, secret },
      webhookSecret,
      platformOrigin,
      reviewSeconds,
      clock,
      logger: pino({ level: 'silent' }),
    });
  const provider = {
    app: await build(),
    shop,
    /** The shop's origin, the only one that may frame the WebSDK. */
    site: platformOrigin,
    clock,
    dataFolder,
    /** Lets time pass, and what is due happen. */
    async run(later = 0) {
      clock.time += later;
      await (provider.app as FastifyInstance & { runDue(): Promise<void> }).runDue();
    },
    async restart() {
      await provider.app.close();
      provider.app = await build();
    },
    async close() {
      await provider.app.close();
      await shop.close();
      await rm(dataFolder, { recursive: true });
    },
  };
  return provider;
}
export type Provider = Awaited<ReturnType<typeof startProvider>>;

export type Method = 'GET' | 'POST' | 'PATCH';

/** A signed call of the merchant; headers may be put wrong. */
export async function call(
  { app, clock }: Provider,
  method: Method,
  url: string,
  body?: object,
  headers: Record<string, string> = {},
) {
  const ts = String(Math.floor(clock.time / 1000));
  const payload = body === undefined ? '' : JSON.stringify(body);
  const signature = createHmac('sha256', secret)
    .update(`${ts}${method}${url}${payload}`)
    .digest('hex');
  const response = await app.inject({
    method,
    url,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      'x-app-token': token,
      'x-app-access-ts': ts,
      'x-app-access-sig': signature,
      ...headers,
    },
    ...(body !== undefined && { payload }),
  });
  return { status: response.statusCode, body: response.json() };
}

export async function tokenFor(provider: Provider, userId = 'ada', levelName = 'id-and-selfie') {
  const answer = await call(provider, 'POST', '/resources/accessTokens/sdk', {
    userId,
    levelName,
    ttlInSecs: 600,
  });
  return String(answer.body.token);
}

/** A JPEG as far as anybody looks. */
export const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(64, 7)]);

/** The WebSDK's frame, without a browser. */
export function frameOf(provider: Provider, accessToken: string) {
  const ask = async (
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    payload?: Buffer | object,
    type = 'application/json',
  ) => {
    const response = await provider.app.inject({
      method,
      url: `/websdk/api/${url}`,
      headers: { 'x-access-token': accessToken, ...(payload && { 'content-type': type }) },
      ...(payload && { payload }),
    });
    return { status: response.statusCode, body: response.json() };
  };
  const frame = {
    ask,
    open: (lang = 'en') => ask('POST', 'session', { lang }),
    picture: (query: Record<string, string> = {}, bytes: Buffer = jpeg, type = 'image/jpeg') => {
      const all = {
        step: 'IDENTITY',
        type: 'PASSPORT',
        side: 'FRONT_SIDE',
        country: 'DEU',
        name: 'camera.jpg',
        ...query,
      };
      return ask('POST', `images?${new URLSearchParams(all)}`, bytes, type);
    },
    details: (change = {}) =>
      ask('PUT', 'details', {
        step: 'IDENTITY',
        details: {
          firstName: 'Zoë',
          lastName: 'Müller',
          dob: '1990-04-12',
          number: 'P123',
          ...change,
        },
      }),
    submit: () => ask('POST', 'submit', {}),
    /** Hands in a passport and a selfie. */
    async handIn(change = {}, fileName = 'camera.jpg') {
      await frame.open();
      await frame.picture({ name: fileName });
      await frame.details(change);
      await frame.picture({ step: 'SELFIE', type: 'SELFIE' });
      return frame.submit();
    },
  };
  return frame;
}

/** An answer of somebody at the desk. */
export async function decide(provider: Provider, id: string, fields: [string, string][]) {
  const response = await provider.app.inject({
    method: 'POST',
    url: `/applicants/${id}/decision`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
  return response.statusCode;
}
