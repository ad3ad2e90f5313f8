import { expect, test } from 'vitest';
import { swipeCloses } from './use-sheet-swipe.tsx';

const SHEET = 600;

test.each([
  ['a slow swipe just past a tenth of the sheet closes', 61, 2000, true],
  ['a slow swipe of exactly a tenth does not', 60, 2000, false],
  ['a flick of 24 px within 300 ms closes', 24, 300, true],
  ['a flick of 23 px does not', 23, 100, false],
  ['24 px in 301 ms is no flick', 24, 301, false],
  ['an upward swipe never closes', -400, 100, false],
])('%s', (_name, travel, elapsed, closes) => {
  expect(swipeCloses(travel, SHEET, elapsed)).toBe(closes);
});
