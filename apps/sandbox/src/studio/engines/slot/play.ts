/** One whole round of a slot: the base spin and, when scatters give them, all its free spins. */

import { type ByteSource, drawBelow, drawWeighted } from '../random.ts';
import { turnAgain } from './again.ts';
import { fallsFrom, multiplierAfter, type UnitFall } from './cascade.ts';
import {
  type Cell,
  evaluateExpandedSymbol,
  evaluateGrid,
  evaluateScatters,
  expand,
  isFullField,
  type UnitWin,
} from './evaluate.ts';
import { drawGears, type GearedReels, inGear } from './gears.ts';
import { type HeldCoin, type HoldRound, playHold } from './hold.ts';
import { type Grid, gridAt, MAX_FREE_SPINS, type Machine, type SymbolIndex } from './machine.ts';
import { turnedGrid } from './mystery.ts';
import type { SlotHold, SlotStep, SlotWin } from './protocol.ts';
import { jackpots } from './theme.ts';

export type SlotRound = {
  readonly steps: SlotStep[];
  /** Whole subunits, at most `stake * maxWinMultiple`. */
  readonly win: number;
  readonly capped: boolean;
};

/**
 * Plays a round for `stake` subunits. The stake is a multiple of the bet units, so every amount is
 * exact and nothing is rounded.
 *
 * @throws RangeError for a stake that the bet units do not divide.
 */
export function playSlot(machine: Machine, stake: number, source: ByteSource): SlotRound {
  const { rules } = machine;
  if (!Number.isSafeInteger(stake) || stake <= 0 || stake % rules.betUnits !== 0) {
    throw new RangeError(`a stake must be a positive multiple of ${rules.betUnits}`);
  }
  const unit = stake / rules.betUnits;
  const cap = stake * rules.maxWinMultiple;
  const features = rules.freeSpins;
  const sticky = features?.stickyWilds === true;

  const steps: SlotStep[] = [];
  let total = 0;
  let left = 0;
  let given = 0;
  let expanding: SymbolIndex | null = null;
  let held: Cell[] = [];
  /** Falls that count on the ladder before this spin begins. */
  let warm = 0;
  do {
    const free = steps.length > 0;
    const kind = free ? 'free' : 'base';
    const spin = spinOnce(machine, source, kind, { expanding, held });
    const ladder = rules.cascade?.[kind] ?? [stepMultiplier(machine, kind, spin.grid)];
    const paid = (wins: readonly UnitWin[], falls: number): Paid => {
      const multiplier = multiplierAfter(ladder, falls);
      const list = wins.map((win) => inSubunits(machine, win, unit * multiplier, multiplier));
      return { multiplier, wins: list, win: list.reduce((sum, { amount }) => sum + amount, 0) };
    };
    const first = paid(spin.wins, warm);
    const falls = spin.falls.map(({ removed, grid, wins }, index) => ({
      removed,
      grid: named(machine, grid),
      ...paid(wins, warm + index + 1),
    }));
    const again = turnAgain(machine, spin, source).map(({ grid, expanded, wins, ...turn }) => {
      const { wins: list, win } = paid(wins, 0);
      const shown = { grid: named(machine, grid), expanded: expanded && named(machine, expanded) };
      return { ...turn, ...shown, wins: list, win };
    });
    const round = free ? null : playHold(machine, spin.grid, source);
    const hold = round && heldInSubunits(machine, round, unit);
    const win = [...falls, ...again].reduce(
      (sum, part) => sum + part.win,
      first.win + (hold?.win ?? 0),
    );
    total = Math.min(cap, total + win);

    let awarded = 0;
    if (features && (!free || features.retrigger)) {
      awarded = Math.min(features.awards[spin.scatters] ?? 0, MAX_FREE_SPINS - given);
      given += awarded;
    }
    left = total === cap ? 0 : left - (free ? 1 : 0) + awarded;
    const shownExpanding = expanding;
    if (!free && awarded > 0 && features?.expandingSymbol) {
      const drawn = drawWeighted(source, features.expandingSymbol);
      expanding = machine.indexOf.get(drawn) ?? null;
    }
    const announced = shownExpanding ?? expanding;
    steps.push({
      kind: free ? 'free' : 'base',
      stops: spin.stops,
      grid: named(machine, spin.grid),
      expanded: spin.expanded && named(machine, spin.expanded),
      expandingSymbol: announced === null ? null : (machine.ids[announced] ?? null),
      multiplier: first.multiplier,
      wins: first.wins,
      ...(rules.cascade ? { falls } : {}),
      ...(rules.again ? { again } : {}),
      ...(spin.gears ? { gears: spin.gears } : {}),
      ...(free && sticky ? { held } : {}),
      ...(hold ? { hold } : {}),
      win,
      freeSpinsAwarded: awarded,
      freeSpinsLeft: left,
      totalWin: total,
    });
    if (free && rules.cascade?.keeps) warm += falls.length;
    if (free && sticky) held = wildCells(machine, spin.expanded ?? spin.grid);
  } while (left > 0);
  return { steps, win: total, capped: total === cap };
}

