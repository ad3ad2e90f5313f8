import type { Invoice } from '@pierlight/contract/payments/schemas';
import { describe, expect, it } from 'vitest';
import { currenciesQuery, shortMoney } from '#features/settings/public.ts';
import type { Api } from '#shared/api/client.ts';
import { createQueryClient, forgetPersonal } from '#shared/api/query-client.ts';
import { invoiceQuery } from './api.ts';
import { depositsIn } from './deposits-in.ts';
import { failureReason, invoiceScreen } from './invoice-screen.ts';
import { invoiceKey } from './keys.ts';
import { feeKind, processingTime } from './method-words.ts';
import { invoiceAlert, invoiceChanged } from './realtime.ts';

const pending: Invoice = {
  id: 'i',
  number: 'D-1',
  status: 1,
  type: 1,
  methodId: 'card',
  amount: 6000,
  askedAmount: null,
  currency: 'EUR',
  createdAt: '2026-11-21T07:00:00.000Z',
  settledAt: null,
  redirectUrl: 'https://pay.example/1',
  awaitsProvider: false,
  publicData: null,
  failureReason: null,
  withdrawal: null,
};
const success: Invoice = { ...pending, status: 2, redirectUrl: null };
const declined: Invoice = { ...success, status: 3, failureReason: 'declined' };
const message = (invoice: Invoice) => ({ event: 'invoice.deposit.updated' as const, invoice });

describe('payments under way', () => {
  it('stand above the methods where they bring money into the currency', () => {
    const withdrawal: Invoice = { ...pending, type: 2 };
    const other: Invoice = { ...pending, currency: 'BRL' };
    expect(depositsIn([pending, withdrawal, other], 'EUR')).toEqual([pending]);
  });
});

describe('what becomes of an invoice', () => {
  it('has a screen for each status [4-11]', () => {
    expect(invoiceScreen(pending)).toBe('pending');
    expect(invoiceScreen(success)).toBe('success');
    expect(invoiceScreen(declined)).toBe('failed');
    expect(invoiceScreen({ ...declined, failureReason: 'cancelled' })).toBe('cancelled');
    expect(invoiceScreen({ ...declined, failureReason: 'abandoned' })).toBe('cancelled');
    expect(invoiceScreen(null)).toBe('unknown');
  });

  it('has words for a reason the site does not know', () => {
    expect(failureReason(declined)).toBe('declined');
    expect(failureReason({ failureReason: 'solarFlare' })).toBe('other');
    expect(failureReason({ failureReason: null })).toBe('other');
  });

  it('gives alerts for success and error only [4-11]', () => {
    expect(invoiceAlert(pending, '€60.00')).toBeNull();
    expect(invoiceAlert(success, '€60.00')).toEqual({
      key: 'deposit.success',
      tone: 'lamp',
      values: { amount: '€60.00' },
    });
    expect(invoiceAlert(declined, '€60.00')).toMatchObject({ key: 'deposit.error', tone: 'error' });
    expect(invoiceAlert({ ...declined, failureReason: 'cancelled' }, '')).toMatchObject({
      key: 'deposit.cancelled',
    });
    expect(invoiceAlert({ ...success, type: 2 }, '')).toMatchObject({ key: 'withdrawal.success' });
  });
});

describe('messages of the invoices’ channel', () => {
  function client() {
    const made = createQueryClient({} as Api);
    made.setQueryData(currenciesQuery().queryKey, [
      {
        code: 'EUR',
        name: 'Euro',
        type: 'fiat',
        isEnabled: true,
        isBase: true,
        visible: true,
        subunitToUnit: 100,
        rate: { rate: 1, updatedAt: '2026-11-21T07:00:00.000Z' },
        subCurrencies: [],
      },
    ]);
    return made;
  }

  it('change what is shown, and alert once however often they arrive', () => {
    const cache = client();
    expect(invoiceChanged(cache, message(pending), 'en')).toBeNull();
    expect(invoiceChanged(cache, message(success), 'en')?.values).toEqual({ amount: '€60.00' });
    expect(cache.getQueryData(invoiceKey('i'))).toEqual(success);
    expect(invoiceChanged(cache, message(success), 'en')).toBeNull();
  });

  it('bring the code to pay with to the screen of their invoice, without an alert [4-11]', () => {
    const cache = client();
    const drawn = { ...pending, publicData: { qr: '000201…' } };
    cache.setQueryData(invoiceKey('i'), { ...pending, publicData: {} });
    cache.setQueryData(invoiceKey('other'), { ...pending, id: 'other' });
    expect(invoiceChanged(cache, message(drawn), 'en')).toBeNull();
    expect(cache.getQueryData(invoiceKey('i'))).toEqual(drawn);
    expect(cache.getQueryData(invoiceKey('other'))).toMatchObject({ publicData: null });
  });

  it('never turn a final invoice back', () => {
    const cache = client();
    invoiceChanged(cache, message(success), 'en');
    expect(invoiceChanged(cache, message(pending), 'en')).toBeNull();
    expect(cache.getQueryData(invoiceKey('i'))).toEqual(success);
  });

  it('are forgotten with the session', () => {
    const cache = client();
    invoiceChanged(cache, message(success), 'en');
    forgetPersonal(cache);
    expect(cache.getQueryData(invoiceKey('i'))).toBeUndefined();
  });
});

describe('the words of a method', () => {
  it('count the time in the unit a person would use', () => {
    expect(processingTime(0)).toEqual({ key: 'instant', count: 0 });
    expect(processingTime(45)).toEqual({ key: 'minutes', count: 1 });
    expect(processingTime(3600)).toEqual({ key: 'hours', count: 1 });
    expect(processingTime(172_800)).toEqual({ key: 'days', count: 2 });
  });

  it('name what is charged', () => {
    expect(feeKind({ fixed: 0, percent: 0 })).toBe('none');
    expect(feeKind({ fixed: 100, percent: 0 })).toBe('fixed');
    expect(feeKind({ fixed: 0, percent: 1.5 })).toBe('percent');
    expect(feeKind({ fixed: 100, percent: 1.5 })).toBe('both');
  });

  it('leave out decimals that say nothing', () => {
    const written = ['€20.00', '20,00 €', '€20.50', '€1,000.00', '¥3,000', '1.000,00 €'];
    expect(written.map(shortMoney)).toEqual([
      '€20',
      '20 €',
      '€20.50',
      '€1,000',
      '¥3,000',
      '1.000 €',
    ]);
  });
});

it('an answer that was slow does not open a payment again that a message has ended', async () => {
  const answered = Promise.withResolvers<{ data: Invoice[] }>();
  const api = { payments: { invoices: () => answered.promise } } as unknown as Api;
  const client = createQueryClient(api);
  const asked = client.fetchQuery(invoiceQuery('i'));
  invoiceChanged(client, message(success), 'en');
  answered.resolve({ data: [pending] });
  await asked;
  expect(client.getQueryData(invoiceKey('i'))).toEqual(success);
});
