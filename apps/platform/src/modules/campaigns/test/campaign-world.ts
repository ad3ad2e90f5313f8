import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../kernel/db/database.ts';
import { createTestDatabase } from '../../../kernel/db/test-database.ts';
import { systemIds } from '../../../kernel/ids.ts';
import { createLogger } from '../../../kernel/log/logger.ts';
import { createSeal } from '../../../kernel/sealing.ts';
import { shutOutAmong } from '../../identity/public.ts';
import { atLossLimitAmong } from '../../limits/public.ts';
import { createMailService } from '../../mail/service.ts';
import type { OutgoingMail } from '../../mail/transport.ts';
import { createHeldBack, createReach } from '../../notifications/public.ts';
import { createUnsubscribeTokens } from '../../notifications/unsubscribe/tokens.ts';
import { mailContacts } from '../../player/public.ts';
import { leavingAmong } from '../../privacy/public.ts';
import { type CampaignTerms, campaignTerms } from '../campaigns-file.ts';
import { createCampaignsDesk } from '../desk.ts';
import { sendBatch } from '../sending.ts';

export const day = 24 * 60 * 60_000;
/** When every campaign starts here. */
export const start = new Date('2026-11-25T12:00:00Z');

export const campaignOf = (says: Partial<CampaignTerms> = {}): CampaignTerms =>
  campaignTerms.parse({
    ...{ id: 'winter-lights', kind: 'offers', segment: {}, path: '/tournaments' },
    words: {
      en: { title: 'Winter lights', text: 'The harbour is lit.' },
      de: { title: 'Winterlichter', text: 'Der Hafen leuchtet.' },
    },
    validUntil: '2026-12-24T12:00:00Z',
    ...says,
  });

/** Who is planted, unless told otherwise: a German who has said yes to offers, registered a year ago. */
interface Planted {
  readonly country?: string;
  readonly locale?: string;
  readonly agrees?: boolean;
  readonly registeredAt?: Date;
  readonly visitedAt?: Date;
  readonly level?: number;
  /** An address that has said yes to offers, confirmed or not. */
  readonly mail?: 'confirmed' | 'unconfirmed';
}

