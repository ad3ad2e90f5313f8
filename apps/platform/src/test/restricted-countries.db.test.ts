import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { savedDestination } from '../modules/payments/test/saved-destination.ts';
import { type Endpoint, endpoints } from './endpoints.ts';
import { expectProblem } from './expect-problem.ts';
import { samples } from './input-samples.ts';
import {
  fingerprint,
  type Player,
  password,
  registration,
  usePlatform,
} from './platform-fixture.ts';

const platform = usePlatform({ settings: { TRUSTED_PROXIES: '127.0.0.1' } });
const untrusting = usePlatform();
let owner: pg.Pool;

beforeAll(() => {
  owner = new pg.Pool({ connectionString: platform.ownerUrl });
});
afterAll(() => owner.end());

const closed = endpoints.filter(({ isRestricted }) => isRestricted);
const open = endpoints.filter(({ isRestricted }) => !isRestricted);

/** A player whose country was closed after the account was opened. */
async function shutOut(): Promise<Player> {
  const player = await platform.register();
  await owner.query("update player.profile set country = 'US' where id = $1", [player.id]);
  return player;
}

/** Calls an endpoint with something it takes, from a country. */
function send(
  { name, method, path }: Endpoint,
  country: string,
  token?: string,
  changes: Readonly<Record<string, unknown>> = {},
) {
  const rest: Record<string, unknown> = { ...samples[name], ...changes };
  const address = path.replace(/\{(\w+)\}/g, (_all, parameter: string) => {
    const value = String(rest[parameter] ?? randomUUID());
    delete rest[parameter];
    return encodeURIComponent(value);
  });
  return platform.call(method, address, {
    ...(token === undefined ? {} : { token }),
    headers: { 'ip-country': country, 'idempotency-key': randomUUID() },
    ...(method === 'GET' ? {} : { body: rest }),
  });
}

test('every way to open an account, to pay in, to play and to take or start a bonus is closed', () => {
  expect(closed.map(({ name }) => name).sort()).toEqual([
    'bonuses.activate',
    'bonuses.claimCashback',
    'bonuses.enterCode',
    'freespins.activate',
    'gameplay.play',
    'identity.register',
    'identity.registerByPhone',
    'identity.registerSocial',
    'loyalty.takeReward',
    'payments.deposit',
    'quests.activate',
    'quests.takeReward',
    'sportsbook.token',
    'tournaments.join',
  ]);
  const registering = endpoints.filter(({ path }) => path.startsWith('/player/register'));
  expect(registering.every(({ isRestricted }) => isRestricted)).toBe(true);
});

describe.each(closed)('[9-01] $name', (endpoint) => {
  test('is refused to a connection of a restricted country', async () => {
    const { token } = await platform.register();
    const refused = await send(endpoint, 'US', token);
    expectProblem(refused, 451);
    expect(refused.body.code).toBe(11006);
    expect((await send(endpoint, 'DE', token)).status).not.toBe(451);
  });

  test('is refused to a player whose profile is of one, wherever they are', async () => {
    const { token } = await shutOut();
    const refused = await send(endpoint, 'DE', token);
    expectProblem(refused, 451);
    expect(refused.body.code).toBe(11006);
  });
});

test.each(['real', 'demo'])('[9-01] nothing is opened to play there: %s', async (mode) => {
  const launched = platform.aggregator.launches.length;
  const play = endpoints.find(({ name }) => name === 'gameplay.play') as Endpoint;
  const { token } = await platform.register();
  expectProblem(await send(play, 'US', token, { mode }), 451);
  if (mode === 'demo') expectProblem(await send(play, 'US', undefined, { mode }), 451);
  expect(platform.aggregator.launches).toHaveLength(launched);
});

test('[9-01] nobody was registered, and no deposit ordered', async () => {
  const count = async () =>
    (
      await owner.query<{ players: number; invoices: number }>(
        `select (select count(*)::int from player.profile) as players,
           (select count(*)::int from payments.invoice) as invoices`,
      )
    ).rows[0];
  const { token } = await platform.register();
  const [register, deposit] = ['identity.register', 'payments.deposit'].map(
    (wanted) => endpoints.find(({ name }) => name === wanted) as Endpoint,
  ) as [Endpoint, Endpoint];
  const sendBoth = async (country: string) => {
    const fields = { email: `from-${country}@example.com`, password, ...registration };
    const registered = await platform.call(register.method, register.path, {
      headers: { 'ip-country': country },
      body: fields,
    });
    const deposited = await send(deposit, country, token, { bonusId: undefined, fields: {} });
    return [registered.status, deposited.status];
  };
  const before = await count();
  expect(await sendBoth('GB')).toEqual([451, 451]);
  expect(await count()).toEqual(before);
  expect(await sendBoth('DE')).toEqual([201, 201]);
  expect(await count()).not.toEqual(before);
});

test.each(open)('[9-01] $name stays open there', async (endpoint) => {
  const { token } = await shutOut();
  expect((await send(endpoint, 'US', token)).status).not.toBe(451);
});

test('[9-01] who has money here can sign in and withdraw from there', async () => {
  const player = await platform.register();
  await owner.query('select ledger.deposit($1, $2, $3, $4, $5, $6, $6)', [
    ...[player.id, 'EUR', 100_00, 'card', randomUUID(), randomUUID()],
  ]);
  await owner.query("update player.profile set country = 'US' where id = $1", [player.id]);
  const headers = { 'ip-country': 'US' };
  const signedIn = await platform.call('POST', '/player/sessions', {
    headers,
    body: { email: player.email, password, fingerprint },
  });
  expect(signedIn.status).toBe(200);
  const { accessToken: token } = signedIn.body.data as { accessToken: string };
  const methods = await platform.call('GET', '/payment/methods/withdrawal?currency=EUR', {
    token,
    headers,
  });
  expect(methods.body.data).toContainEqual(expect.objectContaining({ id: 'eWallet' }));
  const withdrawn = await platform.call('POST', '/payment/invoices/withdrawal', {
    token,
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: {
      ...{ methodId: 'eWallet', currency: 'EUR', amount: 50_00 },
      fields: {
        destinationId: await savedDestination(owner, player.id, {
          ...{ methodId: 'eWallet', currency: 'EUR' },
          fields: { walletEmail: 'lena.k@example.com' },
        }),
      },
    },
  });
  // Nothing but the turn-over of the deposit stands in between.
  expect([withdrawn.status, withdrawn.body.code]).toEqual([422, 13021]);
});

test('[9-01] whoever is no trusted proxy names no country', async () => {
  const answer = await untrusting.call('POST', '/player/register', {
    headers: { 'ip-country': 'US' },
    body: { email: 'anywhere@example.com', password, ...registration },
  });
  expect(answer.status).toBe(201);
});
