import { questState } from '@pierlight/contract/quests/statuses';
import { sql } from 'kysely';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/db/database.ts';
import type { GamesByCategory } from './tasks.ts';

/** Players or quests that are looked at together. */
const pageLength = 200;

export interface LapseDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly gamesByCategory: GamesByCategory;
  /** Whether a player is away from playing, or has reached a limit that stops it. */
  readonly isHeldBack: (playerId: string) => Promise<boolean>;
}

/**
 * Has quests of players who cannot or should not play stand still, and those of others run on: the time that stood
 * still is added to what they have. Then ends those whose time was over before everything that counts was counted,
 * and those with a task whose games are all gone.
 * @param counted the moment up to which settled rounds are counted
 */
export async function lapse(
  { db, clock, isHeldBack, gamesByCategory }: LapseDeps,
  counted: Date,
): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await sql<{ player_id: string; is_running: boolean; is_paused: boolean }>`
      select player_id, bool_or(paused_at is null) as is_running, bool_or(paused_at is not null) as is_paused
      from quests.player_quest where state = ${questState.active} and player_id > ${after}
      group by player_id order by player_id limit ${pageLength}`.execute(db);
    for (const { player_id, is_running, is_paused } of rows) {
      const isHeld = await isHeldBack(player_id);
      if (isHeld && is_running) await pause(db, player_id, clock.now());
      if (!isHeld && is_paused) await resume(db, player_id, clock.now());
    }
    const last = rows.at(-1);
    if (!last || rows.length < pageLength) break;
    after = last.player_id;
  }
  await expire(db, counted);
  await endWithoutGames(db, [...(await gamesByCategory()).values()].flat(), clock.now());
}

const pause = (db: Database, playerId: string, at: Date) =>
  sql`update quests.player_quest set paused_at = ${at}, revision = revision + 1
    where player_id = ${playerId} and state = ${questState.active} and paused_at is null`.execute(
    db,
  );

const resume = (db: Database, playerId: string, at: Date) =>
  sql`update quests.player_quest set
      expires_at = expires_at + greatest(${at}::timestamptz - paused_at, '0'), paused_at = null,
      revision = revision + 1
    where player_id = ${playerId} and state = ${questState.active} and paused_at is not null`.execute(
    db,
  );

async function expire(db: Database, counted: Date): Promise<void> {
  let expired: bigint | undefined;
  do {
    const { numAffectedRows } = await sql`
      update quests.player_quest set state = ${questState.expired}, finished_at = expires_at,
        revision = revision + 1
      where state = ${questState.active} and id in (
        select id from quests.player_quest
        where state = ${questState.active} and paused_at is null and expires_at <= ${counted}
        order by expires_at limit ${pageLength} for update skip locked)`.execute(db);
    expired = numAffectedRows;
  } while (expired === BigInt(pageLength));
}

async function endWithoutGames(db: Database, onOffer: readonly string[], at: Date): Promise<void> {
  // No games at all are an aggregator's list that was not read yet.
  if (onOffer.length === 0) return;
  await sql`
    update quests.player_quest set state = ${questState.withdrawn}, finished_at = ${at},
      revision = revision + 1
    where state = ${questState.active} and exists (
      select from quests.player_task
      where started_quest_id = player_quest.id and not is_completed
        and not games && ${onOffer}::text[])`.execute(db);
}

/** What was counted for tasks of quests that are over is of no use any more. */
export const forgetRounds = (db: Database) =>
  sql`delete from quests.task_round counted using quests.player_quest quest
    where quest.id = counted.started_quest_id and quest.state <> ${questState.active}`.execute(db);
