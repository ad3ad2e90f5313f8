import type { QuestTask } from '@pierlight/contract/quests/schemas';
import { useFormatter, useTranslations } from 'use-intl';
import { shortMoney, useMoney } from '#features/settings/public.ts';

/** What quests and their tasks are called. Needs the texts of `modals`. */
export function useQuestWords() {
  const all = useTranslations('modals.quests.all');
  const tasks = useTranslations('modals.quests.task');
  const money = useMoney();
  const format = useFormatter();
  const short = (amount: number, currency: string) => shortMoney(money(amount, currency));
  return {
    nameOf: (id: string): string => (all.has(`${id}.name`) ? all(`${id}.name`) : id),
    textOf: (id: string): string | null => (all.has(`${id}.text`) ? all(`${id}.text`) : null),
    short,
    taskOf: (task: QuestTask, currency: string): string =>
      tasks(task.type, {
        count: task.quantity,
        amount: short(task.quantity, currency),
        times: format.number((task.multiplier ?? 0) / 100),
      }),
    /** "7 / 10". */
    countOf: ({ type, progress, quantity }: QuestTask, currency: string): string => {
      const write = (count: number) =>
        type === 'stakes' ? short(count, currency) : format.number(count);
      return tasks('of', { progress: write(progress), quantity: write(quantity) });
    },
  };
}
