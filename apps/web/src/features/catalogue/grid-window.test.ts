import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstWindow, type GridView, windowOf } from './grid-window.ts';

const view = (changes: Partial<GridView> = {}): GridView => ({
  columns: 6,
  stride: 300,
  top: 200,
  height: 900,
  ...changes,
});

test('a short grid stands in the document whole', () => {
  expect(windowOf(108, view({ top: -9000 }))).toEqual({ start: 0, end: 108, before: 0, after: 0 });
  expect(firstWindow(36).end).toBe(36);
});

test('a grid that has no layout yet is left as it is', () => {
  expect(windowOf(500, view({ columns: 0 })).end).toBe(500);
  expect(windowOf(500, view({ stride: 0 })).end).toBe(500);
});

const views = fc.record({
  columns: fc.integer({ min: 1, max: 9 }),
  stride: fc.integer({ min: 40, max: 500 }),
  top: fc.integer({ min: -2_000_000, max: 2000 }),
  height: fc.integer({ min: 300, max: 2000 }),
});
const counts = fc.integer({ min: 0, max: 10_000 });

test('whatever is in view is in the document, and the grid keeps its height', () => {
  fc.assert(
    fc.property(counts, views, (count, { columns, stride, top, height }) => {
      const { start, end, before, after } = windowOf(count, { columns, stride, top, height });
      const rows = Math.ceil(count / columns);
      expect(start % columns).toBe(0);
      expect(before + Math.ceil((end - start) / columns) * stride + after).toBe(rows * stride);
      for (let row = 0; row < rows; row += 1) {
        const from = top + row * stride;
        const isInView = from + stride > 0 && from < height;
        if (isInView) {
          expect(row * columns).toBeGreaterThanOrEqual(start);
          expect(Math.min((row + 1) * columns, count)).toBeLessThanOrEqual(end);
        }
      }
    }),
    { numRuns: 40 },
  );
});

test('the cards in the document are bounded, however long the grid', () => {
  fc.assert(
    fc.property(counts, views, (count, { columns, stride, top, height }) => {
      const { start, end } = windowOf(count, { columns, stride, top, height });
      const bound = columns * (Math.ceil((5 * height) / stride) + 10);
      expect(end - start).toBeLessThanOrEqual(Math.max(bound, 108));
    }),
  );
});
