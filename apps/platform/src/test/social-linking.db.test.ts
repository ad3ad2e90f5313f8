import { randomUUID } from 'node:crypto';
import type { SocialAccounts, SocialOutcome } from '@pierlight/contract/identity/social';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { StubOpenid, type StubPerson } from '../modules/identity/test/stub-openid.ts';
import { useMailedPlatform } from './mailed-platform.ts';
import { type Answer, fingerprint, password } from './platform-fixture.ts';
import { createBrowser, provenFor } from './social-browser.ts';

const provider = new StubOpenid();
const issuer = await provider.listen();
const { platform, mailbox, database } = useMailedPlatform({
  SOCIAL_PROVIDERS: JSON.stringify([
    { id: 'stub', name: 'Stub', issuer, clientId: 'pierlight', clientSecret: 'secret' },
  ]),
});
afterAll(() => provider.close());
beforeEach(() => {
  platform.clock.aheadSeconds = 0;
  provider.answering = Promise.resolve();
});

const browser = () => createBrowser(platform, provider);
const somebody = (): StubPerson => ({ sub: randomUUID(), email: `${randomUUID()}@example.com` });
const codes = { stateUnknown: 11020, taken: 11027, factor: 11040 };
const linksOf = async (token: string) =>
  (
    (await platform.call('GET', '/player/social/accounts', { token })).body.data as SocialAccounts
  ).accounts.map(({ email }) => email);
const signIn = async (email: string) => {
  const body = { email, password, fingerprint };
  const answer = await platform.call('POST', '/player/sessions', { body });
  return (answer.body.data as { accessToken: string }).accessToken;
};
const expectUnknown = (answer: Answer) =>
  expect([answer.status, answer.body.code]).toEqual([422, codes.stateUnknown]);
/** Messages of a template on their way to a player's inbox. */
async function told(playerId: string) {
  const { rows } = await database.query(
    `select j.payload->'values'->>'change' as change from graphile_worker._private_jobs j
     where j.payload->>'playerId' = $1 and j.payload->>'template' = 'socialChanged' order by j.id`,
    [playerId],
  );
  return (rows as { change: string }[]).map(({ change }) => change);
}

describe('[1-12] linking an account elsewhere while signed in', () => {
  test('it opens the account from then on; the owner is told of that and of its end', async () => {
    const player = await platform.register();
    const person = somebody();
    const own = browser();
    const given = await own.startLinking(player.token, person);
    const answer = await own.finishLinking(given, player.token);
    expect((answer.body.data as SocialAccounts).accounts).toMatchObject([{ email: person.email }]);
    const outcome = (await browser().arrive(person)).body.data as SocialOutcome;
    expect(outcome).toMatchObject({ outcome: 'signedIn', profile: { id: player.id } });
    expect(await mailbox.latest(player.email, 'Stub')).toContain('kann jetzt zum Anmelden');

    const { accounts } = answer.body.data as SocialAccounts;
    const path = `/player/social/accounts/${accounts[0]?.id}`;
    expect((await platform.call('DELETE', path, { token: player.token })).status).toBe(200);
    expect(await mailbox.latest(player.email, 'nicht mehr')).toContain('Stub');
    expect(await told(player.id)).toEqual(['linked', 'unlinked']);
  });

  test('[P-28] a stolen token begins none: that takes the password, or the factor', async () => {
    const player = await platform.register();
    const start = (proof?: string) =>
      browser().send(
        'POST',
        '/player/social/accounts/start',
        { provider: 'stub', locale: 'de' },
        player.token,
        proof,
      );
    expect((await start()).body.code).toBe(codes.factor);
    expect((await start('a-guess')).body.code).toBe(codes.factor);
    const proof = await provenFor(platform, player.token);
    const answers = await Promise.all(Array.from({ length: 10 }, () => start(proof)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('another session, another player and another browser link nothing, and spoil nothing', async () => {
    const player = await platform.register();
    const stranger = await platform.register();
    const own = browser();
    const given = await own.startLinking(player.token, somebody());
    expectUnknown(await own.finishLinking(given, await signIn(player.email)));
    expectUnknown(await own.finishLinking(given, stranger.token));
    expectUnknown(await browser().finishLinking(given, player.token));
    expect((await own.finishLinking(given)).status).toBe(401);
    expectUnknown(await own.finish(given));
    expect(await linksOf(stranger.token)).toEqual([]);
    expect((await own.finishLinking(given, player.token)).status).toBe(200);
    expect(await linksOf(stranger.token)).toEqual([]);
  });

  test('the answer of a sign-in links nothing: an account of an attacker is not slipped in', async () => {
    const victim = await platform.register();
    const own = browser();
    const given = provider.agree(await own.start(), somebody());
    expectUnknown(await own.finishLinking(given, victim.token));
    expectUnknown(
      await own.finishLinking(
        { ...given, state: given.state.replace('.', '.link.') },
        victim.token,
      ),
    );
    expect(await linksOf(victim.token)).toEqual([]);
  });

  test('a replay, twenty arrivals at once and an answer after ten minutes', async () => {
    const player = await platform.register();
    const own = browser();
    const given = await own.startLinking(player.token, somebody());
    const before = provider.exchanges;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => own.finishLinking(given, player.token)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(provider.exchanges - before, 'the code is brought once').toBe(1);
    expectUnknown(await own.finishLinking(given, player.token));
    expect(await told(player.id)).toEqual(['linked']);

    const late = await own.startLinking(player.token, somebody());
    platform.clock.aheadSeconds = 601;
    expectUnknown(await own.finishLinking(late, player.token));
  });

  test('a session that ends while the provider is asked links nothing', async () => {
    const player = await platform.register();
    const own = browser();
    const given = await own.startLinking(player.token, somebody());
    const before = provider.exchanges;
    let answer = () => {};
    provider.answering = new Promise((resolve) => {
      answer = resolve;
    });
    const finishing = own.finishLinking(given, player.token);
    await expect.poll(() => provider.exchanges).toBe(before + 1);
    await platform.call('POST', '/player/sessions/logout', { token: player.token });
    answer();
    expectUnknown(await finishing);
    expect(await linksOf(await signIn(player.email))).toEqual([]);
  });

  test('what opens another account is refused without a word about whose, also at once', async () => {
    const person = somebody();
    const players = await Promise.all([1, 2, 3, 4].map(() => platform.register()));
    const ready = await Promise.all(
      players.map(async (player) => {
        const own = browser();
        return { player, own, given: await own.startLinking(player.token, person) };
      }),
    );
    const answers = await Promise.all(
      ready.map(({ own, given, player }) => own.finishLinking(given, player.token)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const refused = answers.filter(({ status }) => status === 409);
    for (const { body } of refused) {
      expect(body.code).toBe(codes.taken);
      for (const { id, email } of players)
        expect(JSON.stringify(body)).not.toMatch(`${id}|${email}`);
    }
    const [winner] = players.filter((_, at) => answers[at]?.status === 200);
    const again = browser();
    const given = await again.startLinking(winner?.token ?? '', person);
    const same = await again.finishLinking(given, winner?.token);
    expect([same.status, await told(winner?.id ?? '')]).toEqual([200, ['linked']]);
  });
});
