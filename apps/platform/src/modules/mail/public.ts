import { createSeal } from '../../kernel/sealing.ts';
import { createSmtpTransport, type SmtpSettings } from './adapters/smtp.ts';
import { createMailJobs } from './jobs.ts';
import { createMailService, type MailDeps } from './service.ts';

export { mailSchedule } from './jobs.ts';
export { mailPersonalData } from './personal-data.ts';
export type { MailDeps, MailService, UnaskedMail } from './service.ts';

/** Mails: how modules send one, and the jobs that hand them over. `secret` seals those that wait. */
export function createMail({
  smtp,
  secret,
  ...deps
}: Omit<MailDeps, 'seal' | 'transport'> & {
  readonly smtp: SmtpSettings;
  readonly secret: string;
}) {
  const service = createMailService({
    ...deps,
    seal: createSeal(secret, 'mail'),
    transport: createSmtpTransport(smtp),
  });
  return { ...service, ...createMailJobs(service) };
}
