import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type DeliveryMode, digestNames } from '../webhook-protocol.ts';
import { resendPauses } from '../webhooks.ts';
import {
  call,
  decide,
  frameOf,
  type Provider,
  type Received,
  startProvider,
  tokenFor,
  webhookSecret,
} from './fixture.ts';

let provider: Provider;
beforeEach(async () => {
  provider = await startProvider();
});
afterEach(() => provider.close());

const hashes = { HMAC_SHA1_HEX: 'sha1', HMAC_SHA256_HEX: 'sha256', HMAC_SHA512_HEX: 'sha512' };
const isGenuine = ({ body, headers }: Received) => {
  const algorithm = hashes[headers['x-payload-digest-alg'] as keyof typeof hashes];
  const digest = createHmac(algorithm, webhookSecret).update(body).digest('hex');
  return headers['x-payload-digest'] === digest;
};
const configure = async (wanted: object) =>
  (await provider.app.inject({ method: 'PUT', url: '/sandbox/webhooks', payload: wanted }))
    .statusCode;
const handIn = async (number = 'WAIT', user = 'ada') => {
  await frameOf(provider, await tokenFor(provider, user)).handIn({ number });
  const path = `/resources/applicants/-;externalUserId=${user}/one`;
  return String((await call(provider, 'GET', path)).body.id);
};
const answer = async (id: string, deliveryMode: DeliveryMode = 'prompt') => {
  provider.clock.time += 60_000;
  await decide(provider, id, [
    ['kind', 'reject'],
    ['label', 'FORGERY'],
    ['manner', deliveryMode],
  ]);
};

test('say what happened, in the vendor’s words, and nothing personal', async () => {
  const id = await handIn('FORGED-1');
  await provider.run();
  provider.shop.received.length = 0;
  await provider.run(10_000);
  expect(provider.shop.received.map(({ event }) => event)).toEqual([
    {
      applicantId: id,
      inspectionId: expect.stringMatching(/^[0-9a-f]{24}$/),
      applicantType: 'individual',
      correlationId: expect.stringMatching(/^req-[0-9a-f-]{36}$/),
      levelName: 'id-and-selfie',
      externalUserId: 'ada',
      type: 'applicantReviewed',
      sandboxMode: true,
      reviewStatus: 'completed',
      reviewResult: {
        reviewAnswer: 'RED',
        reviewRejectType: 'FINAL',
        rejectLabels: ['FORGERY'],
        buttonIds: ['fraudulentPatterns_fake'],
        moderationComment: expect.any(String),
        clientComment: expect.any(String),
      },
      createdAt: '2026-11-27 04:05:16+0000',
      createdAtMs: '2026-11-27 04:05:16.789',
      clientId: 'pierlight',
    },
  ]);
  const told = JSON.stringify(provider.shop.received);
  for (const secret of ['Zoë', 'Müller', '1990', 'FORGED']) expect(told).not.toContain(secret);
});

test('tell every step of a life', async () => {
  const id = await handIn('HOLD');
  await provider.run(10_000);
  await answer(id);
  await call(provider, 'POST', `/resources/applicants/${id}/reset`);
  await call(provider, 'POST', `/resources/applicants/${id}/moveToLevel?name=address`);
  await provider.run();
  expect([...provider.shop.types()].sort()).toEqual([
    'applicantCreated',
    'applicantLevelChanged',
    'applicantOnHold',
    'applicantPending',
    'applicantReset',
    'applicantReviewed',
  ]);
});

test('the desk’s correction of what was read is told, and what it says is told to who asks', async () => {
  const id = await handIn();
  await answer(id);
  const response = await provider.app.inject({
    method: 'POST',
    url: `/applicants/${id}/details?step=IDENTITY`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'firstName=Zoe&lastName=M&dob=2010-01-01&number=7',
  });
  expect(response.statusCode).toBe(303);
  await provider.run();
  expect(provider.shop.types()).toContain('applicantPersonalInfoChanged');
  const { body } = await call(provider, 'GET', `/resources/applicants/${id}/one`);
  expect(body.info.dob).toBe('2010-01-01');
});

test.each(digestNames)('are proved by %s', async (algorithm) => {
  expect(await configure({ algorithm })).toBe(200);
  await handIn();
  await provider.run();
  expect(provider.shop.received).toHaveLength(2);
  for (const received of provider.shop.received) {
    expect(received.headers['x-payload-digest-alg']).toBe(algorithm);
    expect(isGenuine(received)).toBe(true);
  }
});

test('any other setting is refused', async () => {
  expect(await configure({ algorithm: 'MD5' })).toBe(400);
  expect(await configure({ manner: 'loud' })).toBe(400);
});