/** A database with players, and a clock that stands. */
export function useCampaignWorld() {
  let database: OpenDatabase;
  let owner: pg.Pool;
  const clock = { at: start, now: () => clock.at };
  const isRestricted = (country: string) => country === 'US';
  const reach = createReach({ clock, mailContacts, leavingAmong, shutOutAmong, atLossLimitAmong });
  const letters: OutgoingMail[] = [];
  const mailOn = (db = database.db) =>
    createMailService({
      ...{ db, clock, ids: systemIds, log: createLogger('fatal'), seal: createSeal('x', 'mail') },
      transport: { send: async (mail) => void letters.push(mail), close: () => undefined },
      templateOf: async (lang) => ({
        ...{
          lang,
          template: { subject: '{title}', body: [{ kind: 'paragraph', children: ['{text}'] }] },
        },
      }),
      ...{ siteOrigin: 'https://pierlight.test', defaultLocale: 'en', locales: ['en', 'de'] },
      heldBack: createHeldBack(db, reach, { mailContacts, clock }),
    });
  const deps = (db = database.db) => ({
    ...{ db, clock, ids: systemIds, defaultLocale: 'en', isRestricted, reach },
    ...{ mail: mailOn(db), waysToStop: createUnsubscribeTokens('x'.repeat(32)).waysToStop },
  });

  beforeAll(async () => {
    const made = await createTestDatabase();
    database = openDatabase({ url: made.url, max: 6 });
    owner = new pg.Pool({ connectionString: made.ownerUrl, max: 2 });
    owner.on('error', () => undefined);
    afterAll(async () => {
      await database.close();
      await owner.end();
      await made.drop();
    });
  });
  beforeEach(async () => {
    clock.at = start;
    await owner.query(`truncate campaigns.outcome, campaigns.campaign, notifications.message, player.profile,
      notifications.preference, identity.exclusion, identity.credential, identity.device, loyalty.account, privacy.deletion, limits.limit, limits.day_played`);
    await owner.query('truncate mail.message');
    await owner.query('delete from graphile_worker._private_jobs');
    letters.splice(0);
  });

  const desk = () =>
    createCampaignsDesk({
      ...deps(),
      known: async () => ({ locales: ['en', 'de'], countries: ['DE', 'AT', 'US'], levels: 6 }),
    });
  const inTransaction = <T>(work: (tx: never) => Promise<T>, db = database.db): Promise<T> =>
    db.transaction().execute((tx) => work(tx as never));

  const world = {
    clock,
    desk,
    inTransaction,
    get db() {
      return database.db;
    },
    get owner() {
      return owner;
    },
    async plant(says: Planted = {}): Promise<string> {
      const id = systemIds.next();
      await owner.query(
        `insert into player.profile (id, country, currency, locale, birthdate, created_at, email,
           email_confirmed_at, receive_email_promo)
         values ($1, $2, 'EUR', $3, '1990-01-31', $4, $5, $6, $7)`,
        [
          ...[id, says.country ?? 'DE', says.locale ?? 'de'],
          says.registeredAt ?? new Date(start.getTime() - 365 * day),
          ...[says.mail ? `${id}@example.com` : null, says.mail === 'confirmed' ? start : null],
          (says.agrees ?? true) && says.mail !== undefined,
        ],
      );
      if (says.agrees ?? true)
        await owner.query(
          "insert into notifications.preference values ($1, 'offers', 'inbox', true, $2)",
          [id, start],
        );
      if (says.visitedAt)
        await owner.query('insert into identity.device values ($1, $2, $3, $3)', [
          ...[id, randomUUID(), says.visitedAt],
        ]);
      if (says.level !== undefined)
        await owner.query(
          'insert into loyalty.account (player_id, earned, told_level) values ($1, 0, $2)',
          [id, says.level],
        );
      return id;
    },
    exclude: (id: string, kind: string) =>
      owner.query(
        `insert into identity.exclusion (id, player_id, kind, begins_at, ends_at)
         values (gen_random_uuid(), $1, $2, $3, $4)`,
        [id, kind, new Date(start.getTime() - day), new Date(start.getTime() + 30 * day)],
      ),
    start: (says: CampaignTerms, rate = 500) => inTransaction((tx) => desk().start(tx, says, rate)),
    /** One transaction of the job. */
    batch: (id = 'winter-lights', db = database.db) =>
      db.transaction().execute((tx) => sendBatch(tx, deps(db), id)),
    /** Everything, a second at a time. */
    async sendAll(id = 'winter-lights'): Promise<void> {
      while ((await world.batch(id)) !== null) clock.at = new Date(clock.at.getTime() + 1_000);
    },
    async standing(id = 'winter-lights') {
      const found = (await desk().list()).find((one) => one.id === id);
      return { state: found?.state, counts: found?.counts };
    },
    /** Who has a message, as often as they have one. */
    async told(): Promise<string[]> {
      const { rows } = await owner.query<{ player_id: string }>(
        'select player_id from notifications.message order by player_id',
      );
      return rows.map(({ player_id }) => player_id);
    },
    /** Mails that were handed over. */
    letters,
    /** What stands in the rows of mails, by their players. */
    async mails() {
      const { rows } = await owner.query<{
        id: string;
        player_id: string;
        state: number;
        problem: string | null;
      }>('select id, player_id, state, problem from mail.message order by player_id');
      return rows;
    },
    /** Mails there are jobs for, and how far behind other jobs they stand. */
    async mailJobs(): Promise<{ id: string; priority: number }[]> {
      const { rows } = await owner.query<{ id: string; priority: number }>(
        `select payload ->> 'id' as id, priority from graphile_worker._private_jobs j
         join graphile_worker._private_tasks t on t.id = j.task_id
         where identifier = 'mail.deliver-unasked' order by 1`,
      );
      return rows;
    },
    /** Hands every mail over that waits. */
    async handOver(): Promise<void> {
      for (const { id } of await world.mailJobs()) await mailOn().send(id, 1);
    },
    async pushes(): Promise<number> {
      const { rows } = await owner.query<{ pushes: number }>(
        "select count(*)::int as pushes from graphile_worker.jobs where task_identifier = 'realtime.publish'",
      );
      return rows[0]?.pushes ?? 0;
    },
  };
  return world;
}
