import { randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findCurrency } from '../studio/currencies.ts';
import { engineOf } from '../studio/engines/catalogue.ts';
import type { Kind } from '../studio/engines/engine.ts';
import { limitsOf } from '../studio/limits.ts';
import { buildStudio, type Studio } from '../studio/server.ts';
import { keys, strangerKeys } from '../studio/test/fake-wallet.ts';
import { themes } from '../studio/themes/catalogue.ts';
import { fromWire, toWire } from './amounts.ts';
import { buildAggregator } from './server.ts';
import {
  isSignedBy,
  privateKeyFrom,
  publicKeyFrom,
  SIGNATURE_HEADER,
  signBody,
} from './signature.ts';
import { createWalletClient } from './wallet-client.ts';

describe('amounts on the wire', () => {
  it('are hundred-thousandths of the unit', () => {
    expect(toWire(100, 100)).toBe(100_000);
    expect(toWire(1, 100)).toBe(1000);
    expect(toWire(25, 1)).toBe(2_500_000);
    expect(toWire(1, 100_000)).toBe(1);
    expect(toWire(10, 1_000_000)).toBe(1);
    expect(toWire(1000, 100_000_000)).toBe(1);
  });

  it('are refused when finer than that, or too large', () => {
    expect(() => toWire(1, 1_000_000)).toThrow(RangeError);
    expect(() => toWire(999, 100_000_000)).toThrow(RangeError);
    expect(() => toWire(Number.MAX_SAFE_INTEGER, 1)).toThrow(RangeError);
  });

  it('[P-09] come back unchanged', () => {
    const unit = fc.constantFrom(1, 100, 100_000);
    fc.assert(
      fc.property(unit, fc.integer({ min: 0, max: 1e10 }), (subunitToUnit, amount) => {
        expect(fromWire(toWire(amount, subunitToUnit), subunitToUnit)).toBe(amount);
      }),
    );
    expect(fromWire(1999, 100)).toBe(1);
    expect(fromWire(-1, 100)).toBe(-1);
  });

  it('fit every stake and every highest win of every game', () => {
    for (const theme of themes) {
      for (const currency of Object.keys(theme.stakes)) {
        const { subunitToUnit } = findCurrency(currency);
        const { steps, maxStake, maxWin } = limitsOf(theme, currency);
        for (const amount of [...steps, maxStake, maxWin]) {
          expect(toWire(amount, subunitToUnit), `${theme.id} in ${currency}`).toBeGreaterThan(0);
        }
      }
    }
  });

  it('fit every win of a slot, whose pays are whole bet units', () => {
    for (const theme of themes) {
      if (theme.kind !== 'slot') continue;
      for (const [currency, stakes] of Object.entries(theme.stakes)) {
        for (const stake of stakes) {
          const unit = stake / theme.rules.betUnits;
          expect(() => toWire(unit, findCurrency(currency).subunitToUnit)).not.toThrow();
        }
      }
    }
  });
});

describe('signatures', () => {
  it('hold for the exact body and key only', () => {
    const body = '{"a":1}';
    const signature = signBody(body, keys.privateKey);
    expect(isSignedBy(body, signature, keys.publicKey)).toBe(true);
    expect(isSignedBy('{"a":1} ', signature, keys.publicKey)).toBe(false);
    expect(isSignedBy(body, signature, strangerKeys.publicKey)).toBe(false);
    for (const bad of [undefined, '', 'AAAA', ['x'], `${signature}x`.slice(4)]) {
      expect(isSignedBy(body, bad, keys.publicKey)).toBe(false);
    }
  });

  it('work with keys from PEM text', () => {
    const privatePem = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const publicPem = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const signature = signBody('x', privateKeyFrom(privatePem));
    expect(isSignedBy('x', signature, publicKeyFrom(publicPem))).toBe(true);
  });
});

