import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { referenceQuery } from './merchant-call.ts';

/** A store with pending work: slow payments, webhooks, calls. */
export interface WithPending {
  /** Makes everything pending about a reference due at `now`, in milliseconds since the epoch. */
  makeDue(reference: string, now: number): void;
}

/**
 * `PUT /sandbox/hurry`: everything still pending about an order, at a slow bank, on a slow chain or as a late webhook,
 * happens now.
 */
export function registerMakeDue(
  app: FastifyInstance,
  stores: readonly WithPending[],
  clock: { now(): Date },
  runDue: () => Promise<void>,
): void {
  app.put('/sandbox/hurry', async (request, reply) => {
    const input = referenceQuery.safeParse(request.body);
    if (!input.success) return reply.code(400).send({ error: z.prettifyError(input.error) });
    const { reference } = input.data;
    for (const store of stores) store.makeDue(reference, clock.now().getTime());
    await runDue();
    return { reference };
  });
}
