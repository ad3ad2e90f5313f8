import { z } from 'zod';
import type { JobHandlers } from '../../kernel/jobs/jobs.ts';
import { checkJob } from './checks.ts';
import type { PaymentsService } from './service.ts';
import { tellJob } from './withdrawals/notices.ts';
import { sendJob } from './withdrawals/stages.ts';

const checkPayload = z.object({ invoiceId: z.uuid() });

const reconcileJob = 'payments.reconcile';

export const paymentsSchedule = { [reconcileJob]: '17 5 * * *' } as const;

export function createPaymentsJobs(
  service: Pick<PaymentsService, 'check' | 'sendWithdrawal' | 'tellWithdrawal' | 'reconciliation'>,
): JobHandlers {
  return {
    [checkJob]: async (payload) => service.check(checkPayload.parse(payload).invoiceId),
    [reconcileJob]: () => service.reconciliation.reconcileDue(),
    [sendJob]: service.sendWithdrawal,
    [tellJob]: service.tellWithdrawal,
  };
}
