import type { FactorAction, FactorMethod, Factors } from '@pierlight/contract/identity/factors';
import { generateSync } from 'otplib/functional';
import { describe, expect, test } from 'vitest';
import { endpoints } from '../../../test/endpoints.ts';
import { expectProblem } from '../../../test/expect-problem.ts';
import { OneBrowser } from '../../../test/one-browser.ts';
import {
  type Answer,
  fingerprint,
  type Player,
  password,
  usePlatform,
} from '../../../test/platform-fixture.ts';

const platform = usePlatform({ settings: { TRUSTED_PROXIES: '127.0.0.1' } });
const routes = endpoints.filter(({ path }) => path.startsWith('/player/factors'));
const someId = '01930000-0000-7000-8000-000000000000';
const codes = { required: 11040, wrong: 11041, over: 11042, tooMany: 429 };

const dataOf = <T>(answer: Answer): T => {
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data as T;
};
const refusal = (answer: Answer) => ({ status: answer.status, code: answer.body.code });

/** Calls of one player, in a session of its own. */
function callsOf(token: string) {
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    { body, proof, ip }: { body?: unknown; proof?: string; ip?: string } = {},
  ) =>
    platform.call(method, path, {
      token,
      ...(body === undefined ? {} : { body }),
      headers: {
        ...(proof === undefined ? {} : { 'second-factor': proof }),
        ...(ip === undefined ? {} : { 'x-forwarded-for': ip }),
      },
    });
  const ask = async (action: FactorAction) =>
    dataOf<{ challenge: string; methods: FactorMethod[] }>(
      await call('POST', '/player/factors/challenges', { body: { action } }),
    );
  const answer = (challenge: string, proof: object, ip?: string) =>
    call('POST', '/player/factors/proofs', {
      body: { challenge, proof },
      ...(ip === undefined ? {} : { ip }),
    });
  return {
    call,
    ask,
    answer,
    /** A proof for one call of an action. */
    prove: async (action: FactorAction, proof: object) =>
      dataOf<{ proof: string }>(await answer((await ask(action)).challenge, proof)).proof,
    factors: async () => dataOf<Factors>(await call('GET', '/player/factors')),
  };
}

const recovery = (code: string | undefined) => ({ method: 'recoveryCode', code: code ?? '' });
const byPassword = { method: 'password', password };

/** A player with an authenticator app, and the recovery codes that came with it. */
async function withFactor() {
  const player = await platform.register();
  const own = callsOf(player.token);
  const proof = await own.prove('addFactor', byPassword);
  const { secret } = dataOf<{ secret: string }>(
    await own.call('POST', '/player/factors/totp', { proof }),
  );
  const codeOf = (offSeconds = 0) =>
    generateSync({
      secret,
      epoch: Math.floor(platform.clock.now().getTime() / 1000) + offSeconds,
    });
  const { recoveryCodes } = dataOf<{ recoveryCodes: string[] }>(
    await own.call('POST', '/player/factors/totp/confirm', { body: { code: codeOf() } }),
  );
  return { ...own, player, recoveryCodes, codeOf };
}

/** Another sign-in of a player, who answers the second factor with a recovery code. */
async function again({ email }: Pick<Player, 'email'>, code: string | undefined) {
  const browser = new OneBrowser(() => platform.origin);
  const question = dataOf<{ secondFactor: { challenge: string } }>(
    await browser.call('POST', '/player/sessions', { email, password, fingerprint }),
  );
  const { challenge } = question.secondFactor;
  const answer = { challenge, proof: recovery(code), fingerprint };
  const { accessToken } = dataOf<{ accessToken: string }>(
    await browser.call('POST', '/player/sessions/second-factor', answer),
  );
  return callsOf(accessToken);
}

/** What takes a proof, and which action it is of. */
const protectedCalls = [
  ['POST', '/player/factors/totp', 'addFactor', undefined],
  ['POST', '/player/factors/passkeys/options', 'addFactor', undefined],
  ['DELETE', '/player/factors/totp', 'changeFactors', undefined],
  ['POST', '/player/factors/recovery-codes', 'changeFactors', undefined],
  [
    'PUT',
    '/player/factors/asked',
    'changeFactors',
    { signIn: false, withdrawal: true, credentials: true },
  ],
] as const;

