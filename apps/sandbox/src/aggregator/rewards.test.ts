import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildStudio, type Studio } from '../studio/server.ts';
import { FakeWallet, keys, strangerKeys } from '../studio/test/fake-wallet.ts';
import { themes } from '../studio/themes/catalogue.ts';
import type { PrepaidRow } from './reward-protocol.ts';
import { buildAggregator } from './server.ts';
import { SIGNATURE_HEADER, signBody } from './signature.ts';
import { createWalletClient } from './wallet-client.ts';

const api = '/operator/generic/v2/freebet';
const TWENTY_CENTS = 20_000;

let studio: Studio;
let aggregator: FastifyInstance;
let wallet: FakeWallet;
let present = Date.UTC(2026, 10, 23, 20);
let known: (user: string) => Promise<boolean | null>;

beforeAll(async () => {
  wallet = new FakeWallet(0);
  await wallet.listen();
  const client = createWalletClient({
    baseUrl: `${wallet.origin}/api/aggregator/hub88`,
    privateKey: keys.privateKey,
    newId: randomUUID,
  });
  studio = await buildStudio({
    origin: 'http://127.0.0.1:3102',
    siteOrigin: 'http://localhost:3000',
    dataFolder: ':memory:',
    wallet: client,
    now: () => present,
  });
  aggregator = await buildAggregator({
    operatorId: 'pierlight',
    operatorPublicKey: keys.publicKey,
    themes,
    studioOrigin: 'http://127.0.0.1:3102',
    launches: studio.launches,
    rewards: studio.rewards,
    knowsUser: (user) => known(user),
  });
});
beforeEach(() => {
  known = async (user) => user.startsWith('player-');
});
afterAll(async () => {
  await aggregator.close();
  await studio.app.close();
  await wallet.close();
});

async function post(path: string, fields: Record<string, unknown> = {}, key = keys.privateKey) {
  const payload = JSON.stringify({ operator_id: 'pierlight', ...fields });
  const { statusCode, json } = await aggregator.inject({
    method: 'POST',
    url: path.startsWith('/') ? path : `${api}/${path}`,
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signBody(payload, key) },
    payload,
  });
  return { status: statusCode, body: json() };
}

async function prepaidOf(kind: 'any' | 'ten', game_code = 'night-ferris', currency = 'EUR') {
  const { body } = await post('prepaids/list', { game_code, currency });
  const found = (body as PrepaidRow[]).find((row) => (row.bet_count === null) === (kind === 'any'));
  if (!found) throw new Error('there is no such prepaid');
  return found;
}

const order = async (fields: Record<string, unknown> = {}) => ({
  user: 'player-1',
  prepaid_uuid: (await prepaidOf('any')).prepaid_uuid,
  game_code: 'night-ferris',
  bet_value: TWENTY_CENTS,
  bet_count: 5,
  operator_reference: randomUUID(),
  ...fields,
});

