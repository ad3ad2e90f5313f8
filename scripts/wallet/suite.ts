import { accessChecks } from './access-checks.ts';
import type { Subject } from './caller.ts';
import type { Check } from './check.ts';
import { moneyChecks } from './money-checks.ts';

/** The checks of a wallet, in order. */
export const checksFor = ({ expiredToken }: Pick<Subject, 'expiredToken'>): readonly Check[] =>
  [...accessChecks, ...moneyChecks].filter(
    ({ needsExpiredToken }) => !needsExpiredToken || expiredToken !== null,
  );
