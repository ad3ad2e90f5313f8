import { currencyCode } from '@pierlight/contract/common/schemas';
import { parseAmount } from '@pierlight/money/amount';
import type { CurrencyUnit } from '@pierlight/money/currency';
import { z } from 'zod';
import { readJsonFile } from '../../kernel/json-file.ts';
import { units } from './offers-file.ts';

const cashbackFile = z.strictObject({
  /** The hour of the Monday after a week, by UTC, from which on what is due of it can be claimed. */
  hour: z.int().min(0).max(23),
  /** How often what is claimed is to be staked, within so many days; null for own money at once. */
  wagering: z
    .strictObject({ times: z.int().min(1).max(100), days: z.int().min(1).max(365) })
    .nullable()
    .default(null),
  /** A currency that is not named has no cashback. */
  currencies: z.record(
    currencyCode,
    z.strictObject({
      /** Per cent of a week's loss that come back. */
      percent: z.int().min(1).max(100),
      /** What comes to less than this is not paid; null for anything. */
      minimum: units.nullable().default(null),
      /** The most that is paid of a week; null for any sum. */
      maximum: units.nullable().default(null),
    }),
  ),
});

/** The cashback in a currency; sums in its subunits. */
export interface CashbackRule {
  readonly percent: number;
  readonly minimum: number;
  readonly maximum: number | null;
}

/** The terms of cashback. */
export interface CashbackTerms extends Pick<z.infer<typeof cashbackFile>, 'hour' | 'wagering'> {
  readonly currencies: Readonly<Record<string, CashbackRule>>;
}

/**
 * Reads `cashback.json`, in which an operator defines the cashback.
 * @throws Error naming the file and what is wrong in it
 */
export async function readCashback(
  file: string,
  currencies: readonly CurrencyUnit[],
): Promise<CashbackTerms> {
  const { hour, wagering, currencies: named } = await readJsonFile(file, cashbackFile);
  const rules = Object.entries(named).map(([code, { percent, minimum, maximum }]) => {
    const currency = currencies.find((one) => one.code === code);
    if (!currency) throw new Error(`${file} does not hold: no account is in ${code}`);
    const subunits = (text: string): number => {
      const read = parseAmount(text, currency);
      if (read.ok && read.subunits > 0) return read.subunits;
      throw new Error(`${file} does not hold: ${text} is no amount of ${code}`);
    };
    const rule: CashbackRule = {
      percent,
      minimum: minimum === null ? 1 : subunits(minimum),
      maximum: maximum === null ? null : subunits(maximum),
    };
    return [code, rule] as const;
  });
  return { hour, wagering, currencies: Object.fromEntries(rules) };
}
