import { randomUUID } from 'node:crypto';
import type { MessageKind } from '@pierlight/contract/notifications/kinds';
import type { Preferences } from '@pierlight/contract/notifications/preferences';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem } from '../../../test/expect-problem.ts';
import { type Player, usePlatform } from '../../../test/platform-fixture.ts';
import type { NotReached } from '../public.ts';

const platform = usePlatform();
let owner: pg.Pool;

beforeAll(() => {
  owner = new pg.Pool({ connectionString: platform.ownerUrl, max: 2 });
  owner.on('error', () => undefined);
});
afterAll(() => owner.end());

const notifications = () => platform.app.modules.notifications;
const reached = (player: { id: string }, kind: MessageKind) =>
  platform.app.database.db
    .transaction()
    .execute(async (tx) => (await notifications().reach(tx, [player.id], kind)).get(player.id));

const choose = ({ token }: Player, kind: MessageKind, channel: string, isOn = true) =>
  platform.call('PUT', '/notification/preferences', { token, body: { kind, channel, isOn } });
const shown = async ({ token }: Player): Promise<Preferences> =>
  (await platform.call('GET', '/notification/preferences', { token })).body
    .data as unknown as Preferences;

const confirm = ({ id }: Player) =>
  owner.query('update player.profile set email_confirmed_at = now() where id = $1', [id]);

/** Somebody who wants offers wherever they come, and can be reached. */
async function willing(): Promise<Player> {
  const player = await platform.register();
  await confirm(player);
  for (const channel of ['inbox', 'mail', 'push']) await choose(player, 'offers', channel);
  return player;
}

const everywhere = (reason: NotReached) => ({ inbox: reason, mail: reason, push: reason });

test('offers need a yes on every channel, news come into the inbox, and what is told always comes', async () => {
  const player = await platform.register();
  await owner.query('update player.profile set receive_email_promo = false where id = $1', [
    player.id,
  ]);
  expect(await reached(player, 'offers')).toEqual(everywhere('noConsent'));
  expect(await reached(player, 'news')).toEqual({
    ...{ inbox: null, mail: 'optedOut', push: 'optedOut' },
  });
  expect(await reached(player, 'account')).toEqual({ inbox: null, mail: null, push: 'noDevice' });
  expectProblem(await choose(player, 'account', 'inbox', false), 422);
  await choose(player, 'news', 'inbox', false);
  expect(await reached(player, 'news')).toMatchObject({ inbox: 'optedOut' });
});

test('[3-25] offers by mail are the consent of the profile, whichever is changed', async () => {
  const player = await platform.register();
  const profile = async () =>
    (await platform.call('GET', '/player/profile', { token: player.token })).body.data;
  for (const isOn of [true, false]) {
    await choose(player, 'offers', 'mail', isOn);
    expect(await profile()).toMatchObject({ receiveEmailPromo: isOn });
    await platform.call('PUT', '/player/profile', {
      ...{ token: player.token, body: { receiveEmailPromo: !isOn } },
    });
    expect((await shown(player)).choices).toContainEqual({
      ...{ kind: 'offers', channel: 'mail', isOn: !isOn, canChange: true },
    });
  }
});

describe('offers and news', () => {
  const exclude = (kind: string, ends: string) => (id: string) =>
    owner.query(
      `insert into identity.exclusion (id, player_id, kind, begins_at, ends_at)
       values ($1, $2, $3, now() - interval '2 days', ${ends})`,
      [randomUUID(), id, kind],
    );
  const lose = (amount: number, day: string) => async (id: string) => {
    await owner.query(
      `insert into limits.limit (id, player_id, definition, period, currency, amount, created_at)
       values ($1, $2, 2, 'daily', 'EUR', 500, now())`,
      [randomUUID(), id],
    );
    await owner.query(
      `insert into limits.day_played (player_id, currency, day, staked, lost)
       values ($1, 'EUR', (now() at time zone 'utc')::date + $3::int, $2, $2)`,
      [id, amount, day],
    );
  };
  const leave = (cancelled: string) => (id: string) =>
    owner.query(
      `insert into privacy.deletion (player_id, requested_at, due_at, cancelled_at)
       values ($1, now(), now() + interval '14 days', ${cancelled})`,
      [id],
    );

  const cases: [string, (id: string) => Promise<unknown>, NotReached | null][] = [
    ['a break', exclude('coolingOff', "now() + interval '1 day'"), 'break'],
    ['a break that is over', exclude('coolingOff', "now() - interval '1 day'"), null],
    ['an exclusion for good', exclude('selfExclusion', 'null'), 'excluded'],
    ['the register', exclude('register', "now() + interval '1 day'"), 'excluded'],
    ['a limit of losses', lose(500, '0'), 'lossLimitReached'],
    ['losses below the limit', lose(499, '0'), null],
    ['a limit that was reached yesterday', lose(500, '-1'), null],
    ['a scheduled deletion', leave('null'), 'closed'],
    ['a deletion that was cancelled', leave('now()'), null],
  ];
  test.each(cases)('after %s', async (_name, happen, reason) => {
    const player = await willing();
    const free = { inbox: null, mail: null, push: 'noDevice' as const };
    expect(await reached(player, 'offers')).toEqual(free);
    await happen(player.id);
    expect(await reached(player, 'offers')).toEqual(reason ? everywhere(reason) : free);
    expect((await reached(player, 'news'))?.inbox).toBe(reason);
    if (reason !== 'closed') expect(await reached(player, 'payments')).toEqual(free);
  });

  test('go to a proven address alone, and nobody is written who is not there', async () => {
    const player = await platform.register();
    await choose(player, 'offers', 'mail');
    expect((await reached(player, 'offers'))?.mail).toBe('notVerified');
    await owner.query('update player.profile set email = null where id = $1', [player.id]);
    expect((await reached(player, 'offers'))?.mail).toBe('noAddress');
    expect(await reached({ id: randomUUID() }, 'account')).toEqual(everywhere('closed'));
  });

  test('lock the credential: a player who self-excludes meanwhile waits until they are sent', async () => {
    const player = await willing();
    const leaver = await owner.connect();
    try {
      await platform.app.database.db.transaction().execute(async (tx) => {
        const found = await notifications().reach(tx, [player.id], 'offers');
        expect(found.get(player.id)?.inbox).toBeNull();
        await leaver.query("set lock_timeout = '200ms'");
        await expect(
          leaver.query('select from identity.credential where player_id = $1 for update', [
            player.id,
          ]),
        ).rejects.toThrow(/lock timeout/);
      });
    } finally {
      leaver.release(true);
    }
  });
});

test('quiet hours are kept by a zone that there is', async () => {
  const player = await platform.register();
  const set = (hours: object) =>
    platform.call('PUT', '/notification/quiet-hours', { token: player.token, body: hours });
  const hours = { isOn: true, fromMinute: 1320, toMinute: 480, timeZone: 'America/Sao_Paulo' };
  expect((await shown(player)).quietHours).toBeNull();
  expect((await set(hours)).status).toBe(200);
  for (const wrong of [
    { timeZone: 'Mars/Olympus' },
    { timeZone: '+01:00' },
    { toMinute: 1320 },
    { fromMinute: 1440 },
  ])
    expect((await set({ ...hours, ...wrong })).status, JSON.stringify(wrong)).toBe(422);
  expect((await shown(player)).quietHours).toEqual(hours);
});
