import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatCpf, isCpf } from '../cpf.ts';

/** The published rule, written out: weights 10…2 and 11…2, eleven minus the remainder, 10 and 11 are 0. */
function withCheckDigits(nine: string): string {
  const digit = (digits: string) => {
    let sum = 0;
    for (let at = 0; at < digits.length; at += 1)
      sum += Number(digits[at]) * (digits.length + 1 - at);
    const rest = 11 - (sum % 11);
    return rest > 9 ? 0 : rest;
  };
  const first = `${nine}${digit(nine)}`;
  return `${first}${digit(first)}`;
}

const nine = fc.stringMatching(/^\d{9}$/);
const uniform = (digits: string) => new Set(digits).size === 1;

describe('[5a-05] a Brazilian tax number', () => {
  test.each(['529.982.247-25', '52998224725', '111.444.777-35'])('%s is one', (text) => {
    expect(isCpf(text)).toBe(true);
  });

  test.each([
    '',
    '11111111111',
    '00000000000',
    '5299822472',
    '529982247255',
    '529.982.247-26',
    '529 982 247 25',
    '52998224725\n',
    '٥٢٩٩٨٢٢٤٧٢٥',
  ])('%j is none', (text) => {
    expect(isCpf(text)).toBe(false);
  });

  test('is its nine digits and exactly the two check digits of the published rule', () => {
    fc.assert(
      fc.property(nine, fc.integer({ min: 0, max: 99 }), (digits, check) => {
        const right = withCheckDigits(digits);
        expect(isCpf(right)).toBe(!uniform(right));
        const other = `${digits}${String(check).padStart(2, '0')}`;
        expect(isCpf(other)).toBe(other === right && !uniform(right));
      }),
    );
  });

  test('is written with dots and a hyphen as it is typed, and reads the same', () => {
    expect(['', '5', '5299', '529982247', '5299822472', '529.982.247-2599'].map(formatCpf)).toEqual(
      ['', '5', '529.9', '529.982.247', '529.982.247-2', '529.982.247-25'],
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        const once = formatCpf(text);
        expect(formatCpf(once)).toBe(once);
        expect(once.replace(/\D/g, '')).toBe(text.replace(/\D/g, '').slice(0, 11));
      }),
    );
  });
});
