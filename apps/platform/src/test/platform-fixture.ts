import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Problem } from '@pierlight/contract/common/errors';
import { afterAll, beforeAll, expect } from 'vitest';
import { type App, buildApp } from '../app.ts';
import { readConfig } from '../kernel/config.ts';
import { createTestDatabase } from '../kernel/db/test-database.ts';
import { createLogger } from '../kernel/log/logger.ts';
import { loadSite } from '../kernel/site/site.ts';
import { StubProvider } from '../modules/payments/test/stub-provider.ts';
import type { Endpoint } from './endpoints.ts';
import { noteSecondConnections } from './second-connections.ts';
import { createWalletCaller, StubAggregator } from './third-parties.ts';

export const site = 'https://pierlight.test';
export const fingerprint = { visitorId: 'visitor', confidence: 0.5 };
export const webhookSecret = 'w'.repeat(32);
export const password = 'correct horse battery';
/** What every registration says, beside how the player signs in. */
export const registration = {
  country: 'DE',
  currency: 'EUR',
  locale: 'de',
  birthdate: '1990-04-12',
  agreements: true,
  fingerprint,
};

export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: { data?: unknown; meta?: unknown } & Partial<Problem>;
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface Player {
  readonly id: string;
  readonly token: string;
  readonly email: string;
  /** `name=value` of the cookie a refresh needs. */
  readonly binding: string;
}

const pem = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

export interface PlatformOptions {
  readonly roles?: string;
  /** Whether it renders the built site, which takes the role `web`. */
  readonly rendersSite?: boolean;
  /** Settings beside those every platform needs, by their names in the environment. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Where the platform logs, from which level on; only what is fatal, and to the test's output, else. */
  readonly log?: { readonly level: string; write(line: string): void };
  /** What the platform is told of where its database is. */
  readonly databaseUrl?: (ownerUrl: string) => Promise<string>;
}

/**
 * The whole platform on a database of its own, with third parties that keep their protocol.
 */
export function usePlatform({
  roles = 'api',
  rendersSite = false,
  settings = {},
  log,
  databaseUrl,
}: PlatformOptions = {}) {
  let app: App | undefined;
  let payments: StubProvider | undefined;
  let registered = 0;
  const aggregator = new StubAggregator();
  const keys = pem();
  const environment: Record<string, string> = {};
  let ownerUrl = '';
  let origin = '';
  const clock = { aheadSeconds: 0, now: () => new Date(Date.now() + clock.aheadSeconds * 1000) };
  const closing: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    const database = await createTestDatabase();
    closing.push(() => database.drop());
    ownerUrl = database.ownerUrl;
    const provider = new StubProvider();
    payments = provider;
    closing.unshift(
      () => aggregator.close(),
      () => provider.close(),
    );
    const aggregatorOrigin = await aggregator.listen();
    const dataFolder = await mkdtemp(path.join(os.tmpdir(), 'pierlight-platform-'));
    closing.push(() => rm(dataFolder, { recursive: true, force: true }));
    Object.assign(environment, {
      PIERLIGHT_DATA: dataFolder,
      ROLES: roles,
      PUBLIC_ORIGIN: site,
      SESSION_SECRET: 's'.repeat(32),
      FACTOR_SECRET: 'f'.repeat(32),
      DOCUMENT_KEYS: `k1:${'A'.repeat(43)}`,
      REALTIME_SECRET: 'r'.repeat(32),
      HUB88_API_URL: aggregatorOrigin,
      GAME_PICTURE_ORIGINS: aggregatorOrigin,
      HUB88_PRIVATE_KEY: keys.privateKey,
      HUB88_PUBLIC_KEY: keys.publicKey,
      GAME_FRAME_ORIGINS: 'http://127.0.0.1:9',
      PAYMENTS_API_URL: await provider.listen(),
      PAYMENTS_PAGE_ORIGIN: 'https://pages.provider.test',
      PAYMENTS_API_KEY: 'k'.repeat(32),
      PAYMENTS_WEBHOOK_SECRET: webhookSecret,
      CUSTODY_API_URL: 'http://127.0.0.1:9',
      CUSTODY_PAGE_ORIGIN: 'https://custody.provider.test',
      CUSTODY_API_KEY: 'c'.repeat(32),
      CUSTODY_WEBHOOK_SECRET: 'd'.repeat(32),
      SMTP_URL: 'smtp://127.0.0.1:9',
      MESSAGES_PER_HOUR: '100000',
      REQUESTS_PER_MINUTE: '100000',
      RENDERS_PER_MINUTE: '100000',
      SIGN_INS_PER_MINUTE: '10000',
      FREE_OPENINGS_PER_HOUR: '1000',
      CODES_PER_HOUR: '100000',
      UPLOADS_PER_HOUR: '100000',
      PASSWORD_MEMORY_MIB: '19',
      PROOF_OF_WORK_KEYS: '4',
      ...settings,
    });
    const config = readConfig(environment);
    const built = await buildApp({
      config,
      databaseUrl: databaseUrl ? await databaseUrl(ownerUrl) : ownerUrl,
      log: log ? createLogger(log.level, log) : createLogger('fatal'),
      clock,
      site: rendersSite ? await loadSite(config.WEB_BUILD) : null,
      clientBuild: null,
    });
    app = built;
    const secondConnections = noteSecondConnections(built.database);
    closing.push(async () => expect(secondConnections).toEqual([]));
    closing.unshift(() => built.close());
    origin = await built.http.listen({ port: 0, host: '127.0.0.1' });
    await built.modules.syncCatalogue();
  });
  afterAll(async () => {
    for (const close of closing) await close();
  });

  async function call(
    method: Endpoint['method'],
    url: string,
    options: { body?: unknown; token?: string; headers?: Record<string, string> } = {},
  ): Promise<Answer> {
    const { body, token, headers = {} } = options;
    const response = await fetch(`${origin}/api${url}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      redirect: 'manual',
    });
    const type = response.headers.get('content-type') ?? '';
    const text = await response.text();
    return {
      status: response.status,
      type,
      body: type.includes('json') ? (JSON.parse(text) as Answer['body']) : {},
      headers: Object.fromEntries(response.headers),
    };
  }

  return {
    call,
    /** The platform's clock, which can be put ahead. */
    clock,
    aggregator,
    /** Signs a call of the aggregator and sends it to the wallet. */
    wallet: createWalletCaller(() => origin, keys.privateKey),
    /** Where the platform answers over HTTP. */
    get origin(): string {
      return origin;
    },
    /** The environment the platform was built from. */
    environment,
    /** Address of the database as its owner. */
    get ownerUrl(): string {
      return ownerUrl;
    },
    /** The provider of payments, and what it was asked to do. */
    get payments(): StubProvider {
      if (!payments) throw new Error('the fixture is opened in beforeAll');
      return payments;
    },
    get app(): App {
      if (!app) throw new Error('the fixture is opened in beforeAll');
      return app;
    },
    async register(changes: Readonly<Record<string, unknown>> = {}): Promise<Player> {
      registered += 1;
      const email = `player-${registered}@example.com`;
      const answer = await call('POST', '/player/register', {
        body: {
          ...registration,
          email,
          password,
          ...changes,
        },
      });
      expect(answer.status, JSON.stringify(answer.body)).toBe(201);
      const { accessToken, profile } = answer.body.data as {
        accessToken: string;
        profile: { id: string };
      };
      const [binding = ''] = String(answer.headers['set-cookie']).split(';');
      return { id: profile.id, token: accessToken, email, binding };
    },
  };
}
