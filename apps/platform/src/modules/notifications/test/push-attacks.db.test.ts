import { describe, expect, test } from 'vitest';
import { crashing } from '../../../kernel/db/test-crashes.ts';
import { systemIds } from '../../../kernel/ids.ts';
import { fingerprint, type Player, password } from '../../../test/platform-fixture.ts';
import { writeMessages } from '../public.ts';
import type { PushToSend } from '../push/push-later.ts';
import { useHandPushes } from './hand-pushes.ts';

const hands = useHandPushes();
const { add, choose, delivery, platform, pushedTo, queued, service, shown, taken, told } = hands;
const { withDevice, world } = hands;
const hour = 60 * 60_000;

async function signIn(player: Player): Promise<string> {
  const body = { email: player.email, password, fingerprint };
  const answer = await platform.call('POST', '/player/sessions', { body });
  return (answer.body.data as { accessToken: string }).accessToken;
}

describe('[P-12] workers that run one push at once', () => {
  test('have it shown once: every copy has the tag of the first', async () => {
    const { path, messageId, push } = await told();
    await Promise.all(Array.from({ length: 4 }, () => delivery()(push)));
    expect(new Set(pushedTo(path))).toEqual(new Set([messageId]));
    expect(await queued(messageId)).toEqual([]);
  });

  test('put it off once when the service is busy', async () => {
    const { path, messageId, push } = await told();
    service.answers.set(path, { status: 503 });
    await Promise.all(Array.from({ length: 4 }, () => delivery()(push)));
    expect(await queued(messageId)).toMatchObject([{ payload: { ...push, tries: 1 } }]);
  });

  test('put it off once in quiet hours', async () => {
    const { player, path, messageId, push } = await told();
    await keepQuiet(player);
    await Promise.all(Array.from({ length: 4 }, () => delivery()(push)));
    expect(await queued(messageId)).toMatchObject([{ payload: push }]);
    expect(pushedTo(path)).toEqual([]);
  });

  test('find out together that the browser is gone', async () => {
    const { player, path, push } = await told();
    service.answers.set(path, { status: 410 });
    await Promise.all(Array.from({ length: 4 }, () => delivery()(push)));
    expect((await shown(player)).devices).toEqual([]);
  });

  test('forget no browser that moved while its push was on the way', async () => {
    const { player, path, push } = await told();
    const meanwhile = () => add(player, service.subscription().body);
    service.answers.set(path, { status: 410, meanwhile });
    await delivery()(push);
    expect((await shown(player)).devices).toHaveLength(1);
  });
});

/** Quiet hours from five minutes ago until in two hours. */
function keepQuiet({ token }: Player) {
  const minute = new Date().getUTCHours() * 60 + new Date().getUTCMinutes();
  const hours = { fromMinute: (minute + 1435) % 1440, toMinute: (minute + 120) % 1440 };
  const body = { isOn: true, timeZone: 'UTC', ...hours };
  return platform.call('PUT', '/notification/quiet-hours', { token, body });
}

describe('[P-12] a push whose process dies before any of its statements', () => {
  const dying = (push: PushToSend, afterwards: () => Promise<void>) =>
    crashing(platform.app.database.db, (db) => delivery({ db })(push), afterwards);

  test('fails, so that it is tried again, and is sent once everything is known', async () => {
    const { path, messageId, push } = await told();
    const crashes = await dying(push, async () => expect(pushedTo(path)).toEqual([]));
    expect(crashes).toBeGreaterThanOrEqual(7);
    expect(pushedTo(path)).toEqual([messageId]);
  });

  test('is put off once, however often it was sent', async () => {
    const { path, messageId, push } = await told();
    service.answers.set(path, { status: 503 });
    const crashes = await dying(push, async () => expect(await queued(messageId)).toEqual([]));
    expect(crashes).toBeGreaterThanOrEqual(8);
    expect(await queued(messageId)).toMatchObject([{ payload: { tries: 1 } }]);
    expect(new Set(pushedTo(path))).toEqual(new Set([messageId]));
  });

  test('waits for the end of quiet hours whole or not at all', async () => {
    const { player, path, messageId, push } = await told();
    await keepQuiet(player);
    await dying(push, async () => expect(await queued(messageId)).toEqual([]));
    expect(await queued(messageId)).toHaveLength(1);
    expect(pushedTo(path)).toEqual([]);
  });

  test('removes a browser that is gone in the end', async () => {
    const { player, path, push } = await told();
    service.answers.set(path, { status: 410 });
    await dying(push, async () => expect((await shown(player)).devices).toHaveLength(1));
    expect((await shown(player)).devices).toEqual([]);
  });
});