describe('who may call', () => {
  test('nobody without a session, whatever proof comes along', async () => {
    const owner = await withFactor();
    const proof = await owner.prove('changeFactors', recovery(owner.recoveryCodes[0]));
    expect(routes.length).toBeGreaterThanOrEqual(12);
    for (const { method, path } of routes)
      expectProblem(
        await platform.call(method, path.replace('{id}', someId), {
          headers: { 'second-factor': proof },
        }),
        401,
        path,
      );
    expect(await owner.factors()).toMatchObject({ totp: expect.anything(), recoveryCodesLeft: 9 });
  });

  test('without a proof what takes one is refused, and says what would prove it', async () => {
    const owner = await withFactor();
    for (const [method, path, action, body] of protectedCalls) {
      const refused = await owner.call(method, path, body ? { body } : {});
      expect(refusal(refused), path).toEqual({ status: 422, code: codes.required });
      expect(refused.body.errors?.secondFactor).toEqual([
        { rule: 'totp', params: { action } },
        { rule: 'recoveryCode', params: { action } },
      ]);
    }
    expect(await owner.factors()).toMatchObject({
      totp: expect.anything(),
      passkeys: [],
      recoveryCodesLeft: 10,
      asked: { signIn: true, withdrawal: true, credentials: true },
    });
  });

  test("another player's proof, the own of another session and a made-up one count as none", async () => {
    const owner = await withFactor();
    const stranger = await withFactor();
    const elsewhere = await again(owner.player, owner.recoveryCodes[0]);
    const proofs = [
      await stranger.prove('changeFactors', recovery(stranger.recoveryCodes[0])),
      await elsewhere.prove('changeFactors', recovery(owner.recoveryCodes[1])),
      'made-up',
      'x'.repeat(500),
      '../../etc',
    ];
    for (const proof of proofs)
      expect(refusal(await owner.call('DELETE', '/player/factors/totp', { proof }))).toEqual({
        status: 422,
        code: codes.required,
      });
    expect((await owner.factors()).totp).not.toBeNull();
    // Refused elsewhere, they are still good where they belong.
    const [theirs, ownElsewhere] = proofs;
    for (const [calls, proof] of [
      [stranger, theirs],
      [elsewhere, ownElsewhere],
    ] as const)
      dataOf(await calls.call('POST', '/player/factors/recovery-codes', { proof: proof ?? '' }));
  });

  test("another player's question is answered by nobody else", async () => {
    const [owner, stranger] = [await withFactor(), await withFactor()];
    const { challenge } = await owner.ask('changeFactors');
    for (const code of [owner.recoveryCodes[0], stranger.recoveryCodes[0]])
      expect(refusal(await stranger.answer(challenge, recovery(code)))).toEqual({
        status: 422,
        code: codes.over,
      });
    expect(refusal(await owner.answer(challenge, recovery(stranger.recoveryCodes[0])))).toEqual({
      status: 422,
      code: codes.wrong,
    });
    dataOf(await owner.answer(challenge, recovery(owner.recoveryCodes[0])));
  });

  test('the password proves nothing where there is a second factor', async () => {
    const owner = await withFactor();
    const { challenge, methods } = await owner.ask('changeFactors');
    expect(methods).toEqual(['totp', 'recoveryCode']);
    expect(refusal(await owner.answer(challenge, byPassword)).code).toBe(codes.wrong);
  });
});

