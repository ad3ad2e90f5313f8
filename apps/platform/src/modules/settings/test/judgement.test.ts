import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeRates } from '../rates/judgement.ts';

const now = new Date('2026-12-01T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const known = new Map([
  ['EUR', { rate: 1, takenAt: ago(5), type: 'fiat' as const }],
  ['USD', { rate: 1.1, takenAt: ago(5), type: 'fiat' as const }],
  ['BTC', { rate: 0.00001, takenAt: ago(5), type: 'crypto' as const }],
]);
const good = { EUR: 1, USD: 1.11, BTC: 0.0000105 };

function judged(
  rates: Readonly<Record<string, number>>,
  { base = 'EUR', takenAt = ago(1), last = known } = {},
) {
  const { believed, doubts } = judgeRates(
    last,
    { base, takenAt, rates: new Map(Object.entries(rates)) },
    'EUR',
    now,
  );
  return {
    believed: Object.fromEntries([...believed].map(([code, { rate }]) => [code, rate])),
    doubts: doubts.map(({ currency, doubt }) => `${currency} ${doubt}`),
  };
}

describe('rates a source states', () => {
  test('are believed when they moved a little', () => {
    expect(judged(good)).toEqual({ believed: { USD: 1.11, BTC: 0.0000105 }, doubts: [] });
  });

  test('are believed again after a rate that was taken while clocks were ahead', () => {
    const last = new Map([['USD', { rate: 1.1, takenAt: ago(-24 * 60), type: 'fiat' as const }]]);
    expect(judged({ USD: 1.11 }, { last })).toEqual({ believed: { USD: 1.11 }, doubts: [] });
    expect(judged({ USD: 1.2 }, { last }).doubts).toEqual(['USD jump']);
  });

  test.each([
    ['zero', 0, 'notPositive'],
    ['negative', -1.1, 'notPositive'],
    ['no number', Number.NaN, 'notPositive'],
    ['endless', Number.POSITIVE_INFINITY, 'notPositive'],
    ['a jump up', 1.2, 'jump'],
    ['a jump down', 1, 'jump'],
  ])('that are %s are not, and the other currencies are', (_what, rate, doubt) => {
    expect(judged({ ...good, USD: rate })).toEqual({
      believed: { BTC: 0.0000105 },
      doubts: [`USD ${doubt}`],
    });
  });

  test('that leave a currency out leave its last good rate', () => {
    expect(judged({ USD: 1.11 })).toEqual({ believed: { USD: 1.11 }, doubts: ['BTC missing'] });
  });

  test('are not believed against another base, from yesterday, or from tomorrow', () => {
    expect(judged(good, { base: 'USD' })).toEqual({ believed: {}, doubts: ['USD otherBase'] });
    for (const takenAt of [ago(1441), ago(-6), new Date(Number.NaN)])
      expect(judged(good, { takenAt })).toEqual({ believed: {}, doubts: ['EUR otherTime'] });
  });

  test('that are no newer than what is known change nothing', () => {
    expect(judged(good, { takenAt: ago(5) })).toEqual({ believed: {}, doubts: [] });
  });

  test('are believed in the end when a jump lasts', () => {
    const last = new Map([
      ['USD', { rate: 1.1, takenAt: ago(3 * 24 * 60), type: 'fiat' as const }],
    ]);
    expect(judged({ USD: 1.3 }, { last }).believed).toEqual({ USD: 1.3 });
  });

  test('never give a rate that is not a positive number within the bound', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (usd, btc) => {
        const { believed } = judged({ USD: usd, BTC: btc });
        for (const [code, rate] of Object.entries(believed)) {
          const ratio = rate / (known.get(code)?.rate ?? 1);
          expect(Math.max(ratio, 1 / ratio)).toBeLessThan(code === 'USD' ? 1.06 : 1.26);
        }
      }),
    );
  });
});
