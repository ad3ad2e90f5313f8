import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callSignature, payloadDigest } from '../signature.ts';
import { call, decide, frameOf, type Provider, startProvider, token, tokenFor } from './fixture.ts';

let provider: Provider;
beforeEach(async () => {
  provider = await startProvider();
});
afterEach(() => provider.close());

const create = (change = {}, levelName = 'id-and-selfie') =>
  call(provider, 'POST', `/resources/applicants?levelName=${levelName}`, {
    externalUserId: 'ada',
    ...change,
  });
const byUser = (user = 'ada') =>
  call(provider, 'GET', `/resources/applicants/-;externalUserId=${encodeURIComponent(user)}/one`);

describe('signatures', () => {
  // Computed with openssl: printf … | openssl dgst -sha256 -hmac …
  test('of calls and webhooks are those of the published rules', () => {
    const call = { ts: '1607551635', method: 'post', path: '/resources/accessTokens?userId=a%20b' };
    expect(callSignature('secret', call, '{"a":1}')).toBe(
      '69e86ca9b190e3ade4560ff00224d173cd86312d16dfadf19456928683f2da8d',
    );
    expect(payloadDigest('HMAC_SHA1_HEX', 'secret', '{"a":"ü"}')).toBe(
      '56990549fc7e110e4ee3547a3ad24d17074ea22b',
    );
    expect(payloadDigest('HMAC_SHA256_HEX', 'secret', '{"a":"ü"}')).toBe(
      '1e2f213fff320baba2bdea43cda0fef307cc4dc832059b91cd2f03592c997662',
    );
    expect(payloadDigest('HMAC_SHA512_HEX', 'secret', '{"a":"ü"}')).toBe(
      '049bd23e70140ebec0ac3fc24be3399dff3516879b471c5fa8b48f7f6ee50d83ae093a1a504afff5e5978bb81beeab9513810c386f7682ee35fc8840eb2b6f44',
    );
  });

  test.each([
    [{ 'x-app-token': '' }, 4006, 'app-token-not-all-auth-params-provided'],
    [{ 'x-app-token': 'anything' }, 4000, 'app-token-invalid-format'],
    [{ 'x-app-token': 'sbx:other.private-part' }, 4001, 'app-token-not-found'],
    [{ 'x-app-token': 'sbx:public-part.other' }, 4002, 'app-token-private-part-mismatch'],
    [{ 'x-app-access-sig': 'a'.repeat(64) }, 4003, 'app-token-signature-mismatch'],
    [{ 'x-app-access-ts': '1700000000' }, 4004, 'app-token-request-expired'],
    [{ 'x-app-access-ts': 'now' }, 4004, 'app-token-request-expired'],
  ])('%o is refused as Sumsub refuses it', async (headers, errorCode, errorName) => {
    const path = '/resources/applicants/-;externalUserId=ada/one';
    const { status, body } = await call(provider, 'GET', path, undefined, headers as never);
    expect(status).toBe(401);
    expect(body).toEqual({
      description: expect.any(String),
      code: 401,
      correlationId: expect.stringMatching(/^req-[0-9a-f-]{36}$/),
      errorCode,
      errorName,
    });
  });

  test('hold for a minute, and for the address and the body they were made for', async () => {
    const { time } = provider.clock;
    const ts = String(Math.floor(time / 1000));
    const path = '/resources/applicants?levelName=id-and-selfie';
    const body = JSON.stringify({ externalUserId: 'ada' });
    const sig = callSignature('the secret of the app token', { ts, method: 'POST', path }, body);
    const send = async (url: string, payload: string) =>
      (
        await provider.app.inject({
          method: 'POST',
          url,
          payload,
          headers: {
            'x-app-token': token,
            'x-app-access-ts': ts,
            'x-app-access-sig': sig,
            'content-type': 'application/json',
          },
        })
      ).statusCode;
    expect(await send(path, body.replace('ada', 'eve'))).toBe(401);
    expect(await send('/resources/applicants?levelName=funds', body)).toBe(401);
    provider.clock.time = time + 61_000;
    expect(await send(path, body)).toBe(401);
    provider.clock.time = time + 59_000;
    expect(await send(path, body)).toBe(201);
  });
});