describe('the Freebets API', () => {
  it('says in the game list which games give free rounds: every slot, and no other', async () => {
    const { body } = await post('/operator/generic/v2/game/list');
    for (const row of body) {
      const isSlot = themes.find(({ id }) => id === row.game_code)?.kind === 'slot';
      expect(row.freebet_support, row.game_code).toBe(isSlot);
    }
    const { body: prepaids } = await post('prepaids/list');
    expect(new Set(prepaids.map((row: PrepaidRow) => row.game_code))).toEqual(
      new Set(themes.filter(({ kind }) => kind === 'slot').map(({ id }) => id)),
    );
    expect(new Set(prepaids.map((row: PrepaidRow) => row.prepaid_uuid)).size).toBe(prepaids.length);
  });

  it('gives rounds, lists them, and cancels what is left of them', async () => {
    const given = await post('rewards/create', await order({ end_time: '2026-11-30T20:00:00' }));
    expect(given).toMatchObject({
      status: 200,
      body: {
        status: 'FRS_ACTIVE',
        user: 'player-1',
        campaign_uuid: null,
        sub_partner_id: null,
        game_code: 'night-ferris',
        game_id: 1,
        currency: 'EUR',
        bet_value: TWENTY_CENTS,
        bet_count: 5,
        start_time: '2026-11-23T20:00:00',
        end_time: '2026-11-30T20:00:00',
      },
    });
    const { reward_uuid } = given.body;
    const listed = await post('rewards/list', { reward_uuid });
    expect(listed.body.rewards).toEqual([given.body]);
    const canceled = await post('rewards/cancel', { reward_uuid });
    expect(canceled.body).toEqual({ ...given.body, status: 'FRS_CANCELLED' });
    expect((await post('rewards/cancel', { reward_uuid })).body).toEqual(canceled.body);
  });

  it('takes from the prepaid what it fixes, and nothing against it', async () => {
    const { prepaid_uuid, bet_value } = await prepaidOf('ten');
    const bare = { user: 'player-1', prepaid_uuid };
    expect((await post('rewards/create', bare)).body).toMatchObject({ bet_count: 10, bet_value });
    expect(await post('rewards/create', { ...bare, bet_count: 11 })).toMatchObject({
      status: 400,
      body: { error: 'bet_count: The prepaid is for 10.' },
    });
  });

  it('[P-05] gives once under a reference, however often it is asked', async () => {
    const body = await order();
    const first = await post('rewards/create', body);
    const again = await Promise.all(Array.from({ length: 16 }, () => post('rewards/create', body)));
    for (const answer of again) expect(answer).toEqual(first);
    expect((await post('rewards/create', { ...body, bet_count: 6 })).status).toBe(409);
    const { body: listed } = await post('rewards/list', { user: 'player-1' });
    const under = listed.rewards.filter(
      (row: { operator_reference: string }) => row.operator_reference === body.operator_reference,
    );
    expect(under).toHaveLength(1);
  });

  it.each<[Record<string, unknown>, number, string]>([
    [{ prepaid_uuid: randomUUID() }, 404, 'There is no such prepaid.'],
    [{ prepaid_uuid: 'x' }, 400, 'prepaid_uuid: '],
    [{ user: 'nobody' }, 404, 'There is no such user.'],
    [{ game_code: 'luxor-cat' }, 400, 'game_code: The prepaid is for night-ferris.'],
    [{ currency: 'USD' }, 400, 'currency: The prepaid is for EUR.'],
    [{ bet_value: null }, 400, 'bet_value: The prepaid leaves it to the order.'],
    [{ bet_value: 21_000 }, 400, 'bet_value: The game takes no such stake.'],
    [{ bet_value: 20_001 }, 400, 'bet_value: The game takes no such stake.'],
    [{ bet_count: undefined }, 400, 'bet_count: The prepaid leaves it to the order.'],
    [{ bet_count: 0 }, 400, 'bet_count: '],
    [{ bet_count: 1001 }, 400, 'bet_count: '],
    [{ end_time: '2026-11-23T20:00:00' }, 400, 'end_time: It is not after start_time.'],
    [
      { start_time: '2026-11-01T00:00:00', end_time: '2026-11-02T00:00:00Z' },
      400,
      'end_time: It is over already.',
    ],
    [{ end_time: '2026-13-01T00:00:00' }, 400, 'end_time: is no time there is'],
    [{ end_time: 'tomorrow' }, 400, 'end_time: is no time like'],
  ])('refuses an order with %j and gives nothing', async (fields, status, words) => {
    const body = await order(fields);
    const refused = await post('rewards/create', body);
    expect(refused.status).toBe(status);
    expect(refused.body.error).toContain(words);
    const { body: listed } = await post('rewards/list', { pagination: { limit: 100 } });
    const references = listed.rewards.map(
      (row: { operator_reference: string }) => row.operator_reference,
    );
    expect(references).not.toContain(body.operator_reference);
  });

  it('does not give while the operator does not say whether it knows the user', async () => {
    known = async () => null;
    expect((await post('rewards/create', await order())).status).toBe(503);
  });

  it('refuses to cancel what is over or was never given', async () => {
    const { body } = await post('rewards/create', await order({ end_time: '2026-11-23T20:00:10' }));
    present += 10_000;
    expect(await post('rewards/cancel', { reward_uuid: body.reward_uuid })).toMatchObject({
      status: 409,
      body: { error: 'The reward is expired and cannot be canceled.' },
    });
    expect((await post('rewards/cancel', { reward_uuid: randomUUID() })).status).toBe(404);
  });

  it('tells a list page by page, the newest first', async () => {
    const user = 'player-many';
    for (let at = 0; at < 5; at++) await post('rewards/create', await order({ user }));
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const {
        body,
      }: {
        body: { rewards: { reward_uuid: string }[]; pagination: { next_cursor: string | null } };
      } = await post('rewards/list', { user, pagination: { limit: 2, cursor } });
      seen.push(...body.rewards.map(({ reward_uuid }) => reward_uuid));
      cursor = body.pagination.next_cursor;
    } while (cursor !== null);
    expect(new Set(seen).size).toBe(5);
    expect(seen).toHaveLength(5);
    expect((await post('rewards/list', { pagination: { cursor: 'x' } })).status).toBe(400);
  });

  it.each(['prepaids/list', 'rewards/create', 'rewards/list', 'rewards/cancel'])(
    'refuses a foreign signature and another operator at %s',
    async (path) => {
      const body = { ...(await order()), reward_uuid: randomUUID() };
      expect((await post(path, body, strangerKeys.privateKey)).status).toBe(401);
      expect((await post(path, { ...body, operator_id: 'somebody' })).status).toBe(404);
    },
  );
});
