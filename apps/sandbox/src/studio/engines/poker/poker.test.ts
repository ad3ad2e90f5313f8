import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anchorPoker } from '../../themes/anchor-poker.ts';
import { seededBytes } from '../seeded-bytes.ts';
import { createBestPlay } from './best-play.ts';
import { BEST_RETURN, poker as engine } from './engine.ts';
import { handOf, playPoker } from './poker.ts';

const letters = 'A23456789TJQK';
const read = (text: string): number[] =>
  text
    .split(' ')
    .map((card) => 13 * 'cdhs'.indexOf(card[1] ?? '') + letters.indexOf(card[0] ?? ''));
const input = { kind: 'poker', stake: 100 } as const;

describe('video poker', () => {
  it.each([
    ['Ts Js Qs Ks As', 'royal-flush'],
    ['9s Ts Js Qs Ks', 'straight-flush'],
    ['Ac 2c 3c 4c 5c', 'straight-flush'],
    ['7c 7d 7h 7s 2c', 'four-of-a-kind'],
    ['7c 7d 7h 2s 2c', 'full-house'],
    ['2c 9c 4c Kc 6c', 'flush'],
    ['Tc Jd Qh Ks Ac', 'straight'],
    ['Ad 2c 3h 4s 5c', 'straight'],
    ['Jd Qc Kh As 2c', 'nothing'],
    ['7c 7d 7h 3s 2c', 'three-of-a-kind'],
    ['7c 7d 3h 3s 2c', 'two-pairs'],
    ['Jc Jd 3h 4s 2c', 'jacks-or-better'],
    ['Ac Ad 3h 4s 2c', 'jacks-or-better'],
    ['Tc Td 3h 4s 2c', 'nothing'],
    ['Kd Qc 3h 4s 2c', 'nothing'],
  ])('reads %s as %s', (cards, hand) => {
    expect(handOf(read(cards))).toBe(hand);
  });

  it('returns at best play exactly what is published', { timeout: 120_000 }, () => {
    expect(createBestPlay().returns()).toBeCloseTo(BEST_RETURN, 11);
  });

  it('[P-46] returns what is published when it is played by that strategy', {
    timeout: 120_000,
  }, () => {
    const { holdOf } = createBestPlay();
    const rounds = 250_000;
    const source = seededBytes(20_261_123);
    let sum = 0;
    let squares = 0;
    let royals = 0;
    for (let round = 0; round < rounds; round++) {
      const kept: Uint8Array[] = [];
      const again = () => {
        let at = 0;
        const take = (count: number): Uint8Array => {
          kept[at] ??= source.take(count);
          return kept[at++] ?? new Uint8Array(count);
        };
        return { ...source, take };
      };
      const dealt = engine.play(anchorPoker, 'EUR', input, again(), []);
      const hold = holdOf(dealt.outcome.cards);
      const action = { kind: 'poker' as const, hold };
      const { win, outcome } = engine.play(anchorPoker, 'EUR', input, again(), [action]);
      if (outcome.hand === 'royal-flush') royals++;
      const multiple = win / input.stake;
      sum += multiple;
      squares += multiple * multiple;
    }
    const mean = sum / rounds;
    const margin = (3.29 * Math.sqrt(squares / rounds - mean * mean)) / Math.sqrt(rounds);
    expect(Math.abs(mean - BEST_RETURN)).toBeLessThan(margin);
    expect(margin).toBeLessThan(0.035);
    // One in 40,391 at best play: 6.2 are expected.
    expect(royals).toBeGreaterThan(0);
    expect(royals).toBeLessThan(20);
  });

  it('keeps what is held, replaces the rest from the same deck, and never shows it before', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
        (seed, hold) => {
          const dealt = playPoker(seededBytes(seed), undefined).cards;
          const { cards } = playPoker(seededBytes(seed), { kind: 'poker', hold });
          expect(cards.filter((_, at) => hold[at])).toEqual(dealt.filter((_, at) => hold[at]));
          const fresh = cards.filter((_, at) => !hold[at]);
          expect(new Set([...dealt, ...fresh]).size).toBe(5 + fresh.length);
        },
      ),
    );
  });

  it('is open until the draw, which pays the hand and ends the round', () => {
    const dealt = engine.play(anchorPoker, 'EUR', input, seededBytes(1), []);
    expect(dealt).toMatchObject({ open: true, win: 0, outcome: { held: null } });
    const hold = [true, false, true, false, true];
    const action = { kind: 'poker' as const, hold };
    expect(engine.decisions?.allows(anchorPoker, input, dealt.outcome, action)).toBe(true);
    const drawn = engine.play(anchorPoker, 'EUR', input, seededBytes(1), [action]);
    expect(drawn.open).toBeUndefined();
    expect(drawn.outcome.held).toEqual(hold);
    expect(engine.decisions?.allows(anchorPoker, input, drawn.outcome, action)).toBe(false);
  });
});
