import { currencyCode, slug } from '@pierlight/contract/common/schemas';
import { parseAmount } from '@pierlight/money/amount';
import type { CurrencyUnit } from '@pierlight/money/currency';
import { z } from 'zod';
import { readJsonFile } from '../../kernel/json-file.ts';

const level = z.strictObject({
  id: slug,
  /** What it takes in all. */
  points: z.int().min(0).max(1_000_000_000),
  /** What reaching it gives, by its id among the gifts; null for nothing. */
  gift: slug.nullable().default(null),
});

const loyaltyFile = z.strictObject({
  /** Per cent that a game returns up to which its stakes count in full. */
  fullReturn: z.number().min(50).max(99.9),
  /** What is staked for a point, in units of each currency; one that is not named earns none. */
  point: z.record(currencyCode, z.string()),
  levels: z
    .array(level)
    .min(1)
    .max(50)
    .refine(([first]) => first?.points === 0, { error: 'the first level takes no points' })
    .refine((levels) => levels.every(({ points }, at) => points > (levels[at - 1]?.points ?? -1)), {
      error: 'each level takes more points than the one before',
    })
    .refine((levels) => new Set(levels.map(({ id }) => id)).size === levels.length, {
      error: 'every level has an id of its own',
    }),
});

export type Level = z.infer<typeof level>;

/** How points are earned, and the levels there are, the lowest first. */
export interface LoyaltyTerms {
  /** Per cent. */
  readonly fullReturn: number;
  /** Subunits of own money staked for a point at games that count in full, by currency. */
  readonly point: Readonly<Record<string, number>>;
  readonly levels: readonly Level[];
}

/** What gifts come to in subunits; undefined for one there is none of. */
export type GiftAmount = (id: string, currency: string) => number | undefined;

/**
 * Reads `loyalty.json`, in which an operator says what stakes earn and what levels give. Rewards up to a level come to
 * no more than half of what its points cost on average, so that nobody plays for them at a gain.
 * @throws Error naming the file and what is wrong in it
 */
export async function readLoyalty(
  file: string,
  currencies: readonly CurrencyUnit[],
  giftAmount: GiftAmount,
): Promise<LoyaltyTerms> {
  const wrong = (what: string) => new Error(`${file} does not hold: ${what}`);
  const { point, ...terms } = await readJsonFile(file, loyaltyFile);
  const stakes = Object.entries(point).map(([code, text]) => {
    const currency = currencies.find((one) => one.code === code);
    if (!currency) throw wrong(`no account is in ${code}`);
    const read = parseAmount(text, currency);
    if (!read.ok || read.subunits <= 0) throw wrong(`${text} is no amount of ${code}`);
    return [code, read.subunits] as const;
  });
  for (const [code, stake] of stakes) {
    let rewards = 0;
    for (const { id, gift, points } of terms.levels) {
      const amount = gift === null ? 0 : giftAmount(gift, code);
      if (amount === undefined)
        throw wrong(`level ${id} gives ${gift}, which is no gift in ${code}`);
      rewards += amount;
      const cost = points * stake * (1 - terms.fullReturn / 100);
      if (rewards > cost / 2)
        throw wrong(
          `rewards up to level ${id} come to more in ${code} than half of what its points cost on average`,
        );
    }
  }
  return { ...terms, point: Object.fromEntries(stakes) };
}