describe('an applicant', () => {
  test('is made once, and found by both its names', async () => {
    const fixedInfo = { firstName: 'Ada', lastName: 'Berg', dob: '1980-02-29', country: 'DEU' };
    const { status, body } = await create({ fixedInfo, email: 'ada@example.com', lang: 'de' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      createdAt: '2026-11-27 04:05:06',
      clientId: 'pierlight',
      externalUserId: 'ada',
      fixedInfo,
      info: {},
      requiredIdDocs: { docSets: [{ idDocSetType: 'IDENTITY' }, { idDocSetType: 'SELFIE' }] },
      review: { reviewStatus: 'init', attemptCnt: 0, levelName: 'id-and-selfie' },
      type: 'individual',
    });
    expect((await byUser()).body).toEqual(body);
    expect((await call(provider, 'GET', `/resources/applicants/${body.id}/one`)).body).toEqual(
      body,
    );
    const again = await create();
    expect(again).toMatchObject({ status: 409, body: { code: 409 } });
    expect(again.body.description).toContain(body.id);
  });

  test('of any external id is found: it is taken from the address whole', async () => {
    const externalUserId = 'a/b;c=d é';
    await create({ externalUserId });
    expect((await byUser(externalUserId)).body.externalUserId).toBe(externalUserId);
  });

  test('is refused for an unknown level, bad fields and no JSON; nothing is made', async () => {
    expect((await create({}, 'gold')).status).toBe(404);
    expect((await create({ fixedInfo: { country: 'DE' } })).status).toBe(400);
    expect((await create({ externalUserId: '' })).status).toBe(400);
    expect((await byUser()).status).toBe(404);
  });

  test('comes into being with the WebSDK, not with its token', async () => {
    const accessToken = await tokenFor(provider);
    expect(accessToken).toMatch(/^_act-sbx-[0-9a-f-]{36}$/);
    expect((await byUser()).status).toBe(404);
    await frameOf(provider, accessToken).open('es-MX');
    expect((await byUser()).body).toMatchObject({ applicantPlatform: 'Web', lang: 'es' });
  });

  test('tells what was read once it is handed in, by steps and as a whole', async () => {
    const frame = frameOf(provider, await tokenFor(provider));
    await frame.handIn({ number: 'C01X00T47' });
    const { body } = await byUser();
    expect(body.info).toEqual({
      firstName: 'Zoë',
      firstNameEn: 'ZOE',
      lastName: 'Müller',
      lastNameEn: 'MULLER',
      dob: '1990-04-12',
      country: 'DEU',
      idDocs: [
        expect.objectContaining({ idDocType: 'PASSPORT', number: 'C01X00T47', country: 'DEU' }),
      ],
    });
    const steps = (
      await call(provider, 'GET', `/resources/applicants/${body.id}/requiredIdDocsStatus`)
    ).body;
    expect(steps.IDENTITY).toMatchObject({ idDocType: 'PASSPORT', imageIds: [expect.any(Number)] });
    expect(steps.IDENTITY.reviewResult).toBeUndefined();
    await provider.run(10_000);
    const status = (await call(provider, 'GET', `/resources/applicants/${body.id}/status`)).body;
    expect(status).toMatchObject({
      attemptCnt: 1,
      reviewStatus: 'completed',
      reviewResult: { reviewAnswer: 'GREEN' },
      createDate: '2026-11-27 04:05:06+0000',
      reviewDate: '2026-11-27 04:05:16+0000',
      elapsedSincePendingMs: 10_000,
    });
  });

  test('cannot be reset or moved while it is checked, and can be afterwards', async () => {
    const frame = frameOf(provider, await tokenFor(provider));
    await frame.handIn();
    const { id } = (await byUser()).body;
    const reset = () => call(provider, 'POST', `/resources/applicants/${id}/reset`);
    const move = (name: string) =>
      call(provider, 'POST', `/resources/applicants/${id}/moveToLevel?name=${name}`);
    expect([(await reset()).status, (await move('funds')).status]).toEqual([409, 409]);
    await provider.run(10_000);
    expect((await move('gold')).status).toBe(404);
    expect((await move('funds')).body.review).toMatchObject({
      reviewStatus: 'init',
      levelName: 'funds',
    });
    // What was approved there still is.
    expect((await move('id-and-selfie')).body.info.dob).toBe('1990-04-12');
    expect((await reset()).body).toEqual({ ok: 1 });
    expect((await byUser()).body).toMatchObject({ info: {}, review: { reviewStatus: 'init' } });
  });

  test('is approved on a level whatever another one is requested again', async () => {
    const frame = frameOf(provider, await tokenFor(provider));
    await frame.handIn();
    await provider.run(10_000);
    const other = frameOf(provider, await tokenFor(provider, 'ada', 'funds'));
    await other.open();
    const asked = { step: 'INVESTABILITY', type: 'INCOME_SOURCE', name: 'blurred.jpg' };
    expect((await other.picture(asked)).status).toBe(200);
    expect((await other.submit()).status).toBe(200);
    await provider.run(10_000);
    expect((await byUser()).body.review.reviewResult).toMatchObject({ reviewRejectType: 'RETRY' });
    const { body } = await frameOf(provider, await tokenFor(provider)).open();
    expect(body).toMatchObject({
      levelName: 'id-and-selfie',
      reviewStatus: 'completed',
      reviewResult: { reviewAnswer: 'GREEN' },
    });
  });

  test('moves to the level of the token it is opened with', async () => {
    await frameOf(provider, await tokenFor(provider)).open();
    await frameOf(provider, await tokenFor(provider, 'ada', 'address')).open();
    expect((await byUser()).body.review.levelName).toBe('address');
    await provider.run();
    expect(provider.shop.received.at(-1)?.event).toMatchObject({
      type: 'applicantLevelChanged',
      levelName: 'address',
      previousLevelName: 'id-and-selfie',
    });
  });

  test('can be answered by the call that the vendor’s own sandbox has', async () => {
    const { body } = await create();
    const url = `/resources/applicants/${body.id}/status/testCompleted`;
    const result = {
      reviewAnswer: 'RED',
      reviewRejectType: 'RETRY',
      rejectLabels: ['SCREENSHOTS'],
    };
    expect((await call(provider, 'POST', url, result)).body).toEqual({ ok: 1 });
    expect((await byUser()).body.review).toMatchObject({
      reviewStatus: 'completed',
      reviewResult: result,
    });
  });

  test('has its given data changed, which is told', async () => {
    const { body } = await create({ fixedInfo: { firstName: 'Ada' } });
    const url = `/resources/applicants/${body.id}/fixedInfo`;
    expect((await call(provider, 'PATCH', url, { dob: '1980-02-29' })).body).toEqual({
      firstName: 'Ada',
      dob: '1980-02-29',
    });
    await provider.run();
    expect(provider.shop.types()).toEqual(['applicantCreated', 'applicantPersonalInfoChanged']);
  });
});

