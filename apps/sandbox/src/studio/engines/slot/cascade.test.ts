import { describe, expect, it } from 'vitest';
import { seededBytes } from '../seeded-bytes.ts';
import { fallsFrom } from './cascade.ts';
import { evaluateGrid } from './evaluate.ts';
import { expectSlot } from './expected.ts';
import { buildMachine, gridAt } from './machine.ts';
import { playSlot } from './play.ts';
import { type SlotRules, type SlotSymbol, strip } from './theme.ts';

const symbol = (id: string, role: SlotSymbol['role'], pays: SlotSymbol['pays']): SlotSymbol => ({
  id,
  role,
  name: { en: id, de: id, es: id, 'pt-br': id, ar: id },
  pays,
});

const freeSpins = {
  awards: { 2: 2 },
  multiplier: 1,
  retrigger: true,
  expandingWilds: false,
  expandingSymbol: null,
  strips: null,
};

const cascading = (changes: Partial<SlotRules> = {}): SlotRules => ({
  reels: 3,
  rows: 2,
  evaluation: { kind: 'ways' },
  betUnits: 5,
  symbols: [
    symbol('w', 'wild', {}),
    symbol('s', 'scatter', {}),
    symbol('a', 'high', { 3: 4 }),
    symbol('b', 'low', { 3: 2 }),
    symbol('c', 'low', { 3: 1 }),
  ],
  strips: [strip('a b c a s c b'), strip('w a b c b a'), strip('c b s a c a b')],
  wildMultiplier: 1,
  cascade: { base: [1, 2, 5], free: [3, 6] },
  freeSpins,
  maxWinMultiple: 1000,
  ...changes,
});

describe('a cascade', () => {
  it('drops what stood above into the gaps and goes on up the strip', () => {
    const machine = buildMachine(
      cascading({ strips: [strip('c b a c'), strip('b c a b'), strip('c b a c')], rows: 2 }),
    );
    const stops = [2, 2, 2];
    const grid = gridAt(machine.baseStrips, stops, 2);
    const wins = evaluateGrid(machine, grid);
    const [fall] = fallsFrom(machine, machine.baseStrips, stops, { grid, wins });
    const named = (shown: number[][] | undefined) =>
      shown?.map((c) => c.map((s) => machine.ids[s]));
    expect(named(grid)).toEqual([
      ['a', 'c'],
      ['a', 'b'],
      ['a', 'c'],
    ]);
    expect(fall?.removed).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
    ]);
    expect(named(fall?.grid)).toEqual([
      ['b', 'c'],
      ['c', 'b'],
      ['b', 'c'],
    ]);
  });

  it('returns what playing every combination of stops returns', () => {
    const machine = buildMachine(cascading({ freeSpins: null }));
    let win = 0;
    let spins = 0;
    for (let a = 0; a < 7; a++) {
      for (let b = 0; b < 6; b++) {
        for (let c = 0; c < 7; c++) {
          const drawn = [a, b, c];
          let next = 0;
          const source = {
            take: () => {
              const bytes = new Uint8Array(4);
              bytes[3] = drawn[next++] ?? 0;
              return bytes;
            },
          };
          win += playSlot(machine, 5, source).win;
          spins++;
        }
      }
    }
    expect(expectSlot(machine).rtp).toBeCloseTo(win / spins / 5, 12);
  });

  it('with free spins returns what is expected, within the interval of the play', {
    timeout: 60_000,
  }, () => {
    const machine = buildMachine(cascading());
    const source = seededBytes(7);
    const rounds = 20_000;
    let sum = 0;
    let squares = 0;
    for (let round = 0; round < rounds; round++) {
      const multiple = playSlot(machine, 5, source).win / 5;
      sum += multiple;
      squares += multiple * multiple;
    }
    const mean = sum / rounds;
    const margin = (3.29 * Math.sqrt(squares / rounds - mean * mean)) / Math.sqrt(rounds);
    expect(Math.abs(mean - expectSlot(machine).rtp)).toBeLessThan(margin);
  });

  it('keeps the ladder through free spins where it is said to, and returns what is expected', {
    timeout: 60_000,
  }, () => {
    const machine = buildMachine(
      cascading({
        cascade: { base: [1, 2], free: [1, 2, 3, 5, 8], keeps: true },
        freeSpins: { ...freeSpins, awards: { 2: 4 }, retrigger: false },
      }),
    );
    const ladder = machine.rules.cascade?.free ?? [];
    const source = seededBytes(11);
    const rounds = 20_000;
    let sum = 0;
    let squares = 0;
    for (let round = 0; round < rounds; round++) {
      const { steps, win } = playSlot(machine, 5, source);
      sum += win / 5;
      squares += (win / 5) ** 2;
      let before = 0;
      for (const step of steps.slice(1)) {
        expect(step.multiplier).toBe(ladder[Math.min(before, ladder.length - 1)]);
        before += step.falls?.length ?? 0;
      }
    }
    const mean = sum / rounds;
    const margin = (3.29 * Math.sqrt(squares / rounds - mean * mean)) / Math.sqrt(rounds);
    expect(Math.abs(mean - expectSlot(machine).rtp)).toBeLessThan(margin);
    expect(margin / mean).toBeLessThan(0.1);
    const endless = cascading({ cascade: { base: [1], free: [1], keeps: true } });
    expect(() => buildMachine(endless)).toThrow('no more');
  });

  it('multiplies by the ladder, whose last step stays', () => {
    const machine = buildMachine(cascading());
    const steps = Array.from(
      { length: 400 },
      (_, seed) => playSlot(machine, 5, seededBytes(seed)).steps,
    );
    for (const step of steps.flat()) {
      const ladder = step.kind === 'base' ? [1, 2, 5] : [3, 6];
      [step, ...(step.falls ?? [])].forEach(({ wins, multiplier }, index) => {
        const times = ladder[Math.min(index, ladder.length - 1)];
        expect(multiplier).toBe(times);
        for (const win of wins) expect(win.multiplier).toBe(times);
      });
      expect((step.falls?.at(-1) ?? step).wins).toEqual([]);
    }
  });

  it('refuses rules it could not be true to', () => {
    const paying = cascading({
      symbols: [symbol('s', 'scatter', { 3: 5 }), symbol('a', 'high', { 3: 1 })],
      strips: [strip('a s'), strip('a s'), strip('a s')],
    });
    expect(() => buildMachine(paying)).toThrow('scatter');
    const doubled = cascading({ freeSpins: { ...freeSpins, multiplier: 2 } });
    expect(() => buildMachine(doubled)).toThrow('ladders');
  });
});
