import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { themes } from '../../themes/catalogue.ts';
import { seededBytes } from '../seeded-bytes.ts';
import { evaluateExpandedSymbol, evaluateGrid, evaluateScatters, expand } from './evaluate.ts';
import { buildMachine, type Grid, type Machine } from './machine.ts';
import { playSlot, readStops } from './play.ts';
import type { SlotRules, SlotSymbol } from './theme.ts';

const symbol = (id: string, role: SlotSymbol['role'], pays: SlotSymbol['pays']): SlotSymbol => ({
  id,
  role,
  name: { en: id, de: id, es: id, 'pt-br': id, ar: id },
  pays,
});

const rules = (changes: Partial<SlotRules> = {}): SlotRules => ({
  reels: 5,
  rows: 3,
  evaluation: { kind: 'lines', lines: [[1, 1, 1, 1, 1]] },
  betUnits: 1,
  symbols: [
    symbol('w', 'wild', { 3: 50, 4: 200, 5: 1000 }),
    symbol('s', 'scatter', { 3: 5 }),
    symbol('a', 'high', { 3: 10, 4: 40, 5: 100 }),
    symbol('b', 'low', { 2: 1, 3: 5, 4: 20, 5: 60 }),
  ],
  strips: Array.from({ length: 5 }, () => ['w', 's', 'a', 'b']),
  wildMultiplier: 1,
  freeSpins: null,
  maxWinMultiple: 5000,
  ...changes,
});

/** A grid whose middle row reads as given; the other rows never win. */
const middle = (machine: Machine, text: string): Grid =>
  [...text].map((id, reel) => {
    const filler = machine.indexOf.get(reel % 2 === 0 ? 'a' : 'b') ?? 0;
    return [filler, machine.indexOf.get(id) ?? 0, filler];
  });

describe('a line', () => {
  const machine = buildMachine(rules());
  const doubled = buildMachine(rules({ wildMultiplier: 2 }));
  const paid = (text: string, on = machine) => {
    const [win] = evaluateGrid(on, middle(on, text));
    return win ? [on.ids[win.symbol], win.count, win.units] : null;
  };

  it('counts equal symbols from the left', () => {
    expect(paid('aaabb')).toEqual(['a', 3, 10]);
    expect(paid('aaaab')).toEqual(['a', 4, 40]);
    expect(paid('aaaaa')).toEqual(['a', 5, 100]);
    expect(paid('baaaa')).toBeNull();
    expect(paid('bbaaa')).toEqual(['b', 2, 1]);
  });

  it('lets a wild stand for any symbol but the scatter', () => {
    expect(paid('wabab')).toBeNull();
    expect(paid('awaab')).toEqual(['a', 4, 40]);
    expect(paid('bwsbb')).toEqual(['b', 2, 1]);
    expect(paid('wwbab')).toEqual(['b', 3, 5]);
  });

  it('pays the better of wilds alone and wilds as substitutes', () => {
    expect(paid('wwwbb')).toEqual(['b', 5, 60]);
    expect(paid('wwwba')).toEqual(['w', 3, 50]);
    expect(paid('wwwww')).toEqual(['w', 5, 1000]);
    expect(paid('wwwsa')).toEqual(['w', 3, 50]);
  });

  it('multiplies once for wilds that substitute and never for wilds alone', () => {
    expect(paid('awaab', doubled)).toEqual(['a', 4, 80]);
    expect(paid('awwab', doubled)).toEqual(['a', 4, 80]);
    expect(paid('aaaab', doubled)).toEqual(['a', 4, 40]);
    expect(paid('wwwww', doubled)).toEqual(['w', 5, 1000]);
  });

  it('pays scatters anywhere', () => {
    const grid = middle(machine, 'abaab');
    for (const reel of [0, 2, 4]) (grid[reel] as number[])[2] = machine.indexOf.get('s') ?? 0;
    expect(evaluateScatters(machine, grid)).toMatchObject({ count: 3, win: { units: 5 } });
  });
});

