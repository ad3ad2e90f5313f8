import { readFile } from 'node:fs/promises';
import { currencyCode, positiveSubunits, slug } from '@pierlight/contract/common/schemas';
import { z } from 'zod';

/** Subunits of one currency. */
const amounts = z.strictObject({
  /** The least a deposit has to be. */
  from: positiveSubunits,
  /** The most the bonus comes to. */
  max: positiveSubunits,
  /** The most a round may cost while it is played; null for any. */
  maxBet: positiveSubunits.nullable(),
});

const offer = z.strictObject({
  id: slug,
  package: slug.nullable().default(null),
  /** Per cent of the deposit. */
  percent: z.int().min(1).max(1000),
  isOnce: z.boolean(),
  wagerTimes: z.int().min(1).max(100),
  days: z.int().min(1).max(365),
  closedGames: z.array(slug).max(1000).default([]),
  amounts: z.record(currencyCode, amounts),
});

const offersFile = z
  .strictObject({ offers: z.array(offer).max(100) })
  .refine(
    ({ offers }) =>
      offers.every(({ amounts: all, wagerTimes }) =>
        Object.values(all).every(({ max }) => Number.isSafeInteger(max * wagerTimes)),
      ),
    { message: 'more is to be wagered than an amount can be' },
  )
  .refine(({ offers }) => new Set(offers.map(({ id }) => id)).size === offers.length, {
    message: 'two offers have the same id',
  });

type ListedOffer = z.infer<typeof offer>;

/** A bonus that may be taken with a deposit in one currency; amounts in its subunits. */
export interface Offer extends Omit<ListedOffer, 'amounts'>, z.infer<typeof amounts> {
  readonly currency: string;
  readonly all: ListedOffer['amounts'];
}

export interface Offers {
  in(currency: string): readonly Offer[];
  find(id: string, currency: string): Offer | undefined;
}

/**
 * Reads `bonuses.json`, in which an operator says which bonuses come with deposits.
 * @throws Error naming the file and what is wrong in it
 */
export async function readOffers(file: string): Promise<Offers> {
  let value: unknown;
  try {
    value = JSON.parse(await readFile(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${file} could not be read: ${(cause as Error).message}`, { cause });
  }
  const parsed = offersFile.safeParse(value);
  if (!parsed.success) throw new Error(`${file} does not hold: ${z.prettifyError(parsed.error)}`);
  return offersOf(parsed.data.offers);
}

/** The offers of a list, by currency: one without amounts in a currency is not offered in it. */
export function offersOf(listed: readonly ListedOffer[]): Offers {
  const inCurrency = (currency: string): Offer[] =>
    listed.flatMap(({ amounts: all, ...terms }) => {
      const own = all[currency];
      return own ? [{ ...terms, ...own, currency, all }] : [];
    });
  return {
    in: inCurrency,
    find: (id, currency) => inCurrency(currency).find((one) => one.id === id),
  };
}

/** What an offer comes to for a deposit, in subunits; 0 when that is too little for it. */
export function bonusFor(terms: Pick<Offer, 'percent' | 'from' | 'max'>, deposit: bigint): bigint {
  if (deposit < BigInt(terms.from)) return 0n;
  const share = (deposit * BigInt(terms.percent)) / 100n;
  return share < BigInt(terms.max) ? share : BigInt(terms.max);
}
