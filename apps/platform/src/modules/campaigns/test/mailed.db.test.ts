import { describe, expect, test } from 'vitest';
import { crashing } from '../../../kernel/db/test-crashes.ts';
import { campaignOf, day, start, useCampaignWorld } from './campaign-world.ts';

const world = useCampaignWorld();
const mailed = (says: Parameters<typeof campaignOf>[0] = {}) =>
  campaignOf({ channels: ['mail'], ...says });
const confirmed = (says: Parameters<typeof world.plant>[0] = {}) =>
  world.plant({ mail: 'confirmed', ...says });
const both = ['inbox', 'mail'] as const;

test('each channel is asked about by itself, counted by itself, and dry-run by the rule it is sent by', async () => {
  const told = await confirmed({ locale: 'en' });
  const onPaper = await confirmed();
  await world.owner.query('delete from notifications.preference where player_id = $1', [onPaper]);
  const unproven = await world.plant({ mail: 'unconfirmed' });
  const without = await world.plant();
  await confirmed({ agrees: false });
  await confirmed({ country: 'US' });
  await world.exclude(await confirmed(), 'coolingOff');
  await world.exclude(await confirmed(), 'selfExclusion');
  const says = campaignOf({ channels: [...both] });
  const away = { noConsent: 1, restricted: 1, break: 1, excluded: 1 };
  const expected = {
    inbox: { ...away, told: 3, noConsent: 2 },
    // Without an address nobody can have said yes to mails.
    mail: { ...away, told: 2, notVerified: 1, noConsent: 2 },
  };
  expect(await world.desk().dryRun(says)).toEqual(expected);
  expect(await world.mails(), 'the dry run writes nothing').toEqual([]);
  await world.start(says);
  await world.sendAll();
  expect(await world.standing()).toEqual({ state: 'sent', counts: expected });
  expect((await world.told()).toSorted()).toEqual([told, unproven, without].toSorted());
  expect((await world.mails()).map((mail) => mail.player_id)).toEqual([told, onPaper].toSorted());
});

test('a mail is in its player’s language, and says how its kind is stopped', async () => {
  const german = await confirmed();
  await world.start(mailed());
  await world.sendAll();
  await world.handOver();
  expect(await world.told(), 'not asked to tell in the inbox').toEqual([]);
  const [letter, ...others] = world.letters;
  expect(others).toEqual([]);
  expect(letter).toMatchObject({
    ...{ to: `${german}@example.com`, language: 'de', subject: 'Winterlichter' },
    oneClick: expect.stringMatching(
      /^https:\/\/pierlight\.test\/api\/notification\/unsubscribe\/[\w-]{40,200}$/,
    ),
  });
  expect(letter?.oneClick, 'the address names nobody').not.toContain(german);
});

test('mails of campaigns have workers of their own, and stand behind pushes', async () => {
  await confirmed();
  await world.start(mailed());
  await world.sendAll();
  expect(await world.mailJobs()).toEqual([{ id: expect.any(String), priority: 11 }]);
});

test('the rate is of players, on however many channels each is told', async () => {
  for (let made = 0; made < 30; made += 1) await confirmed();
  await world.start(campaignOf({ channels: [...both] }), 10);
  await world.batch();
  world.clock.at = new Date(start.getTime() + 1_100);
  await world.batch();
  expect(await world.told()).toHaveLength(11);
  expect(await world.mails()).toHaveLength(11);
});

test('[P-12] a crash at any statement of a batch mails nobody twice and passes nobody over', async () => {
  const players = [await confirmed(), await confirmed(), await confirmed()];
  await world.start(mailed());
  const crashes = await crashing(
    world.db,
    (failing, nth) => {
      world.clock.at = new Date(start.getTime() + nth * 2_000);
      return world.batch('winter-lights', failing);
    },
    async () => {
      expect(await world.mails()).toEqual([]);
      expect(await world.mailJobs()).toEqual([]);
    },
  );
  expect(crashes).toBeGreaterThanOrEqual(9);
  await world.sendAll();
  await world.handOver();
  await world.handOver();
  expect(world.letters.map(({ to }) => to).toSorted()).toEqual(
    players.map((id) => `${id}@example.com`).toSorted(),
  );
});

test('[P-12] four workers at once mail each player once', async () => {
  const players: string[] = [];
  for (let made = 0; made < 60; made += 1) players.push(await confirmed());
  await world.start(mailed(), 20);
  while ((await world.standing()).state === 'sending') {
    await Promise.all(Array.from({ length: 4 }, () => world.batch()));
    world.clock.at = new Date(world.clock.at.getTime() + 1_000);
  }
  expect((await world.mails()).map((mail) => mail.player_id)).toEqual(players.toSorted());
  expect(await world.mailJobs()).toHaveLength(60);
  expect((await world.standing()).counts).toEqual({ mail: { told: 60 } });
});

describe('who may be mailed when a mail is written, and not any more when it leaves, gets none', () => {
  const update = (set: string) => (id: string) =>
    world.owner.query(`update player.profile set ${set} where id = $1`, [id]);
  test.each<[string, (id: string) => Promise<unknown>, string]>([
    ['excluded meanwhile', (id) => world.exclude(id, 'selfExclusion'), 'excluded'],
    ['on a break meanwhile', (id) => world.exclude(id, 'coolingOff'), 'break'],
    ['no offers any more', update('receive_email_promo = false'), 'noConsent'],
    ['another address', update("email = 'another@example.com'"), 'noAddress'],
    ['an address that has to be confirmed', update('email_confirmed_at = null'), 'notVerified'],
  ])('%s', async (_, happen, reason) => {
    const player = await confirmed();
    await world.start(mailed());
    await world.sendAll();
    await happen(player);
    await world.handOver();
    expect(world.letters).toEqual([]);
    expect(await world.mails()).toMatchObject([{ state: 4, problem: `Held back: ${reason}` }]);
  });

  test('and nobody once the time of the campaign is over', async () => {
    await confirmed();
    await world.start(mailed());
    await world.sendAll();
    world.clock.at = new Date(Date.parse(mailed().validUntil) + day);
    await world.handOver();
    expect(world.letters).toEqual([]);
    expect(await world.mails()).toMatchObject([{ state: 4 }]);
  });
});

test('news are mailed to players who requested them', async () => {
  const asked = await confirmed();
  await confirmed();
  await world.owner.query(
    "insert into notifications.preference values ($1, 'news', 'mail', true, $2)",
    [asked, start],
  );
  await world.start(mailed({ kind: 'news' }));
  await world.sendAll();
  expect((await world.standing()).counts).toEqual({ mail: { told: 1, optedOut: 1 } });
  expect((await world.mails()).map((mail) => mail.player_id)).toEqual([asked]);
});
