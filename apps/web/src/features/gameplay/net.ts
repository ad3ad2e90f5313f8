import type { GameSession, Spin, SpinsTotal } from '@pierlight/contract/gameplay/schemas';
import { roundStatus } from '@pierlight/contract/gameplay/statuses';

/** Net position of a game session so far, in subunits; negative when more was staked than paid. */
export function netPosition({ staked, paid }: Pick<GameSession, 'staked' | 'paid'>): number {
  return paid - staked;
}

/** What a round brought, in subunits; null while it runs. One that was rolled back brought nothing. */
export function netOfSpin({ stake, payout, status }: Spin): number | null {
  switch (status) {
    case roundStatus.open:
      return null;
    case roundStatus.settled:
      return payout - stake;
    case roundStatus.rolledBack:
      return 0;
  }
}

/** A sum with its sign written out: a plus for gains, a true minus for losses, none for nothing. */
export function signed(subunits: number, written: (subunits: number) => string): string {
  return subunits > 0 ? `+${written(subunits)}` : written(subunits);
}

export interface SpinsSum {
  readonly currency: string;
  readonly staked: number;
  readonly paid: number;
  readonly net: number;
}

/** Sums of what games came to, by currency, in the order the currencies first appear. */
export function sumsOfSpins(totals: readonly SpinsTotal[]): readonly SpinsSum[] {
  const sums = new Map<string, SpinsSum>();
  for (const { currency, staked, paid, freePaid } of totals) {
    const held = sums.get(currency) ?? { currency, staked: 0, paid: 0, net: 0 };
    sums.set(currency, {
      currency,
      staked: held.staked + staked,
      paid: held.paid + paid + freePaid,
      net: held.net + paid + freePaid - staked,
    });
  }
  return [...sums.values()];
}