describe('documents', () => {
  test.each([
    ['BLURRED-7', 'RETRY', 'UNSATISFACTORY_PHOTOS'],
    ['x half 1', 'RETRY', 'DOCUMENT_PAGE_MISSING'],
    ['dark', 'RETRY', 'LOW_QUALITY'],
    ['EXPIRED', 'RETRY', 'EXPIRATION_DATE'],
    ['forged-99', 'FINAL', 'FORGERY'],
    ['UNDER AGE', 'FINAL', 'AGE_REQUIREMENT_MISMATCH'],
    ['blocked', 'FINAL', 'BLOCKLIST'],
  ])('with the number %s are answered %s for %s', async (number, reviewRejectType, label) => {
    await frameOf(provider, await tokenFor(provider)).handIn({ number });
    await provider.run(9_999);
    expect((await byUser()).body.review.reviewStatus).toBe('pending');
    await provider.run(1);
    expect((await byUser()).body.review.reviewResult).toMatchObject({
      reviewAnswer: 'RED',
      reviewRejectType,
      rejectLabels: [label],
      buttonIds: [expect.any(String)],
      moderationComment: expect.any(String),
      clientComment: expect.any(String),
    });
  });

  test('are answered by the name of their file too, and by the age in them', async () => {
    await frameOf(provider, await tokenFor(provider)).handIn({}, 'passport_forged.png');
    await frameOf(provider, await tokenFor(provider, 'bea')).handIn({ dob: '2008-11-28' });
    await frameOf(provider, await tokenFor(provider, 'cai')).handIn({ dob: '2008-11-27' });
    await provider.run(10_000);
    const labels = async (user: string) =>
      (await byUser(user)).body.review.reviewResult.rejectLabels;
    expect([await labels('ada'), await labels('bea'), await labels('cai')]).toEqual([
      ['FORGERY'],
      ['AGE_REQUIREMENT_MISMATCH'],
      undefined,
    ]);
  });

  test('with HOLD go on hold, with WAIT wait, until somebody at the desk answers', async () => {
    await frameOf(provider, await tokenFor(provider)).handIn({ number: 'HOLD' });
    await frameOf(provider, await tokenFor(provider, 'bea')).handIn({ number: 'WAIT' });
    await provider.run(3_600_000);
    const [ada, bea] = [(await byUser('ada')).body, (await byUser('bea')).body];
    expect([ada.review.reviewStatus, bea.review.reviewStatus]).toEqual(['onHold', 'pending']);
    expect(await decide(provider, ada.id, [['kind', 'approve']])).toBe(303);
    expect((await byUser('ada')).body.review.reviewResult).toEqual({ reviewAnswer: 'GREEN' });
  });

  test('that can be mended are requested again, and only those', async () => {
    const frame = frameOf(provider, await tokenFor(provider));
    await frame.handIn({ number: 'BLURRED' });
    await provider.run(10_000);
    const { body } = await frame.open('de');
    expect(
      body.steps.map((step: { type: string; isMissing: boolean }) => [step.type, step.isMissing]),
    ).toEqual([
      ['IDENTITY', true],
      ['SELFIE', false],
    ]);
    expect((await frame.submit()).status).toBe(409);
    await frame.picture();
    expect((await frame.submit()).status).toBe(409);
    await frame.details();
    expect((await frame.submit()).body.reviewStatus).toBe('pending');
    await provider.run(10_000);
    expect((await byUser()).body.review).toMatchObject({
      attemptCnt: 2,
      reviewResult: { reviewAnswer: 'GREEN' },
    });
  });

  test('cannot be handed in after a refusal for good, nor while others are checked', async () => {
    const frame = frameOf(provider, await tokenFor(provider));
    await frame.handIn({ number: 'FORGED' });
    expect((await frame.picture()).body).toMatchObject({ code: 409, errorCode: 1006 });
    await provider.run(10_000);
    expect((await frame.picture()).body).toMatchObject({ code: 409, errorCode: 1009 });
  });

  test('have comments in the language the person is spoken to in', async () => {
    const frame = frameOf(provider, await tokenFor(provider));
    await frame.handIn({ number: 'EXPIRED' });
    await frame.open('de-AT');
    await provider.run(10_000);
    expect((await byUser()).body.review.reviewResult.moderationComment).toContain('abgelaufen');
  });
});
