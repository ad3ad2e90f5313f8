import { isIP } from 'node:net';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as shapes from '../shapes.ts';
import { quickest } from './quickest.ts';

describe('[5b-12] addresses of the net', () => {
  test('an IP address is what the runtime holds for one', () => {
    const text = fc.oneof(
      fc.ipV4(),
      fc.ipV6(),
      fc.string({
        unit: fc.constantFrom('1', 'f', ':', '::', '.', '0', '256', 'g'),
        maxLength: 20,
      }),
    );
    fc.assert(
      fc.property(text, (address) => {
        expect([address, shapes.isIp(address)]).toEqual([address, isIP(address) !== 0]);
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['00:1A:2b:3C:4d:5E', true],
    ['00-1A-2B-3C-4D-5E', true],
    ['001a.2b3c.4d5e', true],
    ['00:1A-2b:3C:4d:5E', false],
    ['00:1A:2b:3C:4d', false],
    ['00:1A:2b:3C:4d:5G', false],
  ])('%s is a hardware address: %s', (text, is) => {
    expect(shapes.isMac(text)).toBe(is);
  });

  test.each([
    ['https://example.com/a?b#c', true],
    ['http://localhost:3000', true],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['//example.com', false],
    ['https://user@example.com', false],
    ['https://exam ple.com', false],
    ['https:\\\\example.com', false],
    ['https://', false],
  ])('%s is a web address: %s', (text, is) => {
    expect(shapes.isUrl(text)).toBe(is);
  });
});

describe('[5b-12] letters and numbers', () => {
  test.each([
    [shapes.isAlpha, ['Zoë', 'Дарья', 'محمد'], ['a1', 'a b', '', '-']],
    [shapes.isAlphaSpaces, ['Ana María'], ['Ana-María', 'a1']],
    [shapes.isAlphaDash, ['night_owl-7'], ['night owl', 'a.b']],
    [shapes.isAlphaNumeric, ['Pier39'], ['Pier 39', 'a_b']],
    [shapes.isSlug, ['a-B_9'], ['ä', 'a b', 'a/b']],
    [shapes.isInteger, ['0', '-7', '0042'], ['1.0', '1e3', '٧', ' 1']],
    [shapes.isNumeric, ['1', '-1.50'], ['.5', '1.', '1,5', 'Infinity', 'NaN', '0x1']],
  ] as const)('%s', (is, good, bad) => {
    for (const text of good) expect([text, is(text)]).toEqual([text, true]);
    for (const text of bad) expect([text, is(text)]).toEqual([text, false]);
  });

  test('a fraction has no more places than allowed', () => {
    expect(['1', '1.5', '1.55', '1.555'].map((text) => shapes.isDecimal(text, 2))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  test.each([
    'a\nb',
    'a\u0000',
    '\u001b[2Aevil',
    '\u009b2J',
    'a\u007f',
    'pay\u00adpal',
    'a\u200bb',
    '\u202eevil',
    'a\u2028b',
    '\ud800',
    '\u2066x',
    '\u{e0041}',
  ])('[P-34] %j cannot stand on a line', (text) => {
    expect(shapes.isPrintable(text)).toBe(false);
  });

  test('what people write can: accents, scripts, emoji, angle brackets', () => {
    for (const text of ['Zoë O’Neil', '東京都', 'شارع ١٢', '👩‍👩‍👧', 'می‌خواهم', '<b>&']) {
      expect(shapes.isPrintable(text)).toBe(true);
    }
  });
});

/** The largest text a request can carry. */
const largest = 64 * 1024;

test.each([
  ['dots', `a@${'a.'.repeat(largest / 2)}`],
  ['hyphens', `a@${'-'.repeat(largest)}.co`],
  ['letters', `${'a'.repeat(largest)}@`],
  ['labels', `a@${`${'a'.repeat(62)}-.`.repeat(largest / 64)}`],
  ['signs', '@'.repeat(largest)],
  ['digits', `${'1'.repeat(largest)}x`],
  ['colons', ':'.repeat(largest)],
  ['spaces', `${' '.repeat(largest)}1`],
  ['slashes', `http://${'/'.repeat(largest)}`],
  ['marks', 'a\u0301'.repeat(largest / 2)],
])('[P-38] a hostile text of %s is judged within 50 ms by every shape', (_what, text) => {
  for (const [name, is] of Object.entries(shapes)) {
    expect([name, quickest(() => is(text, 2)) < 50]).toEqual([name, true]);
  }
});
