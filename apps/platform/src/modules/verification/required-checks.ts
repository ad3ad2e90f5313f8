import type { AskedBecause, CheckName } from '@pierlight/contract/verification/statuses';
import { checks } from '@pierlight/contract/verification/statuses';
import type { CheckRule, CheckRules } from './rules-file.ts';

/** Rules for a country; an unknown one has those that are for every country. */
export function rulesFor({ rules }: CheckRules, country: string | null): CheckRule[] {
  return rules.filter(
    ({ countries }) => !countries || (country !== null && countries.includes(country)),
  );
}

/** Whether a rule requires its check now. @param deposited units of the base currency */
export const isReached = ({ above }: CheckRule, deposited: number): boolean =>
  above === undefined || deposited > above;

/** Checks that rules require before a withdrawal, with the reason, each once and in their order. */
export function requiredForWithdrawal(
  rules: readonly CheckRule[],
  deposited: number,
): { readonly check: CheckName; readonly because: AskedBecause }[] {
  return checks.flatMap((check) => {
    const reached = rules.filter((rule) => rule.check === check && isReached(rule, deposited));
    if (reached.length === 0) return [];
    const isBySum = reached.every(({ above }) => above !== undefined);
    return [{ check, because: isBySum ? 'deposits' : 'withdrawal' }];
  });
}

/** Checks that rules require before a deposit that brings the sum to `deposited`. */
export function requiredForDeposit(rules: readonly CheckRule[], deposited: number): CheckRule[] {
  return rules.filter((rule) => rule.before === 'deposit' && isReached(rule, deposited));
}
