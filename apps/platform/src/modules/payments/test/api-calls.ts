/** The module's endpoints as players call them; the bearer is the player. */
import type { FastifyInstance, InjectOptions } from 'fastify';

export interface Answer<T> {
  readonly status: number;
  readonly data: T;
  readonly code: number | undefined;
  readonly meta: { total: number; totalCapped: boolean } | undefined;
  readonly errors: Record<string, { rule: string }[]> | undefined;
}

interface Served {
  readonly app: FastifyInstance;
}

export async function call<T>(
  { app }: Served,
  player: string,
  { headers, ...options }: InjectOptions,
): Promise<Answer<T>> {
  const response = await app.inject({
    ...options,
    headers: { authorization: `Bearer ${player}`, ...headers },
  });
  const { data, code, meta, errors } = response.json<{
    data: T;
    code?: number;
    meta?: never;
    errors?: never;
  }>();
  return { status: response.statusCode, data, code, meta, errors };
}

export function get<T>(served: Served, player: string, url: string): Promise<Answer<T>> {
  return call(served, player, { method: 'GET', url });
}
