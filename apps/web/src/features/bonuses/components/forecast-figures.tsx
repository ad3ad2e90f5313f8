import type { GameCard } from '@pierlight/contract/catalogue/schemas';
import { Button } from '@pierlight/ui/button';
import { DefinitionList } from '@pierlight/ui/definition-list';
import { LiveRegion } from '@pierlight/ui/live-region';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { type ReactNode, useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { gamePaysQuery } from '#features/catalogue/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import type { Forecast } from '../forecast/forecast.ts';
import { toStake } from '../forecast/stakes.ts';
import { useForecast } from '../forecast/use-forecast.ts';
import type { BonusForecastProps } from './bonus-forecast.tsx';
import { useBonusFigures } from './use-bonus-words.ts';

interface ForecastFiguresProps extends BonusForecastProps {
  readonly game: GameCard;
  readonly stake: number;
  /** How much of it counts, in per cent. */
  readonly share: number;
}

/** What a bonus comes to at a game and a stake, and under which assumptions. */
export function ForecastFigures({
  game,
  stake,
  share,
  deposit,
  bonus,
  offer,
}: ForecastFiguresProps) {
  const text = useTranslations('modals.bonusForecast');
  const query = useQuery(gamePaysQuery(game.id));
  const pays = query.data;
  const wagerTotal = toStake(bonus * offer.wagerTimes, stake, share);
  const wagering = useMemo(
    () => (pays ? { pays, deposit, bonus, wagerTotal, stake } : null),
    [pays, deposit, bonus, wagerTotal, stake],
  );
  const { forecast, isCurrent, hasFailed, retry } = useForecast(wagering);
  if (query.isError)
    return <ForecastMissing onRetry={() => void query.refetch()}>{text('failed')}</ForecastMissing>;
  if (pays === null) return <ForecastMissing>{text('none', { game: game.name })}</ForecastMissing>;
  if (hasFailed) return <ForecastMissing onRetry={retry}>{text('notComputed')}</ForecastMissing>;
  if (forecast === null) return <ForecastSkeleton />;
  return (
    <Figures
      forecast={forecast}
      isCurrent={isCurrent}
      toStake={wagerTotal}
      currency={offer.currency}
      game={game.name}
    />
  );
}

interface FiguresProps {
  readonly forecast: Forecast;
  readonly isCurrent: boolean;
  readonly toStake: number;
  readonly currency: string;
  readonly game: string;
}

function Figures({ forecast, isCurrent, toStake, currency, game }: FiguresProps) {
  const text = useTranslations('modals.bonusForecast');
  const format = useFormatter();
  const { short } = useBonusFigures();
  /** No more digits than are sure. */
  const about = (subunits: number) =>
    subunits < 1
      ? text('nothing')
      : text('about', { amount: short(Math.round(Number(subunits.toPrecision(2))), currency) });
  const percent = (share: number) =>
    format.number(share, { style: 'percent', maximumFractionDigits: 0 });
  const chance =
    forecast.chance > 0.99
      ? text('almostSure', { share: percent(0.99) })
      : forecast.chance < 0.01
        ? text('hardly', { share: percent(0.01) })
        : percent(forecast.chance);
  return (
    <div className={isCurrent ? '' : 'opacity-60'} aria-busy={!isCurrent}>
      <DefinitionList
        items={[
          { key: 'toStake', label: text('toStake'), value: short(toStake, currency) },
          { key: 'cost', label: text('cost'), value: about(forecast.cost) },
          { key: 'chance', label: text('chance'), value: chance, strong: true },
          { key: 'worst', label: text('worst'), value: about(forecast.worstTenth) },
          { key: 'middle', label: text('middle'), value: about(forecast.middle) },
          { key: 'best', label: text('best'), value: about(forecast.bestTenth) },
        ]}
      />
      <p className="mt-4 text-13">{text('how', { game })}</p>
      <ul className="mt-2 grid list-disc gap-1.5 ps-5 text-13">
        <li>{text('assumptions.order')}</li>
        <li>{text('assumptions.same')}</li>
        <li>{text('assumptions.end')}</li>
        <li>{text('assumptions.only')}</li>
      </ul>
      <LiveRegion
        text={isCurrent ? text('done', { chance, middle: about(forecast.middle) }) : ''}
      />
    </div>
  );
}

/** Skeleton of the figures until they are loaded. */
export function ForecastSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className="h-[26rem]" />
    </SkeletonGroup>
  );
}

interface ForecastMissingProps {
  readonly children: ReactNode;
  readonly onRetry?: () => void;
}

/** Says why there are no figures. */
export function ForecastMissing({ children, onRetry }: ForecastMissingProps) {
  const text = useTranslations('modals.bonusForecast');
  return (
    <div
      role="status"
      className="grid justify-items-start gap-3 rounded-card bg-surface-2 px-4 py-3.5"
    >
      <p>{children}</p>
      {onRetry ? (
        <Button variant="line" onClick={onRetry}>
          {text('retry')}
        </Button>
      ) : null}
    </div>
  );
}
