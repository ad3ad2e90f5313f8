import { expect, test } from 'vitest';
import { expectProblem } from '../../../test/expect-problem.ts';
import { fingerprint, type Player, password, usePlatform } from '../../../test/platform-fixture.ts';

const platform = usePlatform();
const renewed = 'an entirely new secret';

/** The token of a fresh link, and the link. */
async function link({ id }: Pick<Player, 'id'>, page?: string) {
  const { db } = platform.app.database;
  const issued = await db
    .transaction()
    .execute((tx) => platform.app.modules.autoLoginLinks.issue(tx, id, page));
  const query = new URL(issued.path, 'https://pierlight.test').searchParams;
  return { ...issued, query, token: query.get('token') ?? '' };
}
const enter = (token: string) =>
  platform.call('POST', '/player/sessions/token', { body: { token, fingerprint } });
const isAlive = async (token: string) =>
  (await platform.call('GET', '/player/profile', { token })).status === 200;

test('[7b-02] [P-28] a link signs its player in, once, however many browsers use it at the same time', async () => {
  const player = await platform.register();
  const { token, path, query } = await link(player, '/games/koi-lantern?a=b');
  expect(path.startsWith('/auth/autologin?token=')).toBe(true);
  expect(query.get('state')).toBe('/games/koi-lantern?a=b');
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  const answers = await Promise.all(Array.from({ length: 50 }, () => enter(token)));
  const [opened, ...others] = answers.filter(({ status }) => status === 200);
  expect(others).toEqual([]);
  if (!opened) throw new Error('Nobody was let in');
  const { accessToken, profile } = opened.body.data as {
    accessToken: string;
    profile: { id: string };
  };
  expect(profile.id).toBe(player.id);
  expect(await isAlive(accessToken)).toBe(true);
  expect(String(opened.headers['set-cookie'])).toContain('session_binding=');
  for (const { status, body } of answers)
    if (status !== 200) expect([status, body.code]).toEqual([422, 11012]);
});

test('[P-28] it lives ten minutes, and a newer one ends it', async () => {
  const player = await platform.register();
  const older = await link(player);
  const newer = await link(player);
  expect((await enter(older.token)).body.code).toBe(11013);
  platform.clock.aheadSeconds += 600;
  expect((await enter(newer.token)).body.code).toBe(11011);
  const fresh = await link(player);
  expect((await enter(fresh.token)).status).toBe(200);
});

test('[P-28] a token of another kind, a changed or an empty one opens nothing', async () => {
  const player = await platform.register();
  const { token } = await link(player);
  expect((await enter(`${token}x`)).body.code).toBe(11010);
  expect((await enter(token.slice(0, -1))).body.code).toBe(11010);
  expectProblem(await enter(''), 422);
  expect((await enter(player.token)).status).toBe(422);
  const bare = await platform.call('POST', '/player/sessions/token', { body: { token } });
  expectProblem(bare, 422);
  expect((await enter(token)).status).toBe(200);
});

test('[P-27] a new password ends the links that were made before', async () => {
  const player = await platform.register();
  const { token } = await link(player);
  const both = {
    newPassword: 'an entirely new secret',
    repeatNewPassword: 'an entirely new secret',
  };
  const changed = await platform.call('PUT', '/player/passwords', {
    token: player.token,
    body: { currentPassword: password, ...both },
  });
  expect(changed.status).toBe(200);
  expect((await enter(token)).body.code).toBe(11013);
});

test('[P-27] a link used while the password changes leaves no session behind', async () => {
  const players = await Promise.all(Array.from({ length: 8 }, () => platform.register()));
  const links = await Promise.all(players.map((player) => link(player)));
  const body = { currentPassword: password, newPassword: renewed, repeatNewPassword: renewed };
  await Promise.all(
    players.map(async (player, nth) => {
      const [entered, changed] = await Promise.all([
        enter(links[nth]?.token ?? ''),
        platform.call('PUT', '/player/passwords', { token: player.token, body }),
      ]);
      expect(changed.status).toBe(200);
      if (entered.status !== 200) return;
      const { accessToken } = entered.body.data as { accessToken: string };
      expect(await isAlive(accessToken)).toBe(false);
    }),
  );
});

test('a player is made at most ten links in an hour', async () => {
  const player = await platform.register();
  for (let nth = 0; nth < 10; nth += 1) await link(player);
  await expect(link(player)).rejects.toMatchObject({ errorName: 'tooManyRequests' });
});
