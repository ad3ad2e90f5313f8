import { describe, expect, it } from 'vitest';
import { seededBytes } from '../seeded-bytes.ts';
import { expectSlot } from './expected.ts';
import { buildMachine } from './machine.ts';
import { playSlot } from './play.ts';
import { type SlotRules, type SlotSymbol, strip } from './theme.ts';

const symbol = (id: string, role: SlotSymbol['role'], pays: SlotSymbol['pays']): SlotSymbol => ({
  id,
  role,
  name: { en: id, de: id, es: id, 'pt-br': id, ar: id },
  pays,
});

const sticky: SlotRules = {
  reels: 3,
  rows: 2,
  evaluation: {
    kind: 'lines',
    lines: [
      [0, 0, 0],
      [1, 1, 1],
      [0, 1, 0],
    ],
  },
  betUnits: 3,
  symbols: [
    symbol('w', 'wild', { 3: 30 }),
    symbol('s', 'scatter', { 2: 1 }),
    symbol('a', 'high', { 3: 8 }),
    symbol('b', 'low', { 2: 1, 3: 3 }),
  ],
  strips: [strip('a b s b a b'), strip('b a s w a b'), strip('a s b b a b')],
  wildMultiplier: 2,
  freeSpins: {
    awards: { 2: 4, 3: 6 },
    multiplier: 2,
    retrigger: false,
    expandingWilds: false,
    expandingSymbol: null,
    stickyWilds: true,
    strips: [strip('a b w b a b'), strip('b a w b a'), strip('a b b a b w b')],
  },
  maxWinMultiple: 5000,
};

const frozen: SlotRules = {
  ...sticky,
  freeSpins: {
    ...(sticky.freeSpins as NonNullable<SlotRules['freeSpins']>),
    expandingWilds: true,
  },
};

function measured(rules: SlotRules, plays: number): { mean: number; margin: number } {
  const machine = buildMachine(rules);
  const source = seededBytes(11);
  let sum = 0;
  let squares = 0;
  for (let round = 0; round < plays; round++) {
    const multiple = playSlot(machine, 3, source).win / 3;
    sum += multiple;
    squares += multiple * multiple;
  }
  const mean = sum / plays;
  return {
    mean,
    margin: (3.29 * Math.sqrt(squares / plays - mean * mean)) / Math.sqrt(plays),
  };
}

describe('sticky wilds', () => {
  const machine = buildMachine(sticky);
  const rounds = Array.from({ length: 3000 }, (_, seed) => playSlot(machine, 3, seededBytes(seed)));

  it('stay in their cells until the free spins end, and not into the next round', () => {
    const features = rounds.filter(({ steps }) => steps.length > 1);
    expect(features.length).toBeGreaterThan(100);
    for (const { steps } of features) {
      expect(steps[0]?.held).toBeUndefined();
      expect(steps[1]?.held).toEqual([]);
      for (let index = 2; index < steps.length; index++) {
        const before = steps[index - 1];
        const step = steps[index];
        const shown = before?.expanded ?? before?.grid ?? [];
        const wilds = shown.flatMap((column, reel) =>
          column.flatMap((id, row) => (id === 'w' ? [[reel, row]] : [])),
        );
        expect(step?.held).toEqual(wilds);
        for (const [reel, row] of step?.held ?? []) {
          expect((step?.expanded ?? step?.grid)?.[reel]?.[row]).toBe('w');
        }
      }
    }
  });

  it('return what is expected, within the interval of the play', { timeout: 60_000 }, () => {
    const { mean, margin } = measured(sticky, 15_000);
    expect(Math.abs(mean - expectSlot(machine).rtp)).toBeLessThan(margin);
    expect(margin / mean).toBeLessThan(0.08);
  });

  it('are refused where their return could not be computed', () => {
    expect(() =>
      buildMachine({ ...sticky, evaluation: { kind: 'ways' }, wildMultiplier: 1 }),
    ).toThrow();
    const own = { ...(sticky.freeSpins as NonNullable<SlotRules['freeSpins']>), strips: null };
    expect(() => buildMachine({ ...sticky, freeSpins: own })).toThrow('free strips');
  });
});

describe('wilds that expand and stay', () => {
  const machine = buildMachine(frozen);

  it('keep every reel they once covered', () => {
    let kept = 0;
    for (let seed = 0; seed < 1500; seed++) {
      const { steps } = playSlot(machine, 3, seededBytes(seed));
      let covered = new Set<number>();
      for (const step of steps.slice(1)) {
        const reels = new Set((step.held ?? []).map(([reel]) => reel));
        expect(reels).toEqual(covered);
        expect(step.held).toHaveLength(reels.size * frozen.rows);
        kept += reels.size;
        const shown = step.expanded ?? step.grid;
        covered = new Set([0, 1, 2].filter((reel) => shown[reel]?.includes('w')));
        for (const reel of covered) expect(shown[reel]).toEqual(['w', 'w']);
      }
    }
    expect(kept).toBeGreaterThan(100);
  });

  it('return what is expected, within the interval of the play', { timeout: 60_000 }, () => {
    const { mean, margin } = measured(frozen, 15_000);
    expect(Math.abs(mean - expectSlot(machine).rtp)).toBeLessThan(margin);
    expect(margin / mean).toBeLessThan(0.08);
    expect(expectSlot(machine).rtp).toBeGreaterThan(expectSlot(buildMachine(sticky)).rtp);
  });
});
