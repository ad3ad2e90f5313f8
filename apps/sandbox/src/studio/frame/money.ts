import { formatAmount, toDecimalString } from '@pierlight/money/amount';
import { fractionDigits } from '@pierlight/money/currency';
import { type ExactPay, isBookable, leastOf } from '../engines/exact-pay.ts';

export type Money = {
  /** Whole subunits as a reader of the language writes them; play money carries no currency. */
  readonly format: (subunits: number) => string;
  /** What a pay comes to at least; a plus sign says that one step more may be paid, as a draw rounds it. */
  readonly pay: (pay: ExactPay) => string;
  /** The bare number without needless decimals, for the face of a chip. */
  readonly short: (subunits: number) => string;
};

const cryptos = /^(m?(BTC|ETH)|USDT|XRP)$/;

/** Writes the amounts of a session. */
export function createMoney(session: {
  readonly currency: string;
  readonly subunitToUnit: number;
  readonly lang: string;
  readonly demo: boolean;
}): Money {
  const { currency: code, subunitToUnit, lang, demo } = session;
  const unit = { code, subunitToUnit };
  const crypto = cryptos.test(code);
  const bare = new Intl.NumberFormat(lang, {
    maximumFractionDigits: fractionDigits(unit),
    notation: 'compact',
  });
  const short = (subunits: number): string =>
    bare.format(toDecimalString(subunits, unit) as Intl.StringNumericLiteral);
  const withPay = (format: Money['format']): Money => ({
    short,
    format,
    pay: (pay) => `${format(leastOf(pay))}${isBookable(pay) ? '' : '+'}`,
  });
  if (demo) {
    const digits = fractionDigits(unit);
    const plain = new Intl.NumberFormat(lang, {
      minimumFractionDigits: crypto ? Math.min(2, digits) : digits,
      maximumFractionDigits: digits,
    });
    return withPay((subunits) =>
      plain.format(toDecimalString(subunits, unit) as Intl.StringNumericLiteral),
    );
  }
  const currency = { ...unit, type: crypto ? ('crypto' as const) : ('fiat' as const) };
  return withPay((subunits) => formatAmount(subunits, currency, lang));
}
