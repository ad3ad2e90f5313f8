import type { Spin } from '@pierlight/contract/gameplay/schemas';
import { roundStatus } from '@pierlight/contract/gameplay/statuses';
import type { Currency } from '@pierlight/contract/settings/schemas';
import { toDecimalString } from '@pierlight/money/amount';
import type { apiOf } from '#shared/api/query-client.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { ExportedRow } from '#shared/table-export/exported-table.ts';
import type { SpinsChoice } from './api.ts';

export const spinColumns = [
  'time',
  'game',
  'state',
  'free',
  'stake',
  'paid',
  'net',
  'currency',
  'settled',
  'round',
] as const;

/** As many as one call answers. */
const PER_PAGE = 100;

/** Reads every round of a choice, the newest first; what is played meanwhile is left out. */
export async function readSpins(
  api: ReturnType<typeof apiOf>,
  choice: SpinsChoice,
  locale: Locale,
  onRead: (share: number) => void,
): Promise<Spin[]> {
  const spins: Spin[] = [];
  for (let until: string | null | undefined; until !== null; ) {
    const { data, meta } = await api.gameplay.spins({
      ...choice,
      locale,
      page: 1,
      perPage: PER_PAGE,
      ...(until === undefined ? {} : { until }),
    });
    spins.push(...data);
    until = meta.next;
    // Beyond where counting stops nobody knows how many there are.
    onRead(spins.length / (spins.length + Math.max(0, meta.total - data.length)));
  }
  return spins;
}

/** A round as a row of a file. */
export function exportedSpin(spin: Spin, currencies: readonly Currency[]): ExportedRow {
  const { currency: code } = spin;
  const unit = currencies.find((known) => known.code === code) ?? { code, subunitToUnit: 1 };
  const isOpen = spin.status === roundStatus.open;
  const state = Object.entries(roundStatus).find(([, status]) => status === spin.status)?.[0];
  return {
    time: spin.createdAt,
    game: spin.game.name,
    state: state ?? null,
    free: spin.isFree ? 'yes' : 'no',
    stake: toDecimalString(spin.stake, unit),
    paid: isOpen ? null : toDecimalString(spin.payout, unit),
    net: isOpen ? null : toDecimalString(spin.payout - spin.stake, unit),
    currency: code,
    settled: spin.settledAt,
    round: spin.id,
  };
}
