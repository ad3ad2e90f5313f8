import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Figures of one process, in the Prometheus text format at `/metrics`. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  function gauge(name: string, help: string, value: () => number): void {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(value());
      },
    });
  }
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer a request',
      labelNames: ['method', 'route', 'status'] as const,
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers: [registry],
    }),
    pageCache: new Counter({
      name: 'page_cache_total',
      help: 'Guest pages by how they were answered',
      labelNames: ['result'] as const,
      registers: [registry],
    }),
    sockets: new Gauge({
      name: 'realtime_connections',
      help: 'Open websocket connections',
      registers: [registry],
    }),
    refused: new Counter({
      name: 'http_refused_total',
      help: 'Requests refused and connections closed because a bound was met, by the bound',
      labelNames: ['reason'] as const,
      registers: [registry],
    }),
    /** What browsers report. */
    client: {
      errors: new Counter({
        name: 'client_errors_total',
        help: 'Scripts that failed in browsers, by kind of error',
        labelNames: ['name'] as const,
        registers: [registry],
      }),
      vitals: new Histogram({
        name: 'web_vitals_seconds',
        help: 'How fast pages were in browsers: LCP, FCP, INP, TTFB',
        labelNames: ['name'] as const,
        buckets: [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2, 2.5, 4, 8, 20],
        registers: [registry],
      }),
      layoutShift: new Histogram({
        name: 'web_vitals_layout_shift',
        help: 'How much of pages moved while they were read (CLS)',
        buckets: [0, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1],
        registers: [registry],
      }),
      missingTexts: new Counter({
        name: 'missing_texts_total',
        help: 'Texts that a language does not have, by its folder',
        labelNames: ['locale', 'folder'] as const,
        registers: [registry],
      }),
    },
    /** Shows what the connections of the HTTP server hold. */
    observeHttp(of: {
      readonly connections: () => number;
      readonly answers: () => number;
      readonly unsentBytes: () => number;
    }): void {
      gauge('http_connections', 'Open connections, websockets among them', of.connections);
      gauge('http_answers_under_way', 'Answers worked on or not yet read', of.answers);
      gauge('http_unsent_bytes', 'Bytes of answers that wait for their clients', of.unsentBytes);
    },
    /** Shows what the pages hold that are rendered and kept. */
    observePages(of: {
      readonly rendering: () => number;
      readonly waiting: () => number;
      readonly keptBytes: () => number;
    }): void {
      gauge('page_renders_under_way', 'Pages that are rendered', of.rendering);
      gauge('page_renders_waiting', 'Pages that wait to be rendered', of.waiting);
      gauge('page_cache_bytes', 'Bytes of pages kept for guests', of.keptBytes);
    },
    deliveries: new Counter({
      name: 'realtime_messages_total',
      help: 'Messages handed to websocket connections',
      registers: [registry],
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
