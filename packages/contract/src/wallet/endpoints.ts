import { z } from 'zod';
import { forPlayer, whileAway } from '../common/endpoint.ts';
import {
  currencyCode,
  dataOf,
  growingPageOf,
  id,
  pageQuery,
  until,
  year,
} from '../common/schemas.ts';
import {
  account,
  historyAccount,
  historyLine,
  monthTotal,
  transaction,
  transactionTotal,
} from './schemas.ts';
import { transactionKind } from './statuses.ts';

const transactionFilter = {
  currency: currencyCode.optional(),
  kind: z
    .array(z.coerce.number().pipe(z.enum(transactionKind)))
    .max(8)
    .optional(),
  /** Inclusive. */
  from: z.iso.datetime().optional(),
  /** Exclusive. */
  to: z.iso.datetime().optional(),
};

export const wallet = {
  accounts: whileAway
    .route({
      method: 'GET',
      path: '/wallet/accounts',
      tags: ['wallet'],
      summary: 'Own accounts with their balances',
    })
    .output(dataOf(z.array(account))),
  openAccount: forPlayer
    .route({
      method: 'POST',
      path: '/wallet/accounts',
      tags: ['wallet'],
      summary: 'Open an account in a currency, or bring back the one there is',
    })
    .input(z.strictObject({ currency: currencyCode }))
    .output(dataOf(z.array(account))),
  switchAccount: forPlayer
    .route({
      method: 'PUT',
      path: '/wallet/accounts/{id}/switch',
      tags: ['wallet'],
      summary: 'Make an account the active one',
    })
    .input(z.strictObject({ id }))
    .output(dataOf(z.array(account))),
  hideAccount: forPlayer
    .route({
      method: 'PUT',
      path: '/wallet/accounts/{id}/hide',
      tags: ['wallet'],
      summary: 'Put an account out of sight; its money stays',
    })
    .input(z.strictObject({ id }))
    .output(dataOf(z.array(account))),
  transactions: forPlayer
    .route({
      method: 'GET',
      path: '/wallet/transactions',
      tags: ['wallet'],
      summary: 'Statement of every movement, newest first',
    })
    .input(
      z.strictObject({
        ...pageQuery,
        ...transactionFilter,
        until,
      }),
    )
    .output(growingPageOf(transaction)),
  transactionTotals: forPlayer
    .route({
      method: 'GET',
      path: '/wallet/transactions/totals',
      tags: ['wallet'],
      summary: 'What all movements of a choice come to, by currency and kind',
    })
    .input(z.strictObject(transactionFilter))
    .output(dataOf(z.array(transactionTotal))),
  transactionMonths: forPlayer
    .route({
      method: 'GET',
      path: '/wallet/transactions/months',
      tags: ['wallet'],
      summary: 'What moved in a year but for play, by month, currency and kind',
    })
    .input(z.strictObject({ year }))
    .output(dataOf(z.array(monthTotal))),
  history: forPlayer
    .route({
      method: 'GET',
      path: '/wallet/history',
      tags: ['wallet'],
      summary: 'Own accounts in the books, each with the end of its chain of hashes',
    })
    .output(dataOf(z.array(historyAccount))),
  historyLines: forPlayer
    .route({
      method: 'GET',
      path: '/wallet/history/{id}',
      tags: ['wallet'],
      summary: 'Entries of an own account with their hashes, oldest first',
    })
    .input(
      z.strictObject({
        id,
        /** `meta.next` of the entries before; none for the first. */
        after: z
          .string()
          .regex(/^[0-9]{1,18}$/)
          .default('0'),
        limit: z.coerce.number().int().min(1).max(1000).default(1000),
      }),
    )
    .output(
      z.object({
        data: z.array(historyLine),
        /** Null after the last entry. */
        meta: z.object({ next: z.string().nullable() }),
      }),
    ),
};
