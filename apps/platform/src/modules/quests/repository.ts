import type { QuestState, TaskType } from '@pierlight/contract/quests/statuses';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '../../kernel/db/database.ts';

export interface TaskRow {
  readonly place: number;
  readonly type: TaskType;
  readonly games: readonly string[] | null;
  readonly multiplier: number | null;
  readonly quantity: number;
  readonly progress: number;
  readonly is_completed: boolean;
  /** The progress its player was told last. */
  readonly told_progress: number;
}

/** A player's quest with its tasks, and the gifts it may end in by the version it was started with. */
export interface PlayerQuestRow {
  readonly id: string;
  readonly player_id: string;
  readonly quest_id: string;
  readonly currency: string;
  readonly period: string;
  readonly is_alone: boolean;
  readonly is_in_sequence: boolean;
  readonly state: QuestState;
  readonly started_at: Date;
  readonly expires_at: Date;
  readonly paused_at: Date | null;
  readonly finished_at: Date | null;
  readonly reward_id: string | null;
  readonly revision: bigint;
  readonly rewards: readonly string[];
  readonly tasks: readonly TaskRow[];
}

const columns = sql`
  quest.id, quest.player_id, quest.quest_id, quest.currency, quest.period, quest.is_alone, quest.is_in_sequence,
  quest.state, quest.started_at, quest.expires_at, quest.paused_at, quest.finished_at, quest.reward_id,
  quest.revision,
  (select says -> 'rewards' from quests.quest_version version
    where version.quest_id = quest.quest_id and version.version = quest.version) as rewards,
  (select jsonb_agg(to_jsonb(task) order by place) from quests.player_task task
    where started_quest_id = quest.id) as tasks`;

/** Quests of players, by a condition on `quest` and what comes after it. */
export async function playerQuests(
  db: Database | Tx,
  rest: RawBuilder<unknown>,
): Promise<PlayerQuestRow[]> {
  const { rows } = await sql<PlayerQuestRow>`
    select ${columns} from quests.player_quest quest where ${rest}`.execute(db);
  return rows;
}

/** A player's own quest, for this transaction alone until it ends. */
export async function holdPlayerQuest(
  tx: Tx,
  playerId: string,
  id: string,
): Promise<PlayerQuestRow | undefined> {
  // Its tasks are read by a statement after the one that waited, which sees what was counted meanwhile.
  await sql`select from quests.player_quest where id = ${id} and player_id = ${playerId} for update`.execute(
    tx,
  );
  const [row] = await playerQuests(tx, sql`quest.id = ${id} and quest.player_id = ${playerId}`);
  return row;
}

/** Has everybody else who starts a quest of a player's wait until this transaction ends. */
export const holdPlayer = (tx: Tx, playerId: string) =>
  sql`select pg_advisory_xact_lock(hashtext('quests.player'), hashtext(${playerId}))`.execute(tx);
