import { sql } from 'kysely';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { enqueueJob } from '../../kernel/jobs/jobs.ts';
import type { CampaignTerms } from './campaigns-file.ts';
import { addCounts, countsOf } from './counts.ts';
import { type CampaignRules, isTold, type Reached, reachedOf } from './reach.ts';
import { type WritingDeps, write } from './writing.ts';

export const sendJob = 'campaigns.send';

/** Players that a transaction looks at: few enough that it is over soon. */
export const pageLength = 250;
/** Milliseconds that a late job makes up for at once. */
const latest = 2_000;
/** Milliseconds between two looks while the rate holds it back. */
const between = 1_000;

export interface SendingDeps extends CampaignRules, WritingDeps {
  readonly db: Database;
  readonly clock: Clock;
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
  await write(tx, deps, campaign.says, taken, now);
  await addCounts(tx, id, countsOf(taken));
  const nextAt = new Date(from + (taken.filter(isTold).length / campaign.rate) * 1000);
  const cursor = taken.length < players.length ? taken.at(-1)?.playerId : last;
  await sql`update campaigns.campaign set cursor = ${cursor}, next_at = ${nextAt} where id = ${id}`.execute(
    tx,
  );
  return Math.max(0, nextAt.getTime() - now.getTime());
}

/** The first players, among whom so many are told. */
function upTo(players: readonly Reached[], allowed: number): readonly Reached[] {
  let told = 0;
  const beyond = players.findIndex((player) => isTold(player) && ++told > allowed);
  return beyond < 0 ? players : players.slice(0, beyond);
}

async function finish(tx: Tx, id: string, state: 'sent' | 'expired'): Promise<null> {
  await sql`update campaigns.campaign set state = ${state} where id = ${id}`.execute(tx);
  return null;
}