describe('a proof', () => {
  test('is good for one call, of twenty at once too', async () => {
    const owner = await withFactor();
    const proof = await owner.prove('changeFactors', recovery(owner.recoveryCodes[0]));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        owner.call('POST', '/player/factors/recovery-codes', { proof }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(refusal(answer)).toEqual({ status: 422, code: codes.required });
    expect(
      refusal(await owner.call('POST', '/player/factors/recovery-codes', { proof })).code,
    ).toBe(codes.required);
  });

  test('is good for its action alone, and outlives being shown to another', async () => {
    const owner = await withFactor();
    const change = { currentPassword: password, newPassword: 'another horse battery' };
    const body = { ...change, repeatNewPassword: change.newPassword };
    const proof = await owner.prove('changeCredentials', recovery(owner.recoveryCodes[0]));
    for (const [method, path, , input] of protectedCalls)
      expect(
        refusal(await owner.call(method, path, { proof, ...(input ? { body: input } : {}) })),
      ).toEqual({ status: 422, code: codes.required });
    // A mistake in the rest of the call leaves the proof.
    const mistaken = { ...body, currentPassword: 'not the password' };
    expect(
      (await owner.call('PUT', '/player/passwords', { proof, body: mistaken })).body.errors,
    ).toHaveProperty('currentPassword');
    dataOf(await owner.call('PUT', '/player/passwords', { proof, body }));
  });

  test('runs out after five minutes, and so does its question', async () => {
    const owner = await withFactor();
    const { challenge } = await owner.ask('changeFactors');
    const proof = await owner.prove('changeFactors', recovery(owner.recoveryCodes[0]));
    platform.clock.aheadSeconds += 301;
    expect(refusal(await owner.call('DELETE', '/player/factors/totp', { proof })).code).toBe(
      codes.required,
    );
    expect(refusal(await owner.answer(challenge, recovery(owner.recoveryCodes[1]))).code).toBe(
      codes.over,
    );
    expect((await owner.factors()).recoveryCodesLeft).toBe(9);
  });
});

describe('[P-24] guessing', () => {
  test('five wrong codes end a question, and ten in an hour are told to wait', async () => {
    const owner = await withFactor();
    for (let question = 0; question < 2; question += 1) {
      const { challenge } = await owner.ask('changeFactors');
      for (let left = 4; left >= 0; left -= 1)
        expect(
          (await owner.answer(challenge, { method: 'totp', code: '000000' })).body,
        ).toMatchObject({
          code: codes.wrong,
          errors: { proof: [{ rule: 'wrong', params: { left } }] },
        });
      expect(refusal(await owner.answer(challenge, recovery(owner.recoveryCodes[0]))).code).toBe(
        codes.over,
      );
    }
    const { challenge } = await owner.ask('changeFactors');
    const refused = await owner.answer(challenge, recovery(owner.recoveryCodes[0]));
    expectProblem(refused, codes.tooMany);
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(3_000);
    expect(wait).toBeLessThanOrEqual(3_600);
    // It was the address that guessed too often, and the code was not looked at.
    dataOf(await owner.answer(challenge, recovery(owner.recoveryCodes[0]), '198.51.100.7'));
    platform.clock.aheadSeconds += wait + 1;
  });

  test('forty wrong codes at once count as forty: ten are looked at', async () => {
    const owner = await withFactor();
    const questions = await Promise.all(
      Array.from({ length: 8 }, () => owner.ask('changeFactors')),
    );
    const answers = await Promise.all(
      questions.flatMap(({ challenge }) =>
        Array.from({ length: 5 }, () =>
          owner.answer(challenge, { method: 'totp', code: '000000' }),
        ),
      ),
    );
    const wrong = answers.filter(({ body }) => body.code === codes.wrong);
    expect(wrong).toHaveLength(10);
    for (const answer of answers.filter(({ body }) => body.code !== codes.wrong))
      expect([codes.tooMany, 428]).toContain(answer.status);
  });

  test('wrong codes at the sign-in count with those of a player who is signed in', async () => {
    const owner = await withFactor();
    const browser = new OneBrowser(() => platform.origin);
    const { email } = owner.player;
    for (let arrival = 0; arrival < 2; arrival += 1) {
      const question = dataOf<{ secondFactor: { challenge: string } }>(
        await browser.call('POST', '/player/sessions', { email, password, fingerprint }),
      );
      const body = {
        challenge: question.secondFactor.challenge,
        proof: recovery('aaaa-aaaa-aaaa'),
        fingerprint,
      };
      for (let tries = 0; tries < 5; tries += 1)
        expect((await browser.call('POST', '/player/sessions/second-factor', body)).body.code).toBe(
          codes.wrong,
        );
    }
    const { challenge } = await owner.ask('changeFactors');
    expectProblem(await owner.answer(challenge, recovery(owner.recoveryCodes[0])), codes.tooMany);
  });
});

test('a recovery code that comes twenty times at once is taken once', async () => {
  const owner = await withFactor();
  const [code] = owner.recoveryCodes;
  const questions = await Promise.all(Array.from({ length: 20 }, () => owner.ask('changeFactors')));
  const answers = await Promise.all(
    questions.map(({ challenge }) => owner.answer(challenge, recovery(code))),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const answer of answers.filter(({ status }) => status !== 200))
    expect([codes.wrong, errorOf(answer)]).toContain(answer.body.code);
  expect((await owner.factors()).recoveryCodesLeft).toBe(9);
});

/** The number of a refusal for too many tries, or of a question for work. */
const errorOf = ({ status, body }: Answer) =>
  [codes.tooMany, 428].includes(status) ? body.code : undefined;

test('a code of the app that comes twenty times at once is taken once', async () => {
  const owner = await withFactor();
  // The step after the one that confirmed the app.
  const code = owner.codeOf(30);
  const questions = await Promise.all(Array.from({ length: 20 }, () => owner.ask('changeFactors')));
  const answers = await Promise.all(
    questions.map(({ challenge }) => owner.answer(challenge, { method: 'totp', code })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});
