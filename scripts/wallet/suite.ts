import type { Subject } from './caller.ts';
import type { Check } from './check.ts';
import { doorChecks } from './door-checks.ts';
import { moneyChecks } from './money-checks.ts';

/** What is asked of a wallet, in order. */
export const checksFor = ({ expiredToken }: Pick<Subject, 'expiredToken'>): readonly Check[] =>
  [...doorChecks, ...moneyChecks].filter(
    ({ needsExpiredToken }) => !needsExpiredToken || expiredToken !== null,
  );
