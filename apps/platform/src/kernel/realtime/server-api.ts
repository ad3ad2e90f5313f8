import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer } from './answer.ts';
import { namespaceOf } from './channels.ts';
import type { Gateway } from './gateway.ts';
import { disconnects, errors, type ProtocolError } from './protocol.ts';
import { RealtimeRefused } from './publisher.ts';
import { presenceResult, presenceTotals, presentClients, readHistory } from './queries.ts';

type Fields = Readonly<Record<string, unknown>>;
/** JSON text of the result, or why there is none. */
type Outcome = Promise<string | ProtocolError>;

const LARGEST_BODY = 1_048_576;

/**
 * The part of Centrifugo's HTTP API that the platform uses, for a gateway that runs by itself:
 * `POST /api/<method>` with `X-API-Key` answers `{"result"}` or `{"error":{"code","message"}}`,
 * both with status 200; a wrong key is 401 and an unknown method 404.
 * Source: https://centrifugal.dev/docs/server/server_api
 */
export function createServerApi(gateway: Gateway, apiKey: string) {
  const { core } = gateway;

  const methods = new Map<string, (request: Fields) => Outcome>([
    [
      'publish',
      async ({ channel, data, idempotency_key }) => {
        if (!isName(channel) || data === undefined) {
          return errors.badRequest;
        }
        try {
          const { offset, epoch } = await gateway.publish(
            channel,
            data,
            isName(idempotency_key) ? { idempotencyKey: idempotency_key } : {},
          );
          return JSON.stringify(offset === 0 ? {} : { offset, epoch });
        } catch (error) {
          if (error instanceof RealtimeRefused) {
            return errors.unknownChannel;
          }
          throw error;
        }
      },
    ],
    [
      'disconnect',
      async ({ user, client, disconnect }) => {
        if (!isName(user)) {
          return errors.badRequest;
        }
        const given = (disconnect ?? {}) as Fields;
        const { code, reason } = disconnects.forceNoReconnect;
        await core.broker.control({
          type: 'disconnect',
          user,
          client: isName(client) ? client : undefined,
          disconnect: {
            code: typeof given.code === 'number' ? given.code : code,
            reason: typeof given.reason === 'string' ? given.reason : reason,
          },
        });
        return '{}';
      },
    ],
    [
      'unsubscribe',
      async ({ user, client, channel }) => {
        if (typeof user !== 'string' || !isName(channel)) {
          return errors.badRequest;
        }
        await core.broker.control({
          type: 'unsubscribe',
          user,
          client: isName(client) ? client : undefined,
          channel,
        });
        return '{}';
      },
    ],
    [
      'presence',
      async ({ channel }) => {
        const refused = refusal(channel, 'presence');
        if (refused !== undefined || !isName(channel)) {
          return refused ?? errors.badRequest;
        }
        return presenceResult(await presentClients(core, channel));
      },
    ],
    [
      'presence_stats',
      async ({ channel }) => {
        const refused = refusal(channel, 'presence');
        if (refused !== undefined || !isName(channel)) {
          return refused ?? errors.badRequest;
        }
        return JSON.stringify(await presenceTotals(core, channel));
      },
    ],
    [
      'history',
      async ({ channel, limit, since, reverse }) => {
        const refused = refusal(channel, 'history');
        if (refused !== undefined || !isName(channel)) {
          return refused ?? errors.badRequest;
        }
        const from = (since ?? undefined) as { offset?: number; epoch?: string } | undefined;
        const answer = await readHistory(
          core,
          {
            channel,
            limit: typeof limit === 'number' ? limit : 0,
            since: from && { offset: Number(from.offset ?? 0), epoch: String(from.epoch ?? '') },
            reverse: reverse === true,
          },
          core.namespaces.get(namespaceOf(channel))?.historySize ?? 0,
        );
        return isAnswer(answer) ? answer.result : answer;
      },
    ],
    [
      'info',
      async () => {
        const num_clients = await gateway.onlineCount();
        return JSON.stringify({ nodes: [{ name: core.node, num_clients }] });
      },
    ],
  ]);

  function refusal(channel: unknown, needs: 'presence' | 'history'): ProtocolError | undefined {
    const namespace = isName(channel) ? core.namespaces.get(namespaceOf(channel)) : undefined;
    if (namespace === undefined) {
      return isName(channel) ? errors.unknownChannel : errors.badRequest;
    }
    const offered = needs === 'presence' ? namespace.presence : namespace.historySize > 0;
    return offered ? undefined : errors.notAvailable;
  }

  /** Answers a request; false when its path is not one of the API. */
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const method = methods.get((request.url ?? '').replace(/^\/api\//, ''));
    if (request.method !== 'POST' || method === undefined) {
      respond(response, 404, '{}');
      return;
    }
    if (!sameKey(request.headers['x-api-key'], apiKey)) {
      respond(response, 401, '{}');
      return;
    }
    const fields = await readBody(request);
    if (fields === undefined) {
      respond(response, 400, '{}');
      return;
    }
    try {
      const outcome = await method(fields);
      respond(
        response,
        200,
        typeof outcome === 'string' ? `{"result":${outcome}}` : errorBody(outcome),
      );
    } catch (error) {
      core.logger.error({ error, path: request.url }, 'realtime API call failed');
      respond(response, 200, errorBody(errors.internal));
    }
  };
}

function errorBody({ code, message }: ProtocolError): string {
  return JSON.stringify({ error: { code, message } });
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isAnswer(answer: Answer | ProtocolError): answer is Answer {
  return 'result' in answer;
}

function sameKey(given: string | string[] | undefined, expected: string): boolean {
  const [left, right] = [Buffer.from(String(given ?? '')), Buffer.from(expected)];
  return expected !== '' && left.length === right.length && timingSafeEqual(left, right);
}

async function readBody(request: IncomingMessage): Promise<Fields | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST_BODY) {
      return undefined;
    }
    chunks.push(chunk);
  }
  try {
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
    const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
    return isObject ? (body as Fields) : undefined;
  } catch {
    return undefined;
  }
}

function respond(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
}
