import { z } from 'zod';
import { forPlayer } from '../common/endpoint.ts';
import { currencyCode, dataOf, id, pageOf, pageQuery } from '../common/schemas.ts';
import { account, transaction } from './schemas.ts';
import { transactionKind } from './statuses.ts';

export const wallet = {
  accounts: forPlayer
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
        currency: currencyCode.optional(),
        kind: z
          .array(z.coerce.number().pipe(z.enum(transactionKind)))
          .max(6)
          .optional(),
        from: z.iso.datetime().optional(),
        to: z.iso.datetime().optional(),
      }),
    )
    .output(pageOf(transaction)),
};
