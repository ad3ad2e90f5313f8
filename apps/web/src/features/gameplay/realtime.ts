import type { Winner, WinnersMeta } from '@pierlight/contract/gameplay/schemas';
import type {
  BonusBetMessage,
  RuleBetMessage,
  WinnerMessage,
} from '@pierlight/contract/realtime/channels';
import { formatAmount } from '@pierlight/money/amount';
import type { QueryClient } from '@tanstack/react-query';
import { currenciesQuery } from '#features/settings/public.ts';
import type { AlertRequest } from '#shared/alerts/alert-queue.ts';
import type { LanguageTag } from '#shared/i18n/locales.ts';
import { gameplayKeys } from './keys.ts';
import { type RefusedBet, refusedBet, refusedBets } from './refused-bets.ts';

/** How many wins the list keeps. */
const KEPT = 20;

export function winnerAdded(client: QueryClient, { winner }: WinnerMessage): void {
  client.setQueryData<{ data: Winner[]; meta: WinnersMeta }>(gameplayKeys.winners, (known) => {
    if (known === undefined || known.data.some(({ id }) => id === winner.id)) return known;
    return { ...known, data: [winner, ...known.data].slice(0, KEPT) };
  });
}

/** Takes a refused stake over from its channel and publishes it; null for what tells nothing. */
export function betRefused(
  client: QueryClient,
  message: BonusBetMessage,
  tag: LanguageTag,
): RefusedBet | null {
  const bet = refusedBet(message, moneyIn(client, tag));
  if (bet) refusedBets.publish(bet);
  return bet;
}

/** What is said of a stake that the rules of slots did not allow. */
export function ruleAlert(
  client: QueryClient,
  message: RuleBetMessage,
  tag: LanguageTag,
): AlertRequest {
  const shown = { tone: 'calm', ignoreDuplicates: true, duration: 6000 } as const;
  return message.event === 'game.bet.too.soon'
    ? { ...shown, key: 'games.tooSoon', values: { seconds: message.seconds } }
    : {
        ...shown,
        key: 'games.stakeAboveRule',
        values: { amount: moneyIn(client, tag)(message.maxStake, message.currency) },
      };
}

/** Writes subunits of a currency for the reader. */
function moneyIn(client: QueryClient, tag: LanguageTag) {
  const currencies = client.getQueryData(currenciesQuery().queryKey) ?? [];
  return (subunits: number, code: string) => {
    const currency = currencies.find((known) => known.code === code);
    return currency ? formatAmount(subunits, currency, tag) : `${subunits} ${code}`;
  };
}
