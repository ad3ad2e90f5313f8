import type { AskedBecause, CheckName } from '@pierlight/contract/verification/statuses';
import { checks } from '@pierlight/contract/verification/statuses';
import type { CheckRule, CheckRules } from './rules-file.ts';

/** Rules for a country; an unknown one has those that are for every country. */
export function rulesFor({ rules }: CheckRules, country: string | null): CheckRule[] {
  return rules.filter(
    ({ countries }) => !countries || (country !== null && countries.includes(country)),
  );
}

/** Whether a rule asks for its check now. @param deposited units of the base currency */
export const isReached = ({ above }: CheckRule, deposited: number): boolean =>
  above === undefined || deposited > above;

/** Checks that rules ask for before money leaves, with why, each once and in their order. */
export function askedForWithdrawal(
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

/** Checks that rules ask for before a deposit that brings the sum to `deposited`. */
export function askedForDeposit(rules: readonly CheckRule[], deposited: number): CheckRule[] {
  return rules.filter((rule) => rule.before === 'deposit' && isReached(rule, deposited));
}
