import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/db/database.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { Logger } from '../../kernel/log/logger.ts';
import type { Notify } from '../notifications/public.ts';
import { paymentEnds, payoutEnds } from './callback-ends.ts';
import { createCallbacks } from './callbacks.ts';
import { createChecks } from './checks.ts';
import { createDeclines } from './declines.ts';
import type { DepositBonuses } from './deposit-bonuses.ts';
import { depositMethods } from './deposit-methods.ts';
import { createDeposits, type DepositChecks, type DepositLimits } from './deposits.ts';
import { createDestinationBook, type DestinationBookDeps } from './destinations/book.ts';
import { createReturns, type ReturnsDeps } from './destinations/returns.ts';
import { createStopping, type StoppingDeps } from './destinations/stopping.ts';
import { createNoteIncident } from './incidents.ts';
import type { Customer } from './provider.ts';
import { createProviders, type PaymentsSettings } from './providers.ts';
import { createReconciliation } from './reconciliation/reconcile.ts';
import { createSettlement, type SettlementDeps } from './settlement.ts';
import { createChecked } from './withdrawals/checked.ts';
import { withdrawalMethods } from './withdrawals/methods.ts';
import { createNotices, type NoticesDeps } from './withdrawals/notices.ts';
import { createPayableMethods } from './withdrawals/payable-methods.ts';
import { createPayoutProviders } from './withdrawals/payout-providers.ts';
import { createRequests, type RequestDeps } from './withdrawals/requests.ts';
import { createReturning } from './withdrawals/returning.ts';
import { createSending } from './withdrawals/sending.ts';
import { createPayoutSettlement } from './withdrawals/settlement.ts';

export interface PaymentsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Logger;
  readonly settings: PaymentsSettings;
  /** Whom a provider is told about: the player's country and locale. */
  readonly customerOf: (playerId: string) => Promise<Customer>;
  /** The language a page of the site is in, by its address. */
  readonly localeOfPage: (page: URL) => string;
  /** Tells the player of a credited deposit or of a withdrawal, in the inbox. */
  readonly notify: Notify;
  readonly isDeleted: SettlementDeps['isDeleted'];
  readonly depositLimits: DepositLimits;
  readonly depositChecks: DepositChecks;
  readonly bonuses: DepositBonuses;
  /** What withdrawals need of other modules. */
  readonly withdrawals: Pick<
    RequestDeps,
    'requireFactor' | 'currencyOf' | 'automaticUpTo' | 'isTurnedOver' | 'checks'
  > &
    Pick<NoticesDeps, 'mail' | 'readerOf'> &
    Pick<DestinationBookDeps, 'requireProof' | 'nameOf' | 'stopLink' | 'cooldownHours'> &
    Pick<ReturnsDeps, 'returnFirst'> &
    Pick<StoppingDeps, 'stoppedBy'>;
}

export type PaymentsService = ReturnType<typeof createPaymentsService>;

/** Everything the module does, put together. */
export function createPaymentsService(deps: PaymentsDeps) {
  const { db, clock, ids, log, settings, customerOf, notify, isDeleted } = deps;
  const random = (bound: number) => randomInt(bound);
  const noteIncident = createNoteIncident({ clock, ids, log });
  const { giveSpins } = deps.bonuses;
  const settling = { clock, ids, noteIncident, notify, random, giveSpins, isDeleted };
  const settlement = createSettlement(settling);
  const methods = withdrawalMethods;
  const returns = createReturns({ ...deps.withdrawals, methods });
  const destinations = createDestinationBook({ ...deps, ...deps.withdrawals, methods, returns });
  const settlePayout = createPayoutSettlement({ clock, noteIncident });
  const payoutProviders = createPayoutProviders(settings, clock);
  const checked = {
    ...{ ...settling, db, log, settlement },
    providers: createProviders(settings, clock),
  };
  return {
    db,
    methods: depositMethods,
    customerOf,
    deposit: createDeposits({
      ...checked,
      methods: depositMethods,
      returnOrigins: [settings.publicOrigin, ...(settings.returnOrigins ?? [])],
      pause: async (milliseconds) => pause(milliseconds),
      customerOf,
      localeOfPage: deps.localeOfPage,
      limits: deps.depositLimits,
      checks: deps.depositChecks,
      bonuses: deps.bonuses,
    }),
    depositLeft: deps.depositLimits.left,
    decline: createDeclines(checked),
    check: createChecks(checked),
    destinations,
    stopDestination: createStopping({ ...deps, ...deps.withdrawals }),
    withdrawalMethods,
    payableMethods: createPayableMethods(db),
    withdraw: createRequests({
      ...{ ...deps, ...deps.withdrawals, destinations, returns, random },
      methods,
    }),
    sendWithdrawal: createSending({
      ...{ ...deps, noteIncident, settle: settlePayout },
      providers: payoutProviders,
    }),
    checked: createChecked({
      ...{ db, clock, log, checks: deps.withdrawals.checks },
      returnOwnMoney: createReturning({ ...deps, methods, random }),
    }),
    tellWithdrawal: createNotices({ ...deps, ...deps.withdrawals }),
    registerWebhooks: createCallbacks(checked, [
      ...paymentEnds(checked.providers, settlement),
      ...payoutEnds(payoutProviders, settlePayout),
    ]),
    reconciliation: createReconciliation(checked),
  };
}
