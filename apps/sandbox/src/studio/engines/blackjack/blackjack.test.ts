import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCurrency } from '../../currencies.ts';
import { salon21 } from '../../themes/salon-21.ts';
import type { ByteSource } from '../random.ts';
import { seededBytes } from '../seeded-bytes.ts';
import { cardValue, isBlackjack, payoutOf, playBlackjack, totalOf } from './blackjack.ts';
import { BASIC_RETURN, blackjack as engine } from './engine.ts';
import { basicReturn } from './expected.ts';
import { type BlackjackMove, blackjackMove, type HandResult } from './protocol.ts';
import { basicMove } from './strategy.ts';

/** A shoe whose next cards have these ranks, 0 for an ace; 12 for a king. */
const dealing = (...ranks: number[]): ByteSource => {
  /** Drawing below n: the n-th place from the front still holds the card of its own number. */
  const used = new Map<number, number>();
  const places = ranks.map((rank) => {
    const copy = used.get(rank) ?? 0;
    used.set(rank, copy + 1);
    return rank + 13 * copy;
  });
  return {
    take: () => {
      const bytes = new Uint8Array(4);
      new DataView(bytes.buffer).setUint32(0, places.shift() ?? 200);
      return bytes;
    },
  };
};
const KING = 12;
const play = (source: ByteSource, ...moves: BlackjackMove[]) => playBlackjack(source, moves);
const results = (round: ReturnType<typeof playBlackjack>): (HandResult | null)[] =>
  round.hands.map(({ result }) => result);

