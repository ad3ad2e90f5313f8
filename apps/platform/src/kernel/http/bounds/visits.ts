import type { FastifyInstance, FastifyReply } from 'fastify';
import { DomainError } from '../../errors/domain-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether visitors ask for it. What providers call, bets before all, never waits behind visits. */
    readonly isVisit?: boolean;
  }
}

/**
 * Bounds the visits that are worked on at once. A page or a call shares one thread with every bet: with
 * hundreds of them under way all are answered too late, and visitors that come back keep it so.
 */
export function boundVisits(
  app: FastifyInstance,
  options: { readonly most: number; readonly onRefused: () => void },
): void {
  const underWay = new Set<FastifyReply>();
  app.addHook('onRequest', async (request, reply) => {
    if (!request.routeOptions.config.isVisit) return;
    if (underWay.size >= options.most) {
      options.onRefused();
      throw new DomainError('unavailable', { retryAfterSeconds: 2 });
    }
    underWay.add(reply);
    reply.raw.once('close', () => underWay.delete(reply));
  });
  // What is left is for the client to read, and takes the thread no more.
  app.addHook('onSend', async (_request, reply) => {
    underWay.delete(reply);
  });
}
