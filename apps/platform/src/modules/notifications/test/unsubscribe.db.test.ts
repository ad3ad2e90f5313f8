import { randomUUID } from 'node:crypto';
import type { UnaskedKind } from '@pierlight/contract/notifications/kinds';
import { describe, expect, test } from 'vitest';
import { createSeal } from '../../../kernel/sealing.ts';
import { useOwner } from '../../../test/mailed-platform.ts';
import { type Player, usePlatform } from '../../../test/platform-fixture.ts';
import { createUnsubscribeTokens } from '../unsubscribe/tokens.ts';

const secret = 'f'.repeat(32);
/** Enough for all of it but the flood. */
const requestsPerMinute = 300;
const platform = usePlatform({
  settings: { FACTOR_SECRET: secret, REQUESTS_PER_MINUTE: String(requestsPerMinute) },
});
const database = useOwner(platform);

const tokenFor = (playerId: string, kind: UnaskedKind, sealedUnder = secret) =>
  createUnsubscribeTokens(sealedUnder).waysToStop(playerId, kind).oneClick.split('/').at(-1) ?? '';

const form = 'application/x-www-form-urlencoded';
const oneClick = 'List-Unsubscribe=One-Click';
/** Posts as a mail provider does: as nobody, from nowhere. */
const press = (token: string, body: string | FormData = oneClick, type: string | null = form) =>
  fetch(`${platform.origin}/api/notification/unsubscribe/${token}`, {
    ...{ method: 'POST', body, redirect: 'manual' },
    headers: type === null ? {} : { 'content-type': type },
  });

const mailsOf = async ({ token }: Player) => {
  const { body } = await platform.call('GET', '/notification/preferences', { token });
  const { choices } = body.data as {
    choices: { kind: string; channel: string; isOn: boolean }[];
  };
  return Object.fromEntries(
    choices.flatMap(({ kind, channel, isOn }) =>
      channel === 'mail' && (kind === 'news' || kind === 'offers') ? [[kind, isOn]] : [],
    ),
  );
};

/** Somebody who wants news and offers by mail. */
async function reader(): Promise<Player> {
  const player = await platform.register();
  for (const kind of ['news', 'offers'])
    await platform.call('PUT', '/notification/preferences', {
      ...{ token: player.token, body: { kind, channel: 'mail', isOn: true } },
    });
  return player;
}

