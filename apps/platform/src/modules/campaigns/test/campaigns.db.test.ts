import { describe, expect, test } from 'vitest';
import { crashing } from '../../../kernel/db/test-crashes.ts';
import type { Segment } from '../campaigns-file.ts';
import { campaignOf, day, start, useCampaignWorld } from './campaign-world.ts';

const world = useCampaignWorld();
const ago = (days: number) => new Date(start.getTime() - days * day);

/** Players of every reason; answers who may be told. */
async function everyReason(): Promise<string> {
  const told = await world.plant({ locale: 'en' });
  await world.plant({ agrees: false });
  await world.plant({ country: 'US' });
  await world.exclude(await world.plant(), 'coolingOff');
  await world.exclude(await world.plant(), 'register');
  const both = await world.plant();
  await world.exclude(both, 'coolingOff');
  await world.exclude(both, 'selfExclusion');
  const deleted = await world.plant();
  await world.owner.query(
    `insert into privacy.deletion (player_id, requested_at, due_at, done_at)
     values ($1, $2, $2, $2)`,
    [deleted, ago(1)],
  );
  const limited = await world.plant();
  await world.owner.query(
    `insert into limits.limit (id, player_id, definition, period, currency, amount, created_at)
     values (gen_random_uuid(), $1, 2, 'weekly', 'EUR', 1000, $2)`,
    [limited, ago(9)],
  );
  await world.owner.query(
    `insert into limits.day_played values ($1, 'EUR', '2026-11-24', 3000, 1000)`,
    [limited],
  );
  return told;
}

const expected = {
  inbox: {
    told: 1,
    noConsent: 1,
    restricted: 1,
    break: 1,
    excluded: 2,
    closed: 1,
    lossLimitReached: 1,
  },
};

test('what the dry run counts is what is sent, and who is away, at a limit or has not said yes is told nothing', async () => {
  const told = await everyReason();
  const says = campaignOf();
  expect(await world.desk().dryRun(says)).toEqual(expected);
  expect(await world.told(), 'the dry run sends nothing').toEqual([]);
  await world.start(says);
  await world.sendAll();
  expect(await world.standing()).toEqual({ state: 'sent', counts: expected });
  expect(await world.told()).toEqual([told]);
  const { rows } = await world.owner.query(
    'select topic, title, body, path from notifications.message',
  );
  expect(rows).toEqual([
    { topic: 'offers', title: 'Winter lights', body: 'The harbour is lit.', path: '/tournaments' },
  ]);
});

test('news need no yes, and go to nobody who wants none', async () => {
  const told = await world.plant({ agrees: false });
  const stopped = await world.plant();
  await world.owner.query(
    "insert into notifications.preference values ($1, 'news', 'inbox', false, $2)",
    [stopped, start],
  );
  await world.start(campaignOf({ kind: 'news' }));
  await world.sendAll();
  expect(await world.standing()).toEqual({
    ...{ state: 'sent', counts: { inbox: { told: 1, optedOut: 1 } } },
  });
  expect(await world.told()).toEqual([told]);
});

test('who shuts themselves out between the dry run and the sending is told nothing', async () => {
  const leaving = await world.plant();
  expect(await world.desk().dryRun(campaignOf())).toEqual({ inbox: { told: 1 } });
  await world.start(campaignOf());
  await world.exclude(leaving, 'selfExclusion');
  await world.sendAll();
  expect(await world.standing()).toEqual({ state: 'sent', counts: { inbox: { excluded: 1 } } });
  expect(await world.told()).toEqual([]);
});

describe('a segment is all of what its file says', () => {
  test.each<[string, Segment]>([
    ['countries', { countries: ['AT'] }],
    ['locales', { locales: ['en'] }],
    ['a visit within days', { visited: { withinDays: 3 } }],
    ['levels', { level: { from: 2, to: 3 } }],
    ['registered from a day on', { registered: { from: '2026-11-20' } }],
    ['registered before a day', { registered: { before: '2020-01-01' } }],
  ])('%s', async (_, segment) => {
    await world.plant({ visitedAt: ago(4), level: 1 });
    await world.plant({ level: 4 });
    const fitting = {
      ...{ countries: { country: 'AT' }, locales: { locale: 'en' }, level: { level: 3 } },
      visited: { visitedAt: ago(2) },
      registered: { registeredAt: segment.registered?.from ? ago(3) : ago(3_000) },
    }[Object.keys(segment)[0] as keyof Segment];
    const wanted = await world.plant(fitting);
    await world.start(campaignOf({ segment }));
    await world.sendAll();
    expect(await world.told()).toEqual([wanted]);
  });

  test('who has not been here for so many days, or never', async () => {
    await world.plant({ visitedAt: ago(29) });
    const away = [await world.plant({ visitedAt: ago(31) }), await world.plant()];
    await world.start(campaignOf({ segment: { visited: { notWithinDays: 30 } } }));
    await world.sendAll();
    expect(await world.told()).toEqual(away);
  });

  test('who registers after the start is not asked', async () => {
    await world.start(campaignOf());
    await world.plant({ registeredAt: new Date(start.getTime() + 1) });
    await world.sendAll();
    expect(await world.standing()).toEqual({ state: 'sent', counts: {} });
  });
});

