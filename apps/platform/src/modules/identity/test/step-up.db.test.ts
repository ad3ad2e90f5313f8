import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { useFactors, wrongCode } from './factors-fixture.ts';
import { device, useIdentity } from './identity-fixture.ts';
import { tryWorking } from './solve.ts';

const identity = useIdentity();
const { join, joinWithTotp, proofOf, totp } = useFactors(identity);

const required = { errorName: 'secondFactorRequired' };

describe('a stolen access token', () => {
  test('sets no factor up: that takes the password, which nobody guesses by it', async () => {
    const built = identity.build();
    const { session } = await join(built);
    const { enrolment, passkeys, stepUp } = built.factors;
    for (const proof of [null, 'a guess'])
      await expect(enrolment.startTotp(session, proof)).rejects.toMatchObject({
        ...required,
        options: {
          fields: { secondFactor: [{ rule: 'password', params: { action: 'addFactor' } }] },
        },
      });
    await expect(passkeys.start(session, null)).rejects.toMatchObject(required);
    const question = await stepUp.challenge(session, 'addFactor');
    const answer = (password: string) =>
      stepUp.prove(
        session,
        { challenge: question?.challenge ?? '', proof: { method: 'password', password } },
        device,
      );
    for (let tries = 0; tries < 5; tries += 1)
      await expect(answer('a guess')).rejects.toMatchObject({ errorName: 'secondFactorWrong' });
    await expect(answer('a guess')).rejects.toMatchObject({ errorName: 'tooManyRequests' });
  });

  test('removes no factor, renews no codes and asks for no less', async () => {
    const player = await joinWithTotp();
    const { enrolment } = player.built.factors;
    const { session } = player;
    const less = { signIn: false, withdrawal: true, credentials: true };
    for (const attempt of [
      () => enrolment.removeTotp(session, null),
      () => enrolment.renewRecoveryCodes(session, null),
      () => enrolment.choose(session, less, null),
    ])
      await expect(attempt()).rejects.toMatchObject(required);
    const listed = await enrolment.list(session);
    expect(listed).toMatchObject({ recoveryCodesLeft: 10, asked: { signIn: true } });
    expect(listed.totp).not.toBeNull();
  });

  test('of a protected player proves nothing by the password, which may be known too', async () => {
    const player = await joinWithTotp();
    await expect(
      proofOf(player.built, player.session, 'changeFactors', {
        method: 'password',
        password: player.password,
      }),
    ).rejects.toMatchObject({ errorName: 'secondFactorWrong' });
  });

  test('guesses codes no faster for asking anew each time', async () => {
    const player = await joinWithTotp();
    const { stepUp } = player.built.factors;
    const names: string[] = [];
    for (let tries = 0; tries < 14; tries += 1) {
      const challenge = (await stepUp.challenge(player.session, 'withdraw'))?.challenge ?? '';
      const proof = { method: 'totp', code: wrongCode } as const;
      await tryWorking((work) =>
        stepUp.prove(player.session, { challenge, proof }, { ...device, proof: work }),
      ).catch((error) => names.push(error.errorName));
    }
    expect(names.filter((name) => name === 'secondFactorWrong')).toHaveLength(10);
    expect(names.filter((name) => name === 'tooManyRequests')).toHaveLength(4);
  });
});

describe('a proof', () => {
  test('is good for one call, of one action, of one session, for five minutes', async () => {
    const player = await joinWithTotp();
    const { built, session } = player;
    const { enrolment, stepUp } = built.factors;
    const stranger = await joinWithTotp(built);
    const ofStranger = await proofOf(built, stranger.session, 'changeFactors', totp(stranger));
    await expect(enrolment.removeTotp(session, ofStranger)).rejects.toMatchObject(required);
    const other = await proofOf(built, session, 'withdraw', totp(player));
    await expect(enrolment.removeTotp(session, other)).rejects.toMatchObject(required);
    identity.setSeconds(60);
    const late = await proofOf(built, session, 'changeFactors', totp(player));
    identity.setSeconds(360);
    await expect(enrolment.renewRecoveryCodes(session, late)).rejects.toMatchObject(required);
    const good = await proofOf(built, session, 'changeFactors', totp(player));
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, () => enrolment.renewRecoveryCodes(session, good)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(required);
    await expect(stepUp.requireFactor(session, 'withdraw', good)).rejects.toMatchObject(required);
  });

  test('outlives a refusal of anything else', async () => {
    const player = await joinWithTotp();
    const { built, session } = player;
    const proof = await proofOf(built, session, 'changeCredentials', totp(player));
    const newPassword = 'another and longer secret';
    const change = { newPassword, repeatNewPassword: newPassword };
    await expect(
      built.signIns.changePassword(session, { ...change, currentPassword: 'not it' }, proof),
    ).rejects.toMatchObject({ errorName: 'invalidInput' });
    await expect(
      built.signIns.changePassword(session, { ...change, currentPassword: player.password }, proof),
    ).resolves.toBe(0);
  });

  test('is requested where the player chose to be asked', async () => {
    const player = await joinWithTotp();
    const { enrolment, stepUp } = player.built.factors;
    const { session } = player;
    expect(await stepUp.challenge(session, 'withdraw')).not.toBeNull();
    const proof = await proofOf(player.built, session, 'changeFactors', totp(player));
    const asked = { signIn: true, withdrawal: false, credentials: true };
    await enrolment.choose(session, asked, proof);
    expect(await stepUp.challenge(session, 'withdraw')).toBeNull();
    await expect(stepUp.requireFactor(session, 'withdraw', null)).resolves.toBeDefined();
    await expect(stepUp.requireFactor(session, 'changeFactors', null)).rejects.toMatchObject(
      required,
    );
    expect(identity.mails()).toContainEqual(
      expect.objectContaining({ values: { change: 'askedLess', left: '0' } }),
    );
  });
});

test('[P-44] the database holds neither the secret of an app nor a code, in no form they can be read in', async () => {
  const player = await joinWithTotp();
  const question = await player.built.factors.stepUp.challenge(player.session, 'withdraw');
  const { rows } = await sql<{ row: string }>`
    select t::text as row from identity.totp t union all
    select c::text from identity.recovery_code c union all
    select q::text from identity.factor_challenge q`.execute(identity.db());
  const kept = rows.map(({ row }) => row).join('\n');
  expect(rows.length).toBeGreaterThan(11);
  for (const secret of [player.secret, question?.challenge ?? 'none', ...player.recoveryCodes])
    expect(kept).not.toContain(secret);
});
