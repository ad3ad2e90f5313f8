/**
 * Where each bet lies on the table. Units are cells, x to the right and y down, on a table that lies
 * across: the zero, or both, at the left, then twelve columns of three numbers, the column bets at the right, and
 * the dozens and even chances below.
 */
import { DOUBLE_ZERO, type RouletteBetKind } from '../../engines/roulette/protocol.ts';

export type Spot = {
  readonly id: string;
  readonly kind: RouletteBetKind;
  /** As a bet of the protocol names them. */
  readonly numbers: readonly number[];
  /** The middle. */
  readonly x: number;
  readonly y: number;
  /** The room it fills; null for a point on a border between numbers. */
  readonly size: { readonly width: number; readonly height: number } | null;
};

/** Height of a row of outside bets. */
const OUTSIDE = 0.8;
export const TABLE = { width: 14, height: 3 + 2 * OUTSIDE } as const;

const columnOf = (number: number): number => Math.ceil(number / 3);
/** The row of a number's cell, 0 to 2: 3, 6, 9 ... are on top. */
const rowOf = (number: number): number => 2 - ((number - 1) % 3);

const spot = (
  kind: RouletteBetKind,
  numbers: readonly number[],
  x: number,
  y: number,
  size: Spot['size'] = null,
): Spot => ({ id: [kind, ...numbers].join('-'), kind, numbers, x, y, size });

const numbersFrom = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => first + index);

const oneZero: readonly Spot[] = [
  spot('straight', [0], 0.5, 1.5, { width: 1, height: 3 }),
  spot('split', [0, 1], 1, 2.5),
  spot('split', [0, 2], 1, 1.5),
  spot('split', [0, 3], 1, 0.5),
  spot('trio', [0, 2, 3], 1, 1),
  spot('trio', [0, 1, 2], 1, 2),
  spot('first-four', [0, 1, 2, 3], 1, 3),
];

const twoZeros: readonly Spot[] = [
  spot('straight', [0], 0.5, 2.25, { width: 1, height: 1.5 }),
  spot('straight', [DOUBLE_ZERO], 0.5, 0.75, { width: 1, height: 1.5 }),
  spot('split', [0, DOUBLE_ZERO], 0.5, 1.5),
  spot('split', [0, 1], 1, 2.5),
  spot('split', [3, DOUBLE_ZERO], 1, 0.5),
  spot('trio', [2, 3, DOUBLE_ZERO], 1, 1),
  spot('trio', [0, 2, DOUBLE_ZERO], 1, 1.5),
  spot('trio', [0, 1, 2], 1, 2),
];

function insideSpots(): Spot[] {
  const cell = { width: 1, height: 1 };
  const spots: Spot[] = [];
  for (const number of numbersFrom(1, 36)) {
    const x = columnOf(number) + 0.5;
    const y = rowOf(number) + 0.5;
    const lastColumn = number > 33;
    const topRow = number % 3 === 0;
    spots.push(spot('straight', [number], x, y, cell));
    if (!lastColumn) spots.push(spot('split', [number, number + 3], x + 0.5, y));
    if (!topRow) spots.push(spot('split', [number, number + 1], x, y - 0.5));
    if (!topRow && !lastColumn) {
      const corner = [number, number + 1, number + 3, number + 4];
      spots.push(spot('corner', corner, x + 0.5, y - 0.5));
    }
    if (number % 3 === 1) {
      spots.push(spot('street', numbersFrom(number, 3), x, 3));
      if (!lastColumn) spots.push(spot('six-line', numbersFrom(number, 6), x + 0.5, 3));
    }
  }
  return spots;
}

function outsideSpots(): Spot[] {
  const thirds = [1, 2, 3];
  const evens = ['low', 'even', 'red', 'black', 'odd', 'high'] as const;
  return [
    ...thirds.map((ordinal) =>
      spot('column', [ordinal], 13.5, 3.5 - ordinal, { width: 1, height: 1 }),
    ),
    ...thirds.map((ordinal) =>
      spot('dozen', [ordinal], ordinal * 4 - 1, 3 + OUTSIDE / 2, { width: 4, height: OUTSIDE }),
    ),
    ...evens.map((kind, index) =>
      spot(kind, [], index * 2 + 2, 3 + OUTSIDE * 1.5, { width: 2, height: OUTSIDE }),
    ),
  ];
}

/** Every bet of the table of a wheel; points on borders come last, so that they lie above the cells. */
export const spotsOf = ({ wheel }: { readonly wheel: readonly number[] }): readonly Spot[] =>
  [...(wheel.includes(DOUBLE_ZERO) ? twoZeros : oneZero), ...insideSpots(), ...outsideSpots()].sort(
    (a, b) => Number(a.size === null) - Number(b.size === null),
  );

/** The same on a table that stands upright: the zero on top, the outside bets at the left. */
export const upright = ({ x, y, size }: Spot): Pick<Spot, 'x' | 'y' | 'size'> => ({
  x: TABLE.height - y,
  y: x,
  size: size && { width: size.height, height: size.width },
});

export type Direction = 'left' | 'right' | 'up' | 'down';

/** How much worse it is to stray from the straight way than to go on along it. */
const STRAY = 3;

/** The next spot in a direction, for arrow keys; null at the edge. */
export function neighbour(
  spots: readonly Spot[],
  from: Spot,
  direction: Direction,
  place: (spot: Spot) => Pick<Spot, 'x' | 'y'> = (spot) => spot,
): Spot | null {
  const origin = place(from);
  let best: { spot: Spot; cost: number } | null = null;
  for (const candidate of spots) {
    const { x, y } = place(candidate);
    const across = direction === 'left' || direction === 'right';
    const ahead = (across ? x - origin.x : y - origin.y) * (/left|up/.test(direction) ? -1 : 1);
    if (ahead < 0.01) continue;
    const cost = ahead + STRAY * Math.abs(across ? y - origin.y : x - origin.x);
    if (!best || cost < best.cost) best = { spot: candidate, cost };
  }
  return best?.spot ?? null;
}
