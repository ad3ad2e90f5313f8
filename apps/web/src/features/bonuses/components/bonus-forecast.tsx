import type { DepositBonus } from '@pierlight/contract/bonuses/schemas';
import { Disclosure } from '@pierlight/ui/disclosure';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazy } from '#shared/lazy.ts';
import { Optional } from '#shared/optional.tsx';

const ForecastForm = lazy(() => import('./forecast-form.tsx'));

export interface BonusForecastProps {
  readonly offer: DepositBonus;
  /** In subunits, as the bonus that comes with it. */
  readonly deposit: number;
  readonly bonus: number;
}

/** What a bonus comes to at a game of the player's choice, before it is taken. Computed once somebody asks. */
export function BonusForecast(props: BonusForecastProps) {
  const text = useTranslations('global-components.bonusOffers');
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure summary={text('forecast')} onToggle={setOpen}>
      {isOpen ? (
        <Optional
          fallback={
            <SkeletonGroup>
              <Skeleton className="h-[34rem]" />
            </SkeletonGroup>
          }
        >
          <ForecastForm {...props} />
        </Optional>
      ) : null}
    </Disclosure>
  );
}
