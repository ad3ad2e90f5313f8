import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatAmount, parseAmount, toDecimalString } from '../amount.ts';
import { convertSubunits } from '../convert.ts';
import { fractionDigits } from '../currency.ts';

const EUR = { code: 'EUR', subunitToUnit: 100 };
const JPY = { code: 'JPY', subunitToUnit: 1 };
const BTC = { code: 'BTC', subunitToUnit: 100_000_000, type: 'crypto' } as const;
const ETH = { code: 'ETH', subunitToUnit: 1_000_000_000, type: 'crypto' } as const;
const USDT = { code: 'USDT', subunitToUnit: 1_000_000, type: 'crypto' } as const;
const XRP = { code: 'XRP', subunitToUnit: 1_000_000, type: 'crypto' } as const;
const all = [EUR, JPY, BTC, ETH, USDT, XRP];

test('[P-09] a unit has as many decimals as its subunits ask for', () => {
  expect(all.map(fractionDigits)).toEqual([2, 0, 8, 9, 6, 6]);
});

describe('[P-09] reading an amount', () => {
  test.each([
    ['60', EUR, '.', 6000],
    ['0.29', EUR, '.', 29],
    ['1,234.50', EUR, '.', 123_450],
    ['1,5', EUR, '.', 150],
    ['1.234,567', BTC, '.', 123_456_700_000],
    ['1,234,567', BTC, ',', 123_456_700_000_000],
    ['1,2345.6', EUR, '.', null],
    ['1.234,567.890', EUR, '.', null],
    ['12.3400', EUR, '.', 1234],
    ['\u061c50', EUR, '.', 5000],
    ['1.234,50', EUR, ',', 123_450],
    ['1,234', EUR, '.', 123_400],
    ['1,234', EUR, ',', null],
    ['1.234', EUR, ',', 123_400],
    ['1 284,5', EUR, ',', 128_450],
    ["1'000", EUR, '.', 100_000],
    ['.5', EUR, '.', 50],
    ['12.340', EUR, '.', 1234],
    ['12.345', EUR, '.', null],
    ['150', JPY, '.', 150],
    ['1.5', JPY, '.', null],
    ['0.00000001', BTC, '.', 1],
    ['0.005', BTC, ',', 500_000],
    ['0,125 BTC', BTC, '.', 12_500_000],
    ['0.005.000', BTC, ',', null],
    ['1.234', BTC, ',', 123_400_000_000],
    ['0.000000001', BTC, '.', null],
    ['9007199254740991', JPY, '.', Number.MAX_SAFE_INTEGER],
    ['9007199254740992', JPY, '.', null],
    ['1,23,4', EUR, '.', null],
    ['1.2.3,4', EUR, ',', null],
    ['-5', EUR, '.', null],
    [' €50 ', EUR, '.', 5000],
    ['50 eur', EUR, ',', 5000],
    ['$50', EUR, '.', null],
    ['€-5', EUR, '.', null],
    ['€', EUR, '.', null],
    ['1e5', EUR, '.', null],
    ['', EUR, '.', null],
    ['.', EUR, '.', null],
  ] as const)('%j of %o with %j is %s', (text, currency, separator, subunits) => {
    const parsed = parseAmount(text, currency, separator);
    expect(parsed.ok ? parsed.subunits : null).toBe(subunits);
  });

  test.each(['en', 'de', 'es', 'pt-BR', 'ar-u-nu-latn'])('reads what it writes for %s', (tag) => {
    for (const currency of [...all, { code: 'BRL', subunitToUnit: 100 }])
      for (const subunits of [5, 1_234_500, 99_999_999]) {
        const separator = /^(en|ar)/.test(tag) ? '.' : ',';
        const written = formatAmount(subunits, currency, tag);
        expect(parseAmount(written, currency, separator), written).toEqual({ ok: true, subunits });
      }
  });

  test('says what is wrong', () => {
    const problem = (text: string) => {
      const parsed = parseAmount(text, EUR);
      return parsed.ok ? null : parsed.problem;
    };
    expect(['', '€', 'abc', '1,23,4', '1.005', '99999999999999999'].map(problem)).toEqual([
      'empty',
      'empty',
      'notANumber',
      'notANumber',
      'tooManyDecimals',
      'tooLarge',
    ]);
  });

  test('reads back every amount it writes', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.constantFrom(...all), (subunits, currency) => {
        const text = toDecimalString(subunits, currency);
        expect(parseAmount(text, currency)).toEqual({ ok: true, subunits });
      }),
    );
  });
});

describe('[P-09] writing an amount', () => {
  test.each([
    [128_450, EUR, 'en', '€1,284.50'],
    [128_450, EUR, 'de', '1.284,50 €'],
    [-5, EUR, 'en', '−€0.05'],
    [1500, JPY, 'en', '¥1,500'],
    [1500, { code: 'KWD', subunitToUnit: 1000 }, 'en', 'KWD 1.500'],
    [68_200, BTC, 'de', '0,000682 BTC'],
    [100_000_000, BTC, 'de', '1,00 BTC'],
    [5_000_000, USDT, 'de', '5,00 USDT'],
    [-5_125_000, USDT, 'en', '−USDT 5.125'],
    [-5_125_000, XRP, 'en', '−XRP 5.125'],
  ] as const)('%i of %o for %s is %s', (subunits, currency, locale, text) => {
    expect(formatAmount(subunits, currency, locale).replaceAll('\u00a0', ' ')).toBe(text);
  });

  test('nothing has no sign', () => {
    expect(toDecimalString(0, EUR)).toBe('0.00');
    expect(toDecimalString(-1, EUR)).toBe('-0.01');
  });

  test('is exact beyond what a JavaScript number holds', () => {
    expect(toDecimalString(9_007_199_254_740_993n, EUR)).toBe('90071992547409.93');
    expect(formatAmount(9_007_199_254_740_993n, EUR, 'en')).toBe('€90,071,992,547,409.93');
  });

  test('from right to left its sign stays whole between marks of direction', () => {
    expect(formatAmount(8000, { code: 'BRL', subunitToUnit: 100 }, 'ar-u-nu-latn')).toBe(
      '\u206680.00\u00a0R$\u2069',
    );
  });
});

test('what is shown in another currency is a whole number of its subunits', () => {
  const euro = { ...EUR, rate: 1 };
  expect(convertSubunits(10_00, euro, { ...JPY, rate: 164 })).toBe(1640);
  expect(convertSubunits(1640, { ...JPY, rate: 164 }, euro)).toBe(10_00);
  expect(convertSubunits(1, euro, { ...BTC, rate: 0.0000114 })).toBe(11);
});

test.each([
  '1,'.repeat(32_768),
  '.'.repeat(65_536),
  '9'.repeat(65_536),
  `${'1,234'.repeat(13_000)}x`,
])('[P-38] a hostile amount is judged within 50 ms: %.6s…', (text) => {
  // Its own work, the least of some: what else a machine is busy with does not count.
  const times = Array.from({ length: 5 }, () => {
    const before = process.threadCpuUsage();
    parseAmount(text, EUR);
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  });
  expect(Math.min(...times)).toBeLessThan(50);
});