describe('not taken', () => {
  test('they come again after the vendor’s pauses, the same to the byte, and are then given up', async () => {
    provider.shop.status = 500;
    await frameOf(provider, await tokenFor(provider)).open();
    await provider.run();
    for (const [index, pause] of resendPauses.entries()) {
      await provider.run(pause - 1);
      expect(provider.shop.received).toHaveLength(index + 1);
      await provider.run(1);
      expect(provider.shop.received).toHaveLength(index + 2);
    }
    await provider.run(7 * 24 * 3_600_000);
    expect(provider.shop.received).toHaveLength(5);
    expect(new Set(provider.shop.received.map(({ body }) => body)).size).toBe(1);
  });

  test('they outlast a restart, and can be made due at once', async () => {
    provider.shop.status = 503;
    await handIn('P1');
    await provider.run();
    provider.shop.status = 200;
    await provider.restart();
    const payload = { reference: 'ada' };
    await provider.app.inject({ method: 'PUT', url: '/sandbox/hurry', payload });
    const told = provider.shop.received.slice(2);
    expect(told.map(({ event }) => event.type).sort()).toEqual([
      'applicantCreated',
      'applicantPending',
      'applicantReviewed',
    ]);
  });
});

describe('by the desk', () => {
  const after = async (deliveryMode: DeliveryMode) => {
    const id = await handIn();
    await provider.run();
    provider.shop.received.length = 0;
    await answer(id, deliveryMode);
    await provider.run();
    const atOnce = provider.shop.received.map(({ event }) => event.type);
    await provider.run(1_000);
    return { id, atOnce, received: provider.shop.received };
  };

  test('slow ones come after twenty seconds', async () => {
    const { received } = await after('slow');
    expect(received).toEqual([]);
    await provider.run(19_000);
    expect(provider.shop.types()).toEqual(['applicantReviewed']);
  });

  test('double ones are the same twice', async () => {
    const { received } = await after('doubled');
    expect(received.map(({ body }) => body)).toEqual([received[0]?.body, received[0]?.body]);
    expect(received.every(isGenuine)).toBe(true);
  });

  test('reordered ones are followed by what was told before, which says so by its time', async () => {
    const { received } = await after('reordered');
    expect(provider.shop.types()).toEqual(['applicantReviewed', 'applicantPending']);
    const [newer = '', older = ''] = received.map(({ event }) => event.createdAtMs);
    expect(older < newer).toBe(true);
    expect(received.every(isGenuine)).toBe(true);
  });

  test('a forged one says the opposite, is proved by nothing, and does not come again', async () => {
    provider.shop.status = 401;
    const { received } = await after('forged');
    expect(
      received.map((one) => [one.event.reviewResult?.reviewAnswer, isGenuine(one)]).sort(),
    ).toEqual([
      ['GREEN', false],
      ['RED', true],
    ]);
    await provider.run(resendPauses[0]);
    expect(received.filter((one) => !isGenuine(one))).toHaveLength(1);
    const isAnswer = ({ event }: Received) => event.type === 'applicantReviewed';
    expect(received.filter((one) => isGenuine(one) && isAnswer(one))).toHaveLength(2);
  });

  test('lost ones never come, and who asks is told the truth', async () => {
    const { id } = await after('lost');
    await provider.run(24 * 3_600_000);
    expect(provider.shop.received).toEqual([]);
    const { body } = await call(provider, 'GET', `/resources/applicants/${id}/status`);
    expect(body.reviewResult.rejectLabels).toEqual(['FORGERY']);
  });

  test('somebody approved may be refused later, which is told as well', async () => {
    const id = await handIn();
    await decide(provider, id, [['kind', 'approve']]);
    await answer(id);
    await provider.run();
    const results = provider.shop.received.flatMap(({ event }) => event.reviewResult ?? []);
    expect(results.map(({ reviewAnswer }) => reviewAnswer).sort()).toEqual(['GREEN', 'RED']);
    expect((await frameOf(provider, await tokenFor(provider)).picture()).status).toBe(409);
  });

  test('reasons that do not belong to the answer decide nothing', async () => {
    const id = await handIn();
    expect(
      await decide(provider, id, [
        ['kind', 'reject'],
        ['label', 'LOW_QUALITY'],
      ]),
    ).toBe(422);
    expect(await decide(provider, id, [['kind', 'retry']])).toBe(422);
    expect(await decide(provider, 'f'.repeat(24), [['kind', 'approve']])).toBe(404);
    const { body } = await call(provider, 'GET', `/resources/applicants/${id}/status`);
    expect(body.reviewStatus).toBe('pending');
  });
});