describe('[1-13] nothing is pushed to a player who, since it was written,', () => {
  type Known = Awaited<ReturnType<typeof told>>;
  const inbox = '/notification/messenger/messages';
  const cases: [string, (known: Known) => Promise<unknown>][] = [
    [
      'signed out',
      ({ player }) => platform.call('POST', '/player/sessions/logout', { token: player.token }),
    ],
    [
      'changed the password elsewhere',
      async ({ player }) => {
        const next = 'another horse battery';
        return platform.call('PUT', '/player/passwords', {
          token: await signIn(player),
          body: { currentPassword: password, newPassword: next, repeatNewPassword: next },
        });
      },
    ],
    [
      'closed the sign-in from elsewhere',
      async ({ player }) => {
        const { rows } = await world.owner.query<{ id: string }>(
          'select session_id as id from notifications.push_subscription where player_id = $1',
          [player.id],
        );
        const token = await signIn(player);
        return platform.call('PUT', `/player/sessions/${rows[0]?.id}/close`, { token });
      },
    ],
    [
      'requested the deletion of the account',
      ({ player }) =>
        platform.call('POST', '/player/deletion', { token: player.token, body: { password } }),
    ],
    [
      'took a break',
      ({ player }) =>
        platform.call('POST', '/player/limits', {
          token: player.token,
          body: { definition: 5, period: 'P1D' },
        }),
    ],
    ['left the browser to somebody else', async ({ body }) => add(await platform.register(), body)],
    ['stopped the kind', ({ player }) => choose(player, 'payments', false)],
    ['read it', ({ player }) => world.read(player)],
    [
      'deleted it',
      ({ player, messageId }) =>
        platform.call('DELETE', inbox, { token: player.token, body: { messageIds: [messageId] } }),
    ],
    [
      'removed the device',
      async ({ player }) => {
        const [device] = (await shown(player)).devices;
        return platform.call('DELETE', '/notification/push/devices', {
          ...{ token: player.token, body: { id: device?.id } },
        });
      },
    ],
  ];
  test.each(cases)('%s', async (_what, happen) => {
    const known = await told();
    const answer = (await happen(known)) as { status: number };
    expect(answer.status).toBeLessThan(300);
    await Promise.all([delivery()(known.push), delivery()(known.push)]);
    expect(pushedTo(known.path)).toEqual([]);
    expect(await queued(known.messageId)).toEqual([]);
  });

  test.each([
    ['was away for a day', 25, false],
    ['was away for a night', 10, true],
  ])('%s, if it is old by now', async (_what, hours, isSent) => {
    const { path, messageId, push } = await told();
    await delivery({ now: () => new Date(Date.now() + hours * hour) })(push);
    expect(pushedTo(path)).toEqual(isSent ? [messageId] : []);
  });

  test('signs out in the same moment: it is pushed or not, and nothing is left of it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { player, messageId, push, path } = await told();
      await Promise.all([
        delivery()(push),
        platform.call('POST', '/player/sessions/logout', { token: player.token }),
      ]);
      expect(pushedTo(path).length).toBeLessThanOrEqual(1);
      expect(await queued(messageId)).toEqual([]);
      const { rowCount } = await world.owner.query(
        'select from notifications.push_subscription where player_id = $1',
        [player.id],
      );
      expect(rowCount).toBe(0);
    }
  });
});

describe('[7i-05] an offer', () => {
  async function offered() {
    const known = await withDevice();
    await choose(known.player, 'offers', true);
    const message = {
      ...{ id: systemIds.next(), playerId: known.player.id, occasion: 'offer' },
      ...{ topic: 'offers' as const, title: '🎰'.repeat(120), text: '"🏮"'.repeat(250) },
      ...{ path: '/tournaments', createdAt: new Date(), isPushed: false },
    };
    await platform.app.database.db.transaction().execute((tx) => writeMessages(tx, [message]));
    return { ...known, messageId: message.id, push: await taken(message.id) };
  }

  test('in the longest words fits into one record, and is kept for an hour at most', async () => {
    const { path, push, messageId } = await offered();
    await delivery()(push);
    expect(pushedTo(path)).toEqual([messageId]);
    const [sent] = service.to(path);
    expect(sent?.body.length).toBeLessThanOrEqual(4096);
    expect(Number(sent?.headers.ttl)).toBeLessThanOrEqual(3600);
  });

  test.each([
    [
      'takes a break',
      `insert into identity.exclusion (id, player_id, kind, begins_at, ends_at)
      values (gen_random_uuid(), $1, 'coolingOff', now() - interval '1 hour', now() + interval '1 day')`,
    ],
    [
      'takes the consent back',
      'update notifications.preference set is_on = false where player_id = $1',
    ],
    [
      'reaches a limit of losses',
      `with limited as (
        insert into limits.limit (id, player_id, definition, period, currency, amount, created_at)
        values (gen_random_uuid(), $1, 2, 'daily', 'EUR', 500, now()))
      insert into limits.day_played (player_id, currency, day, staked, lost)
      values ($1, 'EUR', (now() at time zone 'utc')::date, 500, 500)`,
    ],
  ])('is pushed to nobody who %s before it leaves', async (_what, statement) => {
    const { player, path, push } = await offered();
    await world.owner.query(statement, [player.id]);
    await delivery()(push);
    expect(pushedTo(path)).toEqual([]);
  });
});

test.each([
  ['begins', '2027-03-28T00:59:00Z', '2027-03-28T01:30:00Z'],
  ['ends', '2027-10-31T00:59:00Z', '2027-10-31T02:30:00Z'],
])(
  '[1-13] quiet hours end by the clock on the wall in the night summer time %s',
  async (_what, at, end) => {
    const { player, path, messageId, push } = await told();
    const { token } = player;
    const body = { isOn: true, fromMinute: 0, toMinute: 210, timeZone: 'Europe/Berlin' };
    await platform.call('PUT', '/notification/quiet-hours', { token, body });
    await world.owner.query('update notifications.message set created_at = $2 where id = $1', [
      ...[messageId, at],
    ]);
    await delivery({ now: () => new Date(at) })(push);
    expect(pushedTo(path)).toEqual([]);
    const [job] = await queued(messageId);
    const wait = (new Date(end).getTime() - new Date(at).getTime()) / 1000;
    expect(Math.abs((job?.seconds ?? 0) - wait)).toBeLessThan(10);
    await taken(messageId);
    await delivery({ now: () => new Date(end) })(push);
    expect(pushedTo(path)).toEqual([messageId]);
  },
);
