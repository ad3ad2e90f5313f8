import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Player, password, usePlatform } from '../../../test/platform-fixture.ts';
import { createMailbox } from '../../mail/test/mailbox.ts';
import { StubSmtp } from '../../mail/test/stub-smtp.ts';

const smtp = new StubSmtp();
const settings: Record<string, string> = { TRUSTED_PROXIES: '127.0.0.1', DATABASE_POOL: '2' };
beforeAll(async () => {
  settings.SMTP_URL = await smtp.listen();
});
afterAll(() => smtp.close());
const platform = usePlatform({ settings });
const mailbox = createMailbox(platform, smtp);

/** Sees the queue, which is its worker's. */
let owner: pg.Pool;
beforeAll(() => {
  owner = new pg.Pool({ connectionString: platform.ownerUrl, max: 2 });
  // The server may stop before its connection is closed.
  owner.on('error', () => undefined);
});
afterAll(() => owner.end());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Signs in from a browser that computes `visitorId`. */
const signIn = (
  { email }: Player,
  visitorId: string,
  { adBlocker = false, guess = password, country = 'AT', ip = '192.0.2.1' } = {},
) =>
  platform.call('POST', '/player/sessions', {
    headers: { 'user-agent': firefox, 'ip-country': country, 'x-forwarded-for': ip },
    body: {
      email,
      password: guess,
      fingerprint: { visitorId, confidence: 0.6, adBlocker },
      affiliateTag: 'tag-7',
    },
  });

const rows = async (statement: string, values: unknown[]) =>
  (await platform.app.database.pool.query(statement, values)).rows as Record<string, unknown>[];

/** What was told of, by mail and to the inbox: the values that are put into the words. */
async function told(player: Player) {
  const mails = await rows(
    `select content -> 'values' as values from mail.message
     where recipient = $1 and template = 'new-device'`,
    [player.email],
  );
  const { rows: notices } = await owner.query(
    `select payload from graphile_worker._private_jobs
     where payload ->> 'template' = 'newDevice' and payload ->> 'playerId' = $1`,
    [player.id],
  );
  expect(notices, 'the inbox is told as often as the mailbox').toHaveLength(mails.length);
  return mails.map(({ values }) => values as Record<string, string>);
}

const sessionsOf = (player: Player) =>
  rows(
    `select visitor_id, visitor_confidence, country, is_new_device, ad_blocker, affiliate_tag
     from identity.session where player_id = $1 order by id`,
    [player.id],
  );

test('[4-36] what tells a stranger from the player is noted with every sign-in', async () => {
  const player = await platform.register();
  await signIn(player, 'laptop', { adBlocker: true });
  await signIn(player, 'laptop', { country: 'DE' });
  const [registered, first, second] = await sessionsOf(player);
  expect(registered).toMatchObject({ country: null, is_new_device: true, ad_blocker: null });
  expect(first).toMatchObject({
    visitor_id: 'laptop',
    visitor_confidence: expect.closeTo(0.6),
    country: 'AT',
    is_new_device: true,
    ad_blocker: true,
    affiliate_tag: 'tag-7',
  });
  expect(second).toMatchObject({ country: 'DE', is_new_device: false, ad_blocker: false });
});

test('a sign-in from a device that was never used is told of once, in the words of the player', async () => {
  const player = await platform.register();
  expect(await told(player)).toEqual([]);
  await signIn(player, 'tablet');
  await signIn(player, 'tablet');
  expect(await told(player)).toEqual([
    { device: 'Firefox · Linux', place: 'Österreich', time: expect.stringMatching(/ UTC$/) },
  ]);
  const mail = await mailbox.latest(player.email, 'das du noch nie benutzt hast');
  expect(mail).toContain('Firefox · Linux');
  expect(mail).toContain('/de/profile/security');
});

test('of four sign-ins at once from one new device, one is told of', async () => {
  const player = await platform.register();
  const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(player, 'phone')));
  expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(200));
  expect(await told(player)).toHaveLength(1);
  const fresh = (await sessionsOf(player)).filter(
    (row) => row.visitor_id === 'phone' && row.is_new_device,
  );
  expect(fresh).toHaveLength(1);
});

test('a hundred sign-ins at once from new devices wait for no second connection of the two there are', async () => {
  const players: Player[] = [];
  for (let nth = 0; nth < 25; nth += 1) players.push(await platform.register());
  // From a network each, since one is not let try that often.
  const answers = await Promise.all(
    players.flatMap((player, nth) =>
      ['a', 'b', 'c', 'd'].map((device) => signIn(player, device, { ip: `198.51.${nth}.1` })),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(100).fill(200));
  for (const player of players) expect(await told(player)).toHaveLength(4);
}, 120_000);

test('a wrong password makes no device known and tells of nothing', async () => {
  const player = await platform.register();
  expect((await signIn(player, 'stranger', { guess: 'a wrong password' })).status).toBe(422);
  expect(await told(player)).toEqual([]);
  await signIn(player, 'stranger');
  expect(await told(player)).toHaveLength(1);
});

test('the first device there is a note of is told of to nobody', async () => {
  const player = await platform.register();
  await owner.query('delete from identity.device where player_id = $1', [player.id]);
  await signIn(player, 'first');
  expect(await told(player)).toEqual([]);
});

test("a device one player knows is another player's new one", async () => {
  const [one, other] = [await platform.register(), await platform.register()];
  await signIn(one, 'shared');
  await signIn(other, 'shared');
  expect(await told(other)).toHaveLength(1);
});

test('[7a-09] the list of sign-ins says where each is from', async () => {
  const player = await platform.register();
  await signIn(player, 'laptop');
  const listed = await platform.call('GET', '/player/sessions', { token: player.token });
  expect(listed.body.data).toMatchObject([
    { country: 'AT', userAgent: firefox },
    { country: null },
  ]);
});
