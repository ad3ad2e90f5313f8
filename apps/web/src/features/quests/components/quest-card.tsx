import type { PlayerQuest, Quest } from '@pierlight/contract/quests/schemas';
import type { ReactNode } from 'react';
import { useQuestWords } from '../use-quest-words.ts';
import { RewardLine } from './reward-line.tsx';
import { TaskRow } from './task-row.tsx';

interface QuestCardProps {
  readonly quest: Quest | PlayerQuest;
  /** It is on. */
  readonly lit?: boolean;
  readonly badge: ReactNode;
  /** Below the tear line, what can be done. */
  readonly children?: ReactNode;
}

/** A quest as a ticket with a perforated foot: its tasks above the tear line, what it brings below. */
export function QuestCard({ quest, lit = false, badge, children }: QuestCardProps) {
  const { nameOf, textOf } = useQuestWords();
  const words = textOf(quest.name);
  return (
    <li className="relative isolate grid grid-cols-[minmax(0,1fr)] gap-3.5 p-5 pb-7">
      {/* A layer of its own: what is cut off would cut rings of the focus, too. */}
      <span
        aria-hidden="true"
        className={`-z-1 absolute inset-0 rounded-t-card [mask:radial-gradient(circle_4px_at_50%_100%,#0000_96%,#000)_1px_0/14px_100%_repeat-x] ${
          lit
            ? 'bg-[linear-gradient(170deg,var(--color-lamp-surface),var(--color-surface-2)_60%)]'
            : 'bg-surface-2'
        }`}
      />
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
        <h4 className="min-w-0 font-bold text-17">
          <bdi>{nameOf(quest.name)}</bdi>
        </h4>
        {badge}
      </div>
      {words && !lit ? <p className="text-13 text-text-2">{words}</p> : null}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {quest.tasks.map((task) => (
          <TaskRow key={task.id} task={task} currency={quest.currency} />
        ))}
      </ul>
      <div className="relative grid grid-cols-[minmax(0,1fr)] gap-3.5 border-hair-2 border-t-2 border-dotted pt-4 before:absolute before:-start-7 before:-top-2.25 before:size-4 before:rounded-full before:bg-surface-1 after:absolute after:-end-7 after:-top-2.25 after:size-4 after:rounded-full after:bg-surface-1">
        <RewardLine quest={quest} />
        {children}
      </div>
    </li>
  );
}
