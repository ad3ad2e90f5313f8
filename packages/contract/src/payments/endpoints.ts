import { z } from 'zod';
import { forPlayer, movingMoney } from '../common/endpoint.ts';
import { countryCode, currencyCode, dataOf, id, pageOf, pageQuery } from '../common/schemas.ts';
import { depositRequest, invoice, paymentMethod } from './schemas.ts';
import { invoiceStatus, invoiceType } from './statuses.ts';

const methodQuery = z.strictObject({ currency: currencyCode, country: countryCode.optional() });

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
    .route({
      method: 'POST',
      path: '/payment/invoices/deposit',
      tags: ['payments'],
      summary: 'Start a deposit; the answer says where to pay',
      successStatus: 201,
    })
    .input(depositRequest)
    .output(dataOf(invoice)),
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
      }),
    )
    .output(pageOf(invoice)),
  declineInvoice: forPlayer
    .route({
      method: 'PUT',
      path: '/payment/invoices/{id}/decline',
      tags: ['payments'],
      summary: 'Cancel a pending deposit',
    })
    .input(z.strictObject({ id }))
    .output(dataOf(invoice)),
};
