import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { paymentInCode } from '../br-code.ts';
import { walletPin } from '../methods.ts';
import {
  call,
  create,
  order,
  type Provider,
  show,
  startProvider,
  submit,
} from './provider-fixture.ts';

let provider: Provider;
beforeEach(async () => {
  provider = await startProvider();
});
afterEach(() => provider.close());

const run = async (later = 0) => {
  provider.clock.time += later;
  await provider.app.runDue();
};
const stateOf = async (id: string) => {
  const { body } = await call(provider, 'GET', `/v1/payments/${id}`);
  return [body.status, body.reason];
};
const told = (id: string) =>
  provider.merchant.received.map(({ event }) => event).filter(({ data }) => data.paymentId === id);

/** Buys a voucher at the kiosk; its digits. */
async function buy(value: string, currency = 'EUR', slow = false): Promise<string> {
  const response = await provider.app.inject({
    method: 'POST',
    url: '/vouchers?lang=en',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ value, currency, ...(slow ? { slow: 'yes' } : {}) }).toString(),
  });
  return /class="voucher"[^>]*>([\d ]{19})</.exec(response.body)?.[1] ?? '';
}
const redeem = (voucherCode: string, change = {}) =>
  create(provider, { method: 'voucher', fields: { voucherCode }, ...change });
const byPix = { method: 'pix', currency: 'BRL', fields: { cpf_number: '529.982.247-25' } };

describe('an instant bank transfer', () => {
  const atBank = async () => {
    const { id } = await create(provider, { method: 'bank' });
    await submit(provider, id, 'bank', { bank: 'Nordkai Bank' });
    return id;
  };

  test('asks for a bank, then for approval', async () => {
    const { id } = await create(provider, { method: 'bank' });
    expect(await show(provider, id)).toContain('Choose your bank');
    await submit(provider, id, 'bank', { bank: 'No such bank' });
    await submit(provider, id, 'decision', { decision: 'approve' });
    expect(await stateOf(id)).toEqual(['pending', null]);
    await submit(provider, id, 'bank', { bank: 'Nordkai Bank' });
    expect(await show(provider, id)).toContain('Approve with Nordkai Bank');
  });

  test.each([
    ['approve', ['succeeded', null]],
    ['deny', ['failed', 'declined']],
    ['empty', ['failed', 'insufficientFunds']],
  ])('that the customer answers with %s ends so', async (decision, state) => {
    const id = await atBank();
    await submit(provider, id, 'decision', { decision });
    await submit(provider, id, 'decision', { decision: 'approve' });
    expect(await stateOf(id)).toEqual(state);
    await run();
    expect(told(id)).toHaveLength(1);
  });

  test('may be decided late, told late, or told wrongly', async () => {
    const [slow, late, lie] = [await atBank(), await atBank(), await atBank()];
    await submit(provider, slow, 'decision', { decision: 'slow' });
    await submit(provider, late, 'decision', { decision: 'late' });
    await submit(provider, lie, 'decision', { decision: 'lie' });
    await run();
    expect(await stateOf(slow)).toEqual(['processing', null]);
    expect(await stateOf(late)).toEqual(['succeeded', null]);
    expect(told(late)).toEqual([]);
    expect(told(lie)[0]?.data.amount).toBe(250_00);
    expect((await call(provider, 'GET', `/v1/payments/${lie}`)).body.amount).toBe(25_00);
    await run(20_000);
    expect(await stateOf(slow)).toEqual(['succeeded', null]);
    expect([told(slow).length, told(late).length]).toEqual([1, 1]);
  });

  test('refused may be told to be paid, to the shop and to nobody who asks', async () => {
    const claim = await atBank();
    await submit(provider, claim, 'decision', { decision: 'claim' });
    await run();
    expect(told(claim).map(({ type }) => type)).toEqual(['payment.succeeded']);
    expect(await stateOf(claim)).toEqual(['failed', 'declined']);
    const { body } = await call(
      provider,
      'GET',
      '/v1/statement?from=2000-01-01T00:00:00Z&to=2100-01-01T00:00:00Z',
    );
    expect(body).toMatchObject({ entries: [] });
  });

  test('that is decided or told late need not be waited for', async () => {
    const [slow, late] = [await atBank(), await atBank()];
    await submit(provider, slow, 'decision', { decision: 'slow' });
    await submit(provider, late, 'decision', { decision: 'late' });
    for (const id of [slow, late]) {
      const { reference } = (await call(provider, 'GET', `/v1/payments/${id}`)).body;
      const payload = { reference };
      await provider.app.inject({ method: 'PUT', url: '/sandbox/hurry', payload });
      expect(await stateOf(id)).toEqual(['succeeded', null]);
      expect(told(id)).toHaveLength(1);
    }
    const wrong = await provider.app.inject({ method: 'PUT', url: '/sandbox/hurry', payload: {} });
    expect(wrong.statusCode).toBe(400);
  });
});

