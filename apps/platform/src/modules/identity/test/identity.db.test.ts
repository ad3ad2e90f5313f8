import { describe, expect, test } from 'vitest';
import type { Session } from '../../../kernel/http/api-context.ts';
import { systemIds } from '../../../kernel/ids.ts';
import { accessTokenSeconds, createAccessTokens } from '../access-tokens.ts';
import { device, fingerprint, registration, useIdentity } from './identity-fixture.ts';

describe('identity', () => {
  const { build, tokens, setSeconds, ended, clock } = useIdentity();

  test('[2.2-05] registering opens a profile, an active account in the chosen currency and a session', async () => {
    const { identity, wallets } = build();
    const { signedIn } = await identity.register(registration({ currency: 'JPY' }), device);
    expect(signedIn.profile).toMatchObject({ currency: 'JPY', isNewlyRegistered: true });
    const session = await identity.authenticate(signedIn.accessToken);
    expect(session?.playerId).toBe(signedIn.profile.id);
    expect(await wallets.accounts(signedIn.profile.id)).toMatchObject([
      { currency: 'JPY', balance: 0, status: 1 },
    ]);
  });

  test.each([
    ['password', { password: 'short' }, 'min'],
    ['password', { password: 'Football1987!' }, 'common'],
    ['password', { password: 'Pierlight-2026' }, 'personal'],
    ['birthdate', { birthdate: '2008-11-22' }, 'minAge'],
    ['birthdate', { birthdate: '1990-02-30' }, 'date'],
    ['agreements', { agreements: false }, 'accepted'],
    ['currency', { currency: 'XXX' }, 'oneOf'],
    ['locale', { locale: 'xx' }, 'oneOf'],
  ])('[5a-06] a bad %s is refused by field and opens nothing', async (field, changes, rule) => {
    const { identity } = build();
    const input = registration(changes);
    await expect(identity.register(input, device)).rejects.toMatchObject({
      errorName: 'invalidInput',
      options: { fields: { [field]: [{ rule }] } },
    });
    await expect(
      identity.signIn({ email: input.email, password: input.password, fingerprint }, device),
    ).rejects.toMatchObject({ errorName: 'invalidCredentials' });
  });

  test.each(['nobody', 'a\u0000b@example.com', 'an\u200bna@example.com', 'a\u007f@example.com'])(
    '[5a-06] %j is refused as an e-mail wherever one is given, and opens nothing',
    async (email) => {
      const { identity } = build();
      const refused = {
        errorName: 'invalidInput',
        options: { fields: { email: [{ rule: 'email' }] } },
      };
      const input = registration({ email });
      await expect(identity.register(input, device)).rejects.toMatchObject(refused);
      const { password } = input;
      await expect(identity.signIn({ email, password, fingerprint }, device)).rejects.toMatchObject(
        refused,
      );
    },
  );

  test('composed and decomposed letters, and both spellings of a domain, are one account', async () => {
    const { identity } = build();
    const input = registration({ email: 'Ren\u00e9@b\u00fccher.example' });
    const { signedIn } = await identity.register(input, device);
    expect(signedIn.profile.email).toBe('ren\u00e9@xn--bcher-kva.example');
    for (const email of ['rene\u0301@xn--bcher-kva.example', 'REN\u00c9@bu\u0308cher.example']) {
      await expect(identity.register(registration({ email }), device)).rejects.toMatchObject({
        errorName: 'registrationRefused',
      });
      const { password } = input;
      const admitted = await identity.signIn({ email, password, fingerprint }, device);
      expect(admitted).toMatchObject({ signedIn: { profile: { id: signedIn.profile.id } } });
    }
  });

  test('somebody who turns 18 today may register', async () => {
    const { identity } = build();
    await expect(
      identity.register(registration({ birthdate: '2008-11-21' }), device),
    ).resolves.toBeDefined();
  });

  test.each(['US', 'GB', 'BR'])(
    '[9-01] nobody registers from a restricted country (%s)',
    async (country) => {
      const { identity } = build(['BR']);
      await expect(identity.register(registration({ country }), device)).rejects.toMatchObject({
        errorName: 'countryRestricted',
      });
    },
  );

  test('twenty registrations of one address, in any case, open one account', async () => {
    const { identity } = build();
    const input = registration();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        identity.register(
          {
            ...input,
            email: index % 2 === 0 ? input.email : ` ${input.email.toUpperCase()}`.trim(),
          },
          device,
        ),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ errorName: 'registrationRefused' });
  });

  test('a wrong password and an unknown address are refused alike', async () => {
    const { identity } = build();
    const input = registration();
    await identity.register(input, device);
    const refusal = { errorName: 'invalidCredentials' };
    await expect(
      identity.signIn({ email: input.email, password: 'wrong', fingerprint }, device),
    ).rejects.toMatchObject(refusal);
    await expect(
      identity.signIn({ email: 'unknown@example.com', password: 'wrong', fingerprint }, device),
    ).rejects.toMatchObject(refusal);
    const again = await identity.signIn(
      { email: input.email.toUpperCase(), password: input.password, fingerprint },
      device,
    );
    expect(again.signedIn.profile.isNewlyRegistered).toBe(false);
  });

  test('an access token ends after 15 minutes, and a forged one never counts', async () => {
    const { identity } = build();
    const { signedIn } = await identity.register(registration(), device);
    setSeconds(accessTokenSeconds - 1);
    expect(await identity.authenticate(signedIn.accessToken)).not.toBeNull();
    setSeconds(accessTokenSeconds + 1);
    expect(await identity.authenticate(signedIn.accessToken)).toBeNull();
    const forger = createAccessTokens('another secret of thirty-two characters!', clock);
    const forged = await forger.issue({
      playerId: signedIn.profile.id,
      sessionId: systemIds.next(),
      generation: 1,
    });
    expect(await identity.authenticate(forged)).toBeNull();
  });

  test('[P-23] of ten tabs refreshing at once all go on, with one rotation', async () => {
    const { identity } = build();
    const { signedIn, binding } = await identity.register(registration(), device);
    setSeconds(accessTokenSeconds + 60);
    const next = await Promise.all(
      Array.from({ length: 10 }, () => identity.refresh(signedIn.accessToken, binding)),
    );
    const generations = await Promise.all(next.map(({ accessToken }) => tokens.read(accessToken)));
    expect(new Set(generations.map((claims) => claims?.generation))).toEqual(new Set([2]));
    for (const { accessToken } of next)
      expect(await identity.authenticate(accessToken)).not.toBeNull();
  });

  test('[P-23] the token before the newest has a short grace; an older use ends the session', async () => {
    const { identity } = build();
    const { signedIn, binding } = await identity.register(registration(), device);
    const { accessToken: second } = await identity.refresh(signedIn.accessToken, binding);
    setSeconds(31);
    expect(await identity.authenticate(signedIn.accessToken)).toBeNull();
    await expect(identity.refresh(signedIn.accessToken, binding)).rejects.toMatchObject({
      errorName: 'refreshRejected',
    });
    expect(ended()).toHaveLength(1);
    expect(await identity.authenticate(second)).toBeNull();
    await expect(identity.refresh(second, binding)).rejects.toMatchObject({
      errorName: 'refreshRejected',
    });
  });

  test("[P-29] a stolen token cannot be refreshed without its session's own cookie", async () => {
    const { identity } = build();
    const mine = await identity.register(registration(), device);
    const theirs = await identity.register(registration(), device);
    for (const binding of [null, '', 'guess', theirs.binding])
      await expect(identity.refresh(mine.signedIn.accessToken, binding)).rejects.toMatchObject({
        errorName: 'refreshRejected',
      });
    expect(await identity.authenticate(mine.signedIn.accessToken)).not.toBeNull();
  });

  test('[P-27] signing out ends this session at once and leaves the other browser signed in', async () => {
    const { identity } = build();
    const input = registration();
    const first = await identity.register(input, device);
    const second = await identity.signIn(
      { email: input.email, password: input.password, fingerprint },
      device,
    );
    const session = await identity.authenticate(first.signedIn.accessToken);
    if (!session) throw new Error('the session should be alive');
    await identity.signOut(session);
    expect(await identity.authenticate(first.signedIn.accessToken)).toBeNull();
    expect(await identity.isAlive(session.id)).toBe(false);
    await expect(identity.refresh(first.signedIn.accessToken, first.binding)).rejects.toMatchObject(
      { errorName: 'refreshRejected' },
    );
    expect(await identity.authenticate(second.signedIn.accessToken)).not.toBeNull();
    expect(ended()).toEqual([session]);
  });

  /** A player signed in on `count` devices, with the session of each. */
  async function signedInOften(count: number) {
    const built = build();
    const input = registration();
    const { email, password } = input;
    const opened = [await built.identity.register(input, device)];
    while (opened.length < count)
      opened.push(await built.identity.signIn({ email, password, fingerprint }, device));
    const sessions = await Promise.all(
      opened.map(async ({ signedIn }) => {
        const session = await built.identity.authenticate(signedIn.accessToken);
        if (!session) throw new Error('the session should be alive');
        return session;
      }),
    );
    const isIn = (place: number) =>
      built.identity.authenticate(opened[place]?.signedIn.accessToken ?? '');
    return { ...built, email, password, sessions: sessions as [Session, ...Session[]], isIn };
  }

  const page = { page: 1, perPage: 10 };

  test('[7a-09] [3-21] a player sees the own sign-ins, newest first, page by page', async () => {
    const { signIns, sessions } = await signedInOften(3);
    const listed = await signIns.list(sessions[0], page);
    expect(listed.data.map(({ id }) => id)).toEqual(sessions.map(({ id }) => id).reverse());
    expect(listed.data.map(({ isCurrent }) => isCurrent)).toEqual([false, false, true]);
    expect(listed.data[0]).toMatchObject({
      ip: '192.0.2.7',
      userAgent: 'a browser',
      endedAt: null,
    });
    expect(listed.meta).toEqual({ page: 1, perPage: 10, total: 3, totalCapped: false });
    const second = await signIns.list(sessions[0], { page: 2, perPage: 2 });
    expect(second.data.map(({ id }) => id)).toEqual([sessions[0].id]);
  });

  test('[9-14] of what a browser says of itself 500 characters are kept', async () => {
    const { signIns, identity, sessions, email, password } = await signedInOften(1);
    const talkative = { ...device, userAgent: 'x'.repeat(501) };
    await identity.signIn({ email, password, fingerprint }, talkative);
    const [latest] = (await signIns.list(sessions[0], page)).data;
    expect(latest?.userAgent).toBe('x'.repeat(500));
  });

  test('[7a-09] [P-27] a closed sign-in ends at once, and stays in the list with its reason', async () => {
    const { signIns, sessions, isIn } = await signedInOften(2);
    const other = sessions[1] as Session;
    const closed = await signIns.close(sessions[0], other.id);
    expect(closed).toMatchObject({ id: other.id, endReason: 'closed' });
    expect(await isIn(1)).toBeNull();
    expect(await isIn(0)).not.toBeNull();
    expect(ended()).toEqual([other]);
    await signIns.close(sessions[0], other.id);
    expect(ended(), 'closing again ends nothing again').toEqual([other]);
    expect((await signIns.list(sessions[0], { ...page, open: true })).meta.total).toBe(1);
    expect((await signIns.list(sessions[0], page)).meta.total).toBe(2);
  });

  test("[P-36] another player's sign-in is answered like none, and stays open", async () => {
    const mine = await signedInOften(1);
    const theirs = await signedInOften(1);
    await expect(mine.signIns.close(mine.sessions[0], theirs.sessions[0].id)).rejects.toMatchObject(
      { errorName: 'notFound' },
    );
    expect(await theirs.isIn(0)).not.toBeNull();
  });

  test('[7a-06] [P-27] a changed password ends every other sign-in and is the only one that opens', async () => {
    const { identity, signIns, sessions, email, password, isIn } = await signedInOften(3);
    const newPassword = 'a new and longer secret';
    const change = { currentPassword: password, newPassword, repeatNewPassword: newPassword };
    expect(await signIns.changePassword(sessions[0], change)).toBe(2);
    expect([await isIn(1), await isIn(2)]).toEqual([null, null]);
    expect(await isIn(0)).not.toBeNull();
    expect(ended()).toHaveLength(2);
    await expect(identity.signIn({ email, password, fingerprint }, device)).rejects.toMatchObject({
      errorName: 'invalidCredentials',
    });
    await identity.signIn({ email, password: newPassword, fingerprint }, device);
  });

  test.each([
    ['currentPassword', { currentPassword: 'not the one' }, 'wrong'],
    ['newPassword', { newPassword: '', repeatNewPassword: '' }, 'required'],
    ['newPassword', { newPassword: 'abc', repeatNewPassword: 'abc' }, 'min'],
    ['repeatNewPassword', { repeatNewPassword: 'something else' }, 'same'],
  ])('[5a-02] a bad %s is refused by field and changes nothing', async (field, changes, rule) => {
    const { identity, signIns, sessions, email, password, isIn } = await signedInOften(2);
    const newPassword = 'a new and longer secret';
    const change = { currentPassword: password, newPassword, repeatNewPassword: newPassword };
    await expect(
      signIns.changePassword(sessions[0], { ...change, ...changes }),
    ).rejects.toMatchObject({
      errorName: 'invalidInput',
      options: { fields: { [field]: [{ rule }] } },
    });
    expect(await isIn(1)).not.toBeNull();
    await identity.signIn({ email, password, fingerprint }, device);
  });

  test('[P-27] of two changes at once with the old password, one is taken', async () => {
    const { signIns, sessions, password } = await signedInOften(1);
    const outcomes = await Promise.allSettled(
      ['the first new secret', 'the second new secret'].map((newPassword) =>
        signIns.changePassword(sessions[0], {
          currentPassword: password,
          newPassword,
          repeatNewPassword: newPassword,
        }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('[P-27] no sign-in with the old password outlives a change made meanwhile', async () => {
    const { identity, signIns, sessions, email, password } = await signedInOften(1);
    const newPassword = 'a new and longer secret';
    const entries = await Promise.allSettled([
      signIns.changePassword(sessions[0], {
        currentPassword: password,
        newPassword,
        repeatNewPassword: newPassword,
      }),
      ...Array.from({ length: 6 }, () => identity.signIn({ email, password, fingerprint }, device)),
    ]);
    expect(entries[0]?.status).toBe('fulfilled');
    const left = await signIns.list(sessions[0], { ...page, open: true });
    expect(left.data.map(({ id }) => id)).toEqual([sessions[0].id]);
  });
});
