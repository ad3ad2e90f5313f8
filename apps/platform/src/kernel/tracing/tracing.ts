import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Attributes,
  type Context,
  context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';

export interface TracingOptions {
  /** The collector's address for OTLP over HTTP, without `/v1/traces`. */
  readonly endpoint: string;
  /** Sent with every delivery, for instance a collector's key. */
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  /** Share of the traces that are kept, 0 to 1. */
  readonly share: number;
}

/** A span that a browser has timed. */
export interface BrowserSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly name: string;
  readonly startedAt: Date;
  readonly endedAt: Date;
}

interface SpanIds {
  readonly traceId: string;
  readonly spanId: string;
}

/** `00-<trace>-<span>-<flags>`: https://www.w3.org/TR/trace-context/ */
const traceparent = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/;

const given = new AsyncLocalStorage<SpanIds>();
const generated = new RandomIdGenerator();

let provider: TracerProvider | null = null;
const tracer = () => (provider ?? trace.getTracerProvider()).getTracer('pierlight');

/**
 * Sends what this process does, and how long each part takes, to a collector. A span has the name of a
 * route, a statement, a job or a third party's origin: no address, no value and no message, which may say
 * who somebody is. What a browser asks to be kept counts for nothing: the share alone decides.
 */
export function startTracing(options: TracingOptions): { stop(): Promise<void> } {
  const exporter = new OTLPTraceExporter({
    url: `${options.endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: { ...options.headers },
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const started = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': options.serviceName }),
    sampler: new TraceIdRatioBasedSampler(options.share),
    idGenerator: {
      generateTraceId: () => given.getStore()?.traceId ?? generated.generateTraceId(),
      generateSpanId: () => given.getStore()?.spanId ?? generated.generateSpanId(),
    },
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1000 })],
  });
  provider = started;
  return {
    stop: async () => {
      provider = null;
      context.disable();
      await started.shutdown();
    },
  };
}

export const isTracing = (): boolean => provider !== null;

/**
 * Does work within a span of its own, a child of what is under way, or without one where nothing is traced.
 * A failure is told by its code alone.
 */
export async function traced<Answer>(
  name: string,
  kind: keyof typeof SpanKind,
  attributes: Attributes,
  work: (span: Span | null) => Promise<Answer>,
): Promise<Answer> {
  if (!isTracing()) return work(null);
  const span = openSpan(name, kind, attributes);
  try {
    return await context.with(trace.setSpan(context.active(), span), () => work(span));
  } catch (error) {
    noteFailure(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** Notes on a span that its work failed, by a code and nothing of the message. */
export function noteFailure(span: Span, error: unknown): void {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const name = error instanceof Error ? error.name : 'unknown';
  span.setAttribute('error.type', typeof code === 'string' ? code : name);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** A span that its caller ends, a child of what is under way. */
export function openSpan(name: string, kind: keyof typeof SpanKind, attributes: Attributes): Span {
  return tracer().startSpan(name, { kind: SpanKind[kind], attributes });
}

/** The span of a request, a child of the one that its `traceparent` names. */
export function requestSpan(header: unknown): { readonly span: Span; readonly within: Context } {
  const [, traceId, spanId] = (typeof header === 'string' && traceparent.exec(header)) || [];
  const parent =
    traceId === undefined || spanId === undefined
      ? ROOT_CONTEXT
      : trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: 1, isRemote: true });
  const span = tracer().startSpan('request', { kind: SpanKind.SERVER }, parent);
  return { span, within: trace.setSpan(parent, span) };
}

/** Ends the span of a request under the name of its route. */
export function endRequestSpan(span: Span, method: string, route: string, status: number): void {
  span.updateName(`${method} ${route}`);
  span.setAttributes({
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
  });
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** Adds what a browser has timed to the trace that it began. */
export function tellBrowserSpan({ traceId, spanId, name, startedAt, endedAt }: BrowserSpan): void {
  if (!isTracing()) return;
  given.run({ traceId, spanId }, () =>
    tracer()
      .startSpan(name, { kind: SpanKind.CLIENT, startTime: startedAt, root: true })
      .end(endedAt),
  );
}
