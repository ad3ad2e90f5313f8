import { describe, expect, test } from 'vitest';
import { elsewhere, useFactors, wrongCode } from './factors-fixture.ts';
import { device, fingerprint, useIdentity } from './identity-fixture.ts';

const identity = useIdentity();
const { joinWithTotp, arrive, finish, totp, proofOf } = useFactors(identity);

const wrong = { errorName: 'secondFactorWrong' };
const expired = { errorName: 'secondFactorExpired' };
const succeeded = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes.filter(({ status }) => status === 'fulfilled').length;

describe('a sign-in with a second factor', () => {
  test('[3-22] answers no token but a question, and a token once it is answered', async () => {
    const player = await joinWithTotp();
    const { email, password } = player;
    const admitted = await player.built.arrive({ email, password, fingerprint }, device);
    if (!('secondFactor' in admitted)) throw new Error('no second factor was asked for');
    const question = { ...admitted.secondFactor, binding: admitted.binding };
    expect(question.methods).toEqual(['totp', 'recoveryCode']);
    const { signedIn } = await finish(player, question, totp(player));
    expect(signedIn.profile.id).toBe(player.id);
    expect(await player.built.identity.authenticate(signedIn.accessToken)).not.toBeNull();
  });

  test('a question gives no authority, and cannot be renewed into a session', async () => {
    const player = await joinWithTotp();
    const { challenge, binding } = await arrive(player);
    expect(await player.built.identity.authenticate(challenge)).toBeNull();
    for (const token of [challenge, player.token])
      await expect(player.built.identity.refresh(token, binding)).rejects.toMatchObject({
        errorName: 'refreshRejected',
      });
  });

  test('is asked of one browser: no other answers it, whatever of it was stolen', async () => {
    const player = await joinWithTotp();
    const { built } = player;
    const question = await arrive(player);
    const proof = totp(player);
    const { challenge } = question;
    for (const binding of [null, '', 'guess', (await arrive(player)).binding])
      await expect(
        built.admission.finish({ challenge, proof, fingerprint }, binding, device),
      ).rejects.toMatchObject(expired);
    const other = { ...fingerprint, visitorId: 'another visitor' };
    await expect(
      built.admission.finish({ challenge, proof, fingerprint: other }, question.binding, device),
    ).rejects.toMatchObject(expired);
    await expect(finish(player, question, proof)).resolves.toBeDefined();
  });

  test('is answered by the player it was asked of, not by another with a code of their own', async () => {
    const player = await joinWithTotp();
    const stranger = await joinWithTotp(player.built);
    const question = await arrive(player);
    await expect(finish(player, question, totp(stranger))).rejects.toMatchObject(wrong);
    await expect(
      finish(player, question, { method: 'recoveryCode', code: stranger.recoveryCodes[0] ?? '' }),
    ).rejects.toMatchObject(wrong);
  });

  test('is over after five wrong answers, five minutes, or one right answer', async () => {
    const player = await joinWithTotp();
    const tried = await arrive(player);
    for (const left of [4, 3, 2, 1, 0])
      await expect(
        finish(player, tried, { method: 'totp', code: wrongCode }),
      ).rejects.toMatchObject({ options: { fields: { proof: [{ params: { left } }] } } });
    await expect(finish(player, tried, totp(player))).rejects.toMatchObject(expired);

    const used = await arrive(player);
    await finish(player, used, totp(player));
    await expect(finish(player, used, totp(player, 30))).rejects.toMatchObject(expired);

    const late = await arrive(player);
    identity.setSeconds(300);
    await expect(finish(player, late, totp(player))).rejects.toMatchObject(expired);
  });

  test('takes a code half a minute off and not a minute off', async () => {
    const player = await joinWithTotp();
    const answer = async (off: number) => finish(player, await arrive(player), totp(player, off));
    identity.setSeconds(600);
    for (const off of [-60, 60]) await expect(answer(off)).rejects.toMatchObject(wrong);
    for (const off of [-30, 0, 30]) await expect(answer(off)).resolves.toBeDefined();
  });

  test('takes a code once: of twenty who show it at the same moment one gets in', async () => {
    const player = await joinWithTotp();
    const questions = await Promise.all(Array.from({ length: 20 }, () => arrive(player)));
    const proof = totp(player);
    const outcomes = await Promise.allSettled(
      // From an address each, so that limits play no part.
      questions.map((question, index) =>
        finish(player, question, proof, { ...device, ip: `203.0.113.${index}` }),
      ),
    );
    expect(succeeded(outcomes)).toBe(1);
    await expect(finish(player, await arrive(player), proof)).rejects.toMatchObject(wrong);
    await expect(
      finish(player, await arrive(player), totp(player, -30)),
      'nor one that is older',
    ).rejects.toMatchObject(wrong);
  });

  test('takes a recovery code once, as it is typed, and tells the player', async () => {
    const player = await joinWithTotp();
    const [code = ''] = player.recoveryCodes;
    expect(new Set(player.recoveryCodes).size).toBe(10);
    const proof = { method: 'recoveryCode', code: ` ${code.toLowerCase().replaceAll('-', ' ')}` };
    const questions = await Promise.all(Array.from({ length: 10 }, () => arrive(player)));
    const outcomes = await Promise.allSettled(
      questions.map((question, index) =>
        finish(player, question, proof as never, { ...device, ip: `203.0.113.${index}` }),
      ),
    );
    expect(succeeded(outcomes)).toBe(1);
    expect(await player.built.factors.enrolment.list(player.session)).toMatchObject({
      recoveryCodesLeft: 9,
    });
    expect(identity.mails()).toContainEqual(
      expect.objectContaining({
        name: 'factor-changed',
        values: { change: 'recoveryCodeUsed', left: '9' },
      }),
    );
  });

  test('[P-27] a password changed meanwhile leaves the question without an answer', async () => {
    const player = await joinWithTotp();
    const question = await arrive(player);
    const proof = await proofOf(player.built, player.session, 'changeCredentials', totp(player));
    const newPassword = 'another and longer secret';
    await player.built.signIns.changePassword(
      player.session,
      { currentPassword: player.password, newPassword, repeatNewPassword: newPassword },
      proof,
    );
    await expect(finish(player, question, totp(player, 30))).rejects.toMatchObject(expired);
  });

  test('[P-27] of a sign-in that ends while the password changes, no session is left', async () => {
    for (let round = 0; round < 4; round += 1) {
      const player = await joinWithTotp();
      const question = await arrive(player);
      const newPassword = 'another and longer secret';
      const proof = await proofOf(player.built, player.session, 'changeCredentials', totp(player));
      const [signedIn, changed] = await Promise.allSettled([
        finish(player, question, totp(player, 30)),
        player.built.signIns.changePassword(
          player.session,
          { currentPassword: player.password, newPassword, repeatNewPassword: newPassword },
          proof,
        ),
      ]);
      expect(changed.status).toBe('fulfilled');
      if (signedIn.status === 'rejected') expect(signedIn.reason).toMatchObject(expired);
      else
        expect(
          await player.built.identity.authenticate(signedIn.value.signedIn.accessToken),
        ).toBeNull();
    }
  });

  test('a factor removed between question and answer answers nothing', async () => {
    const player = await joinWithTotp();
    const { built, session } = player;
    const question = await arrive(player);
    const proof = await proofOf(built, session, 'changeFactors', totp(player));
    await built.factors.enrolment.removeTotp(session, proof);
    await expect(finish(player, question, totp(player, 30))).rejects.toMatchObject(wrong);
    const [code = ''] = player.recoveryCodes;
    await expect(finish(player, question, { method: 'recoveryCode', code })).rejects.toMatchObject(
      wrong,
    );
    await expect(
      finish(player, question, { method: 'password', password: player.password }),
    ).rejects.toMatchObject(expired);
    const { email, password } = player;
    await expect(
      built.identity.signIn({ email, password, fingerprint }, device),
    ).resolves.toBeDefined();
  });
});

