import { describe, expect, it } from 'vitest';
import { evaluateGrid } from './evaluate.ts';
import { expectSlot } from './expected.ts';
import { buildMachine } from './machine.ts';
import { readStops } from './play.ts';
import { type SlotRules, type SlotSymbol, strip } from './theme.ts';

const symbol = (id: string, role: SlotSymbol['role'], pays: SlotSymbol['pays']): SlotSymbol => ({
  id,
  role,
  name: { en: id, de: id, es: id, 'pt-br': id, ar: id },
  pays,
});

const rules = (changes: Partial<SlotRules> = {}): SlotRules => ({
  reels: 3,
  rows: 1,
  evaluation: { kind: 'lines', lines: [[0, 0, 0]] },
  betUnits: 1,
  symbols: [
    symbol('w', 'wild', { 3: 20 }),
    symbol('a', 'high', { 2: 1, 3: 5 }),
    symbol('b', 'low', { 3: 2 }),
  ],
  strips: [strip('a w b a'), strip('w a b w b'), strip('b a w')],
  wildMultiplier: 1,
  reelMultipliers: [1, 2, 3],
  freeSpins: null,
  maxWinMultiple: 1000,
  ...changes,
});

describe('wilds that multiply by their reel', () => {
  const machine = buildMachine(rules());
  const paid = (text: string) => {
    const grid = [...text].map((id) => [machine.indexOf.get(id) ?? 0]);
    const [win] = evaluateGrid(machine, grid);
    return win ? [machine.ids[win.symbol], win.count, win.multiplier, win.units] : null;
  };

  it('multiply each other on a line, each by its own reel', () => {
    expect(paid('aaa')).toEqual(['a', 3, 1, 5]);
    expect(paid('waa')).toEqual(['a', 3, 1, 5]);
    expect(paid('awa')).toEqual(['a', 3, 2, 10]);
    expect(paid('aaw')).toEqual(['a', 3, 3, 15]);
    expect(paid('aww')).toEqual(['a', 3, 6, 30]);
    expect(paid('awb')).toEqual(['a', 2, 2, 2]);
  });

  it('do not multiply what wilds alone pay', () => {
    expect(paid('www')).toEqual(['w', 3, 1, 20]);
  });

  it('return what every stop returns, to the last digit', () => {
    let units = 0;
    for (let a = 0; a < 4; a++) {
      for (let b = 0; b < 5; b++) {
        for (let c = 0; c < 3; c++) {
          for (const win of readStops(machine, 'base', [a, b, c]).wins) units += win.units;
        }
      }
    }
    expect(expectSlot(machine).rtp).toBeCloseTo(units / (4 * 5 * 3), 12);
  });

  it('need a number for every reel, lines, and no other multiplier of wilds', () => {
    expect(() => buildMachine(rules({ reelMultipliers: [1, 2] }))).toThrow('every reel');
    expect(() => buildMachine(rules({ evaluation: { kind: 'ways' } }))).toThrow();
    expect(() => buildMachine(rules({ wildMultiplier: 2 }))).toThrow('instead');
  });
});
