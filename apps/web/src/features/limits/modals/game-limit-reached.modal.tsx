import type { Limit } from '@pierlight/contract/limits/schemas';
import { Amount } from '@pierlight/ui/amount';
import { Button, buttonStyle } from '@pierlight/ui/button';
import { DefinitionList } from '@pierlight/ui/definition-list';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useMoney } from '#features/settings/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { WithTexts } from '#shared/i18n/texts.tsx';
import type { ModalViewProps } from '#shared/modals/modal-frame.tsx';
import { NoticeModal } from '#shared/modals/notice-modal.tsx';
import { useModals } from '#shared/modals/use-modals.ts';
import { limitsQuery } from '../api.ts';
import { LimitNotice } from '../components/limit-notice.tsx';
import { useResetTime } from '../components/use-reset-time.ts';
import { kindOf } from '../limits-of.ts';

/** A limit of the player's own that a stake would have passed. The value names it. */
export default function GameLimitReachedModal({ value }: ModalViewProps<'game-limit-reached'>) {
  const limits = useQuery(limitsQuery());
  if (limits.isPending) return null;
  if (limits.isLoadingError) return <LimitNotice about="failed" />;
  const limit = limits.data.find(({ id }) => id === value);
  if (!limit) return <LimitNotice about="reached" />;
  return (
    <WithTexts folders={['modals']}>
      <Reached limit={limit} />
    </WithTexts>
  );
}

function Reached({ limit }: { readonly limit: Limit }) {
  const text = useTranslations('modals.limits');
  const modals = useModals();
  const money = useMoney();
  const resetTime = useResetTime();
  const write = (subunits: number) => <Amount>{money(subunits, limit.currency)}</Amount>;
  const kind = kindOf(limit.definition);
  return (
    <NoticeModal
      title={text('reached.title')}
      art="empty-limits"
      heading={text(`reached.${kind}.heading`)}
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
    </NoticeModal>
  );
}
