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

  test.each([
    ['[a|b]', '|', true],
    ['[a]|b', 'b', true],
    ['a\\|b', 'a|b', true],
    ['a\\|b', 'b', false],
    ['\\[|b', 'b', true],
    ['[\\]|]|b', '|', true],
    ['^a$', 'a', true],
    ['^a$', 'aa', false],
    ['[$]a', '$a', true],
    ['a\\$', 'a$', true],
    ['a?', '', true],
    ['a+', 'a'.repeat(1000), true],
    ['a+', 'a'.repeat(1001), false],
  ] as const)('%s fits %s: %s', (source, subject, fits) => {
    expect(isPattern(source)).toBe(true);
    expect(fitsPattern(subject, source)).toBe(fits);
  });

  test('are as long as they may be, and no longer', () => {
    expect(isPattern('x'.repeat(200))).toBe(true);
    expect(isPattern('a{500}')).toBe(true);
    expect(isPattern('[\\b]')).toBe(true);
    for (const none of ['a|(', '(|a', '\\b', '\\k<a>']) expect(isPattern(none), none).toBe(false);
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
