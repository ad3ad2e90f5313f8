import { sql } from 'kysely';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/db/database.ts';
import type { Ids } from '../../kernel/ids.ts';
import { enqueueJob } from '../../kernel/jobs/jobs.ts';
import { writeMessages } from '../notifications/public.ts';
import type { CampaignTerms } from './campaigns-file.ts';
import { type CampaignRules, type Outcome, type Reached, reachedOf } from './reach.ts';

export const sendJob = 'campaigns.send';

/** Players that a transaction looks at: few enough that it is over soon. */
export const pageLength = 250;
/** Milliseconds that a late job makes up for at once. */
const latest = 2_000;
/** Milliseconds between two looks while the rate holds it back. */
const between = 1_000;
/** Who was here within so many milliseconds may have a page open, which is told; everybody else finds the message. */
const here = 60 * 60_000;

export interface SendingDeps extends CampaignRules {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly defaultLocale: string;
}

interface Row {
  readonly id: string;
  readonly says: CampaignTerms;
  readonly rate: number;
  readonly started_at: Date;
  readonly cursor: string;
  readonly next_at: Date;
}

/** Has a campaign go on within the caller's transaction, by one job however often it is asked. */
export const goOn = (tx: Tx | Database, id: string, after = 0): Promise<void> =>
  enqueueJob(tx, sendJob, { id }, { after, key: `campaign:${id}` });

/** Has every campaign go on that is being sent. */
export async function goOnWithAll(db: Database): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from campaigns.campaign where state = 'sending' order by id`.execute(db);
  for (const { id } of rows) await goOn(db, id);
}

/** Sends what the rate allows by now, and comes back for the rest. */
export async function send(deps: SendingDeps, id: string): Promise<void> {
  for (;;) {
    const wait = await deps.db.transaction().execute((tx) => sendBatch(tx, deps, id));
    if (wait === null) return;
    if (wait > 0) return goOn(deps.db, id, Math.max(wait, between));
  }
}

/**
 * Looks at the next players, writes to whom may be written now, and moves the cursor behind them: all of it or nothing.
 * @returns milliseconds until the rate allows more; null when there is nothing left to do, or another process does it
 */
export async function sendBatch(tx: Tx, deps: SendingDeps, id: string): Promise<number | null> {
  const { rows } = await sql<Row>`
    select id, says, rate, started_at, cursor, next_at from campaigns.campaign
    where id = ${id} and state = 'sending' for update skip locked`.execute(tx);
  const campaign = rows[0];
  if (!campaign) return null;
  const now = deps.clock.now();
  if (new Date(campaign.says.validUntil) <= now) return finish(tx, id, 'expired');
  const wait = campaign.next_at.getTime() - now.getTime();
  if (wait > 0) return wait;
  const { players, last } = await reachedOf(tx, campaign.says, deps, {
    ...{ after: campaign.cursor, limit: pageLength, startedAt: campaign.started_at },
  });
  if (last === undefined) return finish(tx, id, 'sent');
  const from = Math.max(campaign.next_at.getTime(), now.getTime() - latest);
  const allowed = Math.max(1, Math.floor(((now.getTime() - from) / 1000) * campaign.rate));
  const taken = upTo(players, allowed);
  const told = taken.filter(({ outcome }) => outcome === 'told');
  await write(tx, deps, campaign, told, now);
  await count(tx, id, taken);
  const nextAt = new Date(from + (told.length / campaign.rate) * 1000);
  const cursor = taken.length < players.length ? taken.at(-1)?.playerId : last;
  await sql`update campaigns.campaign set cursor = ${cursor}, next_at = ${nextAt} where id = ${id}`.execute(
    tx,
  );
  return Math.max(0, nextAt.getTime() - now.getTime());
}

/** The first players, among whom so many are told. */
function upTo(players: readonly Reached[], allowed: number): readonly Reached[] {
  let told = 0;
  const beyond = players.findIndex(({ outcome }) => outcome === 'told' && ++told > allowed);
  return beyond < 0 ? players : players.slice(0, beyond);
}

async function write(
  tx: Tx,
  { ids, defaultLocale }: SendingDeps,
  { id, says }: Row,
  told: readonly Reached[],
  now: Date,
): Promise<void> {
  await writeMessages(
    tx,
    told.map(({ playerId, locale, lastVisit }) => {
      const words = says.words[locale] ?? says.words[defaultLocale];
      if (!words) throw new Error(`The campaign ${id} has no words`);
      return {
        ...{ id: ids.next(), playerId, occasion: `campaign:${id}`, topic: says.kind },
        ...{ title: words.title, text: words.text, path: says.path, createdAt: now },
        isPushed: lastVisit !== undefined && now.getTime() - lastVisit.getTime() < here,
      };
    }),
  );
}

/** How many players of each outcome there are. */
export function countsOf(players: readonly Reached[]): Map<Outcome, number> {
  const counts = new Map<Outcome, number>();
  for (const { outcome } of players) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return counts;
}

async function count(tx: Tx, id: string, players: readonly Reached[]): Promise<void> {
  await sql`
    insert into campaigns.outcome as known (campaign_id, outcome, counted)
    select ${id}, outcome, counted::integer
    from jsonb_each_text(${JSON.stringify(Object.fromEntries(countsOf(players)))}::jsonb) new (outcome, counted)
    on conflict (campaign_id, outcome) do update set counted = known.counted + excluded.counted`.execute(
    tx,
  );
}

async function finish(tx: Tx, id: string, state: 'sent' | 'expired'): Promise<null> {
  await sql`update campaigns.campaign set state = ${state} where id = ${id}`.execute(tx);
  return null;
}
