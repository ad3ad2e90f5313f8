/** Where the ball is on its way down. The board's own measure: pegs stand one apart, the middle is 0. */

/** From one row of pegs to the next. */
export const ROW = 0.92;
/** From the middle of a peg to that of a ball that lies on it. */
const ABOVE = 0.38;
/** Height above the first row from which the ball falls. */
const START = 1.7;
/** How far below the last row the ball comes to rest. */
const REST = 0.33;
/** How much of a row the ball jumps off a peg. */
const HOP = 0.8;

type Place = { readonly x: number; readonly y: number };

/** Left edge to right edge, in pegs: a row has one peg more at either side than the ball can reach. */
export const pegsOf = (row: number): readonly number[] =>
  Array.from({ length: row + 3 }, (_, at) => at - (row + 2) / 2);

/** The middle of a pocket. */
export const pocketAt = (pocket: number, rows: number): number => pocket - rows / 2;

/** Where the ball rests, touches the pegs, and rests again: the way it takes, row by row. */
export function stationsOf(path: readonly number[]): readonly Place[] {
  let x = 0;
  const touched = path.map((step, row) => {
    const at = { x, y: row * ROW - ABOVE };
    x += step - 0.5;
    return at;
  });
  return [{ x: 0, y: -START }, ...touched, { x, y: (path.length - 1) * ROW + ABOVE + REST }];
}

/** The place after `passed` stations, whole or in part; the last one is kept. */
export function placeAt(stations: readonly Place[], passed: number): Place {
  const at = Math.min(Math.floor(passed), stations.length - 1);
  const from = stations[at] ?? { x: 0, y: -START };
  const to = stations[at + 1];
  if (!to) return from;
  const part = passed - at;
  const hop = at === 0 ? 0 : HOP;
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * ((1 + hop) * part * part - hop * part),
  };
}
