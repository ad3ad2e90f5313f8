import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import type { QuestTask } from '@pierlight/contract/quests/schemas';
import { useTranslations } from 'use-intl';
import { ModalLink } from '#shared/modals/modal-link.tsx';
import { useModals } from '#shared/modals/use-modals.ts';
import { isPlainPress } from '#shared/navigation/plain-press.ts';
import { taskAddress } from '../quest-facts.ts';
import { useQuestWords } from '../use-quest-words.ts';
import { TaskHoles } from './task-holes.tsx';

interface TaskRowProps {
  readonly task: QuestTask;
  readonly currency: string;
  /** It waits for the tasks before it. */
  readonly waits?: boolean;
  /** Leads to the games that count. */
  readonly linked?: boolean;
}

/** A task in words and holes, with how far it has come. */
export function TaskRow({ task, currency, waits = false, linked = false }: TaskRowProps) {
  const text = useTranslations('modals.quests');
  const { taskOf, countOf } = useQuestWords();
  const modals = useModals();
  const address = taskAddress(task.questId, task.id);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <p className="flex items-start justify-between gap-3 text-13 text-text-2">
        <span className="min-w-0">{taskOf(task, currency)}</span>
        <b className="flex flex-none items-center gap-1 font-semibold text-text-1">
          {task.isCompleted ? (
            <CheckIcon aria-hidden="true" size={14} weight="bold" className="text-win" />
          ) : null}
          <bdi>{countOf(task, currency)}</bdi>
          {task.isCompleted ? <span className="visually-hidden">{text('task.done')}</span> : null}
        </b>
      </p>
      <TaskHoles task={task} />
      {waits ? <p className="text-12 text-text-3">{text('task.waits')}</p> : null}
      {linked && !task.isCompleted ? (
        <ModalLink
          modal="quest-task-games"
          value={address}
          onClick={(event) => {
            if (!isPlainPress(event)) return;
            event.preventDefault();
            // A step of its own, so that going back leads here.
            modals.step('quest-task-games', address, {});
          }}
          className="target-44 justify-self-start font-semibold text-13 text-text-1 underline underline-offset-3"
        >
          {task.games === null
            ? text('task.anyGame')
            : text('task.counting', { count: task.games.length })}
        </ModalLink>
      ) : null}
    </li>
  );
}