test('one press of a mail provider stops the kind it is of, and the page of preferences shows it', async () => {
  const player = await reader();
  const token = tokenFor(player.id, 'offers');
  const answers = await Promise.all([press(token), press(token), press(token)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['', '', '']);
  expect(answers[0]?.headers.get('cache-control')).toBe('no-store');
  expect(await mailsOf(player)).toEqual({ news: true, offers: false });
  const posted = new FormData();
  posted.set('List-Unsubscribe', 'One-Click');
  expect((await press(tokenFor(player.id, 'news'), posted, null)).status).toBe(200);
  expect(await mailsOf(player)).toEqual({ news: false, offers: false });
  const { body } = await platform.call('GET', '/player/profile', { token: player.token });
  expect(body.data).toMatchObject({ receiveEmailPromo: false });
});

test('what looks at links stops nothing: GET and HEAD lead to the page that asks', async () => {
  const player = await reader();
  const token = tokenFor(player.id, 'news');
  for (const method of ['GET', 'HEAD']) {
    const answer = await fetch(`${platform.origin}/api/notification/unsubscribe/${token}`, {
      ...{ method, redirect: 'manual' },
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/unsubscribe/${token}`]);
  }
  const asked = await platform.call('GET', `/notification/unsubscribe?token=${token}`);
  expect([asked.status, asked.body.data]).toEqual([200, { kind: 'news' }]);
  expect(await mailsOf(player)).toEqual({ news: true, offers: true });
  const stopped = await platform.call('POST', '/notification/unsubscribe', { body: { token } });
  expect([stopped.status, stopped.body.data]).toEqual([200, { kind: 'news' }]);
  expect(await mailsOf(player)).toEqual({ news: false, offers: true });
});

describe('a token opens nothing, and nothing but a token stops anything', () => {
  const seal = createSeal(secret, 'unsubscribe');
  test.each<[string, (id: string) => string]>([
    ['forged', () => 'a'.repeat(95)],
    ['cut', (id) => tokenFor(id, 'offers').slice(0, -1)],
    ['cut short', (id) => tokenFor(id, 'offers').slice(0, 30)],
    ['changed', (id) => tokenFor(id, 'offers').replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A'))],
    ['of another house', (id) => tokenFor(id, 'offers', 'g'.repeat(32))],
    ['of a kind that always comes', (id) => seal.seal(`account ${id}`)],
    ['of no kind', (id) => seal.seal(id)],
    ['sealed for another use', (id) => createSeal(secret, 'mail').seal(`offers ${id}`)],
    ['with signs between', (id) => tokenFor(id, 'offers').replace(/^(.{20})/, '$1%20')],
  ])('%s', async (_, tokenOf) => {
    const player = await reader();
    const token = tokenOf(player.id);
    expect((await press(token)).status).toBe(404);
    const asked = await platform.call('GET', `/notification/unsubscribe?token=${token}`);
    expect([404, 422]).toContain(asked.status);
    const posted = await platform.call('POST', '/notification/unsubscribe', { body: { token } });
    expect([404, 422]).toContain(posted.status);
    expect(await mailsOf(player)).toEqual({ news: true, offers: true });
  });

  test('what is posted has to be what RFC 8058 says, in a form, and small', async () => {
    const player = await reader();
    const token = tokenFor(player.id, 'offers');
    const answers: [string | FormData, string | null, number][] = [
      ['List-Unsubscribe=Please', form, 400],
      ['', form, 400],
      ['no form at all', 'multipart/form-data; boundary=x', 400],
      ['{"List-Unsubscribe":"One-Click"}', 'application/json', 415],
      [`${oneClick}&padding=${'x'.repeat(3_000)}`, form, 413],
    ];
    for (const [body, type, status] of answers)
      expect((await press(token, body, type)).status, String(body).slice(0, 40)).toBe(status);
    expect(await mailsOf(player)).toEqual({ news: true, offers: true });
  });
});

describe('whose account is gone is answered the same, and nothing is kept of them', () => {
  const kept = async (id: string) => {
    const { rows } = await database.query(
      'select kind, channel, is_on from notifications.preference where player_id = $1',
      [id],
    );
    return rows;
  };

  test('deleted', async () => {
    const { id } = await platform.register();
    await database.query(
      `insert into privacy.deletion (player_id, requested_at, due_at, done_at)
       values ($1, now(), now(), now())`,
      [id],
    );
    expect((await press(tokenFor(id, 'news'))).status).toBe(200);
    expect(await kept(id)).toEqual([]);
  });

  test('never there', async () => {
    const id = randomUUID();
    expect((await press(tokenFor(id, 'news'))).status).toBe(200);
    const posted = await platform.call('POST', '/notification/unsubscribe', {
      body: { token: tokenFor(id, 'offers') },
    });
    expect([posted.status, posted.body.data]).toEqual([200, { kind: 'offers' }]);
    expect(await kept(id)).toEqual([]);
  });

  test('away from playing: a press counts all the same', async () => {
    const player = await reader();
    await database.query(
      `insert into identity.exclusion (id, player_id, kind, begins_at)
       values (gen_random_uuid(), $1, 'selfExclusion', now())`,
      [player.id],
    );
    expect((await press(tokenFor(player.id, 'news'))).status).toBe(200);
    expect(await kept(player.id)).toMatchObject([{ kind: 'news', channel: 'mail', is_on: false }]);
  });
});

test('one network presses so often and no more', async () => {
  const token = tokenFor(randomUUID(), 'news');
  const statuses: number[] = [];
  while (statuses.length <= requestsPerMinute && statuses.at(-1) !== 429)
    statuses.push((await press(token)).status);
  expect(statuses.at(-1)).toBe(429);
  const answer = await press(token);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
});
