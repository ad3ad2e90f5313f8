import { z } from 'zod';
import { forPlayer, limited, movingMoney, whileAway } from '../common/endpoint.ts';
import { countryCode, currencyCode, dataOf, id, pageOf, pageQuery } from '../common/schemas.ts';
import { newPayoutDestination, payoutDestination } from './destinations.ts';
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
  withdrawalMethods: whileAway
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
    .meta({ access: 'player', idempotent: true, whileAway: true })
    .route({
      method: 'POST',
      path: '/payment/invoices/withdrawal',
      tags: ['payments'],
      summary: 'Ask for a withdrawal; the amount leaves the balance at once',
      description:
        'Takes a second factor of the player who set one up, in the header `Second-Factor`. The same amount to the same place within 15 minutes is refused (13024) unless `confirmDuplicate` is true; the parameters of `errors.confirmDuplicate[0]` are the earlier one’s `id`, `number` and `createdAt`. While money can still go back to where it came from, one to elsewhere is refused (13025); the parameters of `errors.destination[0]` say to where and how much.',
      successStatus: 201,
    })
    .input(withdrawalRequest)
    .output(dataOf(invoice)),
  destinations: whileAway
    .route({
      method: 'GET',
      path: '/payment/destinations',
      tags: ['payments'],
      summary:
        'Where own money can go: what it came from first, then what was saved, the newest first',
    })
    .input(z.strictObject({ currency: currencyCode.optional() }))
    .output(dataOf(z.array(payoutDestination))),
  addDestination: whileAway
    .route({
      method: 'POST',
      path: '/payment/destinations',
      tags: ['payments'],
      summary: 'Save a destination; nothing is sent there before its cool-down has ended',
      description:
        'Takes a proof in the header `Second-Factor`: a second factor, else the password, else a sign-in of the last ten minutes. One saved with a second factor that is older than the rest does not rest.',
      successStatus: 201,
    })
    .input(newPayoutDestination)
    .output(dataOf(payoutDestination)),
  removeDestination: forPlayer
    .route({
      method: 'DELETE',
      path: '/payment/destinations/{id}',
      tags: ['payments'],
      summary: 'Forget a saved destination',
    })
    .input(z.strictObject({ id }))
    .output(dataOf(z.object({ id }))),
  stopDestination: limited('signIn', 'anyone')
    .route({
      method: 'POST',
      path: '/payment/destinations/stop',
      tags: ['payments'],
      summary:
        'Remove a destination by the link that was mailed when it was saved; again says the same',
      description:
        'Withdrawals to it that were not sent yet come back in the same moment (`payoutStopped`).',
    })
    .input(z.strictObject({ stopCode: z.string().min(1).max(200) }))
    .output(dataOf(z.object({ stopped: z.literal(true) }))),
  invoices: whileAway
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
