import type { PlayerBonus } from '@pierlight/contract/bonuses/schemas';
import { bonusStatus } from '@pierlight/contract/bonuses/statuses';

type Wagering = Pick<PlayerBonus, 'wagered' | 'wagerTotal'>;

/** What is still to be staked, in subunits. */
export const leftToWager = ({ wagered, wagerTotal }: Wagering) => Math.max(0, wagerTotal - wagered);

/**
 * What staking so much loses on average, in subunits.
 *
 * @param averageReturn what comes back of a stake on average, in per cent
 */
export const averageCost = (stakes: number, averageReturn: number) =>
  Math.round((stakes * (100 - averageReturn)) / 100);

/** The bonus whose money is staked in a currency now. */
export const playedIn = (bonuses: readonly PlayerBonus[], currency: string) =>
  bonuses.find(
    (bonus) =>
      bonus.currency === currency && bonus.status === bonusStatus.active && !bonus.isEnding,
  );
