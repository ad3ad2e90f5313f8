import { describe, expect, it } from 'vitest';
import { plinkoPier } from '../../themes/plinko-pier.ts';
import { type RoundBytes, withoutRounding } from '../random.ts';
import { risks } from '../risk.ts';
import { seededBytes } from '../seeded-bytes.ts';
import { plinko } from './engine.ts';
import { dropBall, pathsTo } from './plinko.ts';

const { boards } = plinko.describe(plinkoPier, 'EUR', 'en');

/** Bytes from which every row draws the step it is told. */
const steps = (path: readonly number[]): RoundBytes => {
  let at = 0;
  return withoutRounding({ take: () => Uint8Array.of(0, 0, 0, path[at++] ?? 0) });
};

describe('a plinko board', () => {
  it('pays out of all its paths exactly what is published', () => {
    expect(boards).toHaveLength(15);
    for (const { rows, multipliers } of boards) {
      let sum = 0;
      for (let paths = 0; paths < 2 ** rows; paths++) {
        let pocket = 0;
        for (let row = 0; row < rows; row++) pocket += (paths >> row) & 1;
        sum += multipliers[pocket] ?? Number.NaN;
      }
      expect(sum).toBe((plinkoPier.rtpBasisPoints / 100) * 2 ** rows);
    }
  });

  it('is the same from either side and pays more the further out', () => {
    for (const { rows, multipliers } of boards) {
      expect(multipliers).toHaveLength(rows + 1);
      expect(multipliers).toEqual([...multipliers].reverse());
      const half = multipliers.slice(0, rows / 2 + 1);
      expect(half).toEqual([...half].sort((a, b) => b - a));
    }
  });

  it('lies further apart the higher the risk', () => {
    const spread = (risk: string, rows: number): number => {
      const board = boards.find((one) => one.risk === risk && one.rows === rows);
      const pays = board?.multipliers ?? [];
      return (pays[0] ?? 0) / (pays[rows / 2] ?? 1);
    };
    for (const rows of [8, 10, 12, 14, 16]) {
      const spreads = risks.map((risk) => spread(risk, rows));
      expect(spreads).toEqual([...spreads].sort((a, b) => a - b));
    }
  });
});

describe('a ball', () => {
  it('falls as often into each pocket as paths lead there', () => {
    const source = seededBytes(20_261_122);
    const balls = 30_000;
    const found = Array.from({ length: 9 }, () => 0);
    for (let ball = 0; ball < balls; ball++) {
      const { pocket } = dropBall(8, source);
      found[pocket] = (found[pocket] ?? 0) + 1;
    }
    pathsTo(8).forEach((paths, pocket) => {
      const chance = paths / 256;
      const margin = 3.9 * Math.sqrt((chance * (1 - chance)) / balls);
      expect(Math.abs((found[pocket] ?? 0) / balls - chance)).toBeLessThan(margin);
    });
  });

  it('is paid by the pocket its path leads to', () => {
    const input = { kind: 'plinko', stake: 200, risk: 'high', rows: 8 } as const;
    const play = (path: readonly number[]) =>
      plinko.play(plinkoPier, 'EUR', input, steps(path), []);
    expect(play([0, 0, 0, 0, 0, 0, 0, 0])).toEqual({
      outcome: { kind: 'plinko', path: [0, 0, 0, 0, 0, 0, 0, 0], pocket: 0, multiplier: 2900 },
      win: 5800,
      steps: 1,
    });
    expect(play([1, 1, 1, 1, 1, 1, 1, 0])).toMatchObject({ outcome: { pocket: 7 }, win: 780 });
    expect(play([0, 1, 0, 1, 0, 1, 0, 1])).toMatchObject({ outcome: { pocket: 4 }, win: 40 });
  });
});

it('takes only boards there are and stakes of its own', () => {
  const check = (rows: number, stake: number) =>
    plinko.check(plinkoPier, 'EUR', { kind: 'plinko', risk: 'low', rows, stake });
  expect(check(12, 500)).toEqual({ stake: 500 });
  expect(check(9, 500)).toEqual({ refusal: 'bad-request' });
  expect(check(32, 500)).toEqual({ refusal: 'bad-request' });
  expect(check(12, 499)).toEqual({ refusal: 'stake-not-allowed' });
  expect(plinko.maxWin(plinkoPier, 'EUR', 10_000)).toBe(10_110_000);
});
