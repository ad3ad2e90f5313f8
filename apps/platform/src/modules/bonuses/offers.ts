import type { WeighedOffer } from './fair-offers.ts';
import type {
  BonusCode,
  Listed,
  ListedGift,
  ListedOffer,
  OfferAmounts,
  OpenGames,
} from './offers-file.ts';

/** A bonus that may be taken with a deposit in one currency; amounts in its subunits. */
export interface Offer extends Omit<ListedOffer, 'amounts'>, OfferAmounts {
  readonly currency: string;
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
}

/** The offers of a list, by currency: one without amounts in a currency is not offered in it. */
export function offersOf({
  offers,
  gifts = [],
  codes = [],
}: Pick<Listed, 'offers'> &
  Partial<Pick<Listed, 'gifts'>> & { readonly codes?: readonly KnownCode[] }): Offers {
  const byCode = new Set(codes.map(({ offer: named }) => named));
  const inCurrency = (currency: string): Offer[] =>
    offers.flatMap((one) => offerIn(one, currency, byCode.has(one.id)) ?? []);
  const ids = new Set([...offers, ...gifts].map(({ id }) => id));
  return {
    in: (currency) => inCurrency(currency).filter(({ isByCode }) => !isByCode),
    find: (id, currency) => inCurrency(currency).find((one) => one.id === id),
    gift: (id, currency) => {
      const one = gifts.find((gift) => gift.id === id);
      return one && giftIn(one, currency);
    },
    code: (text) => codes.find(({ code }) => code === text),
    has: (id) => ids.has(id),
  };
}

/** All of them in every currency, as they are weighed. */
export function weighedOf({ offers, gifts }: Pick<Listed, 'offers' | 'gifts'>): WeighedOffer[] {
  return [
    ...offers.flatMap((listed) =>
      Object.keys(listed.amounts).flatMap((currency) => {
        const one = offerIn(listed, currency, false);
        if (!one) return [];
        // A share of less than a subunit comes to nothing, and to one with a little more.
        const bonus = Math.max(1, Number(bonusFor(one, BigInt(one.from))));
        return [{ ...one, own: one.from, bonus }];
      }),
    ),
    ...gifts.flatMap((listed) =>
      Object.keys(listed.amounts).flatMap((currency) => {
        const one = giftIn(listed, currency);
        return one ? [{ ...one, currency, own: 0, bonus: one.amount, isOnce: true }] : [];
      }),
    ),
  ];
}

function offerIn(
  { amounts: all, ...terms }: ListedOffer,
  currency: string,
  isByCode: boolean,
): Offer | undefined {
  const own = all[currency];
  return own && { ...terms, ...own, currency, all, isByCode };
}

function giftIn({ amounts: all, ...terms }: ListedGift, currency: string): Gift | undefined {
  const own = all[currency];
  return own && { ...terms, amount: own.bonus, maxBet: own.maxBet };
}

/** What an offer comes to for a deposit, in subunits; 0 when that is too little for it. */
export function bonusFor(terms: Pick<Offer, 'percent' | 'from' | 'max'>, deposit: bigint): bigint {
  if (deposit < BigInt(terms.from)) return 0n;
  const share = (deposit * BigInt(terms.percent)) / 100n;
  return share < BigInt(terms.max) ? share : BigInt(terms.max);
}
