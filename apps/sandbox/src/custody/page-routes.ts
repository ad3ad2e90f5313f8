import path from 'node:path';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { serveAssets } from '../pages/serve-assets.ts';
import type { Custodian } from './custodian.ts';
import { type Deposit, fates } from './deposit.ts';
import { type Asset, assetCodes, carries, inUnits, networkNames, subunitsOf } from './networks.ts';
import { emptyForm, type SendForm, sendPage } from './pages/send-page.ts';
import { type Language, languageOf } from './pages/texts.ts';

const typed = (longest: number) => z.string().max(longest).catch('');
const sendBody = z.object({
  address: typed(128),
  tag: typed(20),
  network: z.enum(networkNames).catch('bitcoin'),
  asset: z.enum(assetCodes).catch('BTC'),
  amount: typed(24),
  fate: z.enum(fates).catch('arrives'),
});

/** The customer's wallet: sends coins to any address, filled in already when it is opened from a deposit. */
export async function registerPages(app: FastifyInstance, custodian: Custodian): Promise<void> {
  await app.register(formbody, { bodyLimit: 16_384 });
  await serveAssets(app, path.join(import.meta.dirname, 'assets'));
  app.addHook('onSend', async (request, reply) => {
    reply.headers({
      'content-security-policy':
        "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    if (!request.url.startsWith('/assets/')) reply.header('cache-control', 'no-store');
  });

  app.get('/send', async (request, reply) =>
    write(reply, 200, sendPage(readerOf(request), emptyForm)),
  );
  app.get('/send/:id', async (request, reply) => {
    const { id } = z.object({ id: z.string().max(64) }).parse(request.params);
    const deposit = custodian.find(id);
    if (!deposit) return write(reply, 404, sendPage(readerOf(request), emptyForm));
    return write(reply, 200, sendPage(languageOf(deposit.request.locale), formOf(deposit)));
  });
  app.post('/send', async (request, reply) => {
    const { back } = z.object({ back: z.string().max(64).optional() }).parse(request.query);
    const from = back === undefined ? null : custodian.find(back);
    const language = from ? languageOf(from.request.locale) : readerOf(request);
    const body = sendBody.parse(request.body ?? {});
    const form: SendForm = {
      ...body,
      returnUrl: from?.request.returnUrl ?? null,
      id: back ?? null,
    };
    const amount = subunitsOf(body.amount, body.asset);
    if (amount === null) return write(reply, 422, sendPage(language, form, 'amountWrong'));
    if (!carries(body.network, body.asset))
      return write(reply, 422, sendPage(language, form, 'networkWrong'));
    const { network, address, fate } = body;
    const tag = body.tag.trim() || null;
    const sent = custodian.send({ network, address: address.trim(), tag, amount, fate });
    return write(reply, 200, sendPage(language, form, sent));
  });
}

function formOf({ id, address, tag, request }: Deposit): SendForm {
  const { network, asset, amount, returnUrl } = request;
  return {
    id,
    address,
    tag: tag ?? '',
    network,
    asset: asset satisfies Asset,
    amount: inUnits(amount, asset),
    fate: 'arrives',
    returnUrl,
  };
}

/** The language requested in the address, or else by the browser. */
function readerOf(request: FastifyRequest): Language {
  const { lang } = z.object({ lang: z.string().max(16).optional() }).parse(request.query);
  return languageOf(lang ?? request.headers['accept-language'] ?? 'en');
}

function write(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').send(text);
}
