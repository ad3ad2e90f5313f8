import type { PlayerCheck, Verification } from '@pierlight/contract/verification/schemas';
import type { CheckName, CheckState } from '@pierlight/contract/verification/statuses';
import { describe, expect, it } from 'vitest';
import { canBegin, nextCheck, overallOf, stepOf, sumsAhead } from './standing.ts';

const check = (name: CheckName, state: CheckState): PlayerCheck => ({
  ...{ check: name, state, reasons: [], because: null, changedAt: null },
});
const standing = (...checks: PlayerCheck[]): Verification => ({
  ...{ checks, rules: [], days: 180, deposited: 0, currency: 'EUR', hasProvider: true },
});

describe('what the page of verification says', () => {
  it('names what stops a player before what is through [1-11]', () => {
    const through = check('identity', 'approved');
    expect(overallOf(standing())).toBe('off');
    const rule = {
      check: 'identity',
      before: 'withdrawal',
      above: null,
      isReached: false,
    } as const;
    expect(overallOf({ ...standing(), rules: [rule] })).toBe('nothing');
    expect(overallOf(standing(through))).toBe('through');
    expect(overallOf(standing(through, check('address', 'pending')))).toBe('underWay');
    expect(overallOf(standing(through, check('address', 'required')))).toBe('toDo');
    expect(overallOf(standing(check('funds', 'required'), check('address', 'retry')))).toBe(
      'retry',
    );
    expect(overallOf(standing(check('identity', 'rejected')))).toBe('rejected');
  });

  it('opens what is to be mended first, and nothing while the provider is at work', () => {
    const early = standing(check('identity', 'notRequired'));
    expect(nextCheck(early)).toBeNull();
    expect(canBegin(early)).toBe(true);
    expect(canBegin({ ...early, hasProvider: false })).toBe(false);
    const both = [check('identity', 'required'), check('address', 'retry')];
    expect(nextCheck(standing(...both))?.check).toBe('address');
    expect(nextCheck(standing(...both, check('funds', 'onHold')))).toBeNull();
    expect(nextCheck(standing(check('identity', 'rejected'), ...both))).toBeNull();
    expect(nextCheck(standing(check('identity', 'approved')))).toBeNull();
  });

  it('draws passed checks as done and those not requested as future', () => {
    expect(stepOf(check('identity', 'approved'))).toBe('done');
    expect(stepOf(check('identity', 'onHold'))).toBe('now');
    expect(stepOf(check('identity', 'notRequired'))).toBe('next');
  });

  it('lists the sums that are ahead, the nearest first', () => {
    const rule = (above: number | null, isReached: boolean) => ({
      ...{ check: 'funds' as const, before: 'withdrawal' as const, above, isReached },
    });
    const rules = [rule(5_00, false), rule(null, true), rule(1_00, true), rule(2_00, false)];
    expect(sumsAhead(rules).map(({ above }) => above)).toEqual([2_00, 5_00]);
  });
});
