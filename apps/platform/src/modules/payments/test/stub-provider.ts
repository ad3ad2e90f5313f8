import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StubPayment {
  id: string;
  reference: string;
  status: string;
  reason: string | null;
  amount: number;
  currency: string;
  pageUrl: string | null;
  presentation?: 'page' | 'code' | 'none';
  qr?: string | null;
  expiresAt?: string;
}

/** What the stub does with a call: keep the protocol, or misbehave in one way. */
export type Behaviour =
  | { readonly kind: 'honest' }
  /** Answers this status with an HTML body, without any effect. */
  | { readonly kind: 'status'; readonly status: number }
  /** Does its work, and then closes the connection without an answer. */
  | { readonly kind: 'cutAfterwards' }
  /** Takes the call and never answers. */
  | { readonly kind: 'silent' }
  /** Does its work and answers with some fields changed. */
  | { readonly kind: 'lying'; readonly lie: Partial<StubPayment> };

/** A payment provider on a real port that counts its orders and can be told to misbehave. */
export class StubProvider {
  readonly payments = new Map<string, StubPayment>();
  /** Idempotency keys of the orders received, in order. */
  readonly orders: string[] = [];
  readonly bodies: Record<string, unknown>[] = [];
  /** What its statement lists. */
  statement: Record<string, unknown>[] = [];
  onCreate: Behaviour = { kind: 'honest' };
  onRead: Behaviour = { kind: 'honest' };
  onCancel: Behaviour = { kind: 'honest' };
  /** How the next orders are paid. */
  presentation: 'page' | 'code' | 'none' = 'page';
  /** Called before a cancellation is answered. */
  beforeCancel: (payment: StubPayment) => Promise<void> = async () => undefined;
  /** Called before a search for a reference is answered. */
  beforeListed: () => Promise<void> = async () => undefined;
  /** Called before an order is answered. */
  beforeCreated: (payment: StubPayment) => Promise<void> = async () => undefined;
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch(() => response.destroy());
    });
  }

  async listen(port = 0): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Refuses connections from now on; answers how to take them again, at the same address. */
  async goDown(): Promise<() => Promise<void>> {
    const { port } = this.#server.address() as AddressInfo;
    await this.close();
    return async () => {
      await this.listen(port);
    };
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Back to honesty; payments stay. */
  behave(): void {
    this.onCreate = this.onRead = this.onCancel = { kind: 'honest' };
    this.beforeCancel = this.beforeCreated = this.beforeListed = async () => undefined;
    this.presentation = 'page';
  }

  of(reference: string): StubPayment | undefined {
    return [...this.payments.values()].find((payment) => payment.reference === reference);
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const url = new URL(request.url ?? '/', 'http://stub');
    const [, , , id, action] = url.pathname.split('/');
    if (url.pathname === '/v1/statement') return this.#state(response, url.searchParams);
    if (request.method === 'GET') {
      const reference = url.searchParams.get('reference');
      if (reference !== null) {
        const found = this.of(reference);
        await this.beforeListed();
        const listed = (payment: unknown) => ({ payments: payment ? [payment] : [] });
        return send(response, this.onRead, 200, found, listed);
      }
      const payment = this.payments.get(id ?? '');
      return send(response, this.onRead, payment ? 200 : 404, payment);
    }
    if (action === 'cancel') return this.#cancel(response, this.payments.get(id ?? ''));
    return this.#create(response, String(request.headers['idempotency-key']), JSON.parse(text));
  }

  /** A page of two movements of the statement, as the provider's own time has them. */
  #state(response: ServerResponse, asked: URLSearchParams): void {
    if (this.onRead.kind === 'silent') return;
    if (this.onRead.kind === 'status') {
      send(response, this.onRead, this.onRead.status, undefined);
      return;
    }
    const [from = '', to = ''] = [asked.get('from') ?? '', asked.get('to') ?? ''];
    const within = this.statement.filter(
      ({ settledAt }) => String(settledAt) >= from && String(settledAt) < to,
    );
    const start = Number(asked.get('after') || 0);
    const next = start + 2 < within.length ? String(start + 2) : null;
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ entries: within.slice(start, start + 2), next }));
  }

  async #create(
    response: ServerResponse,
    key: string,
    order: Record<string, unknown>,
  ): Promise<void> {
    this.orders.push(key);
    this.bodies.push(order);
    if (this.onCreate.kind === 'status') return send(response, this.onCreate, 500, undefined);
    const payment = this.of(String(order.reference)) ?? {
      id: `pay_${randomUUID()}`,
      reference: String(order.reference),
      status: 'pending',
      reason: null,
      amount: Number(order.amount),
      currency: String(order.currency),
      pageUrl: 'https://pages.provider.test/pay/1',
      presentation: this.presentation,
      ...(this.presentation === 'code' ? { qr: null, expiresAt: '2026-05-01T12:30:00.000Z' } : {}),
    };
    this.payments.set(payment.id, payment);
    await this.beforeCreated(payment);
    return send(response, this.onCreate, 201, payment);
  }

  async #cancel(response: ServerResponse, payment: StubPayment | undefined): Promise<void> {
    if (!payment) return send(response, this.onCancel, 404, undefined);
    if (this.onCancel.kind === 'status') return send(response, this.onCancel, 500, undefined);
    await this.beforeCancel(payment);
    if (payment.status === 'pending') {
      payment.status = 'cancelled';
      payment.reason = 'cancelled';
    }
    if (payment.status === 'cancelled') return send(response, this.onCancel, 200, payment);
    return send(response, this.onCancel, 409, payment, (refused) => ({ payment: refused }));
  }
}

function send(
  response: ServerResponse,
  behaviour: Behaviour,
  status: number,
  payment: StubPayment | undefined,
  wrap: (payment: StubPayment | undefined) => unknown = (inner) => inner ?? {},
): void {
  switch (behaviour.kind) {
    case 'silent':
      return;
    case 'cutAfterwards':
      response.destroy();
      return;
    case 'status':
      response.writeHead(behaviour.status, { 'content-type': 'text/html' });
      response.end('<h1>Bad gateway</h1>');
      return;
    case 'honest':
    case 'lying': {
      const lie = behaviour.kind === 'lying' ? behaviour.lie : {};
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(wrap(payment && { ...payment, ...lie })));
    }
  }
}
