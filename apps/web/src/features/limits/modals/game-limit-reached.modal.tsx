import type { Limit } from '@pierlight/contract/limits/schemas';
import { Amount } from '@pierlight/ui/amount';
import { Button, buttonStyle } from '@pierlight/ui/button';
import { DefinitionList } from '@pierlight/ui/definition-list';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useMoney } from '#features/settings/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { WithTexts } from '#shared/i18n/texts.tsx';
import type { ModalViewProps } from '#shared/modals/modal-frame.tsx';
import { NoticeModal } from '#shared/modals/notice-modal.tsx';
import { useModals } from '#shared/modals/use-modals.ts';
import { limitsQuery } from '../api.ts';
import { LimitNotice } from '../components/limit-notice.tsx';
import { useDuration } from '../components/use-duration.ts';
import { useResetTime } from '../components/use-reset-time.ts';
import { timeLimit } from '../keys.ts';
import { kindOf } from '../limits-of.ts';
import { playTimeQuery } from '../play-time-api.ts';

/** A limit of the player's own that a stake would have passed. The value names it; `time` is that of time at play. */
export default function GameLimitReachedModal({ value }: ModalViewProps<'game-limit-reached'>) {
  if (value !== timeLimit) return <MoneyLimitReached id={value} />;
  return (
    <WithTexts folders={['modals']}>
      <TimeReached />
    </WithTexts>
  );
}

function MoneyLimitReached({ id }: { readonly id: string | null }) {
  const limits = useQuery(limitsQuery());
  if (limits.isPending) return null;
  if (limits.isLoadingError) return <LimitNotice about="failed" />;
  const limit = limits.data.find((one) => one.id === id);
  if (!limit) return <LimitNotice about="reached" />;
  return (
    <WithTexts folders={['modals']}>
      <Reached limit={limit} />
    </WithTexts>
  );
}

function Reached({ limit }: { readonly limit: Limit }) {
  const text = useTranslations('modals.limits');
  const money = useMoney();
  const resetTime = useResetTime();
  const write = (subunits: number) => <Amount>{money(subunits, limit.currency)}</Amount>;
  const kind = kindOf(limit.definition);
  return (
    <ReachedNotice heading={text(`reached.${kind}.heading`)}>
      <p>{text(`reached.${kind}.text`)}</p>
      <DefinitionList
        className="min-w-64 text-start"
        items={[
          {
            key: 'limit',
            label: text(`reached.limit.${limit.period}`),
            value: write(limit.amount),
          },
          { key: 'left', label: text('reached.left'), value: write(limit.left) },
          {
            key: 'anew',
            label: text('reached.anew'),
            value: resetTime(limit.period, limit.resetsAt),
          },
        ]}
      />
    </ReachedNotice>
  );
}

function TimeReached() {
  const text = useTranslations('modals.limits');
  const duration = useDuration();
  const resetTime = useResetTime();
  const playTime = useQuery(playTimeQuery()).data;
  if (!playTime) return null;
  if (playTime.limitMinutes === null) return <LimitNotice about="reached" />;
  return (
    <ReachedNotice heading={text('reached.time.heading')}>
      <p>{text('reached.time.text')}</p>
      <DefinitionList
        className="min-w-64 text-start"
        items={[
          {
            key: 'limit',
            label: text('reached.limit.daily'),
            value: duration(playTime.limitMinutes),
          },
          {
            key: 'played',
            label: text('reached.time.played'),
            value: duration(Math.floor(playTime.playedSeconds / 60)),
          },
          {
            key: 'anew',
            label: text('reached.anew'),
            value: resetTime('daily', playTime.resetsAt),
          },
        ]}
      />
    </ReachedNotice>
  );
}

interface ReachedNoticeProps {
  readonly heading: string;
  readonly children: ReactNode;
}

function ReachedNotice({ heading, children }: ReachedNoticeProps) {
  const text = useTranslations('modals.limits');
  const modals = useModals();
  return (
    <NoticeModal
      title={text('reached.title')}
      art="empty-limits"
      heading={heading}
      foot={
        <>
          <Button variant="line" size="lg" block onClick={modals.close}>
            {text('reached.back')}
          </Button>
          <Link
            to="/profile/limits"
            className={buttonStyle({ variant: 'calmline', size: 'lg', block: true })}
          >
            {text('reached.action')}
          </Link>
        </>
      }
    >
      {children}
    </NoticeModal>
  );
}
