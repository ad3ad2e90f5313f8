import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { checkCard } from '../cards.ts';
import {
  call,
  card,
  create,
  type Provider,
  show,
  startProvider,
  submit,
} from './provider-fixture.ts';

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.close());

const statusOf = async (id: string) => (await call(provider, 'GET', `/v1/payments/${id}`)).body;
const events = (id: string) =>
  provider.merchant.received.filter(({ event }) => event.data.paymentId === id).length;

describe('the pages without scripts', () => {
  test('lead from the card to the way back', async () => {
    const payment = await create(provider);
    expect(await show(provider, payment.id)).toContain('€25.00');
    const paid = await submit(provider, payment.id, 'card', card('4242 4242 4242 4242'));
    expect(paid).toMatchObject({ status: 303, location: `/pay/${payment.id}` });
    expect(await show(provider, payment.id)).toContain(
      `href="${provider.site}/?success=${payment.reference}"`,
    );
  });

  test('speak German to a German', async () => {
    const customer = { id: 'p', country: 'DE', locale: 'de-AT' };
    const payment = await create(provider, { customer });
    const text = await show(provider, payment.id);
    expect(text).toContain('<html lang="de" dir="ltr">');
    expect(text).toContain('Kartennummer');
  });

  test.each([
    ['es', 'es', 'ltr', 'Datos de la tarjeta'],
    ['pt-br', 'pt-br', 'ltr', 'Dados do cartão'],
    ['ar', 'ar', 'rtl', 'بيانات البطاقة'],
  ])(
    'speak %s, in its direction and with figures a card knows',
    async (locale, lang, dir, title) => {
      const payment = await create(provider, { customer: { id: 'p', country: 'XX', locale } });
      const text = await show(provider, payment.id);
      expect(text).toContain(`<html lang="${lang}" dir="${dir}">`);
      expect(text).toContain(title);
      expect(text).toMatch(/25[.,]00/);
    },
  );

  test('show each field its problem, keep what was typed but the security code, and store nothing', async () => {
    const payment = await create(provider);
    const fields = { ...card('4242424242424241'), expiry: '04/26', cvc: '12', name: '<b>"Eve"' };
    const { status, text } = await submit(provider, payment.id, 'card', fields);
    expect(status).toBe(422);
    for (const problem of ['not valid', 'has expired', 'has 3 digits'])
      expect(text).toContain(problem);
    expect(text).toContain('value="4242424242424241"');
    expect(text).toContain('&#60;b&#62;&#34;Eve&#34;');
    expect(text).not.toContain('<b>');
    expect(text).not.toContain('value="12"');
    expect((await statusOf(payment.id)).status).toBe('pending');
  });

  test('take a form of nothing, and one that is too large, for what they are', async () => {
    const payment = await create(provider);
    expect((await submit(provider, payment.id, 'card')).status).toBe(422);
    const flood = { number: '4'.repeat(20_000) };
    expect((await submit(provider, payment.id, 'card', flood)).status).toBe(413);
    expect((await submit(provider, 'pay_unknown', 'card', card('4242424242424242'))).status).toBe(
      404,
    );
    expect(await show(provider, 'pay_unknown')).toContain('Payment not found');
  });

  test('sent twice pay once, and are answered with where the payment stands', async () => {
    const payment = await create(provider);
    const twice = await Promise.all([
      submit(provider, payment.id, 'card', card('4242424242424242')),
      submit(provider, payment.id, 'card', card('4000000000000002')),
      submit(provider, payment.id, 'abandon'),
    ]);
    expect(twice.map(({ status }) => status)).toEqual([303, 303, 303]);
    await provider.app.runDue();
    expect((await statusOf(payment.id)).status).toBe('succeeded');
    // Another turn of the outbox may be telling of it just now.
    await vi.waitFor(() => expect(events(payment.id)).toBe(1), { timeout: 10_000 });
    await provider.app.runDue();
    expect(events(payment.id)).toBe(1);
  });

  test('challenge: the right code pays, also after two wrong ones', async () => {
    const payment = await create(provider);
    await submit(provider, payment.id, 'card', card('4000002500003155'));
    for (const attempt of ['0', '1'])
      await submit(provider, payment.id, 'code', { code: '000000', attempt });
    expect(await show(provider, payment.id)).toContain('You have 1 attempt left.');
    await submit(provider, payment.id, 'code', { code: '123 456', attempt: '2' });
    expect((await statusOf(payment.id)).status).toBe('succeeded');
  });

  test('challenge: the third wrong code ends it, the same form sent twice counts once', async () => {
    const payment = await create(provider);
    await submit(provider, payment.id, 'card', card('4000002500003155'));
    for (const attempt of ['0', '0', '0', '1', '1'])
      await submit(provider, payment.id, 'code', { code: '000000', attempt });
    expect((await statusOf(payment.id)).status).toBe('pending');
    await submit(provider, payment.id, 'code', { code: '000000', attempt: '2' });
    expect(await statusOf(payment.id)).toMatchObject({
      status: 'failed',
      reason: 'challengeFailed',
    });
    await submit(provider, payment.id, 'code', { code: '123456', attempt: '2' });
    expect((await statusOf(payment.id)).status).toBe('failed');
  });

  test('going back leads straight to the shop, once for all', async () => {
    const payment = await create(provider);
    const back = `${provider.site}/?cancel-deposit=${payment.reference}`;
    for (let time = 0; time < 2; time += 1)
      expect(await submit(provider, payment.id, 'abandon')).toMatchObject({
        status: 303,
        location: back,
      });
    await submit(provider, payment.id, 'card', card('4242424242424242'));
    expect((await statusOf(payment.id)).reason).toBe('abandoned');
  });

  test('are stored nowhere, framed nowhere and run no script but their own', async () => {
    const payment = await create(provider);
    const { headers } = await provider.app.inject({ method: 'GET', url: `/pay/${payment.id}` });
    expect(headers['cache-control']).toBe('no-store');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).toContain(`form-action 'self' ${provider.site};`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  });
});

describe('checking a card', () => {
  const now = new Date('2026-05-31T23:59:59Z');
  const problemsOf = (change: Partial<ReturnType<typeof card>>) => {
    const checked = checkCard({ ...card('4242424242424242'), ...change }, now);
    return checked.ok ? {} : checked.problems;
  };

  test.each([
    [{ number: '' }, { number: 'numberMissing' }],
    [{ number: '4242 4242 4242 4243' }, { number: 'numberInvalid' }],
    [{ number: '4242-4242-4242-4242' }, {}],
    [{ number: '4111111111111111' }, { number: 'numberNotTest' }],
    [{ expiry: '' }, { expiry: 'expiryMissing' }],
    [{ expiry: '13/29' }, { expiry: 'expiryInvalid' }],
    [{ expiry: '05/26' }, {}],
    [{ expiry: '0526' }, {}],
    [{ expiry: '05 / 2026' }, {}],
    [{ expiry: '04/26' }, { expiry: 'expiryPast' }],
    [{ expiry: '06/46' }, { expiry: 'expiryInvalid' }],
    [{ cvc: '' }, { cvc: 'cvcMissing' }],
    [{ cvc: '1234' }, { cvc: 'cvcInvalid' }],
    [{ name: ' ' }, { name: 'nameMissing' }],
  ])('%j gives %j', (change, problems) => {
    expect(problemsOf(change)).toEqual(problems);
  });
});
