import { type Weighed, type Worth, worthOf } from './worth.ts';

/** One normal player in four at least has to reach the end of the wagering. */
const LEAST_CHANCE = 0.25;
/** What rounding of sums may come to, as a share of the bonus. */
const NOTHING = 1e-9;

/** A bonus as it is weighed: in one currency, with the least deposit there is for it, which gets the most of its share. */
export interface WeighedOffer extends Weighed {
  readonly id: string;
  readonly currency: string;
  readonly isOnce: boolean;
  readonly costsAtMost: number;
  /** What its free spins stake in all, in the unit of the bonus: their wins are own money at once. */
  readonly spins: number;
}

/** A package as it is weighed: in one currency, by its parts. */
export interface WeighedPackage extends Titled {
  readonly parts: readonly WeighedOffer[];
}

type Titled = Pick<WeighedOffer, 'id' | 'currency' | 'isOnce' | 'costsAtMost'>;

export interface FairOffer {
  readonly offer: Titled;
  readonly worth: Worth;
  /** What would have to change, in words; null for one that holds. */
  readonly fault: string | null;
}

/** What every offer is worth, and whether that may be. */
export function weighOffers(offers: readonly WeighedOffer[]): FairOffer[] {
  // Most currencies have the same terms.
  const known = new Map<string, Worth>();
  return offers.map((offer) => {
    const { own, bonus, wagerTimes, maxBet, games } = offer;
    const key = JSON.stringify([own / bonus, maxBet && maxBet / bonus, wagerTimes, games]);
    const alone = known.get(key) ?? worthOf(offer);
    known.set(key, alone);
    const spins = offer.spins / bonus;
    const worth = {
      ...alone,
      best: alone.best + spins,
      normal: alone.normal + spins,
      besideAnother: alone.besideAnother + spins,
    };
    return { offer, worth, fault: faultOf(offer, worth) };
  });
}

/**
 * What packages are worth: their parts one after another, as shares of all their bonuses. No part is worth less than
 * nothing to who plays it best, so nobody does better by stopping before the last. They are wagered out as often as
 * the part that is so least.
 */
export function weighPackages(packages: readonly WeighedPackage[]): FairOffer[] {
  return packages.map((offer) => {
    const parts = weighOffers(offer.parts);
    const total = offer.parts.reduce((sum, { bonus }) => sum + bonus, 0);
    const share = (of: 'best' | 'normal' | 'besideAnother') =>
      parts.reduce((sum, { worth }, at) => sum + worth[of] * (offer.parts[at]?.bonus ?? 0), 0) /
      total;
    const worth = {
      best: share('best'),
      normal: share('normal'),
      besideAnother: share('besideAnother'),
      chance: Math.min(...parts.map((part) => part.worth.chance)),
    };
    return { offer, worth, fault: faultOf(offer, worth) };
  });
}

/**
 * Of offers that come again and again a player may always hold two, and stake own money free of the bounds of one of
 * them: each has to be worth no more than it may even then.
 * @throws Error naming the first that is
 */
export function requireFairTogether(offers: readonly WeighedOffer[]): void {
  const again = weighOffers(offers.filter(({ isOnce }) => !isOnce));
  for (const { offer, worth } of again) {
    const { id, currency, costsAtMost } = offer;
    const other = again.find(
      (one) => one.offer.currency === currency && one.offer.id !== id,
    )?.offer;
    if (other && worth.besideAnother > costsAtMost / 100 + NOTHING)
      throw new Error(
        [
          `${id} in ${currency}: beside ${other.id}, which comes again and again, too, it is worth`,
          `${percent(worth.besideAnother)} of the bonus to who plays both best, and may cost ${costsAtMost} %:`,
          'give one of them once, have it wagered more often, in games that return and swing less (games),',
          `or say on purpose "costsAtMost": ${Math.ceil(worth.besideAnother * 100 - NOTHING)}`,
        ].join(' '),
      );
  }
}

/**
 * No offer and no package beats the house by arithmetic unless that is meant, alone or beside others, and none is as
 * good as never wagered out.
 * @throws Error naming the first that does, or is
 */
export function requireFair(
  offers: readonly WeighedOffer[],
  packages: readonly WeighedPackage[] = [],
): void {
  const all = [...weighOffers(offers), ...weighPackages(packages)];
  const wrong = all.find(({ fault }) => fault !== null);
  if (wrong) throw new Error(`${wrong.offer.id} in ${wrong.offer.currency}: ${wrong.fault}`);
  requireFairTogether(offers);
}

function faultOf({ costsAtMost }: Titled, { best, chance }: Worth): string | null {
  if (best > costsAtMost / 100 + NOTHING)
    return [
      `it is worth ${percent(best)} of the bonus to who plays it best, and may cost ${costsAtMost} %:`,
      'have it wagered more often, at a lower maxBet, in games that return and swing less (games), give a',
      `smaller percent, or say on purpose "costsAtMost": ${Math.ceil(best * 100 - NOTHING)}`,
    ].join(' ');
  if (chance < LEAST_CHANCE)
    return [
      `of 100 normal players ${Math.floor(chance * 100)} wager it out, and ${LEAST_CHANCE * 100} should:`,
      'have it wagered less often',
    ].join(' ');
  return null;
}

/** Up to hundredths. */
const percent = (share: number): string => `${Math.ceil(share * 10_000 - NOTHING) / 100} %`;
