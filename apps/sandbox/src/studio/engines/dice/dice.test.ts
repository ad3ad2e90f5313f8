import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededBytes } from '../seeded-bytes.ts';
import { diceChance, dicePayout, MAX_CHANCE, MIN_CHANCE, playDice, ROLLS } from './dice.ts';

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
    expect(dicePayout(100, 4950, 100)).toBe(200);
    expect(dicePayout(100, 100, 100)).toBe(9900);
    expect(dicePayout(100, 9800, 100)).toBe(101);
    expect(dicePayout(100_000_000_000, 3333, 100)).toBe(297_029_702_970);
    expect(dicePayout(1_000_000, 3333, 100, 1000)).toBe(2_970_000);
  });

  it('never returns more than 99 per cent, and less only by the rounding', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e11 }),
        fc.integer({ min: MIN_CHANCE, max: MAX_CHANCE }),
        fc.constantFrom(1, 10, 1000),
        (stake, chance, step) => {
          const payout = dicePayout(stake, chance, 100, step);
          const given = BigInt(payout) * BigInt(chance);
          const fair = BigInt(stake) * 9900n;
          expect(payout % step).toBe(0);
          expect(given <= fair && fair - given < BigInt(chance) * BigInt(step)).toBe(true);
        },
      ),
    );
  });

  it('pays only a won roll and refuses chances off the scale', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 100, max: 9800 }), (seed, target) => {
        const bet = { stake: 100, direction: 'under' as const, target };
        const round = playDice(bet, 100, 1, seededBytes(seed));
        expect(round.won).toBe(round.roll < target);
        expect(round.win).toBe(round.won ? dicePayout(100, target, 100) : 0);
      }),
    );
    for (const target of [0, 99, 9801, 9999]) {
      const bet = { stake: 100, direction: 'under' as const, target };
      expect(() => playDice(bet, 100, 1, seededBytes(1))).toThrow(RangeError);
    }
  });
});