describe('ways', () => {
  const machine = buildMachine(
    rules({
      evaluation: { kind: 'ways' },
      symbols: [
        symbol('w', 'wild', {}),
        symbol('s', 'scatter', {}),
        symbol('a', 'high', { 3: 10, 4: 40, 5: 100 }),
        symbol('b', 'low', { 3: 5 }),
      ],
    }),
  );
  const grid = (...columns: string[]): Grid =>
    columns.map((column) => [...column].map((id) => machine.indexOf.get(id) ?? 0));

  it('multiplies the symbols of neighbouring reels', () => {
    expect(evaluateGrid(machine, grid('aas', 'aws', 'asa', 'sss', 'aaa'))).toMatchObject([
      { count: 3, ways: 8, units: 80 },
    ]);
    expect(evaluateGrid(machine, grid('aaa', 'aaa', 'aaa', 'aaa', 'aaa'))).toMatchObject([
      { count: 5, ways: 243, units: 24_300 },
    ]);
  });

  it('counts as many ways as there are paths of equal symbols (against enumeration)', () => {
    const cell = fc.constantFrom(0, 1, 2, 3);
    const column = fc.array(cell, { minLength: 3, maxLength: 3 });
    const reels = fc.array(column, { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(reels, (drawn) => {
        for (const win of evaluateGrid(machine, drawn)) {
          let paths = 1;
          for (let reel = 0; reel < win.count; reel++) {
            paths *= (drawn[reel] ?? []).filter((s) => s === win.symbol || s === 0).length;
          }
          expect(win.ways).toBe(paths);
          expect((drawn[win.count] ?? []).some((s) => s === win.symbol || s === 0)).toBe(false);
        }
      }),
    );
  });
});

describe('expansion', () => {
  const machine = buildMachine(rules());
  it('covers the reels that show the symbol', () => {
    const wild = machine.indexOf.get('w') ?? 0;
    const grown = expand(middle(machine, 'awaab'), (shown) => shown === wild);
    expect(grown?.reels).toEqual([1]);
    expect(grown?.grid[1]).toEqual([wild, wild, wild]);
    expect(expand(middle(machine, 'abaab'), (shown) => shown === wild)).toBeNull();
  });

  it('pays the special symbol on every line, neighbours or not', () => {
    const a = machine.indexOf.get('a') ?? 0;
    expect(evaluateExpandedSymbol(machine, a, [0, 2, 4])).toMatchObject([
      {
        units: 10,
        cells: [
          [0, 1],
          [2, 1],
          [4, 1],
        ],
      },
    ]);
    expect(evaluateExpandedSymbol(machine, a, [0, 4])).toEqual([]);
  });
});

describe('a round of any slot', () => {
  const slots = themes.flatMap((theme) => (theme.kind === 'slot' ? [theme] : []));

  it.each(slots)('$id pays whole, non-negative amounts that add up', (theme) => {
    const machine = buildMachine(theme.rules);
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(...(theme.stakes.EUR ?? [])), (seed, stake) => {
        const round = playSlot(machine, stake, seededBytes(seed));
        let total = 0;
        let left = 0;
        for (const [index, step] of round.steps.entries()) {
          expect(step.wins.every((win) => Number.isSafeInteger(win.amount) && win.amount > 0)).toBe(
            true,
          );
          const paid = [step, ...(step.falls ?? []), ...(step.again ?? [])].flatMap(
            ({ wins }) => wins,
          );
          const held = step.hold?.win ?? 0;
          expect(step.win).toBe(paid.reduce((sum, win) => sum + win.amount, held));
          total = Math.min(stake * theme.rules.maxWinMultiple, total + step.win);
          expect(step.totalWin).toBe(total);
          left += step.freeSpinsAwarded - (index === 0 ? 0 : 1);
          expect(step.freeSpinsLeft).toBe(
            round.capped && index === round.steps.length - 1 ? 0 : left,
          );
        }
        expect(round.win).toBe(total);
      }),
      { numRuns: 200 },
    );
  });

  it('repeats exactly from the same bytes, and twice the stake wins twice as much', () => {
    for (const theme of slots) {
      const machine = buildMachine(theme.rules);
      fc.assert(
        fc.property(fc.integer(), (seed) => {
          const unit = theme.rules.betUnits;
          const once = playSlot(machine, unit, seededBytes(seed));
          expect(playSlot(machine, unit, seededBytes(seed))).toEqual(once);
          expect(playSlot(machine, 2 * unit, seededBytes(seed)).win).toBe(2 * once.win);
        }),
        { numRuns: 20 },
      );
    }
  });

  it('refuses a stake its bet units do not divide', () => {
    const [theme] = slots;
    if (!theme) throw new Error('there is no slot');
    const machine = buildMachine(theme.rules);
    for (const stake of [0, -20, theme.rules.betUnits + 1, 0.5]) {
      expect(() => playSlot(machine, stake, seededBytes(1))).toThrow(RangeError);
    }
  });

  it.each(slots)('$id offers only stakes that its bet units and the wallet can take', (theme) => {
    for (const stakes of Object.values(theme.stakes)) {
      for (const stake of stakes) expect(stake % theme.rules.betUnits).toBe(0);
      expect([...stakes].sort((a, b) => a - b)).toEqual(stakes);
    }
  });

  it('shows at a stop the strip from there on, around its end', () => {
    const machine = buildMachine(rules());
    const { grid } = readStops(machine, 'base', [3, 0, 0, 0, 2]);
    expect(grid[0]?.map((index) => machine.ids[index])).toEqual(['b', 'w', 's']);
    expect(grid[4]?.map((index) => machine.ids[index])).toEqual(['a', 'b', 'w']);
  });
});
