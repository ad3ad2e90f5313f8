import { describe, expect, test } from 'vitest';
import { solve } from '../modules/identity/test/solve.ts';
import { expectProblem } from './expect-problem.ts';
import { useMailedPlatform } from './mailed-platform.ts';
import { fingerprint, type Player, password, registration } from './platform-fixture.ts';

const { platform, mailbox, database } = useMailedPlatform({
  TRUSTED_PROXIES: '127.0.0.1',
  FREE_OPENINGS_PER_HOUR: '3',
});

let networks = 0;
/** A network that nobody has used. */
const network = () => {
  networks += 1;
  return `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`;
};

type Headers = Readonly<Record<string, string>>;

const send = (
  method: 'POST' | 'PUT',
  path: string,
  body: unknown,
  { token, ...headers }: Headers = {},
) =>
  platform.call(method, path, {
    body,
    headers: { 'x-forwarded-for': network(), ...headers },
    ...(token === undefined ? {} : { token }),
  });

/** Sends a call, and once more with the work that is requested. */
async function working(path: string, body: unknown, headers: Headers = {}) {
  const from = { 'x-forwarded-for': network(), ...headers };
  const first = await send('POST', path, body, from);
  if (first.status !== 428) return first;
  return send('POST', path, body, {
    ...from,
    'proof-of-work': await solve(first.body.challenge ?? ''),
  });
}

/** A player who registered in a network that nobody else uses. */
async function register(): Promise<Player> {
  const email = `owner-${networks}@example.com`;
  const answer = await send('POST', '/player/register', { ...registration, email, password });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  const { accessToken: token, profile } = answer.body.data as {
    accessToken: string;
    profile: { id: string };
  };
  const [binding = ''] = String(answer.headers['set-cookie']).split(';');
  return { id: profile.id, token, email, binding };
}

const signIn = (email: string, typed = password, headers: Headers = {}, visitorId = 'visitor') =>
  send(
    'POST',
    '/player/sessions',
    { email, password: typed, fingerprint: { ...fingerprint, visitorId } },
    headers,
  );

