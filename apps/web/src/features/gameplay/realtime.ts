import type { Winner } from '@pierlight/contract/gameplay/schemas';
import type { BonusBetMessage, WinnerMessage } from '@pierlight/contract/realtime/channels';
import { formatAmount } from '@pierlight/money/amount';
import type { QueryClient } from '@tanstack/react-query';
import { currenciesQuery } from '#features/settings/public.ts';
import { type RefusedBet, refusedBet, refusedBets } from './refused-bets.ts';

export const winnersKey = ['gameplay', 'winners'] as const;

/** How many wins the list keeps. */
const KEPT = 20;

export function winnerAdded(client: QueryClient, { winner }: WinnerMessage): void {
  client.setQueryData<Winner[]>(winnersKey, (winners) => {
    if (winners === undefined || winners.some(({ id }) => id === winner.id)) return winners;
    return [winner, ...winners].slice(0, KEPT);
  });
}

/** Takes a refused stake over from its channel and publishes it; null for what tells nothing. */
export function betRefused(
  client: QueryClient,
  message: BonusBetMessage,
  locale: string,
): RefusedBet | null {
  const currencies = client.getQueryData(currenciesQuery().queryKey) ?? [];
  const bet = refusedBet(message, (subunits, code) => {
    const currency = currencies.find((known) => known.code === code);
    return currency ? formatAmount(subunits, currency, locale) : `${subunits} ${code}`;
  });
  if (bet) refusedBets.publish(bet);
  return bet;
}
