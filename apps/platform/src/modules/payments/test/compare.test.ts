import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StatementEntry } from '../provider.ts';
import { compare, type OwnMovement } from '../reconciliation/compare.ts';

const from = new Date('2026-11-20T00:00:00Z');
const to = new Date('2026-11-21T00:00:00Z');
const hour = 3_600_000;

const movement = fc.record({
  reference: fc.uuid(),
  direction: fc.constantFrom('in' as const, 'out' as const),
  amount: fc.bigInt({ min: 1n, max: 10_000_000n }),
  currency: fc.constantFrom('EUR', 'JPY'),
  settledAt: fc
    .integer({ min: 0, max: 24 * hour - 1 })
    .map((offset) => new Date(from.getTime() + offset)),
});
const movements = fc.uniqueArray(movement, {
  minLength: 1,
  maxLength: 12,
  selector: ({ reference }) => reference,
});
/** As an honest provider states it: under its own id, at its own moment. */
const statedOf = (own: readonly OwnMovement[], lag = 0): StatementEntry[] =>
  own.map((one) => ({
    ...one,
    id: `p-${one.reference}`,
    settledAt: new Date(one.settledAt.getTime() - lag),
  }));

test('[P-15] an honest statement agrees, whenever within days the provider noted it', () => {
  fc.assert(
    fc.property(movements, fc.integer({ min: -10 * hour, max: 70 * hour }), (own, lag) => {
      const { stated, agreed, differences } = compare({ from, to }, own, statedOf(own, lag));
      expect(differences).toEqual([]);
      expect(agreed).toBe(stated);
    }),
  );
});

test('[P-15] each planted fault is found, and nothing else', () => {
  fc.assert(
    fc.property(movements, fc.nat(), movement, (own, place, other) => {
      fc.pre(own.every(({ reference }) => reference !== other.reference));
      const stated = statedOf(own);
      const at = place % own.length;
      const [ours, theirs] = [own[at] as OwnMovement, stated[at] as StatementEntry];
      const differences = (statement: readonly StatementEntry[]) =>
        compare({ from, to }, own, statement).differences;
      const about = { direction: ours.direction, reference: ours.reference };

      expect(differences(stated.toSpliced(at, 1))).toEqual([
        {
          kind: 'missing',
          ...about,
          providerId: null,
          currency: ours.currency,
          expected: ours.amount,
          actual: null,
        },
      ]);
      const [extra] = statedOf([other]) as [StatementEntry];
      expect(differences([...stated, extra])).toMatchObject([
        { kind: 'extra', reference: other.reference, expected: null, actual: other.amount },
      ]);
      expect(differences([...stated, theirs])).toMatchObject([{ kind: 'extra', ...about }]);
      expect(differences(stated.with(at, { ...theirs, amount: theirs.amount + 1n }))).toMatchObject(
        [{ kind: 'amount', ...about, expected: ours.amount, actual: ours.amount + 1n }],
      );
      expect(differences(stated.with(at, { ...theirs, currency: 'USD' }))).toMatchObject([
        { kind: 'currency', ...about, currency: ours.currency },
      ]);
      const turned = ours.direction === 'in' ? ('out' as const) : ('in' as const);
      const turnedKinds = differences(stated.with(at, { ...theirs, direction: turned }));
      expect(turnedKinds.map(({ kind }) => kind).sort()).toEqual(['extra', 'missing']);
    }),
  );
});

test('[P-15] what lies outside the time is not judged, and helps to judge what lies within', () => {
  const at = (offset: number, reference: string): OwnMovement => ({
    ...{ reference, direction: 'in', amount: 100n, currency: 'EUR' },
    settledAt: new Date(from.getTime() + offset),
  });
  const day = 24 * hour;
  const around = [at(-1, 'before'), at(0, 'first'), at(day - 1, 'last'), at(day, 'after')];
  const kinds = ({ differences }: ReturnType<typeof compare>) =>
    differences.map(({ kind, reference }) => [kind, reference]);

  const ofNobody = compare({ from, to }, [], statedOf(around));
  expect(kinds(ofNobody)).toEqual([
    ['extra', 'first'],
    ['extra', 'last'],
  ]);
  expect([ofNobody.stated, ofNobody.agreed]).toEqual([2, 0]);
  const unsaid = compare({ from, to }, around, []);
  expect(kinds(unsaid)).toEqual([
    ['missing', 'first'],
    ['missing', 'last'],
  ]);
  expect([unsaid.stated, unsaid.agreed]).toEqual([0, 0]);
  // Noted by the provider a moment before the time, or after it.
  expect(compare({ from, to }, around, statedOf(around, 1))).toEqual({
    ...{ stated: 2, agreed: 2, differences: [] },
  });
});
