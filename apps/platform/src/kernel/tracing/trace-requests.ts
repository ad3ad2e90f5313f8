import { type Context, context, type Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { endRequestSpan, isTracing, requestSpan } from './tracing.ts';

/** Gives every request a span, within which all of its work is done. */
export function traceRequests(app: FastifyInstance): void {
  const spans = new WeakMap<FastifyReply, { readonly span: Span; readonly within: Context }>();
  app.addHook('onRequest', (request, reply, done) => {
    if (!isTracing()) return done();
    const opened = requestSpan(request.headers.traceparent);
    spans.set(reply, opened);
    context.with(opened.within, done);
  });
  // Reading a body goes on from the socket's events, which know of no trace.
  app.addHook('preValidation', (_request, reply, done) => {
    const opened = spans.get(reply);
    if (opened) context.with(opened.within, done);
    else done();
  });
  app.addHook('onResponse', async (request, reply) => {
    const opened = spans.get(reply);
    if (!opened) return;
    const route = request.routeOptions.url ?? 'unknown';
    endRequestSpan(opened.span, request.method, route, reply.statusCode);
  });
}
