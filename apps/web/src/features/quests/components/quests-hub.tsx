import type { PlayerQuest, Quest } from '@pierlight/contract/quests/schemas';
import { questState } from '@pierlight/contract/quests/statuses';
import { Badge } from '@pierlight/ui/badge';
import { Button, buttonStyle } from '@pierlight/ui/button';
import { SegmentedControl } from '@pierlight/ui/segmented-control';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#shared/api/use-query.ts';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { ModalFrame } from '#shared/modals/modal-frame.tsx';
import { ModalLink } from '#shared/modals/modal-link.tsx';
import { ownQuestsQuery, questsQuery } from '../api.ts';
import { QuestBadge } from './quest-badge.tsx';
import { QuestCard } from './quest-card.tsx';
import { StartQuest } from './start-quest.tsx';

/** How many of the quests that are over are shown. */
const OVER_SHOWN = 12;

/** Quests that are on, that can be started, and that are over. */
export function QuestsHub() {
  return (
    <WithTexts folders={['modals']}>
      <Hub />
    </WithTexts>
  );
}

function Hub() {
  const text = useTranslations('modals.quests');
  const own = useQuery(ownQuestsQuery());
  const all = useQuery(questsQuery());
  if (own.data && all.data) return <Columns own={own.data} all={all.data} />;
  const isFailed = own.isError || all.isError;
  return (
    <ModalFrame
      size="full"
      title={text('hub.title')}
      foot={
        isFailed ? (
          <Button size="lg" block onClick={() => Promise.all([own.refetch(), all.refetch()])}>
            {text('retry')}
          </Button>
        ) : undefined
      }
    >
      {isFailed ? (
        <p className="text-text-2">{text('failed')}</p>
      ) : (
        <SkeletonGroup>
          <div className="grid gap-6 md:grid-cols-3">
            <Skeleton className="h-72" />
            <Skeleton className="h-72 max-md:hidden" />
            <Skeleton className="h-72 max-md:hidden" />
          </div>
        </SkeletonGroup>
      )}
    </ModalFrame>
  );
}

interface ColumnsProps {
  readonly own: readonly PlayerQuest[];
  readonly all: readonly Quest[];
}

const columns = ['on', 'start', 'over'] as const;
type Column = (typeof columns)[number];

function Columns({ own, all }: ColumnsProps) {
  const text = useTranslations('modals.quests');
  const on = own.filter(({ state }) => state === questState.active);
  // A reward that waits comes before what is over.
  const over = own
    .filter(({ state }) => state !== questState.active)
    .toSorted((one, other) => Number(isWaiting(other)) - Number(isWaiting(one)))
    .slice(0, OVER_SHOWN);
  const start = all.filter(({ canStart }) => canStart);
  const later = all.filter(({ againAt }) => againAt !== null);
  const [chosen, choose] = useState<Column>(
    over.some(isWaiting) ? 'over' : on.length > 0 ? 'on' : 'start',
  );
  const counts = { on: on.length, start: start.length + later.length, over: over.length };
  return (
    <ModalFrame
      size="full"
      title={text('hub.title')}
      toolbar={
        <div className="md:hidden">
          <SegmentedControl
            label={text('hub.columns')}
            value={chosen}
            onValueChange={choose}
            options={columns.map((value) => ({
              value,
              label: `${text(`hub.${value}`)} ${counts[value]}`,
            }))}
          />
        </div>
      }
    >
      <p className="mb-5 text-13 text-text-2">{text('hub.cost')}</p>
      <div className="grid items-start gap-6 md:grid-cols-3">
        <QuestColumn name="on" chosen={chosen} count={counts.on}>
          {on.map((quest) => (
            <QuestCard key={quest.id} lit quest={quest} badge={<QuestBadge quest={quest} />}>
              <TasksLink id={quest.id} />
            </QuestCard>
          ))}
        </QuestColumn>
        <QuestColumn name="start" chosen={chosen} count={counts.start}>
          {[...start, ...later].map((quest) => (
            <QuestCard
              key={quest.id}
              quest={quest}
              badge={<Badge>{text('state.lasts', { days: quest.days })}</Badge>}
            >
              {quest.isAlone ? <p className="text-12 text-text-3">{text('alone')}</p> : null}
              {quest.canStart ? (
                <StartQuest quest={quest} />
              ) : (
                <p className="text-13 text-text-2">
                  {text(quest.repeats === 'day' ? 'again.day' : 'again.week')}
                </p>
              )}
            </QuestCard>
          ))}
        </QuestColumn>
        <QuestColumn name="over" chosen={chosen} count={counts.over}>
          {over.map((quest) => (
            <QuestCard key={quest.id} quest={quest} badge={<QuestBadge quest={quest} />}>
              {isWaiting(quest) ? (
                <ModalLink
                  modal="quest-rewards"
                  value={quest.id}
                  className={buttonStyle({ variant: 'lamp', block: true })}
                >
                  {text('reward.action')}
                </ModalLink>
              ) : null}
            </QuestCard>
          ))}
        </QuestColumn>
      </div>
    </ModalFrame>
  );
}

const isWaiting = ({ state, rewardId }: PlayerQuest) =>
  state === questState.completed && rewardId === null;

function TasksLink({ id }: { readonly id: string }) {
  const text = useTranslations('modals.quests');
  return (
    <ModalLink modal="quest-tasks" value={id} className={buttonStyle({ block: true })}>
      {text('tasksAction')}
    </ModalLink>
  );
}

interface QuestColumnProps {
  readonly name: Column;
  /** The one that a phone shows. */
  readonly chosen: Column;
  readonly count: number;
  readonly children: ReactNode;
}

function QuestColumn({ name, chosen, count, children }: QuestColumnProps) {
  const text = useTranslations('modals.quests.hub');
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={name === chosen ? '' : 'max-md:hidden'}>
      <h3 id={heading} className="mb-4 flex gap-2 text-17 max-md:visually-hidden">
        {text(name)} <span className="font-medium text-text-3">{count}</span>
      </h3>
      {count === 0 ? (
        <p className="text-13 text-text-2">{text(`empty.${name}`)}</p>
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">{children}</ul>
      )}
    </section>
  );
}
