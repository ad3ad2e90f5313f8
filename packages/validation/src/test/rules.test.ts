import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ageOn, firstFailure, isEmail, parseDate, type Rule } from '../rules.ts';

const today = '2026-11-21';

describe('[5a-04] an e-mail address', () => {
  test.each(['a@b.co', 'anna.maria+pier@sub.example.com', 'ünder@example.com'])(
    '%s is one',
    (text) => {
      expect(isEmail(text)).toBe(true);
    },
  );

  test.each([
    '',
    'a',
    'a@b',
    '@b.co',
    'a@@b.co',
    'a b@c.de',
    'a@b..co',
    'a..b@c.de',
    'a@-b.co',
    'a@b.co-',
    'a@b.co\n',
    `${'a'.repeat(65)}@b.co`,
    `a@${'b'.repeat(64)}.co`,
    `a@${'b.'.repeat(150)}co`,
  ])('%j is none', (text) => {
    expect(isEmail(text)).toBe(false);
  });
});

describe('[5a-04] a birth date', () => {
  test.each([
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['1900-02-29', false],
    ['2000-02-29', true],
    ['1990-4-1', true],
    ['1990-04-31', false],
    ['1990-00-10', false],
    ['1990-13-10', false],
    ['0999-01-01', false],
    ['3001-01-01', false],
    ['01.04.1990', false],
    ['1990-04-01T00:00', false],
  ])('%s is a day of the calendar: %s', (text, isDay) => {
    expect(parseDate(text) !== null).toBe(isDay);
  });

  test('agrees with the calendar on every day', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1000-01-01'), max: new Date('3000-12-31'), noInvalidDate: true }),
        (date) => {
          const text = date.toISOString().slice(0, 10);
          expect(parseDate(text)).toEqual({
            year: date.getUTCFullYear(),
            month: date.getUTCMonth() + 1,
            day: date.getUTCDate(),
          });
        },
      ),
    );
  });

  test.each([
    ['2008-11-21', 18],
    ['2008-11-22', 17],
    ['2008-02-29', 18],
    ['nonsense', null],
  ])('somebody born on %s is %s today', (birthdate, age) => {
    expect(ageOn(birthdate, today)).toBe(age);
  });
});

describe('[5a-06] rules', () => {
  const rules: readonly Rule[] = [
    { rule: 'required' },
    { rule: 'min', min: 8 },
    { rule: 'max', max: 12 },
  ];

  test('are checked in their order, the first broken one with what its message names', () => {
    expect(firstFailure('', rules, today)).toEqual({ rule: 'required', params: {} });
    expect(firstFailure('short', rules, today)).toEqual({ rule: 'min', params: { min: 8 } });
    expect(firstFailure('much too long for it', rules, today)).toEqual({
      rule: 'max',
      params: { max: 12 },
    });
    expect(firstFailure('just right', rules, today)).toBeNull();
  });

  test('leave an empty value alone, but for required and accepted', () => {
    for (const empty of ['', null, undefined]) {
      expect(
        firstFailure(empty, [{ rule: 'email' }, { rule: 'date' }, { rule: 'min', min: 3 }], today),
      ).toBeNull();
      expect(firstFailure(empty, [{ rule: 'accepted' }], today)?.rule).toBe('accepted');
    }
  });

  test('hold a choice to what was offered', () => {
    const offered: readonly Rule[] = [{ rule: 'oneOf', values: ['EUR', 'USD'] }];
    expect(firstFailure('EUR', offered, today)).toBeNull();
    expect(firstFailure('eur', offered, today)?.rule).toBe('oneOf');
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
])('[P-38] a hostile text of %s is judged within 50 ms', (_what, text) => {
  const before = performance.now();
  isEmail(text);
  parseDate(text);
  expect(performance.now() - before).toBeLessThan(50);
});
