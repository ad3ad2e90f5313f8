import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { callSignature } from '../adapters/sumsub-call.ts';

export const appToken = 'sbx:stub-token';
export const secretKey = `planted-sumsub-key-${'k'.repeat(20)}`;
export const webhookSecret = `planted-sumsub-hook-${'h'.repeat(20)}`;

/** What the stub knows of somebody, as Sumsub words it. */
export interface StubApplicant {
  level: string;
  status: 'init' | 'pending' | 'queued' | 'completed' | 'onHold';
  answer?: 'GREEN' | 'RED';
  rejectType?: 'RETRY' | 'FINAL';
  labels?: readonly string[];
  dob?: string;
}

/** Sumsub's API as far as the platform asks it, on a real port; it can be told to be slow or away. */
export class StubSumsub {
  readonly applicants = new Map<string, StubApplicant>();
  /** External ids that tokens were requested for, with their level. */
  readonly tokens: { userId: string; levelName: string }[] = [];
  readonly resets: string[] = [];
  /** Answers this instead of the truth, once. */
  instead: { status: number; body: unknown } | null = null;
  /** Waited for after an answer was made and before it is sent. */
  beforeAnswer: () => Promise<void> = async () => undefined;
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch(() => response.destroy());
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Says something of whom the platform asked a token for last. */
  judge(said: Partial<StubApplicant>, externalId = this.tokens.at(-1)?.userId ?? ''): void {
    const level = this.tokens.findLast(({ userId }) => userId === externalId)?.levelName ?? '';
    const known = this.applicants.get(externalId) ?? { level, status: 'init' };
    this.applicants.set(externalId, { ...known, ...said });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const [method, path] = [request.method ?? '', request.url ?? ''];
    const seconds = String(request.headers['x-app-access-ts']);
    const isSigned =
      request.headers['x-app-token'] === appToken &&
      request.headers['x-app-access-sig'] ===
        callSignature(secretKey, { seconds, method, path, body });
    const [status, says] = this.instead
      ? [this.instead.status, this.instead.body]
      : isSigned
        ? this.#say(method, path, body)
        : [401, { code: 401, errorName: 'app-token-signature-mismatch' }];
    this.instead = null;
    const written = JSON.stringify(says);
    await this.beforeAnswer();
    response.writeHead(status, { 'content-type': 'application/json' }).end(written);
  }

  #say(method: string, path: string, body: string): [number, unknown] {
    if (method === 'POST' && path === '/resources/accessTokens/sdk') {
      const { userId, levelName } = JSON.parse(body);
      this.tokens.push({ userId, levelName });
      return [200, { token: `_act-sbx-${this.tokens.length}`, userId }];
    }
    const reset = /^\/resources\/applicants\/id-([\w-]+)\/reset$/.exec(path);
    if (method === 'POST' && reset) {
      this.resets.push(reset[1] ?? '');
      this.judge({ status: 'init' }, reset[1]);
      return [200, { ok: 1 }];
    }
    const one = /^\/resources\/applicants\/-;externalUserId=([\w-]+)\/one$/.exec(path);
    const id = one?.[1] ?? '';
    const found = this.applicants.get(id);
    if (!found) return [404, { code: 404, description: 'Applicant not found' }];
    return [
      200,
      {
        id: `id-${id}`,
        externalUserId: id,
        info: {
          ...(found.dob ? { dob: found.dob } : {}),
          firstName: 'Planted-First',
          lastName: 'Planted-Last',
          idDocs: [{ idDocType: 'PASSPORT', number: 'PLANTED-DOC-4711' }],
        },
        review: {
          levelName: found.level,
          reviewStatus: found.status,
          ...(found.answer
            ? {
                reviewResult: {
                  reviewAnswer: found.answer,
                  reviewRejectType: found.rejectType,
                  rejectLabels: found.labels ?? [],
                },
              }
            : {}),
        },
      },
    ];
  }
}

/** A webhook as the provider sends it. */
export function webhookOf(
  event: Readonly<Record<string, unknown>>,
  { secret = webhookSecret, algorithm = 'sha256' } = {},
): { body: string; headers: Record<string, string> } {
  const body = JSON.stringify(event);
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'x-payload-digest': createHmac(algorithm, secret).update(body).digest('hex'),
      'x-payload-digest-alg': `HMAC_${algorithm.toUpperCase()}_HEX`,
    },
  };
}
