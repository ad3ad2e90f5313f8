import type { Invoice, WithdrawalStage } from '@pierlight/contract/payments/schemas';
import { invoiceStatus } from '@pierlight/contract/payments/statuses';
import type { StepState } from '@pierlight/ui/stepper';

const order = ['asked', 'checked', 'sent', 'arrived'] as const;

/** How many of the steps are behind a withdrawal that waits at a stage. */
const behind: Readonly<Record<WithdrawalStage, number>> = {
  check: 1,
  review: 1,
  approved: 2,
  sent: 3,
  ended: order.length,
};

export interface TrackerStep {
  readonly key: (typeof order)[number];
  readonly state: StepState;
}

/** Where a withdrawal stands, and whether it takes longer than was said. */
export function withdrawalSteps(
  { status, withdrawal }: Pick<Invoice, 'status' | 'withdrawal'>,
  now: Date | null,
): { readonly steps: readonly TrackerStep[]; readonly isLate: boolean } {
  const done = withdrawal ? behind[withdrawal.stage] : 0;
  const steps = order.map((key, index) => ({
    key,
    state: index < done ? 'done' : index === done ? 'now' : 'next',
  })) satisfies TrackerStep[];
  const isLate =
    status === invoiceStatus.pending &&
    withdrawal !== null &&
    now !== null &&
    withdrawal.stage !== 'review' &&
    withdrawal.stage !== 'check' &&
    new Date(withdrawal.expectedAt).getTime() < now.getTime();
  return { steps, isLate };
}

const failures = [
  'payoutDeclined',
  'payoutAccountUnknown',
  'payoutRefused',
  'payoutStopped',
  'checkRefused',
  'unavailable',
] as const;

/** Why a withdrawal came back, as a key of the texts. */
export function withdrawalFailure({
  failureReason,
}: Pick<Invoice, 'failureReason'>): (typeof failures)[number] {
  return failures.find((known) => known === failureReason) ?? 'unavailable';
}
