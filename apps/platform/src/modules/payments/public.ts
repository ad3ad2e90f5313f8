import { createPaymentsJobs } from './jobs.ts';
import { createProviders, type PaymentsSettings } from './providers.ts';
import { createReconciliation, type Reconciliation } from './reconciliation/reconcile.ts';
import { createPaymentsRoutes } from './routes.ts';
import { createPaymentsService, type PaymentsDeps } from './service.ts';

export type { DepositChecks } from './deposits.ts';
export { depositsByCurrency, depositsByDay, grossDeposits } from './gross-deposits.ts';
export {
  createIncidentReview,
  type IncidentReview,
  type OpenIncident,
} from './incident-review.ts';
export { adjustmentNumber } from './invoice-number.ts';
export { paymentsSchedule } from './jobs.ts';
export type { Customer } from './provider.ts';
export type { PaymentsSettings } from './providers.ts';
export type { Reconciliation } from './reconciliation/reconcile.ts';
export type { ReconciliationReport } from './reconciliation/repository.ts';
export type { PaymentsDeps } from './service.ts';
export { settledDeposits } from './settled-deposits.ts';
export { mayOwe, moneyUnderWay } from './under-way.ts';
export type { PlayerChecks } from './withdrawals/checked.ts';
export { createWithdrawalReview, type WithdrawalReview } from './withdrawals/review.ts';

/** Providers' statements beside our invoices, for an operator; the job does the same by itself. */
export function createStatements(
  deps: Omit<Parameters<typeof createReconciliation>[0], 'providers'> & {
    readonly settings: PaymentsSettings;
  },
): Reconciliation {
  return createReconciliation({ ...deps, providers: createProviders(deps.settings, deps.clock) });
}

/** Money in and out: the contract's handlers, the providers' callbacks and the jobs for open invoices. */
export function createPayments(deps: PaymentsDeps) {
  const service = createPaymentsService(deps);
  return {
    routes: createPaymentsRoutes(service),
    registerWebhooks: service.registerWebhooks,
    jobs: createPaymentsJobs(service),
    reconciliation: service.reconciliation,
    /** Withdrawals that wait for a check of their player. */
    checked: service.checked,
  };
}
export { paymentsPersonalData } from './personal-data.ts';
