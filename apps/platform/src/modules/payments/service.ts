import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/db/database.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { Logger } from '../../kernel/log/logger.ts';
import type { Notify } from '../notifications/public.ts';
import { createCallbacks } from './callbacks.ts';
import { createChecks } from './checks.ts';
import { createDeclines } from './declines.ts';
import { createDeposits } from './deposits.ts';
import { depositMethods } from './methods.ts';
import type { Customer } from './provider.ts';
import { createProviders, type PaymentsSettings } from './providers.ts';
import { createSettlement } from './settlement.ts';

export interface PaymentsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Logger;
  readonly settings: PaymentsSettings;
  /** Whom a provider is told about: the player's country and locale. */
  readonly customerOf: (playerId: string) => Promise<Customer>;
  /** Tells the player of a credited deposit, in the inbox. */
  readonly notify: Notify;
}

export type PaymentsService = ReturnType<typeof createPaymentsService>;

/** Everything the module does, put together. */
export function createPaymentsService(deps: PaymentsDeps) {
  const { db, clock, ids, log, settings, customerOf, notify } = deps;
  const settlement = createSettlement({ clock, ids, log, notify });
  const checked = {
    db,
    clock,
    ids,
    log,
    notify,
    settlement,
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
      random: (bound) => randomInt(bound),
      pause: async (milliseconds) => pause(milliseconds),
      customerOf,
    }),
    decline: createDeclines(checked),
    check: createChecks(checked),
    registerWebhooks: createCallbacks(checked),
  };
}
