import path from 'node:path';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { serveAssets } from '../pages/serve-assets.ts';
import type { Acquirer, Clock } from './acquirer.ts';
import { checkCard } from './cards.ts';
import { registerMethodForms } from './method-routes.ts';
import { approvalPage } from './pages/approval-page.ts';
import { bankPage } from './pages/bank-page.ts';
import { cardPage } from './pages/card-page.ts';
import { challengePage } from './pages/challenge-page.ts';
import { type Merchant, notFoundPage } from './pages/frame.ts';
import { outcomePage } from './pages/outcome-page.ts';
import { signInPage } from './pages/sign-in-page.ts';
import { type Payment, returnAddress } from './payment.ts';
import type { PaymentStore } from './store.ts';

const params = z.object({ id: z.string().max(64) });
const typed = (longest: number) => z.string().max(longest).catch('');
const cardBody = z.object({
  number: typed(40),
  expiry: typed(20),
  cvc: typed(10),
  name: typed(100),
});
const codeBody = z.object({ code: typed(20), attempt: z.coerce.number().int().catch(-1) });

/**
 * The customer's pages. One address, `/pay/:id`, always shows where the payment stands; each form
 * posts to an own address and is sent back there, so reloading, going back and pressing twice are safe.
 */
export async function registerPages(
  app: FastifyInstance,
  acquirer: Acquirer,
  store: PaymentStore,
  merchant: Merchant,
  clock: Clock,
): Promise<void> {
  await app.register(formbody, { bodyLimit: 16_384 });
  await serveAssets(app, path.join(import.meta.dirname, 'assets'));

  app.addHook('onSend', async (request, reply) => {
    const payment = request.url.startsWith('/pay/') ? acquirer.find(idIn(request.params)) : null;
    reply.headers(securityHeaders(payment));
    if (!request.url.startsWith('/assets/')) reply.header('cache-control', 'no-store');
  });

  await registerMethodForms(app, acquirer, store, merchant);

  app.get('/pay/:id', async (request, reply) => {
    const payment = acquirer.find(idIn(request.params));
    if (!payment) return missing(reply, request.headers['accept-language']);
    return send(reply, 200, show(payment, merchant));
  });

  app.post('/pay/:id/card', async (request, reply) => {
    const payment = acquirer.find(idIn(request.params));
    if (!payment) return missing(reply, request.headers['accept-language']);
    if (payment.status === 'pending' && payment.step === 'card') {
      const form = cardBody.parse(request.body ?? {});
      const card = checkCard(form, clock.now());
      if (!card.ok) return send(reply, 422, cardPage(payment, merchant, form, card.problems));
      acquirer.submitCard(payment.id, card);
    }
    return reply.redirect(`/pay/${payment.id}`, 303);
  });

  app.post('/pay/:id/code', async (request, reply) => {
    const payment = acquirer.find(idIn(request.params));
    if (!payment) return missing(reply, request.headers['accept-language']);
    const { code, attempt } = codeBody.parse(request.body ?? {});
    // The number of the try comes with the form: the same form sent twice counts one wrong code.
    if (attempt === payment.wrongCodes) acquirer.submitCode(payment.id, code);
    return reply.redirect(`/pay/${payment.id}`, 303);
  });

  app.post('/pay/:id/abandon', async (request, reply) => {
    const id = idIn(request.params);
    acquirer.abandon(id);
    const payment = acquirer.find(id);
    if (!payment) return missing(reply, request.headers['accept-language']);
    const straightBack = payment.status === 'cancelled' ? returnAddress(payment) : null;
    return reply.redirect(straightBack ?? `/pay/${payment.id}`, 303);
  });
}

function idIn(given: unknown): string {
  const parsed = params.safeParse(given);
  return parsed.success ? parsed.data.id : '';
}

function show(payment: Payment, merchant: Merchant): string {
  if (payment.status !== 'pending') return outcomePage(payment, merchant);
  switch (payment.step) {
    case 'card':
      return cardPage(payment, merchant);
    case 'challenge':
      return challengePage(payment, merchant);
    case 'bank':
      return bankPage(payment, merchant);
    case 'signIn':
      return signInPage(payment, merchant);
    case 'approval':
      return approvalPage(payment, merchant);
  }
}

function send(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').send(text);
}

function missing(reply: FastifyReply, acceptLanguage: string | undefined): FastifyReply {
  return send(reply, 404, notFoundPage(acceptLanguage ?? 'en'));
}

/** Everything from the own origin only; going back may also lead a form to the merchant's origin. */
function securityHeaders(payment: Payment | null): Record<string, string> {
  const formTargets = payment ? ` ${new URL(payment.request.returnUrls.cancel).origin}` : '';
  return {
    'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; form-action 'self'${formTargets}; base-uri 'none'; frame-ancestors 'none'`,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  };
}
