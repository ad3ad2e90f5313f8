import type {
  CheckRule,
  PlayerCheck,
  Verification,
} from '@pierlight/contract/verification/schemas';
import type { CheckState } from '@pierlight/contract/verification/statuses';
import type { StepState } from '@pierlight/ui/stepper';

/** A check that waits for the player. */
export const isToDo = ({ state }: Pick<PlayerCheck, 'state'>): boolean =>
  state === 'required' || state === 'retry';

const underWay: readonly CheckState[] = ['pending', 'onHold'];

/** What the page says first. */
export type Overall = 'toDo' | 'retry' | 'underWay' | 'rejected' | 'through' | 'nothing' | 'off';

export function overallOf({ checks, rules, hasProvider }: Verification): Overall {
  const has = (...states: CheckState[]) => checks.some(({ state }) => states.includes(state));
  if (has('rejected')) return 'rejected';
  if (has('retry')) return 'retry';
  if (has('required')) return 'toDo';
  if (has(...underWay)) return 'underWay';
  if (has('approved')) return 'through';
  return rules.length === 0 && !hasProvider ? 'off' : 'nothing';
}

/** The check the page opens: one that is to be mended or asked for, before one that a player may do early. */
export function nextCheck({ checks, hasProvider }: Verification): PlayerCheck | null {
  // The provider checks one thing at a time.
  if (!hasProvider || checks.some(({ state }) => underWay.includes(state))) return null;
  if (checks.some(({ state }) => state === 'rejected')) return null;
  return (
    checks.find(({ state }) => state === 'retry') ??
    checks.find(isToDo) ??
    checks.find(({ state }) => state === 'notRequired') ??
    null
  );
}

/** How a check is drawn among the steps. */
export const stepOf = ({ state }: Pick<PlayerCheck, 'state'>): StepState => {
  if (state === 'approved') return 'done';
  return state === 'notRequired' ? 'next' : 'now';
};

/** Rules by a sum that was not reached, the nearest first. */
export const sumsAhead = (rules: readonly CheckRule[]): (CheckRule & { above: number })[] =>
  rules
    .filter((rule): rule is CheckRule & { above: number } => rule.above !== null && !rule.isReached)
    .sort((one, other) => one.above - other.above);
