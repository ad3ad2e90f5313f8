import type { PlayerQuest, QuestReward, QuestTask } from '@pierlight/contract/quests/schemas';
import { questState } from '@pierlight/contract/quests/statuses';
import type { Tx } from '../../kernel/db/database.ts';
import type { Gifts } from '../bonuses/public.ts';
import type { PlayerQuestRow, TaskRow } from './repository.ts';

/** The rewards there are in a currency now. */
export async function rewardsIn(
  gifts: Pick<Gifts, 'find'>,
  ids: readonly string[],
  currency: string,
  on?: Tx,
): Promise<QuestReward[]> {
  const found = await Promise.all(ids.map((id) => gifts.find(id, currency, on)));
  return found.flatMap((gift, at) => {
    const id = ids[at];
    if (!gift || id === undefined) return [];
    const { amount, wagerTimes, days } = gift;
    return [{ id, amount, wagerTimes, days }];
  });
}

/** A player's quest as they see it. */
export async function shownQuest(
  gifts: Pick<Gifts, 'find'>,
  row: PlayerQuestRow,
  on?: Tx,
): Promise<PlayerQuest> {
  return {
    ...{ id: row.id, questId: row.quest_id, name: row.quest_id },
    ...{ currency: row.currency, state: row.state, isInSequence: row.is_in_sequence },
    tasks: row.tasks.map((task) => shownTask(row, task)),
    rewards: await rewardsIn(gifts, row.rewards, row.currency, on),
    startedAt: row.started_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    pausedAt: row.paused_at?.toISOString() ?? null,
    finishedAt: row.finished_at?.toISOString() ?? null,
    rewardId: row.reward_id,
    version: Number(row.revision),
  };
}

/** A task of a player's quest as they see it. */
export function shownTask(row: PlayerQuestRow, task: TaskRow): QuestTask {
  const next = row.tasks.find((one) => !one.is_completed);
  const isOn = row.state === questState.active && row.paused_at === null;
  return {
    ...{ id: task.place, questId: row.id, type: task.type },
    isActive: isOn && !task.is_completed && (!row.is_in_sequence || next?.place === task.place),
    isCompleted: task.is_completed,
    ...{ progress: task.progress, quantity: task.quantity, multiplier: task.multiplier },
    games: task.games === null ? null : [...task.games],
  };
}
