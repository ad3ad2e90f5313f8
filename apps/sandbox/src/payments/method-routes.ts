import { randomInt } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Acquirer } from './acquirer.ts';
import { paymentInCode } from './br-code.ts';
import { banks, decisions, methods } from './methods.ts';
import type { Merchant } from './pages/frame.ts';
import { kioskPage } from './pages/kiosk-page.ts';
import { readCodePage } from './pages/read-code-page.ts';
import { signInPage } from './pages/sign-in-page.ts';
import { type Language, languageOf } from './pages/texts.ts';
import type { PaymentStore, Voucher } from './store.ts';

const typed = (longest: number) => z.string().max(longest).catch('');
const paymentIn = z.object({ id: z.string().max(64) });
const bankBody = z.object({ bank: z.enum(banks) });
const decisionBody = z.object({ decision: z.enum(decisions) });
const signInBody = z.object({
  email: typed(254),
  pin: typed(8),
  attempt: z.coerce.number().int().catch(-1),
});
const kioskBody = z.object({
  value: z.string().regex(/^\d{1,6}(?:[.,]\d{1,2})?$/),
  currency: z.enum(methods.voucher.currencies),
  slow: z.literal('yes').optional(),
});

/** The forms of banks, wallets and Pix, and the kiosk that sells vouchers. */
export async function registerMethodForms(
  app: FastifyInstance,
  acquirer: Acquirer,
  store: PaymentStore,
  merchant: Merchant,
): Promise<void> {
  const backToPage = (reply: FastifyReply, id: string) => reply.redirect(`/pay/${id}`, 303);

  app.post('/pay/:id/bank', async (request, reply) => {
    const { id } = paymentIn.parse(request.params);
    const chosen = bankBody.safeParse(request.body);
    if (chosen.success) acquirer.chooseBank(id, chosen.data.bank);
    return backToPage(reply, id);
  });

  app.post('/pay/:id/sign-in', async (request, reply) => {
    const { id } = paymentIn.parse(request.params);
    const { email, pin, attempt } = signInBody.parse(request.body ?? {});
    const payment = acquirer.find(id);
    const isAsked = payment?.status === 'pending' && payment.step === 'signIn';
    if (isAsked && !email.includes('@'))
      return write(reply, 422, signInPage(payment, merchant, true));
    // The number of the try comes with the form: the same form sent twice counts one wrong PIN.
    if (attempt === payment?.wrongCodes) acquirer.signIn(id, email, pin);
    return backToPage(reply, id);
  });

  app.post('/pay/:id/decision', async (request, reply) => {
    const { id } = paymentIn.parse(request.params);
    const made = decisionBody.safeParse(request.body);
    if (made.success) acquirer.decide(id, made.data.decision);
    return backToPage(reply, id);
  });

  app.get('/vouchers', async (request, reply) =>
    write(reply, 200, kioskPage(readerOf(request), null)),
  );
  app.post('/vouchers', async (request, reply) => {
    const order = kioskBody.safeParse(request.body);
    if (!order.success) return write(reply, 422, kioskPage(readerOf(request), null, true));
    const amount = Math.round(Number(order.data.value.replace(',', '.')) * 100);
    if (amount === 0) return write(reply, 422, kioskPage(readerOf(request), null, true));
    const { currency, slow } = order.data;
    const voucher: Voucher = { code: newCode(store), amount, currency, isSlow: slow === 'yes' };
    store.addVoucher(voucher);
    return write(reply, 200, kioskPage(readerOf(request), voucher));
  });

  app.get('/pix', async (request, reply) => write(reply, 200, readCodePage(readerOf(request))));
  app.post('/pix', async (request, reply) => {
    const { code } = z.object({ code: typed(512) }).parse(request.body ?? {});
    const payment = acquirer.find(paymentInCode(code) ?? '');
    if (!payment) return write(reply, 422, readCodePage(readerOf(request), code, true));
    return backToPage(reply, payment.id);
  });
}

/** Sixteen digits no other voucher has. */
function newCode(store: PaymentStore): string {
  for (;;) {
    const code = `7${String(randomInt(1e7)).padStart(7, '0')}${String(randomInt(1e8)).padStart(8, '0')}`;
    if (!store.voucher(code)) return code;
  }
}

/** The language requested in the address, or else by the browser. */
function readerOf(request: FastifyRequest): Language {
  const { lang } = z.object({ lang: z.string().max(16).optional() }).parse(request.query);
  return languageOf(lang ?? request.headers['accept-language'] ?? 'en');
}

function write(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').send(text);
}
