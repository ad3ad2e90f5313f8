import type { BonusPackage, DepositBonus, OfferState } from '@pierlight/contract/bonuses/schemas';
import { offerStatus } from '@pierlight/contract/bonuses/statuses';

/** How a part of a package stands, in one word of `account.bonusPackages.status`. */
export type PartState = 'next' | 'toCome' | 'running' | 'over';

export interface PackagePart {
  readonly offer: DepositBonus;
  /** Null as long as it is not known. */
  readonly state: PartState | null;
}

const stateOf = {
  [offerStatus.available]: 'next',
  [offerStatus.running]: 'running',
  [offerStatus.used]: 'over',
  [offerStatus.unknown]: 'toCome',
} as const satisfies Record<OfferState['status'], PartState>;

/** The parts of a package for a guest, who has received none. */
export const partsOfGuest = ({ parts }: BonusPackage): readonly PackagePart[] =>
  parts.map((offer) => ({ offer, state: offer.package?.part === 1 ? 'next' : 'toCome' }));

/**
 * The parts of a package, each as it stands for the player.
 *
 * @param states how its offers stand; undefined as long as that is not known
 */
export const partsOf = (
  { parts }: BonusPackage,
  states: readonly OfferState[] | undefined,
): readonly PackagePart[] =>
  parts.map((offer) => {
    const own = states?.find(({ id }) => id === offer.id);
    return { offer, state: own ? stateOf[own.status] : null };
  });
