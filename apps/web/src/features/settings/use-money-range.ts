import { toDecimalString } from '@pierlight/money/amount';
import { fractionDigits } from '@pierlight/money/currency';
import { useLocale } from 'use-intl';
import { useCurrencies, useMoney } from './use-money.ts';

interface MoneyRange {
  readonly currency: string;
  readonly min: number;
  readonly max: number;
}

/** Writes a range of sums in subunits briefly: "€0.10–100", "0,10–100 €", or both sums where they need it. */
export function useMoneyRange(): (range: MoneyRange) => string {
  const tag = useLocale();
  const money = useMoney();
  const currencies = useCurrencies();
  return ({ currency: code, min, max }) => {
    const currency = currencies.find((known) => known.code === code);
    const isIso = currency !== undefined && /^[A-Z]{3}$/.test(code) && currency.type === 'fiat';
    if (!isIso) return `${money(min, code)} – ${money(max, code)}`;
    const digits = fractionDigits(currency);
    const format = new Intl.NumberFormat(tag, {
      style: 'currency',
      currency: code,
      currencyDisplay: 'narrowSymbol',
      trailingZeroDisplay: 'stripIfInteger',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    const parts = (subunits: number) =>
      format.formatToParts(toDecimalString(subunits, currency) as Intl.StringNumericLiteral);
    const highest = parts(max);
    const first = highest.findIndex(isFigure);
    return [
      ...highest.slice(0, first),
      ...parts(min).filter(isFigure),
      { value: '–' },
      ...highest.slice(first),
    ]
      .map(({ value }) => value)
      .join('');
  };
}

/** Whether a part is of the number itself, not its currency or what keeps the two apart. */
function isFigure({ type }: Intl.NumberFormatPart): boolean {
  return type === 'integer' || type === 'group' || type === 'decimal' || type === 'fraction';
}
