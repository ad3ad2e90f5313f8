import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { fingerprint, registration, useIdentity } from './identity-fixture.ts';
import { challengeOf, levelIn, solve, tryWorking } from './solve.ts';

describe('[P-24] guesses are throttled, and nobody is locked out', () => {
  const { build, setSeconds } = useIdentity();
  const browser = () => ({
    ip: '192.0.2.7',
    userAgent: 'a browser',
    country: null,
    key: randomBytes(32).toString('base64url'),
  });
  const from = (number: number) => ({
    ip: `198.51.${number >> 8}.${number & 255}`,
    userAgent: 'a script',
    country: null,
  });
  const visitorOf = (number: number) => ({ visitorId: `visitor-${number}`, confidence: 0.5 });

  /** The level of the work that an answer is of. */
  const levelOfAnswer = (answer: string) => {
    const { challenge } = JSON.parse(Buffer.from(answer, 'base64').toString('utf8'));
    return levelIn(Buffer.from(JSON.stringify(challenge)).toString('base64'));
  };

  /** A player who registered on a browser of their own. */
  async function owner() {
    const built = build();
    const input = registration();
    const home = browser();
    await built.identity.register(input, home);
    const { email, password } = input;
    return { ...built, email, password, home };
  }

  test('a thousand tries from a thousand addresses, 250 at once: the owner still signs in', async () => {
    const { identity, guard, email, password, home } = await owner();
    const tries: PromiseSettledResult<unknown>[] = [];
    for (let wave = 0; wave < 1000; wave += 250)
      tries.push(
        ...(await Promise.allSettled(
          Array.from({ length: 250 }, (_, number) =>
            guard.atSignIn(email, visitorOf(wave + number), from(wave + number)),
          ),
        )),
      );
    const through = tries.filter(({ status }) => status === 'fulfilled');
    expect(through.length, 'none beyond those that are free').toBeLessThanOrEqual(5);
    for (const { reason } of tries.filter((one) => one.status === 'rejected'))
      expect(reason).toMatchObject({ errorName: 'proofOfWorkNeeded' });
    const entered = await identity.signIn({ email, password, fingerprint }, home);
    expect(entered.signedIn.profile.email).toBe(email);

    const abroad = { ...from(5000), key: browser().key };
    const credentials = { email, password, fingerprint: visitorOf(5000) };
    await expect(identity.signIn(credentials, abroad)).rejects.toMatchObject({
      errorName: 'proofOfWorkNeeded',
    });
    await tryWorking((proof) => identity.signIn(credentials, { ...abroad, proof }));
    await identity.signIn({ ...credentials, fingerprint: visitorOf(5001) }, abroad);
  });

  test('tries made under a clock that was ahead turn nobody away when it is right again', async () => {
    const { guard, email, home } = await owner();
    const tries = () =>
      Promise.allSettled(
        Array.from({ length: 11 }, () => guard.atSignIn(email, visitorOf(1), home)),
      );
    const refused = (made: Awaited<ReturnType<typeof tries>>) =>
      made.filter(({ status }) => status === 'rejected').length;
    setSeconds(24 * 60 * 60);
    expect(refused(await tries())).toBe(1);
    setSeconds(0);
    expect(refused(await tries())).toBe(1);
  });

  test('tries that worked for it make the next ones dearer, on any address, but not at home', async () => {
    const { identity, guard, email, password, home } = await owner();
    const levels: number[] = [];
    for (let number = 0; number < 12; number += 1)
      await tryWorking((proof) => {
        levels.push(proof === null ? 0 : levelOfAnswer(proof));
        return guard.atSignIn(email, visitorOf(number), { ...from(2000 + number), proof });
      });
    expect(levels.filter((one) => one > 0)).toEqual([1, 1, 1, 1, 2, 2, 2]);
    await identity.signIn({ email, password, fingerprint }, home);
  });

  test('one address may guess ten times at an account; then it waits, and others do not', async () => {
    const { guard, email } = await owner();
    const attempt = (number: number) =>
      tryWorking((proof) => guard.atSignIn(email, visitorOf(number), { ...from(3000), proof }));
    for (let number = 0; number < 10; number += 1) await attempt(number);
    await expect(attempt(10)).rejects.toMatchObject({
      errorName: 'tooManyRequests',
      options: { retryAfterSeconds: 120 },
    });
    await tryWorking((proof) => guard.atSignIn(email, visitorOf(11), { ...from(3001), proof }));
    setSeconds(121);
    await attempt(12);
    await expect(attempt(13)).rejects.toMatchObject({ errorName: 'tooManyRequests' });
  });

  test('a known browser may err ten times, whatever others do, and so may each', async () => {
    const { identity, email, password, home } = await owner();
    const second = browser();
    await identity.signIn({ email, password, fingerprint }, second);
    const wrong = { email, password: 'not the one', fingerprint };
    const outcomes = await Promise.allSettled(
      Array.from({ length: 30 }, () => identity.signIn(wrong, home)),
    );
    const names = outcomes.map((one) => one.status === 'rejected' && one.reason.errorName);
    expect(names.filter((name) => name === 'invalidCredentials')).toHaveLength(10);
    expect(names.filter((name) => name === 'tooManyRequests')).toHaveLength(20);
    await identity.signIn({ email, password, fingerprint }, second);
    setSeconds(61);
    await identity.signIn({ email, password, fingerprint }, home);
  });

  test('a right password costs nothing of any allowance', async () => {
    const { identity, email, password, home } = await owner();
    const abroad = from(4000);
    for (let entry = 0; entry < 12; entry += 1) {
      await identity.signIn({ email, password, fingerprint }, home);
      await identity.signIn({ email, password, fingerprint }, abroad);
    }
  });

  test('a browser of one account is unknown to another, and to its own after a new password', async () => {
    const mine = await owner();
    const theirs = await owner();
    const credentials = { email: theirs.email, password: 'not the one', fingerprint };
    const there = { ...mine.home, ip: from(4100).ip };
    const tries = await Promise.allSettled(
      Array.from({ length: 6 }, () => mine.identity.signIn(credentials, there)),
    );
    expect(tries.map((one) => one.status === 'rejected' && one.reason.errorName)).toContain(
      'proofOfWorkNeeded',
    );
    setSeconds(1);
    const { email, password } = mine;
    const { signedIn } = await mine.identity.signIn({ email, password, fingerprint }, mine.home);
    const session = await mine.identity.authenticate(signedIn.accessToken);
    if (!session) throw new Error('the session should be alive');
    setSeconds(2);
    const next = 'an entirely other secret';
    const change = { currentPassword: password, newPassword: next, repeatNewPassword: next };
    await mine.signIns.changePassword(session, change);
    for (let number = 0; number < 5; number += 1)
      await mine.guard.atSignIn(email, visitorOf(number), from(4200 + number));
    await expect(
      mine.guard.atSignIn(email, visitorOf(9), { ...mine.home, ip: from(4300).ip }),
    ).rejects.toMatchObject({ errorName: 'proofOfWorkNeeded' });
  });

  test('who signs in by a number is as safe at home as by an address', async () => {
    const { identity, guard, db, email, password, home } = await owner();
    const phone = '+4915112345678';
    await sql`update identity.credential set phone = ${phone} where email = ${email}`.execute(db);
    await Promise.allSettled(
      Array.from({ length: 50 }, (_, number) =>
        guard.atSignIn(phone, visitorOf(number), from(4800 + number)),
      ),
    );
    await expect(guard.atSignIn(phone, visitorOf(99), from(4900))).rejects.toMatchObject({
      errorName: 'proofOfWorkNeeded',
    });
    await identity.signIn({ phone, password, fingerprint }, home);
  });

  test('an unknown account is guarded like a known one', async () => {
    const { guard, email } = await owner();
    const refusals = async (address: string) => {
      const tries = Array.from({ length: 8 }, (_, number) =>
        guard.atSignIn(address, visitorOf(number), from(4400 + number)).then(
          () => 'through',
          (refusal) => refusal.errorName,
        ),
      );
      return (await Promise.all(tries)).toSorted();
    };
    expect(await refusals('nobody-at-all@example.com')).toEqual(await refusals(email));
  });

  test('a fingerprint that is tried everywhere costs work, and refuses nobody', async () => {
    const { identity, guard, email, password } = await owner();
    const shared = { visitorId: 'the same everywhere', confidence: 1 };
    const outcomes = await Promise.allSettled(
      Array.from({ length: 250 }, (_, number) =>
        guard.atSignIn(`victim-${number}@example.com`, shared, from(4500 + number)),
      ),
    );
    const reasons = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(outcomes.length - reasons.length, 'those that are free').toBe(30);
    expect(new Set(reasons.map(({ errorName }) => errorName))).toEqual(
      new Set(['proofOfWorkNeeded']),
    );
    const credentials = { email, password, fingerprint: shared };
    await tryWorking((proof) => identity.signIn(credentials, { ...from(4799), proof }));
  });

  test('of twenty tries with one proof, one is let through', async () => {
    const { guard, email } = await owner();
    for (let number = 0; number < 5; number += 1)
      await guard.atSignIn(email, visitorOf(number), from(4600 + number));
    const refusal = await guard
      .atSignIn(email, visitorOf(6), from(4606))
      .catch((error: unknown) => error);
    const proof = await solve(challengeOf(refusal));
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, number) =>
        guard.atSignIn(email, visitorOf(10 + number), { ...from(4610 + number), proof }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('what no longer counts is forgotten, and what does is kept', async () => {
    const { guard, db, email, identity, home, password } = await owner();
    await guard.atSignIn(email, visitorOf(1), from(4700));
    const rows = async (table: string) =>
      Number(
        (await sql<{ n: string }>`select count(*) as n from ${sql.table(table)}`.execute(db))
          .rows[0]?.n,
      );
    const before = await rows('identity.allowance');
    await guard.forget();
    expect(await rows('identity.allowance')).toBe(before);
    setSeconds(24 * 60 * 60);
    await guard.forget();
    expect(await rows('identity.allowance')).toBe(0);
    expect(await rows('identity.spent_proof')).toBe(0);
    await identity.signIn({ email, password, fingerprint }, home);
    setSeconds(401 * 24 * 60 * 60);
    await guard.forget();
    expect(await rows('identity.known_device')).toBe(1);
    setSeconds(402 * 24 * 60 * 60);
    await guard.forget();
    expect(await rows('identity.known_device')).toBe(0);
  });
});
