import { describe, expect, it } from 'vitest';
import { fill } from '../../texts.ts';
import { seededBytes } from '../seeded-bytes.ts';
import { expectSlot } from './expected.ts';
import { inGear } from './gears.ts';
import { buildMachine } from './machine.ts';
import { playSlot, readStops } from './play.ts';
import { slotRules } from './rules.ts';
import { type SlotRules, type SlotSymbol, strip } from './theme.ts';

const symbol = (id: string, role: SlotSymbol['role'], pays: SlotSymbol['pays']): SlotSymbol => ({
  id,
  role,
  name: { en: id, de: id, es: id, 'pt-br': id, ar: id },
  pays,
});

const loop = strip('a b b w c c a c b');
const geared: SlotRules = {
  reels: 3,
  rows: 2,
  evaluation: { kind: 'ways' },
  betUnits: 5,
  symbols: [
    symbol('w', 'wild', {}),
    symbol('a', 'high', { 3: 20 }),
    symbol('b', 'low', { 2: 1, 3: 6 }),
    symbol('c', 'low', { 3: 4 }),
  ],
  strips: [loop, loop, loop],
  wildMultiplier: 1,
  gears: { 2: 3, 3: 1 },
  freeSpins: null,
  maxWinMultiple: 5000,
};
const machine = buildMachine(geared);

describe('geared reels', () => {
  it('stop as one, two of them at least', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 300; seed++) {
      const step = playSlot(machine, 5, seededBytes(seed)).steps[0];
      const { from = -1, count = 0 } = step?.gears ?? {};
      seen.add(`${from} ${count}`);
      const columns = step?.grid.slice(from, from + count).map((column) => column.join());
      expect(new Set(columns).size).toBe(1);
    }
    expect(seen.size, 'every number in every place').toBe(2 + 1);
  });

  it('return what a count over every stop, number and place gives', () => {
    const stops = loop.map((_, stop) => stop);
    let units = 0;
    for (const [count, weight] of [
      [2, 3],
      [3, 1],
    ] as const) {
      const places = geared.reels - count + 1;
      for (let from = 0; from < places; from++) {
        for (const a of stops)
          for (const b of stops)
            for (const c of stops) {
              const { wins } = readStops(machine, 'base', inGear([a, b, c], { from, count }));
              units += (wins.reduce((sum, win) => sum + win.units, 0) * weight) / 4 / places;
            }
      }
    }
    expect(expectSlot(machine).rtp).toBeCloseTo(units / loop.length ** 3 / geared.betUnits, 12);
  });

  it('are told by the chance of each number, which no arithmetic frays', () => {
    const rules = { ...geared, gears: { 2: 93, 3: 7 } };
    const told = slotRules(rules, ({ en }, values = {}) => fill(en, values, 'en'), 'en');
    expect(told.map(({ text }) => text).join(' ')).toContain(
      '\u20662: 93 %\u2069 · \u20663: 7 %\u2069',
    );
  });

  it('are refused over strips that differ', () => {
    expect(() => buildMachine({ ...geared, strips: [loop, loop, strip('a b c')] })).toThrow(
      /one strip/,
    );
  });
});