describe('the Games API', () => {
  let studio: Studio;
  let aggregator: FastifyInstance;

  beforeAll(async () => {
    studio = await buildStudio({
      origin: 'http://127.0.0.1:3102',
      siteOrigin: 'http://localhost:3000',
      dataFolder: ':memory:',
      wallet: createWalletClient({
        baseUrl: 'http://127.0.0.1:9',
        privateKey: keys.privateKey,
        newId: randomUUID,
      }),
    });
    aggregator = await buildAggregator({
      operatorId: 'pierlight',
      operatorPublicKey: keys.publicKey,
      themes,
      studioOrigin: 'http://127.0.0.1:3102',
      launches: studio.launches,
      rewards: studio.rewards,
      knowsUser: async () => true,
    });
  });
  afterAll(async () => {
    await aggregator.close();
    await studio.app.close();
  });

  const post = async (path: string, body: unknown, signature?: string) => {
    const payload = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await aggregator.inject({
      method: 'POST',
      url: `/operator/generic/v2/game/${path}`,
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: signature ?? signBody(payload, keys.privateKey),
      },
      payload,
    });
    return { status: response.statusCode, body: response.json() };
  };

  const launch = {
    user: 'player-1',
    token: randomBytes(16).toString('hex'),
    platform: 'GPL_DESKTOP',
    operator_id: 'pierlight',
    lobby_url: 'http://localhost:3000/games',
    deposit_url: 'http://localhost:3000/?modal=wallet',
    lang: 'de',
    ip: '192.0.2.1',
    game_code: 'night-ferris',
    currency: 'EUR',
    country: 'DE',
  };

  it('lists all games with what a catalogue needs', async () => {
    const { status, body } = await post('list', { operator_id: 'pierlight' });
    expect(status).toBe(200);
    expect(body).toHaveLength(themes.length);
    expect(body[0]).toMatchObject({
      game_code: 'night-ferris',
      product: 'Northlight',
      category: 'Video Slots',
      enabled: true,
      rtp: '96.03',
      lines: 20,
      ways: null,
      bet_limits: { EUR: { min: 20_000, max: 10_000_000 }, JPY: { min: 2_000_000 } },
    });
    expect(new Set(body.map((row: { product: string }) => row.product))).toEqual(
      new Set(themes.map(({ provider }) => provider)),
    );
  });

  it('[7f-03] lists tables that are played within one session under one group of their provider', async () => {
    const { body } = await post('list', { operator_id: 'pierlight' });
    const rows: { game_code: string; product: string; table_group: string | null }[] = body;
    const grouped = rows.filter((row) => row.table_group !== null);
    expect(grouped.map(({ game_code }) => game_code).toSorted()).toEqual([
      'baccarat-rose',
      'boardwalk-double',
      'salon-21',
    ]);
    expect(new Set(grouped.map((row) => `${row.product} ${row.table_group}`)).size).toBe(1);
  });

  it.each([...themes])(
    'tells of $id the return, volatility and highest win it is played by',
    async (theme) => {
      const { body } = await post('list', { operator_id: 'pierlight' });
      const row = body.find(({ game_code }: { game_code: string }) => game_code === theme.id);
      expect(Number(row.rtp)).toBeCloseTo(theme.rtpBasisPoints / 100, 6);
      expect(row.volatility).toBe(theme.volatility);
      for (const currency of Object.keys(theme.stakes)) {
        const { maxStake } = limitsOf(theme, currency);
        const most = engineOf<Kind>(theme).maxWin(theme, currency, maxStake);
        const multiple = engineOf<Kind>(theme).topMultiple?.(theme) ?? most / maxStake;
        expect(row.max_win_multiplier).toBeCloseTo(multiple, 1);
        expect(row.max_win_multiplier).toBeGreaterThanOrEqual(Math.floor(most / maxStake));
      }
    },
  );

  it('answers a launch with an address on the studio that opens once known', async () => {
    const { status, body } = await post('url', launch);
    expect(status).toBe(200);
    const url = new URL(body.url);
    expect(url.origin + url.pathname).toBe('http://127.0.0.1:3102/play/night-ferris');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      lang: 'de',
      currency: 'EUR',
      mode: 'real',
    });
    expect(body.url).not.toContain(launch.token);
  });

  it('answers a demo without user and token, in the look of a currency', async () => {
    const { user: _user, token: _token, ...guest } = launch;
    const demo = await post('url', { ...guest, currency: 'XXX', game_currency: 'EUR' });
    expect(demo.status).toBe(200);
    expect(new URL(demo.body.url).searchParams.get('mode')).toBe('demo');
    expect((await post('url', { ...guest, currency: 'EUR' })).status).toBe(400);
  });

  it.each([
    [{ ...launch, game_code: 'no-such-game' }, 404],
    [{ ...launch, operator_id: 'somebody' }, 404],
    [{ ...launch, currency: 'XAU' }, 403],
    [{ ...launch, platform: 'GPL_FRIDGE' }, 400],
    [{ ...launch, lobby_url: 'javascript:alert(1)' }, 400],
    ['{"operator_id":', 400],
    ['', 400],
  ])('refuses %j', async (body, status) => {
    const refused = await post('url', body);
    expect(refused.status).toBe(status);
    expect(refused.body.error).toEqual(expect.any(String));
  });

  it('refuses a missing or foreign signature before it reads the body', async () => {
    const body = JSON.stringify(launch);
    for (const signature of ['', 'AAAA', signBody(body, strangerKeys.privateKey)]) {
      expect((await post('url', body, signature)).status).toBe(401);
    }
    expect((await post('url', `${body} `, signBody(body, keys.privateKey))).status).toBe(401);
  });
});
