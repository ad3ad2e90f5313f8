import { z } from 'zod';
import type { JobHandlers } from '../../kernel/jobs/jobs.ts';
import { createSeal } from '../../kernel/sealing.ts';
import { createHttpGateway, type HttpGatewaySettings } from './adapters/http-gateway.ts';
import { createSmsService, type SmsDeps, sendJob } from './service.ts';

export { smsPersonalData } from './personal-data.ts';
export type { SmsService } from './service.ts';

const sendPayload = z.object({ id: z.uuid() });
const forgetJob = 'sms.forget';

export const smsSchedule = { [forgetJob]: '29 3 * * *' } as const;

/**
 * Text messages: how modules send one, and the jobs that hand them over. `gateway` is null where none
 * is set up; `secret` seals messages that wait.
 */
export function createSms({
  gateway,
  secret,
  ...deps
}: Omit<SmsDeps, 'seal' | 'transport'> & {
  readonly gateway: HttpGatewaySettings | null;
  readonly secret: string;
}) {
  const service = createSmsService({
    ...deps,
    seal: createSeal(secret, 'sms'),
    transport: gateway === null ? null : createHttpGateway(gateway),
  });
  const jobs: JobHandlers = {
    [sendJob]: (payload, { attempts }) => service.send(sendPayload.parse(payload).id, attempts),
    [forgetJob]: () => service.forget(),
  };
  return { sendLater: service.sendLater, jobs };
}
