import { formatAmount, toDecimalString } from '@pierlight/money/amount';
import { fractionDigits } from '@pierlight/money/currency';

export type Money = {
  /** Whole subunits as a reader of the language writes them; play money carries no currency. */
  readonly format: (subunits: number) => string;
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
  if (demo) {
    const digits = fractionDigits(unit);
    const plain = new Intl.NumberFormat(lang, {
      minimumFractionDigits: crypto ? Math.min(2, digits) : digits,
      maximumFractionDigits: digits,
    });
    return {
      short,
      format: (subunits) =>
        plain.format(toDecimalString(subunits, unit) as Intl.StringNumericLiteral),
    };
  }
  const currency = { ...unit, type: crypto ? ('crypto' as const) : ('fiat' as const) };
  return { short, format: (subunits) => formatAmount(subunits, currency, lang) };
}
