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

export function overallOf({ checks, rules }: Verification): Overall {
  const has = (...states: CheckState[]) => checks.some(({ state }) => states.includes(state));
  if (has('rejected')) return 'rejected';
  if (has('retry')) return 'retry';
  if (has('required')) return 'toDo';
  if (has(...underWay)) return 'underWay';
  if (has('approved')) return 'through';
  return rules.length === 0 ? 'off' : 'nothing';
}

/** Whether a check can be begun now: the provider looks at one thing of somebody at a time. */
export const canBegin = ({ checks, hasProvider }: Verification): boolean =>
  hasProvider && checks.every(({ state }) => !underWay.includes(state) && state !== 'rejected');

/** The check that the page leads to: what is to be mended, before what is requested. */
export function nextCheck(verification: Verification): PlayerCheck | null {
  if (!canBegin(verification)) return null;
  const { checks } = verification;
  return checks.find(({ state }) => state === 'retry') ?? checks.find(isToDo) ?? null;
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
