import { hash as argon2 } from '@node-rs/argon2';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { decoyHash } from '../passwords.ts';
import { device, fingerprint, registration, useIdentity } from './identity-fixture.ts';

describe('[P-26] what is answered does not tell whether an address is known', () => {
  const { build, mails, setSeconds } = useIdentity();

  async function known() {
    const built = build();
    const input = registration();
    await built.identity.register(input, device);
    return { ...built, input };
  }

  /** How a call is refused. */
  const refusalOf = (call: Promise<unknown>) =>
    call.then(
      () => null,
      ({ errorName, options }) => ({ errorName, options }),
    );

  test('signing in: the same refusal, with any password', async () => {
    const { identity, input } = await known();
    for (const password of ['not the one', 'x', 'p'.repeat(128)]) {
      const wrong = await refusalOf(
        identity.signIn({ email: input.email, password, fingerprint }, device),
      );
      setSeconds(10_000);
      const unknown = await refusalOf(
        identity.signIn({ email: 'never-seen@example.com', password, fingerprint }, device),
      );
      expect(wrong).toEqual(unknown);
      expect(wrong).toMatchObject({ errorName: 'invalidCredentials' });
    }
  });

  test('registering: a known address is refused without a reason', async () => {
    const { identity, input } = await known();
    const again = { ...registration(), email: input.email.toUpperCase() };
    expect(await refusalOf(identity.register(again, device))).toEqual({
      errorName: 'registrationRefused',
      options: {},
    });
  });

  test('registering: what is wrong with a form is told alike for both, before either is looked up', async () => {
    const { identity, input } = await known();
    const broken = { password: 'password', country: 'XX', birthdate: '2020-01-01' };
    const answers = await Promise.all(
      [input.email, 'never-seen@example.com'].map((email) =>
        identity.register(registration({ ...broken, email }), device).catch((error) => error),
      ),
    );
    expect(answers[0].options).toEqual(answers[1].options);
    expect(Object.keys(answers[0].options.fields)).toContain('password');
  });

  test('the owner is told of it by mail, once a day however often it is tried', async () => {
    const { identity, input } = await known();
    const tell = () => mails().filter(({ name }) => name === 'registration-tried');
    const tries = Array.from({ length: 5 }, () =>
      identity.register(registration({ email: input.email }), device),
    );
    for (const one of await Promise.allSettled(tries)) expect(one.status).toBe('rejected');
    expect(tell()).toEqual([
      { name: 'registration-tried', to: input.email, locale: 'de', values: {} },
    ]);
    setSeconds(24 * 60 * 60 + 1);
    await refusalOf(identity.register(registration({ email: input.email }), device));
    expect(tell()).toHaveLength(2);
  });

  test('an account whose hash is of another cost lets its player in', async () => {
    const { db, identity, input } = await known();
    const lighter = await argon2(input.password, { memoryCost: 1024, timeCost: 1, parallelism: 1 });
    await sql`update identity.credential set password_hash = ${lighter}
      where email = ${input.email}`.execute(db);
    const { email, password } = input;
    expect(await identity.signIn({ email, password, fingerprint }, device)).toBeDefined();
  });

  test('the hash that stands in for an unknown address costs what a real one costs', async () => {
    const { db, input } = await known();
    const { rows } = await sql<{ hash: string }>`
      select password_hash as hash from identity.credential where email = ${input.email}`.execute(
      db,
    );
    const parameters = (hash = '') => hash.split('$').slice(1, 4);
    expect(parameters(await decoyHash())).toEqual(parameters(rows[0]?.hash));
  });
});
