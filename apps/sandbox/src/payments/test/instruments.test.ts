import { expect, test } from 'vitest';
import { instrumentOf } from '../instrument.ts';
import type { Payment } from '../payment.ts';

const paid = (
  method: Payment['request']['method'],
  more: Partial<Payment> = {},
  customer = 'ada',
): Payment => ({
  id: 'pay_1',
  request: {
    ...{ reference: 'r', amount: 1, currency: 'EUR', method, webhookUrl: 'http://shop.test/' },
    fields: { cpf_number: '529.982.247-25' },
    returnUrls: { success: 'http://s.test', failure: 'http://s.test', cancel: 'http://s.test' },
    customer: { id: customer, country: 'DE', locale: 'de' },
  },
  ...{ status: 'succeeded', reason: null, step: 'approval', wrongCodes: 0, settlesAt: null },
  ...{ brand: null, last4: null, payer: null, createdAt: 0, expiresAt: 0 },
  ...more,
});

test('what paid is told masked, and is the same with each payment of its customer', () => {
  const card = paid('card', { brand: 'visa', last4: '4242' });
  expect(instrumentOf(card)?.shown).toBe('Visa •• 4242');
  expect(instrumentOf({ ...card, id: 'pay_2' })).toEqual(instrumentOf(card));
  const other = paid('card', { brand: 'visa', last4: '4242' }, 'bob');
  expect(instrumentOf(other)?.id).not.toBe(instrumentOf(card)?.id);
  expect(instrumentOf(paid('eWallet', { payer: 'ada@example.com' }))?.shown).toBe(
    'a•••@example.com',
  );
  expect(instrumentOf(paid('bank', { payer: 'Nordkai Bank' }))?.shown).toMatch(
    /^Nordkai Bank •• \d{4}$/,
  );
  expect(instrumentOf(paid('pix'))?.shown).toBe('Pix •• 4725');
});

test('a voucher, and what has not been paid, is none', () => {
  expect(instrumentOf(paid('voucher'))).toBeNull();
  expect(instrumentOf(paid('pix', { status: 'pending' }))).toBeNull();
});
