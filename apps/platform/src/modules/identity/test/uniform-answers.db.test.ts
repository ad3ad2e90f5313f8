import { hash as argon2 } from '@node-rs/argon2';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { useOwner } from '../../../test/mailed-platform.ts';
import { type Answer, usePlatform } from '../../../test/platform-fixture.ts';
import { decoyHash } from '../passwords.ts';
import { device, fingerprint, registration, useIdentity } from './identity-fixture.ts';
import { levelIn } from './solve.ts';

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

describe('[P-26] what is sent over the wire does not tell it either', () => {
  const platform = usePlatform({ settings: { TRUSTED_PROXIES: '127.0.0.1' } });
  const database = useOwner(platform);
  let networks = 0;
  const newNetwork = () => {
    networks += 1;
    return `10.0.0.${networks}`;
  };

  let strangers = 0;
  const unknown = () => {
    strangers += 1;
    return { email: `never-seen-${strangers}@example.com` };
  };

  /** An answer to the last header and byte, but for what is new in every one of them. */
  function told({ status, type, body, headers }: Answer) {
    const { requestId, challenge, ...rest } = body;
    const {
      date,
      'x-request-id': id,
      'x-ratelimit-reset': seconds,
      'content-length': length,
      ...others
    } = headers;
    expect(requestId, 'named in a refusal').toBe(status < 400 ? undefined : id);
    const level = challenge === undefined ? null : levelIn(challenge);
    // The length of a challenge is that of what it is for.
    return { status, type, body: rest, headers: others, level, length: level ?? length };
  }

  const post = async (url: string, body: unknown, network = newNetwork()) =>
    told(await platform.call('POST', url, { body, headers: { 'x-forwarded-for': network } }));

  const signIn = (whose: object, password = 'not the one', network = newNetwork()) =>
    post(
      '/player/sessions',
      { ...whose, password, fingerprint: { ...fingerprint, visitorId: network } },
      network,
    );

  /** An account that differs from others by something of its row. */
  async function account(change: string): Promise<{ readonly email: string }> {
    const { id, email } = await platform.register();
    await database.query(`update identity.credential set ${change} where player_id = $1`, [id]);
    return { email };
  }

  test('signing in: every header and byte, whatever kind of account it is and whatever is typed', async () => {
    const usual = await account('email = email');
    const accounts = {
      usual,
      spelledOtherwise: { email: usual.email.toUpperCase() },
      withoutPassword: await account('password_hash = null'),
      withPhone: await account("phone = '+4915112345678'"),
      byPhone: { phone: '+49 151 12345678' },
      unknownNumber: { phone: '+49 151 87654321' },
      noNumber: { phone: '+49 1' },
    };
    const excluded = await platform.register();
    await database.query(
      `insert into identity.exclusion (id, player_id, kind, begins_at)
       values (gen_random_uuid(), $1, 'selfExclusion', now())`,
      [excluded.id],
    );
    for (const password of ['x', 'p'.repeat(128)]) {
      const expected = await signIn(unknown(), password);
      expect(expected).toMatchObject({ status: 422, body: { code: 11003 } });
      for (const [kind, whose] of Object.entries({
        ...accounts,
        excluded: { email: excluded.email },
      }))
        expect(await signIn(whose, password), kind).toEqual(expected);
    }
  });

  test('signing in again and again: the same allowance, and then the same work', async () => {
    const { email } = await platform.register();
    const inARow = async (whose: object) => {
      const network = newNetwork();
      const answers = [];
      for (let nth = 0; nth < 12; nth += 1)
        answers.push(await signIn(whose, 'not the one', network));
      return answers;
    };
    const [known, others] = [await inARow({ email }), await inARow(unknown())];
    expect(known).toEqual(others);
    expect(known.map(({ status }) => status)).toContain(428);
  });

  test('a new password: the same, but for the number of the request and when it ends', async () => {
    const { email } = await platform.register();
    const { email: without } = await account('password_hash = null');
    const asked = async (address: string) => {
      const { body, ...rest } = await post('/player/passwords/reset', {
        email: address,
        locale: 'en',
      });
      const data = body.data as { requestId: string; expiresAt: string };
      expect(Object.keys(data)).toEqual(['requestId', 'expiresAt']);
      expect(data.requestId).toMatch(/^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/);
      expect(data.expiresAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      return rest;
    };
    const expected = await asked(unknown().email);
    expect(expected.status).toBe(202);
    for (const address of [email, without]) expect(await asked(address)).toEqual(expected);
  });
});
