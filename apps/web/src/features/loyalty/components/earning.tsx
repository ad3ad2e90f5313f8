import { Button } from '@pierlight/ui/button';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { useFormatter, useTranslations } from 'use-intl';
import { shortMoney, useMoney } from '#features/settings/public.ts';
import { ModalFrame } from '#shared/modals/modal-frame.tsx';
import { useModals } from '#shared/modals/use-modals.ts';
import { useLevels } from '../use-levels.ts';

/** How points are earned, and what they cost. */
export function Earning() {
  const text = useTranslations('modals.loyalty');
  const modals = useModals();
  const levels = useLevels();
  return (
    <ModalFrame
      title={text('earn.title')}
      foot={
        levels.isError ? (
          <Button size="lg" block onClick={() => void levels.refetch()}>
            {text('retry')}
          </Button>
        ) : (
          <Button variant="line" size="lg" block onClick={modals.close}>
            {text('close')}
          </Button>
        )
      }
    >
      {levels.isError ? (
        <p className="text-text-2">{text('failed')}</p>
      ) : levels.data ? (
        <Rules {...levels.data} />
      ) : (
        <SkeletonGroup>
          <Skeleton className="h-48" />
        </SkeletonGroup>
      )}
    </ModalFrame>
  );
}

type RulesProps = NonNullable<ReturnType<typeof useLevels>['data']>;

function Rules({ currency, pointStake, pointCost, fullReturn }: RulesProps) {
  const text = useTranslations('modals.loyalty.earn');
  const money = useMoney();
  const format = useFormatter();
  if (pointStake === null || pointCost === null)
    return <p className="text-text-2">{text('noPoints', { currency })}</p>;
  const short = (subunits: number) => shortMoney(money(subunits, currency));
  const percent = format.number(fullReturn / 100, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <ul className="grid list-disc gap-3 ps-5 text-text-2">
      <li>{text('stake', { stake: short(pointStake) })}</li>
      <li>{text('own')}</li>
      <li>{text('games', { percent })}</li>
      <li>{text('cost', { lost: short(pointCost) })}</li>
      <li>{text('kept')}</li>
    </ul>
  );
}
