import { describe, expect, it } from 'vitest';
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

const anywhere: SlotRules = {
  reels: 3,
  rows: 2,
  evaluation: { kind: 'anywhere' },
  betUnits: 2,
  symbols: [
    symbol('s', 'scatter', { 3: 10 }),
    symbol('a', 'high', { 3: 2, 5: 30 }),
    symbol('b', 'low', { 4: 3 }),
  ],
  strips: [strip('a a b b s'), strip('a b a b b'), strip('s b a a b')],
  wildMultiplier: 1,
  freeSpins: null,
  maxWinMultiple: 5000,
};
const machine = buildMachine(anywhere);
const won = (stops: number[]) =>
  readStops(machine, 'base', stops).wins.map(({ symbol: index, count, units }) => [
    machine.ids[index],
    count,
    units,
  ]);

describe('pays anywhere', () => {
  it('count a symbol over the whole field, and pay the next lower count given', () => {
    expect(won([0, 0, 2])).toEqual([['a', 5, 30]]);
    expect(won([0, 1, 0])).toEqual([['a', 3, 2]]);
    expect(won([1, 1, 2])).toEqual([['a', 4, 2]]);
    expect(won([2, 3, 3])).toEqual([['b', 5, 3]]);
  });

  it('return what a count over every stop gives', () => {
    let units = 0;
    for (let a = 0; a < 5; a++)
      for (let b = 0; b < 5; b++)
        for (let c = 0; c < 5; c++) {
          const { wins } = readStops(machine, 'base', [a, b, c]);
          units += wins.reduce((sum, win) => sum + win.units, 0);
        }
    expect(expectSlot(machine).rtp).toBeCloseTo(units / 125 / 2, 12);
  });

  it('are refused beside a wild', () => {
    const wild = symbol('w', 'wild', {});
    expect(() => buildMachine({ ...anywhere, symbols: [...anywhere.symbols, wild] })).toThrow(
      /without wilds/,
    );
  });
});
