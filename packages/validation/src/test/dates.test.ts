import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ageOn, compareDays, dayOf, parseDate } from '../dates.ts';

const day = fc
  .date({ min: new Date('1000-01-01'), max: new Date('3000-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('[5b-06] [9-10] a day of the calendar', () => {
  test.each([
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['1900-02-29', false],
    ['2000-02-29', true],
    ['1990-4-1', true],
    ['1990-04-31', false],
    ['1990-00-10', false],
    ['1990-13-10', false],
    ['1990-01-00', false],
    ['0999-12-31', false],
    ['1000-01-01', true],
    ['3000-12-31', true],
    ['3001-01-01', false],
    ['01.04.1990', false],
    ['1990-04-01T00:00', false],
    ['1990-04-01\n', false],
    ['١٩٩٠-٠٤-٠١', false],
  ])('%j is one: %s', (text, isDay) => {
    expect(parseDate(text) !== null).toBe(isDay);
  });

  test('agrees with the calendar of the engine on every three numbers', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 900, max: 3100 }),
        fc.integer({ min: 0, max: 14 }),
        fc.integer({ min: 0, max: 33 }),
        (year, month, dayOfMonth) => {
          const date = new Date(0);
          date.setUTCFullYear(year, month - 1, dayOfMonth);
          const exists =
            year >= 1000 &&
            year <= 3000 &&
            date.getUTCFullYear() === year &&
            date.getUTCMonth() === month - 1 &&
            date.getUTCDate() === dayOfMonth;
          const text = `${String(year).padStart(4, '0')}-${month}-${dayOfMonth}`;
          expect(parseDate(text)).toEqual(exists ? { year, month, day: dayOfMonth } : null);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('a number is a timestamp in milliseconds, as far as the engine counts', () => {
    expect(dayOf(0)).toEqual({ year: 1970, month: 1, day: 1 });
    expect(dayOf(-1)).toEqual({ year: 1969, month: 12, day: 31 });
    for (const none of [Number.NaN, Number.POSITIVE_INFINITY, 8.64e15 + 1, true, null, {}, []]) {
      expect(dayOf(none)).toBeNull();
    }
  });

  test('[5b-07] days are ordered as their ISO texts are', () => {
    fc.assert(
      fc.property(day, day, (one, other) => {
        const order = compareDays(parseDate(one) as never, parseDate(other) as never);
        expect(Math.sign(order)).toBe(one < other ? -1 : one > other ? 1 : 0);
      }),
    );
  });
});

describe('[5b-12] an age in whole years', () => {
  test.each([
    ['2008-11-21', '2026-11-21', 18],
    ['2008-11-22', '2026-11-21', 17],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2026-11-22', '2026-11-21', -1],
    ['nonsense', '2026-11-21', null],
  ])('somebody born on %s is on %s aged %s', (birthdate, today, age) => {
    expect(ageOn(birthdate, today)).toBe(age);
  });

  test('is the number of birthdays since, counted one by one', () => {
    fc.assert(
      fc.property(day, day, (one, other) => {
        const [born, today] = one < other ? [one, other] : [other, one];
        let birthdays = 0;
        const [, month, dayOfMonth] = born.split('-').map(Number) as [number, number, number];
        const yearOf = (text: string) => Number(text.slice(0, 4));
        for (let year = yearOf(born) + 1; year <= yearOf(today); year += 1) {
          const date = new Date(0);
          date.setUTCFullYear(year, month - 1, dayOfMonth);
          if (date.getTime() <= Date.parse(today)) birthdays += 1;
        }
        expect(ageOn(born, today)).toBe(birthdays);
      }),
    );
  });
});
