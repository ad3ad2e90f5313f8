import { createHash } from 'node:crypto';
import type { Payment } from './payment.ts';
import type { Instrument } from './protocol.ts';

const brands = { visa: 'Visa', mastercard: 'Mastercard', amex: 'Amex', card: 'Card' } as const;

/** What a payment came from, once it did; null for what cannot be paid back to, such as a voucher. */
export function instrumentOf(payment: Payment): Instrument | null {
  if (payment.status !== 'succeeded') return null;
  const { method, customer, fields } = payment.request;
  const told = (name: string, shown: string): Instrument => ({
    id: `ins_${digestOf(`${customer.id}:${method}:${name}`).slice(0, 24)}`,
    shown,
  });
  switch (method) {
    case 'card': {
      const { brand, last4 } = payment;
      return brand && last4 ? told(`${brand}:${last4}`, `${brands[brand]} •• ${last4}`) : null;
    }
    case 'bank': {
      const { payer } = payment;
      // The account a customer has at a bank, of which no more is ever told than its end.
      const end = Number.parseInt(digestOf(`${customer.id}:${payer}`).slice(0, 8), 16) % 10_000;
      return payer ? told(payer, `${payer} •• ${String(end).padStart(4, '0')}`) : null;
    }
    case 'eWallet': {
      const { payer } = payment;
      return payer
        ? told(payer, `${payer.slice(0, 1)}•••${payer.slice(payer.indexOf('@'))}`)
        : null;
    }
    case 'pix': {
      const number = (fields.cpf_number ?? '').replace(/\D/g, '');
      return told(number, `Pix •• ${number.slice(-4)}`);
    }
    case 'voucher':
      return null;
  }
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');
