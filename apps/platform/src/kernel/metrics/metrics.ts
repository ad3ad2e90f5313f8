import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Figures of one process, in the Prometheus text format at `/metrics`. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
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
    deliveries: new Counter({
      name: 'realtime_messages_total',
      help: 'Messages handed to websocket connections',
      registers: [registry],
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
