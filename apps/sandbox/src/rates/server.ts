import { setTimeout as wait } from 'node:timers/promises';
import { type FastifyInstance, fastify } from 'fastify';
import type { Logger } from 'pino';
import { z } from 'zod';
import { quotes, rateAt } from './walk.ts';

export interface RatesOptions {
  readonly clock: { now(): Date };
  readonly logger: Logger;
}

/** How it answers: truly, or in one of the ways in which sources of rates fail. */
const moods = ['true', 'down', 'slow', 'zero', 'negative', 'jump', 'old', 'garbled'] as const;
type Mood = (typeof moods)[number];

/** Milliseconds a slow answer takes. */
const slowness = 20_000;

const code = z.string().regex(/^[A-Z]{3,5}$/);
const latestQuery = z.object({
  app_id: z.string().min(1),
  base: code.default('USD'),
  symbols: z
    .string()
    .default('')
    .transform((text) => text.split(',').filter(Boolean)),
  show_alternative: z.stringbool().default(false),
});
const moodBody = z.strictObject({ mood: z.enum(moods) });

/**
 * The sandbox's source of reference rates: `GET /api/latest.json` as openexchangerates.org has it, with
 * rates that move slowly with the time. `PUT /sandbox/mood` makes it fail, or lie.
 */
export function buildRates(options: RatesOptions): FastifyInstance {
  const app = fastify({ loggerInstance: options.logger }) as unknown as FastifyInstance;
  let mood: Mood = 'true';

  app.addHook('onSend', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });
  app.get('/api/latest.json', async (request, reply) => {
    const read = latestQuery.safeParse(request.query);
    if (!read.success) return reply.code(401).send(failure(401, 'missing_app_id'));
    const { base, symbols, show_alternative: withCoins } = read.data;
    if (!Object.hasOwn(quotes, base)) return reply.code(400).send(failure(400, 'invalid_base'));
    if (mood === 'down') return reply.code(503).send(failure(503, 'unavailable'));
    if (mood === 'garbled') return reply.type('application/json').send('{"rates":');
    if (mood === 'slow') await wait(slowness, undefined, { ref: false });

    const now = options.clock.now();
    const asked = symbols.length > 0 ? symbols : Object.keys(quotes);
    const rates = asked.flatMap((symbol) =>
      Object.hasOwn(quotes, symbol) && (withCoins || !coins.has(symbol))
        ? [[symbol, bent(mood, rateAt(symbol, now) / rateAt(base, now), symbol === base)] as const]
        : [],
    );
    const daysAgo = mood === 'old' ? 3 : 0;
    return {
      timestamp: Math.floor(now.getTime() / 1000) - daysAgo * 86_400,
      base,
      rates: Object.fromEntries(rates),
    };
  });
  app.put('/sandbox/mood', async (request, reply) => {
    const read = moodBody.safeParse(request.body);
    if (!read.success) return reply.code(400).send({ error: z.prettifyError(read.error) });
    mood = read.data.mood;
    return { mood };
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  return app;
}

const coins = new Set(['BTC', 'ETH', 'USDT', 'XRP']);

function bent(mood: Mood, rate: number, isBase: boolean): number {
  if (isBase) return rate;
  switch (mood) {
    case 'zero':
      return 0;
    case 'negative':
      return -rate;
    case 'jump':
      return rate * 10;
    default:
      return rate;
  }
}

const failure = (status: number, message: string) => ({ error: true, status, message });
