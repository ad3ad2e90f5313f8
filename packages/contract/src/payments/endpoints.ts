import { z } from 'zod';
import { forPlayer, movingMoney } from '../common/endpoint.ts';
import { countryCode, currencyCode, dataOf, id, pageOf, pageQuery } from '../common/schemas.ts';
import { newPayoutAddress, payoutAddress } from './addresses.ts';
import {
  depositRequest,
  invoice,
  invoiceStatistics,
  paymentMethod,
  withdrawalRequest,
} from './schemas.ts';
import { invoiceStatus, invoiceType } from './statuses.ts';

const methodQuery = z.strictObject({ currency: currencyCode, country: countryCode.optional() });

const period = {
  /** Inclusive; when the invoice was created. */
  from: z.iso.datetime().optional(),
  /** Exclusive. */
  to: z.iso.datetime().optional(),
};

export const payments = {
  depositMethods: forPlayer
    .route({
      method: 'GET',
      path: '/payment/methods/deposit',
      tags: ['payments'],
      summary: 'Methods to deposit with in a currency and country',
    })
    .input(methodQuery)
    .output(dataOf(z.array(paymentMethod))),
  withdrawalMethods: forPlayer
    .route({
      method: 'GET',
      path: '/payment/methods/withdrawal',
      tags: ['payments'],
      summary: 'Methods to withdraw with in a currency and country',
    })
    .input(methodQuery)
    .output(dataOf(z.array(paymentMethod))),
  deposit: movingMoney
    .meta({ access: 'player', restricted: true })
    .route({
      method: 'POST',
      path: '/payment/invoices/deposit',
      tags: ['payments'],
      summary: 'Start a deposit; the answer says where to pay',
      successStatus: 201,
    })
    .input(depositRequest)
    .output(dataOf(invoice)),
  withdraw: movingMoney
    .route({
      method: 'POST',
      path: '/payment/invoices/withdrawal',
      tags: ['payments'],
      summary: 'Ask for a withdrawal; the amount leaves the balance at once',
      description:
        'Takes a second factor of the player who set one up, in the header `Second-Factor`. The same amount to the same place within 15 minutes is refused (13024) unless `confirmDuplicate` is true; the parameters of `errors.confirmDuplicate[0]` are the earlier one’s `id`, `number` and `createdAt`.',
      successStatus: 201,
    })
    .input(withdrawalRequest)
    .output(dataOf(invoice)),
  addresses: forPlayer
    .route({
      method: 'GET',
      path: '/payment/addresses',
      tags: ['payments'],
      summary: 'Own addresses for coins of a currency, the newest first',
    })
    .input(z.strictObject({ currency: currencyCode }))
    .output(dataOf(z.array(payoutAddress))),
  addAddress: forPlayer
    .route({
      method: 'POST',
      path: '/payment/addresses',
      tags: ['payments'],
      summary: 'Add an address; nothing is sent there before it has rested',
      description:
        'Takes a second factor of the player who set one up, in the header `Second-Factor`.',
      successStatus: 201,
    })
    .input(newPayoutAddress)
    .output(dataOf(payoutAddress)),
  removeAddress: forPlayer
    .route({
      method: 'DELETE',
      path: '/payment/addresses/{id}',
      tags: ['payments'],
      summary: 'Forget an address',
    })
    .input(z.strictObject({ id }))
    .output(dataOf(z.object({ id }))),
  invoices: forPlayer
    .route({
      method: 'GET',
      path: '/payment/invoices',
      tags: ['payments'],
      summary: 'Own invoices, newest first',
    })
    .input(
      z.strictObject({
        ...pageQuery,
        id: z.array(id).max(50).optional(),
        status: z
          .array(z.coerce.number().pipe(z.enum(invoiceStatus)))
          .max(3)
          .optional(),
        type: z
          .array(z.coerce.number().pipe(z.enum(invoiceType)))
          .max(2)
          .optional(),
        currency: currencyCode.optional(),
        /** Methods by their ids. */
        method: z.array(z.string().max(64)).max(20).optional(),
        ...period,
      }),
    )
    .output(pageOf(invoice)),
  invoiceStatistics: forPlayer
    .route({
      method: 'GET',
      path: '/payment/invoices/statistics',
      tags: ['payments'],
      summary: 'What own invoices come to, by currency, type and status',
    })
    .input(z.strictObject({ currency: currencyCode.optional(), ...period }))
    .output(dataOf(z.array(invoiceStatistics))),
  declineInvoice: forPlayer
    .route({
      method: 'PUT',
      path: '/payment/invoices/{id}/decline',
      tags: ['payments'],
      summary: 'Cancel a pending deposit; a withdrawal stays as it is',
    })
    .input(z.strictObject({ id }))
    .output(dataOf(invoice)),
};
