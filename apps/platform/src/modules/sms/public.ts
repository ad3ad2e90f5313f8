import { z } from 'zod';
import type { JobHandlers } from '../../kernel/jobs/jobs.ts';
import { createSmsService, type SmsDeps, sendJob } from './service.ts';

export { createHttpGateway } from './adapters/http-gateway.ts';
export { smsPersonalData } from './personal-data.ts';
export type { SmsService } from './service.ts';

const sendPayload = z.object({ id: z.uuid() });
const forgetJob = 'sms.forget';

export const smsSchedule = { [forgetJob]: '29 3 * * *' } as const;

/** Text messages: how modules send one, and the jobs that hand them over. */
export function createSms(deps: SmsDeps) {
  const service = createSmsService(deps);
  const jobs: JobHandlers = {
    [sendJob]: (payload, { attempts }) => service.send(sendPayload.parse(payload).id, attempts),
    [forgetJob]: () => service.forget(),
  };
  return { sendLater: service.sendLater, jobs };
}
