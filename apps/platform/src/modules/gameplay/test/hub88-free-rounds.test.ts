import { generateKeyPairSync } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { createHub88FreeRounds } from '../adapters/hub88-free-rounds.ts';
import { isSigned, signatureHeader } from '../adapters/hub88-signature.ts';

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const servers: FastifyInstance[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

/** An aggregator that gives these answers in turn, and what it was asked. */
async function aggregatorThat(...answers: { status?: number; body: unknown }[]) {
  const asked: { path: string; body: Record<string, unknown> }[] = [];
  const server = fastify();
  servers.push(server);
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  server.post('/*', async (request, reply) => {
    const raw = request.body as Buffer;
    expect(isSigned(raw, request.headers[signatureHeader], keys.publicKey)).toBe(true);
    asked.push({ path: request.url, body: JSON.parse(raw.toString()) });
    const answer = answers.shift();
    return reply.status(answer?.status ?? 200).send(answer?.body);
  });
  const apiUrl = await server.listen({ host: '127.0.0.1', port: 0 });
  const giver = createHub88FreeRounds({ apiUrl, operatorId: '816', privateKey: keys.privateKey });
  return { giver, asked };
}

/** As Hub88's documents show it. */
const row = {
  status: 'FRS_ACTIVE',
  reward_uuid: 'a28f93f2-98c5-41f7-8fbb-967985acf8fe',
  campaign_uuid: null,
  user: 'player-1',
  sub_partner_id: null,
  operator_reference: 'gift-1',
  prepaid_uuid: '0e6bde62-4713-4b85-b510-59f0d729d8f7',
  game_code: 'tide-reels',
  game_id: 5,
  currency: 'EUR',
  bet_value: 20_000,
  bet_count: 5,
  start_time: '2026-11-05T13:15:30',
  end_time: '2026-12-05T13:15:30',
};
const given = {
  id: row.reward_uuid,
  reference: 'gift-1',
  playerId: 'player-1',
  gameCode: 'tide-reels',
  unit: 'EUR',
  stake: 20_000,
  rounds: 5,
  state: 'active',
  endsAt: new Date('2026-12-05T13:15:30Z'),
};
const order = {
  offerId: row.prepaid_uuid,
  reference: 'gift-1',
  playerId: 'player-1',
  gameCode: 'tide-reels',
  unit: 'EUR',
  stake: 20_000,
  rounds: 5,
  until: new Date('2026-12-05T13:15:30Z'),
};

test('an order is sent and its reward read as Hub88 writes them', async () => {
  const { giver, asked } = await aggregatorThat({ body: row });
  expect(await giver.give(order)).toEqual(given);
  expect(asked).toEqual([
    {
      path: '/operator/generic/v2/freebet/rewards/create',
      body: {
        operator_id: 816,
        user: 'player-1',
        prepaid_uuid: row.prepaid_uuid,
        game_code: 'tide-reels',
        bet_value: 20_000,
        bet_count: 5,
        end_time: '2026-12-05T13:15:30',
        operator_reference: 'gift-1',
      },
    },
  ]);
});

test('prepaids are read as offers, without those that buy a feature', async () => {
  const prepaid = { prepaid_uuid: 'p', game_code: 'tide-reels', currency: 'EUR' };
  const { giver } = await aggregatorThat({
    body: [
      { ...prepaid, bet_value: null, bet_count: null },
      { ...prepaid, bet_value: 20_000, bet_count: 10, bonus_buy: false, extra: {} },
      { ...prepaid, bet_value: 20_000, bonus_buy: true },
      { ...prepaid, game_code: 'other' },
    ],
  });
  expect(await giver.offers('tide-reels')).toEqual([
    { id: 'p', unit: 'EUR', stake: null, rounds: null },
    { id: 'p', unit: 'EUR', stake: 20_000, rounds: 10 },
  ]);
});

test('a list is read page by page', async () => {
  const page = (next_cursor: string | null) => ({
    body: { rewards: [row], pagination: { next_cursor } },
  });
  const { giver, asked } = await aggregatorThat(page('42'), page(null));
  expect(await giver.ofPlayer('player-1')).toEqual([given, given]);
  expect(asked.map(({ body }) => body.pagination)).toEqual([
    { limit: 50 },
    { limit: 50, cursor: '42' },
  ]);
});

test.each([
  [
    { status: 409, body: { error: 'reward is finished' } },
    'malformedRequest',
    'reward is finished',
  ],
  [{ status: 404, body: { error: 'no such reward' } }, 'malformedRequest', 'no such reward'],
  [{ status: 408, body: { error: 'timeout' } }, 'gameProviderUnavailable', ''],
  [{ status: 429, body: { error: 'too many' } }, 'gameProviderUnavailable', ''],
  [{ status: 503, body: { error: 'later' } }, 'gameProviderUnavailable', ''],
  [{ body: { status: 'FRS_STRANGE' } }, 'gameProviderUnavailable', ''],
])('%j becomes an error with a name', async (answer, errorName, words) => {
  const { giver } = await aggregatorThat(answer);
  const failed = await giver.cancel(row.reward_uuid).catch((error: unknown) => error);
  expect(failed).toMatchObject({ errorName });
  expect((failed as { options: { detail?: string } }).options.detail ?? '').toContain(words);
});
