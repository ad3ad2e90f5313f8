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

/** The bonus of a currency that no money is withdrawn beside: the one being played, else one that waits. */
export const heldIn = (bonuses: readonly PlayerBonus[], currency: string) => {
  const held = bonuses.filter(
    (bonus) =>
      bonus.currency === currency && bonus.status !== bonusStatus.finished && !bonus.isEnding,
  );
  return held.find(({ status }) => status === bonusStatus.active) ?? held[0];
};
