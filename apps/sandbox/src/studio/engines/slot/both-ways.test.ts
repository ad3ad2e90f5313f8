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

const rules: SlotRules = {
  reels: 4,
  rows: 2,
  evaluation: { kind: 'ways', bothWays: true },
  betUnits: 1,
  symbols: [
    symbol('w', 'wild', {}),
    symbol('s', 'scatter', { 2: 3 }),
    symbol('a', 'high', { 2: 1, 3: 5, 4: 20 }),
    symbol('b', 'low', { 3: 2, 4: 6 }),
  ],
  strips: [strip('a b s a b'), strip('w a b s'), strip('b a w a s'), strip('s a b')],
  wildMultiplier: 1,
  freeSpins: null,
  maxWinMultiple: 1000,
};
const machine = buildMachine(rules);

/** Each letter is a reel's upper cell; the lower ones never win. */
const paid = (text: string) =>
  evaluateGrid(
    machine,
    [...text].map((id) => [machine.indexOf.get(id) ?? 0, machine.indexOf.get('s') ?? 0]),
  ).map((win) => [machine.ids[win.symbol], win.count, win.units, win.cells.map(([reel]) => reel)]);

describe('ways that are read from both sides', () => {
  it('pay from the right as from the left', () => {
    expect(paid('aabb')).toEqual([['a', 2, 1, [0, 1]]]);
    expect(paid('bbaa')).toEqual([['a', 2, 1, [3, 2]]]);
    expect(paid('aawa')).toEqual([['a', 4, 20, [0, 1, 2, 3]]]);
    expect(paid('aasa')).toEqual([['a', 2, 1, [0, 1]]]);
    expect(paid('baaa')).toEqual([['a', 3, 5, [3, 2, 1]]]);
  });

  it('pay one that runs over all reels once', () => {
    expect(paid('aaaa')).toEqual([['a', 4, 20, [0, 1, 2, 3]]]);
  });

  it('are refused where wins fall or reels are in gear', () => {
    const falling = { ...rules, cascade: { base: [1] } };
    expect(() => buildMachine(falling)).toThrow();
    expect(() => buildMachine({ ...rules, gears: { 2: 1 } })).toThrow();
  });

  it('return what every stop returns, to the last digit', () => {
    let units = 0;
    for (let stops = 0; stops < 5 * 4 * 5 * 3; stops++) {
      const at = [stops % 5, Math.floor(stops / 5) % 4, Math.floor(stops / 20) % 5];
      const { wins } = readStops(machine, 'base', [...at, Math.floor(stops / 100)]);
      for (const win of wins) units += win.units;
    }
    expect(expectSlot(machine).rtp).toBeCloseTo(units / 300, 12);
  });
});
