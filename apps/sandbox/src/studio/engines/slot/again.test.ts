import { describe, expect, it } from 'vitest';
import { lines10 } from '../../themes/lines.ts';
import { seededBytes } from '../seeded-bytes.ts';
import { expectSlot } from './expected.ts';
import { buildMachine, gridAt } from './machine.ts';
import { playSlot, readStops } from './play.ts';
import { type SlotRules, type SlotSymbol, strip } from './theme.ts';

const symbol = (id: string, role: SlotSymbol['role'], pays: SlotSymbol['pays']): SlotSymbol => ({
  id,
  role,
  name: { en: id, de: id, es: id, 'pt-br': id, ar: id },
  pays,
});

const plain = { wildMultiplier: 1, freeSpins: null, maxWinMultiple: 5000 };

const pair: SlotRules = {
  ...plain,
  reels: 3,
  rows: 3,
  evaluation: { kind: 'lines', lines: [[1, 1, 1]] },
  betUnits: 1,
  symbols: [
    symbol('a', 'high', { 3: 20 }),
    symbol('b', 'low', { 3: 5 }),
    symbol('c', 'low', { 1: 1, 2: 2, 3: 4 }),
  ],
  strips: [strip('a b c b'), strip('a b c b b'), strip('b a c b')],
  again: 'pair',
};

const wilds: SlotRules = {
  ...plain,
  reels: 5,
  rows: 3,
  evaluation: { kind: 'lines', lines: lines10, bothWays: true },
  betUnits: 10,
  symbols: [
    symbol('w', 'wild', {}),
    symbol('a', 'high', { 3: 5, 4: 20, 5: 100 }),
    symbol('b', 'low', { 3: 2, 4: 5, 5: 10 }),
    symbol('c', 'low', { 2: 1, 3: 2, 4: 4, 5: 8 }),
  ],
  strips: [
    strip('a b c b c'),
    strip('a b w c b a'),
    strip('b w a c b c a'),
    strip('c a b b w c'),
    strip('a c b c'),
  ],
  again: 'wilds',
};

const roundsOf = (rules: SlotRules, count: number) => {
  const machine = buildMachine(rules);
  return Array.from({ length: count }, (_, seed) =>
    playSlot(machine, rules.betUnits, seededBytes(seed)),
  );
};

describe('a pair on the only line', () => {
  const rounds = roundsOf(pair, 2000);

  it('holds for one more turn where nothing was won, and no other does', () => {
    for (const { steps } of rounds) {
      const step = steps[0];
      const line = step?.grid.map((column) => column[1]);
      const turns = step?.again ?? [];
      const isPair = new Set(line).size < 3;
      expect(turns.length).toBe(isPair && step?.wins.length === 0 ? 1 : 0);
      for (const { held, grid, stops } of turns) {
        expect(held.length).toBe(2);
        for (const reel of held) {
          expect(grid[reel]).toEqual(step?.grid[reel]);
          expect(stops[reel]).toBe(step?.stops[reel]);
        }
        expect(grid).toEqual(
          gridAt(buildMachine(pair).baseStrips, stops, 3).map((column) =>
            column.map((index) => pair.symbols[index]?.id),
          ),
        );
      }
    }
    expect(rounds.filter(({ steps }) => steps[0]?.again?.length).length).toBeGreaterThan(200);
  });

  it('returns what is computed', () => {
    const mean = rounds.reduce((sum, { win }) => sum + win, 0) / rounds.length;
    expect(mean).toBeGreaterThan(1);
    expect(Math.abs(mean - expectSlot(buildMachine(pair)).rtp)).toBeLessThan(0.35);
  });

  it('is refused beside wilds, on more lines and with free spins', () => {
    const wild = symbol('w', 'wild', {});
    expect(() => buildMachine({ ...pair, symbols: [...pair.symbols, wild] })).toThrow(/only line/);
    const lines = [
      [0, 0, 0],
      [1, 1, 1],
    ];
    expect(() =>
      buildMachine({ ...pair, betUnits: 2, evaluation: { kind: 'lines', lines } }),
    ).toThrow(/only line/);
  });
});

describe('wilds that hold their reels', () => {
  const machine = buildMachine(wilds);
  const rounds = roundsOf(wilds, 2000);

  it('cover them, and the others turn as long as another joins', () => {
    for (const { steps, win } of rounds) {
      const turns = steps[0]?.again ?? [];
      let shown = steps[0] as { grid: string[][]; expanded: string[][] | null };
      let held = 0;
      for (const turn of turns) {
        expect(turn.held.length).toBeGreaterThan(held);
        held = turn.held.length;
        const left = shown.expanded ?? shown.grid;
        for (const reel of turn.held) {
          expect(left[reel]).toEqual(['w', 'w', 'w']);
          expect(turn.grid[reel]).toEqual(['w', 'w', 'w']);
        }
        shown = turn;
      }
      const inView = (shown.expanded ?? shown.grid).filter((column) => column.includes('w'));
      expect(inView.length, 'the last turn brought none').toBe(held);
      expect(win).toBe(
        turns.reduce(
          (sum, turn) => sum + turn.win,
          steps[0]?.wins.reduce((s, w) => s + w.amount, 0) ?? 0,
        ),
      );
    }
    expect(rounds.some(({ steps }) => steps[0]?.again?.length === 3)).toBe(true);
  });

  it('return what is computed', () => {
    const bet = wilds.betUnits;
    const wins = rounds.map(({ win }) => win / bet);
    const mean = wins.reduce((sum, win) => sum + win, 0) / wins.length;
    const variance = wins.reduce((sum, win) => sum + (win - mean) ** 2, 0) / wins.length;
    const margin = 3.29 * Math.sqrt(variance / wins.length);
    expect(Math.abs(mean - expectSlot(machine).rtp)).toBeLessThan(margin);
  });

  it('are refused where free spins are given', () => {
    const freeSpins = {
      awards: { 3: 8 },
      multiplier: 1,
      retrigger: false,
      expandingWilds: false,
      expandingSymbol: null,
      strips: null,
    };
    expect(() => buildMachine({ ...wilds, freeSpins })).toThrow(/without other features/);
  });
});

describe('lines that pay both ways', () => {
  const { again: _, ...still } = wilds;

  it('pay from the right too, and once along all reels', () => {
    const machine = buildMachine({ ...still, strips: Array(5).fill(strip('b a c')) });
    const pays = (stops: number[]) =>
      readStops(machine, 'base', stops)
        .wins.filter(({ line }) => line === 0)
        .map(({ symbol: index, count, cells }) => [machine.ids[index], count, cells[0]?.[0]]);
    expect(pays([0, 0, 0, 0, 0])).toEqual([['a', 5, 0]]);
    expect(pays([1, 1, 0, 0, 0])).toEqual([
      ['c', 2, 0],
      ['a', 3, 4],
    ]);
  });

  it('return what a count over every stop gives', () => {
    const machine = buildMachine(still);
    const [a, b, c, d, e] = machine.baseStrips.map((loop) => loop.map((_symbol, stop) => stop));
    let units = 0;
    for (const v of a ?? [])
      for (const w of b ?? [])
        for (const x of c ?? [])
          for (const y of d ?? [])
            for (const z of e ?? []) {
              const { wins } = readStops(machine, 'base', [v, w, x, y, z]);
              units += wins.reduce((sum, win) => sum + win.units, 0);
            }
    const stops = machine.baseStrips.reduce((product, loop) => product * loop.length, 1);
    expect(expectSlot(machine).rtp).toBeCloseTo(units / stops / still.betUnits, 12);
  });
});
