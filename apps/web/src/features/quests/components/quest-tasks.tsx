import type { PlayerQuest, Quest } from '@pierlight/contract/quests/schemas';
import { questState } from '@pierlight/contract/quests/statuses';
import { Alert } from '@pierlight/ui/alert';
import { buttonStyle } from '@pierlight/ui/button';
import { useTranslations } from 'use-intl';
import { ModalFrame } from '#shared/modals/modal-frame.tsx';
import { ModalLink } from '#shared/modals/modal-link.tsx';
import { useModals } from '#shared/modals/use-modals.ts';
import { useQuestWords } from '../use-quest-words.ts';
import { LeaveQuest } from './leave-quest.tsx';
import { NamedQuest } from './named-quest.tsx';
import { QuestBadge } from './quest-badge.tsx';
import { RewardLine } from './reward-line.tsx';
import { StartQuest } from './start-quest.tsx';
import { TaskRow } from './task-row.tsx';

/** The tasks of a quest, how far they have come, and the way out of it. */
export function QuestTasks({ value }: { readonly value: string | null }) {
  return (
    <NamedQuest id={value ?? ''} title="tasks">
      {(quest) => <Tasks quest={quest} />}
    </NamedQuest>
  );
}

function Tasks({ quest }: { readonly quest: Quest | PlayerQuest }) {
  const text = useTranslations('modals.quests');
  const { nameOf, textOf } = useQuestWords();
  const words = textOf(quest.name);
  const own = 'startedAt' in quest ? quest : null;
  const isOn = own?.state === questState.active;
  return (
    <ModalFrame title={nameOf(quest.name)} foot={<Foot quest={quest} />}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {own ? (
          <div>
            <QuestBadge quest={own} />
          </div>
        ) : null}
        {words ? <p className="text-text-2">{words}</p> : null}
        {isOn && own.pausedAt !== null ? <Alert tone="calm">{text('paused')}</Alert> : null}
        {quest.isInSequence ? <p className="text-13 text-text-3">{text('inSequence')}</p> : null}
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {quest.tasks.map((task) => (
            <TaskRow
              key={task.id}
              linked
              task={task}
              currency={quest.currency}
              waits={isOn && own.pausedAt === null && !task.isCompleted && !task.isActive}
            />
          ))}
        </ol>
        <div className="border-hair-2 border-t-2 border-dotted pt-4">
          <RewardLine quest={quest} />
        </div>
        <p className="text-13 text-text-3">{text('counts')}</p>
      </div>
    </ModalFrame>
  );
}

function Foot({ quest }: { readonly quest: Quest | PlayerQuest }) {
  const text = useTranslations('modals.quests');
  const modals = useModals();
  if (!('startedAt' in quest)) {
    const show = (id: string) => modals.open('quest-tasks', id);
    return quest.canStart ? (
      <div className="grid gap-3">
        <StartQuest quest={quest} isMain onStarted={show} />
      </div>
    ) : null;
  }
  if (quest.state === questState.completed && quest.rewardId === null)
    return (
      <ModalLink
        modal="quest-rewards"
        value={quest.id}
        className={buttonStyle({ variant: 'lamp', size: 'lg', block: true })}
      >
        {text('reward.action')}
      </ModalLink>
    );
  if (quest.state !== questState.active) return null;
  return <LeaveQuest id={quest.id} />;
}
