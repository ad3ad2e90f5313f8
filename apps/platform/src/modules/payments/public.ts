import { createPaymentsJobs } from './jobs.ts';
import { createPaymentsRoutes } from './routes.ts';
import { createPaymentsService, type PaymentsDeps } from './service.ts';

export type { Customer } from './provider.ts';
export type { PaymentsSettings } from './providers.ts';
export type { PaymentsDeps } from './service.ts';

/** Deposits: the contract's handlers, the providers' callbacks and the job that checks open invoices. */
export function createPayments(deps: PaymentsDeps) {
  const service = createPaymentsService(deps);
  return {
    routes: createPaymentsRoutes(service),
    registerWebhooks: service.registerWebhooks,
    jobs: createPaymentsJobs(service.check),
  };
}
export { paymentsPersonalData } from './personal-data.ts';