describe('guessing', () => {
  test('[P-24] is bounded for a stranger, who does not lock the player out', async () => {
    const player = await joinWithTotp();
    let taken = 0;
    for (let place = 1; place <= 12; place += 1) {
      for (let round = 0; round < 3; round += 1) {
        const from = { ...elsewhere, ip: `198.51.100.${place}` };
        const question = await arrive(player, from);
        const outcomes = await Promise.allSettled(
          Array.from({ length: 5 }, () =>
            finish(player, question, { method: 'totp', code: wrongCode }, from),
          ),
        );
        taken += outcomes.filter(
          (outcome) =>
            outcome.status === 'rejected' && outcome.reason.errorName === 'secondFactorWrong',
        ).length;
      }
    }
    expect(taken).toBe(50);
    const far = { ...elsewhere, ip: '192.0.2.200' };
    await expect(
      finish(player, await arrive(player, far), totp(player), far),
    ).rejects.toMatchObject({ errorName: 'tooManyRequests' });
    await expect(finish(player, await arrive(player), totp(player))).resolves.toBeDefined();
    expect(identity.mails().filter(({ name }) => name === 'factor-tries')).toHaveLength(1);
  });

  test('[P-24] from one address is bounded by the hour, also in parallel over many questions', async () => {
    const player = await joinWithTotp();
    const questions = await Promise.all(Array.from({ length: 10 }, () => arrive(player)));
    const outcomes = await Promise.allSettled(
      questions.flatMap((question) =>
        Array.from({ length: 3 }, () =>
          finish(player, question, { method: 'totp', code: wrongCode }),
        ),
      ),
    );
    const names = outcomes.map(
      (outcome) => outcome.status === 'rejected' && outcome.reason.errorName,
    );
    expect(names.filter((name) => name === 'secondFactorWrong')).toHaveLength(10);
    expect(names.filter((name) => name === 'tooManyRequests')).toHaveLength(20);
    await expect(finish(player, await arrive(player), totp(player))).rejects.toMatchObject({
      errorName: 'tooManyRequests',
      options: { retryAfterSeconds: 3600 },
    });
    identity.setSeconds(3601);
    await expect(finish(player, await arrive(player), totp(player))).resolves.toBeDefined();
  });
});
