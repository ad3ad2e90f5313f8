import { generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { createHub88 } from '../adapters/hub88.ts';
import { stakesWithin, subunitsOf, wireAmountOf } from '../adapters/hub88-amounts.ts';
import { isSigned, signatureHeader } from '../adapters/hub88-signature.ts';
import { maskedName } from '../masked-name.ts';

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const servers: FastifyInstance[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

const launch = {
  gameCode: 'tide-reels',
  unit: 'EUR',
  player: { id: 'player-1', token: 'token-1234567' },
  platform: 'mobile',
  locale: 'de',
  ip: '203.0.113.7',
  country: 'DE',
} as const;

/** An aggregator that answers every call alike, and what it was asked. */
async function aggregatorThat(
  answer: { status?: number; body?: unknown; silent?: boolean },
  deadline = 5000,
) {
  const asked: { path: string; body: Record<string, unknown>; isSigned: boolean }[] = [];
  const server = fastify({ forceCloseConnections: true });
  servers.push(server);
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  server.setErrorHandler((_error, _request, reply) => reply.send());
  server.post('/*', async (request, reply) => {
    const raw = request.body as Buffer;
    asked.push({
      path: request.url,
      body: JSON.parse(raw.toString()),
      isSigned: isSigned(raw, request.headers[signatureHeader], keys.publicKey),
    });
    if (answer.silent) return new Promise(() => undefined);
    return reply.status(answer.status ?? 200).send(answer.body);
  });
  const apiUrl = await server.listen({ host: '127.0.0.1', port: 0 });
  const hub88 = createHub88({
    apiUrl,
    operatorId: '816',
    privateKey: keys.privateKey,
    lobbyUrl: 'https://casino.example/',
    depositUrl: 'https://casino.example/?wallet=deposit',
    deadline,
  });
  return { hub88, asked };
}

test('a launch is signed and carries the player, the token and the way back', async () => {
  const { hub88, asked } = await aggregatorThat({ body: { url: 'https://games.example/1' } });
  expect(await hub88.launchUrl(launch)).toBe('https://games.example/1');
  expect(asked).toEqual([
    {
      path: '/operator/generic/v2/game/url',
      isSigned: true,
      body: {
        operator_id: 816,
        game_code: 'tide-reels',
        platform: 'GPL_MOBILE',
        lang: 'de',
        ip: '203.0.113.7',
        country: 'DE',
        lobby_url: 'https://casino.example/',
        deposit_url: 'https://casino.example/?wallet=deposit',
        currency: 'EUR',
        user: 'player-1',
        token: 'token-1234567',
      },
    },
  ]);
});

test('a demo tells neither player nor token', async () => {
  const { hub88, asked } = await aggregatorThat({ body: { url: 'https://games.example/1' } });
  await hub88.launchUrl({ ...launch, player: null, country: null });
  expect(asked[0]?.body).toMatchObject({ currency: 'XXX', game_currency: 'EUR' });
  for (const name of ['user', 'token', 'country', 'deposit_url'])
    expect(asked[0]?.body).not.toHaveProperty(name);
});

test.each([
  ['a refusal of the game', { status: 404, body: { error: 'no such game' } }, 'gameUnavailable'],
  ['a game not enabled', { status: 403, body: { error: 'not enabled' } }, 'gameUnavailable'],
  ['a bad signature', { status: 401, body: { error: 'sign' } }, 'gameProviderUnavailable'],
  ['a failure', { status: 500, body: { error: 'oops' } }, 'gameProviderUnavailable'],
  ['an answer of another shape', { body: { link: 'x' } }, 'gameProviderUnavailable'],
  [
    'an address that is a script',
    { body: { url: 'javascript:alert(1)' } },
    'gameProviderUnavailable',
  ],
  ['an answer that is no JSON', { body: 'hello' }, 'gameProviderUnavailable'],
])('%s becomes an error with a name', async (_what, answer, errorName) => {
  const { hub88 } = await aggregatorThat(answer);
  await expect(hub88.launchUrl(launch)).rejects.toMatchObject({ errorName });
});

test('[P-42] an aggregator that does not answer is given up at the deadline', async () => {
  const { hub88 } = await aggregatorThat({ silent: true }, 50);
  await expect(hub88.launchUrl(launch)).rejects.toMatchObject({
    errorName: 'gameProviderUnavailable',
  });
});

test('the list is read as games, with or without what Hub88 leaves open', async () => {
  const row = {
    game_id: 1,
    game_code: 'tide-reels',
    name: 'Tide Reels',
    product: 'Pier Works',
    category: 'Video Slots',
    platforms: ['GPL_DESKTOP', 'GPL_MOBILE'],
    enabled: true,
  };
  const { hub88 } = await aggregatorThat({
    body: [
      row,
      {
        ...row,
        rtp: '96.12',
        volatility: 4,
        standard_deviation: '3.55',
        pays: [{ multiple: 0, chance: 1 }],
        url_thumb: 'https://games.example/t.svg',
        demo_game_support: true,
        table_group: 'harbour-tables',
        release_date: '2026-10-01T00:00:00Z',
        blocked_countries: ['US'],
        bet_limits: { EUR: { min: 10_000, max: 1_000_000, default: 100_000 } },
      },
    ],
  });
  expect(await hub88.listGames()).toMatchObject([
    {
      code: 'tide-reels',
      platforms: ['desktop', 'mobile'],
      rtp: null,
      deviation: null,
      pays: null,
      hasDemo: false,
      tableGroup: null,
      betLimits: {},
    },
    {
      rtp: 9612,
      volatility: 4,
      deviation: 355,
      pays: [{ multiple: 0, chance: 1 }],
      hasDemo: true,
      tableGroup: 'harbour-tables',
      releasedOn: '2026-10-01',
      blockedCountries: ['US'],
      betLimits: { EUR: { min: 10_000 } },
    },
  ]);
});

test('[P-09] amounts of the wire become whole subunits or nothing', () => {
  expect(subunitsOf(100_000, 100)).toBe(100n);
  expect(subunitsOf(1000, 100)).toBe(1n);
  expect(subunitsOf(999, 100)).toBeUndefined();
  expect(subunitsOf(100_000, 1)).toBe(1n);
  expect(subunitsOf(50_000, 1)).toBeUndefined();
  expect(subunitsOf(1, 100_000_000)).toBe(1000n);
  expect(subunitsOf(Number.MAX_SAFE_INTEGER, 1_000_000_000)).toBe(90_071_992_547_409_910_000n);
  expect(wireAmountOf(1n, 100)).toBe(1000n);
  expect(wireAmountOf(1999n, 100_000_000)).toBe(1n);
});

/** Subunits in a unit, as the house and its games count: yen, euro, mBTC, mETH, BTC, ETH. */
const subunitsInUnit = fc.constantFrom(1, 100, 100_000, 1_000_000, 100_000_000, 1_000_000_000);

test('[P-09] what crosses the wire comes back as it was, and what would not is refused', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), subunitsInUnit, (amount, subunitToUnit) => {
      const subunits = subunitsOf(amount, subunitToUnit);
      if (subunits === undefined)
        expect((BigInt(amount) * BigInt(subunitToUnit)) % 100_000n).not.toBe(0n);
      else expect(wireAmountOf(subunits, subunitToUnit)).toBe(BigInt(amount));
    }),
  );
});

