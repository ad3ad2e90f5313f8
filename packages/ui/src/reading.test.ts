import { describe, expect, test, vi } from 'vitest';
import { initials } from './avatar.tsx';
import { cleanCode } from './code-input.tsx';
import { matchesOption } from './combobox.tsx';
import { isoDate, readDate } from './date-input.tsx';
import { latinDigits, rewritten } from './latin-digits.tsx';
import { pageWindow } from './pagination.tsx';

describe('a date in three parts', () => {
  test.each([
    [{ day: '7', month: '4', year: '1991' }, '1991-04-07'],
    [{ day: '29', month: '2', year: '2024' }, '2024-02-29'],
    [{ day: '29', month: '2', year: '2023' }, null],
    [{ day: '31', month: '4', year: '1991' }, null],
    [{ day: '0', month: '4', year: '1991' }, null],
    [{ day: '7', month: '', year: '1991' }, null],
    [{ day: '7', month: '4', year: '91' }, null],
  ])('%o is %s', (parts, iso) => {
    expect(isoDate(parts)).toBe(iso);
  });

  test('reads a pasted date in the order of its boxes, ISO in any order', () => {
    const parts = { day: '24', month: '12', year: '1988' };
    expect(readDate('24.12.1988', ['day', 'month', 'year'])).toEqual(parts);
    expect(readDate(' 12/24/1988 ', ['month', 'day', 'year'])).toEqual(parts);
    expect(readDate('1988-12-24', ['month', 'day', 'year'])).toEqual(parts);
    expect(readDate('Christmas', ['day', 'month', 'year'])).toBeNull();
  });
});

test('digits of other keyboards are read like those of ours, wherever numbers are typed', () => {
  expect(latinDigits('١٢٬٣٤٥٫٦٧')).toBe('12,345.67');
  expect(latinDigits('۰۱۲ ９۸')).toBe('012 98');
  expect(cleanCode('٤٥٦ ١٢٣', 6, 'numeric')).toBe('456123');
  expect(readDate('١٧/٥/١٩٩٠', ['day', 'month', 'year'])).toEqual({
    day: '17',
    month: '5',
    year: '1990',
  });
});

test('the caret stays behind what was typed inside a number on another keyboard', () => {
  const typedInto = (value: string, caret: number) => ({
    value,
    selectionStart: caret,
    setSelectionRange: vi.fn(),
  });
  const amount = typedInto('1٥2.50', 2);
  expect(rewritten(amount)).toBe('152.50');
  expect(amount.value).toBe('152.50');
  expect(amount.setSelectionRange).toHaveBeenCalledExactlyOnceWith(2, 2);

  const year = typedInto('19x٩0', 4);
  expect(rewritten(year, (typed) => latinDigits(typed).replace(/\D/g, ''))).toBe('1990');
  expect(year.setSelectionRange).toHaveBeenCalledExactlyOnceWith(3, 3);

  const latin = typedInto('152', 1);
  expect(rewritten(latin)).toBe('152');
  expect(latin.setSelectionRange).not.toHaveBeenCalled();
});

test('a code keeps what it may hold, up to its length', () => {
  expect(cleanCode('123 456', 6, 'numeric')).toBe('123456');
  expect(cleanCode('G-12345678', 6, 'numeric')).toBe('123456');
  expect(cleanCode('ab-12 cd', 6, 'alphanumeric')).toBe('AB12CD');
});

describe('search in a combobox', () => {
  const ivory = { value: 'CI', label: 'Côte d’Ivoire', keywords: 'Ivory Coast' };
  test.each([
    ['cote', true],
    ['ivo coa', true],
    ['CÔTE', true],
    ['', true],
    ['vory', false],
  ])('%s: %s', (query, found) => {
    expect(matchesOption(ivory, query)).toBe(found);
  });
});

describe('pages shown', () => {
  test.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 12, [1, 2, 3, 4, null, 12]],
    [6, 12, [1, null, 5, 6, 7, null, 12]],
    [4, 12, [1, 2, 3, 4, 5, null, 12]],
    [12, 12, [1, null, 9, 10, 11, 12]],
  ])('page %i of %i', (page, count, shown) => {
    expect(pageWindow(page, count)).toEqual(shown);
  });
});

test('initials come from the first and the last word', () => {
  expect(initials('Mara Kesten')).toBe('MK');
  expect(initials('  jean  luc de la tour ')).toBe('JT');
  expect(initials('Ægir')).toBe('Æ');
  expect(initials('')).toBe('');
});
