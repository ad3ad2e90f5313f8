import { AsyncResource } from 'node:async_hooks';
import type { Span } from '@opentelemetry/api';
import type pg from 'pg';
import { isTracing, noteFailure, openSpan } from './tracing.ts';

type Asked = unknown[];
type Told = (error: Error | null, ...answer: unknown[]) => void;

/** Gives every statement of a pool a span, with its text and without its values. */
export function tracePool(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (told?: Told) => unknown;
  // Who waits for a connection is called by whoever lets one go, and is to go on in its own trace.
  const connectInTrace = (told?: Told) => (told ? connect(AsyncResource.bind(told)) : connect());
  Object.assign(pool, { connect: connectInTrace });
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...asked: Asked) => unknown;
    Object.assign(client, { query: (...asked: Asked) => tracedQuery(query, asked) });
  });
}

function tracedQuery(query: (...asked: Asked) => unknown, asked: Asked): unknown {
  const statement = statementOf(asked[0]);
  if (!isTracing() || statement === null) return query(...asked);
  const span = openSpan(statement.name, 'CLIENT', {
    'db.system.name': 'postgresql',
    'db.query.text': statement.text,
  });
  const told = asked.at(-1);
  if (typeof told === 'function') {
    const ended: Told = (error, ...answer) => {
      endQuery(span, error);
      (told as Told)(error, ...answer);
    };
    return query(...asked.slice(0, -1), ended);
  }
  const answer = query(...asked);
  if (!(answer instanceof Promise)) {
    span.end();
    return answer;
  }
  return answer.then(
    (rows: unknown) => {
      endQuery(span, null);
      return rows;
    },
    (error: unknown) => {
      endQuery(span, error);
      throw error;
    },
  );
}

function endQuery(span: Span, error: unknown): void {
  if (error) noteFailure(span, error);
  span.end();
}

/** The text of a statement, and a name: its own, or its first word. */
function statementOf(asked: unknown): { readonly name: string; readonly text: string } | null {
  const { text, name } =
    typeof asked === 'string'
      ? { text: asked, name: undefined }
      : ((asked ?? {}) as { readonly text?: unknown; readonly name?: unknown });
  if (typeof text !== 'string') return null;
  const [verb = 'query'] = /\w+/.exec(text) ?? [];
  return { text, name: typeof name === 'string' ? name : verb.toLowerCase() };
}