/** A sign-in of the owner from home: the token, and the cookies of the browser. */
async function atHome(email: string) {
  const response = await fetch(`${platform.origin}/api/player/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': network() },
    body: JSON.stringify({ email, password, fingerprint }),
  });
  const { data } = (await response.json()) as { data: { accessToken: string } };
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  return { token: data.accessToken, cookie: cookies.join('; ') };
}

describe('a stranger keeps nobody out', () => {
  test('[P-24] thirty wrong sign-ins with the owner’s fingerprint refuse the owner nothing', async () => {
    const { email } = await register();
    const stolen = 'the owner’s visitor id';
    for (let nth = 0; nth < 40; nth += 1)
      await signIn(`nobody-${nth}@example.com`, 'wrong horse', {}, stolen);
    const path = '/player/sessions';
    const credentials = { email, password, fingerprint: { ...fingerprint, visitorId: stolen } };
    expect((await working(path, credentials)).status).toBe(200);
    expectProblem(await send('POST', path, credentials), 428);
  });

  test('[P-26] ten requests by strangers for a new password cost the owner work, and no refusal', async () => {
    const { email } = await register();
    const home = await atHome(email);
    for (let nth = 0; nth < 20; nth += 1)
      await send('POST', '/player/passwords/reset', { email, locale: 'en' });
    const request = { email, locale: 'en' };
    expectProblem(await send('POST', '/player/passwords/reset', request), 428);
    expect((await working('/player/passwords/reset', request)).status).toBe(202);
    const path = '/player/passwords/reset';
    expect((await send('POST', path, request, { cookie: home.cookie })).status).toBe(202);
  });

  test('[P-28] a link that was mailed stays good whatever strangers ask for', async () => {
    const { email } = await register();
    const request = { email, locale: 'en' };
    await send('POST', '/player/passwords/reset', request);
    const mail = await mailbox.latest(email, 'Set a new password');
    const resetCode = /\/password-reset\/([\w-]+)/.exec(mail)?.[1] ?? '';
    for (let nth = 0; nth < 4; nth += 1) await working('/player/passwords/reset', request);
    const next = 'an entirely new secret';
    const proof = { resetCode, newPassword: next, repeatNewPassword: next };
    expect((await send('POST', '/player/passwords/confirm', proof)).status).toBe(200);
    expect((await send('POST', '/player/passwords/confirm', proof)).body.code).toBe(11012);
  });

  test('[P-26] a mailbox is not flooded: beyond three in five minutes no further mail goes there', async () => {
    const { email } = await register();
    for (let nth = 0; nth < 12; nth += 1)
      expect((await working('/player/passwords/reset', { email, locale: 'en' })).status).toBe(202);
    const sent = async () =>
      (
        await database.query(
          "select from mail.message where recipient = $1 and template = 'password-reset'",
          [email],
        )
      ).rowCount;
    await mailbox.prepare();
    expect(await sent()).toBe(3);
    const home = await atHome(email);
    const request = { email, locale: 'en' };
    await send('POST', '/player/passwords/reset', request, { cookie: home.cookie });
    await mailbox.prepare();
    expect(await sent()).toBe(4);
  });

  test('[P-24] messages in somebody’s name keep nobody from writing to the operator', async () => {
    const { email, token } = await register();
    const write = (nth: number) => ({
      ...{ topic: 'account', locale: 'en', email, name: 'Somebody' },
      message: `words of stranger number ${nth}`,
    });
    const path = '/notification/communications';
    for (let nth = 0; nth < 8; nth += 1) await working(path, write(nth));
    expectProblem(await send('POST', path, write(20)), 428);
    expect((await working(path, write(20))).status).toBe(201);
    const own = { topic: 'account', locale: 'en', message: 'words of the player' };
    expect((await send('POST', path, own, { token })).status).toBe(201);
  });
});

test('[P-26] registering tells whether an address is known, three times an hour and then for work', async () => {
  const { email } = await register();
  const from = { 'x-forwarded-for': network() };
  const form = { ...registration, email, password };
  for (let nth = 0; nth < 3; nth += 1)
    expect((await send('POST', '/player/register', form, from)).body.code).toBe(11005);
  const asked = await send('POST', '/player/register', form, from);
  expectProblem(asked, 428);
  const proof = { ...from, 'proof-of-work': await solve(asked.body.challenge ?? '') };
  const other = { ...form, email: 'another-address@example.com' };
  expectProblem(await send('POST', '/player/register', other, proof), 428, 'of this address alone');
  expect((await send('POST', '/player/register', form, proof)).body.code).toBe(11005);
  expectProblem(await send('POST', '/player/register', form, proof), 428, 'once');
  const broken = { ...other, password: 'password' };
  expect((await send('POST', '/player/register', broken, from)).body.code).toBe(10001);
  // A stranger's questions cost the owner nothing.
  expect((await signIn(email)).status).toBe(200);
  platform.clock.aheadSeconds += 60 * 60;
  expect((await send('POST', '/player/register', form, from)).body.code).toBe(11005);
});

describe('a stolen token', () => {
  const change = (typed: string, token: string) => {
    const next = 'an entirely new secret';
    const body = { currentPassword: typed, newPassword: next, repeatNewPassword: next };
    return send('PUT', '/player/passwords', body, { token });
  };
  /** Every way in which the current password is requested. */
  const guesses: readonly ((typed: string, token: string) => Promise<{ status: number }>)[] = [
    change,
    (typed, token) => send('POST', '/player/deletion', { password: typed }, { token }),
    async (typed, token) => {
      const asked = await send(
        'POST',
        '/player/factors/challenges',
        { action: 'addFactor' },
        { token },
      );
      const { challenge } = asked.body.data as { challenge: string };
      const proof = { method: 'password', password: typed };
      return send('POST', '/player/factors/proofs', { challenge, proof }, { token });
    },
  ];

  test('[P-24] guesses the password five times, wherever it is requested, and the owner is told', async () => {
    const { email, token, id } = await register();
    const answers = await Promise.all(
      Array.from({ length: 99 }, (_, nth) => guesses[nth % 3]?.(`wrong horse ${nth}`, token)),
    );
    const statuses = answers.map((answer) => answer?.status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(94);
    expect((await change(password, token)).status, 'nor with the right one').toBe(429);
    await mailbox.latest(email, 'falsches Passwort');
    const { rowCount: told } = await database.query(
      "select from graphile_worker._private_jobs where payload::text like '%passwordTries%' || $1 || '%' or payload::text like '%' || $1 || '%passwordTries%'",
      [id],
    );
    expect(told).toBe(1);
    // The owner signs in as ever, has tries of their own, and is rid of the thief.
    const owner = await signIn(email);
    expect(owner.status).toBe(200);
    const { accessToken } = owner.body.data as { accessToken: string };
    expect((await change(password, accessToken)).status).toBe(200);
    expectProblem(await platform.call('GET', '/player/profile', { token }), 401);
  });

  test('[P-24] several stolen tokens together guess twenty times', async () => {
    const { email, token } = await register();
    const tokens = [token];
    for (let nth = 0; nth < 5; nth += 1) tokens.push((await atHome(email)).token);
    const answers = await Promise.all(
      tokens.flatMap((stolen) =>
        Array.from({ length: 10 }, (_, nth) => change(`wrong horse ${nth}`, stolen)),
      ),
    );
    const tried = answers.filter(({ status }) => status === 422);
    expect(tried.length).toBeGreaterThan(5);
    expect(tried.length).toBeLessThanOrEqual(20);
    expect((await signIn(email)).status).toBe(200);
  });

  test('[P-44] takes no copy of the data along without the password', async () => {
    const { token, id: playerId } = await register();
    const proven = async () => {
      const action = { action: 'exportData' };
      const asked = await send('POST', '/player/factors/challenges', action, { token });
      const { challenge } = asked.body.data as { challenge: string };
      const answer = { challenge, proof: { method: 'password', password } };
      const given = await send('POST', '/player/factors/proofs', answer, { token });
      return (given.body.data as { proof: string }).proof;
    };
    const ask = (path: string, headers: Headers = {}) =>
      platform.call('POST', path, { token, headers });
    expect((await ask('/player/data-exports')).body.code).toBe(11040);
    const asked = await ask('/player/data-exports', { 'second-factor': await proven() });
    expect(asked.status).toBe(200);
    const { id } = asked.body.data as { id: string };
    await platform.app.modules.jobs['privacy.gather']?.({ id, playerId }, {} as never);
    const link = `/player/data-exports/${id}/link`;
    expect((await ask(link)).body.code).toBe(11040);
    const proof = { 'second-factor': await proven() };
    const { url } = (await ask(link, proof)).body.data as { url: string };
    expect((await ask(link, proof)).body.code, 'one proof, one link').toBe(11040);
    const fetched = await fetch(platform.origin + url);
    expect(fetched.headers.get('content-type')).toBe('application/zip');
  });
});

describe('[P-27] sessions end', () => {
  const day = 24 * 60 * 60;
  const refresh = ({ token, binding }: Player) =>
    platform.call('POST', '/player/sessions/refresh', { token, headers: { cookie: binding } });
  const lists = async (token: string) =>
    (await platform.call('GET', '/player/sessions?open=true', { token })).body.data as {
      id: string;
    }[];
  const sweep = () => platform.app.modules.jobs['identity.end-sessions']?.({}, {} as never);
  const endings = async (id: string) =>
    (
      await database.query(
        'select end_reason from identity.session where player_id = $1 order by created_at, id',
        [id],
      )
    ).rows.map(({ end_reason }) => end_reason);
  const age = (id: string, days: number) =>
    database.query(
      `update identity.session set created_at = created_at - make_interval(days => $2),
        last_used_at = last_used_at - make_interval(days => $2) where player_id = $1`,
      [id, days],
    );

  test('one that went unused for thirty days is refreshed no more, and not listed', async () => {
    const player = await register();
    await age(player.id, 31);
    expectProblem(await refresh(player), 401);
    expectProblem(await platform.call('GET', '/player/profile', { token: player.token }), 401);
    const { token } = await atHome(player.email);
    expect(await lists(token)).toHaveLength(1);
    expect(await endings(player.id)).toEqual([null, null]);
    await sweep();
    expect(await endings(player.id)).toEqual(['expired', null]);
  });

  test('one that is used goes on, its cookie with it, and ends after a year all the same', async () => {
    const player = await register();
    await age(player.id, 29);
    const renewed = await refresh(player);
    expect(renewed.status).toBe(200);
    expect(renewed.headers['set-cookie']).toBe(
      `${player.binding}; Max-Age=${30 * day}; Path=/api/player/sessions; HttpOnly; SameSite=Strict; Secure`,
    );
    const { accessToken: token } = renewed.body.data as { accessToken: string };
    await database.query(
      "update identity.session set created_at = created_at - interval '340 days' where player_id = $1",
      [player.id],
    );
    expectProblem(await refresh({ ...player, token }), 401);
    expectProblem(await platform.call('GET', '/player/profile', { token }), 401);
  });

  test('one that cannot be ended does not keep the others, and what is long over is forgotten', async () => {
    const [stuck, other, over] = [await register(), await register(), await register()];
    for (const { id } of [stuck, other]) await age(id, 400);
    await database.query(
      "update identity.session set ended_at = now() - interval '366 days', end_reason = 'signedOut' where player_id = $1",
      [over.id],
    );
    await database.query(`
      create function pg_temp_refuse() returns trigger language plpgsql as $$
      begin
        if new.player_id = '${stuck.id}' then raise exception 'refused'; end if;
        return new;
      end $$`);
    await database.query(
      'create trigger refuse before update on identity.session for each row execute function pg_temp_refuse()',
    );
    try {
      await sweep();
      expect(await endings(stuck.id)).toEqual([null]);
      expect(await endings(other.id)).toEqual(['expired']);
      expect(await endings(over.id)).toEqual([]);
    } finally {
      await database.query('drop trigger refuse on identity.session');
    }
    await sweep();
    expect(await endings(stuck.id)).toEqual(['expired']);
  });
});
