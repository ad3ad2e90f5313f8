import type { WeighedOffer, WeighedPackage } from './fair-offers.ts';
import type {
  BonusCode,
  Listed,
  ListedGift,
  ListedOffer,
  ListedPackage,
  OfferAmounts,
  OpenGames,
} from './offers-shapes.ts';

/** Free spins that come with a bonus; `stake` in subunits. */
export interface OfferedFreespins extends NonNullable<ListedOffer['freespins']> {
  readonly stake: number;
}

/** Where an offer stands in its package. */
export interface PackagePart {
  /** From 1 on. */
  readonly number: number;
  readonly of: number;
  /** The offer that has to be given before; null for the first one. */
  readonly after: string | null;
}

/** A bonus that may be taken with a deposit in one currency; amounts in its subunits. */
export interface Offer
  extends Omit<ListedOffer, 'amounts' | 'freespins'>,
    Omit<OfferAmounts, 'spinStake'> {
  readonly currency: string;
  /** What comes with it; null for nothing. */
  readonly freespins: OfferedFreespins | null;
  /** Null for one by itself. */
  readonly part: PackagePart | null;
  readonly all: ListedOffer['amounts'];
  /** It is made to players with its code alone. */
  readonly isByCode: boolean;
}

/** A bonus without a deposit, in one currency; amounts in its subunits. */
export interface Gift extends Omit<ListedGift, 'amounts'> {
  readonly amount: number;
  readonly maxBet: number | null;
}

/** A code there is; one that is paused gives nothing, and yet its offer is made to nobody without it. */
export interface KnownCode extends BonusCode {
  readonly isPaused: boolean;
}

/** What a bonus comes to in games, at a moment. */
export interface GamesNow {
  /** Those that take no stake of it. */
  readonly closedGames: readonly string[];
  /** What the others return on average that count in full, in per cent; null when it is not known. */
  readonly averageReturn: number | null;
  /** How much of a stake counts in those in which it does not count in full, in per cent by game. */
  readonly contributions: Readonly<Record<string, number>>;
}
export type GamesOf = (
  terms: Pick<ListedOffer, 'closedGames' | 'contributions'> & { readonly games: OpenGames | null },
) => Promise<GamesNow>;

/** What is offered at a moment. */
export interface Offers {
  /** Those that are made to everybody. */
  in(currency: string): readonly Offer[];
  find(id: string, currency: string): Offer | undefined;
  gift(id: string, currency: string): Gift | undefined;
  /** By its text in capitals. */
  code(text: string): KnownCode | undefined;
  /** Whether an offer or a gift of this id is made, in whatever currency. */
  has(id: string): boolean;
  readonly packages: readonly ListedPackage[];
}

/** The offers of a list, by currency: one without amounts in a currency is not offered in it. */
export function offersOf({
  offers,
  gifts = [],
  codes = [],
  packages = [],
}: Pick<Listed, 'offers'> &
  Partial<Pick<Listed, 'gifts' | 'packages'>> & { readonly codes?: readonly KnownCode[] }): Offers {
  const byCode = new Set(codes.map(({ offer: named }) => named));
  const parts = new Map(packages.map((one) => [one.id, partsOf(one)]));
  // A part without its package, which may be paused, is made to nobody.
  const made = offers.flatMap((listed) => {
    const part = listed.package === null ? null : parts.get(listed.package)?.get(listed.id);
    return part === undefined ? [] : [{ listed, part, isByCode: byCode.has(listed.id) }];
  });
  const inCurrency = (currency: string): Offer[] =>
    made.flatMap(({ listed, ...place }) => offerIn(listed, currency, place) ?? []);
  const ids = new Set([...made.map(({ listed }) => listed), ...gifts].map(({ id }) => id));
  return {
    in: (currency) => inCurrency(currency).filter(({ isByCode }) => !isByCode),
    find: (id, currency) => inCurrency(currency).find((one) => one.id === id),
    gift: (id, currency) => {
      const one = gifts.find((gift) => gift.id === id);
      return one && giftIn(one, currency);
    },
    code: (text) => codes.find(({ code }) => code === text),
    has: (id) => ids.has(id),
    packages,
  };
}

const partsOf = ({ parts }: ListedPackage): ReadonlyMap<string, PackagePart> =>
  new Map(
    parts.map((id, index) => [
      id,
      { number: index + 1, of: parts.length, after: parts[index - 1] ?? null },
    ]),
  );

/** All of them in every currency, as they are weighed. Free spins count at what they stake: no game returns more. */
export function weighedOf({ offers, gifts }: Pick<Listed, 'offers' | 'gifts'>): WeighedOffer[] {
  return [
    ...offers.flatMap((listed) =>
      Object.keys(listed.amounts).flatMap((currency) => {
        const one = offerIn(listed, currency, { part: null, isByCode: false });
        if (!one) return [];
        // A share of less than a subunit comes to nothing, and to one with a little more.
        const bonus = Math.max(1, Number(bonusFor(one, BigInt(one.from))));
        const spins = one.freespins ? one.freespins.count * one.freespins.stake : 0;
        return [{ ...one, own: one.from, bonus, spins }];
      }),
    ),
    ...gifts.flatMap((listed) =>
      Object.keys(listed.amounts).flatMap((currency) => {
        const one = giftIn(listed, currency);
        return one ? [{ ...one, currency, own: 0, bonus: one.amount, spins: 0, isOnce: true }] : [];
      }),
    ),
  ];
}

/** Packages in every currency of their parts, as they are weighed. */
export function weighedPackagesOf({
  packages,
  offers,
}: Pick<Listed, 'packages' | 'offers'>): WeighedPackage[] {
  return packages.flatMap(({ id, costsAtMost, parts }) => {
    const listed = offers.filter((offer) => parts.includes(offer.id));
    const byCurrency = Map.groupBy(
      weighedOf({ offers: listed, gifts: [] }),
      ({ currency }) => currency,
    );
    return [...byCurrency].map(([currency, weighed]) => ({
      ...{ id, currency, costsAtMost, isOnce: true, parts: weighed },
    }));
  });
}

function offerIn(
  { amounts: all, freespins, ...terms }: ListedOffer,
  currency: string,
  place: Pick<Offer, 'part' | 'isByCode'>,
): Offer | undefined {
  const own = all[currency];
  if (!own) return undefined;
  const { spinStake, ...amounts } = own;
  const hasSpins = freespins !== undefined && spinStake !== undefined;
  return {
    ...{ ...terms, ...amounts, currency, all, ...place },
    freespins: hasSpins ? { ...freespins, stake: spinStake } : null,
  };
}

function giftIn({ amounts: all, ...terms }: ListedGift, currency: string): Gift | undefined {
  const own = all[currency];
  return own && { ...terms, amount: own.bonus, maxBet: own.maxBet };
}

/** Whether the part of a package before it was given, which is when it may be taken. */
export const isItsTurn = (
  { part }: Pick<Offer, 'part'>,
  taken: readonly { readonly offerId: string; readonly isGiven: boolean }[],
): boolean =>
  part === null ||
  part.after === null ||
  taken.some(({ offerId, isGiven }) => isGiven && offerId === part.after);

/** What an offer comes to for a deposit, in subunits; 0 when that is too little for it. */
export function bonusFor(terms: Pick<Offer, 'percent' | 'from' | 'max'>, deposit: bigint): bigint {
  if (deposit < BigInt(terms.from)) return 0n;
  const share = (deposit * BigInt(terms.percent)) / 100n;
  return share < BigInt(terms.max) ? share : BigInt(terms.max);
}
