import { readFile } from 'node:fs/promises';
import { parseAmount } from '@pierlight/money/amount';
import type { CurrencyUnit } from '@pierlight/money/currency';
import { z } from 'zod';
import { requireFair, type WeighedOffer } from './fair-offers.ts';
import {
  type BonusCode,
  type ListedGift,
  type ListedOffer,
  type OfferAmounts,
  type OpenGames,
  offersFile,
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

/** What a bonus comes to in games, at a moment. */
export interface GamesNow {
  /** Those that take no stake of it. */
  readonly closedGames: readonly string[];
  /** What the others return on average, in per cent; null when it is not known. */
  readonly averageReturn: number | null;
}
export type GamesOf = (
  terms: Pick<ListedOffer, 'closedGames'> & { readonly games: OpenGames | null },
) => Promise<GamesNow>;

export interface Offers {
  /** Those that are made to everybody. */
  in(currency: string): readonly Offer[];
  find(id: string, currency: string): Offer | undefined;
  gift(id: string, currency: string): Gift | undefined;
  /** By its text in capitals. */
  code(text: string): BonusCode | undefined;
  /** All there is, in every currency. */
  readonly weighed: readonly WeighedOffer[];
}

/**
 * Reads `bonuses.json`, in which an operator says which bonuses come with deposits, and which of codes.
 * @throws Error naming the file and what is wrong in it, also an offer that is worth what it may not be
 */
export async function readOffers(
  file: string,
  currencies: readonly CurrencyUnit[],
): Promise<Offers> {
  const offers = await readOffersUnweighed(file, currencies);
  try {
    requireFair(offers.weighed);
  } catch (cause) {
    throw new Error(`${file} does not hold: ${(cause as Error).message}`, { cause });
  }
  return offers;
}

/** The same whatever the offers are worth, for who wants to see that. */
export async function readOffersUnweighed(
  file: string,
  currencies: readonly CurrencyUnit[],
): Promise<Offers> {
  let value: unknown;
  try {
    value = JSON.parse(await readFile(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${file} could not be read: ${(cause as Error).message}`, { cause });
  }
  const parsed = offersFile.safeParse(value);
  if (!parsed.success) throw new Error(`${file} does not hold: ${z.prettifyError(parsed.error)}`);
  const { offers, gifts, codes } = parsed.data;
  try {
    return offersOf(offers, { gifts, codes, currencies });
  } catch (cause) {
    throw new Error(`${file} does not hold: ${(cause as Error).message}`, { cause });
  }
}

/** What there is beside the offers. */
interface Codes {
  readonly gifts: readonly ListedGift[];
  readonly codes: readonly BonusCode[];
  readonly currencies: readonly CurrencyUnit[];
}

/**
 * The offers of a list, by currency: one without amounts in a currency is not offered in it.
 * @throws Error naming a gift that is none in one of its currencies
 */
export function offersOf(
  listed: readonly ListedOffer[],
  { gifts, codes, currencies }: Codes = { gifts: [], codes: [], currencies: [] },
): Offers {
  const byCode = new Set(codes.map(({ offer: named }) => named));
  const inCurrency = (currency: string): Offer[] =>
    listed.flatMap(({ amounts: all, ...terms }) => {
      const own = all[currency];
      return own ? [{ ...terms, ...own, currency, all, isByCode: byCode.has(terms.id) }] : [];
    });
  const giftsIn = new Map(gifts.map((one) => [one.id, giftIn(one, currencies)]));
  const byText = new Map(codes.map((one) => [one.code, one]));
  return {
    in: (currency) => inCurrency(currency).filter(({ isByCode }) => !isByCode),
    find: (id, currency) => inCurrency(currency).find((one) => one.id === id),
    gift: (id, currency) => giftsIn.get(id)?.get(currency),
    code: (text) => byText.get(text),
    weighed: [
      ...listed.flatMap(({ id, amounts: all }) =>
        Object.keys(all).flatMap((currency) => {
          const one = inCurrency(currency).find((other) => other.id === id);
          if (!one) return [];
          // A share of less than a subunit comes to nothing, and to one with a little more.
          const bonus = Math.max(1, Number(bonusFor(one, BigInt(one.from))));
          return [{ ...one, own: one.from, bonus }];
        }),
      ),
      ...gifts.flatMap(({ id }) =>
        [...(giftsIn.get(id) ?? [])].map(([currency, one]) => ({
          ...{ ...one, currency, own: 0, bonus: one.amount, isOnce: true },
        })),
      ),
    ],
  };
}

/** A gift in each of its currencies. @throws Error for an amount that a currency does not have */
function giftIn(
  { amounts: all, ...terms }: ListedGift,
  currencies: readonly CurrencyUnit[],
): ReadonlyMap<string, Gift> {
  return new Map(
    Object.entries(all).map(([code, { bonus, maxBet }]) => {
      const currency = currencies.find((one) => one.code === code);
      if (!currency) throw new Error(`the gift ${terms.id} is in ${code}, which no account is in`);
      const subunits = (text: string): number => {
        const read = parseAmount(text, currency);
        if (!read.ok || read.subunits === 0)
          throw new Error(`the gift ${terms.id} says ${text}, which is no amount of ${code}`);
        return read.subunits;
      };
      const amount = subunits(bonus);
      if (!Number.isSafeInteger(amount * terms.wagerTimes))
        throw new Error(`of the gift ${terms.id} more is to be wagered than an amount can be`);
      return [code, { ...terms, amount, maxBet: maxBet === null ? null : subunits(maxBet) }];
    }),
  );
}

/** What an offer comes to for a deposit, in subunits; 0 when that is too little for it. */
export function bonusFor(terms: Pick<Offer, 'percent' | 'from' | 'max'>, deposit: bigint): bigint {
  if (deposit < BigInt(terms.from)) return 0n;
  const share = (deposit * BigInt(terms.percent)) / 100n;
  return share < BigInt(terms.max) ? share : BigInt(terms.max);
}
