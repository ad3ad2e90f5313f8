import { z } from 'zod';
import type { JobHandlers } from '../../kernel/jobs/jobs.ts';
import { deliverJob, deliverUnaskedJob, type MailService, writtenJobs } from './service.ts';

const sendPayload = z.object({ id: z.uuid() });

const forgetJob = 'mail.forget';

export const mailSchedule = { [forgetJob]: '23 3 * * *' } as const;

export function createMailJobs(service: MailService) {
  const send: JobHandlers[string] = async (payload, { attempts }) =>
    service.send(sendPayload.parse(payload).id, attempts);
  const jobs: JobHandlers = {
    ...Object.fromEntries([deliverJob, ...writtenJobs].map((name) => [name, send])),
    [forgetJob]: () => service.forget(),
  };
  const patientJobs: JobHandlers = { [deliverUnaskedJob]: send };
  return { jobs, patientJobs };
}
