import { describe, expect, test } from 'vitest';
import { DOUBLE_ZERO } from '../../engines/roulette/protocol.ts';
import { coveredNumbers, WHEELS } from '../../engines/roulette/roulette.ts';
import { type Direction, neighbour, type Spot, spotsOf, TABLE, upright } from './table-layout.ts';

const tables = [
  { wheel: 'single-zero', counts: { straight: 37, split: 60, trio: 2, 'first-four': 1 } },
  { wheel: 'double-zero', counts: { straight: 38, split: 60, trio: 3 } },
] as const;

describe.each(tables)('the table of the $wheel wheel', ({ wheel, counts: own }) => {
  const spots = spotsOf({ wheel: WHEELS[wheel] });

  const find = (id: string): Spot => {
    const spot = spots.find((candidate) => candidate.id === id);
    if (!spot) throw new Error(`no spot ${id}`);
    return spot;
  };

  test('the table offers every bet there is, once, and none that the server would refuse', () => {
    expect(new Set(spots.map(({ id }) => id)).size).toBe(spots.length);
    const counts = Map.groupBy(spots, ({ kind }) => kind);
    expect(Object.fromEntries([...counts].map(([kind, all]) => [kind, all.length]))).toEqual({
      ...own,
      street: 12,
      corner: 22,
      'six-line': 11,
      column: 3,
      dozen: 3,
      red: 1,
      black: 1,
      even: 1,
      odd: 1,
      low: 1,
      high: 1,
    });
    for (const { kind, numbers, id } of spots) {
      expect(coveredNumbers({ kind, numbers: [...numbers] }, wheel), id).not.toBeNull();
    }
  });

  test('a point on a border touches exactly the cells of its numbers', () => {
    const cells = spots.filter(({ kind, size }) => kind === 'straight' && size);
    for (const { kind, numbers, x, y, id } of spots.filter(({ size }) => size === null)) {
      const touched = cells
        .filter(
          (cell) =>
            Math.abs(cell.x - x) <= (cell.size?.width ?? 0) / 2 + 1e-9 &&
            Math.abs(cell.y - y) <= (cell.size?.height ?? 0) / 2 + 1e-9,
        )
        .map((cell) => cell.numbers[0] ?? -1);
      /** Streets and their pairs reach across the table from its edge. */
      const whole = ['street', 'six-line', 'first-four'].includes(kind)
        ? numbers.filter((number) => number % 3 === 1 || number === 0)
        : numbers;
      expect(
        touched.sort((a, b) => a - b),
        id,
      ).toEqual([...whole]);
    }
  });

  test('column bets stand at the end of their own numbers', () => {
    for (const ordinal of [1, 2, 3]) {
      expect(find(`column-${ordinal}`).y).toBe(find(`straight-${ordinal}`).y);
    }
  });

  test('upright, the zero is on top, numbers rise to the right and outside bets lie left', () => {
    const at = (id: string) => upright(find(id));
    expect(at('straight-0').y).toBeLessThan(at('straight-1').y);
    expect(at('straight-1').x).toBeLessThan(at('straight-2').x);
    expect(at('straight-1').y).toBeLessThan(at('straight-4').y);
    expect(at('dozen-1').x).toBeLessThan(at('straight-1').x);
    for (const spot of spots) {
      const { x, y } = upright(spot);
      expect(x > 0 && x < TABLE.height && y > 0 && y < TABLE.width, spot.id).toBe(true);
    }
  });

  test('arrow keys reach every bet from any other, whichever way the table lies', () => {
    const directions: Direction[] = ['left', 'right', 'up', 'down'];
    for (const place of [(spot: Spot): Pick<Spot, 'x' | 'y'> => spot, upright]) {
      const reached = new Set<string>();
      const open = [find('straight-17')];
      for (let spot = open.pop(); spot; spot = open.pop()) {
        if (reached.has(spot.id)) continue;
        reached.add(spot.id);
        for (const direction of directions) {
          const next = neighbour(spots, spot, direction, place);
          if (next) open.push(next);
        }
      }
      expect(spots.filter(({ id }) => !reached.has(id)).map(({ id }) => id)).toEqual([]);
    }
  });

  test('an arrow key goes to the nearest bet that way', () => {
    expect(neighbour(spots, find('straight-17'), 'right')?.id).toBe('split-17-20');
    expect(neighbour(spots, find('straight-17'), 'down')?.id).toBe('split-16-17');
    expect(neighbour(spots, find('straight-0'), 'left')).toBeNull();
  });
});

test('a double zero stands beside the zero, on the side of the high column', () => {
  const spots = spotsOf({ wheel: WHEELS['double-zero'] });
  const at = (number: number) => spots.find(({ id }) => id === `straight-${number}`);
  expect(at(DOUBLE_ZERO)?.y).toBeLessThan(at(0)?.y ?? 0);
  expect(at(DOUBLE_ZERO)?.x).toBe(at(0)?.x);
});