test('[P-09] every satoshi is told in mBTC; of other balances less than one step of the wire is not', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 10n }), subunitsInUnit, (balance, scale) => {
      const told = subunitsOf(Number(wireAmountOf(balance, scale)), scale) ?? -1n;
      const step = BigInt(Math.max(1, scale / 100_000));
      expect(balance - told).toBe(balance % step);
      if (scale === 100_000) expect(told).toBe(balance);
    }),
  );
});

test('limits become the whole stakes that lie within them', () => {
  expect(stakesWithin({ min: 100, max: 100_000 }, 100_000)).toEqual({ min: 100, max: 100_000 });
  expect(stakesWithin({ min: 150_000, max: 250_000 }, 1)).toEqual({ min: 2, max: 2 });
  expect(stakesWithin({ min: 110_000, max: 190_000 }, 1)).toBeUndefined();
  expect(stakesWithin({ min: 0, max: Number.MAX_SAFE_INTEGER }, 1_000_000_000)).toBeUndefined();
  fc.assert(
    fc.property(fc.maxSafeNat(), fc.maxSafeNat(), subunitsInUnit, (one, other, scale) => {
      const limits = { min: Math.min(one, other), max: Math.max(one, other) };
      const stakes = stakesWithin(limits, scale);
      if (!stakes) return;
      expect(BigInt(stakes.min) * 100_000n).toBeGreaterThanOrEqual(
        BigInt(limits.min) * BigInt(scale),
      );
      expect(BigInt(stakes.max) * 100_000n).toBeLessThanOrEqual(BigInt(limits.max) * BigInt(scale));
    }),
  );
});

test.each([
  ['martha', 'm•••a'],
  ['mart***', 'm•••t'],
  ['Al', 'A•••'],
  ['Žofie 🎲', 'Ž•••e'],
  ['***', '•••'],
  ['', '•••'],
])('the name %j is shown as %j', (nickname, masked) => {
  expect(maskedName(nickname)).toBe(masked);
});
