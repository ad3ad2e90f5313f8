import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { CircleHalfIcon } from '@phosphor-icons/react/dist/ssr/CircleHalf';
import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock';
import { ProhibitIcon } from '@phosphor-icons/react/dist/ssr/Prohibit';
import { XCircleIcon } from '@phosphor-icons/react/dist/ssr/XCircle';
import type { Bet, BetLeg } from '@pierlight/contract/sportsbook/schemas';
import { betStatus, type LegStatus, legStatus } from '@pierlight/contract/sportsbook/statuses';
import { linkStyle } from '@pierlight/ui/link';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { eventName } from '../bet-figures.ts';
import { bookLink, eventRoute } from '../book-route.ts';
import { useOdds } from './use-odds.ts';

const signs = {
  [legStatus.open]: { Sign: ClockIcon, color: 'text-tide' },
  [legStatus.won]: { Sign: CheckCircleIcon, color: 'text-win' },
  [legStatus.lost]: { Sign: XCircleIcon, color: 'text-text-3' },
  [legStatus.returned]: { Sign: ProhibitIcon, color: 'text-text-3' },
  [legStatus.halfWon]: { Sign: CircleHalfIcon, color: 'text-win' },
  [legStatus.halfLost]: { Sign: CircleHalfIcon, color: 'text-text-3' },
} satisfies Record<LegStatus, object>;

/** What was bet on, each with its odds and how it stands. */
export function BetLegs({ bet }: { readonly bet: Bet }) {
  const text = useTranslations('account.history.bets');
  return (
    <ul
      aria-label={text('legsOf')}
      className="grid gap-2 border-hair-2 border-s-2 ps-3 text-13 @min-[56rem]:col-span-full @min-[56rem]:grid-cols-subgrid @min-[56rem]:gap-x-3"
    >
      {bet.legs.map((leg) => (
        <Leg key={leg.id} leg={leg} isRunning={bet.status === betStatus.open} />
      ))}
    </ul>
  );
}

interface LegProps {
  readonly leg: BetLeg;
  /** Its event can still be looked at in the book. */
  readonly isRunning: boolean;
}

function Leg({ leg, isRunning }: LegProps) {
  const text = useTranslations('account.history.bets');
  const odds = useOdds();
  const { Sign, color } = signs[leg.status];
  const { event } = leg;
  const name = eventName(event);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 @min-[56rem]:col-span-full @min-[56rem]:grid-cols-subgrid">
      <div className="flex min-w-0 gap-2 @min-[56rem]:col-span-3">
        <Sign aria-hidden="true" size={18} className={`flex-none ${color}`} />
        <p className="min-w-0 text-text-2">
          <bdi className="font-semibold text-text-1">{leg.outcome}</bdi> · <bdi>{leg.market}</bdi>
          {' · '}
          {isRunning && leg.status === legStatus.open ? (
            <Link
              {...bookLink(eventRoute(event.id))}
              preload={false}
              className={linkStyle({ tone: 'quiet' })}
            >
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <bdi>{name}</bdi>
          )}
          {leg.isLive ? ` · ${text('live')}` : null}
          {leg.voidReason === null ? null : (
            <span className="block text-text-3">
              {text('why')} <bdi>{leg.voidReason}</bdi>
            </span>
          )}
        </p>
      </div>
      <p className="tabular grid content-start justify-items-end @min-[56rem]:col-span-2 @min-[56rem]:grid-cols-subgrid">
        <span>{odds(leg.odds)}</span>
        <span className="text-text-2">{text(`legs.${leg.status}`)}</span>
      </p>
    </li>
  );
}
