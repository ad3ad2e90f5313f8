import type { PlayerQuest, Quest } from '@pierlight/contract/quests/schemas';
import { questState } from '@pierlight/contract/quests/statuses';
import { Alert } from '@pierlight/ui/alert';
import { Lamp } from '@pierlight/ui/art/lamp';
import { Button, buttonStyle } from '@pierlight/ui/button';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { isProblem } from '#shared/api/problem.ts';
import { ModalFrame } from '#shared/modals/modal-frame.tsx';
import { takeQuestRewardMutation } from '../api.ts';
import { useQuestWords } from '../use-quest-words.ts';
import { NamedQuest } from './named-quest.tsx';

/** The rewards of a quest, one of which is chosen once it is completed. */
export function QuestRewards({ value }: { readonly value: string | null }) {
  return (
    <NamedQuest id={value ?? ''} title="rewards">
      {(quest) => <Rewards quest={quest} />}
    </NamedQuest>
  );
}

function Rewards({ quest }: { readonly quest: Quest | PlayerQuest }) {
  const text = useTranslations('modals.quests.reward');
  const { nameOf, short } = useQuestWords();
  const taking = useMutation(takeQuestRewardMutation());
  const own = 'startedAt' in quest ? quest : null;
  const isDone = own?.state === questState.completed;
  const taken = own?.rewards.find(({ id }) => id === own.rewardId);
  return (
    <ModalFrame
      title={nameOf(quest.name)}
      foot={
        own?.rewardId ? (
          <Link
            to="/profile/bonuses"
            className={buttonStyle({ variant: 'line', size: 'lg', block: true })}
          >
            {text('bonuses')}
          </Link>
        ) : undefined
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-2 pt-2 pb-3 text-center">
        <Lamp state={isDone ? 'on' : 'off'} size={96} />
        <h3 className="text-balance text-20">
          {own?.rewardId ? text('taken') : isDone ? text('heading') : text('later')}
        </h3>
        {own?.rewardId ? (
          taken ? (
            <p className="text-text-2">
              {text('given', { amount: short(taken.amount, quest.currency) })}
            </p>
          ) : null
        ) : (
          <ul className="mt-3 grid w-full grid-cols-[minmax(0,1fr)] gap-4 text-start">
            {quest.rewards.map(({ id, amount, wagerTimes, days }) => (
              <li
                key={id}
                className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card bg-surface-2 p-4"
              >
                <p>
                  <b className="block text-20">{short(amount, quest.currency)}</b>
                  <span className="text-13 text-text-2">
                    {text('terms', { times: wagerTimes, days })}
                  </span>
                </p>
                {isDone ? (
                  <Button
                    block
                    loading={taking.isPending && taking.variables.rewardId === id}
                    onClick={() => {
                      if (!taking.isPending) taking.mutate({ id: own.id, rewardId: id });
                    }}
                  >
                    {text('take', { amount: short(amount, quest.currency) })}
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
        )}
        {taking.error ? <Alert tone="error">{text(problemOf(taking.error))}</Alert> : null}
      </div>
    </ModalFrame>
  );
}

/** The words for a reward that was not taken, or of which nobody knows. */
function problemOf(error: Error) {
  if (isProblem(error, 'accountExcluded')) return 'away';
  if (isProblem(error, 'bonusUnavailable')) return 'unavailable';
  return isProblem(error) && error.isOffline ? 'unanswered' : 'failed';
}
