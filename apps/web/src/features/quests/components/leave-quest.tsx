import type { PlayerQuest } from '@pierlight/contract/quests/schemas';
import { Alert } from '@pierlight/ui/alert';
import { Button } from '@pierlight/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { cancelQuestMutation } from '../api.ts';
import { questProblem } from '../quest-problem.ts';

/** The way out of a quest: a press, and one more to make sure, for its steps are lost. */
export function LeaveQuest({ id }: Pick<PlayerQuest, 'id'>) {
  const text = useTranslations('modals.quests');
  const leaving = useMutation(cancelQuestMutation());
  const [step, setStep] = useState<'idle' | 'asked' | 'kept'>('idle');
  if (step !== 'asked')
    return (
      <Button
        variant="line"
        size="lg"
        block
        // The button that was pressed is gone.
        autoFocus={step === 'kept'}
        onClick={() => setStep('asked')}
      >
        {text('leave')}
      </Button>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p role="alert">{text('leaving.question')}</p>
      <div className="grid grid-cols-2 gap-2">
        <Button
          variant="line"
          size="lg"
          block
          loading={leaving.isPending}
          onClick={() => {
            if (!leaving.isPending) leaving.mutate(id);
          }}
        >
          {text('leaving.yes')}
        </Button>
        <Button size="lg" block autoFocus onClick={() => setStep('kept')}>
          {text('leaving.no')}
        </Button>
      </div>
      {leaving.error ? (
        <Alert tone="error">{text(`problem.${questProblem(leaving.error)}`)}</Alert>
      ) : null}
    </div>
  );
}
