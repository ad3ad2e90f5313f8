import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { depthCharge } from '../../themes/depth-charge.ts';
import { leastOf } from '../exact-pay.ts';
import { seededBytes } from '../seeded-bytes.ts';
import { mines as engine, minesReturns } from './engine.ts';
import { FIELDS, lastField, minesPay, playMines, safeChance } from './mines.ts';
import type { MinesAction } from './protocol.ts';

const odds = { edgeBasisPoints: 100, topMultiple: 5000 };
const open = (field: number): MinesAction => ({ kind: 'mines', move: 'open', field });
const cashOut: MinesAction = { kind: 'mines', move: 'cash-out' };

describe('mines', () => {
  it('returns the same for every number of mines, every moment to cash out and every stake', () => {
    const returns = minesReturns(depthCharge);
    expect(returns.length).toBeGreaterThan(150);
    for (const share of returns) expect(share).toBeCloseTo(0.99, 12);
  });

  it('counts the chance as drawing without putting back', () => {
    expect(safeChance(3, 1)).toBeCloseTo(22 / 25, 12);
    expect(safeChance(3, 2)).toBeCloseTo((22 / 25) * (21 / 24), 12);
    expect(safeChance(24, 1)).toBeCloseTo(1 / 25, 12);
    expect(safeChance(1, 24)).toBeCloseTo(1 / 25, 12);
  });

  it('pays 99 divided by the chance', () => {
    expect(leastOf(minesPay({ stake: 100, mines: 3 }, 1, odds))).toBe(112);
    expect(leastOf(minesPay({ stake: 1000, mines: 24 }, 1, odds))).toBe(24_750);
    expect(leastOf(minesPay({ stake: 1_000_000, mines: 3 }, 1, odds, 1000))).toBe(1_125_000);
    expect(leastOf(minesPay({ stake: 100, mines: 3 }, 0, odds))).toBe(100);
  });

  it('never pays more than its top, and is over where one more field would', () => {
    for (let count = 1; count < FIELDS; count++) {
      const last = lastField(count, odds);
      expect(leastOf(minesPay({ stake: 100, mines: count }, last, odds))).toBeLessThanOrEqual(
        500_000,
      );
      if (last < FIELDS - count) {
        const next = leastOf(minesPay({ stake: 100, mines: count }, last + 1, odds));
        expect(next).toBeGreaterThan(500_000);
      }
    }
    expect(engine.maxWin(depthCharge, 'EUR', 10_000)).toBeLessThanOrEqual(5000 * 10_000);
  });

  it('lays its mines before anything is opened, and nothing that is opened moves them', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 1, max: 24 }),
        fc.uniqueArray(fc.integer({ min: 0, max: 24 }), { minLength: 1, maxLength: 24 }),
        (seed, count, fields) => {
          const laid = playMines(count, odds, seededBytes(seed), []).mines;
          expect(new Set(laid).size).toBe(count);
          const played = playMines(count, odds, seededBytes(seed), fields.map(open));
          expect(played.mines).toEqual(laid);
          expect(played.struck).toBe(fields.some((field) => laid.includes(field)));
        },
      ),
    );
  });

  it('lays every field as often as every other', () => {
    const source = seededBytes(7);
    const counts = new Array<number>(FIELDS).fill(0);
    for (let round = 0; round < 20_000; round++) {
      for (const field of playMines(5, odds, source, []).mines)
        counts[field] = (counts[field] ?? 0) + 1;
    }
    /** 4,000 are expected; five standard deviations are 283. */
    for (const count of counts) expect(Math.abs(count - 4000)).toBeLessThan(283);
  });

  it('tells nothing of the mines while the round is open, and all when it is over', () => {
    const play = (...actions: MinesAction[]) =>
      engine.play(
        depthCharge,
        'EUR',
        { kind: 'mines', stake: 100, mines: 3 },
        seededBytes(3),
        actions,
      );
    const { mines: laid } = playMines(3, odds, seededBytes(3), []);
    const safe = Array.from({ length: FIELDS }, (_, field) => field).filter(
      (field) => !laid.includes(field),
    );
    const [first = 0, second = 0] = safe;
    expect(play()).toEqual({
      outcome: { kind: 'mines', opened: [], struck: false, cashOut: 100, mines: null },
      win: 0,
      steps: 1,
      open: true,
    });
    expect(play(open(first)).outcome.mines).toBeNull();
    const cashed = play(open(first), open(second), cashOut);
    expect(cashed.outcome).toMatchObject({ struck: false, mines: laid });
    const least = leastOf(minesPay({ stake: 100, mines: 3 }, 2, odds));
    expect([least, least + 1]).toContain(cashed.win);
    expect(cashed.open).toBeUndefined();
    const struck = play(open(first), open(laid[0] ?? 0));
    expect(struck).toMatchObject({ win: 0, outcome: { struck: true, mines: laid } });
    const cleared = play(...safe.map(open));
    expect(cleared.open).toBeUndefined();
    expect(cleared.win).toBe(leastOf(minesPay({ stake: 100, mines: 3 }, 22, odds)));
  });

  it('takes a field once, and cashes out only what was opened', () => {
    const input = { kind: 'mines', stake: 100, mines: 3 } as const;
    const at = (...opened: number[]) => ({
      kind: 'mines' as const,
      opened,
      struck: false,
      cashOut: 100,
      mines: null,
    });
    const allows: NonNullable<typeof engine.decisions>['allows'] = (...asked) =>
      engine.decisions?.allows(...asked) ?? false;
    expect(allows(depthCharge, input, at(), cashOut)).toBe(false);
    expect(allows(depthCharge, input, at(4), cashOut)).toBe(true);
    expect(allows(depthCharge, input, at(4), open(4))).toBe(false);
    expect(allows(depthCharge, input, at(4), open(5))).toBe(true);
  });
});
