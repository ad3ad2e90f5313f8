import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { referenceQuery } from './merchant-call.ts';

/** A book in which something may take its time. */
export interface Hurried {
  /** Makes due at `now`, in unix milliseconds, what is slow about the order of a reference. */
  hurry(reference: string, now: number): void;
}

/**
 * `PUT /sandbox/hurry`, for whoever does not want to wait: what a slow bank, a slow chain or a late
 * webhook still owes an order happens now.
 */
export function registerHurry(
  app: FastifyInstance,
  books: readonly Hurried[],
  clock: { now(): Date },
  runDue: () => Promise<void>,
): void {
  app.put('/sandbox/hurry', async (request, reply) => {
    const asked = referenceQuery.safeParse(request.body);
    if (!asked.success) return reply.code(400).send({ error: z.prettifyError(asked.error) });
    const { reference } = asked.data;
    for (const book of books) book.hurry(reference, clock.now().getTime());
    await runDue();
    return { reference };
  });
}
