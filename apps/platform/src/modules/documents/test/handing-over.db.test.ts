import { errorCodes } from '@pierlight/contract/common/error-codes';
import type { HandedOver, HandOver } from '@pierlight/contract/documents/schemas';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { callSample } from '../../../test/call-sample.ts';
import { endpoints } from '../../../test/endpoints.ts';
import { expectProblem } from '../../../test/expect-problem.ts';
import { type Player, usePlatform } from '../../../test/platform-fixture.ts';
import { documentsOn } from './documents-world.ts';

const platform = usePlatform({ settings: { UPLOADS_AT_ONCE: '60' } });
const { send, list, runJob } = documentsOn(platform);
const later = (seconds: number) => {
  platform.clock.aheadSeconds += seconds;
};

const offer = (player: Player, locale = 'de') =>
  platform.call('POST', '/player/documents/hand-overs', { token: player.token, body: { locale } });
async function codeFor(player: Player): Promise<string> {
  const { url } = (await offer(player)).body.data as HandOver;
  return url.split('#')[1] ?? '';
}
const take = (code: string) =>
  platform.call('POST', '/player/documents/hand-overs/taken', { body: { code } });
const tokenFor = async (player: Player): Promise<string> =>
  ((await take(await codeFor(player))).body.data as HandedOver).token;
const standing = async (player: Player) =>
  (await platform.call('GET', '/player/documents/hand-overs', { token: player.token })).body.data;

test('[1-11] a phone takes the address over, and sends a document for its player', async () => {
  const player = await platform.register();
  expect(await standing(player)).toEqual({ state: 'none', expiresAt: null });
  const offered = (await offer(player)).body.data as HandOver;
  expect(offered.url).toMatch(/\/de\/hand-over#[\w-]{43}$/);
  expect(offered.qr.path).toMatch(/^M\d/);
  expect(await standing(player)).toMatchObject({ state: 'offered' });
  const taken = await take(offered.url.split('#')[1] ?? '');
  expect(taken.status).toBe(200);
  const { token } = taken.body.data as HandedOver;
  expect(await standing(player)).toMatchObject({ state: 'taken' });
  const sent = await send({ token });
  expect(sent.status).toBe(200);
  expect(await list(player)).toMatchObject([{ kind: 'passport', status: 1 }]);
});

test('[P-28] of twenty phones at once one takes an address over, and none later', async () => {
  const player = await platform.register();
  const code = await codeFor(player);
  const answers = await Promise.all(Array.from({ length: 20 }, () => take(code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, body } of answers)
    if (status !== 200) expect(body.code).toBe(errorCodes.oneTimeUsed);
  expect((await take(code)).body.code).toBe(errorCodes.oneTimeUsed);
});

test('[P-28] an address is over after five minutes, with a newer one, and with its sign-in', async () => {
  const player = await platform.register();
  const old = await codeFor(player);
  const newer = await codeFor(player);
  expect((await take(old)).body.code).toBe(errorCodes.oneTimeReplaced);
  later(5 * 60 + 1);
  expect((await take(newer)).body.code).toBe(errorCodes.oneTimeExpired);
  expect((await take('x'.repeat(43))).body.code).toBe(errorCodes.oneTimeWrong);
  const again = await platform.register();
  const last = await codeFor(again);
  expect(
    (await platform.call('POST', '/player/sessions/logout', { token: again.token })).status,
  ).toBe(200);
  expect((await take(last)).body.code).toBe(errorCodes.oneTimeExpired);
});

test('[P-28] a phone sends no more after half an hour, a newer address, a word of the player, or a sign-out', async () => {
  const ended: ((player: Player) => Promise<unknown>)[] = [
    async () => later(30 * 60 + 1),
    (player) => offer(player),
    (player) => platform.call('DELETE', '/player/documents/hand-overs', { token: player.token }),
    (player) => platform.call('POST', '/player/sessions/logout', { token: player.token }),
  ];
  for (const end of ended) {
    const player = await platform.register();
    const token = await tokenFor(player);
    expect((await send({ token })).status).toBe(200);
    await end(player);
    expectProblem(await send({ token }), 401);
  }
});

test('ten addresses are made in an hour and an eleventh is not, also at once', async () => {
  const player = await platform.register();
  const answers = await Promise.all(Array.from({ length: 20 }, () => offer(player)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  for (const { status, body } of answers)
    if (status !== 200) expect(body.code).toBe(errorCodes.tooManyRequests);
  const { headers } = await offer(player);
  expect(Number(headers['retry-after'])).toBeGreaterThan(3_000);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(3_600);
});

test('an address of a day before is forgotten', async () => {
  const player = await platform.register();
  await codeFor(player);
  later(25 * 60 * 60);
  await runJob('documents.keep');
  const { rows } =
    await sql`select from documents.hand_over where player_id = ${player.id}`.execute(
      platform.app.database.db,
    );
  expect(rows).toHaveLength(0);
});

describe('what a phone may do', () => {
  let token: string;
  beforeAll(async () => {
    token = await tokenFor(await platform.register());
  });

  test('[P-36] is to send pages, and nothing more', () => {
    expect(endpoints.filter(({ isHandedOver }) => isHandedOver).map(({ name }) => name)).toEqual([
      'documents.add',
    ]);
  });

  test.each(endpoints.filter(({ isHandedOver }) => !isHandedOver))(
    '[P-36] $name is closed to it',
    async (endpoint) => {
      const refused = await callSample(platform, endpoint, token);
      expectProblem(refused, 403);
    },
  );
});
