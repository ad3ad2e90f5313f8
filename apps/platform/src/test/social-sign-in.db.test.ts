import { describe, expect, test } from 'vitest';
import { type Answer, fingerprint, password } from './platform-fixture.ts';
import { codes, outcomeOf, rest, somebody, ticketOf, useSocial } from './social-fixture.ts';

const { browser, opened, platform, provider, query } = await useSocial();

describe('[7b-02] signing in with an account elsewhere', () => {
  test('[1-12] [4-28] a new person is asked for the rest, opens an account without a password, and comes back', async () => {
    const person = somebody({ given_name: 'Ada' });
    const own = browser();
    const arrived = await own.arrive(person);
    expect(outcomeOf(arrived)).toMatchObject({
      outcome: 'registrationNeeded',
      provider: { id: 'stub', name: 'Stub' },
      person: { email: person.email, isEmailVerified: true, firstName: 'Ada' },
    });
    const ticket = ticketOf(arrived);
    const answer = await own.send('POST', '/player/register/social', { ...rest, ticket });
    expect(answer.status).toBe(201);
    const { accessToken, profile } = answer.body.data as never as {
      accessToken: string;
      profile: { id: string };
    };
    expect(profile).toMatchObject({
      email: person.email,
      emailConfirmed: true,
      isNewlyRegistered: true,
    });
    const wallet = await platform.call('GET', '/wallet/accounts', { token: accessToken });
    expect(wallet.body.data).toMatchObject([{ currency: 'EUR', balance: 0 }]);
    const ways = await platform.call('GET', '/player/social/accounts', { token: accessToken });
    expect(ways.body.data).toMatchObject({
      hasPassword: false,
      accounts: [{ email: person.email }],
    });

    const back = outcomeOf(await browser().arrive(person));
    expect(back).toMatchObject({ outcome: 'signedIn', profile: { id: profile.id } });
  });

  test('a session begun so can be renewed [P-29]', async () => {
    const { send, token } = await opened(somebody());
    const answer = await send('POST', '/player/sessions/refresh', undefined, token);
    expect(answer.status).toBe(200);
  });

  test('nobody signs in by a password there is not', async () => {
    const { profile } = await opened(somebody());
    for (const tried of ['', 'null', password]) {
      const answer = await platform.call('POST', '/player/sessions', {
        body: { email: profile.email, password: tried || ' ', fingerprint },
      });
      expect(answer.body.code).toBe(11003);
    }
  });

  test('the cookie binds and gives nothing [P-28]', async () => {
    const own = browser();
    const answer = await own.send('POST', '/player/social/start', {
      provider: 'stub',
      locale: 'de',
    });
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/^social_browser=[\w-]{43}; Max-Age=2400; .*HttpOnly; SameSite=Strict/);
    expect((await own.send('GET', '/player/social/accounts')).status).toBe(401);
  });

  test('an unknown provider, and a body with more than it takes, are refused', async () => {
    const start = (body: object) => browser().send('POST', '/player/social/start', body);
    expect((await start({ provider: 'nobody', locale: 'de' })).status).toBe(404);
    expect((await start({ provider: 'stub', locale: 'de', nonce: 'own' })).status).toBe(422);
  });
});

describe('[8-18] an answer counts once, in the browser that asked, in time', () => {
  const expectUnknown = (answer: Answer) =>
    expect([answer.status, answer.body.code]).toEqual([422, codes.stateUnknown]);

  test('a forged state', async () => {
    const own = browser();
    const given = provider.agree(await own.start(), somebody());
    expectUnknown(await own.finish({ ...given, state: `de.${'x'.repeat(43)}` }));
    expect((await own.finish(given)).status, 'which spoils nothing').toBe(200);
  });

  test('the answer of another browser: login forced upon a victim', async () => {
    const attacker = browser();
    const given = provider.agree(await attacker.start(), somebody());
    const victim = browser();
    await victim.start();
    expectUnknown(await victim.finish(given));
    expectUnknown(await browser().finish(given));
    expect((await attacker.finish(given)).status).toBe(200);
  });

  test('a code swapped for another’s proves nobody', async () => {
    const [own, other] = [browser(), browser()];
    const mine = provider.agree(await own.start(), somebody());
    const theirs = provider.agree(await other.start(), somebody());
    const swapped = await own.finish({ code: theirs.code, state: mine.state });
    expect(swapped.body.code).toBe(codes.refused);
  });

  test('a replay, of all of it and of the state alone', async () => {
    const person = somebody();
    await opened(person);
    const own = browser();
    const given = provider.agree(await own.start(), person);
    expect(outcomeOf(await own.finish(given)).outcome).toBe('signedIn');
    const before = provider.exchanges;
    expectUnknown(await own.finish(given));
    expectUnknown(await own.finish({ ...given, code: 'another' }));
    expect(provider.exchanges, 'the provider is not even asked').toBe(before);
  });

  test('twenty arrivals at once make one session', async () => {
    const person = somebody();
    const { profile } = await opened(person);
    const own = browser();
    const given = provider.agree(await own.start(), person);
    const before = provider.exchanges;
    const answers = await Promise.all(Array.from({ length: 20 }, () => own.finish(given)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(provider.exchanges - before, 'the code is brought once').toBe(1);
    const sessions = await query('select id from identity.session where player_id = $1', [
      profile.id,
    ]);
    expect(sessions).toHaveLength(2);
  });

  test('after ten minutes it is too late', async () => {
    const own = browser();
    const given = provider.agree(await own.start(), somebody());
    platform.clock.aheadSeconds = 601;
    expectUnknown(await own.finish(given));
  });

  test('two tabs of one browser do not disturb each other', async () => {
    const own = browser();
    const [first, second] = [await own.start(), await own.start()];
    expect((await own.finish(provider.agree(first, somebody()))).status).toBe(200);
    expect((await own.finish(provider.agree(second, somebody()))).status).toBe(200);
  });

  test.each([
    ['another nonce', () => ({ nonce: 'another' })],
    ['another issuer', () => ({ iss: 'https://evil.example' })],
    ['another audience', () => ({ aud: 'somebody-else' })],
    ['an end in the past', () => ({ exp: Math.floor(Date.now() / 1000) - 600 })],
  ])('an ID token with %s proves nobody', async (_what, lie) => {
    const own = browser();
    const given = provider.agree(await own.start(), somebody());
    provider.lie = lie();
    expect((await own.finish(given)).body.code).toBe(codes.refused);
  });

  test('state, nonce and verifier are not kept in words, and not at all once used', async () => {
    const own = browser();
    const url = new URL(await own.start());
    const state = url.searchParams.get('state') ?? '';
    await own.finish(provider.agree(url.href, somebody()));
    const rows = await query<{ row: string }>(
      'select to_jsonb(s)::text as row from identity.social_sign_in s',
      [],
    );
    const all = rows.map(({ row }) => row).join();
    expect(all).not.toContain(state);
    expect(all).not.toContain(url.searchParams.get('nonce'));
  });
});
