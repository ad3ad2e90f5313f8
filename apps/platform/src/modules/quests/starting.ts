import { questState } from '@pierlight/contract/quests/statuses';
import { sql } from 'kysely';
import type { Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Definition } from './definitions.ts';
import { periodOf } from './periods.ts';
import { playerQuests } from './repository.ts';
import { canBeDone, tasksOf } from './tasks.ts';

/** The quest to start, and who starts it. */
interface Asked {
  /** What the player's quest is to be known by. */
  readonly id: string;
  readonly playerId: string;
  readonly currency: string | undefined;
  readonly at: Date;
}

/**
 * Starts a quest with the terms of now, while nobody else starts one for the player; one that is on is left alone.
 * @throws DomainError questUnavailable where it is not offered, was completed, or is not played beside what is on
 */
export async function start(
  tx: Tx,
  { id, playerId, currency, at }: Asked,
  { id: questId, version, says, isPaused }: Definition,
  games: ReadonlyMap<string, readonly string[]>,
): Promise<{ id: string; isNew: boolean }> {
  const period = says ? periodOf(says.repeats, at) : '';
  const known = await playerQuests(
    tx,
    sql`quest.player_id = ${playerId} and (quest.state = ${questState.active}
      or (quest.quest_id = ${questId} and quest.state = ${questState.completed}
        and quest.period = ${period}))`,
  );
  const on = known.filter(({ state }) => state === questState.active);
  const same = on.find((one) => one.quest_id === questId);
  if (same) return { id: same.id, isNew: false };
  if (!says || isPaused || currency === undefined) throw new DomainError('questUnavailable');
  const isDone = known.length > on.length;
  const isCrowded = on.length > 0 && (says.isAlone || on.some(({ is_alone }) => is_alone));
  if (isDone || isCrowded) throw new DomainError('questUnavailable');
  const tasks = tasksOf(says, currency, games);
  if (!canBeDone(says, tasks)) throw new DomainError('questUnavailable');
  const until = new Date(at.getTime() + says.days * 86_400_000);
  await sql`
    insert into quests.player_quest (id, player_id, quest_id, version, currency, period, is_alone,
      is_in_sequence, started_at, expires_at)
    values (${id}, ${playerId}, ${questId}, ${version}, ${currency}, ${period}, ${says.isAlone},
      ${says.isInSequence}, ${at}, ${until})`.execute(tx);
  for (const [place, task] of tasks.entries())
    await sql`
      insert into quests.player_task (started_quest_id, place, type, games, multiplier, quantity)
      values (${id}, ${place + 1}, ${task.type}, ${task.games}::text[], ${task.multiplier}, ${task.quantity})`.execute(
      tx,
    );
  return { id, isNew: true };
}
