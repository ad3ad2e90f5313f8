import type { Currency } from '@pierlight/contract/settings/schemas';

/** What a game counts an account's money in: the account's currency, or a smaller unit such as mBTC. */
export interface PlayUnit {
  /** As games and the aggregator call it. */
  readonly code: string;
  /** Currency of the account, which the books are kept in. */
  readonly currency: string;
  /** The account's subunits in one unit: 100,000 satoshi are 1 mBTC. */
  readonly subunitToUnit: number;
}

export type UnitsOfCurrency = Pick<Currency, 'code' | 'subunitToUnit' | 'subCurrencies'>;

/** A currency's units: the smaller ones first, as a game that lists one is played in it. */
export const unitsOf = (currency: UnitsOfCurrency): readonly PlayUnit[] =>
  [...currency.subCurrencies, currency].map(({ code, subunitToUnit }) => ({
    code,
    currency: currency.code,
    subunitToUnit,
  }));

/** Every unit games may count in, by its code. */
export const createPlayUnits = (
  currencies: readonly UnitsOfCurrency[],
): ReadonlyMap<string, PlayUnit> =>
  new Map(currencies.flatMap(unitsOf).map((unit) => [unit.code, unit]));
