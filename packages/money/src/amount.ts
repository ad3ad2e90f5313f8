import { type CurrencyUnit, fractionDigits } from './currency.ts';

/** Why a typed amount was not understood. */
export type AmountProblem = 'empty' | 'notANumber' | 'tooManyDecimals' | 'tooLarge';

/** Outcome of reading an amount: subunits, or the reason it was refused. */
export type ParsedAmount =
  | { readonly ok: true; readonly subunits: number }
  | { readonly ok: false; readonly problem: AmountProblem };

/**
 * Reads an amount a person typed or pasted ("1,234.50", "1.234,50 €", "60") into whole subunits, without
 * ever passing through a floating-point product. A sign or code beside it has to be the currency's own.
 * The last separator is the decimal one, unless it stands twice; exactly three digits after the only
 * separator are read by `decimalSeparator`, the one of the reader's language, unless a 0 comes first.
 */
export function parseAmount(
  text: string,
  currency: CurrencyUnit,
  decimalSeparator: '.' | ',' = '.',
): ParsedAmount {
  const compact = withoutSign(text.replace(marks, ''), currency).replace(/[\s'’]/g, '');
  if (compact === '') return { ok: false, problem: 'empty' };
  if (!/^[0-9.,]+$/.test(compact) || !/[0-9]/.test(compact))
    return { ok: false, problem: 'notANumber' };

  const decimalAt = decimalPosition(compact, decimalSeparator);
  if (decimalAt === null) return { ok: false, problem: 'notANumber' };
  const whole = compact.slice(0, decimalAt).replace(/[.,]/g, '');
  const fraction = compact.slice(decimalAt + 1);
  const digits = fractionDigits(currency);
  const significant = fraction.replace(/0+$/, '');
  if (significant.length > digits) return { ok: false, problem: 'tooManyDecimals' };

  const subunits = BigInt((whole || '0') + significant.padEnd(digits, '0'));
  if (subunits > BigInt(Number.MAX_SAFE_INTEGER)) return { ok: false, problem: 'tooLarge' };
  return { ok: true, subunits: Number(subunits) };
}

/** Without the currency's own sign or code at one end, and without marks of direction. */
function withoutSign(text: string, { code }: CurrencyUnit): string {
  const bare = text.replace(/\p{Cf}/gu, '').trim();
  if (/^[0-9]*$/.test(bare)) return bare;
  const narrow = narrowSign(code);
  for (const sign of [code, code.slice(0, 2) + narrow, narrow]) {
    if (bare.toUpperCase().startsWith(sign)) return bare.slice(sign.length);
    if (bare.toUpperCase().endsWith(sign)) return bare.slice(0, -sign.length);
  }
  return bare;
}

const narrowSigns = new Map<string, string>();

function narrowSign(code: string): string {
  const known = narrowSigns.get(code);
  if (known !== undefined) return known;
  const sign = isIso(code)
    ? (new Intl.NumberFormat('en', {
        style: 'currency',
        currency: code,
        currencyDisplay: 'narrowSymbol',
      })
        .formatToParts(0)
        .find(({ type }) => type === 'currency')?.value ?? code)
    : code;
  narrowSigns.set(code, sign);
  return sign;
}

/** Index of the decimal separator, the text's length when there is none, null when ambiguous text is malformed. */
function decimalPosition(text: string, decimalSeparator: '.' | ','): number | null {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last === -1) return text.length;
  const separator = text[last];
  const occurrences = text.split(separator as string).length - 1;
  const hasOther = /[.]/.test(text) && /[,]/.test(text);
  const isGrouping =
    occurrences > 1 ||
    (!hasOther &&
      text.length - last - 1 === 3 &&
      separator !== decimalSeparator &&
      // Nobody groups the thousands of nothing: 0.005 is a fraction in every language.
      !text.startsWith('0'));
  const position = isGrouping ? text.length : last;
  const whole = text.slice(0, position);
  const grouped = /^[0-9]*$/.test(whole) || /^[1-9][0-9]{0,2}([.,][0-9]{3})+$/.test(whole);
  const fractionIsDigits = /^[0-9]*$/.test(text.slice(position + 1));
  const mixesGroups = /[.]/.test(whole) && /[,]/.test(whole);
  return grouped && fractionIsDigits && !mixesGroups ? position : null;
}

/** Writes subunits as a plain decimal string with a point: 1234 EUR subunits are "12.34". */
export function toDecimalString(subunits: number | bigint, currency: CurrencyUnit): string {
  const value = BigInt(subunits);
  const digits = fractionDigits(currency);
  const text = (value < 0n ? -value : value).toString().padStart(digits + 1, '0');
  const sign = value < 0n ? '-' : '';
  if (digits === 0) return `${sign}${text}`;
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** Stands where a language puts a currency's code, for codes that are not of three letters. */
const STAND_IN = 'XTS';

/** Marks that nobody sees: which way the text beside them runs. */
const RIGHT_TO_LEFT = '\u200f';
/** From left to right, whatever stands around it. */
const ISOLATE = '\u2066';
const END_OF_ISOLATE = '\u2069';
const marks = /[\u200e\u200f\u2066-\u2069]/g;

const isIso = (code: string) => /^[A-Z]{3}$/.test(code);

const formatters = new Map<string, Intl.NumberFormat>();

function formatter(tag: string, currency: CurrencyUnit, fewest: number): Intl.NumberFormat {
  const key = `${tag} ${currency.code} ${fewest}`;
  const known = formatters.get(key);
  if (known) return known;
  const digits = fractionDigits(currency);
  const options: Intl.NumberFormatOptions = {
    minimumFractionDigits: Math.min(fewest, digits),
    maximumFractionDigits: digits,
  };
  const made = new Intl.NumberFormat(tag, {
    ...options,
    style: 'currency',
    currency: isIso(currency.code) ? currency.code : STAND_IN,
    currencyDisplay: 'narrowSymbol',
  });
  formatters.set(key, made);
  return made;
}

/**
 * Writes subunits for a reader of the language tag `tag`: "€1,284.50", "1.284,50 €", "BTC 0.000682", "USDT 5.00". Exact for
 * every bigint, since the decimal string itself is handed to `Intl.NumberFormat`. Crypto amounts
 * drop trailing zeros beyond the second decimal. Negative amounts carry a true minus (U+2212).
 */
export function formatAmount(
  subunits: number | bigint,
  currency: CurrencyUnit & { readonly type?: 'fiat' | 'crypto' },
  tag: string,
): string {
  const crypto = currency.type === 'crypto';
  const decimal = toDecimalString(subunits, currency) as Intl.StringNumericLiteral;
  const text = formatter(tag, currency, crypto ? 2 : fractionDigits(currency)).format(decimal);
  const written = text.replace(STAND_IN, currency.code).replace('-', '\u2212');
  // Among words from right to left a sum stays whole: the minus before it, and R$ not as $R behind it.
  return written.startsWith(RIGHT_TO_LEFT)
    ? `${ISOLATE}${written.replace(marks, '')}${END_OF_ISOLATE}`
    : written;
}
