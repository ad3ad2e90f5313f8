import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Device } from '../sessions.ts';
import { elsewhere, useFactors, wrongCode } from './factors-fixture.ts';
import { device, fingerprint, useIdentity } from './identity-fixture.ts';
import { tryWorking } from './solve.ts';

const identity = useIdentity();
const { joinWithTotp, arrive, finish, totp, proofOf } = useFactors(identity);
/** The browser that an account was opened in. */
const home = { ...device, key: 'h'.repeat(43) };
type Player = Awaited<ReturnType<typeof joinWithTotp>>;
type Proof = Parameters<typeof finish>[2];

const wrong = { errorName: 'secondFactorWrong' };
const expired = { errorName: 'secondFactorExpired' };
const succeeded = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes.filter(({ status }) => status === 'fulfilled').length;

describe('a sign-in with a second factor', () => {
  test('[3-22] answers no token but a question, and a token once it is answered', async () => {
    const player = await joinWithTotp();
    const { email, password } = player;
    const admitted = await player.built.arrive({ email, password, fingerprint }, device);
    if (!('secondFactor' in admitted)) throw new Error('no second factor was requested');
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
    for (const late of [proof, totp(player, -30)])
      await expect(
        tryWorking(async (work) =>
          finish(player, await arrive(player), late, { ...device, proof: work }),
        ),
        'nor again, nor one that is older',
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
  const guess = (player: Player, from: Device, proof: Proof) =>
    tryWorking(async (work) =>
      finish(player, await arrive(player, from), proof, { ...from, proof: work }),
    );
  const place = (number: number) => ({
    ...elsewhere,
    ip: `198.51.${Math.floor(number / 10)}.${number % 10}`,
  });

  test('[P-24] fifty wrong codes by an attacker who knows the password cost the owner proof of work, and no sign-in', async () => {
    const player = await joinWithTotp(identity.build(), home);
    for (let number = 0; number < 50; number += 1)
      await expect(
        guess(player, place(number), { method: 'totp', code: wrongCode }),
      ).rejects.toMatchObject({ errorName: 'secondFactorWrong' });
    const [code = ''] = player.recoveryCodes;
    const far = { ...elsewhere, ip: '192.0.2.200' };
    await expect(
      finish(player, await arrive(player, far), totp(player), far),
    ).rejects.toMatchObject({
      errorName: 'proofOfWorkNeeded',
    });
    await expect(guess(player, far, totp(player))).resolves.toBeDefined();
    await expect(
      guess(player, { ...far, ip: '192.0.2.201' }, { method: 'recoveryCode', code }),
    ).resolves.toBeDefined();
    const known = { ...home, ip: '192.0.2.202' };
    await expect(
      finish(player, await arrive(player, known), totp(player, 30), known),
      'a browser that was let in before works for nothing',
    ).resolves.toBeDefined();
    expect(identity.mails().filter(({ name }) => name === 'factor-tries')).toHaveLength(1);
  });

  test('[P-24] beyond two hundred a day the app counts only where the player was; recovery codes do', async () => {
    const player = await joinWithTotp(identity.build(), home);
    await sql`insert into identity.factor_failure (id, player_id, network, at)
      select gen_random_uuid(), ${player.id}, 'network ' || n, ${identity.clock.now()}
      from generate_series(1, 200) n`.execute(identity.db());
    const far = { ...elsewhere, ip: '192.0.2.210' };
    await expect(guess(player, far, totp(player))).rejects.toMatchObject({
      errorName: 'tooManyRequests',
    });
    const [code = ''] = player.recoveryCodes;
    await expect(guess(player, far, { method: 'recoveryCode', code })).resolves.toBeDefined();
    const known = { ...home, ip: '192.0.2.211' };
    await expect(
      finish(player, await arrive(player, known), totp(player), known),
    ).resolves.toBeDefined();
  });

  test('[P-24] a browser that was let in has ten tries, and nobody else takes of them', async () => {
    const player = await joinWithTotp(identity.build(), home);
    const outcomes: string[] = [];
    for (let tries = 0; tries < 12; tries += 1)
      await finish(
        player,
        await arrive(player, home),
        { method: 'totp', code: wrongCode },
        home,
      ).catch(({ errorName }) => outcomes.push(errorName));
    expect(outcomes.filter((name) => name === 'secondFactorWrong')).toHaveLength(10);
    expect(outcomes.filter((name) => name === 'tooManyRequests')).toHaveLength(2);
  });

  test('[P-24] from one network is bounded by the hour, also in parallel over many questions', async () => {
    const player = await joinWithTotp();
    const questions = await Promise.all(Array.from({ length: 10 }, () => arrive(player)));
    const outcomes = await Promise.allSettled(
      questions.flatMap((question) =>
        Array.from({ length: 3 }, () =>
          tryWorking((work) =>
            finish(
              player,
              question,
              { method: 'totp', code: wrongCode },
              { ...device, proof: work },
            ),
          ),
        ),
      ),
    );
    const names = outcomes.map(
      (outcome) => outcome.status === 'rejected' && outcome.reason.errorName,
    );
    expect(names.filter((name) => name === 'secondFactorWrong')).toHaveLength(10);
    expect(names.filter((name) => name === 'tooManyRequests').length).toBeGreaterThan(0);
    await expect(guess(player, device, totp(player))).rejects.toMatchObject({
      errorName: 'tooManyRequests',
      options: { retryAfterSeconds: 3600 },
    });
    identity.setSeconds(3601);
    await expect(guess(player, device, totp(player))).resolves.toBeDefined();
  });
});
