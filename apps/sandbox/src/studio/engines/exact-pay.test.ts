import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairBytes } from '../fair-bytes.ts';
import { playGame } from '../games.ts';
import { drawing } from '../highest/chosen.ts';
import type { RoundAction, RoundInput } from '../protocol-rounds.ts';
import { everyStake } from '../stakes.ts';
import type { GameTheme } from '../theme.ts';
import { depthCharge } from '../themes/depth-charge.ts';
import { diceDeck } from '../themes/dice-deck.ts';
import { highWater } from '../themes/high-water.ts';
import { book, type ExactPay, leastOf } from './exact-pay.ts';
import type { ByteSource } from './random.ts';

/** Bytes that are read as this number. */
const reading = (value: bigint): ByteSource => ({
  take: (count) => Uint8Array.from(Buffer.from(value.toString(16).padStart(2 * count, '0'), 'hex')),
});

const open = (field: number): RoundAction => ({ kind: 'mines', move: 'open', field });
const mineOut: RoundAction = { kind: 'mines', move: 'cash-out' };
const call = (move: 'higher' | 'cash-out'): RoundAction => ({ kind: 'hilo', move });

/** A won round of each game that rounds, its draws, and the chance to win it as a fraction. */
const won: readonly {
  readonly theme: GameTheme;
  readonly input: (stake: number) => RoundInput;
  readonly draws: readonly number[];
  readonly actions: readonly RoundAction[];
  readonly chance: readonly [part: bigint, whole: bigint];
}[] = [
  ...[9800, 9700, 6700, 777].map((target) => ({
    theme: diceDeck,
    input: (stake: number) => ({
      kind: 'dice' as const,
      stake,
      direction: 'under' as const,
      target,
    }),
    draws: [0],
    actions: [],
    chance: [BigInt(target), 10_000n] as const,
  })),
  {
    theme: depthCharge,
    input: (stake) => ({ kind: 'mines', stake, mines: 3 }),
    draws: [0, 0, 0],
    actions: [open(10), open(11), mineOut],
    chance: [22n * 21n, 25n * 24n],
  },
  {
    theme: highWater,
    input: (stake) => ({ kind: 'hilo', stake }),
    draws: [5, 6, 7],
    actions: [call('higher'), call('higher'), call('cash-out')],
    chance: [8n * 7n, 13n * 13n],
  },
];

describe('a pay that cannot be booked', () => {
  it('[P-46] is worth exactly itself over all the draws that round it', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 12n }),
        fc.bigInt({ min: 1n, max: 60n }),
        fc.constantFrom(1, 10, 1000),
        (numerator, denominator, step) => {
          const pay: ExactPay = { numerator, denominator, step };
          let sum = 0n;
          for (let drawn = 0n; drawn < denominator; drawn++) {
            const booked = book(pay, 'drawn', reading(drawn));
            expect(booked % step).toBe(0);
            sum += BigInt(booked / step);
          }
          expect(sum).toBe(numerator);
        },
      ),
    );
  });

  it.each(won)(
    '[P-46] of $theme.id ($chance) is one of the two amounts around 99 per cent of the stake over the chance',
    ({ theme, input, draws, actions, chance: [part, whole] }) => {
      let rounded = 0;
      for (const { currency, stake, step } of everyStake(theme)) {
        const paid = (rounding: ByteSource): number => {
          const source = { ...drawing({ once: draws, again: [] }), rounding };
          return playGame(theme, currency, input(stake), source, actions).win;
        };
        const numerator = BigInt(stake) * 99n * whole;
        const denominator = 100n * part * BigInt(step);
        const least = Number(numerator / denominator) * step;
        const isWhole = numerator % denominator === 0n;
        if (!isWhole) rounded++;
        expect(paid(reading(0n)), `${currency} ${stake}`).toBe(isWhole ? least : least + step);
        // Twelve bytes hold the largest number below every fraction's denominator here.
        const highest: ByteSource = { take: (count) => new Uint8Array(count).fill(255, 4) };
        const seen = new Set([paid(reading(0n)), paid(highest)]);
        for (const amount of seen) expect([least, least + step]).toContain(amount);
      }
      expect(rounded).toBeGreaterThan(0);
    },
  );

  it('[P-46] returns 99 per cent of a stake of one euro when it is played', () => {
    const input = { kind: 'dice', stake: 100, direction: 'under', target: 9800 } as const;
    const seeds = { serverSeed: '5e'.repeat(32), clientSeed: 'pier' };
    const wins = Array.from(
      { length: 20_000 },
      (_, nonce) => playGame(diceDeck, 'EUR', input, fairBytes({ ...seeds, nonce })).win,
    ).filter((win) => win > 0);
    const up = wins.filter((win) => win === 102).length;
    expect(wins.filter((win) => win !== 101 && win !== 102)).toEqual([]);
    // 99 divided by 0.98 is 101 and one 49th.
    const margin = 3.29 * Math.sqrt(((1 / 49) * (48 / 49)) / wins.length);
    expect(Math.abs(up / wins.length - 1 / 49)).toBeLessThan(margin);
  });

  it.each([
    [diceDeck, won[1], [102, 0, 102, 102, 0, 102, 102, 102, 102, 102, 102, 102]],
    [
      depthCharge,
      { ...won[4], actions: [open(0), open(7), mineOut] },
      [0, 128, 0, 128, 128, 0, 128, 0, 128, 128, 0, 128],
    ],
    [
      highWater,
      { ...won[5], actions: [call('higher'), call('cash-out')] },
      [0, 0, 0, 107, 0, 128, 0, 321, 0, 214, 0, 0],
    ],
  ] as const)(
    '[P-31] of $id is rounded down by rules from before, as it was when they were played',
    (theme, round, paid) => {
      const { rounding: _, ...before } = theme as typeof diceDeck;
      const seeds = { serverSeed: '5e'.repeat(32), clientSeed: 'pier-light_7' };
      const played = paid.map((__, nonce) => {
        const source = fairBytes({ ...seeds, nonce });
        const { input = () => ({}) as RoundInput, actions = [] } = round ?? {};
        return playGame(before as GameTheme, 'EUR', input(100), source, actions).win;
      });
      expect(played).toEqual(paid);
    },
  );

  it('keeps its rounding untold while its player may still cash out', () => {
    const source = () => ({ ...drawing({ once: [0, 0, 0], again: [] }), rounding: unasked });
    const unasked: ByteSource = {
      take: () => {
        throw new Error('a rounding was drawn before it was paid');
      },
    };
    const input = { kind: 'mines', stake: 100, mines: 3 } as const;
    const played = playGame(depthCharge, 'EUR', input, source(), [open(10)]);
    expect(played).toMatchObject({ open: true, outcome: { cashOut: 112 } });
    expect(() => playGame(depthCharge, 'EUR', input, source(), [open(10), mineOut])).toThrow();
  });
});

it('never tells more than is paid', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.bigInt({ min: 1n }), (n, d) => {
      const pay = { numerator: n, denominator: d, step: 1 };
      expect(leastOf(pay)).toBeLessThanOrEqual(book(pay, 'drawn', reading(0n)));
    }),
  );
});
