import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitsPattern, isPattern } from '../pattern.ts';
import { quickest } from './quickest.ts';

const atom = fc.constantFrom('a', 'b', '\\d', '[ab]', '[^a]', '\\p{L}', '.', '-', '[a-c1]', '\\.');
const count = fc.constantFrom('', '?', '*', '+', '{2}', '{1,}', '{0,3}', '{2,4}');
const pattern = fc
  .array(
    fc
      .array(
        fc.tuple(atom, count).map((parts) => parts.join('')),
        { maxLength: 6 },
      )
      .map((steps) => steps.join('')),
    { minLength: 1, maxLength: 3 },
  )
  .map((parts) => parts.join('|'));
const text = fc.string({
  unit: fc.constantFrom('a', 'b', 'c', '1', '.', '-', 'ß', '😀'),
  maxLength: 12,
});

describe('patterns of operators', () => {
  test('mean what the same regular expression means of a whole text', () => {
    fc.assert(
      fc.property(pattern, text, (source, subject) => {
        expect(isPattern(source)).toBe(true);
        expect(fitsPattern(subject, source)).toBe(
          new RegExp(`^(?:${source})$`, 'su').test(subject),
        );
      }),
      { numRuns: 400 },
    );
  });

  test.each(['\\d{5}', '^[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}$', '\\d{5}-?\\d{3}|\\d{8}', ''])(
    '%s is one',
    (source) => {
      expect(isPattern(source)).toBe(true);
    },
  );

  test.each([
    '(a+)+',
    '(?=a)',
    'a**',
    '[z-a]',
    'a{3,2}',
    '\\1',
    'a{501}',
    '[',
    'x'.repeat(201),
    '\\p{Nothing}',
  ])('%s is none', (source) => {
    expect(isPattern(source)).toBe(false);
    expect(fitsPattern('a', source)).toBe(false);
  });

  test('[P-38] take no more than 50 ms, whatever the pattern and the text', () => {
    const hostile = [
      ['a*a*a*a*a*a*a*a*b', 'a'.repeat(1000)],
      ['[ab]{0,100}[ab]{0,100}[ab]{0,100}c', 'ab'.repeat(500)],
      [`${'.*'.repeat(60)}x`, 'y'.repeat(1000)],
      ['a+', 'a'.repeat(1_000_000)],
    ] as const;
    for (const [source, subject] of hostile) {
      expect(fitsPattern(subject, source)).toBe(false);
      expect(quickest(() => fitsPattern(subject, source))).toBeLessThan(50);
    }
  });
});
