import { z } from 'zod';
import type { JobHandlers } from '../../kernel/jobs/jobs.ts';
import { checkJob } from './checks.ts';

const checkPayload = z.object({ invoiceId: z.uuid() });

export function createPaymentsJobs(check: (invoiceId: string) => Promise<void>): JobHandlers {
  return {
    [checkJob]: async (payload) => check(checkPayload.parse(payload).invoiceId),
  };
}
