import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StubPayout {
  id: string;
  reference: string;
  status: 'processing' | 'paid' | 'failed';
  reason: 'declined' | 'accountUnknown' | null;
  amount: number;
  currency: string;
}

/** What the stub does with a call. */
export type PayoutBehaviour =
  | 'honest'
  /** Answers 503 and does nothing. */
  | 'broken'
  /** Does its work and cuts the line. */
  | 'cutAfterwards'
  /** Does its work and never answers. */
  | 'silentAfterwards'
  /** Says that it will not, and does not. */
  | 'refuses'
  /** Answers 409, as one that knows the reference. */
  | 'conflict'
  /** Does its work and answers another amount. */
  | 'lies';

/** Somebody who pays out, on a real port, counts what was really paid and can be told to misbehave. */
export class StubPayouts {
  readonly payouts = new Map<string, StubPayout>();
  /** References of the orders received, in order, also of those that were not taken. */
  readonly orders: string[] = [];
  readonly bodies: Record<string, unknown>[] = [];
  onCreate: PayoutBehaviour = 'honest';
  onFind: PayoutBehaviour = 'honest';
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

  behave(): void {
    this.onCreate = this.onFind = 'honest';
  }

  /** Payouts of a reference: more than one would be money paid twice. */
  of(reference: string): StubPayout[] {
    return [...this.payouts.values()].filter((payout) => payout.reference === reference);
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.method === 'GET') {
      const url = new URL(request.url ?? '/', 'http://stub');
      if (url.pathname !== '/v1/payouts') {
        response.writeHead(404).end();
        return;
      }
      const [found] = this.of(url.searchParams.get('reference') ?? '');
      return this.#send(response, this.onFind, 200, found, (payout) => ({
        payouts: payout ? [payout] : [],
      }));
    }
    const order = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
    this.orders.push(String(order.reference));
    this.bodies.push(order);
    if (['honest', 'cutAfterwards', 'silentAfterwards', 'lies'].includes(this.onCreate))
      this.#take(order);
    const [payout] = this.of(String(order.reference));
    return this.#send(response, this.onCreate, 201, payout);
  }

  #take(order: Record<string, unknown>): void {
    if (this.of(String(order.reference)).length > 0) return;
    const id = `po_${randomUUID()}`;
    this.payouts.set(id, {
      id,
      reference: String(order.reference),
      status: 'processing',
      reason: null,
      amount: Number(order.amount),
      currency: String(order.currency),
    });
  }

  #send(
    response: ServerResponse,
    behaviour: PayoutBehaviour,
    status: number,
    payout: StubPayout | undefined,
    wrap: (payout: StubPayout | undefined) => unknown = (inner) => inner ?? {},
  ): void {
    const write = (code: number, body: unknown) => {
      response.writeHead(code, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    switch (behaviour) {
      case 'cutAfterwards':
        response.destroy();
        break;
      case 'silentAfterwards':
        break;
      case 'broken':
        write(503, {});
        break;
      case 'refuses':
        write(422, {});
        break;
      case 'conflict':
        write(409, {});
        break;
      case 'honest':
        write(status, wrap(payout));
        break;
      case 'lies':
        write(status, wrap(payout && { ...payout, amount: payout.amount + 1 }));
    }
  }
}
