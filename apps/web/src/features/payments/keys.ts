import type { Invoice } from '@pierlight/contract/payments/schemas';

export const paymentsKey = ['payments'] as const;
/** Key of one invoice, which the result of a deposit looks at. */
export const invoiceKey = (id: Invoice['id']) => [...paymentsKey, 'invoice', id] as const;
/** Key of all lists of invoices. */
export const invoicesKey = [...paymentsKey, 'invoices'] as const;
/** Key of all lists of where money can go. */
export const destinationsKey = [...paymentsKey, 'destinations'] as const;
