import { randomUUID } from 'node:crypto';
import type { SocialAccounts } from '@pierlight/contract/identity/social';
import { describe, expect, test } from 'vitest';
import { fingerprint, password } from './platform-fixture.ts';
import { codes, outcomeOf, rest, somebody, ticketOf, useSocial } from './social-fixture.ts';

const { browser, opened, platform, query } = await useSocial();

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
    ).toEqual({ hasPassword: true, hasPhone: false, accounts: [] });
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

  test('a person whose provider gives no address is asked for one', async () => {
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
  test('a proven number is a way to sign in, too', async () => {
    const { token, profile } = await opened(somebody());
    await query('update identity.credential set phone = $2 where player_id = $1', [
      profile.id,
      '+4915112345111',
    ]);
    const ways = await platform.call('GET', '/player/social/accounts', { token });
    const { accounts, hasPhone } = ways.body.data as SocialAccounts;
    expect(hasPhone).toBe(true);
    const answer = await platform.call('DELETE', `/player/social/accounts/${accounts[0]?.id}`, {
      token,
    });
    expect(answer.body.data).toEqual({ hasPassword: false, hasPhone: true, accounts: [] });
  });

  test('the only way to sign in stays, also when two are removed at once', async () => {
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
    expect(answer.body.data).toEqual({ hasPassword: true, hasPhone: false, accounts: [] });
    expect(outcomeOf(await browser().arrive(person)).outcome).toBe('linkNeeded');
  });
});
