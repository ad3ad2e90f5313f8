import type { Currency } from '@pierlight/contract/settings/schemas';
import type { Bet, BetLeg } from '@pierlight/contract/sportsbook/schemas';
import { betStatus, legStatus } from '@pierlight/contract/sportsbook/statuses';
import { toDecimalString } from '@pierlight/money/amount';
import type { apiOf } from '#shared/api/query-client.ts';
import type { ExportedRow } from '#shared/table-export/exported-table.ts';
import { eventName, netOf } from './bet-figures.ts';

export const exportedColumns = [
  'time',
  'reference',
  'type',
  'state',
  'stake',
  'odds',
  'paid',
  'net',
  'currency',
  'settled',
  'corrected',
  'legs',
] as const;

/** As many as one call answers. */
const PER_PAGE = 100;

/** Reads every bet that runs, or every settled one, the newest first; one that comes meanwhile is read once. */
export async function readBets(
  api: ReturnType<typeof apiOf>,
  isSettled: boolean,
  onRead: (share: number) => void,
): Promise<Bet[]> {
  const bets = new Map<string, Bet>();
  for (let page = 1, isMore = true; isMore; page += 1) {
    const { data, meta } = await api.sportsbook.bets({
      ...{ page, perPage: PER_PAGE, isSettled: isSettled ? 'true' : 'false' },
    });
    for (const bet of data) bets.set(bet.id, bet);
    isMore = data.length === PER_PAGE;
    onRead(isMore ? bets.size / Math.max(meta.total, bets.size + 1) : 1);
  }
  return [...bets.values()];
}

const nameOf = (states: Readonly<Record<string, number>>, state: number): string =>
  Object.keys(states).find((name) => states[name] === state) ?? '';

const written = ({ outcome, market, event, odds, status }: BetLeg): string =>
  `${outcome}, ${market}, ${eventName(event)}: ${odds} ${nameOf(legStatus, status)}`;

/** A bet as a row of a file. */
export function exportedBet(bet: Bet, currencies: readonly Currency[]): ExportedRow {
  const { currency: code } = bet;
  const unit = currencies.find((known) => known.code === code) ?? { code, subunitToUnit: 1 };
  const net = netOf(bet);
  return {
    time: bet.createdAt,
    reference: bet.reference,
    type: bet.type,
    state: nameOf(betStatus, bet.status),
    stake: toDecimalString(bet.stake, unit),
    odds: bet.odds,
    paid: bet.payout === null ? null : toDecimalString(bet.payout, unit),
    net: net === null ? null : toDecimalString(net, unit),
    currency: code,
    settled: bet.settledAt,
    corrected: bet.isCorrected ? 'yes' : 'no',
    legs: bet.legs.map(written).join('; '),
  };
}
