import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyStake } from '../../stakes.ts';
import { highWater } from '../../themes/high-water.ts';
import { rankOf } from '../cards.ts';
import { leastOf } from '../exact-pay.ts';
import { seededBytes } from '../seeded-bytes.ts';
import { hilo as engine, hiloReturns } from './engine.ts';
import { callsOf, hiloPay, isCallable, playHilo, winningRanks, wins } from './hilo.ts';
import type { HiloAction } from './protocol.ts';

const odds = { edgeBasisPoints: 100, topMultiple: 5000 };
const act = (move: HiloAction['move']): HiloAction => ({ kind: 'hilo', move });
const input = { kind: 'hilo', stake: 100 } as const;

describe('higher or lower', () => {
  it('returns the same for every card, every call and every moment to cash out', () => {
    const returns = hiloReturns(highWater);
    expect(returns).toHaveLength((26 + 26 * 26) * everyStake(highWater).length);
    for (const share of returns) expect(share).toBeCloseTo(0.99, 12);
  });

  it('never offers a certain call', () => {
    for (let card = 0; card < 52; card++) {
      for (const call of ['higher', 'lower'] as const) {
        expect(winningRanks(card, call)).toBeGreaterThan(0);
        expect(winningRanks(card, call)).toBeLessThan(13);
      }
    }
    expect(winningRanks(0, 'higher')).toBe(12);
    expect(winningRanks(0, 'lower')).toBe(1);
    expect(winningRanks(12, 'lower')).toBe(12);
    expect(winningRanks(6, 'higher')).toBe(7);
    expect(wins(6, 'higher', 6 + 13)).toBe(true);
  });

  it('pays 99 divided by the chance of all right calls', () => {
    expect(leastOf(hiloPay(100, [], odds))).toBe(100);
    expect(leastOf(hiloPay(100, [7], odds))).toBe(183);
    expect(leastOf(hiloPay(100, [12, 1], odds))).toBe(1394);
    expect(leastOf(hiloPay(1_000_000, [7], odds, 1000))).toBe(1_838_000);
  });

  it('takes no call that would pay more than its top', () => {
    expect(isCallable([1, 1], 1, odds)).toBe(true);
    expect(isCallable([1, 1, 1], 1, odds)).toBe(false);
    const cards = [0, 0, 0, 0];
    const moves = ['lower', 'lower', 'lower'] as const;
    const outcome = { kind: 'hilo' as const, cards, moves: [...moves], lost: false, cashOut: 1 };
    expect(engine.decisions?.allows(highWater, input, outcome, act('lower'))).toBe(false);
    expect(engine.decisions?.allows(highWater, input, outcome, act('higher'))).toBe(true);
  });

  it('passes over so many cards and no more, and cashes out only after a right call', () => {
    const passed = playHilo(
      seededBytes(1),
      Array.from({ length: highWater.skips }, () => act('skip')),
    );
    const outcome = {
      kind: 'hilo' as const,
      ...passed,
      cards: [...passed.cards],
      moves: [...passed.moves],
      cashOut: 100,
    };
    expect(engine.decisions?.allows(highWater, input, outcome, act('skip'))).toBe(false);
    expect(engine.decisions?.allows(highWater, input, outcome, act('cash-out'))).toBe(false);
  });

  it('shows no card before it is called, and keeps the cards it has shown', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.array(fc.constantFrom('higher' as const, 'lower' as const, 'skip' as const), {
          maxLength: 9,
        }),
        (seed, moves) => {
          const whole = playHilo(seededBytes(seed), moves.map(act));
          for (let count = 0; count <= moves.length; count++) {
            const { cards } = playHilo(seededBytes(seed), moves.slice(0, count).map(act));
            expect(cards).toEqual(whole.cards.slice(0, count + 1));
          }
          const wrong = moves.some(
            (move, at) =>
              move !== 'skip' && !wins(whole.cards[at] ?? 0, move, whole.cards[at + 1] ?? 0),
          );
          expect(whole.lost).toBe(wrong);
        },
      ),
    );
  });

  it('is met by the engine that is played, called the likely way three times', () => {
    const rounds = 60_000;
    const source = seededBytes(20_261_122);
    let sum = 0;
    let squares = 0;
    for (let round = 0; round < rounds; round++) {
      const actions: HiloAction[] = [];
      const bytes: Uint8Array[] = [];
      const replay = () => {
        let at = 0;
        return {
          ...source,
          take: (count: number) => {
            bytes[at] ??= source.take(count);
            return bytes[at++] ?? new Uint8Array(count);
          },
        };
      };
      let played = engine.play(highWater, 'EUR', { ...input, stake: 10_000 }, replay(), actions);
      while (played.open) {
        const card = played.outcome.cards.at(-1) ?? 0;
        const done = callsOf(played.outcome).length === 3;
        actions.push(act(done ? 'cash-out' : rankOf(card) < 6 ? 'higher' : 'lower'));
        played = engine.play(highWater, 'EUR', { ...input, stake: 10_000 }, replay(), actions);
      }
      const multiple = played.win / 10_000;
      sum += multiple;
      squares += multiple * multiple;
    }
    const mean = sum / rounds;
    const margin = (3.29 * Math.sqrt(squares / rounds - mean * mean)) / Math.sqrt(rounds);
    expect(Math.abs(mean - 0.99)).toBeLessThan(margin);
    expect(margin).toBeLessThan(0.02);
  });
});
