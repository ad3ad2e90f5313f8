import type { TaskType } from '@pierlight/contract/quests/statuses';
import type { QuestTerms, TaskTerms } from './quests-shapes.ts';

/** Games on offer by category. */
export type GamesByCategory = () => Promise<ReadonlyMap<string, readonly string[]>>;

/** A task as it stands at the start of a quest. */
export interface StartedTask {
  readonly type: TaskType;
  readonly quantity: number;
  /** In hundredths of a stake. */
  readonly multiplier: number | null;
  readonly games: string[] | null;
}

/** What the tasks of a quest come to in a currency, and among the games of now. */
export const tasksOf = (
  { tasks }: QuestTerms,
  currency: string,
  games: ReadonlyMap<string, readonly string[]>,
): StartedTask[] =>
  tasks.flatMap((task) => {
    const quantity = task.type === 'stakes' ? task.amounts[currency] : task.quantity;
    if (quantity === undefined) return [];
    return [
      {
        ...{ type: task.type, quantity, games: gamesOf(task, games) },
        multiplier: task.type === 'multiplier' ? Math.round(task.multiplier * 100) : null,
      },
    ];
  });

/** Whether all tasks are there and can be done: in a new currency, or without enough games, nobody could end them. */
export const canBeDone = ({ tasks }: QuestTerms, now: readonly StartedTask[]): boolean =>
  now.length === tasks.length &&
  now.every(
    ({ type, quantity, games }) =>
      games === null || games.length >= (type === 'games' ? quantity : 1),
  );

function gamesOf(
  { games, categories }: TaskTerms,
  known: ReadonlyMap<string, readonly string[]>,
): string[] | null {
  if (games) {
    const onOffer = new Set([...known.values()].flat());
    return games.filter((game) => onOffer.has(game));
  }
  return categories ? categories.flatMap((category) => known.get(category) ?? []) : null;
}
