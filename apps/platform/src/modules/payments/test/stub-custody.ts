import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StubDeposit {
  readonly id: string;
  readonly reference: string;
  readonly follows: string | null;
  readonly asset: string;
  readonly network: string;
  readonly amount: number;
  readonly address: string;
  readonly tag: string | null;
  readonly uri: string;
  readonly walletUrl: string;
  readonly status: string;
  readonly received: number;
  readonly confirmations: number;
  readonly required: number;
}

type StubOrder = Pick<StubDeposit, 'reference' | 'asset' | 'network' | 'amount'>;

/** A custodian on a real port that lends addresses; what comes to them is told by the tests. */
export class StubCustody {
  /** What its statement lists, whatever time is requested. */
  statement: Readonly<Record<string, unknown>>[] = [];
  readonly #deposits = new Map<string, StubDeposit>();
  readonly #server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { pathname } = new URL(request.url ?? '/', 'http://stub');
    const [, , , id = '', action] = pathname.split('/');
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    if (pathname === '/v1/statement') return answer(200, { entries: this.statement, next: null });
    if (request.method === 'GET') {
      const known = this.#deposits.get(id);
      return answer(known ? 200 : 404, known ?? {});
    }
    if (action === 'cancel') {
      const known = this.#deposits.get(id);
      const cancelled = known && { ...known, status: 'cancelled' };
      if (cancelled) this.#deposits.set(id, cancelled);
      return answer(cancelled ? 200 : 404, cancelled ?? {});
    }
    const order = JSON.parse(Buffer.concat(chunks).toString()) as StubOrder;
    return answer(201, this.#lend(order));
  });

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Has this stand in the record from now on. */
  keep(deposit: StubDeposit): void {
    this.#deposits.set(deposit.id, deposit);
  }

  /** The deposit of an invoice. */
  of(reference: string): StubDeposit | undefined {
    return [...this.#deposits.values()].find((deposit) => deposit.reference === reference);
  }

  /** What became of a deposit that was lent. */
  change(id: string, changed: Partial<StubDeposit>): void {
    const known = this.#deposits.get(id);
    if (known) this.#deposits.set(id, { ...known, ...changed });
  }

  #lend({ reference, asset, network, amount }: StubOrder): StubDeposit {
    const lent: StubDeposit = {
      id: `dep_${randomUUID()}`,
      reference,
      follows: null,
      asset,
      network,
      amount,
      address: `tb1q${reference}`,
      tag: null,
      uri: `bitcoin:tb1q${reference}?amount=1`,
      walletUrl: 'https://custody.provider.test/send/1',
      status: 'waiting',
      received: 0,
      confirmations: 0,
      required: 3,
    };
    this.#deposits.set(lent.id, lent);
    return lent;
  }
}
