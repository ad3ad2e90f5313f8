/** Invoice states. Success and error are final; only they are announced to the player. */
export const invoiceStatus = { pending: 1, success: 2, error: 3 } as const;
export type InvoiceStatus = (typeof invoiceStatus)[keyof typeof invoiceStatus];

export const invoiceType = { deposit: 1, withdrawal: 2 } as const;
export type InvoiceType = (typeof invoiceType)[keyof typeof invoiceType];
