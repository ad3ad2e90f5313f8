/**
 * Reels that hold while the others turn once more, within one paid round. A pair on the only line holds
 * for one more turn where nothing was won; wilds that cover their reels hold for as long as others join.
 */
import { type ByteSource, drawBelow } from '../random.ts';
import { evaluateGrid, expand, type UnitWin } from './evaluate.ts';
import { expectLines } from './expected-lines.ts';
import { type Grid, gridAt, type Machine } from './machine.ts';
import { cellChances, cellChancesWithout } from './strip-chances.ts';

/** One more turn, with what was held in its grid already. */
export type UnitTurn = {
  readonly held: number[];
  readonly stops: number[];
  readonly grid: Grid;
  readonly expanded: Grid | null;
  readonly wins: UnitWin[];
};

type Shown = Pick<UnitTurn, 'stops' | 'grid' | 'expanded' | 'wins'>;

/** All further turns of a paid one. */
export function turnAgain(machine: Machine, first: Shown, source: ByteSource): UnitTurn[] {
  const turns: UnitTurn[] = [];
  let shown = first;
  let held = heldAfter(machine, shown, []);
  while (held) {
    const keeps = held;
    const stops = machine.baseStrips.map((strip, reel) =>
      keeps.includes(reel) ? (shown.stops[reel] ?? 0) : drawBelow(source, strip.length),
    );
    const turn = readTurn(machine, shown, keeps, stops);
    turns.push(turn);
    shown = turn;
    held = heldAfter(machine, turn, keeps);
  }
  return turns;
}

/** The reels that hold after a turn in which `before` held; null when no reel turns again. */
function heldAfter(machine: Machine, shown: Shown, before: readonly number[]): number[] | null {
  const { rules, isWild } = machine;
  if (rules.again === 'pair') {
    return before.length === 0 && shown.wins.length === 0 ? pairOn(machine, shown.grid) : null;
  }
  if (rules.again !== 'wilds') return null;
  const reels = expand(shown.grid, (symbol) => isWild[symbol] === true)?.reels ?? [];
  return reels.length > before.length && reels.length < rules.reels ? reels : null;
}

/** The two reels whose symbols on the only line are equal. */
function pairOn({ rules }: Machine, grid: Grid): number[] | null {
  const line = rules.evaluation.kind === 'lines' ? (rules.evaluation.lines[0] ?? []) : [];
  const shown = line.map((row, reel) => grid[reel]?.[row]);
  const pairs = [
    [0, 1],
    [0, 2],
    [1, 2],
  ] as const;
  const pair = pairs.find(([a, b]) => shown[a] === shown[b]);
  return pair ? [...pair] : null;
}

function readTurn(machine: Machine, before: Shown, held: number[], stops: number[]): UnitTurn {
  const { rules, baseStrips, isWild } = machine;
  const left = before.expanded ?? before.grid;
  const grid = gridAt(baseStrips, stops, rules.rows).map((column, reel) =>
    held.includes(reel) ? (left[reel] ?? column) : column,
  );
  const grown = rules.again === 'wilds' ? expand(grid, (symbol) => isWild[symbol] === true) : null;
  const expanded = grown && grown.reels.length > held.length ? grown.grid : null;
  return { held, stops, grid, expanded, wins: evaluateGrid(machine, expanded ?? grid) };
}

/** Expected pay in bet units of a paid turn with all that follow it. */
export const expectAgain = (machine: Machine): number =>
  machine.rules.again === 'pair' ? expectPair(machine) : expectHeldWilds(machine);

/** Every stop of the three reels is counted, and every stop of the one that turns again. */
function expectPair(machine: Machine): number {
  const { rules, baseStrips } = machine;
  const unitsOf = (wins: readonly UnitWin[]) => wins.reduce((sum, { units }) => sum + units, 0);
  const stopsOf = (reel: number) => Array.from(baseStrips[reel] ?? [], (_, stop) => stop);
  let sum = 0;
  for (const a of stopsOf(0)) {
    for (const b of stopsOf(1)) {
      for (const c of stopsOf(2)) {
        const stops = [a, b, c];
        const grid = gridAt(baseStrips, stops, rules.rows);
        const first: Shown = { stops, grid, expanded: null, wins: evaluateGrid(machine, grid) };
        sum += unitsOf(first.wins);
        const held = heldAfter(machine, first, []);
        const turning = [0, 1, 2].find((reel) => held?.includes(reel) === false);
        if (!held || turning === undefined) continue;
        const other = stopsOf(turning);
        for (const stop of other) {
          sum +=
            unitsOf(readTurn(machine, first, held, stops.with(turning, stop)).wins) / other.length;
        }
      }
    }
  }
  return sum / baseStrips.reduce((product, strip) => product * strip.length, 1);
}

/**
 * Over the reels covered by wilds: which others are joined by one in the next turn is independent, and
 * given that, a line's expectation follows from what the uncovered reels show without wilds.
 */
function expectHeldWilds(machine: Machine): number {
  const { rules, baseStrips, isWild, ids } = machine;
  const { evaluation } = rules;
  if (evaluation.kind !== 'lines') return 0;
  const wild = ids.map((_, symbol) => (isWild[symbol] ? 1 : 0));
  const covered = Array.from({ length: rules.rows }, () => wild);
  const reels = baseStrips.map((strip) => {
    const wilds = cellChances(machine, strip, true)[0] ?? [];
    return {
      joins: wilds.reduce((sum, chance, symbol) => sum + (isWild[symbol] ? chance : 0), 0),
      open: cellChancesWithout(machine, strip, isWild),
    };
  });
  const unitsWith = (held: number): number => {
    const chances = reels.map(({ open }, reel) => (held & (1 << reel) ? covered : open));
    return expectLines(machine, evaluation.lines, chances, true);
  };
  const known = new Map<number, number>();
  const from = (held: number): number => {
    const before = known.get(held);
    if (before !== undefined) return before;
    let sum = 0;
    for (let next = held; next < 1 << rules.reels; next++) {
      if ((next & held) !== held) continue;
      const chance = reels.reduce((product, { joins }, reel) => {
        if (held & (1 << reel)) return product;
        return product * (next & (1 << reel) ? joins : 1 - joins);
      }, 1);
      if (chance === 0) continue;
      const goesOn = next !== held && next !== (1 << rules.reels) - 1;
      sum += chance * (unitsWith(next) + (goesOn ? from(next) : 0));
    }
    known.set(held, sum);
    return sum;
  };
  return from(0);
}
