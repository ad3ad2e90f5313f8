import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isIban, plainIban } from '../iban.ts';

describe('a bank account number', () => {
  test.each([
    'DE89 3704 0044 0532 0130 00',
    'de89370400440532013000',
    'ES91-2100-0418-4502-0005-1332',
    'NO9386011117947',
    'MT84MALT011000012345MTLCAST001S',
  ])('%s is one', (text) => {
    expect(isIban(text)).toBe(true);
  });

  test.each([
    '',
    'DE',
    'DE89 3704 0044 0532 0130 01',
    'DE89 3704 0044 0532 0103 00',
    '89DE370400440532013000',
    'DE89370400440532013000 '.repeat(9),
    'DE89٣٧٠٤٠٠٤٤٠٥٣٢٠١٣٠٠٠',
  ])('%j is none', (text) => {
    expect(isIban(text)).toBe(false);
  });

  test('one wrong sign, or two neighbours changed, is always noticed', () => {
    const good = plainIban('DE89 3704 0044 0532 0130 00');
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 21 }), fc.integer({ min: 0, max: 9 }), (at, digit) => {
        const wrong = good.slice(0, at) + digit + good.slice(at + 1);
        expect(isIban(wrong)).toBe(wrong === good);
        const swapped = good.slice(0, at - 1) + good[at] + good[at - 1] + good.slice(at + 1);
        expect(at === 2 || isIban(swapped) === (swapped === good)).toBe(true);
      }),
    );
  });
});
