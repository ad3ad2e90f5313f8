import type { KeyObject } from 'node:crypto';
import fastify from 'fastify';
import { jwtVerify } from 'jose';

/** A book that answers what the operator asks, and notes it; 401 to whoever signs wrongly. */
export function createStubBook(operatorKey: KeyObject, now: () => Date) {
  const http = fastify();
  const asked: { readonly path: string; readonly payload: unknown }[] = [];
  /** What it answers, by path; 404 to others. */
  const answers = new Map<string, unknown>();

  /** Why it does not do what it is asked, by path. */
  const refusals = new Map<string, string>();

  http.all('/api/v1/external/*', async (request, reply) => {
    const { payload: posted } = Object(request.body) as { payload?: string };
    const token = request.method === 'GET' ? request.headers.authorization?.slice(7) : posted;
    const verified = await jwtVerify(token ?? '', operatorKey, {
      ...{ algorithms: ['ES256'], issuer: 'pierlight', audience: 'betby', currentDate: now() },
      ...{ maxTokenAge: 60, requiredClaims: ['jti', 'exp'] },
    }).catch(() => undefined);
    if (!verified) return reply.status(401).send({});
    const path = `${request.method} ${request.url.slice('/api/v1/external'.length)}`;
    asked.push({ path, payload: verified.payload.payload });
    if (refusals.has(path)) return reply.status(409).send({ message: refusals.get(path) });
    const answer = answers.get(path);
    return answer === undefined ? reply.status(404).send({}) : reply.send(answer);
  });

  return {
    asked,
    answers,
    refusals,
    listen: () => http.listen({ port: 0, host: '127.0.0.1' }),
    close: () => http.close(),
  };
}