async function plantMany(players: number): Promise<string[]> {
  const ids = [];
  for (let made = 0; made < players; made += 1) ids.push(await world.plant());
  return ids;
}

test('the rate holds, and a job that comes late makes up for two seconds', async () => {
  await plantMany(60);
  await world.start(campaignOf(), 10);
  const sent = async (after: number) => {
    world.clock.at = new Date(start.getTime() + after);
    await world.batch();
    return (await world.told()).length;
  };
  expect(await sent(0)).toBe(1);
  expect(await sent(50)).toBe(1);
  expect(await sent(1_100)).toBe(11);
  expect(await sent(60_000)).toBe(31);
  expect(await sent(60_050)).toBe(32);
});

test('paused it stands still, and goes on behind the last who was told', async () => {
  const players = await plantMany(5);
  await world.start(campaignOf(), 1);
  await world.batch();
  expect(await world.inTransaction((tx) => world.desk().pause(tx, 'winter-lights'))).toBe(true);
  expect(await world.inTransaction((tx) => world.desk().pause(tx, 'winter-lights'))).toBe(false);
  world.clock.at = new Date(start.getTime() + 60_000);
  expect(await world.batch()).toBeNull();
  expect(await world.told()).toHaveLength(1);
  await world.inTransaction((tx) => world.desk().resume(tx, 'winter-lights'));
  await world.batch();
  expect(await world.told(), 'what was missed is not made up for').toHaveLength(2);
  await world.sendAll();
  expect(await world.told()).toEqual(players);
});

test('one that was ended, or whose time is over, sends nothing more and is not begun again', async () => {
  await plantMany(2);
  await world.start(campaignOf(), 1);
  await world.inTransaction((tx) => world.desk().end(tx, 'winter-lights'));
  await expect(
    world.inTransaction((tx) => world.desk().resume(tx, 'winter-lights')),
  ).rejects.toMatchObject({ errorName: 'malformedRequest' });
  await world.start(campaignOf({ id: 'short' }), 1);
  world.clock.at = new Date('2026-12-24T12:00:00Z');
  await world.sendAll('short');
  expect((await world.standing('short')).state).toBe('expired');
  expect(await world.told()).toEqual([]);
});

test('the same file starts once, and another of its id is refused', async () => {
  await plantMany(3);
  const starts = await Promise.all(Array.from({ length: 5 }, () => world.start(campaignOf())));
  expect(starts.filter((isNew) => isNew)).toHaveLength(1);
  await expect(world.start(campaignOf({ path: '/loyalty' }))).rejects.toMatchObject({
    errorName: 'malformedRequest',
  });
});

test('a crash at any statement of a batch loses nobody and tells nobody twice', async () => {
  const players = await plantMany(3);
  await world.plant({ agrees: false });
  await world.start(campaignOf());
  const crashes = await crashing(
    world.db,
    (failing, nth) => {
      // Enough for everybody, once it holds.
      world.clock.at = new Date(start.getTime() + nth * 2_000);
      return world.batch('winter-lights', failing);
    },
    async () => {
      expect(await world.told()).toEqual([]);
      expect((await world.standing()).counts).toEqual({});
    },
  );
  expect(crashes).toBeGreaterThanOrEqual(9);
  await world.sendAll();
  expect(await world.told()).toEqual(players);
  expect(await world.standing()).toEqual({
    ...{ state: 'sent', counts: { inbox: { told: 3, noConsent: 1 } } },
  });
});

test('four workers at once tell each player once', async () => {
  const players = await plantMany(120);
  await world.start(campaignOf(), 20);
  while ((await world.standing()).state === 'sending') {
    await Promise.all(Array.from({ length: 4 }, () => world.batch()));
    world.clock.at = new Date(world.clock.at.getTime() + 1_000);
  }
  expect(await world.told()).toEqual(players);
  expect((await world.standing()).counts).toEqual({ inbox: { told: 120 } });
});

test('[7i-05] only who was here within the hour is pushed the message: nobody else has a page open', async () => {
  await world.plant({ visitedAt: new Date(start.getTime() - 10 * 60_000) });
  await world.plant({ visitedAt: ago(1) });
  await world.plant();
  await world.start(campaignOf());
  await world.sendAll();
  expect(await world.told()).toHaveLength(3);
  expect(await world.pushes()).toBe(1);
});
