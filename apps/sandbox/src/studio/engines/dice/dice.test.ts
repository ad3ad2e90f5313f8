import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leastOf } from '../exact-pay.ts';
import { seededBytes } from '../seeded-bytes.ts';
import { diceChance, dicePay, playDice, ROLLS } from './dice.ts';

describe('dice', () => {
  it('wins on exactly as many rolls as its chance says', () => {
    const winning = (direction: 'over' | 'under', target: number) =>
      Array.from({ length: ROLLS }, (_, roll) =>
        direction === 'under' ? roll < target : roll > target,
      ).filter(Boolean).length;
    for (const [direction, target] of [
      ['under', 100],
      ['under', 4950],
      ['over', 5049],
      ['over', 199],
    ] as const) {
      expect(winning(direction, target)).toBe(diceChance({ direction, target }));
    }
  });

  it('pays 99 divided by the chance, exactly', () => {
    const paid = (...asked: Parameters<typeof dicePay>) => leastOf(dicePay(...asked));
    expect(paid(100, 4950, 100)).toBe(200);
    expect(paid(100, 100, 100)).toBe(9900);
    expect(paid(100, 9800, 100)).toBe(101);
    expect(paid(100_000_000_000, 3333, 100)).toBe(297_029_702_970);
    expect(paid(1_000_000, 3333, 100, 1000)).toBe(2_970_000);
  });

  it('wins by its roll and refuses chances off the scale', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 100, max: 9800 }), (seed, target) => {
        const round = playDice({ direction: 'under', target }, seededBytes(seed));
        expect(round.won).toBe(round.roll < target);
      }),
    );
    for (const target of [0, 99, 9801, 9999]) {
      expect(() => playDice({ direction: 'under', target }, seededBytes(1))).toThrow(RangeError);
    }
  });
});
