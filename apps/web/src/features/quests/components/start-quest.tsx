import type { Quest } from '@pierlight/contract/quests/schemas';
import { Alert } from '@pierlight/ui/alert';
import { Button } from '@pierlight/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { startQuestMutation } from '../api.ts';
import { questProblem } from '../quest-problem.ts';

interface StartQuestProps {
  readonly quest: Quest;
  /** The one thing to do in what is shown. */
  readonly isMain?: boolean;
  readonly onStarted?: (id: string) => void;
}

/** Starts a quest, or says why that cannot be now. */
export function StartQuest({ quest, isMain = false, onStarted }: StartQuestProps) {
  const text = useTranslations('modals.quests');
  const starting = useMutation(startQuestMutation());
  const problem = starting.error;
  return (
    <>
      <Button
        block
        variant={isMain ? 'lamp' : 'default'}
        loading={starting.isPending}
        onClick={() => {
          if (!starting.isPending)
            starting.mutate(quest.id, { onSuccess: ({ id }) => onStarted?.(id) });
        }}
      >
        {text('start')}
      </Button>
      {problem ? <Alert tone="error">{text(`problem.${questProblem(problem)}`)}</Alert> : null}
    </>
  );
}
