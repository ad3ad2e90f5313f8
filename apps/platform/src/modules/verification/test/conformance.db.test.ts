import { generateKeyPairSync, randomUUID } from 'node:crypto';
import process from 'node:process';
import { expect, test } from 'vitest';
import { startSandbox } from '../../../test/start-sandbox.ts';
import { createSumsub } from '../adapters/sumsub.ts';
import { createSumsubCall } from '../adapters/sumsub-call.ts';
import { VerificationFailure } from '../provider.ts';

/** Its games want a pair, which nobody uses here. */
function keys(): Record<string, string> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return { HUB88_PRIVATE_KEY: privateKey, HUB88_PUBLIC_KEY: publicKey };
}

const clock = { now: () => new Date() };

/**
 * Sumsub's published API, against the sandbox, or against the vendor's own where SUMSUB_CONFORMANCE_URL,
 * _APP_TOKEN, _SECRET_KEY and _LEVEL name it: https://docs.sumsub.com/reference.
 */
async function parties() {
  const {
    SUMSUB_CONFORMANCE_URL: vendor,
    SUMSUB_CONFORMANCE_APP_TOKEN: vendorToken = '',
    SUMSUB_CONFORMANCE_SECRET_KEY: vendorKey = '',
    SUMSUB_CONFORMANCE_LEVEL: identity = 'id-and-selfie',
  } = process.env;
  const settings = {
    apiUrl: vendor ?? (await startSandbox('http://127.0.0.1:9', keys())).verificationUrl,
    appToken: vendor ? vendorToken : 'sbx:pierlight.anybody-may-verify-in-this-sandbox',
    secretKey: vendor ? vendorKey : 'anybody may sign calls in this sandbox',
    webhookSecret: 'none comes',
    scriptUrl: 'https://static.sumsub.com/idensic/static/sns-websdk-builder.js',
    levels: { identity, address: 'another', funds: 'one more' },
  };
  return { settings, identity, call: createSumsubCall({ ...settings, clock }) };
}

test('[7a-12] the adapter speaks the published API: token, applicant, outcomes, reset, refusals', async () => {
  const { settings, identity, call } = await parties();
  const provider = createSumsub(settings, clock);
  const externalId = randomUUID();

  expect(await provider.find(externalId)).toBeNull();
  const { token } = await provider.token({ externalId, check: 'identity' });
  expect(token).toMatch(/^_act-/);

  const path = `/resources/applicants?levelName=${encodeURIComponent(identity)}`;
  const created = await call('POST', path, { externalUserId: externalId });
  expect(created.status).toBe(201);
  const { id } = created.body as { id: string };
  expect(await provider.find(externalId)).toEqual({
    ...{ externalId, check: 'identity', state: 'required', reasons: [], birthdate: null },
  });

  const conclude = (result: object) =>
    call('POST', `/resources/applicants/${id}/status/testCompleted`, result);
  await conclude({
    ...{ reviewAnswer: 'RED', reviewRejectType: 'RETRY', rejectLabels: ['UNSATISFACTORY_PHOTOS'] },
  });
  expect(await provider.find(externalId)).toMatchObject({
    ...{ state: 'retry', reasons: ['badPicture'] },
  });
  await conclude({ reviewAnswer: 'GREEN' });
  expect(await provider.find(externalId)).toMatchObject({ state: 'approved', reasons: [] });
  await provider.reset(externalId);
  expect(await provider.find(externalId)).toMatchObject({ state: 'required' });
  await conclude({
    ...{ reviewAnswer: 'RED', reviewRejectType: 'FINAL', rejectLabels: ['FORGERY'] },
  });
  expect(await provider.find(externalId)).toMatchObject({
    ...{ state: 'rejected', reasons: ['forged'] },
  });

  const stranger = createSumsub({ ...settings, secretKey: 'w'.repeat(32) }, clock);
  await expect(stranger.find(externalId)).rejects.toThrow(VerificationFailure);
  const late = createSumsub(settings, { now: () => new Date(Date.now() - 10 * 60_000) });
  await expect(late.find(externalId)).rejects.toThrow(VerificationFailure);
});