describe('blackjack', () => {
  it('counts pictures ten and an ace eleven as long as it fits', () => {
    expect([0, 8, 9, 12, 13].map(cardValue)).toEqual([1, 9, 10, 10, 1]);
    expect(totalOf([0, 5])).toEqual({ total: 17, soft: true });
    expect(totalOf([0, 5, 9])).toEqual({ total: 17, soft: false });
    expect(totalOf([0, 13])).toEqual({ total: 12, soft: true });
    expect(isBlackjack([0, 12])).toBe(true);
    expect(isBlackjack([0, 4, 4])).toBe(false);
  });

  /** Cards fall: own, the dealer's open one, own, the dealer's hidden one, then as they are drawn. */
  it.each([
    ['a blackjack ends at once', [0, 8, KING, 8], [], ['blackjack']],
    ['two blackjacks are equal', [0, 0, KING, KING], [], ['push']],
    ['the dealer looks for a blackjack', [8, KING, 8, 0], [], ['lost']],
    ['twenty beats nineteen', [KING, KING, KING, 8], ['stand'], ['won']],
    ['equal totals', [KING, KING, 8, 8], ['stand'], ['push']],
    ['over 21 is lost', [KING, KING, 5, 8, 5], ['hit'], ['bust']],
    ['the dealer draws to 16 and goes over', [KING, 5, 1, KING, KING], ['stand'], ['won']],
    ['the dealer stands on an ace and a six', [KING, 0, 7, 5], ['stand'], ['won']],
    ['a double takes one card', [4, 5, 5, KING, KING, 4], ['double'], ['push']],
    ['21 in three cards stands by itself', [4, 8, 5, KING, KING], ['hit'], ['won']],
  ] as const)('%s', (_name, ranks, moves, expected) => {
    expect(results(play(dealing(...ranks), ...moves))).toEqual(expected);
  });

  it('splits a pair once, each hand for itself, and may double it', () => {
    const cards = dealing(7, 5, 7, KING, 2, KING, KING, 4);
    const open = play(cards, 'split');
    expect(open).toMatchObject({ active: 0, moves: ['hit', 'stand', 'double'] });
    expect(open.hands.map((hand) => hand.cards.map((card) => card % 13))).toEqual([
      [7, 2],
      [7, KING],
    ]);
    const over = play(dealing(7, 5, 7, KING, 2, KING, KING, 4), 'split', 'double', 'stand');
    expect(over.hands.map(({ stakes }) => stakes)).toEqual([2, 1]);
    expect(results(over)).toEqual(['push', 'lost']);
  });

  it('gives split aces a card each, and pays their 21 one to one', () => {
    const round = play(dealing(0, 8, 0, 8, KING, 4), 'split');
    expect(round.active).toBeNull();
    expect(results(round)).toEqual(['won', 'lost']);
  });

  it('splits two cards of one rank only', () => {
    expect(play(dealing(10, 8, KING, 8)).moves).toEqual(['hit', 'stand', 'double']);
    expect(() => play(dealing(10, 8, KING, 8), 'split')).toThrow(RangeError);
  });

  it('the dealer draws nothing when every hand is over', () => {
    expect(play(dealing(KING, 5, 5, 5, KING), 'hit').dealer).toHaveLength(2);
  });

  it('is the same again from the first byte, and tells nothing more than one may know', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.nat(3), { maxLength: 12 }), (seed, choices) => {
        const moves: BlackjackMove[] = [];
        const input = { kind: 'blackjack' as const, stake: 200 };
        const at = () =>
          engine.play(
            salon21,
            'EUR',
            input,
            seededBytes(seed),
            moves.map((move) => ({ kind: 'blackjack' as const, move })),
          );
        let extra = 0;
        for (const choice of choices) {
          const { outcome, open } = at();
          if (!open) break;
          expect(outcome.dealer).toHaveLength(1);
          const move = outcome.moves[choice % outcome.moves.length] ?? 'stand';
          extra += engine.decisions?.extraStake?.(salon21, input, { kind: 'blackjack', move }) ?? 0;
          const before = outcome.hands.map(({ cards }) => cards);
          moves.push(move);
          if (move !== 'split') {
            const after = at().outcome.hands.map(({ cards }) => cards);
            for (const [index, cards] of before.entries()) {
              expect(after[index]?.slice(0, cards.length)).toEqual(cards);
            }
          }
        }
        const { outcome, win } = at();
        expect(outcome.hands.reduce((sum, hand) => sum + hand.stake, 0)).toBe(200 + extra);
        expect(win).toBeLessThanOrEqual(engine.maxWin(salon21, 'EUR', 200));
        for (const move of blackjackMove.options) {
          const allowed = engine.decisions?.allows(salon21, input, outcome, {
            kind: 'blackjack',
            move,
          });
          expect(allowed).toBe(outcome.moves.includes(move));
        }
      }),
    );
  });

  it('pays three to two in whole bookable amounts of every currency', () => {
    for (const [currency, [stake = 0]] of Object.entries(salon21.stakes)) {
      expect(payoutOf('blackjack', stake) % findCurrency(currency).step, currency).toBe(0);
      expect(payoutOf('blackjack', stake)).toBe(stake * 2.5);
    }
  });

  it('returns by the basic strategy what is published', { timeout: 120_000 }, () => {
    expect(basicReturn()).toBeCloseTo(BASIC_RETURN, 11);
  });

  it('returns as computed when it is played', { timeout: 60_000 }, () => {
    const source = seededBytes(20_261_122);
    const rounds = 60_000;
    let sum = 0;
    let squares = 0;
    for (let round = 0; round < rounds; round++) {
      const gain = playByStrategy(source);
      sum += gain;
      squares += gain * gain;
    }
    const mean = sum / rounds;
    const margin = (3.29 * Math.sqrt(squares / rounds - mean * mean)) / Math.sqrt(rounds);
    expect(margin).toBeLessThan(0.02);
    expect(Math.abs(1 + mean - BASIC_RETURN)).toBeLessThan(margin);
  });
});

/** What a round gains, in stakes. It is drawn anew with every decision, so its bytes are kept. */
function playByStrategy(source: ByteSource): number {
  const kept: Uint8Array[] = [];
  const again = (): ByteSource => {
    let at = 0;
    return {
      take: (count) => {
        const bytes = kept[at] ?? source.take(count);
        kept[at++] = bytes;
        return bytes;
      },
    };
  };
  const moves: BlackjackMove[] = [];
  for (;;) {
    const { hands, dealer, active, moves: allowed } = playBlackjack(again(), moves);
    const hand = active === null ? undefined : hands[active];
    if (!hand) {
      return hands.reduce((sum, one) => sum + payoutOf(one.result, one.stakes) - one.stakes, 0);
    }
    moves.push(
      basicMove({
        ...totalOf(hand.cards),
        pair: allowed.includes('split') ? cardValue(hand.cards[0] ?? 0) : null,
        mayDouble: allowed.includes('double'),
        up: cardValue(dealer[0] ?? 0),
      }),
    );
  }
}
