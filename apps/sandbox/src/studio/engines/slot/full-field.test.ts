import { describe, expect, it } from 'vitest';
import { cherryTram } from '../../themes/cherry-tram.ts';
import { seededBytes } from '../seeded-bytes.ts';
import { isFullField } from './evaluate.ts';
import { expectSlot } from './expected.ts';
import { buildMachine, gridAt } from './machine.ts';
import { playSlot, readStops } from './play.ts';
import type { SlotRules } from './theme.ts';

const { fullField } = cherryTram.rules;
const machine = buildMachine(cherryTram.rules);

/** Every stop of three reels. */
function* everyStop(): Generator<[number, number, number]> {
  const [first = [], second = [], third = []] = machine.baseStrips;
  for (const a of first.keys()) {
    for (const b of second.keys()) {
      for (const c of third.keys()) yield [a, b, c];
    }
  }
}

describe('a full field', () => {
  it('returns to the last digit what a count over every stop does', () => {
    let units = 0;
    let stops = 0;
    let full = 0;
    for (const at of everyStop()) {
      stops++;
      const { grid, wins } = readStops(machine, 'base', at);
      const times = isFullField(machine, grid) ? fullField : 1;
      if (times > 1) full++;
      for (const win of wins) units += win.units * times;
    }
    expect(full).toBeGreaterThan(10);
    expect(expectSlot(machine).rtp).toBeCloseTo(units / stops / cherryTram.rules.betUnits, 12);
  });

  it('is one of a single symbol and wilds, on all reels', () => {
    const index = (id: string): number => machine.indexOf.get(id) ?? -1;
    const [wild, stop, gong] = [index('tram'), index('tram-stop'), index('foot-gong')];
    const column = (symbol: number): number[] => [symbol, symbol, symbol];
    expect(isFullField(machine, [column(stop), column(wild), column(stop)])).toBe(true);
    expect(isFullField(machine, [column(wild), column(wild), column(wild)])).toBe(true);
    expect(isFullField(machine, [column(stop), [stop, stop, gong], column(stop)])).toBe(false);
  });

  it('multiplies every line of the turn, and no other turn', () => {
    let full = 0;
    for (let seed = 0; seed < 6000; seed++) {
      const [step] = playSlot(machine, 10, seededBytes(seed)).steps;
      if (!step) continue;
      const grid = gridAt(machine.baseStrips, step.stops, 3);
      const times = isFullField(machine, grid) ? fullField : 1;
      if (times > 1) full++;
      expect(step.multiplier).toBe(times);
      for (const win of step.wins) {
        const units = machine.pays[machine.indexOf.get(win.symbol) ?? -1]?.[win.count] ?? 0;
        expect(win).toMatchObject({ amount: 2 * units * times, multiplier: times });
      }
    }
    expect(full).toBeGreaterThan(5);
  });

  it('is refused where its return is not counted', () => {
    const cascade: SlotRules = { ...cherryTram.rules, cascade: { base: [1, 2] } };
    expect(() => buildMachine(cascade)).toThrow('full field');
    const symbols = cherryTram.rules.symbols.map((symbol) =>
      symbol.id === 'ticket' ? { ...symbol, role: 'scatter' as const } : symbol,
    );
    const scatter: SlotRules = { ...cherryTram.rules, symbols };
    expect(() => buildMachine(scatter)).toThrow('full field');
  });
});
