import { beforeAll, describe, expect, test } from 'vitest';
import { type Endpoint, endpoints } from './endpoints.ts';
import { type Player, usePlatform } from './platform-fixture.ts';

const platform = usePlatform();
let player: Player;

beforeAll(async () => {
  player = await platform.register();
});

const addressOf = (path: string) => path.replace('{id}', 'koi-lantern').replace(/\{\w+\}/g, 'en');
const headers = { 'idempotency-key': 'a-key-of-a-bounds-test' };

function send({ method, path }: Endpoint, extra: Readonly<Record<string, unknown>>) {
  const query = new URLSearchParams(extra as Record<string, string>);
  return method === 'GET'
    ? platform.call(method, `${addressOf(path)}?${query}`, { token: player.token, headers })
    : platform.call(method, addressOf(path), { token: player.token, headers, body: extra });
}

const taking = endpoints.filter(({ hasInput }) => hasInput);

/** What says which of several inputs is sent. */
const kindOf = ({ method, path }: Endpoint) =>
  `${method} ${path}` === 'POST /player/limits' ? { definition: 1 } : {};

describe.each(taking)('$method $path', (endpoint) => {
  test.each(['balance', 'status', 'isAdmin', 'playerId', 'constructor'])(
    '[P-37] refuses a property nobody requested by its name: %s',
    async (name) => {
      const { shape } = endpoint.input as { shape?: object };
      if (shape && Object.hasOwn(shape, name)) return;
      const answer = await send(endpoint, { ...kindOf(endpoint), [name]: '1' });
      expect(answer.status).toBe(422);
      expect(answer.body.errors?.[name]).toEqual([{ rule: 'unknown', params: {} }]);
    },
  );

  test('[P-37] is not led astray by __proto__', async () => {
    if (endpoint.method === 'GET') return;
    const answer = await platform.call(endpoint.method, addressOf(endpoint.path), {
      token: player.token,
      headers,
      body: '{"__proto__":{"status":1}}',
    });
    expect([400, 422]).toContain(answer.status);
  });
});

const paged = taking.filter(
  ({ method, path }) =>
    method === 'GET' &&
    [
      '/game/providers',
      '/game/games',
      '/game/player-bonuses',
      '/game/player-freespins',
      '/game/spins',
      '/wallet/transactions',
      '/payment/invoices',
      '/player/sessions',
      '/notification/messenger/messages',
    ].includes(path),
);

describe.each(paged)('$method $path', (endpoint) => {
  test.each(['0', '101', '-1', '1.5', '1e9', 'all', ''])(
    '[P-38] takes no page of %j items',
    async (perPage) => {
      const answer = await send(endpoint, { perPage });
      expect(answer.status).toBe(422);
      expect(answer.body.errors).toHaveProperty('perPage');
    },
  );

  test('[P-38] takes pages of 1 to 100 items', async () => {
    for (const perPage of ['1', '100'])
      expect((await send(endpoint, { perPage })).status).toBe(200);
  });
});

test('[P-38] a body over 64 KiB is not read', async () => {
  const answer = await platform.call('POST', '/player/sessions', {
    body: { email: 'a'.repeat(70_000), password: 'x' },
  });
  expect([answer.status, answer.body.code]).toEqual([413, 10006]);
});

test.each([
  ['broken', '{"email":'],
  ['nested 10,000 deep', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
  ['a number', '1'],
  ['a text', '"x"'],
  ['null', 'null'],
])('[P-38] a body that is %s is refused, and is no failure of ours', async (_what, body) => {
  const answer = await platform.call('POST', '/player/sessions', { body });
  expect([400, 422]).toContain(answer.status);
});

test('[P-38] an amount is a whole number that JavaScript holds exactly', async () => {
  for (const amount of [0, -1, 1.5, 2 ** 53, 1e21, '100', null]) {
    const answer = await platform.call('POST', '/payment/invoices/deposit', {
      token: player.token,
      headers,
      body: { methodId: 'card', currency: 'EUR', amount, returnUrl: 'https://pierlight.test/' },
    });
    expect(answer.status, String(amount)).toBe(422);
    expect(answer.body.errors).toHaveProperty('amount');
  }
});
