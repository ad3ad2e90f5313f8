import { randomUUID } from 'node:crypto';
import type { SocialAccounts, SocialOutcome } from '@pierlight/contract/identity/social';
import { Client } from 'pg';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { StubOpenid, type StubPerson } from '../modules/identity/test/stub-openid.ts';
import { type Answer, fingerprint, password, usePlatform } from './platform-fixture.ts';

const provider = new StubOpenid();
const issuer = await provider.listen();
afterAll(() => provider.close());

const platform = usePlatform({
  settings: {
    SOCIAL_PROVIDERS: JSON.stringify([
      { id: 'stub', name: 'Stub', issuer, clientId: 'pierlight', clientSecret: 'secret' },
    ]),
  },
});
beforeEach(() => {
  platform.clock.aheadSeconds = 0;
  provider.lie = {};
  provider.answering = Promise.resolve();
});

let made = 0;
/** Somebody nobody has heard of, whose address the provider vouches for. */
function somebody(changes: Partial<StubPerson> = {}): StubPerson {
  made += 1;
  const sub = `person-${made}`;
  return { sub, email: `${sub}@example.com`, email_verified: true, ...changes };
}

/** One browser: it keeps the cookies it is given and sends them along. */
function browser() {
  const cookies = new Map<string, string>();
  async function send(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: object,
    token?: string,
  ): Promise<Answer> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await platform.call(method, path, {
      ...(body ? { body } : {}),
      ...(token ? { token } : {}),
      headers: cookie ? { cookie } : {},
    });
    for (const line of String(answer.headers['set-cookie'] ?? '').split(/, (?=\w+=)/)) {
      const [, name, value] = /^(\w+)=([^;]*)/.exec(line) ?? [];
      if (name !== undefined && value !== undefined) cookies.set(name, value);
    }
    return answer;
  }
  const start = async () => {
    const answer = await send('POST', '/player/social/start', { provider: 'stub', locale: 'de' });
    return (answer.body.data as { authorizationUrl: string }).authorizationUrl;
  };
  const finish = (given: { code: string; state: string }) =>
    send('POST', '/player/sessions/social', { ...given, fingerprint });
  return {
    send,
    start,
    finish,
    /** From the button to what the platform makes of the person. */
    arrive: async (person: StubPerson) => finish(provider.agree(await start(), person)),
  };
}

const rest = {
  country: 'DE',
  currency: 'EUR',
  locale: 'de',
  birthdate: '1990-04-12',
  agreements: true,
  receiveEmailPromo: false,
  fingerprint,
};

const outcomeOf = ({ body }: Answer) => body.data as SocialOutcome;
const ticketOf = (answer: Answer) => (outcomeOf(answer) as { ticket: string }).ticket;

/** Opens an account for a person in a browser of its own. */
async function opened(person: StubPerson) {
  const own = browser();
  const ticket = ticketOf(await own.arrive(person));
  const answer = await own.send('POST', '/player/register/social', { ...rest, ticket });
  const { accessToken, profile } = answer.body.data as {
    accessToken: string;
    profile: { id: string; email: string };
  };
  return { ...own, answer, token: accessToken, profile };
}

async function query<T extends object>(sql: string, values: unknown[]): Promise<T[]> {
  const client = new Client({ connectionString: platform.ownerUrl });
  await client.connect();
  const { rows } = await client.query<T>(sql, values);
  await client.end();
  return rows;
}

const codes = { stateUnknown: 11020, unavailable: 11021, refused: 11022, ticketUnknown: 11023 };

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

describe('whose account it becomes', () => {
  test('an address nobody vouches for never leads to the account that has it', async () => {
    const owner = await platform.register();
    for (const email_verified of [false, undefined]) {
      const person = {
        sub: randomUUID(),
        email: owner.email,
        ...(email_verified === false ? { email_verified } : {}),
      };
      const own = browser();
      const arrived = await own.arrive(person);
      expect(outcomeOf(arrived).outcome).toBe('registrationNeeded');
      const ticket = ticketOf(arrived);
      const answer = await own.send('POST', '/player/register/social', {
        ...rest,
        ticket,
        email: owner.email,
      });
      expect(answer.body.code, 'as by e-mail').toBe(11005);
    }
    expect(
      (await platform.call('GET', '/player/social/accounts', { token: owner.token })).body.data,
    ).toEqual({ hasPassword: true, accounts: [] });
  });

  test('a vouched-for address of an account wants its owner to sign in first, once', async () => {
    const owner = await platform.register();
    const person = somebody({ email: owner.email.toUpperCase() });
    const own = browser();
    const arrived = await own.arrive(person);
    expect(outcomeOf(arrived)).toMatchObject({ outcome: 'linkNeeded', email: owner.email });
    expect(JSON.stringify(arrived.body)).not.toContain('accessToken');
    const ticket = ticketOf(arrived);
    const again = await browser().arrive(person);
    expect(outcomeOf(again).outcome, 'asking twice changes nothing').toBe('linkNeeded');

    const link = await own.send('POST', '/player/social/accounts', { ticket }, owner.token);
    expect((link.body.data as SocialAccounts).accounts).toHaveLength(1);
    expect(outcomeOf(await browser().arrive(person))).toMatchObject({
      outcome: 'signedIn',
      profile: { id: owner.id },
    });
    const replay = await own.send('POST', '/player/social/accounts', { ticket }, owner.token);
    expect(replay.body.code).toBe(codes.ticketUnknown);
  });

  test('its ticket links nobody else, opens no account, and works in no other browser', async () => {
    const owner = await platform.register();
    const stranger = await platform.register();
    const own = browser();
    const ticket = ticketOf(await own.arrive(somebody({ email: owner.email })));
    const link = (by: ReturnType<typeof browser>, token?: string) =>
      by.send('POST', '/player/social/accounts', { ticket }, token);
    expect((await link(own, stranger.token)).body.code).toBe(codes.ticketUnknown);
    expect((await link(browser(), owner.token)).body.code).toBe(codes.ticketUnknown);
    expect((await link(own)).status).toBe(401);
    const register = await own.send('POST', '/player/register/social', {
      ...rest,
      ticket,
      email: 'own@example.com',
    });
    expect(register.body.code).toBe(codes.ticketUnknown);
    platform.clock.aheadSeconds = 1801;
    const late = await platform.call('POST', '/player/sessions', {
      body: { email: owner.email, password, fingerprint },
    });
    const { accessToken } = late.body.data as { accessToken: string };
    expect((await link(own, accessToken)).body.code).toBe(codes.ticketUnknown);
  });
});