describe('the wallet', () => {
  const signIn = (id: string, pin: string, attempt: number, email = 'ada@example.org') =>
    submit(provider, id, 'sign-in', { email, pin, attempt: String(attempt) });

  test('opens with its PIN, and a form sent twice counts one wrong try', async () => {
    const { id } = await create(provider, { method: 'eWallet', currency: 'USD' });
    expect((await signIn(id, walletPin, 0, 'nobody')).status).toBe(422);
    await signIn(id, '0000', 0);
    await signIn(id, '0000', 0);
    expect(await show(provider, id)).toContain('You have 2 attempts left');
    await signIn(id, walletPin, 1);
    await submit(provider, id, 'decision', { decision: 'approve' });
    expect(await stateOf(id)).toEqual(['succeeded', null]);
  });

  test('closes after three wrong PINs', async () => {
    const { id } = await create(provider, { method: 'eWallet' });
    for (const attempt of [0, 1, 2]) await signIn(id, '0000', attempt);
    expect(await stateOf(id)).toEqual(['failed', 'signInFailed']);
  });
});

describe('a voucher', () => {
  test('pays what it is worth, once, and at once', async () => {
    const code = await buy('25');
    const paid = await redeem(code);
    expect(paid).toMatchObject({ status: 'succeeded', pageUrl: null });
    expect(await redeem(code)).toMatchObject({ status: 'failed', reason: 'voucherUsed' });
    await run();
    expect(told(paid.id).map(({ type }) => type)).toEqual(['payment.succeeded']);
  });

  test('of another worth or currency, or nobody’s, pays nothing and stays good', async () => {
    const code = await buy('25.50');
    expect(await redeem(code)).toMatchObject({ status: 'failed', reason: 'voucherValue' });
    const dollars = { currency: 'USD', amount: 25_50 };
    expect(await redeem(code, dollars)).toMatchObject({ reason: 'voucherValue' });
    expect(await redeem('0000 0000 0000 0000')).toMatchObject({ reason: 'voucherUnknown' });
    expect(await redeem(code, { amount: 25_50 })).toMatchObject({ status: 'succeeded' });
  });

  test('may take its time', async () => {
    const { id } = await redeem(await buy('25', 'EUR', true));
    expect(await stateOf(id)).toEqual(['processing', null]);
    await run(20_000);
    expect(await stateOf(id)).toEqual(['succeeded', null]);
  });

  test('is not sold for nothing', async () => {
    for (const value of ['0', '-1', 'x', '']) expect(await buy(value)).toBe('');
  });
});

describe('a Pix code', () => {
  test('is drawn after the order, told once, and can be pasted into the bank’s app', async () => {
    const { id, qr } = await create(provider, byPix);
    expect(qr).toBeNull();
    await run(399);
    expect(told(id)).toEqual([]);
    await run(1);
    const [ready] = told(id);
    expect(ready).toMatchObject({ type: 'payment.ready', data: { status: 'pending' } });
    const code = ready?.data.qr ?? '';
    expect((await call(provider, 'GET', `/v1/payments/${id}`)).body.qr).toBe(code);
    expect(paymentInCode(code)).toBe(id);
    expect(paymentInCode(code.replace('25.00', '26.00'))).toBeNull();
    expect(code).toMatch(/^000201010212.*5303986540525\.005802BR.*6304[0-9A-F]{4}$/);
  });

  test('is paid in the app, and told as any outcome', async () => {
    const { id } = await create(provider, byPix);
    expect(await show(provider, id)).toContain('529.982.247-25');
    await submit(provider, id, 'decision', { decision: 'approve' });
    await run();
    await run(1000);
    expect(told(id).map(({ type }) => type)).toContain('payment.succeeded');
  });

  test('closes after half an hour', async () => {
    const { id } = await create(provider, byPix);
    await run(30 * 60_000);
    expect(await stateOf(id)).toEqual(['expired', 'expired']);
  });
});

test.each([
  ['a method in a currency it does not take', { method: 'pix', currency: 'EUR', fields: {} }],
  ['Pix without a tax number', { method: 'pix', currency: 'BRL' }],
  ['a voucher without a code', { method: 'voucher' }],
])('%s is refused', async (_name, change) => {
  const body = order(provider, change);
  const answer = await call(provider, 'POST', '/v1/payments', body, { 'idempotency-key': 'k' });
  expect(answer.status).toBe(422);
});

test.each([
  ['de', 'Wählen Sie Ihre Bank'],
  ['es', 'Elige tu banco'],
  ['pt-br', 'Escolha seu banco'],
  ['ar', 'اختر بنكك'],
])('the pages speak %s', async (locale, title) => {
  const { id } = await create(provider, {
    method: 'bank',
    customer: { id: 'p', country: 'DE', locale },
  });
  expect(await show(provider, id)).toContain(title);
});
