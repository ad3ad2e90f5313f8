import { ArrowUDownLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowUDownLeft';
import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock';
import { HandCoinsIcon } from '@phosphor-icons/react/dist/ssr/HandCoins';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import type { Bet } from '@pierlight/contract/sportsbook/schemas';
import { type BetStatus, betStatus } from '@pierlight/contract/sportsbook/statuses';
import { Badge, type BadgeProps } from '@pierlight/ui/badge';
import { useTranslations } from 'use-intl';

const signs = {
  [betStatus.open]: { tone: 'tide', icon: <ClockIcon aria-hidden="true" /> },
  [betStatus.won]: { tone: 'win', icon: <CheckIcon aria-hidden="true" /> },
  [betStatus.lost]: { tone: 'neutral', icon: <XIcon aria-hidden="true" /> },
  [betStatus.returned]: { tone: 'neutral', icon: <ArrowUDownLeftIcon aria-hidden="true" /> },
  [betStatus.halfWon]: { tone: 'win', icon: <CheckIcon aria-hidden="true" /> },
  [betStatus.halfLost]: { tone: 'neutral', icon: <XIcon aria-hidden="true" /> },
  [betStatus.cashedOut]: { tone: 'neutral', icon: <HandCoinsIcon aria-hidden="true" /> },
  [betStatus.discarded]: { tone: 'neutral', icon: <ArrowUDownLeftIcon aria-hidden="true" /> },
} as const satisfies Record<BetStatus, Pick<BadgeProps, 'tone' | 'icon'>>;

/** How a bet stands, in a word. */
export function BetState({ bet: { status } }: { readonly bet: Bet }) {
  const text = useTranslations('account.history.bets.states');
  return <Badge {...signs[status]}>{text(String(status))}</Badge>;
}