describe('[4-32] registering with a ticket', () => {
  test('what is refused by field costs nothing, and the ticket opens one account', async () => {
    const own = browser();
    const ticket = ticketOf(await own.arrive(somebody()));
    const register = (changes: object = {}) =>
      own.send('POST', '/player/register/social', { ...rest, ticket, ...changes });
    const young = await register({ birthdate: '2020-01-01' });
    expect(young.body.errors).toMatchObject({ birthdate: [{ rule: 'minAge' }] });
    expect((await register({ agreements: false })).status).toBe(422);
    expect((await register({ country: 'US' })).status).toBe(451);
    expect((await register({ email: 'other@example.com' })).body.errors).toMatchObject({
      email: [{ rule: 'unknown' }],
    });
    expect((await register({ password })).status, 'there is no password to give').toBe(422);
    const answers = await Promise.all(Array.from({ length: 10 }, () => register()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await register()).body.code).toBe(codes.ticketUnknown);
  });

  test('two tickets of one person, used at once, open one account', async () => {
    const person = somebody({ email_verified: false });
    const tickets = await Promise.all(
      [1, 2, 3, 4].map(async () => {
        const own = browser();
        return { own, ticket: ticketOf(await own.arrive(person)) };
      }),
    );
    const answers = await Promise.all(
      tickets.map(({ own, ticket }, at) =>
        own.send('POST', '/player/register/social', {
          ...rest,
          ticket,
          email: `${at}-${person.email}`,
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const orphans = await query(`select 1 from player.profile where email like '%-' || $1`, [
      person.email,
    ]);
    expect(orphans).toHaveLength(1);
  });

  test('another browser, and a ticket that is too old, open nothing', async () => {
    const own = browser();
    const ticket = ticketOf(await own.arrive(somebody()));
    const body = { ...rest, ticket };
    const elsewhere = await browser().send('POST', '/player/register/social', body);
    expect(elsewhere.body.code).toBe(codes.ticketUnknown);
    platform.clock.aheadSeconds = 1801;
    const late = await own.send('POST', '/player/register/social', body);
    expect(late.body.code).toBe(codes.ticketUnknown);
  });

  test('whoever tells no address is asked for one', async () => {
    const own = browser();
    const ticket = ticketOf(await own.arrive({ sub: randomUUID() }));
    const without = await own.send('POST', '/player/register/social', { ...rest, ticket });
    expect(without.body.errors).toMatchObject({ email: [{ rule: 'required' }] });
    const email = `${randomUUID()}@example.com`;
    const answer = await own.send('POST', '/player/register/social', { ...rest, ticket, email });
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({ profile: { email, emailConfirmed: false } });
  });
});

describe('unlinking', () => {
  test('the last way in stays, also when two are taken away at once', async () => {
    const { token, profile } = await opened(somebody());
    await query(
      `insert into identity.social_account (id, player_id, provider, subject, is_email_verified, linked_at)
       values ($1, $2, 'stub', $3, true, now())`,
      [randomUUID(), profile.id, randomUUID()],
    );
    const { accounts } = (await platform.call('GET', '/player/social/accounts', { token })).body
      .data as SocialAccounts;
    const answers = await Promise.all(
      accounts.map(({ id }) => platform.call('DELETE', `/player/social/accounts/${id}`, { token })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('an account with a password may give up all others; a sign-in under way does not outlive it', async () => {
    const owner = await platform.register();
    const person = somebody({ email: owner.email });
    const own = browser();
    const ticket = ticketOf(await own.arrive(person));
    const linked = await own.send('POST', '/player/social/accounts', { ticket }, owner.token);
    const [account] = (linked.body.data as SocialAccounts).accounts;
    const answer = await platform.call('DELETE', `/player/social/accounts/${account?.id}`, {
      token: owner.token,
    });
    expect(answer.body.data).toEqual({ hasPassword: true, accounts: [] });
    expect(outcomeOf(await browser().arrive(person)).outcome).toBe('linkNeeded');
  });
});
