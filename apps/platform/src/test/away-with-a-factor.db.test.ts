import { randomUUID } from 'node:crypto';
import { generateSync } from 'otplib/functional';
import { expect, test } from 'vitest';
import { savedDestination } from '../modules/payments/test/saved-destination.ts';
import { expectProblem } from './expect-problem.ts';
import { useOwner } from './mailed-platform.ts';
import { OneBrowser } from './one-browser.ts';
import { type Answer, fingerprint, password, usePlatform } from './platform-fixture.ts';
import { provenFor } from './social-browser.ts';

const platform = usePlatform();
const owner = useOwner(platform);
const hour = 60 * 60;

const dataOf = <T>(answer: Answer): T => {
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data as T;
};

/** A player with 100 euros, an account to be paid to and an authenticator app. */
async function withApp(asked: { signIn: boolean; withdrawal: boolean }) {
  platform.clock.aheadSeconds += 2 * hour;
  const player = await platform.register();
  const send = (method: 'POST' | 'PUT', path: string, body?: object, proof?: string) =>
    platform.call(method, path, {
      token: player.token,
      ...(body ? { body } : {}),
      headers: { ...(proof ? { 'second-factor': proof } : {}) },
    });
  const proof = await provenFor(platform, player.token);
  const { secret } = dataOf<{ secret: string }>(
    await send('POST', '/player/factors/totp', undefined, proof),
  );
  /** The code the app shows next; each is good once. */
  const code = (): string => {
    platform.clock.aheadSeconds += 60;
    return generateSync({ secret, epoch: Math.floor(platform.clock.now().getTime() / 1000) });
  };
  dataOf(await send('POST', '/player/factors/totp/confirm', { code: code() }));
  const { challenge } = dataOf<{ challenge: string }>(
    await send('POST', '/player/factors/challenges', { action: 'changeFactors' }),
  );
  const changing = dataOf<{ proof: string }>(
    await send('POST', '/player/factors/proofs', {
      ...{ challenge, proof: { method: 'totp', code: code() } },
    }),
  );
  dataOf(
    await send('PUT', '/player/factors/asked', { ...asked, credentials: false }, changing.proof),
  );
  await owner.query(`select ledger.deposit($1, 'EUR', 10000, 'card', $2, $3, $3)`, [
    ...[player.id, randomUUID(), randomUUID()],
  ]);
  const destination = await savedDestination(owner, player.id);
  const leave = async (definition: number, period: string) =>
    dataOf(await send('POST', '/player/limits', { definition, period }));
  return { player, code, destination, leave };
}

type WithApp = Awaited<ReturnType<typeof withApp>>;

/** Comes as far as the question for the second factor, in a browser of its own. */
async function arrive({ player }: WithApp, path: '/player/sessions' | '/player/sessions/away') {
  const browser = new OneBrowser(() => platform.origin);
  const answer = await browser.call('POST', path, { email: player.email, password, fingerprint });
  const data = dataOf<{ accessToken?: string; secondFactor?: { challenge: string } }>(answer);
  expect(data.accessToken, 'the password alone opens nothing').toBeUndefined();
  const challenge = data.secondFactor?.challenge ?? '';
  const finish = (code: string) =>
    browser.call('POST', '/player/sessions/second-factor', {
      ...{ challenge, proof: { method: 'totp', code }, fingerprint },
    });
  return { browser, finish };
}

const withdraw = (browser: OneBrowser, destinationId: string, proof?: string) =>
  browser.call(
    'POST',
    '/payment/invoices/withdrawal',
    { methodId: 'bank', currency: 'EUR', amount: 40_00, fields: { destinationId } },
    { 'idempotency-key': randomUUID(), ...(proof ? { 'second-factor': proof } : {}) },
  );

test('[P-22] whoever is excluded and has a factor withdraws only after it, whatever they chose', async () => {
  const leaver = await withApp({ signIn: false, withdrawal: false });
  await leaver.leave(4, 'P6M');
  const { browser, finish } = await arrive(leaver, '/player/sessions/away');
  expectProblem(await withdraw(browser, leaver.destination), 401);
  const wrong = await finish('000000');
  expectProblem(wrong, 422);
  expect(wrong.body.code).toBe(11041);
  expectProblem(await withdraw(browser, leaver.destination), 401);

  const answer = await finish(leaver.code());
  browser.token = dataOf<{ accessToken: string }>(answer).accessToken;
  expect(browser.cookies.has('session_binding'), 'nothing to renew it by').toBe(false);
  const closed = await browser.call('GET', '/player/profile');
  expect(closed.body.code, 'it withdraws and nothing else').toBe(11085);
  const accounts = await browser.call('GET', '/wallet/accounts');
  expect(accounts.body.data).toMatchObject([{ balance: 100_00 }]);
  const sent = await withdraw(browser, leaver.destination);
  expect(sent.status, JSON.stringify(sent.body)).toBe(201);
  // Nothing of it was staked: then an operator looks.
  expect(sent.body.data).toMatchObject({ amount: 40_00, withdrawal: { stage: 'review' } });
});

test('[P-22] whoever wants to be asked before a withdrawal is asked while away, too', async () => {
  const leaver = await withApp({ signIn: true, withdrawal: true });
  await leaver.leave(5, 'P1D');
  const { browser, finish } = await arrive(leaver, '/player/sessions/away');
  browser.token = dataOf<{ accessToken: string }>(await finish(leaver.code())).accessToken;
  expect((await withdraw(browser, leaver.destination)).body.code).toBe(11040);
  const { challenge } = dataOf<{ challenge: string }>(
    await browser.call('POST', '/player/factors/challenges', { action: 'withdraw' }),
  );
  const { proof } = dataOf<{ proof: string }>(
    await browser.call('POST', '/player/factors/proofs', {
      ...{ challenge, proof: { method: 'totp', code: leaver.code() } },
    }),
  );
  expect((await withdraw(browser, leaver.destination, proof)).status).toBe(201);
});

test('[P-22] a question for the factor that was asked before opens nothing to play with', async () => {
  const leaver = await withApp({ signIn: true, withdrawal: false });
  const { finish } = await arrive(leaver, '/player/sessions');
  await leaver.leave(5, 'P1D');
  const refused = await finish(leaver.code());
  expectProblem(refused, 422);
  expect(refused.body.code).toBe(11083);
});

test('[P-22] a question asked of whoever is away opens nothing once they are back', async () => {
  const leaver = await withApp({ signIn: true, withdrawal: false });
  await leaver.leave(5, 'P1D');
  platform.clock.aheadSeconds += 24 * hour - 180;
  const { finish } = await arrive(leaver, '/player/sessions/away');
  platform.clock.aheadSeconds += 180;
  const refused = await finish(leaver.code());
  expectProblem(refused, 409);
  expect(refused.body.code).toBe(11086);
});
