export { createSmtpTransport } from './adapters/smtp.ts';
export { createMailJobs, mailSchedule } from './jobs.ts';
export { mailPersonalData } from './personal-data.ts';
export { createMailService, type MailService } from './service.ts';