/** On everything a turn pays in games without cascades. */
function stepMultiplier(machine: Machine, kind: 'base' | 'free', grid: Grid): number {
  const { freeSpins, fullField } = machine.rules;
  if (kind === 'free') return freeSpins?.multiplier ?? 1;
  return fullField && isFullField(machine, grid) ? fullField : 1;
}

type Paid = { multiplier: number; wins: SlotWin[]; win: number };

/** What earlier steps of the round left behind. */
type Carried = {
  /** The symbol drawn to expand. */
  readonly expanding: SymbolIndex | null;
  /** Where wilds stayed. */
  readonly held: readonly Cell[];
  /** What the mystery symbols of this spin turn into. */
  readonly turned?: SymbolIndex | null;
};

type Spin = {
  stops: number[];
  gears: GearedReels | null;
  grid: Grid;
  expanded: Grid | null;
  wins: UnitWin[];
  falls: UnitFall[];
  /** In view once everything rests. */
  scatters: number;
};

function spinOnce(
  machine: Machine,
  source: ByteSource,
  kind: 'base' | 'free',
  carried: Carried,
): Spin {
  const strips = kind === 'free' ? machine.freeStrips : machine.baseStrips;
  const drawn = strips.map((strip) => drawBelow(source, strip.length));
  const gears = drawGears(machine, source);
  const stops = inGear(drawn, gears);
  const { mystery } = machine.rules;
  const turned = mystery
    ? (machine.indexOf.get(drawWeighted(source, mystery.weights)) ?? null)
    : null;
  return { stops, gears, ...readStops(machine, kind, stops, { ...carried, turned }) };
}

/** What the reels show and pay at these stops; the outcome of a spin without its chance. */
export function readStops(
  machine: Machine,
  kind: 'base' | 'free',
  stops: readonly number[],
  { expanding, held, turned = null }: Carried = { expanding: null, held: [] },
): Omit<Spin, 'stops' | 'gears'> {
  const { rules, isWild } = machine;
  const strips = kind === 'free' ? machine.freeStrips : machine.baseStrips;
  const grid = gridAt(strips, stops, rules.rows);
  if (rules.cascade) {
    const wins = evaluateGrid(machine, grid);
    const falls = fallsFrom(machine, strips, stops, { grid, wins });
    const { count } = evaluateScatters(machine, falls.at(-1)?.grid ?? grid);
    return { grid, expanded: null, wins, falls, scatters: count };
  }
  const scatters = evaluateScatters(machine, grid);
  const kept = held.length > 0 ? withWilds(machine, grid, held) : null;
  const expands =
    kind === 'free' ? rules.freeSpins?.expandingWilds === true : rules.again === 'wilds';
  const grown = expands ? expand(kept ?? grid, (symbol) => isWild[symbol] === true) : null;
  let expanded = grown?.grid ?? kept ?? turnedGrid(machine, grid, turned);
  const wins = evaluateGrid(machine, expanded ?? grid);
  if (scatters.win) wins.push(scatters.win);
  if (kind === 'free' && expanding !== null) {
    const special = expand(grid, (symbol) => symbol === expanding);
    const paid = special ? evaluateExpandedSymbol(machine, expanding, special.reels) : [];
    if (special && paid.length > 0) {
      expanded = special.grid;
      wins.push(...paid);
    }
  }
  return { grid, expanded, wins, falls: [], scatters: scatters.count };
}

const wildCells = ({ isWild }: Machine, grid: Grid): Cell[] =>
  grid.flatMap((column, reel) =>
    column.flatMap((symbol, row): Cell[] => (isWild[symbol] ? [[reel, row]] : [])),
  );

function withWilds({ isWild }: Machine, grid: Grid, held: readonly Cell[]): Grid {
  const covered = grid.map((column) => [...column]);
  for (const [reel, row] of held) (covered[reel] as SymbolIndex[])[row] = isWild.indexOf(true);
  return covered;
}

function inSubunits(machine: Machine, win: UnitWin, perUnit: number, step: number): SlotWin {
  const common = {
    symbol: machine.ids[win.symbol] ?? '',
    count: win.count,
    multiplier: win.multiplier * step,
    amount: win.units * perUnit,
    cells: win.cells,
  };
  switch (win.kind) {
    case 'line':
      return { kind: 'line', line: win.line, ...common };
    case 'ways':
      return { kind: 'ways', ways: win.ways, ...common };
    case 'scatter':
      return { kind: 'scatter', ...common };
  }
}

function heldInSubunits({ rules }: Machine, round: HoldRound, unit: number): SlotHold {
  const inSubunit = ({ cell, value, units }: HeldCoin) => ({
    cell,
    amount: units * unit,
    jackpot: jackpots.find((name) => name === value) ?? null,
  });
  return {
    start: round.start.map(inSubunit),
    respins: round.respins.map(({ landed, left }) => ({ landed: landed.map(inSubunit), left })),
    fullReels: round.fullReels,
    grand: round.full ? (rules.hold?.grand ?? 0) * unit : 0,
    win: round.units * unit,
  };
}

const named = (machine: Machine, grid: Grid): string[][] =>
  grid.map((column) => column.map((symbol) => machine.ids[symbol] ?? ''));
