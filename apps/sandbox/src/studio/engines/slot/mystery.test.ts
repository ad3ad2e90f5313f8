import { describe, expect, it } from 'vitest';
import { seededBytes } from '../seeded-bytes.ts';
import { expectSlot } from './expected.ts';
import { buildMachine } from './machine.ts';
import { playSlot, readStops } from './play.ts';
import { type SlotRules, type SlotSymbol, strip } from './theme.ts';

const symbol = (id: string, role: SlotSymbol['role'], pays: SlotSymbol['pays']): SlotSymbol => ({
  id,
  role,
  name: { en: id, de: id, es: id, 'pt-br': id, ar: id },
  pays,
});

const turning = (changes: Partial<SlotRules> = {}): SlotRules => ({
  reels: 3,
  rows: 2,
  evaluation: {
    kind: 'lines',
    lines: [
      [0, 0, 0],
      [1, 0, 1],
    ],
  },
  betUnits: 2,
  symbols: [
    symbol('w', 'wild', { 3: 30 }),
    symbol('s', 'scatter', { 2: 1 }),
    symbol('m', 'mystery', {}),
    symbol('a', 'high', { 2: 1, 3: 9 }),
    symbol('b', 'low', { 3: 4 }),
  ],
  strips: [strip('a m m b s'), strip('w a m b'), strip('m b a m s a')],
  wildMultiplier: 1,
  mystery: { symbol: 'm', weights: { a: 1, b: 3 } },
  freeSpins: null,
  maxWinMultiple: 1000,
  ...changes,
});

describe('a mystery symbol', () => {
  it('turns wherever it is into the one symbol that was drawn, and into nothing before', () => {
    const machine = buildMachine(turning());
    const drawn = new Set<string>();
    for (let seed = 0; seed < 300; seed++) {
      const [step] = playSlot(machine, 2, seededBytes(seed)).steps;
      const hidden = step?.grid.flatMap((column, reel) =>
        column.flatMap((id, row) => (id === 'm' ? [step.expanded?.[reel]?.[row]] : [])),
      );
      expect(new Set(hidden).size).toBe(hidden?.length ? 1 : 0);
      expect(step?.expanded === null).toBe(hidden?.length === 0);
      for (const id of hidden ?? []) drawn.add(id ?? '');
    }
    expect([...drawn].sort()).toEqual(['a', 'b']);
  });

  it('returns what every stop and every draw return, to the last digit', () => {
    const machine = buildMachine(turning());
    let units = 0;
    for (let a = 0; a < 5; a++) {
      for (let b = 0; b < 4; b++) {
        for (let c = 0; c < 6; c++) {
          for (const [turned, weight] of Object.entries(machine.rules.mystery?.weights ?? {})) {
            const carried = {
              expanding: null,
              held: [],
              turned: machine.indexOf.get(turned) ?? null,
            };
            const { wins } = readStops(machine, 'base', [a, b, c], carried);
            for (const win of wins) units += win.units * weight;
          }
        }
      }
    }
    expect(expectSlot(machine).rtp).toBeCloseTo(units / (5 * 4 * 6 * 4) / 2, 12);
  });

  it('refuses to turn into a scatter, or where something else changes the reels', () => {
    const scatter = turning({ mystery: { symbol: 'm', weights: { s: 1 } } });
    expect(() => buildMachine(scatter)).toThrow('into s');
    const falling = turning({ cascade: { base: [1], free: [1] } });
    expect(() => buildMachine(falling)).toThrow();
    const { mystery: _, ...none } = turning();
    expect(() => buildMachine(none)).toThrow('mystery');
  });
});
