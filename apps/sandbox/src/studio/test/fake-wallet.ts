import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isSignedBy, SIGNATURE_HEADER } from '../../aggregator/signature.ts';

/**
 * What goes wrong with one call: `…-before` breaks it off without effect, `…-after` books it and then
 * breaks the answer off. `hang` never answers, `drop` cuts the connection; a status is answered instead.
 */
export type Fault =
  | `${'hang' | 'drop' | '500' | 'garbage'}-${'before' | 'after'}`
  | `RS_ERROR_${string}`;

type Call = { path: string; body: Record<string, unknown> };

export const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
/** A key the wallet does not know. */
export const strangerKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });

/**
 * An operator's seamless wallet over real HTTP: checks signatures, books each transaction id once, keeps
 * a tombstone for a rollback that comes before its bet, and fails on demand.
 */
export class FakeWallet {
  /** In hundred-thousandths of a unit. */
  balance: number;
  readonly calls: Call[] = [];
  readonly #faults = new Map<string, Fault[]>();
  readonly #booked = new Map<string, number>();
  readonly #undone = new Set<string>();
  readonly #hanging = new Set<ServerResponse>();
  readonly #server: Server;
  #heard: () => void = () => {};
  #waiting: AbortController[] = [];

  constructor(balance: number) {
    this.balance = balance;
    this.#server = createServer((request, response) => void this.#serve(request, response));
  }

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    for (const response of this.#hanging) response.destroy();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Makes the next calls of a path (`bet`, `win`, `rollback`, `balance`) go wrong, one fault each. */
  fail(path: string, ...faults: Fault[]): void {
    this.#faults.set(path, [...(this.#faults.get(path) ?? []), ...faults]);
  }

  /** Resolves once a call fulfils the condition. */
  async heard(condition: (call: Call) => boolean): Promise<void> {
    while (!this.calls.some(condition)) {
      await new Promise<void>((resolve) => {
        this.#heard = resolve;
      });
    }
  }

  /** A deadline for calls to this wallet that runs out as soon as it lets a call hang. */
  readonly deadline = (): AbortSignal => {
    const controller = new AbortController();
    this.#waiting.push(controller);
    return controller.signal;
  };

  sent(path: string): Call[] {
    return this.calls.filter((call) => call.path === path);
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const raw = Buffer.concat(parts);
    const body = JSON.parse(raw.toString()) as Record<string, unknown>;
    const path = (request.url ?? '').split('/').at(-1) ?? '';
    this.calls.push({ path, body });
    const answer = (status: string) => {
      response.setHeader('content-type', 'application/json');
      const { request_uuid, user } = body;
      /** A wallet has no account to tell of when it undoes a bet it never saw. */
      const told = path === 'rollback' ? {} : { currency: 'EUR', balance: this.balance };
      response.end(JSON.stringify({ status, request_uuid, user, ...told }));
    };
    const fault = this.#faults.get(path)?.shift();
    if (!isSignedBy(raw, request.headers[SIGNATURE_HEADER], keys.publicKey)) {
      answer('RS_ERROR_INVALID_SIGNATURE');
    } else if (fault?.startsWith('RS_')) answer(fault);
    else if (fault) {
      if (fault.endsWith('-after')) this.#book(path, body);
      this.#break(fault, response);
    } else answer(this.#book(path, body));
    this.#heard();
  }

  #break(fault: Fault, response: ServerResponse): void {
    if (fault.startsWith('drop')) response.destroy();
    else if (fault.startsWith('500')) response.writeHead(500).end('oh no');
    else if (fault.startsWith('garbage')) response.end('<html>maintenance</html>');
    else {
      this.#hanging.add(response);
      for (const controller of this.#waiting.splice(0)) controller.abort();
    }
  }

  #book(path: string, body: Record<string, unknown>): string {
    if (path === 'balance') return 'RS_OK';
    const id = String(body.transaction_uuid);
    if (this.#booked.has(id)) return 'RS_OK';
    const reference = String(body.reference_transaction_uuid);
    const amount = Number(body.amount);
    if (path === 'bet') {
      if (this.#undone.has(id)) return 'RS_ERROR_TRANSACTION_ROLLED_BACK';
      if (amount > this.balance) return 'RS_ERROR_NOT_ENOUGH_MONEY';
      this.#move(id, -amount);
    } else if (path === 'win') {
      if (!this.#booked.has(reference)) return 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
      this.#move(id, amount);
    } else if (path === 'rollback') {
      this.#undone.add(reference);
      this.#move(id, -(this.#booked.get(reference) ?? 0));
    }
    return 'RS_OK';
  }

  #move(id: string, change: number): void {
    this.#booked.set(id, change);
    this.balance += change;
  }
}
